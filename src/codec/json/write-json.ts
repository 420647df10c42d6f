import type { AnyDocument, AnyField, AnyList, AnyRecord, AnyValue, DocumentSchema, ScalarValue } from '../schema.js'
import {
  checkWriteOptions,
  entriesOf,
  fieldsOf,
  fieldText,
  isAbsent,
  isChildless,
  lineBreak,
  textOf,
  type WriteOptions,
} from '../write-document.js'

/**
 * A model as the JSON document that its schema describes, with the names, order
 * and digits of the XML document.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, a date that does not exist
 */
export function writeJson<Model>(schema: DocumentSchema<Model>, model: Model, options: WriteOptions = {}): string {
  checkWriteOptions(options)
  const { root, value } = schema as AnyDocument
  const { extensions = false } = options
  const newLine = lineBreak(options)
  const space = options.pretty === false ? '' : ' '
  const body =
    value.kind === 'record'
      ? recordJson(value, model, root, 0)
      : `{${newLine(1)}"${root}":${space}${listJson(value, model, root, 1)}${newLine(0)}}`
  return body + newLine(0)

  function valueJson(value: AnyValue, model: unknown, path: string, depth: number): string {
    if (value.kind === 'record') return recordJson(value, model, path, depth)
    if (value.kind === 'list') return listJson(value, model, path, depth)
    return scalarJson(value, model, path)
  }

  function recordJson(record: AnyRecord, model: unknown, path: string, depth: number): string {
    const parts = fieldsOf(model, path)
    const oneLine = isChildless(record)
    const before = oneLine ? space : newLine(depth + 1)
    let members = ''
    for (const field of record.fields) {
      if (field.extension && !extensions) continue
      const text = memberJson(field, parts, path, depth + 1)
      if (text !== '') members += `${members === '' ? '' : ','}${before}${text}`
    }
    return members === '' ? '{}' : `{${members}${oneLine ? space : newLine(depth)}}`
  }

  function memberJson(
    field: AnyField,
    record: Readonly<Record<string, unknown>>,
    recordPath: string,
    depth: number,
  ): string {
    const { name, value, absence = 'omitted' } = field
    const model = record[field.key]
    if (!isAbsent(field, model, recordPath)) {
      if (field.spelling !== undefined)
        return `"${name}":${space}${JSON.stringify(fieldText(field, record, recordPath))}`
      const path = value.kind === 'list' && value.repeated ? recordPath : `${recordPath}/${name}`
      return `"${name}":${space}${valueJson(value, model, path, depth)}`
    }
    if (absence === 'omitted') return ''
    return `"${name}":${space}${value.kind === 'list' ? '[]' : 'null'}`
  }

  function listJson(list: AnyList, model: unknown, path: string, depth: number): string {
    let entries = ''
    for (const [index, entry] of entriesOf(list, model, path).entries()) {
      const text = valueJson(list.of, entry, `${path}/${list.entry}[${index + 1}]`, depth + 1)
      entries += `${index === 0 ? '' : ','}${newLine(depth + 1)}${text}`
    }
    return entries === '' ? '[]' : `[${entries}${newLine(depth)}]`
  }
}

function scalarJson(value: ScalarValue, model: unknown, path: string): string {
  const text = textOf(value, model, path)
  return value.kind === 'number' || value.kind === 'boolean' ? text : JSON.stringify(text)
}
