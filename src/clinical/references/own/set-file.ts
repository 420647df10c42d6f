import { type JsonNode, readJsonTree } from '../../../ground/codec/json/json-tree.js'
import type { Accepted, AuxologyError, ErrorData } from '../../../ground/model/errors.js'
import { longestText } from '../../../ground/model/limits.js'
import { rightsStatuses } from '../../../ground/model/rights.js'
import { invalidReference, isRecord, lineAndColumn, placedError } from '../../../ground/text/invalid-input.js'
import { acceptedId, idPattern } from './define-set.js'

/** The content of a file with a set of references, and the places of its parts. */
export interface SetFile {
  readonly content: unknown
  /** What an error says of a path such as `tables[0].rows.male[2].m`: path, and line and column in a text. */
  readonly placeOf: (path: string) => ErrorData
  readonly invalid: (path: string, value: unknown, accepted: Accepted, detail?: string) => unknown
}

/**
 * The text of a JSON file, or its content, as far as JSON can hold it.
 *
 * @param subject the name of the file, for errors, if it is not the one that the caller names
 * @throws AuxologyError `malformed_document`, and `invalid_reference` for content that JSON can't hold
 */
export function readSetFile(content: string | object, subject?: string): SetFile {
  const isText = typeof content === 'string'
  const text = isText ? content : jsonOf(content)
  const ofFile = subject === undefined ? {} : { subject }
  const root = readRoot(text, ofFile)
  const placeOf = (path: string): ErrorData => ({
    ...ofFile,
    path,
    ...(isText && lineAndColumn({ text, offset: nearestNode(root, path).offset })),
  })
  const invalid: SetFile['invalid'] = (path, value, accepted, detail) =>
    placedError(invalidReference({ id: '', path }, value, accepted, detail), placeOf)
  refuseRepeated(root, '', (path) => invalid(path, undefined, 'each member once', 'given twice'))
  return { content: plainValue(root), placeOf, invalid }
}

function readRoot(text: string, ofFile: ErrorData): JsonNode {
  try {
    return readJsonTree(text.replace(/^\uFEFF/, ' '))
  } catch (error) {
    throw placedError(error, () => ofFile)
  }
}

function jsonOf(content: object): string {
  let text: string | undefined
  try {
    text = JSON.stringify(content)
  } catch {
    // A cycle, a big integer, a member that throws.
  }
  if (text === undefined) throw notJson(content)
  return text
}

function notJson(content: unknown): AuxologyError {
  return invalidReference({ id: '', path: 'content' }, content, 'the text of a JSON file, or what JSON can hold')
}

/** Refuses a name that an object has twice: only one of the two could count. */
function refuseRepeated(node: JsonNode, path: string, errorAt: (path: string) => unknown): void {
  if (node.kind === 'array') {
    for (const [i, entry] of node.entries.entries()) refuseRepeated(entry, `${path}[${i}]`, errorAt)
  }
  if (node.kind !== 'object') return
  const names = new Set<string>()
  for (const { name, node: member } of node.members) {
    const inside = path === '' ? name : `${path}.${name}`
    if (names.size === names.add(name).size) throw errorAt(inside)
    refuseRepeated(member, inside, errorAt)
  }
}

function plainValue(node: JsonNode): unknown {
  if (node.kind === 'object')
    return Object.fromEntries(node.members.map(({ name, node: member }) => [name, plainValue(member)]))
  if (node.kind === 'array') return node.entries.map(plainValue)
  return node.kind === 'null' ? undefined : node.value
}

/** The node at a path, or the last on the way to it that there is. */
function nearestNode(root: JsonNode, path: string): JsonNode {
  let nearest = root
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[([^\]]+)\]/g)) {
    const next = nextNode(nearest, name ?? index ?? '')
    if (next === undefined) return nearest
    nearest = next
  }
  return nearest
}

function nextNode(node: JsonNode, part: string): JsonNode | undefined {
  if (node.kind === 'array') return node.entries[Number(part)]
  // Of two members of a name the last one is refused.
  return node.kind === 'object' ? node.members.filter(({ name }) => name === part).at(-1)?.node : undefined
}

