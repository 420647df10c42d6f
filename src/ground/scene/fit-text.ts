import { characters } from '../text/characters.js'
import { unbreakable, withSignsJoined } from '../text/joined-signs.js'
import { boldWidths, otherWidths, regularWidths, widerBy, widerStep } from './roboto.js'

const firstCode = 32
const lastCode = 126

/** Any other letter, or character of a script that Roboto lacks. */
const unknownWidth = 640
const wideWidth = 1000
/** East Asian scripts and pictographs begin here. */
const wideFrom = 0x1100
/** Of the digits of {@link widerBy}. */
const widerBase = 36

/** Characters up to the mathematical signs: their widths are found out once, and 0 until then. */
const commonUntil = 0x2300
const commonRegular = /* @__PURE__ */ new Uint16Array(commonUntil)
const commonBold = /* @__PURE__ */ new Uint16Array(commonUntil)

/**
 * The width of a text in Roboto, pixels, without kerning, which makes a text
 * narrower if anything.
 *
 * @param size height of the font, pixels
 */
export function textWidth(text: string, size: number, isBold = false): number {
  const common = isBold ? commonBold : commonRegular
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    sum += (code < commonUntil && common[code]) || widthOf(code, isBold, common)
  }
  return (sum * size) / 1000
}

function widthOf(code: number, isBold: boolean, common: Uint16Array): number {
  const widths = isBold ? boldWidths : regularWidths
  const isPlain = code >= firstCode && code <= lastCode
  const width = isPlain ? (widths[code - firstCode] as number) : rareWidth(String.fromCharCode(code), widths)
  if (code < commonUntil) common[code] = width
  return width
}

function rareWidth(character: string, widths: readonly number[]): number {
  const known = otherWidths[character]
  if (known !== undefined) return known
  if (character === unbreakable) return widths[0] as number
  if (character === softHyphen) return 0
  // A letter with an accent is as wide as the letter, or little wider.
  const base = character.normalize('NFD').charCodeAt(0)
  const isPlain = base >= firstCode && base <= lastCode
  const estimate = isPlain ? (widths[base - firstCode] as number) : base >= wideFrom ? wideWidth : unknownWidth
  return estimate + widerThanEstimated(character.charCodeAt(0))
}

function widerThanEstimated(code: number): number {
  for (const [first, steps] of widerBy) {
    const digit = steps[code - first]
    if (digit !== undefined) return Number.parseInt(digit, widerBase) * widerStep
  }
  return 0
}

const ellipsis = '…'

/**
 * A text that fits a width, shortened with an ellipsis if necessary; empty if
 * not even the ellipsis fits.
 */
export function fitText(text: string, width: number, size: number, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text
  const room = width - textWidth(ellipsis, size, bold)
  if (room < 0) return ''
  // From the left, and only as far as there is room: a text may be as long as a document.
  let end = 0
  let taken = 0
  for (const character of characters(text)) {
    taken += textWidth(character, size, bold)
    if (taken > room) break
    end += character.length
  }
  return `${text.slice(0, end).trimEnd()}${ellipsis}`
}

/** Not shown within a line. */
const softHyphen = '\u00ad'

/** A text in lines that fit a width, broken at spaces, and within a word that is wider. Nothing is left out. */
export function wrapText(given: string, width: number, size: number, bold = false): string[] {
  const text = withSignsJoined(given)
  // Most texts fit as they are.
  if (text !== '' && !oddSpace.test(text) && textWidth(text, size, bold) <= width) return [breakable(text)]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[^\S\u00a0]+/).flatMap((word) => wordInPieces(word, width, size, bold))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size, bold) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  if (line !== '') lines.push(line)
  return lines.map(breakable)
}

/** A space that a line would not be written with. */
const oddSpace = /[^\S\u00a0 ]| {2}|^ | $/

function breakable(text: string): string {
  return text.includes(unbreakable) ? text.replaceAll(unbreakable, ' ') : text
}

/** A word in pieces that fit a width, each of at least one character. */
function wordInPieces(word: string, width: number, size: number, bold: boolean): string[] {
  if (textWidth(word, size, bold) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  let taken = 0
  for (const character of characters(word)) {
    const wide = textWidth(character, size, bold)
    if (piece !== '' && taken + wide > width) {
      pieces.push(piece)
      piece = ''
      taken = 0
    }
    piece += character
    taken += wide
  }
  return [...pieces, piece]
}
