import { documentError, type TextPlace } from '../../text/invalid-input.js'
import { withoutNegativeZero } from '../../text/number.js'
import { isBlank, plainText } from '../../text/plain-text.js'
import { shortened } from '../../text/quoted.js'
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
import { knownNames, type NamedPart, type Unread } from '../unread.js'
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
  const limits = limitsOf(options)
  const text = acceptedText(document, limits, options.encoding)
  const given = { schema, text, limits, unread }
  return (readPlain(given) ?? readRoot(jsonSource, readJsonTree(text), given)) as Model
}

/** A text to be read, and how. */
interface GivenText {
  readonly schema: AnyDocument
  readonly text: string
  readonly limits: Limits
  readonly unread: Unread | undefined
}

/** The model of a document without fault; undefined where the reader with places has to say what is wrong. */
function readPlain(given: GivenText): unknown {
  const value = plainJson(given.text)
  if (value === undefined) return undefined
  const unread = given.unread && { ...given.unread, paths: new Set<string>(), faulty: given.unread.faulty && [] }
  try {
    const model = readRoot(plainSource, value, { ...given, unread })
    return unread === undefined || unread.paths.size + (unread.faulty?.length ?? 0) === 0 ? model : undefined
  } catch {
    return undefined
  }
}

function readRoot<Node>(
  source: DocumentSource<Node>,
  node: Node,
  { schema, text, limits, unread }: GivenText,
): unknown {
  const { root, value } = schema
  const read = documentReader(source, text, limits, unread)
  if (value.kind === 'list') return (read(aroundList(value, root), node, root) as Record<string, unknown>)[root]
  const members = source.parts(value, node)
  refuseWrapped(members, root, text)
  if (unread !== undefined && members.length > 0) {
    refuseForeign(members, { root, known: knownNames(value, unread), place: { text, offset: source.offset(node) } })
  }
  return read(value, node, root)
}

/** A list is the member of an object with the root's name. */
function aroundList(value: AnyList, root: string): AnyRecord {
  const member = { name: root, key: root, value: { ...value, repeated: true }, absence: 'refused' } as const
  return { kind: 'record', type: root, fields: [member] }
}

const jsonSource: DocumentSource<JsonNode> = {
  fieldNodes: jsonFields,
  entries: (_, node) => (node.kind === 'array' ? node.entries : undefined),
  parts: (_, node) =>
    node.kind === 'object'
      ? node.members.map(({ name, offset, node }) => ({ name, offset, isEmpty: saysNothing(node), value: given(node) }))
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
  return node.kind === 'array' ? node.entries.slice(0, 1).map(given) : node.kind === 'object' ? {} : null
}

/** A document inside a member with the root's name, as in XML, would be read as an empty one. */
function refuseWrapped(members: readonly NamedPart[], root: string, text: string): void {
  const wrapped = members.find(({ name }) => name === root)
  if (wrapped === undefined) return
  const problem = `the members of ${root} belong in the document itself, not in a member ${root}`
  throw documentError('unexpected_structure', problem, root, { text, offset: wrapped.offset })
}

/** An error names this many members. */
const mostShown = 5

/** A document with no known member is another document, not an empty one. */
function refuseForeign(
  members: readonly NamedPart[],
  { root, known, place }: { readonly root: string; readonly known: ReadonlySet<string>; readonly place: TextPlace },
): void {
  const names = new Set([...known].map((name) => name.toLowerCase()))
  if (members.some(({ name }) => names.has(name.toLowerCase()))) return
  const shown = members.slice(0, mostShown).map(({ name }) => shortened(plainText(name)))
  const problem = `none of its members is one of a ${root} document: ${shown.join(', ')}${members.length > mostShown ? ', …' : ''}`
  throw documentError('unexpected_structure', problem, root, place)
}
