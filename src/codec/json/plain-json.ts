import { maxDepth } from '../../model/limits.js'
import { withoutNegativeZero } from '../../text/number.js'
import { isBlank } from '../../text/plain-text.js'
import { compiledOnce } from '../compiled.js'
import { NeedsPlaces, withoutPlaces } from '../plain-document.js'
import type { DocumentSource, FieldNodes } from '../read-document.js'
import { scalarFromText } from '../scalar.js'
import type { AnyRecord } from '../schema.js'

/** Values as `JSON.parse` gives them. */
type PlainObject = { readonly [name: string]: unknown }

/**
 * A document without fault as `JSON.parse` gives it, which is many times quicker than
 * our own reading with the place of every value. Undefined if it may be at fault in
 * any way: only the reader with places can then say what is wrong, and where.
 */
export function plainJson(text: string): { readonly value: unknown; readonly members: number } | undefined {
  const members = membersOf(text)
  if (members === undefined) return undefined
  try {
    return { value: JSON.parse(text), members }
  } catch {
    return undefined
  }
}

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** How many members all objects of a JSON text have, names given twice counted twice; undefined if they nest too deep. */
function membersOf(text: string): number | undefined {
  let members = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === colon) members++
    else if (code === openBrace || code === openBracket) {
      if (++depth > maxDepth) return undefined
    } else if (code === closeBrace || code === closeBracket) depth--
  }
  return members
}

/** The index of the quote that closes a string, or of the end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at++
  }
  return text.length
}

/** How many members objects have that a document may have and that are not read. */
type Skipped = (name: string, record: AnyRecord) => boolean

/** A source of plain values, and how many members it has met. */
export interface PlainSource {
  readonly source: DocumentSource<unknown>
  readonly metMembers: () => number
}

/**
 * The source for the reader of documents. It throws at everything that the schema
 * does not know.
 *
 * @param isSkipped whether a member that is no field may be left unread without a word
 */
export function plainSource(isSkipped: Skipped): PlainSource {
  let members = 0
  return { source: { ...plainValues, fieldNodes }, metMembers: () => members }

  function fieldNodes(record: AnyRecord, node: unknown): FieldNodes<unknown> {
    const indices = fieldIndices(record)
    const first = new Array<unknown>(record.fields.length).fill(undefined)
    for (const name of Object.keys(node as PlainObject)) {
      members++
      const index = indices.get(name)
      const value = (node as PlainObject)[name]
      if (index !== undefined) first[index] = value
      else if (isSkipped(name, record)) members += membersWithin(value)
      else throw new NeedsPlaces()
    }
    return { first, second: undefined, hasOthers: false }
  }
}

const fieldIndices: (record: AnyRecord) => ReadonlyMap<string, number> = compiledOnce(
  ({ fields }) => new Map(fields.map(({ name }, index) => [name, index])),
)

function membersWithin(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  const own = Array.isArray(value) ? 0 : inner.length
  return inner.reduce<number>((sum, each) => sum + membersWithin(each), own)
}

function isObject(node: unknown): boolean {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

const plainValues: Omit<DocumentSource<unknown>, 'fieldNodes'> = {
  ...withoutPlaces,
  entries: (_, node) => (Array.isArray(node) ? node : undefined),
  isRecord: (_, node) => isObject(node),
  isScalar: (node) => typeof node !== 'object' || node === null,
  scalar: (value, node) => {
    if (value.kind === 'number') return Number.isFinite(node) ? withoutNegativeZero(node as number) : undefined
    if (value.kind === 'boolean') return typeof node === 'boolean' ? node : undefined
    return typeof node === 'string' ? scalarFromText(value, node) : undefined
  },
  isEmpty: (value, node) =>
    node === null || (typeof node === 'string' && isBlank(node) && value.kind !== 'record' && value.kind !== 'list'),
  given: (node) => node,
}
