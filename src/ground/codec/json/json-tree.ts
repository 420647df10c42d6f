import type { AuxologyError } from '../../model/errors.js'
import { maxDepth } from '../../model/limits.js'
import { documentError } from '../../text/invalid-input.js'

/** A JSON value and its place: the index of its first character in the document. */
export type JsonNode = { readonly offset: number } & (
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly entries: readonly JsonNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly written: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
)

/** A member of an object. Unlike in the result of `JSON.parse`, the same name can occur twice. */
export interface JsonMember {
  readonly name: string
  readonly node: JsonNode
  /** The index of the name in the document. */
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
 * The value of a JSON text (RFC 8259), with every member and its place.
 *
 * @throws {@link AuxologyError} with line and column
 */
export function readJsonTree(text: string): JsonNode {
  const spaces = /[ \t\r\n]*/y
  const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
  // Everything but control characters, the double quote and the backslash.
  const plainText = /[ !#-[\]-\uFFFF]*/y
  const hexCode = /[0-9a-fA-F]{4}/y
  let index = 0

  const document = readValue(0)
  if (next() !== '') throw malformed('nothing may follow the document')
  return document

  function readValue(depth: number): JsonNode {
    const character = next()
    const offset = index
    if (depth > maxDepth) {
      const place = { text, offset }
      throw documentError('unexpected_structure', `values nested more than ${maxDepth} deep`, undefined, place)
    }
    if (character === '{') return { kind: 'object', offset, members: readSeries('}', () => readMember(depth)) }
    if (character === '[') return { kind: 'array', offset, entries: readSeries(']', () => readValue(depth + 1)) }
    if (character === '"') return { kind: 'string', offset, value: readString() }
    if (skip('true')) return { kind: 'boolean', offset, value: true }
    if (skip('false')) return { kind: 'boolean', offset, value: false }
    if (skip('null')) return { kind: 'null', offset }
    const digits = match(number)
    if (digits === '') throw malformed(character === '' ? 'the document ends early' : 'expected a value')
    return { kind: 'number', offset, value: Number(digits), written: digits }
  }

  /** Entries between brackets, separated by commas. */
  function readSeries<Entry>(closing: '}' | ']', readEntry: () => Entry): Entry[] {
    const entries: Entry[] = []
    index++
    if (next() === closing) {
      index++
      return entries
    }
    for (;;) {
      entries.push(readEntry())
      const separator = next()
      if (separator !== ',' && separator !== closing) {
        throw malformed(separator === '' ? 'the document ends early' : `expected a comma or ${closing}`)
      }
      index++
      if (separator === closing) return entries
    }
  }

  function readMember(depth: number): JsonMember {
    if (next() !== '"') throw malformed('expected a name in double quotes')
    const offset = index
    const name = readString()
    if (next() !== ':') throw malformed('expected a colon')
    index++
    return { name, offset, node: readValue(depth + 1) }
  }

  function readString(): string {
    index++
    let content = match(plainText)
    while (text.charAt(index) === '\\') content += readEscape() + match(plainText)
    if (text.charAt(index) !== '"') {
      throw malformed(index < text.length ? 'a control character in a string' : 'a string that is never closed')
    }
    index++
    return content
  }

  function readEscape(): string {
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

  /** The next character after white space, not yet consumed; empty at the end. */
  function next(): string {
    match(spaces)
    return text.charAt(index)
  }

  function skip(word: string): boolean {
    if (!text.startsWith(word, index)) return false
    index += word.length
    return true
  }

  function match(form: RegExp): string {
    form.lastIndex = index
    const part = form.exec(text)?.[0] ?? ''
    index += part.length
    return part
  }

  function malformed(problem: string): AuxologyError {
    return documentError('malformed_document', `not well-formed JSON: ${problem}`, undefined, { text, offset: index })
  }
}
