import fc from 'fast-check'
import { formatNumber } from '../../../src/ground/text/number.js'
import { awkwardTexts, date, hostileNumber } from './values.js'

/** Pieces of XML and JSON that do not belong where they are put. */
const fragments = [
  ...['<', '>', '&', '"', "'", '{', '}', '[', ']', ',', ':', '\\', '\\u', '\\uD800', '\\u0000', '<a>', '</a>', '<a/>'],
  ...['<x:a/>', '</Patient>', '<Patient>', '<SizeCm/>', '<SizeCm xsi:nil="true"/>', ' xsi:nil="true"', ' xsi:nil="1"'],
  ...[' xmlns="urn:x"', ' xmlns:xsi="urn:y"', '<!-- - -->', '<!-- -- -->', '<?pi x?>', '<?xml version="1.0"?>'],
  ...['<?xml version="1.1" encoding="utf-16"?>', '<!DOCTYPE Patient>', '<![CDATA[', '<![CDATA[1]]>', '&lt;', '&#x41;'],
  ...['&#xFFFFFFFF;', '&a;', 'null', 'true', '{}', '[]', '{"__proto__":{"polluted":true}}'],
  ...['"__proto__":{"polluted":true},', '"constructor":1,', '"SizeCm":1,', '"Gender":"f",', '1e5', '1E+400', '-0'],
  ...['-0.0', '00', '.5', '5.', '+5', '1,5', '١٢', '１２', '0x10', 'INF', '1_000', '9'.repeat(400)],
  ...[`0.${'0'.repeat(400)}1`, '2020-02-30', '0001-01-01', '9999-12-31T23:59:59+14:00', 'Male', 'männlich'],
  ...['ma\u0308nnlich'],
  ...awkwardTexts,
]

const places = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const fragment = fc.constantFrom(...fragments)

type Edit = (text: string) => string

const at = (text: string, place: number) => Math.floor(place * (text.length + 1))

/** The nth match of a form (counted round) given to another text. */
function replaced(text: string, form: RegExp, place: number, by: (found: string) => string): string {
  const found = [...text.matchAll(form)]
  const one = found[Math.floor(place * found.length)]
  if (one === undefined) return text
  return text.slice(0, one.index) + by(one[0]) + text.slice(one.index + one[0].length)
}

const decimal = hostileNumber.filter(Number.isFinite).map((value) => formatNumber(value))

const edit: fc.Arbitrary<Edit> = fc.oneof(
  // Other numbers and dates: the document says something else.
  {
    weight: 6,
    arbitrary: fc.tuple(places, decimal).map(
      ([place, by]) =>
        (text: string) =>
          replaced(text, /(?<=[>:] ?)-?\d+(?:\.\d+)?(?=[<,\s])/g, place, () => by),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(places, date).map(
      ([place, by]) =>
        (text: string) =>
          replaced(text, /\d{4}-\d\d-\d\d(?:T[\d:]+)?/g, place, () => by),
    ),
  },
  // What is between tags, quotes or at a JSON number's place: the document stays well-formed as a rule.
  {
    weight: 6,
    arbitrary: fc.tuple(places, fragment).map(
      ([place, by]) =>
        (text: string) =>
          replaced(text, /(?<=>)[^<>]*(?=<)|-?\d+(?:\.\d+)?|(?<=: ?")[^"]*(?=")/g, place, () => by),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(places, fragment).map(
      ([place, piece]) =>
        (text: string) =>
          text.slice(0, at(text, place)) + piece + text.slice(at(text, place)),
    ),
  },
  // Names of elements and members.
  {
    weight: 1,
    arbitrary: fc
      .tuple(places, fc.constantFrom('Gender', 'SizeCm', 'Measurement', 'gender', '__proto__', 'x', 'Sds'))
      .map(
        ([place, by]) =>
          (text: string) =>
            replaced(text, /(?<=<\/?)[A-Za-z_]+|(?<=")\w+(?="\s*:)/g, place, () => by),
      ),
  },
  // Lines left out, twice, elsewhere.
  {
    weight: 3,
    arbitrary: fc
      .tuple(places, places, fc.constantFrom(0, 1, 2), fc.nat(3))
      .map(([from, to, times, more]) => (text: string) => {
        const lines = text.split('\n')
        const taken = lines.splice(Math.floor(from * lines.length), 1 + more)
        for (let i = 0; i < times; i++) lines.splice(Math.floor(to * (lines.length + 1)), 0, ...taken)
        return lines.join('\n')
      }),
  },
  // Characters left out, twice, all behind them gone.
  {
    weight: 2,
    arbitrary: fc
      .tuple(places, fc.nat(30), fc.constantFrom('out', 'twice', 'end'))
      .map(([place, length, how]) => (text: string) => {
        const from = at(text, place)
        if (how === 'end') return text.slice(0, from)
        return (
          text.slice(0, from) +
          (how === 'twice' ? text.slice(from, from + length) : '') +
          text.slice(how === 'twice' ? from : from + length)
        )
      }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Edit>(
      (text) => `\uFEFF${text}`,
      (text) => `\uFEFF\uFEFF${text}`,
      (text) => text.replaceAll('\n', '\r\n'),
      (text) => text.replaceAll('\n', '\r'),
      (text) => text.replaceAll('\n', ''),
      (text) => [...text].join('\u0000'),
      (text) => ` ${text}`,
      (text) => text + text,
      (text) => text.replace(/>([^<>]+)</g, '><![CDATA[$1]]><'),
      (text) => text.replace(/<(\/?)([A-Z])/g, '<$1p:$2').replace('>', ' xmlns:p="urn:p">'),
    ),
  },
)

/** A document, as it is or changed in a few places. */
export function edited(documents: readonly string[]): fc.Arbitrary<string> {
  const few = fc.oneof(
    { weight: 6, arbitrary: fc.array(edit, { minLength: 1, maxLength: 2 }) },
    { weight: 2, arbitrary: fc.array(edit, { minLength: 0, maxLength: 8 }) },
  )
  return fc
    .tuple(fc.constantFrom(...documents), few)
    .map(([document, edits]) => edits.reduce((text, change) => change(text), document))
}

/** No document at all: what a keyboard, a disk or another character set may leave behind. */
export const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fragment, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('utf16le')),
  fc.json({ maxDepth: 5 }),
)
