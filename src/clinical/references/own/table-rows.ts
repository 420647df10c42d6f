import { lmsScore } from '../../../ground/math/lms.js'
import { normalQuantile } from '../../../ground/math/normal-distribution.js'
import type { Accepted } from '../../../ground/model/errors.js'
import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import { formatNumber } from '../../../ground/text/number.js'
import type { Curve } from '../curve.js'
import { curveOfSkewT, type SkewTColumns } from '../skew-t-table.js'
import { farthestX } from '../table.js'
import { fitLms } from './fit-lms.js'

/** The figures at one x, in one of five forms; all rows of a table have the same. */
export type TableRow =
  /** L, M and S. */
  | { readonly x: number; readonly l: number; readonly m: number; readonly s: number }
  /** The mean and the standard deviation of a normal distribution: L is 1, M the mean, S the SD divided by it. */
  | { readonly x: number; readonly mean: number; readonly sd: number }
  /** Values by percentile, `{ 3: 95.1, 50: 102.4, 97: 110.2 }`: at least three, the median among them or not. */
  | { readonly x: number; readonly percentiles: { readonly [percentile: number]: number } }
  /** A median alone: a curve without scores. */
  | { readonly x: number; readonly m: number }
  /** Location, scale, skewness and degrees of freedom of a skew t distribution of type 3. */
  | { readonly x: number; readonly mu: number; readonly sigma: number; readonly nu: number; readonly tau: number }

/** The members of a row of each form besides x; those of all but the percentiles are columns of a CSV file too. */
export const rowMembers = {
  lms: ['l', 'm', 's'],
  'mean-sd': ['mean', 'sd'],
  percentiles: ['percentiles'],
  median: ['m'],
  'skew-t': ['mu', 'sigma', 'nu', 'tau'],
} as const

/** What a row gives. */
export type RowForm = keyof typeof rowMembers

/** The form of a row by its members: a median alone is one without others. */
export function rowFormOf(names: readonly string[]): RowForm {
  const forms = ['percentiles', 'skew-t', 'mean-sd'] as const
  const form = forms.find((each) => rowMembers[each].some((name) => names.includes(name)))
  return form ?? (names.includes('l') || names.includes('s') ? 'lms' : 'median')
}

/** S is a coefficient of variation, at most some 0.5: a larger one is in percent, or a standard deviation. */
const largestS = 1

/** Percentiles that fit worse than this don't come from an LMS distribution, SD. */
const largestFitError = 0.1

/** Where a row is, and whose it is. */
interface RowPlace {
  readonly id: string
  readonly path: string
}

/** The rows of a sex, read. */
export interface ReadRows {
  readonly curve: Curve
  readonly form: RowForm
  /** Largest deviation of a fitted percentile, SD. */
  readonly fitError: number
}

/**
 * The rows of a sex.
 *
 * @param steps where x may come twice
 * @throws AuxologyError `invalid_reference` with the path of the row
 */
export function readRows({ id, path }: RowPlace, rows: readonly TableRow[], steps: readonly number[]): ReadRows {
  if (!Array.isArray(rows) || rows.length === 0) throw invalidReference({ id, path }, rows, 'at least one row')
  const odd = rows.findIndex((row) => !isRecord(row))
  if (odd >= 0) throw invalidReference({ id, path: `${path}[${odd}]` }, rows[odd], 'a row')
  const form = rowFormOf(Object.keys(rows[0]))
  const x = new Float64Array(rows.length)
  const columns = (form === 'skew-t' ? rowMembers[form] : rowMembers.lms).map(() => new Float64Array(rows.length))
  let fitError = 0
  rows.forEach((row: TableRow, i) => {
    const place = { id, path: `${path}[${i}]` }
    checkX(place, row.x, { before: x[i - 1] ?? Number.NaN, earlier: x[i - 2] ?? Number.NaN, steps })
    checkForm(place, row, form)
    const read = readRow(place, row, form)
    x[i] = row.x + 0
    for (const [column, figures] of columns.entries()) figures[i] = read.figures[column] as number
    fitError = Math.max(fitError, read.fitError ?? 0)
  })
  return { curve: curveOf(form, x, columns), form, fitError }
}

function curveOf(form: RowForm, x: Float64Array, columns: readonly Float64Array[]): Curve {
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name, i) => [name, columns[i]]))
  if (form === 'skew-t') return curveOfSkewT({ x, ...named(rowMembers[form]) } as SkewTColumns)
  return { x, ...named(rowMembers.lms) } as unknown as Curve
}

interface RowsBefore {
  readonly before: number
  readonly earlier: number
  readonly steps: readonly number[]
}

