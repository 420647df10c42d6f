/**
 * The digits of texts: the characters that programs have most of, so that what compresses a program has nothing to learn
 * from them. None opens a place in the template of a page that a program stands in.
 */
export const digits = ' !&()+,-.0123456789:;=>?ABCDEFIMNS[]_abcdefghiklmnoprstuvwxyzG|}'

/** A decoder keeps its range at least this wide, to divide it finely; with a digit more it is still a small integer. */
export const leastRange: number = 2 ** 24

/** As many binary digits of a number as are read at once. */
export const drawnAtOnce = 12

/** What a likelihood of 2^12 approaches, by an eighth of the way, with each decision: this if it is so, */
export const mostLikely = 4084

/** and this if it isn't. */
export const leastLikely = 12

/** How many likelihoods are learnt: of 64 lengths for each of 33 that may be expected, then of signs. */
export const contexts: number = 64 * 34

/** Where the likelihood of a sign is, by the last sign, -1 to 1. */
export const signContext: number = 64 * 33 + 1

/** How far a text is read. */
export interface NumberReader {
  readonly text: string
  /** How likely each decision is, of 2^12; 0 where nothing is learnt. */
  readonly likelihoods: Uint16Array
  at: number
  range: number
  /** Where in the range the text points. */
  code: number
  /** Of the last number that was not 0. */
  sign: number
}

/** At the beginning of a text. Beyond its end all digits are 0; a few are added, because reading past a string is slow. */
export function numberReader(text: string): NumberReader {
  return {
    text: text.padEnd(text.length + 8),
    likelihoods: new Uint16Array(contexts),
    at: 0,
    range: 1,
    code: 0,
    sign: 0,
  }
}

/**
 * Reads whole numbers from a text by adaptive binary range coding. Each decision
 * divides a range by how likely it is, and where the text points tells which part it
 * was; so a decision takes as many bits as it is surprising. How likely it is, is
 * learnt on the way, in whole numbers that are the same everywhere.
 *
 * The decisions of a number are whether it has more than 0, 1, 2 … binary digits, by
 * how many those before it had; its sign, by the last sign; then its digits but the
 * first, all equally likely.
 *
 * In one piece, because a table is unpacked before anything is compiled: with its
 * steps in functions of their own, a first one takes two and a half times as long.
 *
 * G. N. N. Martin: "Range encoding: an algorithm for removing redundancy from a
 * digitised message", Video & Data Recording Conference, Southampton (1979).
 *
 * @param count how many of them, which are a column, or one by itself
 */
export function readNumbers(reader: NumberReader, count: number): number[] {
  const numbers: number[] = []
  const { text, likelihoods } = reader
  let { at, range, code, sign } = reader
  let expected = 0
  for (let row = 0; row < count; row++) {
    const first = lengthContext(row, expected)
    let context = first
    for (let isLonger = true; isLonger; ) {
      for (; range < leastRange; range <<= 6) code = (code << 6) + digits.indexOf(text.charAt(at++))
      const likelihood = (likelihoods[context] as number) || likelyAtFirst(context)
      const part = (range >> 12) * likelihood
      isLonger = code < part
      if (isLonger) {
        range = part
        likelihoods[context++] = likelihood + ((mostLikely - likelihood) >> 3)
      } else {
        code -= part
        range -= part
        likelihoods[context] = likelihood + ((leastLikely - likelihood) >> 3)
      }
    }
    const length = context - first
    expected = expectedLength(row, expected, length)
    if (length === 0) {
      numbers.push(0)
      continue
    }
    for (; range < leastRange; range <<= 6) code = (code << 6) + digits.indexOf(text.charAt(at++))
    context = signContext + sign
    const likelihood = (likelihoods[context] as number) || likelyAtFirst(context)
    const part = (range >> 12) * likelihood
    if (code < part) {
      sign = -1
      range = part
      likelihoods[context] = likelihood + ((mostLikely - likelihood) >> 3)
    } else {
      sign = 1
      code -= part
      range -= part
      likelihoods[context] = likelihood + ((leastLikely - likelihood) >> 3)
    }
    let size = 1
    for (let left = length - 1; left > 0; left -= drawnAtOnce) {
      for (; range < leastRange; range <<= 6) code = (code << 6) + digits.indexOf(text.charAt(at++))
      const bits = Math.min(left, drawnAtOnce)
      range >>= bits
      const drawn = Math.floor(code / range)
      code -= drawn * range
      size = size * (1 << bits) + drawn
    }
    numbers.push(sign * size)
  }
  reader.at = at
  reader.range = range
  reader.code = code
  reader.sign = sign
  return numbers
}

/** Where the likelihoods begin that a number is longer; the first of a column is like no other. */
export function lengthContext(row: number, expected: number): number {
  return 64 * (row === 0 ? 32 : Math.min((expected + 4) >> 3, 31))
}

/** The length to expect of the next number, in 16ths. Of a column's first numbers the last says most: they fall quickly. */
export function expectedLength(row: number, expected: number, length: number): number {
  return row < 4 ? 16 * length : (expected + 16 * length) >> 1
}

/** A likelihood before anything is learnt, of 2^12. */
export function likelyAtFirst(context: number): number {
  const beyond = (context & 63) / 2 - (context >> 6) / 4 - 0.25
  return context < signContext - 1 ? Math.round(2048 - (2048 * beyond) / (1 + Math.abs(beyond))) : 2048
}
