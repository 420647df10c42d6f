import { documentError } from '../../text/invalid-input.js'
import { isBlank, trimmed } from '../../text/plain-text.js'
import { compiledOnce } from '../compiled.js'
import {
  acceptedText,
  type DocumentSource,
  documentReader,
  type FieldNodes,
  limitsOf,
  type ParseOptions,
} from '../read-document.js'
import { scalarFromText } from '../scalar.js'
import type { AnyField, AnyRecord, DocumentSchema } from '../schema.js'
import type { NamedPart, Unread } from '../unread.js'
import { withLineFeeds } from './xml-parser.js'
import { noAttributes, readXmlTree, type XmlElement } from './xml-tree.js'

/**
 * The model that an XML document contains, as its schema describes it.
 *
 * The elements may come in any order. They belong to the root's namespace or
 * to none; all others are left unread, and noted in `unread`.
 */
export function readXml<Model>(
  schema: DocumentSchema<Model>,
  document: string | Uint8Array,
  options: ParseOptions = {},
  unread?: Unread,
): Model {
  const { root, value } = schema
  const limits = limitsOf(options)
  const text = withLineFeeds(acceptedText(document, limits, options.encoding))
  const element = readXmlTree(text)
  if (element.name !== root) {
    const problem = { value: element.name, accepted: `the root element ${root}` }
    throw documentError('unexpected_structure', problem, root, { text, offset: element.offset })
  }
  return documentReader(xmlSource(element.namespace), text, limits, unread)(value, element, root) as Model
}

/** What reads the elements of a tree. */
export function xmlSource(namespace: string): DocumentSource<XmlElement> {
  return {
    fieldNodes: (record, element) => fieldElements(record, element, namespace),
    entries: (list, element) =>
      isElementsOnly(element) || list.repeated ? childrenNamed(list.entry, element, namespace) : undefined,
    parts: (_, element) => namedParts(element, namespace),
    isRecord: (record, element) => (xmlRecord(record).content ? isTextOnly(element) : isElementsOnly(element)),
    isScalar: isTextOnly,
    scalar: (value, element) => scalarFromText(value, element.text),
    given: ({ text }) => (isBlank(text) ? undefined : trimmed(text)),
    isEmpty: ({ kind }, element) =>
      hasNoContent(element) && hasValidNil(element) && (kind !== 'record' || element.attributes.size === 0),
    accepted: {
      record: 'child elements without text between them, and nothing where xsi:nil is true',
      list: 'child elements without text between them, and nothing where xsi:nil is true',
      scalar: 'text without child elements, and nothing where xsi:nil is true',
    },
    offset: ({ offset }) => offset,
  }
}

/** Attributes and the element's text appear as elements too, so that one reader serves all. */
function fieldElements(record: AnyRecord, element: XmlElement, namespace: string): FieldNodes<XmlElement> {
  const { children, others } = xmlRecord(record)
  const first = new Array<XmlElement | undefined>(record.fields.length).fill(undefined)
  let second: (XmlElement | undefined)[] | undefined
  let hasOthers = element.attributes.size > 0
  for (const child of element.children) {
    const index = isOurs(child, namespace) ? children.get(child.name) : undefined
    if (index === undefined) hasOthers = true
    else if (first[index] === undefined) {
      first[index] = child
      hasOthers ||= unitsOf(child).length > 0
    } else {
      second ??= []
      second[index] ??= child
    }
  }
  for (const [index, field] of others) first[index] = otherElement(field, element)
  return { first, second, hasOthers }
}

function otherElement({ name, placement }: AnyField, element: XmlElement): XmlElement | undefined {
  if (placement === 'content') return textElement(name, element.text, element)
  if (placement !== 'attribute') return element
  const text = element.attributes.get(name)
  return text === undefined ? undefined : textElement(name, text, element)
}

function textElement(name: string, text: string, { namespace, offset }: XmlElement): XmlElement {
  return { name, namespace, attributes: noAttributes, nil: undefined, children: [], text, offset }
}

function childrenNamed(name: string, { children }: XmlElement, namespace: string): readonly XmlElement[] {
  const isNamed = (child: XmlElement) => child.name === name && isOurs(child, namespace)
  return children.every(isNamed) ? children : children.filter(isNamed)
}

function isOurs(child: XmlElement, namespace: string): boolean {
  return child.namespace === namespace || child.namespace === ''
}

/** Attributes and elements; those of another namespace as `{namespace}name`. */
function namedParts({ attributes, children, offset }: XmlElement, namespace: string): NamedPart[] {
  const elements = children.flatMap((child) => {
    const name = isOurs(child, namespace) ? child.name : `{${child.namespace}}${child.name}`
    const units = unitsOf(child).map((unit) => ({ name: `${name}/@${unit}`, offset: child.offset }))
    return [{ name, offset: child.offset, isEmpty: hasNoContent(child), value: child.text }, ...units]
  })
  return [...[...attributes].map(([name, value]) => ({ name, offset, isAttribute: true as const, value })), ...elements]
}

/** Attributes that senders use for units: no other attribute changes what a value means. */
function unitsOf({ attributes }: XmlElement): readonly string[] {
  return attributes.size === 0 ? noUnits : [...attributes.keys()].filter((name) => /^(units?|einheit|uom)$/i.test(name))
}

const noUnits: readonly string[] = []

function hasNoContent({ children, text }: XmlElement): boolean {
  return children.length === 0 && isBlank(text)
}

function isTextOnly(element: XmlElement): boolean {
  return element.children.length === 0 && hasValidNil(element)
}

function isElementsOnly(element: XmlElement): boolean {
  return isBlank(element.text) && hasValidNil(element)
}

/** `xsi:nil` is a boolean, and an element for which it is true has no content. */
function hasValidNil(element: XmlElement): boolean {
  if (element.nil === undefined) return true
  const nil = trimmed(element.nil)
  return nil === 'false' || nil === '0' || ((nil === 'true' || nil === '1') && hasNoContent(element))
}

/** Where in XML the fields of a record are. */
interface XmlRecord {
  /** The fields in child elements of their own: their index by name. */
  readonly children: ReadonlyMap<string, number>
  /** The others, with their index. */
  readonly others: readonly (readonly [index: number, field: AnyField])[]
  readonly attributes: readonly AnyField[]
  /** The field in the text of the element, which then has no child elements. */
  readonly content: AnyField | undefined
  /** The fields in child elements, in their order. */
  readonly elements: readonly AnyField[]
}

/** Where the fields of a record are, found out once. */
const xmlRecord: (record: AnyRecord) => XmlRecord = compiledOnce(({ fields }) => {
  const isElement = ({ placement = 'element' }: AnyField) => placement === 'element'
  const hasOwnElement = (field: AnyField) =>
    isElement(field) && !(field.value.kind === 'list' && field.value.repeated === true)
  const indexed = fields.map((field, index) => [index, field] as const)
  return {
    children: new Map(indexed.filter(([, field]) => hasOwnElement(field)).map(([index, { name }]) => [name, index])),
    others: indexed.filter(([, field]) => !hasOwnElement(field)),
    attributes: fields.filter(({ placement }) => placement === 'attribute'),
    content: fields.find(({ placement }) => placement === 'content'),
    elements: fields.filter(isElement),
  }
})
