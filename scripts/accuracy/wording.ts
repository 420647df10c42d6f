import { measureUnits, type ReferenceTable } from '../../src/clinical/references/index.js'
import type { Gender } from '../../src/ground/model/patient.js'

/** Differences this small are rounding errors of double precision, whose digits depend on the machine. */
const roundingError = 1e-9

/** A difference in SD: two digits, or its bound. */
export function sd(difference: number): string {
  return difference <= roundingError ? '< 1e-9' : twoDigits(difference)
}

/** Two significant digits, without an exponent down to 0.0001. */
export function twoDigits(number: number): string {
  if (number === 0) return '0'
  const rounded = Number(number.toPrecision(2))
  return Math.abs(rounded) < 1e-4 ? rounded.toExponential() : String(rounded)
}

/** The first of some bounds that a number stays below. */
export function below(number: number, bounds: readonly number[]): string {
  const bound = bounds.find((one) => number < one)
  return bound === undefined ? number.toExponential(1) : `< ${bound.toExponential()}`
}

/** `cm`, or nothing for a ratio. */
export function unitOf({ measure }: ReferenceTable): string {
  return measure === 'sittingHeightRatio' ? '' : measureUnits[measure]
}

/** `boys` */
export function children(gender: Gender): string {
  return gender === 'male' ? 'boys' : 'girls'
}

/** `4.08 years` */
export function position({ axis }: ReferenceTable, x: number): string {
  const unit = { years: 'years', weeks: 'weeks', completedWeeks: 'weeks', cm: 'cm' }[axis]
  return `${Number(x.toFixed(2))} ${unit}`
}

/** A signed change with two decimals. */
export function signed(number: number): string {
  const text = Math.abs(number).toFixed(2)
  return Number(text) === 0 ? '0.00' : `${number < 0 ? '−' : '+'}${text}`
}

/** `1,239` */
export function count(number: number): string {
  return number.toLocaleString('en-GB')
}
