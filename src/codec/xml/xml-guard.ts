import { documentError } from '../document-error.js'
import { maxDepth } from '../limits.js'

/** What may contain `<` without a tag beginning there: how it opens and closes. */
const opaque = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * Refuses what the XML parser must not see: a document type declaration,
 * which it would pass over, and elements so deep in one another that its
 * stack would overflow.
 *
 * One pass over the text. Where the text is well-formed it sees the same tags
 * as the parser; what comes after the first fault doesn't matter, since the
 * parser stops there.
 *
 * @throws {@link AuxologyError} with line and column
 */
export function refuseDoctypeAndDepth(text: string): void {
  let depth = 0
  for (let start = text.indexOf('<'), end = 0; start >= 0; start = text.indexOf('<', end)) {
    const passage = opaque.find(([opening]) => text.startsWith(opening, start))
    if (passage) {
      end = endOf(text, passage[1], start + passage[0].length)
      continue
    }
    if (text.startsWith('<!DOCTYPE', start)) {
      throw documentError('doctype_not_allowed', 'a document type declaration is not allowed', undefined, {
        text,
        offset: start,
      })
    }
    end = endOfTag(text, start + 1)
    if (text.startsWith('/', start + 1)) depth--
    else if (depth < maxDepth) depth += text.startsWith('/>', end - 2) ? 0 : 1
    else {
      throw documentError('unexpected_structure', `more than ${maxDepth} elements in one another`, undefined, {
        text,
        offset: start,
      })
    }
  }
}

/** The index behind the next occurrence of a text, or the end. */
function endOf(text: string, closing: string, from: number): number {
  const start = text.indexOf(closing, from)
  return start < 0 ? text.length : start + closing.length
}

/** The index behind the `>` of a tag, or the end. An attribute's value may contain a `>`. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '>') return at + 1
    if (character === '"' || character === "'") at = endOf(text, character, at + 1) - 1
  }
  return text.length
}
