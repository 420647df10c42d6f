import { attributeText, elementText } from '../../text/markup.js'
import { inOnePiece } from '../compiled.js'
import { pairFields, pairsWriter } from '../pair-entries.js'
import type { AnyDocument, AnyField, AnyList, AnyRecord, AnyValue, DocumentSchema } from '../schema.js'
import {
  checkWriteOptions,
  entriesText,
  type FieldWriter,
  fieldsOf,
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
    const declaration = '<?xml version="1.0" encoding="utf-8"?>'
    const tag = `${declaration}${layout.pretty ? '\n' : ''}<${root}${rootAttributes.join('')}`
    const write = elementWriter({ tag, end: `</${root}>` }, value, 0, layout)
    const end = layout.newLine(0)
    return (model) => write(model, { outer: undefined, name: root }) + end
  },
)

/** What an element begins and ends with: its start tag up to the `>`, with what comes before it, and its end tag. */
interface Tags {
  readonly tag: string
  readonly end: string
}

/** The tags of an element on its line. */
function tagsOf(name: string, depth: number, { newLine }: WrittenLayout): Tags {
  return { tag: inOnePiece(newLine(depth), '<', name), end: inOnePiece('</', name, '>') }
}

function elementWriter(tags: Tags, value: AnyValue, depth: number, layout: WrittenLayout): ValueWriter {
  if (value.kind === 'record') return recordWriter(tags, value, depth, layout)
  const { tag, end } = tags
  const [open, empty] = [inOnePiece(tag, '>'), inOnePiece(tag, ' />')]
  if (value.kind === 'list') {
    const entries = entriesWriter(value, depth + 1, layout)
    const endOnLine = inOnePiece(layout.newLine(depth), end)
    return (model, place) => {
      const content = entries(model, place)
      return content === '' ? empty : open + content + endOnLine
    }
  }
  const escaped = escapingOf(value, elementText)
  return (model, place) => {
    const text = textOf(value, model, place)
    return text === '' ? empty : open + (escaped === undefined ? text : escaped(text)) + end
  }
}

/** What escapes a text; nothing for figures, dates and the like, which have no character that XML reads otherwise. */
function escapingOf({ kind }: AnyValue, escaped: (text: string) => string): typeof escaped | undefined {
  return kind === 'number' || kind === 'date' || kind === 'boolean' ? undefined : escaped
}

/** Texts that are next to each other in every document are joined here: the tag with its first attribute, `>` with the content. */
function recordWriter({ tag, end }: Tags, value: AnyRecord, depth: number, layout: WrittenLayout): ValueWriter {
  const fields = writtenFields(value, layout)
  const isText = fields.some(({ placement }) => placement === 'content')
  const first = fields.find(isAttribute)
  const tagged = first?.absence === 'refused' ? first : undefined
  const parts = fields.map((field) => {
    if (isAttribute(field)) return { isOfTag: true, write: attributeWriter(field, field === tagged ? tag : '') }
    return { isOfTag: false, write: isText ? contentWriter(field, end) : childWriter(field, depth + 1, layout) }
  })
  const bareTag = tagged === undefined ? inOnePiece(tag) : ''
  const endOnLine = inOnePiece(layout.newLine(depth), end)
  return (model, place) => {
    const record = fieldsOf(model, place)
    let start = bareTag
    let content = ''
    for (const { isOfTag, write } of parts) {
      if (isOfTag) start = write(start, record, place)
      else content = write(content, record, place)
    }
    if (isText) return start + content
    return content === '' ? `${start} />` : `${start}>${content}${endOnLine}`
  }
}

function isAttribute({ placement }: AnyField): boolean {
  return placement === 'attribute'
}

function attributeWriter(field: AnyField, tag: string): FieldWriter {
  const before = `${tag} ${field.name}="`
  return scalarFieldWriter(field, { before, after: '"', escaped: escapingOf(field.value, attributeText), absent: '' })
}

/** The text of a record, and the end of its element. */
function contentWriter(field: AnyField, end: string): FieldWriter {
  const escaped = escapingOf(field.value, elementText)
  return scalarFieldWriter(field, { before: '>', after: end, escaped, absent: ' />', empty: ' />' })
}

function childWriter(field: AnyField, depth: number, layout: WrittenLayout): FieldWriter {
  const { name, value, absence = 'omitted' } = field
  const tags = tagsOf(name, depth, layout)
  const isRepeated = value.kind === 'list' && value.repeated === true
  const isLeftOut = absence === 'omitted' || isRepeated
  const absent = isLeftOut ? '' : `${tags.tag}${absence === 'nil' ? ' xsi:nil="true"' : ''} />`
  if (value.kind === 'record' || value.kind === 'list') {
    const write = isRepeated ? entriesWriter(value, depth, layout) : elementWriter(tags, value, depth, layout)
    return nestedFieldWriter(field, { before: '', absent }, write)
  }
  const [before, empty] = [`${tags.tag}>`, `${tags.tag} />`]
  return scalarFieldWriter(field, { before, after: tags.end, escaped: escapingOf(value, elementText), absent, empty })
}

function entriesWriter(list: AnyList, depth: number, layout: WrittenLayout): ValueWriter {
  const tags = tagsOf(list.entry, depth, layout)
  const write = elementWriter(tags, list.of, depth, layout)
  const pairs = pairsOfAttributes(list, tags)
  return listTexts(list, (model, place) => pairs?.(model) ?? entriesText(list, model, place, write))
}

/** `<Point x="4" y="104.56" />` */
function pairsOfAttributes(list: AnyList, { tag }: Tags): ReturnType<typeof pairsWriter> | undefined {
  const fields = pairFields(list)
  if (fields === undefined || !fields.every(isAttribute)) return undefined
  const [begin, close] = [`${tag} ${fields[0].name}="`, '" />']
  return pairsWriter(fields, { open: begin, between: `" ${fields[1].name}="`, next: close + begin, close })
}
