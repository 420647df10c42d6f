import { figureAt, lastKnotAtOrBelow, linear, numberAt } from '../../ground/math/interpolation.js'
import type { Gender } from '../../ground/model/patient.js'
import { type Curve, curveAt, widestLinearYears, withSlopes } from './curve.js'
import type { ReferenceTable, TableAxis } from './table.js'

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
 * The columns of a sex. Dividing whole numbers gives the doubles nearest to the
 * published decimals.
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

/** Base64, six binary digits a character: the highest says that more follow, the lowest ones come first. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The sign is the lowest binary digit of a number's first character; the places are those of Base64 VLQ in source maps. */
const base = 32

/**
 * The columns of a text that `scripts/pack-figures.ts` writes, as whole numbers.
 * Spaces divide the columns; each has the order of its differences, then the
 * differences.
 */
export function decodeColumns(text: string): readonly (readonly number[])[] {
  return text.split(' ').map((column) => summedUp(differencesIn(column), Number(column.charAt(0))))
}

function differencesIn(column: string): number[] {
  const numbers: number[] = []
  let number = 0
  let place = 1
  for (let at = 1; at < column.length; at++) {
    const digit = digits.indexOf(column.charAt(at))
    number += (digit % base) * place
    place *= base
    if (digit >= base) continue
    numbers.push(number % 2 === 0 ? number / 2 : (1 - number) / 2)
    number = 0
    place = 1
  }
  return numbers
}

/** Numbers from their differences of some order; the first ones have those of the orders that they can have. */
function summedUp(numbers: number[], order: number): number[] {
  for (let level = order; level > 0; level--) {
    for (let row = level; row < numbers.length; row++) {
      numbers[row] = numberAt(numbers, row) + numberAt(numbers, row - 1)
    }
  }
  return numbers
}

/** What a table's declaration makes of its published figures where these can't be used as they are. */
export type Reshape = (curve: Curve, gender: Gender) => Curve

/**
 * Medians that grow between their first rows as those of a table with denser
 * rows do: the ratio of the two medians, not the median, runs straight from row
 * to row. L and S run straight, as elsewhere.
 *
 * After birth children grow fast and ever more slowly: straight lines between
 * rows months apart lie below their medians.
 *
 * @param until the end of the stretch, one of the rows, in units of x
 */
export function followMedian(shape: ReferenceTable, until: number): Reshape {
  return (curve, gender) => {
    const guide = shape.curve(gender)
    return guide === undefined ? curve : insertKnots(curve, guide, until)
  }
}

function insertKnots(curve: Curve, guide: Curve, until: number): Curve {
  const rows = [...curve.x.keys()].map((i) => ({
    x: figureAt(curve.x, i),
    l: figureAt(curve.l, i),
    m: figureAt(curve.m, i),
    s: figureAt(curve.s, i),
  }))
  const published = new Set(curve.x)
  const first = figureAt(curve.x, 0)
  for (const x of new Set(guide.x)) {
    if (x <= first || x >= until || published.has(x)) continue
    rows.push(betweenRows(curve, guide, x))
  }
  rows.sort((a, b) => a.x - b.x)
  const column = (name: 'x' | 'l' | 'm' | 's') => Float64Array.from(rows, (row) => row[name])
  return { x: column('x'), l: column('l'), m: column('m'), s: column('s') }
}

function betweenRows({ x: knots, l, m, s }: Curve, guide: Curve, x: number) {
  const i = lastKnotAtOrBelow(knots, x)
  const [from, to] = [figureAt(knots, i), figureAt(knots, i + 1)]
  const t = (x - from) / (to - from)
  const ratioFrom = figureAt(m, i) / medianAt(guide, from)
  const ratioTo = figureAt(m, i + 1) / medianAt(guide, to)
  const ratio = ratioFrom + (ratioTo - ratioFrom) * t
  return { x, l: linear(l, i, t), m: ratio * medianAt(guide, x), s: linear(s, i, t) }
}

function medianAt(guide: Curve, x: number): number {
  return curveAt(guide, x)?.m ?? Number.NaN
}
