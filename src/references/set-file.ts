import { type JsonNode, readJsonTree } from '../codec/json/json-tree.js'
import type { Accepted, AuxologyError, ErrorData } from '../model/errors.js'
import { invalidReference, lineAndColumn } from '../text/invalid-input.js'
import { placedError } from './placed-error.js'

/** The content of a file with a set of references, and the places of its parts. */
export interface SetFile {
  readonly content: unknown
  /** What an error says of a path such as `tables[0].rows.male[2].m`: path, and line and column in a text. */
  readonly placeOf: (path: string) => ErrorData
  readonly invalid: (path: string, value: unknown, accepted: Accepted, detail?: string) => unknown
}

/**
 * The text of a JSON file, or its content, of which no more is taken than JSON can say.
 *
 * @throws AuxologyError `malformed_document`, and `invalid_reference` for content that JSON can't hold
 */
export function readSetFile(content: string | object): SetFile {
  const isText = typeof content === 'string'
  const text = isText ? content : jsonOf(content)
  const root = readJsonTree(text.replace(/^\uFEFF/, ' '))
  const placeOf = (path: string): ErrorData =>
    isText ? { path, ...lineAndColumn({ text, offset: nearestNode(root, path).offset }) } : { path }
  return {
    content: plainValue(root),
    placeOf,
    invalid: (path, value, accepted, detail) =>
      placedError(invalidReference('', path, value, accepted, detail), placeOf),
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
  return invalidReference('', 'content', content, 'the text of a JSON file, or what JSON can hold')
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
  // Of two members of a name the last one counts.
  return node.kind === 'object' ? node.members.filter(({ name }) => name === part).at(-1)?.node : undefined
}
