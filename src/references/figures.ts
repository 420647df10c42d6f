import { figureAt, numberAt } from '../math/interpolation.js'
import type { Gender } from '../model/patient.js'
import { type Curve, widestLinearYears, withSlopes } from './curve.js'
import { decodeColumns } from './figure-coding.js'
import type { Reshape } from './reshape-curve.js'
import type { TableAxis } from './table.js'

/** The packed figures of a table, as the figures' generator writes them. */
export interface Figures {
  readonly range: readonly [from: number, to: number]
  /** The columns and what divides their whole numbers. Tables of medians have neither l nor s. */
  readonly per: { readonly x: number; readonly l?: number; readonly m: number; readonly s?: number }
  /** Each sex that has figures, as `decodeColumns` reads it. */
  readonly male?: string
  readonly female?: string
}

/** What divides the whole numbers of each column of a table. */
type Divisors = { readonly [column: string]: number }

/**
 * The columns of a sex. Dividing whole numbers gives the very doubles that the
 * published decimals stand for.
 */
export function unpackFigures<Per extends Divisors>(
  per: Per,
  text: string,
): { readonly [column in keyof Per]: Float64Array } {
  const columns = Object.entries(per)
  const decoded = decodeColumns(text)
  return Object.fromEntries(columns.map(([column, divisor], i) => [column, quotients(decoded[i] ?? [], divisor)])) as {
    readonly [column in keyof Per]: Float64Array
  }
}

// In a loop, because `Float64Array.from` takes several times as long.
function quotients(numbers: readonly number[], divisor: number): Float64Array {
  const figures = new Float64Array(numbers.length)
  for (let i = 0; i < figures.length; i++) figures[i] = numberAt(numbers, i) / divisor
  return figures
}

/**
 * What is made for each sex, on first use, and then kept.
 */
export function lazyBySex<Value>(make: (gender: Gender) => Value | undefined): (gender: Gender) => Value | undefined {
  let male: Value | undefined
  let female: Value | undefined
  return (gender) => {
    if (gender === 'male') {
      male ??= make('male')
      return male
    }
    female ??= make('female')
    return female
  }
}

/**
 * The curves of packed figures, each unpacked on first use and then kept.
 */
export function lazyCurves(
  figures: Figures,
  axis: TableAxis,
  reshape: Reshape = asPublished,
): (gender: Gender) => Curve | undefined {
  return lazyBySex((gender) => {
    const text = figures[gender]
    return text === undefined ? undefined : reshape(curveOf(unpackFigures(figures.per, text), axis), gender)
  })
}

function asPublished(curve: Curve): Curve {
  return curve
}

function curveOf(columns: { readonly [column in keyof Figures['per']]: Float64Array }, axis: TableAxis): Curve {
  const { x, m } = columns
  const { l = new Float64Array(x.length).fill(1), s = new Float64Array(x.length) } = columns
  return withInterpolation({ x, l, m, s }, axis)
}

/**
 * The curve with the interpolation that its knots need: monotone cubic for an age
 * table with rows more than half a year apart, else linear.
 */
export function withInterpolation(curve: Curve, axis: TableAxis): Curve {
  if (axis !== 'years') return curve
  const { x } = curve
  for (let i = 1; i < x.length; i++) {
    if (figureAt(x, i) - figureAt(x, i - 1) > widestLinearYears + 1e-9) return withSlopes(curve)
  }
  return curve
}
