import { attributeText, elementText } from '../../text/markup.js'
import { dayPattern, minutePattern, type SchemaUse, secondPattern, spellingPatterns } from '../generated-schema.js'
import type { ScalarValue } from '../schema.js'

/** An element of an XML Schema: its name without the prefix, its attributes and its content. */
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

/** A simple type: its name, and its definition unless it is built into XML Schema. */
export interface XsdSimpleType {
  readonly name: string
  /** The content of the type's declaration. */
  readonly definition?: XsdNode
  /** The other types that the definition refers to. */
  readonly needs?: readonly XsdSimpleType[]
  /** An empty element is a valid value. */
  readonly allowsEmpty?: true
}

const minutes: XsdSimpleType = {
  name: 'DateTimeWithoutSeconds',
  definition: restriction('xs:token', [xsd('pattern', { value: minutePattern })]),
}

// XML Schema also has T24:00:00, years before 1 and beyond 9999, and any number of decimals.
const day: XsdSimpleType = {
  name: 'CalendarDate',
  definition: restriction('xs:date', [xsd('pattern', { value: dayPattern })]),
}

const seconds: XsdSimpleType = {
  name: 'DateTimeWithSeconds',
  definition: restriction('xs:dateTime', [xsd('pattern', { value: secondPattern })]),
}

const dateOrDateTime: XsdSimpleType = {
  name: 'DateOrDateTime',
  definition: xsd('union', { memberTypes: `${day.name} ${seconds.name} ${minutes.name}` }),
  needs: [day, seconds, minutes],
}

const dateTime: XsdSimpleType = {
  name: 'DateTime',
  definition: xsd('union', { memberTypes: `${seconds.name} ${minutes.name}` }),
  needs: [seconds, minutes],
}

const empty: XsdSimpleType = {
  name: 'Empty',
  definition: restriction('xs:token', [xsd('length', { value: '0' })]),
}

type ScalarTypes = {
  readonly [Kind in ScalarValue['kind']]: (
    value: Extract<ScalarValue, { kind: Kind }>,
    use: SchemaUse,
    fieldName: string,
  ) => XsdSimpleType
}

const types: ScalarTypes = {
  text: (value) => textType('string', value),
  token: (value) => textType('token', value),
  boolean: () => ({ name: 'xs:boolean' }),
  number: ({ decimals }, use) => {
    if (decimals === undefined || use === 'submitted') return { name: 'xs:decimal' }
    if (decimals.max === 0) return { name: 'xs:integer' }
    const { max, least, most } = decimals
    const bounds = [
      ...(least === undefined ? [] : [xsd('minInclusive', { value: String(least) })]),
      ...(most === undefined ? [] : [xsd('maxInclusive', { value: String(most) })]),
    ]
    const name = `Decimal${max}${least === undefined ? '' : `From${least}`}${most === undefined ? '' : `To${most}`}`
    const digits = xsd('fractionDigits', { value: String(max) })
    return { name, definition: restriction('xs:decimal', [digits, ...bounds]) }
  },
  date: ({ midnight }, use) => (midnight && use !== 'submitted' ? dateTime : dateOrDateTime),
  choice: (value, use, fieldName) => ({
    name: value.type ?? `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}`,
    definition: restriction(
      'xs:token',
      use === 'submitted' || value.keptAsWritten
        ? spellingPatterns(value).map((pattern) => xsd('pattern', { value: pattern }))
        : Object.values(value.spellings).map(([written]) => xsd('enumeration', { value: written })),
    ),
  }),
}

function textType(base: 'string' | 'token', { maxLength }: { readonly maxLength?: number }): XsdSimpleType {
  if (maxLength === undefined) return { name: `xs:${base}`, allowsEmpty: true }
  const name = base === 'string' ? `TextTo${maxLength}` : `TokenTo${maxLength}`
  const definition = restriction(`xs:${base}`, [xsd('maxLength', { value: String(maxLength) })])
  return { name, definition, allowsEmpty: true }
}

/**
 * The simple type of a value.
 *
 * @param fieldName names the type of a choice
 */
export function xsdSimpleType(value: ScalarValue, use: SchemaUse, fieldName: string): XsdSimpleType {
  const typeOf = types[value.kind] as (value: ScalarValue, use: SchemaUse, fieldName: string) => XsdSimpleType
  return typeOf(value, use, fieldName)
}

/** A type that also allows an empty element. */
export function xsdOrEmpty(type: XsdSimpleType): XsdSimpleType {
  if (type.allowsEmpty) return type
  const local = type.name.replace(/^xs:/, '')
  return {
    name: `${local.charAt(0).toUpperCase()}${local.slice(1)}OrEmpty`,
    definition: xsd('union', { memberTypes: `${type.name} ${empty.name}` }),
    needs: [type, empty],
    allowsEmpty: true,
  }
}

function restriction(base: string, facets: readonly XsdNode[]): XsdNode {
  return xsd('restriction', { base }, ...facets)
}
