import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { indexOfIllegalCharacter } from '../../text/markup.js'
import { documentError } from '../document-error.js'
import { maxDepth } from '../limits.js'

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'

/** An element: its name, what stands in it, and where. */
export interface XmlElement {
  /** The name without prefix. */
  readonly name: string
  readonly namespace: string
  /** Attributes in no namespace. */
  readonly attributes: ReadonlyMap<string, string>
  /** The value of `xsi:nil`. */
  readonly nil: string | undefined
  readonly children: readonly XmlElement[]
  /** The text directly in the element, pieced together around comments and child elements. */
  readonly text: string
  /** Index of the element's `<` in the document. */
  readonly offset: number
}

type Draft = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: Draft[] }

export const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * The root element of an XML 1.0 document with namespaces.
 *
 * What isn't well-formed is refused, and so is a document type declaration:
 * without one, an entity can be nothing but one of the five predefined.
 *
 * @throws {@link AuxologyError} with line and column
 */
export function readXmlTree(text: string): XmlElement {
  const illegal = indexOfIllegalCharacter(text)
  if (illegal >= 0) throw malformed('a character that XML does not allow', text, illegal)

  const parser = new SaxesParser({ xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' })
  const open: Draft[] = []
  let root: Draft | undefined
  let offset = 0

  parser.on('error', ({ message }) => {
    const last = Math.min(parser.position, text.length) - 1
    const ampersand = brokenReference(text, last, message)
    if (ampersand >= 0) throw malformed('an ampersand that begins no reference XML knows', text, ampersand)
    // Whatever follows a colon is quoted from the document.
    throw malformed(message.replace(/\.?$|:.*$/s, ''), text, last)
  })
  parser.on('doctype', () => {
    const place = { text, offset: text.indexOf('<!DOCTYPE') }
    throw documentError('doctype_not_allowed', 'a document type declaration is not allowed', undefined, place)
  })
  parser.on('opentagstart', () => {
    offset = text.lastIndexOf('<', parser.position - 1)
    if (open.length < maxDepth) return
    throw documentError('unexpected_structure', `more than ${maxDepth} elements in one another`, undefined, {
      text,
      offset,
    })
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: Draft = { name: local, namespace: uri, ...plain(attributes), children: [], text: '', offset }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (piece: string) => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  if (!root) throw malformed('document must contain a root element', text, 0)
  return root
}

/**
 * Where the reference begins that the parser stumbled over, -1 if it was
 * something else. It takes all up to the next semicolon for the reference's
 * name, at worst the rest of the document.
 */
function brokenReference(text: string, last: number, message: string): number {
  const ampersand = text.indexOf('&', text.lastIndexOf(';', last - 1) + 1)
  if (ampersand < 0 || ampersand > last) return -1
  if (message.includes('entity')) return ampersand
  return last === text.length - 1 && !/;|-->|\]\]>/.test(text.slice(ampersand)) ? ampersand : -1
}

function plain(attributes: Readonly<Record<string, SaxesAttributeNS>>): Pick<XmlElement, 'attributes' | 'nil'> {
  const own = new Map<string, string>()
  let nil: string | undefined
  for (const name in attributes) {
    const attribute = attributes[name]
    if (attribute?.uri === '') own.set(attribute.local, attribute.value)
    if (attribute?.uri === schemaInstance && attribute.local === 'nil') nil = attribute.value
  }
  return { attributes: own.size === 0 ? noAttributes : own, nil }
}

function malformed(problem: string, text: string, offset: number) {
  return documentError('malformed_document', `no well-formed XML: ${problem}`, undefined, {
    text,
    offset: Math.max(0, offset),
  })
}
