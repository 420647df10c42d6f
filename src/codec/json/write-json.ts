import { placeOfValue } from '../compiled.js'
import type { AnyDocument, AnyField, AnyList, AnyRecord, AnyValue, DocumentSchema, ScalarValue } from '../schema.js'
import {
  checkWriteOptions,
  entriesText,
  fieldsOf,
  fieldText,
  isAbsent,
  isChildless,
  listTexts,
  textOf,
  type ValueWriter,
  type WriteOptions,
  type WrittenLayout,
  type WrittenRecord,
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
  const text = scalarWriter(value)
  return (model, place) => text(textOf(value, model, place))
}

function recordWriter(value: AnyRecord, depth: number, layout: WrittenLayout): ValueWriter {
  const members = writtenFields(value, layout).map((field) => memberWriter(field, depth + 1, layout))
  const { pretty, newLine } = layout
  const isOneLine = isChildless(value)
  const before = isOneLine ? (pretty ? ' ' : '') : newLine(depth + 1)
  const [first, next] = [`{${before}`, `,${before}`]
  const end = `${isOneLine ? (pretty ? ' ' : '') : newLine(depth)}}`
  return (model, place) => {
    const record = fieldsOf(model, place)
    let text = ''
    for (const write of members) {
      const member = write(record, place)
      if (member !== '') text += (text === '' ? first : next) + member
    }
    return text === '' ? '{}' : text + end
  }
}

function memberWriter(
  field: AnyField,
  depth: number,
  layout: WrittenLayout,
): (record: WrittenRecord, outer: Parameters<ValueWriter>[1]) => string {
  const { name, key, value, absence = 'omitted' } = field
  const start = named(name, layout)
  const absent = absence === 'omitted' ? '' : start + (value.kind === 'list' ? '[]' : 'null')
  if (value.kind === 'record' || value.kind === 'list') {
    const write = valueWriter(value, depth, layout)
    return (record, outer) =>
      isAbsent(field, record[key], outer) ? absent : start + write(record[key], placeOfValue(field, outer))
  }
  const text = scalarWriter(value)
  return (record, outer) =>
    isAbsent(field, record[key], outer) ? absent : start + text(fieldText(field, record, outer))
}

function listWriter(list: AnyList, depth: number, layout: WrittenLayout): ValueWriter {
  const write = valueWriter(list.of, depth + 1, layout)
  const line = layout.newLine(depth + 1)
  const [first, next, end] = [`[${line}`, `,${line}`, `${layout.newLine(depth)}]`]
  return listTexts(list, (model, place) => {
    const entries = entriesText(
      list,
      model,
      place,
      (entry, at, index) => (index === 0 ? first : next) + write(entry, at),
    )
    return entries === '' ? '[]' : entries + end
  })
}

/** What a string of JSON has to escape, or what `JSON.stringify` might. */
const needsEscapes = /[^ !#-[\]-~\u00a0-\ud7ff]/

/** How a scalar stands in JSON: numbers as they are, and nothing to escape in dates. */
function scalarWriter({ kind }: ScalarValue): (text: string) => string {
  if (kind === 'number' || kind === 'boolean') return (text) => text
  if (kind === 'date') return (text) => `"${text}"`
  return (text) => (needsEscapes.test(text) ? JSON.stringify(text) : `"${text}"`)
}
