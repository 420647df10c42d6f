import {
  contexts,
  digits,
  drawnAtOnce,
  expectedLength,
  leastLikely,
  leastRange,
  lengthContext,
  likelyAtFirst,
  mostLikely,
  signContext,
} from '../src/references/number-coding.js'

/** Writes the texts that `numberReader` of src/references/number-coding.ts reads. */
export interface NumberWriter {
  /** Appends numbers that are read together. */
  readonly write: (numbers: readonly number[]) => void
  /** The text of all that were written. */
  readonly text: () => string
}

/** The encoder of that decoder: the same decisions in the same order. */
export function numberWriter(): NumberWriter {
  const likelihoods = new Uint16Array(contexts)
  let low = 0n
  let range = 1
  let count = 0
  let sign = 0

  function refill(): void {
    while (range < leastRange) {
      range *= digits.length
      low *= BigInt(digits.length)
      count++
    }
  }

  function decide(context: number, is: boolean): void {
    refill()
    const likelihood = (likelihoods[context] as number) || likelyAtFirst(context)
    const part = (range >> 12) * likelihood
    if (!is) low += BigInt(part)
    range = is ? part : range - part
    likelihoods[context] = likelihood + (((is ? mostLikely : leastLikely) - likelihood) >> 3)
  }

  function writeDigits(binary: string): void {
    refill()
    range >>= binary.length
    low += BigInt(range * Number.parseInt(binary, 2))
  }

  function write(numbers: readonly number[]): void {
    let expected = 0
    for (const [row, number] of numbers.entries()) {
      const binary = number === 0 ? '' : Math.abs(number).toString(2)
      const context = lengthContext(row, expected)
      for (let length = 0; length <= binary.length; length++) decide(context + length, length < binary.length)
      expected = expectedLength(row, expected, binary.length)
      if (number !== 0) {
        decide(signContext + sign, number < 0)
        sign = Math.sign(number)
      }
      for (let i = 1; i < binary.length; i += drawnAtOnce) writeDigits(binary.slice(i, i + drawnAtOnce))
    }
  }

  return { write, text: () => textWithin(low, range, count) }
}

/** The shortest text of so many digits, or of fewer that leave off zeros, that points into a range. */
function textWithin(low: bigint, range: number, count: number): string {
  const base = BigInt(digits.length)
  let number = low
  for (let step = base; step < low; step *= base) {
    const rounder = ((low + step - 1n) / step) * step
    if (rounder >= low + BigInt(range)) break
    number = rounder
  }
  let text = ''
  for (let i = 0; i < count; i++) {
    text = digits.charAt(Number(number % base)) + text
    number /= base
  }
  return text.trimEnd()
}
