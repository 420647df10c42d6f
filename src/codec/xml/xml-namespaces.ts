import { shownValue } from '../../text/quoted.js'

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const declarationNamespace = 'http://www.w3.org/2000/xmlns/'

/** The prefixes that apply in an element: those it declares, and those of the elements around it. The empty prefix is the default namespace. */
export interface Scope {
  readonly declared: ReadonlyMap<string, string>
  /** The namespace of names without prefix. */
  readonly byDefault: string
  readonly outer?: Scope
}

/** The prefixes that need no declaration. */
export const outermostScope: Scope = {
  declared: new Map([
    ['', ''],
    ['xml', xmlNamespace],
    ['xmlns', declarationNamespace],
  ]),
  byDefault: '',
}

/** A name with its prefix resolved. */
export interface ExpandedName {
  readonly local: string
  readonly namespace: string
}

/** Throws the error: the document breaks a rule of Namespaces in XML 1.0. */
export type Refuse = (problem: string) => never

/** The attributes of an element as pairs of name and value. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** The scope within an element with these attributes. */
export function scopeWithin(attributes: Attributes, outer: Scope, refuse: Refuse): Scope {
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
export function elementNameIn(name: string, scope: Scope, refuse: Refuse): ExpandedName {
  const expanded = expandedName(name, scope, refuse)
  if (expanded.namespace === declarationNamespace) refuse(`an element can't be ${shownValue(name)}`)
  return expanded
}

/** The name of an attribute. Without a prefix it is in no namespace, whatever the default is. */
export function attributeName(name: string, scope: Scope, refuse: Refuse): ExpandedName {
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
