import { parseXml, type XmlElement, XmlError, type XmlNode, XmlProcessingInstruction } from '@rgrove/parse-xml'
import type { AuxologyError } from '../../model/errors.js'
import { maxDepth } from '../../model/limits.js'
import { documentError } from '../../text/invalid-input.js'
import { indexOfIllegalCharacter } from '../../text/markup.js'
import { shortened } from '../../text/quoted.js'

/**
 * The text with its line ends as XML reads them. The parser would replace
 * them one by one, in quadratic time. Lines and columns do not change.
 *
 * @see https://www.w3.org/TR/xml/#sec-line-ends
 */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/**
 * The root element as the parser reads it: with offsets, but without regard to
 * namespaces. All lines must end in line feeds ({@link withLineFeeds}).
 *
 * @throws {@link AuxologyError} with line and column
 */
export function parseRoot(text: string): XmlElement {
  try {
    refuseDoctypeAndDepth(text)
    const document = parseXml(text, { includeOffsets: true })
    for (const child of document.children) refuseColon(child, text)
    return document.root as XmlElement
  } catch (error) {
    // The parser refuses every such character too, but only where it comes to it.
    const illegal = indexOfIllegalCharacter(text)
    if (illegal >= 0) throw malformedXml('a character that XML does not allow', text, illegal)
    if (!(error instanceof XmlError)) throw error
    throw malformedXml(problemOf(error), text, faultStart(indexOfCharacter(error.pos, text), text))
  }
}

/** With namespaces, the name of a processing instruction has no colon (Namespaces in XML 1.0, section 7). */
export function refuseColon(node: XmlNode, text: string): void {
  if (node instanceof XmlProcessingInstruction && node.name.includes(':')) {
    throw malformedXml('a processing instruction with a colon in its name', text, node.start)
  }
}

/** The error for a document that isn't well-formed. */
export function malformedXml(problem: string, text: string, offset: number): AuxologyError {
  return documentError('malformed_document', `not well-formed XML: ${problem}`, undefined, { text, offset })
}

/** The longest message of the parser that is shown, characters. It may quote a name of any length. */
const longestProblem = 120

/** The parser's message without line and column. */
function problemOf({ message, line, column }: XmlError): string {
  const [problem = message] = message.split(` (line ${line}, column ${column})`)
  return shortened(problem, longestProblem)
}

/** The index of a character. The parser counts code points. */
function indexOfCharacter(position: number, text: string): number {
  let index = 0
  for (let count = 0; count < position; count++) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
  return index
}

/** The start of the fault: the parser stops after a reference that it refuses. */
function faultStart(stop: number, text: string): number {
  const reference = /&[^\s&;<>"']*.?$/s.exec(text.slice(0, stop))
  return reference && !isValidReference(reference[0]) ? reference.index : stop
}

function isValidReference(reference: string): boolean {
  try {
    parseXml(`<a>${reference}</a>`)
    return true
  } catch {
    return false
  }
}

/** How the parts open and close in which a `<` does not start a tag. */
const opaque = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * Refuses what the XML parser must not see: a document type declaration,
 * which it would ignore, and elements nested so deeply that its stack would
 * overflow.
 *
 * One pass over the text. As long as the text is well-formed it sees the same
 * tags as the parser, which stops at the first fault.
 */
function refuseDoctypeAndDepth(text: string): void {
  let depth = 0
  for (let start = text.indexOf('<'), end = 0; start >= 0; start = text.indexOf('<', end)) {
    const next = text.charCodeAt(start + 1)
    if (next === exclamationMark || next === questionMark) {
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
    }
    end = endOfTag(text, start + 1)
    if (next === slash) depth--
    else if (depth < maxDepth)
      depth += text.charCodeAt(end - 2) === slash && text.charCodeAt(end - 1) === greater ? 0 : 1
    else {
      throw documentError('unexpected_structure', `elements nested more than ${maxDepth} deep`, undefined, {
        text,
        offset: start,
      })
    }
  }
}

// By character codes: every character of a tag is looked at.
const [exclamationMark, questionMark, slash] = [0x21, 0x3f, 0x2f]
const [greater, doubleQuote, singleQuote] = [0x3e, 0x22, 0x27]

/** The index after the next occurrence of a text, or the end. */
function endOf(text: string, closing: string, from: number): number {
  const start = text.indexOf(closing, from)
  return start < 0 ? text.length : start + closing.length
}

/** The index after the `>` of a tag, or the end. An attribute's value may contain a `>`. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === greater) return at + 1
    if (code === doubleQuote || code === singleQuote) at = endOf(text, text.charAt(at), at + 1) - 1
  }
  return text.length
}
