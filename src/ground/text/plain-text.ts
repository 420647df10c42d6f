import { withoutDirections } from './characters.js'

/** What XML does not allow, and what breaks a line. */
const unprintable = /[\p{Cc}\p{Cs}\uFFFE\uFFFF\u2028\u2029]/gu

/**
 * Text from outside on one line: without control characters, directional ones
 * included, unpaired surrogates and runs of white space.
 */
export function plainText(text: string | undefined): string {
  return withoutDirections(text ?? '')
    .replace(unprintable, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d
}

/** Text without the white space, as XML defines it, around it. */
export function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--
  return start === 0 && end === text.length ? text : text.slice(start, end)
}

/** Whether text is empty or consists of white space only. */
export function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (!isWhiteSpace(text.charCodeAt(index))) return false
  }
  return true
}
