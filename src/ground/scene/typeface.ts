import { coveredCharacters, westernCharacters } from './roboto.js'

/** A value for each bundled face: a path, bytes. */
export interface FontFaces<Value> {
  readonly regular: Value
  readonly bold: Value
}

/** The name of the typeface in pictures. */
export const fontFamily = 'Roboto'

/** The files of the faces, in the package's folder `fonts`. */
export const fontFileNames: FontFaces<string> = { regular: 'Roboto-Regular.ttf', bold: 'Roboto-Bold.ttf' }

/** Those with the letters of Western European languages alone, a third as long. */
export const westernFontFileNames: FontFaces<string> = {
  regular: 'Roboto-Regular-Western.ttf',
  bold: 'Roboto-Bold-Western.ttf',
}

/** Replaces a character that the bundled faces lack, so that a reader sees that one is missing. */
const replacement = '\uFFFD'

/** Characters without a width: combining marks, joiners, variation selectors. */
const withoutWidth = /^[\p{M}\p{Cf}]$/u

/** Neither printable ASCII nor white space. */
const rare = /[^\t\n\r -~]/gu

/**
 * A text in characters that the bundled faces have: Latin with the accents of
 * the European languages and Vietnamese, Greek and Cyrillic.
 *
 * Letters and their accents are composed first. A character of another script
 * becomes a visible `�`, since a renderer would omit it silently; a combining
 * mark that the faces lack is dropped.
 *
 * @example
 * ```ts
 * printableText('Łukasz 王') // 'Łukasz �'
 * ```
 */
export function printableText(text: string): string {
  return text.normalize('NFC').replace(rare, printableCharacter)
}

function printableCharacter(character: string): string {
  if (isAmong(coveredCharacters, character.codePointAt(0) as number)) return character
  return withoutWidth.test(character) ? '' : replacement
}

/** Whether the small faces have all characters of a text. */
export function isWestern(text: string): boolean {
  for (const [character] of text.matchAll(beyondAscii)) {
    if (!isAmong(westernCharacters, character.codePointAt(0) as number)) return false
  }
  return true
}

const beyondAscii = /[^\0-\x7f]/gu

function isAmong(ranges: readonly (readonly [first: number, last: number])[], code: number): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] as readonly [number, number]
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}
