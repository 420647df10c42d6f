import type { AnyField, AnyList, AnyRecord, AnyValue, DocumentSchema, ScalarValue } from '../schema.js'
import {
  type DocumentForm,
  entriesWriter,
  type FieldWriter,
  fieldsOf,
  fieldTextWriter,
  keptText,
  nestedFieldWriter,
  textWriter,
  type ValueWriter,
  type WriteOptions,
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
  return jsonWriter(schema, options)(model)
}

const jsonWriter = /* @__PURE__ */ writersOf(({ root, value }, form) => {
  const { pretty, newLine } = form
  const isRecord = value.kind === 'record'
  const write = valueWriter(value, isRecord ? 0 : 1, form)
  const start = isRecord ? '' : `{${newLine(1)}"${root}":${pretty ? ' ' : ''}`
  const end = isRecord ? newLine(0) : `${newLine(0)}}${newLine(0)}`
  return (model) => start + write(model, { outer: undefined, name: root }) + end
})

function valueWriter(value: AnyValue, depth: number, form: DocumentForm): ValueWriter {
  if (value.kind === 'record') return recordWriter(value, depth, form)
  if (value.kind === 'list') return listWriter(value, depth, form)
  const write = textWriter(value)
  return (model, place) => asJson(value, write(model, place))
}

function recordWriter(value: AnyRecord, depth: number, form: DocumentForm): ValueWriter {
  const { pretty, newLine } = form
  const isOneLine = isChildless(value)
  const space = pretty ? ' ' : ''
  const [before, end] = isOneLine ? [space, `${space}}`] : [newLine(depth + 1), `${newLine(depth)}}`]
  const members = writtenFields(value, form).map((field) => {
    const write = memberWriter(field, depth + 1, form)
    const start = [before, '"', field.name, '":', space]
    return { first: write(['{', ...start].join('')), next: write([',', ...start].join('')) }
  })
  return (model, place) => {
    const record = fieldsOf(model, place)
    let text = ''
    for (const { first, next } of members) text = (text === '' ? first : next)(text, record, place)
    return text === '' ? '{}' : text + end
  }
}

/** Whether a record is an element without child elements in XML: it is written on one line. */
function isChildless({ fields }: AnyRecord): boolean {
  return fields.every(({ placement = 'element' }) => placement !== 'element')
}

/** Makes the writer of a member from what comes before its value. */
function memberWriter(field: AnyField, depth: number, form: DocumentForm): (before: string) => FieldWriter {
  const { value, absence = 'omitted' } = field
  const absentOf = (start: string) => (absence === 'omitted' ? '' : `${start}${value.kind === 'list' ? '[]' : 'null'}`)
  if (value.kind === 'record' || value.kind === 'list') {
    const write = valueWriter(value, depth, form)
    return (before) => nestedFieldWriter(field, { before, absent: absentOf(before) }, write)
  }
  const write = fieldTextWriter(field)
  return (start) => {
    const absent = absentOf(start)
    return (before, record, outer) => {
      const text = write(record, outer)
      return text === undefined ? before + absent : before + start + asJson(value, text)
    }
  }
}

function listWriter(list: AnyList, depth: number, form: DocumentForm): ValueWriter {
  const line = form.newLine(depth + 1)
  const end = `${form.newLine(depth)}]`
  const write = entriesWriter(list, valueWriter(list.of, depth + 1, form))
  return keptText(list, (model, place) => {
    const entries = write(model, place)
    return entries.length === 0 ? '[]' : `[${line}${entries.join(`,${line}`)}${end}`
  })
}

function asJson({ kind }: ScalarValue, text: string): string {
  if (kind === 'number' || kind === 'boolean') return text
  // Dates and the options of a choice have nothing to escape.
  return kind === 'date' || kind === 'choice' ? `"${text}"` : JSON.stringify(text)
}
