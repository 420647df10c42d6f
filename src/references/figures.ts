import { figureAt } from '../math/interpolation.js'
import type { Gender } from '../model/patient.js'
import { type Curve, widestLinearYears, withSlopes } from './curve.js'
import type { Reshape } from './reshape-curve.js'
import type { TableAxis } from './table.js'

/**
 * A column of figures as whole numbers; divided by `per`, each gives the figure.
 * The text holds their second differences in Base64 VLQ, the coding of source
 * maps: smooth figures come to about one character each.
 */
export interface PackedColumn {
  readonly per: number
  readonly text: string
}

/** The packed columns of one sex. Tables of medians have neither l nor s. */
export interface PackedCurve {
  readonly x: PackedColumn
  readonly l?: PackedColumn
  readonly m: PackedColumn
  readonly s?: PackedColumn
}

/** The packed figures of a table, as the figures' generator writes them. */
export interface Figures {
  readonly range: readonly [from: number, to: number]
  readonly male?: PackedCurve
  readonly female?: PackedCurve
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Whole numbers as the Base64 VLQ text of their second differences.
 */
export function packNumbers(numbers: readonly number[]): string {
  let text = ''
  let previous = 0
  let step = 0
  for (const number of numbers) {
    const nextStep = number - previous
    const difference = nextStep - step
    // Sign in the lowest bit; arithmetic rather than bit operations, which end at 32 bits.
    let rest = Math.abs(difference) * 2 + (difference < 0 ? 1 : 0)
    do {
      const digit = rest % 32
      rest = Math.floor(rest / 32)
      text += alphabet.charAt(rest > 0 ? digit + 32 : digit)
    } while (rest > 0)
    previous = number
    step = nextStep
  }
  return text
}

/**
 * The figures of a packed column, the inverse of {@link packNumbers}.
 */
export function unpackColumn({ text, per }: PackedColumn): Float64Array {
  const figures: number[] = []
  let previous = 0
  let step = 0
  let coded = 0
  let weight = 1
  for (let i = 0; i < text.length; i++) {
    const digit = sextet(text.charCodeAt(i))
    coded += (digit % 32) * weight
    weight *= 32
    if (digit >= 32) continue
    const difference = Math.floor(coded / 2)
    step += coded % 2 === 1 ? -difference : difference
    previous += step
    figures.push(previous / per)
    coded = 0
    weight = 1
  }
  return Float64Array.from(figures)
}

/** The value of a Base64 character. */
function sextet(code: number): number {
  if (code >= 97) return code - 71
  if (code >= 65) return code - 65
  if (code >= 48) return code + 4
  return code === 43 ? 62 : 63
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
 * The curves of packed figures, unpacked on first use and then kept.
 */
export function lazyCurves(
  figures: Figures,
  axis: TableAxis,
  reshape: Reshape = asPublished,
): (gender: Gender) => Curve | undefined {
  return lazyBySex((gender) => {
    const packed = figures[gender]
    return packed === undefined ? undefined : reshape(unpackCurve(packed, axis), gender)
  })
}

function asPublished(curve: Curve): Curve {
  return curve
}

function unpackCurve(packed: PackedCurve, axis: TableAxis): Curve {
  const x = unpackColumn(packed.x)
  return withInterpolation(
    {
      x,
      l: packed.l ? unpackColumn(packed.l) : new Float64Array(x.length).fill(1),
      m: unpackColumn(packed.m),
      s: packed.s ? unpackColumn(packed.s) : new Float64Array(x.length),
    },
    axis,
  )
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
