import { coveredCharacters } from './roboto.js'

/** Something of every bundled face: a path, bytes. */
export interface FontFaces<Of> {
  readonly regular: Of
  readonly bold: Of
}

/** The name that pictures know the typeface by. */
export const fontFamily = 'Roboto'

/** The files of the faces, in the package's folder `fonts`. */
export const fontFileNames: FontFaces<string> = { regular: 'Roboto-Regular.ttf', bold: 'Roboto-Bold.ttf' }

/** Stands for a character that the bundled faces lack, so that it is seen to be missing. */
const replacement = '\uFFFD'

/** What has no width of its own: marks upon a letter, joiners, variation selectors. */
const withoutWidth = /^[\p{M}\p{Cf}]$/u

/** Neither ASCII nor the white space between elements. */
const rare = /[^\t\n\r -~]/gu

/**
 * A text in characters that the bundled faces have: Latin with the accents of
 * the European languages and Vietnamese, Greek and Cyrillic.
 *
 * Letters and their accents are composed first. A character of another script
 * becomes a visible `�`, for a renderer would leave it out without a word;
 * a mark upon a letter that the faces lack is dropped.
 *
 * @example
 * ```ts
 * printableText('Łukasz 王') // 'Łukasz �'
 * ```
 */
export function printableText(text: string): string {
  return text.normalize('NFC').replace(rare, printable)
}

function printable(character: string): string {
  if (isCovered(character.codePointAt(0) as number)) return character
  return withoutWidth.test(character) ? '' : replacement
}

function isCovered(code: number): boolean {
  let [low, high] = [0, coveredCharacters.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = coveredCharacters[middle] as readonly [number, number]
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}
