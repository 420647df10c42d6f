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
  const value = plainJson(text)
  if (value === undefined) {
    readJsonTree(text)
    throw documentError('malformed_document', 'an object has a member twice', undefined)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw documentError('unexpected_structure', 'the body must be a JSON object', undefined)
  }
  return value as { readonly [name: string]: unknown }
}
