import { XmlElement as ParsedElement, XmlText } from '@rgrove/parse-xml'
import { shownValue } from '../../text/quoted.js'
import {
  type Attributes,
  attributeName,
  elementNameIn,
  outermostScope,
  type Refuse,
  type Scope,
  scopeWithin,
} from './xml-namespaces.js'
import { malformedXml, parseRoot, refuseColon } from './xml-parser.js'

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'

/** An element: its name, its content and its place. */
export interface XmlElement {
  /** The name without prefix. */
  readonly name: string
  readonly namespace: string
  /** Attributes in no namespace. */
  readonly attributes: ReadonlyMap<string, string>
  /** The value of `xsi:nil`. */
  readonly nil: string | undefined
  readonly children: readonly XmlElement[]
  /** The text directly in the element, joined across comments and child elements. */
  readonly text: string
  /** The index of the element's `<` in the document. */
  readonly offset: number
}

export const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * The root element of an XML 1.0 document with namespaces, whose lines end in
 * line feeds ({@link withLineFeeds}).
 *
 * A document that isn't well-formed is refused, and so is a document type
 * declaration: without one, only the five predefined entities exist.
 *
 * @throws {@link AuxologyError} with line and column
 */
export function readXmlTree(text: string): XmlElement {
  return elementTree(parseRoot(text), outermostScope, text)
}

function elementTree(parsed: ParsedElement, outer: Scope, document: string): XmlElement {
  const { name, start: offset } = parsed
  // Nearly every element has no attribute and no prefix, and needs nothing resolved.
  if (!hasAttributes(parsed) && !name.includes(':')) {
    const { children, text } = contentOf(parsed, outer, document)
    return { name, namespace: outer.byDefault, attributes: noAttributes, nil: undefined, children, text, offset }
  }
  const refuse: Refuse = (problem) => {
    throw malformedXml(problem, document, offset)
  }
  const given = Object.entries(parsed.attributes)
  const scope = scopeWithin(given, outer, refuse)
  const { local, namespace } = elementNameIn(name, scope, refuse)
  const { children, text } = contentOf(parsed, scope, document)
  const { attributes, nil } = readAttributes(given, scope, refuse)
  return { name: local, namespace, attributes, nil, children, text, offset }
}

function hasAttributes({ attributes }: ParsedElement): boolean {
  for (const _ in attributes) return true
  return false
}

function contentOf(parsed: ParsedElement, scope: Scope, document: string): Pick<XmlElement, 'children' | 'text'> {
  const children: XmlElement[] = []
  let text = ''
  for (const child of parsed.children) {
    if (child instanceof XmlText) text += child.text
    else if (child instanceof ParsedElement) children.push(elementTree(child, scope, document))
    else refuseColon(child, document)
  }
  return { children, text }
}

function readAttributes(attributes: Attributes, scope: Scope, refuse: Refuse): Pick<XmlElement, 'attributes' | 'nil'> {
  if (attributes.length === 0) return { attributes: noAttributes, nil: undefined }
  const plain = new Map<string, string>()
  const seen = new Set<string>()
  let nil: string | undefined
  for (const [name, value] of attributes) {
    const { local, namespace } = attributeName(name, scope, refuse)
    const expanded = `{${namespace}}${local}`
    if (seen.has(expanded)) refuse(`the attribute ${shownValue(name)} appears twice`)
    seen.add(expanded)
    if (namespace === '') plain.set(local, value)
    if (namespace === schemaInstance && local === 'nil') nil = value
  }
  return { attributes: plain, nil }
}