function checkX({ id, path }: RowPlace, x: number, { before, earlier, steps }: RowsBefore): void {
  const place = { id, path: `${path}.x` }
  if (!(typeof x === 'number' && Math.abs(x) <= farthestX)) {
    throw invalidReference(place, x, { from: -farthestX, to: farthestX })
  }
  const isStep = x === before && x !== earlier && steps.includes(x)
  if (x > before || isStep || Number.isNaN(before)) return
  throw invalidReference(place, x, `more than ${before}`, x === before ? noStep : undefined)
}

const noStep = 'twice, though it is not one of steps, where figures jump'

function checkForm({ id, path }: RowPlace, row: TableRow, form: RowForm): void {
  const names = Object.keys(row)
  if (rowFormOf(names) !== form)
    throw invalidReference({ id, path }, row, `a row of the form ${form}, like the first`, rowFormOf(names))
  const known: readonly string[] = ['x', ...rowMembers[form]]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw invalidReference({ id, path: `${path}.${unknown}` }, undefined, known, noMember)
}

const noMember = 'no such member in rows like this'

interface ReadRow {
  /** L, M and S, or the parameters of a skew-t distribution. */
  readonly figures: readonly number[]
  readonly fitError?: number
}

function readRow(place: RowPlace, row: TableRow, form: RowForm): ReadRow {
  const figure = (name: string, accepted: Accepted = 'a positive number', isFit = (value: number) => value > 0) => {
    const value: unknown = Reflect.get(row, name)
    // A written −0 is 0, as checksums tell the two apart.
    if (typeof value === 'number' && Number.isFinite(value) && isFit(value)) return value + 0
    throw invalidReference({ ...place, path: `${place.path}.${name}` }, value, accepted)
  }
  if ('percentiles' in row) return fitRow(place, row.percentiles)
  if (form === 'skew-t') return { figures: rowMembers[form].map((name) => figure(name)) }
  if (form === 'mean-sd') {
    const mean = figure('mean')
    const sd = figure('sd', `an SD above 0 and at most ${mean}`, (value) => value > 0 && value <= mean * largestS)
    return { figures: [1, mean, sd / mean] }
  }
  const m = figure('m')
  if (form === 'median') return { figures: [1, m, 0] }
  const l = figure('l', 'a number', () => true)
  const acceptedS = 'a coefficient of variation above 0 and at most 1, such as 0.04'
  return { figures: [l, m, figure('s', acceptedS, (value) => value > 0 && value <= largestS)] }
}

/** How a percentile is written: `3`, `99.6`. */
export const percentileForm: RegExp = /^\d+(?:\.\d+)?$/

function fitRow({ id, path: row }: RowPlace, percentiles: { readonly [percentile: number]: number }): ReadRow {
  const path = `${row}.percentiles`
  if (!isRecord(percentiles)) throw invalidReference({ id, path }, percentiles, 'values by percentile')
  const odd = Object.keys(percentiles).find((name) => !percentileForm.test(name))
  if (odd !== undefined)
    throw invalidReference({ id, path: `${path}[${odd}]` }, odd, 'a decimal number such as 50 or 99.6')
  const entries = Object.entries(percentiles).map(([name, value]) => ({ name, percentile: Number(name), value }))
  entries.sort((a, b) => a.percentile - b.percentile)
  if (entries.length < 3)
    throw invalidReference({ id, path }, percentiles, 'at least three percentiles', `${entries.length} given`)
  entries.forEach(({ name, percentile, value }, i) => {
    const place = { id, path: `${path}[${name}]` }
    if (!(percentile > 0 && percentile < 100))
      throw invalidReference(place, percentile, 'a percentile between 0 and 100')
    if (percentile === entries[i - 1]?.percentile) throw invalidReference(place, name, 'each percentile once')
    const before = entries[i - 1]?.value ?? 0
    if (!(Number.isFinite(value) && value > before)) throw invalidReference(place, value, `a number above ${before}`)
  })
  const quantiles = entries.map(({ percentile, value }) => ({ score: normalQuantile(percentile / 100), value }))
  const lms = fitLms(quantiles)
  const fitError = Math.max(...quantiles.map(({ score, value }) => Math.abs(lmsScore(value, lms) - score)))
  if (!(fitError <= largestFitError)) {
    const detail = `an LMS fit is off by ${formatNumber(fitError, { min: 2, max: 2 })} SD`
    const accepted = `percentiles that LMS can fit to within ${largestFitError} SD`
    throw invalidReference({ id, path }, percentiles, accepted, detail)
  }
  return { figures: [lms.l, lms.m, lms.s], fitError }
}
