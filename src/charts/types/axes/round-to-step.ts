/** A place this close to a step, in steps, is on it. */
const tolerance = 1e-6

/** The last multiple of a step at or below x. */
export function stepBelow(x: number, step: number): number {
  return tidy(Math.floor(x / step + tolerance) * step)
}

/** The first multiple of a step at or above x. */
export function stepAbove(x: number, step: number): number {
  return tidy(Math.ceil(x / step - tolerance) * step)
}

/** Without the last digits' noise of a multiplication: 0.3 and not 0.30000000000000004. */
export function tidy(x: number): number {
  return Math.round(x * 1e9) / 1e9 + 0
}
