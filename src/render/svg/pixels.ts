/** A length as SVG writes it: a tenth of a pixel is more than anyone sees. */
export function pixels(length: number): string {
  // Whole numbers become text several times faster than fractions.
  const tenths = Math.round(length * 10)
  const whole = Math.trunc(tenths / 10)
  const tenth = Math.abs(tenths % 10)
  if (tenth === 0) return `${whole}`
  return whole === 0 && tenths < 0 ? `-0.${tenth}` : `${whole}.${tenth}`
}
