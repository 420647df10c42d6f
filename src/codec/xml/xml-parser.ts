import { parseXml, type XmlElement, XmlError } from '@rgrove/parse-xml'
import { shortened } from '../../text/quoted.js'
import { documentError } from '../document-error.js'
import { refuseDoctypeAndDepth } from './xml-guard.js'

/**
 * The text with its line ends as XML reads them. The parser would replace
 * them one by one, in time that grows with the square of their number. Lines
 * and columns stay as they are.
 *
 * @see https://www.w3.org/TR/xml/#sec-line-ends
 */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/**
 * The root element as the parser gives it, with offsets; namespaces are not
 * its business. All lines must end in line feeds ({@link withLineFeeds}).
 *
 * @throws {@link AuxologyError} with line and column
 */
export function parsedRoot(text: string): XmlElement {
  refuseDoctypeAndDepth(text)
  try {
    return parseXml(text, { includeOffsets: true }).root as XmlElement
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    throw malformedXml(problemOf(error), text, beginningOf(indexOfCharacter(error.pos, text), text))
  }
}

/** The error for a document that isn't well-formed. */
export function malformedXml(problem: string, text: string, offset: number) {
  return documentError('malformed_document', `not well-formed XML: ${problem}`, undefined, { text, offset })
}

/** The longest message of the parser that is shown, characters: it may quote a name as long as the document. */
const longestProblem = 120

/** The parser's message without its own account of the place. */
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

/** Where the trouble begins: the parser stops behind a reference that it refuses. */
function beginningOf(stop: number, text: string): number {
  const reference = /&[^\s&;<>"']*.?$/s.exec(text.slice(0, stop))
  return reference && !isSound(reference[0]) ? reference.index : stop
}

function isSound(reference: string): boolean {
  try {
    parseXml(`<a>${reference}</a>`)
    return true
  } catch {
    return false
  }
}
