import { attributeText, elementText } from '../../text/markup.js'
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
 * A model as the XML document that its schema describes.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, a date that does not exist
 */
export function writeXml<Model>(schema: DocumentSchema<Model>, model: Model, options: WriteOptions = {}): string {
  return xmlWriter(schema, options)(model)
}

const xmlWriter = /* @__PURE__ */ writersOf(({ root, attributes = {}, value }, form) => {
  const declared = Object.entries(attributes).map(([name, text]) => ` ${name}="${attributeText(text)}"`)
  const start = `<?xml version="1.0" encoding="utf-8"?>${form.pretty ? '\n' : ''}<${root}${declared.join('')}`
  const write = elementWriter(value, { start, name: root, depth: 0 }, form)
  const end = form.newLine(0)
  return (model) => write(model, { outer: undefined, name: root }) + end
})

/** What an element begins and ends with. */
interface Tag {
  /** The start tag without its `>`, and what comes before it. */
  readonly start: string
  readonly name: string
  readonly depth: number
}

function tagOf(name: string, depth: number, { newLine }: DocumentForm): Tag {
  return { start: [newLine(depth), '<', name].join(''), name, depth }
}

function elementWriter(value: AnyValue, tag: Tag, form: DocumentForm): ValueWriter {
  if (value.kind === 'record') return recordWriter(value, tag, form)
  if (value.kind === 'list') {
    const write = elementsWriter(value, tag.depth + 1, form)
    const end = endOfElements(tag, form)
    return (model, place) => tag.start + end(write(model, place))
  }
  const write = textWriter(value)
  const end = endOfText(value, tag)
  return (model, place) => tag.start + end(write(model, place))
}

function recordWriter(value: AnyRecord, tag: Tag, form: DocumentForm): ValueWriter {
  const fields = writtenFields(value, form)
  const attributes = fields.filter(({ placement }) => placement === 'attribute').map(attributeWriter)
  const elements = fields.filter(({ placement = 'element' }) => placement === 'element')
  const children = elements.map((field) => childWriter(field, tag.depth + 1, form))
  const content = fields.find(({ placement }) => placement === 'content')
  const end = content === undefined ? endOfElements(tag, form) : endOfText(content.value as ScalarValue, tag)
  const text = content && fieldTextWriter(content)
  return (model, place) => {
    const record = fieldsOf(model, place)
    let start = tag.start
    for (const add of attributes) start = add(start, record, place)
    let inner = text?.(record, place) ?? ''
    for (const add of children) inner = add(inner, record, place)
    return start + end(inner)
  }
}

/** The rest of an element with child elements: its end tag is on a line of its own. */
function endOfElements({ name, depth }: Tag, { newLine }: DocumentForm): (elements: string) => string {
  const end = `${newLine(depth)}</${name}>`
  return (elements) => (elements === '' ? ' />' : `>${elements}${end}`)
}

/** The rest of an element with text alone. */
function endOfText(value: ScalarValue, { name }: Tag): (text: string) => string {
  const escaped = escaping(value, elementText)
  const end = `</${name}>`
  return (text) => (text === '' ? ' />' : `>${escaped(text)}${end}`)
}

/** Numbers and dates have no character to escape. */
function escaping({ kind }: ScalarValue, escapeText: (text: string) => string): (text: string) => string {
  return kind === 'text' || kind === 'token' || kind === 'choice' ? escapeText : (text) => text
}

function attributeWriter(field: AnyField): FieldWriter {
  const write = fieldTextWriter(field)
  const escaped = escaping(field.value as ScalarValue, attributeText)
  const start = ` ${field.name}="`
  return (before, record, outer) => {
    const text = write(record, outer)
    return text === undefined ? before : `${before}${start}${escaped(text)}"`
  }
}

function childWriter(field: AnyField, depth: number, form: DocumentForm): FieldWriter {
  const { name, value, absence = 'omitted' } = field
  const tag = tagOf(name, depth, form)
  const isRepeated = value.kind === 'list' && value.repeated === true
  const isLeftOut = absence === 'omitted' || isRepeated
  const absent = isLeftOut ? '' : `${tag.start}${absence === 'nil' ? ' xsi:nil="true"' : ''} />`
  if (value.kind === 'record' || value.kind === 'list') {
    const write = isRepeated ? elementsWriter(value, depth, form) : elementWriter(value, tag, form)
    return nestedFieldWriter(field, { before: '', absent }, write)
  }
  const write = fieldTextWriter(field)
  const escaped = escaping(value, elementText)
  const [open, end, empty] = [[tag.start, '>'].join(''), ['</', name, '>'].join(''), `${tag.start} />`]
  return (before, record, outer) => {
    const text = write(record, outer)
    if (text === undefined) return before + absent
    return text === '' ? before + empty : before + open + escaped(text) + end
  }
}

/** The entries of a list, one after another. */
function elementsWriter(list: AnyList, depth: number, form: DocumentForm): ValueWriter {
  const write = entriesWriter(list, elementWriter(list.of, tagOf(list.entry, depth, form), form))
  return keptText(list, (model, place) => write(model, place).join(''))
}
