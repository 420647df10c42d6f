/** What no XML document can carry, and what breaks a line. */
const unprintable = /[\p{Cc}\p{Cs}\uFFFE\uFFFF\u2028\u2029]/gu

/**
 * A text of the sender's on one line: without control characters, lone
 * surrogates and runs of white space.
 */
export function plainText(text: string | undefined): string {
  return (text ?? '').replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}
