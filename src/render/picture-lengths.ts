import { type AsciiText, addAscii, reserve } from './ascii-text.js'

/**
 * A length to a tenth of a pixel, which is finer than anyone can see.
 *
 * Lengths of a picture are the one exception from text/number: no one reads
 * them, so ties don't matter, and a chart has thousands of them.
 */
export function pixels(length: number): string {
  const tenths = Math.round(length * 10)
  if (tenths < 0 || tenths >= mostTenths) return tenthsText(tenths)
  written[tenths] ??= tenthsText(tenths)
  return written[tenths] as string
}

/** Lengths up to this many tenths are written often: those within a picture of ordinary size. */
const mostTenths = 12_000
const written: string[] = []

function tenthsText(tenths: number): string {
  // Whole numbers are written several times faster than fractions.
  const whole = Math.trunc(tenths / 10)
  const tenth = Math.abs(tenths % 10)
  if (tenth === 0) return `${whole}`
  return whole === 0 && tenths < 0 ? `-0.${tenth}` : `${whole}.${tenth}`
}

const zero = 0x30
const point = 0x2e

/** Adds a length as {@link pixels} writes it. */
export function addPixels(to: AsciiText, length: number): void {
  addTenths(to, Math.round(length * 10))
}

/**
 * Adds the places of a line as a path of straight lines: `M12.5 80L13 81`.
 *
 * @param line coordinates x, y, x, y, …
 * @param between what precedes the third place and those after it
 */
export function addPlaces(to: AsciiText, line: readonly number[], between: ' ' | 'L'): void {
  const second = between.charCodeAt(0)
  for (let i = 1; i < line.length; i += 2) {
    addSign(to, i === 1 ? moveTo : i === 3 ? lineTo : second)
    addTenths(to, Math.round((line[i - 1] as number) * 10))
    addSign(to, space)
    addTenths(to, Math.round((line[i] as number) * 10))
  }
}

const moveTo = 0x4d
const lineTo = 0x4c
const space = 0x20

function addSign(to: AsciiText, sign: number): void {
  reserve(to, 1)
  to.bytes[to.length++] = sign
}

function addTenths(to: AsciiText, all: number): void {
  if (!(all >= 0 && all < mostTenths)) {
    addAscii(to, tenthsText(all))
    return
  }
  reserve(to, 6)
  const { bytes } = to
  let at = to.length
  // Whole numbers of 32 bits, which divide several times faster.
  const tenths = all | 0
  const whole = (tenths / 10) | 0
  if (whole >= 1000) bytes[at++] = zero + ((whole / 1000) | 0)
  if (whole >= 100) bytes[at++] = zero + (((whole / 100) | 0) % 10)
  if (whole >= 10) bytes[at++] = zero + (((whole / 10) | 0) % 10)
  bytes[at++] = zero + (whole % 10)
  if (tenths % 10 !== 0) {
    bytes[at++] = point
    bytes[at++] = zero + (tenths % 10)
  }
  to.length = at
}
