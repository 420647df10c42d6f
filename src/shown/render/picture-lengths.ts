/**
 * A length to a tenth of a pixel, which is finer than anyone can see.
 *
 * Lengths of a picture are the one exception from text/number: no one reads
 * them, so ties don't matter, and a chart has thousands of them.
 */
export function pixels(length: number): string {
  const tenths = Math.round(length * 10)
  // Whole numbers are written several times faster than fractions.
  const whole = Math.trunc(tenths / 10)
  const tenth = Math.abs(tenths % 10)
  if (tenth === 0) return `${whole}`
  return whole === 0 && tenths < 0 ? `-0.${tenth}` : `${whole}.${tenth}`
}

/**
 * The places of a line as a path of straight lines: `M12.5 80L13 81`.
 *
 * @param line coordinates x, y, x, y, …
 * @param between what precedes the third place and those after it
 */
export function svgPath(line: readonly number[], between: ' ' | 'L'): string {
  let path = ''
  for (let i = 1; i < line.length; i += 2) {
    const sign = i === 1 ? 'M' : i === 3 ? 'L' : between
    path += `${sign}${pixels(line[i - 1] as number)} ${pixels(line[i] as number)}`
  }
  return path
}