/** An object of the file of a set. */
export type Content = { readonly [name: string]: unknown }

/** The members of an object; all of them have to be known. */
export function contentAt(file: SetFile, value: unknown, path: string, known: readonly string[]): Content {
  if (!isRecord(value))
    throw file.invalid(path, value, `an object with ${known.filter((name) => name !== '$schema').join(', ')}`)
  const unknown = Object.keys(value).find((name) => !known.includes(name))
  if (unknown === undefined) return value as Content
  throw file.invalid(path === '' ? unknown : `${path}.${unknown}`, undefined, known, noMember)
}

/** What is wrong with a member that isn't known. */
export const noMember = 'no such member'

/** A text that can't be empty. */
function nameAt(file: SetFile, content: Content, path: string, name: string): string {
  const value = content[name]
  if (typeof value !== 'string' || value === '' || value.length > longestText)
    throw file.invalid(path === '' ? name : `${path}.${name}`, value, acceptedText)
  return value
}

const acceptedText = `a text of 1 to ${longestText} characters`

/** The id of a set or a table. */
export function idAt(file: SetFile, content: Content, path: string): string {
  const id = nameAt(file, content, path, 'id')
  if (idPattern.test(id)) return id
  throw file.invalid(path === '' ? 'id' : `${path}.id`, id, acceptedId)
}

/** A text in one language or in several, if it is there. */
export function textAt(file: SetFile, content: Content, path: string, name: string): void {
  const value = content[name]
  if (value === undefined) return
  const texts = typeof value === 'string' ? [value] : isRecord(value) ? Object.values(value) : []
  if (texts.length > 0 && isListOfTexts(texts) && texts.every(({ length }) => length <= longestText)) return
  throw file.invalid(
    path === '' ? name : `${path}.${name}`,
    value,
    `a text of at most ${longestText} characters, or texts by language: { "de": "…", "en": "…" }`,
  )
}

/** A list of texts. */
export function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

const ofPublication = [
  'shortName',
  'year',
  'citation',
  'doi',
  'population',
  'years',
  'sample',
  'licence',
  'rights',
] as const

/** Where figures come from; every text that charts and results need is there. */
export function publicationAt(file: SetFile, value: unknown, path: string): void {
  const publication = contentAt(file, value, path, ofPublication)
  nameAt(file, publication, path, 'shortName')
  nameAt(file, publication, path, 'citation')
  const { year, years, sample, doi } = publication
  if (year !== undefined && !Number.isInteger(year)) throw file.invalid(`${path}.year`, year, 'a year')
  const isPeriod = Array.isArray(years) && years.length === 2 && years.every(Number.isInteger) && years[0] <= years[1]
  if (years !== undefined && !isPeriod) throw file.invalid(`${path}.years`, years, 'the first and the last year')
  if (sample !== undefined && !(Number.isInteger(sample) && Number(sample) > 0))
    throw file.invalid(`${path}.sample`, sample, 'a number of children')
  if (doi !== undefined && typeof doi !== 'string') throw file.invalid(`${path}.doi`, doi, 'a text')
  const hasRights = publication['rights'] !== undefined
  for (const name of ['population', 'licence']) {
    if (publication[name] === undefined && !(hasRights && name === 'licence'))
      throw file.invalid(`${path}.${name}`, undefined, 'a text; "" if nothing is known')
    textAt(file, publication, path, name)
  }
  if (hasRights) rightsAt(file, publication['rights'], `${path}.rights`)
}

const ofRights = ['status', 'licence', 'nonCommercial', 'noDerivatives'] as const

/** The right to use figures. */
function rightsAt(file: SetFile, value: unknown, path: string): void {
  const rights = contentAt(file, value, path, ofRights)
  const { status } = rights
  if (!rightsStatuses.some((known) => known === status)) throw file.invalid(`${path}.status`, status, rightsStatuses)
  textAt(file, rights, path, 'licence')
  for (const name of ['nonCommercial', 'noDerivatives']) {
    const flag = rights[name]
    if (flag !== undefined && typeof flag !== 'boolean') throw file.invalid(`${path}.${name}`, flag, ['true', 'false'])
  }
}
