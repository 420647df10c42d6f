import { documentError } from '../document-error.js'
import { maxDepth } from '../limits.js'

/** A JSON value and where it stands: the index of its first character in the document. */
export type JsonNode = { readonly offset: number } & (
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly entries: readonly JsonNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
)

/** A member of an object. Unlike a property of `JSON.parse`'s result, the same name can occur twice. */
export interface JsonMember {
  readonly name: string
  readonly node: JsonNode
  /** Index of the name in the document. */
  readonly offset: number
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

/**
 * The value of a JSON text (RFC 8259), every member and every place kept.
 *
 * @throws {@link AuxologyError} with line and column
 */
export function readJsonTree(text: string): JsonNode {
  const spaces = /[ \t\r\n]*/y
  const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
  // All but control characters, the double quote and the backslash.
  const plainText = /[ !#-[\]-\uFFFF]*/y
  const hexCode = /[0-9a-fA-F]{4}/y
  let index = 0

  const document = value(0)
  if (next() !== '') throw malformed('nothing may follow the document')
  return document

  function value(depth: number): JsonNode {
    const character = next()
    const offset = index
    if (depth > maxDepth) {
      const place = { text, offset }
      throw documentError('unexpected_structure', `values nested more than ${maxDepth} deep`, undefined, place)
    }
    if (character === '{') return { kind: 'object', offset, members: series('}', () => member(depth)) }
    if (character === '[') return { kind: 'array', offset, entries: series(']', () => value(depth + 1)) }
    if (character === '"') return { kind: 'string', offset, value: string() }
    if (taken('true')) return { kind: 'boolean', offset, value: true }
    if (taken('false')) return { kind: 'boolean', offset, value: false }
    if (taken('null')) return { kind: 'null', offset }
    const digits = match(number)
    if (digits === '') throw malformed(character === '' ? 'the document ends early' : 'expected a value')
    return { kind: 'number', offset, value: Number(digits) }
  }

  /** Entries between brackets, separated by commas. */
  function series<Entry>(closing: '}' | ']', entry: () => Entry): Entry[] {
    const entries: Entry[] = []
    index++
    if (next() === closing) {
      index++
      return entries
    }
    for (;;) {
      entries.push(entry())
      const separator = next()
      if (separator !== ',' && separator !== closing) {
        throw malformed(separator === '' ? 'the document ends early' : `expected a comma or ${closing}`)
      }
      index++
      if (separator === closing) return entries
    }
  }

  function member(depth: number): JsonMember {
    if (next() !== '"') throw malformed('expected a name in double quotes')
    const offset = index
    const name = string()
    if (next() !== ':') throw malformed('expected a colon')
    index++
    return { name, offset, node: value(depth + 1) }
  }

  function string(): string {
    index++
    let content = match(plainText)
    while (text.charAt(index) === '\\') content += escaped() + match(plainText)
    if (text.charAt(index) !== '"') {
      throw malformed(index < text.length ? 'a control character in a string' : 'a string that is never closed')
    }
    index++
    return content
  }

  function escaped(): string {
    const letter = text.charAt(index + 1)
    const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined
    index += 2
    if (plain !== undefined) return plain
    const code = letter === 'u' ? match(hexCode) : ''
    if (code === '') {
      index -= 2
      throw malformed('an escape that JSON does not have')
    }
    return String.fromCharCode(Number.parseInt(code, 16))
  }

  /** The next character that is no white space, not yet taken; empty at the end. */
  function next(): string {
    match(spaces)
    return text.charAt(index)
  }

  function taken(word: string): boolean {
    if (!text.startsWith(word, index)) return false
    index += word.length
    return true
  }

  function match(form: RegExp): string {
    form.lastIndex = index
    const found = form.exec(text)?.[0] ?? ''
    index += found.length
    return found
  }

  function malformed(problem: string) {
    return documentError('malformed_document', `not well-formed JSON: ${problem}`, undefined, { text, offset: index })
  }
}
