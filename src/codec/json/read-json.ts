import { documentError } from '../../text/invalid-input.js'
import { withoutNegativeZero } from '../../text/number.js'
import { isBlank, plainText } from '../../text/plain-text.js'
import { shortened } from '../../text/quoted.js'
import { readWithoutPlaces } from '../plain-document.js'
import {
  acceptedText,
  type DocumentSource,
  documentReader,
  type FieldNodes,
  type Limits,
  limitsOf,
  type ParseOptions,
} from '../read-document.js'
import { scalarFromText } from '../scalar.js'
import type { AnyDocument, AnyList, AnyRecord, DocumentSchema } from '../schema.js'
import { knownNames, type Unread } from '../unread.js'
import { type JsonNode, readJsonTree } from './json-tree.js'
import { plainJson, plainSource } from './plain-json.js'

/**
 * The model that a JSON document contains, as its schema describes it. Members may
 * come in any order; unknown ones are left unread, and noted in `unread`.
 */
export function readJson<Model>(
  schema: DocumentSchema<Model>,
  document: string | Uint8Array,
  options: ParseOptions = {},
  unread?: Unread,
): Model {
  const { root, value } = schema as AnyDocument
  const limits = limitsOf(options)
  const text = acceptedText(document, limits, options.encoding)
  const quick = readPlain(value, root, text, limits, unread)
  if (quick !== undefined) return quick as Model
  const read = documentReader(jsonSource, text, limits, unread)
  const node = readJsonTree(text)
  if (value.kind === 'record') {
    refuseWrapped(node, root, text)
    if (unread !== undefined) refuseForeign(node, root, knownNames(value, unread), text)
    return read(value, node, root) as Model
  }
  const model = read(aroundList(value, root), node, root) as Record<string, Model>
  return model[root] as Model
}

/** A list is the member of an object with the root's name. */
function aroundList(value: AnyList, root: string): AnyRecord {
  const member = { name: root, key: root, value: { ...value, repeated: true }, absence: 'refused' } as const
  return { kind: 'record', type: root, fields: [member] }
}

/**
 * The model of a document without fault; undefined where the reader with places has
 * to read it. Of names given twice `JSON.parse` keeps one: then fewer members are
 * met than the text has.
 */
function readPlain(value: AnyRecord | AnyList, root: string, text: string, limits: Limits, unread?: Unread): unknown {
  if (value.kind !== 'record' || value.fields.some(({ name }) => name === root)) return undefined
  const plain = plainJson(text)
  if (plain === undefined) return undefined
  const known = new Map<AnyRecord, ReadonlySet<string>>()
  const isSkipped = (name: string, record: AnyRecord) => {
    if (name === root) return false
    if (unread === undefined) return true
    const names = known.get(record) ?? knownNames(record, unread)
    known.set(record, names)
    return names.has(name)
  }
  const { source, metMembers } = plainSource(isSkipped)
  const model = readWithoutPlaces(source, value, plain.value, limits, unread)
  return metMembers() === plain.members && metMembers() > 0 ? model : undefined
}

const jsonSource: DocumentSource<JsonNode> = {
  fieldNodes: jsonFields,
  entries: (_, node) => (node.kind === 'array' ? node.entries : undefined),
  parts: (_, node) =>
    node.kind === 'object'
      ? node.members.map(({ name, offset, node }) => ({ name, offset, isEmpty: saysNothing(node) }))
      : [],
  isRecord: (_, node) => node.kind === 'object',
  isScalar: ({ kind }) => kind !== 'object' && kind !== 'array',
  scalar: (value, node) => {
    if (value.kind === 'number') return node.kind === 'number' ? finite(node.value) : undefined
    if (value.kind === 'boolean') return node.kind === 'boolean' ? node.value : undefined
    return node.kind === 'string' ? scalarFromText(value, node.value) : undefined
  },
  given,
  isEmpty: ({ kind }, node) => saysNothing(node) && !(node.kind === 'string' && (kind === 'record' || kind === 'list')),
  accepted: { record: 'an object', list: 'an array', scalar: 'a single value, not an object or array' },
  offset: ({ offset }) => offset,
}

function saysNothing(node: JsonNode): boolean {
  return node.kind === 'null' || (node.kind === 'string' && isBlank(node.value))
}

/** The members that are fields, and whether there are others. */
function jsonFields({ fields }: AnyRecord, object: JsonNode): FieldNodes<JsonNode> {
  const first: (JsonNode | undefined)[] = []
  const second: (JsonNode | undefined)[] = []
  let hasOthers = false
  for (const { name, node } of object.kind === 'object' ? object.members : []) {
    const index = fields.findIndex((field) => field.name === name)
    if (index < 0) hasOthers = true
    else if (first[index] === undefined) first[index] = node
    else second[index] ??= node
  }
  return { first, second, hasOthers }
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? withoutNegativeZero(value) : undefined
}

/** What a node contains, as an error shows it. */
function given(node: JsonNode): unknown {
  if (node.kind === 'number' && !Number.isFinite(node.value)) return node.written
  if ('value' in node) return node.value
  return { object: {}, array: [], null: null }[node.kind]
}

/** A document inside a member with the root's name, as in XML, would be read as an empty one. */
function refuseWrapped(node: JsonNode, root: string, text: string): void {
  const wrapped = node.kind === 'object' ? node.members.find(({ name }) => name === root) : undefined
  if (wrapped === undefined) return
  const place = { text, offset: wrapped.offset }
  throw documentError(
    'unexpected_structure',
    `the members of ${root} belong in the document itself, not in a member ${root}`,
    root,
    place,
  )
}

/** An error names this many members. */
const mostShown = 5

/** A document with no known member is another document, not an empty one. */
function refuseForeign(node: JsonNode, root: string, known: ReadonlySet<string>, text: string): void {
  if (node.kind !== 'object' || node.members.length === 0) return
  const names = new Set([...known].map((name) => name.toLowerCase()))
  if (node.members.some(({ name }) => names.has(name.toLowerCase()))) return
  const shown = node.members.slice(0, mostShown).map(({ name }) => shortened(plainText(name)))
  const problem = `none of its members is one of a ${root} document: ${shown.join(', ')}${node.members.length > mostShown ? ', …' : ''}`
  throw documentError('unexpected_structure', problem, root, { text, offset: node.offset })
}
