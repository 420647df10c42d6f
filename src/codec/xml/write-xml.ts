import { attributeText, elementText } from '../../text/markup.js'
import { type DocumentPlace, placeOfValue } from '../compiled.js'
import type { AnyDocument, AnyField, AnyList, AnyRecord, AnyValue, DocumentSchema, ScalarValue } from '../schema.js'
import {
  checkWriteOptions,
  entriesText,
  fieldsOf,
  fieldText,
  isAbsent,
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
 * A model as the XML document that its schema describes.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, a date that does not exist
 */
export function writeXml<Model>(schema: DocumentSchema<Model>, model: Model, options: WriteOptions = {}): string {
  checkWriteOptions(options)
  return xmlWriter(schema as AnyDocument, options)(model)
}

const xmlWriter: (document: AnyDocument, options: WriteOptions) => (model: unknown) => string = writersOf(
  ({ root, attributes = {}, value }, layout) => {
    const rootAttributes = Object.entries(attributes).map(([name, text]) => ` ${name}="${attributeText(text)}"`)
    const write = elementWriter(root, rootAttributes.join(''), value, 0, layout)
    const start = `<?xml version="1.0" encoding="utf-8"?>${layout.pretty ? '\n' : ''}`
    const end = layout.newLine(0)
    return (model) => start + write(model, { outer: undefined, name: root }) + end
  },
)

function elementWriter(
  name: string,
  attributes: string,
  value: AnyValue,
  depth: number,
  layout: WrittenLayout,
): ValueWriter {
  if (value.kind === 'record') return recordWriter(name, attributes, value, depth, layout)
  const [open, close] = [`<${name}${attributes}>`, `</${name}>`]
  const empty = `<${name}${attributes} />`
  if (value.kind === 'list') {
    const entries = entriesWriter(value, depth + 1, layout)
    const closeOnLine = layout.newLine(depth) + close
    return (model, place) => {
      const content = entries(model, place)
      return content === '' ? empty : open + content + closeOnLine
    }
  }
  return (model, place) => {
    const text = escaped(value, textOf(value, model, place))
    return text === '' ? empty : open + text + close
  }
}

/** Figures, dates and the like have no character that XML reads otherwise. */
function escaped({ kind }: ScalarValue, text: string): string {
  return kind === 'number' || kind === 'date' || kind === 'boolean' ? text : elementText(text)
}

/** A part of a record: an attribute, the text of the element, or a child element on its line. */
interface FieldWriter {
  readonly placement: 'attribute' | 'content' | 'element'
  readonly write: (record: WrittenRecord, place: DocumentPlace) => string
}

function recordWriter(
  name: string,
  outerAttributes: string,
  value: AnyRecord,
  depth: number,
  layout: WrittenLayout,
): ValueWriter {
  const fields = writtenFields(value, layout).map((field) => fieldWriter(field, depth + 1, layout))
  const start = `<${name}${outerAttributes}`
  const end = `</${name}>`
  const endOnLine = layout.newLine(depth) + end
  return (model, place) => {
    const record = fieldsOf(model, place)
    let attributes = ''
    let content = ''
    let children = ''
    for (const { placement, write } of fields) {
      if (placement === 'element') children += write(record, place)
      else if (placement === 'attribute') attributes += write(record, place)
      else content += write(record, place)
    }
    if (content === '' && children === '') return `${start}${attributes} />`
    return `${start}${attributes}>${content}${children}${children === '' ? end : endOnLine}`
  }
}

function fieldWriter(field: AnyField, depth: number, layout: WrittenLayout): FieldWriter {
  const { name, key, value, placement = 'element' } = field
  if (placement === 'element') return { placement, write: childWriter(field, depth, layout) }
  const written = placement === 'attribute' ? (text: string) => ` ${name}="${attributeText(text)}"` : elementText
  return {
    placement,
    write: (record, outer) =>
      isAbsent(field, record[key], outer) ? '' : written(textOf(value as ScalarValue, record[key], { outer, name })),
  }
}

function childWriter(field: AnyField, depth: number, layout: WrittenLayout): FieldWriter['write'] {
  const { name, key, value } = field
  const line = layout.newLine(depth)
  const absent = absentElement(field, line)
  if (value.kind === 'record' || value.kind === 'list') {
    const isRepeated = value.kind === 'list' && value.repeated === true
    const write = isRepeated ? entriesWriter(value, depth, layout) : elementWriter(name, '', value, depth, layout)
    const before = isRepeated ? '' : line
    return (record, outer) =>
      isAbsent(field, record[key], outer) ? absent : before + write(record[key], placeOfValue(field, outer))
  }
  const [open, close, empty] = [`${line}<${name}>`, `</${name}>`, `${line}<${name} />`]
  return (record, outer) => {
    if (isAbsent(field, record[key], outer)) return absent
    const text = escaped(value, fieldText(field, record, outer))
    return text === '' ? empty : open + text + close
  }
}

/** What is written for a field without a value. */
function absentElement({ name, value, absence = 'omitted' }: AnyField, line: string): string {
  if (absence === 'omitted' || (value.kind === 'list' && value.repeated)) return ''
  return `${line}<${name}${absence === 'nil' ? ' xsi:nil="true"' : ''} />`
}

function entriesWriter(list: AnyList, depth: number, layout: WrittenLayout): ValueWriter {
  const write = elementWriter(list.entry, '', list.of, depth, layout)
  const line = layout.newLine(depth)
  return listTexts(list, (model, place) => entriesText(list, model, place, (entry, at) => line + write(entry, at)))
}
