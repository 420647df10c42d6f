import { inOnePiece } from '../compiled.js'
import { type PairFields, type PairFrame, pairFields, pairsWriter } from '../pair-entries.js'
import type { AnyDocument, AnyField, AnyList, AnyRecord, AnyValue, DocumentSchema, ScalarValue } from '../schema.js'
import {
  checkWriteOptions,
  entriesText,
  type FieldWriter,
  fieldsOf,
  isChildless,
  listTexts,
  nestedFieldWriter,
  scalarFieldWriter,
  textOf,
  type ValueWriter,
  type WriteOptions,
  type WrittenLayout,
  writersOf,
  writtenFields,
} from '../write-document.js'

/**
 * A model as the JSON document that its schema describes, with the names, order
 * and digits of the XML document.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, a date that does not exist
 */
export function writeJson<Model>(schema: DocumentSchema<Model>, model: Model, options: WriteOptions = {}): string {
  checkWriteOptions(options)
  return jsonWriter(schema as AnyDocument, options)(model)
}

const jsonWriter: (document: AnyDocument, options: WriteOptions) => (model: unknown) => string = writersOf(
  ({ root, value }, layout) => {
    const { newLine } = layout
    const isRecord = value.kind === 'record'
    const write = valueWriter(value, isRecord ? 0 : 1, layout)
    const start = isRecord ? '' : `{${newLine(1)}${named(root, layout)}`
    const end = isRecord ? newLine(0) : `${newLine(0)}}${newLine(0)}`
    return (model) => start + write(model, { outer: undefined, name: root }) + end
  },
)

/** The name of a member, with its colon. */
function named(name: string, { pretty }: WrittenLayout): string {
  return `"${name}":${pretty ? ' ' : ''}`
}

function valueWriter(value: AnyValue, depth: number, layout: WrittenLayout): ValueWriter {
  if (value.kind === 'record') return recordWriter(value, depth, layout)
  if (value.kind === 'list') return listWriter(value, depth, layout)
  const escaped = escapingOf(value)
  return (model, place) => {
    const text = textOf(value, model, place)
    return escaped === undefined ? text : escaped(text)
  }
}

function recordWriter(value: AnyRecord, depth: number, layout: WrittenLayout): ValueWriter {
  const { pretty, newLine } = layout
  const isOneLine = isChildless(value)
  const before = isOneLine ? (pretty ? ' ' : '') : newLine(depth + 1)
  const [first, next] = [`{${before}`, `,${before}`]
  const end = inOnePiece(isOneLine ? (pretty ? ' ' : '') : newLine(depth), '}')
  const members = writtenFields(value, layout).map((field) => {
    const write = nestedWriter(field.value, depth + 1, layout)
    return { first: memberWriter(field, first, write, layout), next: memberWriter(field, next, write, layout) }
  })
  return (model, place) => {
    const record = fieldsOf(model, place)
    let text = ''
    for (const { first, next } of members) text = (text === '' ? first : next)(text, record, place)
    return text === '' ? '{}' : text + end
  }
}

function nestedWriter(value: AnyValue, depth: number, layout: WrittenLayout): ValueWriter | undefined {
  return value.kind === 'record' || value.kind === 'list' ? valueWriter(value, depth, layout) : undefined
}

/**
 * @param line what comes before the name
 * @param nested the writer of a record or list
 */
function memberWriter(
  field: AnyField,
  line: string,
  nested: ValueWriter | undefined,
  layout: WrittenLayout,
): FieldWriter {
  const { name, value, absence = 'omitted' } = field
  const before = line + named(name, layout)
  const absent = absence === 'omitted' ? '' : before + (value.kind === 'list' ? '[]' : 'null')
  if (nested !== undefined) return nestedFieldWriter(field, { before, absent }, nested)
  return scalarFieldWriter(field, {
    before,
    after: '',
    escaped: escapingOf(value as ScalarValue),
    absent,
    empty: `${before}""`,
  })
}

function listWriter(list: AnyList, depth: number, layout: WrittenLayout): ValueWriter {
  const write = valueWriter(list.of, depth + 1, layout)
  const line = layout.newLine(depth + 1)
  const [first, next, end] = [`[${line}`, `,${line}`, `${layout.newLine(depth)}]`]
  const fields = pairFields(list)
  const pairs = fields && pairsWriter(fields, pairFrame(fields, { first, next, end }, layout))
  return listTexts(list, (model, place) => {
    const text = pairs?.(model)
    if (text !== undefined) return text
    const entries = entriesText(
      list,
      model,
      place,
      (entry, at, index) => (index === 0 ? first : next) + write(entry, at),
    )
    return entries === '' ? '[]' : entries + end
  })
}

/** `{ "x": 4, "y": 104.56 }` */
function pairFrame(
  [one, other]: PairFields,
  { first, next, end }: { readonly [part in 'first' | 'next' | 'end']: string },
  layout: WrittenLayout,
): PairFrame {
  const space = layout.pretty ? ' ' : ''
  const [begin, close] = [`{${space}${named(one.name, layout)}`, `${space}}`]
  return {
    open: first + begin,
    between: `,${space}${named(other.name, layout)}`,
    next: close + next + begin,
    close: close + end,
  }
}

/** What a string of JSON has to escape, or what `JSON.stringify` might. */
const needsEscapes = /[^ !#-[\]-~\u00a0-\ud7ff]/

/** How a scalar is written in JSON: numbers as they are, and nothing to escape in dates. */
function escapingOf({ kind }: ScalarValue): ((text: string) => string) | undefined {
  if (kind === 'number' || kind === 'boolean') return undefined
  if (kind === 'date') return (text) => `"${text}"`
  return (text) => (needsEscapes.test(text) ? JSON.stringify(text) : `"${text}"`)
}
