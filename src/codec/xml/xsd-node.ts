import { attributeText, elementText } from '../../text/markup.js'

/** An element of an XML Schema: its name without the prefix, its attributes, what stands in it. */
export interface XsdNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly children: readonly (XsdNode | string)[]
}

/** An element of an XML Schema. Attributes that are undefined are left out. */
export function xsd(name: string, attributes: XsdNode['attributes'], ...children: XsdNode['children']): XsdNode {
  return { name, attributes, children }
}

/** The text of an element, indented. */
export function xsdText({ name, attributes, children }: XsdNode, depth = 0): string {
  const indent = '  '.repeat(depth)
  const start = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${attributeText(value)}"`,
  )
  const tag = `${indent}<xs:${name}${start.join('')}`
  if (children.length === 0) return `${tag} />\n`
  const [only] = children
  if (typeof only === 'string') return `${tag}>${elementText(only)}</xs:${name}>\n`
  const inner = children.map((child) => (typeof child === 'string' ? child : xsdText(child, depth + 1)))
  return `${tag}>\n${inner.join('')}${indent}</xs:${name}>\n`
}
