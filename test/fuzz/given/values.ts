import fc from 'fast-check'
import { isoDate } from '../../../src/ground/model/calendar-date.js'

/** The arbitrary or nothing. */
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 4 })

/** Every kind of number that a double can be. */
export const hostileNumber = fc.oneof(
  fc.double(),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.integer({ min: -10, max: 5000 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0),
  fc.constantFrom(Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE, Number.EPSILON, 2.2e-308),
  fc.constantFrom(1e-7, 1e21, 1e308, 0.1 + 0.2, 2 ** 53, 1 / 3, 1e-300, 1e20 - 1),
)

/** A number as it is measured, or once in a while any at all. */
export const figure = (min: number, max: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 4, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) },
    { weight: 1, arbitrary: hostileNumber },
  )

/** Texts that have broken software before. */
export const awkwardTexts = [
  '',
  ' ',
  ' x ',
  '\r',
  '\r\n',
  'a\nb',
  '\t',
  '<&>"\'',
  ']]>',
  '<![CDATA[x]]>',
  '<!-- x -->',
  '&amp;',
  '&#0;',
  '</text><script>alert(1)</script>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\uFEFF',
  '\uFFFE',
  '\uFFFF',
  '\uD800',
  '\uDC00x',
  '\uDC00\uD800',
  '\u200b\u200d\u2060',
  '\u202Eabc\u202C',
  'שלום עולם',
  'مرحبا',
  '👩‍👩‍👧‍👦',
  '\u{10FFFF}',
  `Z${'\u0335\u0489\u0361'.repeat(20)}`,
  'e\u0301',
  '\u00e9',
  'Ａ１＝',
  'аррӏе',
  '=HYPERLINK("x")',
  '+1',
  '@SUM(A1)',
  '"; DROP TABLE patients; --',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  '0',
  '-0',
  '%s%n%d',
  '$&$1$`',
  '#{7*7}',
  'I\u0307\u0131ß\uFB03',
] as const

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...awkwardTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...awkwardTexts, 'x', 'W ', 'ü'), fc.nat(1010)).map(([text, times]) => {
      return text.repeat(Math.ceil(times / Math.max(1, text.length)))
    }),
  },
)

const firstDay = -719_162
const lastDay = 2_932_896
const time = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('', 'T00:00:00') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Z',
      '+14:00',
      '-14:00',
      'T23:59',
      'T23:59:59.999999999Z',
      'T07:30:00.5+05:45',
      '-00:00',
    ),
  },
)
const withTime = (day: fc.Arbitrary<number>) => fc.tuple(day, time).map(([number, rest]) => isoDate(number) + rest)

/** Around the turn of 1994 to 2027: births and visits that fit one another more often than not. */
const recentDay = fc.integer({ min: 9_000, max: 21_000 })

/** A date that exists, near or as far as four digits reach. */
export const date = fc.oneof(
  { weight: 9, arbitrary: withTime(recentDay) },
  { weight: 1, arbitrary: withTime(fc.integer({ min: firstDay, max: lastDay })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0001-01-01', '9999-12-31', '2000-02-29', '1900-02-28', '2024-02-29T23:59:59Z'),
  },
)

/** A text that is no date, though it may look like one. */
export const impossibleDate = fc.oneof(
  fc.constantFrom('2019-02-29', '1900-02-29', '2021-13-01', '2021-00-10', '2021-04-31', '0000-01-01', '10000-01-01'),
  fc.constantFrom(
    '04.06.2014',
    '2014-6-4',
    '2014-06-04T24:00:00',
    '2014-06-04T10:60',
    '2014-06-04+14:59x',
    '',
    'today',
  ),
  fc.constantFrom('２０１４-06-04', '2014‐06‐04', '-2014-06-04', '2014-06-04 ', '2014-W10-1', '+012014-06-04'),
  hostileText,
)
