import { boldWidths, otherWidths, regularWidths } from './roboto.js'

const firstCode = 32
const lastCode = 126

/** Any other letter, and any character of a script that Roboto lacks. */
const unknownWidth = 640
const wideWidth = 1000
/** The scripts of East Asia and the pictographs begin here. */
const wideFrom = 0x1100

/**
 * The width of a text in Roboto, pixels. Kerning is left out: it makes a text
 * narrower, if anything.
 *
 * @param size height of the font, pixels
 */
export function textWidth(text: string, size: number, isBold = false): number {
  const widths = isBold ? boldWidths : regularWidths
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    sum +=
      code >= firstCode && code <= lastCode ? (widths[code - firstCode] as number) : rareWidth(text.charAt(i), widths)
  }
  return (sum * size) / 1000
}

function rareWidth(character: string, widths: readonly number[]): number {
  const known = otherWidths[character]
  if (known !== undefined) return known
  // A letter with an accent is as wide as the letter.
  const base = character.normalize('NFD').charCodeAt(0)
  if (base >= firstCode && base <= lastCode) return widths[base - firstCode] as number
  return base >= wideFrom ? wideWidth : unknownWidth
}
