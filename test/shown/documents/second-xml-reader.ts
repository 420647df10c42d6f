import { XMLParser } from 'fast-xml-parser'
import type { AnyDocument, AnyField, AnyRecord, AnyValue } from '../../../src/ground/codec/schema.js'

const content = '#text'
const attribute = '@'

/** As careful users of fast-xml-parser set it: no guessing of numbers, no trimming, references of characters resolved. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  textNodeName: content,
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e8 },
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/** An element as fast-xml-parser gives it: attributes and text by name, child elements as lists by name. */
interface Node {
  readonly [name: string]: string | readonly Node[] | undefined
}

/**
 * An XML document as fast-xml-parser reads it, in the shape that the JSON
 * document of the same model has. Shares nothing with our reader but the
 * declaration of the document.
 */
export function readWithFastXmlParser({ root, value }: AnyDocument, xml: string): unknown {
  const document: Node = parser.parse(xml)
  const [element] = children(document, root)
  if (element === undefined) throw new Error(`no element ${root}`)
  return value.kind === 'record' ? readRecord(value, element) : { [root]: read(value, element) }
}

function read(value: AnyValue, element: Node): unknown {
  if (value.kind === 'record') return readRecord(value, element)
  if (value.kind === 'list') return children(element, value.entry).map((entry) => read(value.of, entry))
  return readText(value, textOf(element, content))
}

function readRecord({ fields }: AnyRecord, element: Node): unknown {
  const members = fields.map((field) => [field.name, readField(field, element)] as const)
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}

function readField({ name, value, placement, absence }: AnyField, element: Node): unknown {
  if (placement === 'content') return readText(value, textOf(element, content))
  if (placement === 'attribute') {
    const text = element[attribute + name]
    return typeof text === 'string' ? readText(value, text) : undefined
  }
  if (value.kind === 'list' && value.repeated) return read(value, element)
  const [child] = children(element, name)
  if (child === undefined) return undefined
  const isEmpty = Object.keys(child).every((key) => key === content) && textOf(child, content) === ''
  if (child[`${attribute}xsi:nil`] === 'true') return null
  return isEmpty && absence === 'empty' && value.kind !== 'list' ? null : read(value, child)
}

function readText({ kind }: AnyValue, text: string): unknown {
  if (kind === 'number') return Number(text)
  return kind === 'boolean' ? text === 'true' : text
}

function children(element: Node, name: string): readonly Node[] {
  const content = element[name]
  return Array.isArray(content) ? content : []
}

function textOf(element: Node, name: string): string {
  const content = element[name]
  return typeof content === 'string' ? content : ''
}
