import { XmlElement as ParsedElement, XmlText } from '@rgrove/parse-xml'
import { shownValue } from '../../text/quoted.js'
import { malformedXml, parseRoot, refuseColon } from './xml-parser.js'

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const declarationNamespace = 'http://www.w3.org/2000/xmlns/'

/** The prefixes that apply in an element: those it declares, and those of the elements around it. The empty prefix is the default namespace. */
interface Scope {
  readonly declared: ReadonlyMap<string, string>
  /** The namespace of names without prefix. */
  readonly byDefault: string
  readonly outer?: Scope
}

/** The prefixes that need no declaration. */
const outermostScope: Scope = {
  declared: new Map([
    ['', ''],
    ['xml', xmlNamespace],
    ['xmlns', declarationNamespace],
  ]),
  byDefault: '',
}

/** A name with its prefix resolved. */
interface ExpandedName {
  readonly local: string
  readonly namespace: string
}

/** Throws the error: the document breaks a rule of Namespaces in XML 1.0. */
type Refuse = (problem: string) => never

/** The attributes of an element as pairs of name and value. */
type Attributes = readonly (readonly [name: string, value: string])[]

/** The scope within an element with these attributes. */
function scopeWithin(attributes: Attributes, outer: Scope, refuse: Refuse): Scope {
  const declarations = attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
  if (declarations.length === 0) return outer
  const declared = new Map<string, string>()
  for (const [name, value] of declarations) {
    const prefix = name.slice('xmlns:'.length)
    const namespace = value.trim()
    if (!isBindable(prefix, namespace)) refuse(`${shownValue(name)} can't be ${shownValue(namespace)}`)
    declared.set(prefix, namespace)
  }
  return { declared, byDefault: declared.get('') ?? outer.byDefault, outer }
}

/** The reserved prefixes keep their namespaces; only the default namespace can be undeclared. */
function isBindable(prefix: string, namespace: string): boolean {
  if (prefix === 'xmlns' || namespace === declarationNamespace) return false
  if ((prefix === 'xml') !== (namespace === xmlNamespace)) return false
  return prefix === '' || namespace !== ''
}

/** The name of an element. */
function elementNameIn(name: string, scope: Scope, refuse: Refuse): ExpandedName {
  const expanded = expandedName(name, scope, refuse)
  if (expanded.namespace === declarationNamespace) refuse(`an element can't be ${shownValue(name)}`)
  return expanded
}

/** The name of an attribute. Without a prefix it is in no namespace, whatever the default is. */
function attributeName(name: string, scope: Scope, refuse: Refuse): ExpandedName {
  if (name === 'xmlns') return { local: name, namespace: declarationNamespace }
  return name.includes(':') ? expandedName(name, scope, refuse) : { local: name, namespace: '' }
}

function expandedName(name: string, scope: Scope, refuse: Refuse): ExpandedName {
  const colon = name.indexOf(':')
  const prefix = name.slice(0, Math.max(0, colon))
  const local = name.slice(colon + 1)
  if (colon === 0 || local === '' || local.includes(':')) refuse(`${shownValue(name)} is not a name with a prefix`)
  const namespace = namespaceOf(prefix, scope) ?? refuse(`the prefix ${shownValue(prefix)} is not declared`)
  return { local, namespace }
}

function namespaceOf(prefix: string, scope: Scope): string | undefined {
  for (let each: Scope | undefined = scope; each !== undefined; each = each.outer) {
    const namespace = each.declared.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return undefined
}

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
