import { attributeText, elementText } from '../../text/markup.js'
import type { AnyDocument, AnyField, AnyList, AnyRecord, AnyValue, DocumentSchema, ScalarValue } from '../schema.js'
import {
  checkWriteOptions,
  entriesOf,
  fieldsOf,
  fieldText,
  isAbsent,
  lineBreak,
  textOf,
  type WriteOptions,
} from '../write-document.js'

/**
 * A model as the XML document that its schema describes.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, a date that does not exist
 */
export function writeXml<Model>(schema: DocumentSchema<Model>, model: Model, options: WriteOptions = {}): string {
  checkWriteOptions(options)
  const { root, attributes = {}, value } = schema as AnyDocument
  const { extensions = false } = options
  const newLine = lineBreak(options)
  const rootAttributes = Object.entries(attributes).map(([name, text]) => ` ${name}="${attributeText(text)}"`)
  const body = element(root, value, model, root, 0, rootAttributes.join(''))
  return `<?xml version="1.0" encoding="utf-8"?>${options.pretty === false ? '' : '\n'}${body}${newLine(0)}`

  function element(
    name: string,
    value: AnyValue,
    model: unknown,
    path: string,
    depth: number,
    attributes = '',
  ): string {
    if (value.kind === 'record') return recordElement(name, value, model, path, depth, attributes)
    if (value.kind === 'list')
      return elementXml(name, attributes, entries(value, model, path, depth + 1), newLine(depth))
    return elementXml(name, attributes, elementText(textOf(value, model, path)), '')
  }

  function recordElement(
    name: string,
    { fields }: AnyRecord,
    model: unknown,
    path: string,
    depth: number,
    outerAttributes: string,
  ): string {
    const record = fieldsOf(model, path)
    let attributes = outerAttributes
    let content = ''
    let children = ''
    for (const field of fields) {
      if (field.extension && !extensions) continue
      const part = record[field.key]
      if (field.placement === undefined || field.placement === 'element')
        children += child(field, record, path, depth + 1)
      else if (!isAbsent(field, part, path)) {
        const text = textOf(field.value as ScalarValue, part, `${path}/${field.name}`)
        if (field.placement === 'attribute') attributes += ` ${field.name}="${attributeText(text)}"`
        else content += elementText(text)
      }
    }
    return elementXml(name, attributes, content + children, children === '' ? '' : newLine(depth))
  }

  function child(
    field: AnyField,
    record: Readonly<Record<string, unknown>>,
    recordPath: string,
    depth: number,
  ): string {
    const { name, value } = field
    const model = record[field.key]
    if (!isAbsent(field, model, recordPath)) {
      if (value.kind === 'list' && value.repeated) return entries(value, model, recordPath, depth)
      if (field.spelling !== undefined) {
        return newLine(depth) + elementXml(name, '', elementText(fieldText(field, record, recordPath)), '')
      }
      return newLine(depth) + element(name, value, model, `${recordPath}/${name}`, depth)
    }
    if (field.absence === undefined || field.absence === 'omitted') return ''
    if (value.kind === 'list' && value.repeated) return ''
    return `${newLine(depth)}<${name}${field.absence === 'nil' ? ' xsi:nil="true"' : ''} />`
  }

  function entries(list: AnyList, model: unknown, path: string, depth: number): string {
    let text = ''
    for (const [index, entry] of entriesOf(list, model, path).entries()) {
      text += newLine(depth) + element(list.entry, list.of, entry, `${path}/${list.entry}[${index + 1}]`, depth)
    }
    return text
  }
}

function elementXml(name: string, attributes: string, content: string, lastLine: string): string {
  return content === '' ? `<${name}${attributes} />` : `<${name}${attributes}>${content}${lastLine}</${name}>`
}
