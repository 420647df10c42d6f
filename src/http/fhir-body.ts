import { readJsonTree } from '../codec/json/json-tree.js'
import { plainJson } from '../codec/json/plain-json.js'
import { acceptedText } from '../codec/read-document.js'
import { documentError } from '../text/invalid-input.js'

/**
 * The JSON object of a body as `JSON.parse` gives it. A name given twice in one object is
 * refused: of the two, each reader would take another.
 *
 * @throws AuxologyError
 */
export function readJsonObject(bytes: Uint8Array, maxBytes: number): { readonly [name: string]: unknown } {
  const text = acceptedText(bytes, { maxBytes, maxEntries: Number.POSITIVE_INFINITY }, 'utf-8')
  const read = plainJson(text)
  if (read === undefined) {
    readJsonTree(text)
    throw documentError('malformed_document', 'the body is not JSON', undefined)
  }
  const { value, members } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw documentError('unexpected_structure', 'the body must be a JSON object', undefined)
  }
  if (membersIn(value) < members) {
    throw documentError('malformed_document', 'an object has a member twice', undefined)
  }
  return value as { readonly [name: string]: unknown }
}

/** How many members an object and all within it have. */
function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce((sum: number, part) => sum + membersIn(part), own)
}
