import { figureAt } from '../../../ground/math/interpolation.js'
import { type Lms, lmsScore } from '../../../ground/math/lms.js'
import { normalQuantile } from '../../../ground/math/normal-distribution.js'
import type { LocalizedText } from '../../../ground/model/localized.js'
import { type Gender, genders } from '../../../ground/model/patient.js'
import { rightsStatuses } from '../../../ground/model/rights.js'
import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import { formatNumber } from '../../../ground/text/number.js'
import type { Curve } from '../curve.js'
import { withInterpolation } from '../figures.js'
import { farthestX, type Measure, measures, type ReferenceTable, type TableAxis } from '../table.js'
import { fitLms } from './fit-lms.js'
import { type OwnPublication, publicationOf } from './own-publication.js'

/** The figures at one x, in one of three forms; all rows of a table have the same. */
export type TableRow =
  /** L, M and S. */
  | { readonly x: number; readonly l: number; readonly m: number; readonly s: number }
  /** Values by percentile, `{ 3: 95.1, 50: 102.4, 97: 110.2 }`: at least three, the median among them or not. */
  | { readonly x: number; readonly percentiles: { readonly [percentile: number]: number } }
  /** A median alone: a curve without scores. */
  | { readonly x: number; readonly m: number }

/** A custom table, as plain data. */
export interface TableData {
  /** A name that no other table has, `hospital-2024-height`. */
  readonly id: string
  readonly measure: Measure
  /** Default `years`. */
  readonly axis?: TableAxis | undefined
  /** Default `lms`: the formula throughout. */
  readonly tails?: ReferenceTable['tails'] | undefined
  readonly publication: OwnPublication
  readonly limits?: LocalizedText | undefined
  /** The rows of each sex the table serves, x strictly ascending. */
  readonly rows: { readonly [gender in Gender]?: readonly TableRow[] | undefined }
}

/** S is a coefficient of variation, at most some 0.5: a larger one is in percent, or a standard deviation. */
const largestS = 1

/** Percentiles that fit worse than this don't come from an LMS distribution, SD. */
const largestFitError = 0.1

const axes: readonly TableAxis[] = ['years', 'weeks', 'completedWeeks', 'cm']
const members: readonly string[] = ['id', 'measure', 'axis', 'tails', 'publication', 'limits', 'rows']
const tailRules: readonly ReferenceTable['tails'][] = ['lms', 'linear']

/**
 * A reference table from custom figures, to score with or to put into a set.
 *
 * Percentile rows are turned into L, M and S by fit; the table is then marked
 * as approximate, and charts and references say by how much. Between rows the
 * figures are interpolated: linearly where rows are at most half a year apart,
 * else by a monotone cubic.
 *
 * @throws AuxologyError `invalid_reference` for a member that a table doesn't have, or if the figures can't be used:
 * no rows, x not strictly ascending, a median or spread that isn't positive,
 * percentiles that don't rise or can't be fitted within 0.1 SD; the path names the
 * row
 * @example
 * ```ts
 * const table = defineTable({
 *   id: 'our-clinic-height',
 *   measure: 'height',
 *   publication: ourPublication,
 *   rows: { female: [{ x: 4, l: 1, m: 102, s: 0.04 }, { x: 4.5, l: 1, m: 105, s: 0.04 }] },
 * })
 * ```
 */
export function defineTable(data: TableData): ReferenceTable {
  const { id, axis = 'years', tails = 'lms' } = data
  checkNames(data)
  const { curves, form, fitError } = curvesOf(data, axis)
  const ends = Object.values(curves).flatMap(({ x }) => [figureAt(x, 0), figureAt(x, x.length - 1)])
  return {
    id,
    source: id,
    measure: data.measure,
    axis,
    range: [Math.min(...ends), Math.max(...ends)],
    distribution: form === 'median' ? 'median' : 'lms',
    tails,
    steps: [],
    thinned: false,
    publications: [publicationOf(data.publication)],
    limits: data.limits ?? '',
    fitDeviation: form === 'percentiles' ? fitError : undefined,
    rough: [],
    approximate: form === 'percentiles',
    curve: (gender) => curves[gender],
  }
}

/** @throws AuxologyError for a name, measure, axis, rule or citation that can't be used */
function checkNames(data: TableData): void {
  const { id, axis = 'years', tails = 'lms' } = data
  if (!(typeof id === 'string' && id !== '')) throw invalidReference({ id: '', path: 'id' }, id, 'a name')
  const unknown = Object.keys(data).find((name) => !members.includes(name))
  if (unknown !== undefined) throw invalidReference({ id, path: unknown }, undefined, members, 'no such member')
  if (!measures.includes(data.measure)) throw invalidReference({ id, path: 'measure' }, data.measure, measures)
  if (!axes.includes(axis)) throw invalidReference({ id, path: 'axis' }, axis, axes)
  if (!tailRules.includes(tails)) throw invalidReference({ id, path: 'tails' }, tails, tailRules)
  if (typeof data.publication?.citation !== 'string' || data.publication.citation === '') {
    throw invalidReference(
      { id, path: 'publication.citation' },
      data.publication?.citation,
      'the citation of the figures',
    )
  }
  const { rights } = data.publication
  if (rights !== undefined && !rightsStatuses.some((status) => status === rights?.status)) {
    throw invalidReference({ id, path: 'publication.rights.status' }, rights?.status, rightsStatuses)
  }
}

/** The curves of the sexes that have rows, all of one form, and the largest deviation of a fitted percentile, SD. */
function curvesOf(
  data: TableData,
  axis: TableAxis,
): { readonly curves: { readonly [gender in Gender]?: Curve }; readonly form: RowForm; readonly fitError: number } {
  const { id } = data
  const curves: { [gender in Gender]?: Curve } = {}
  const forms = new Set<RowForm>()
  let fitError = 0
  for (const gender of genders) {
    const rows = data.rows?.[gender]
    if (rows === undefined) continue
    const read = readRows(id, `rows.${gender}`, rows)
    forms.add(read.form)
    fitError = Math.max(fitError, read.fitError)
    curves[gender] = withInterpolation(read.curve, axis)
  }
  const [form, another] = forms
  if (form === undefined) throw invalidReference({ id, path: 'rows' }, data.rows, 'rows for male, female or both')
  if (another !== undefined)
    throw invalidReference(
      { id, path: 'rows' },
      data.rows,
      'rows of the same form for both sexes',
      [...forms].join(' and '),
    )
  return { curves, form, fitError }
}

type RowForm = 'lms' | 'percentiles' | 'median'

interface ReadRows {
  readonly curve: Curve
  readonly form: RowForm
  /** Largest deviation of a fitted percentile, SD. */
  readonly fitError: number
}

function readRows(id: string, path: string, rows: readonly TableRow[]): ReadRows {
  if (!Array.isArray(rows) || rows.length === 0) throw invalidReference({ id, path }, rows, 'at least one row')
  const odd = rows.findIndex((row) => !isRecord(row))
  if (odd >= 0) throw invalidReference({ id, path: `${path}[${odd}]` }, rows[odd], 'a row')
  const form = rowForm(rows[0] as TableRow)
  const x = new Float64Array(rows.length)
  const l = new Float64Array(rows.length)
  const m = new Float64Array(rows.length)
  const s = new Float64Array(rows.length)
  let fitError = 0
  rows.forEach((row, i) => {
    const place = `${path}[${i}]`
    if (!(typeof row.x === 'number' && Math.abs(row.x) <= farthestX)) {
      throw invalidReference({ id, path: `${place}.x` }, row.x, { from: -farthestX, to: farthestX })
    }
    if (row.x <= figureAt(x, i - 1))
      throw invalidReference({ id, path: `${place}.x` }, row.x, `more than ${figureAt(x, i - 1)}`)
    if (rowForm(row) !== form)
      throw invalidReference({ id, path: place }, row, `a row of the form ${form}, like the first`, rowForm(row))
    const read = readRow(id, place, row)
    x[i] = row.x
    l[i] = read.l
    m[i] = read.m
    s[i] = read.s
    fitError = Math.max(fitError, read.fitError ?? 0)
  })
  return { curve: { x, l, m, s }, form, fitError }
}

function rowForm(row: TableRow): RowForm {
  if ('percentiles' in row) return 'percentiles'
  return 'l' in row || 's' in row ? 'lms' : 'median'
}

function readRow(id: string, place: string, row: TableRow): Lms & { readonly fitError?: number } {
  if ('percentiles' in row) return fitRow(id, place, row.percentiles)
  if (!(Number.isFinite(row.m) && row.m > 0))
    throw invalidReference({ id, path: `${place}.m` }, row.m, 'a positive number')
  if (rowForm(row) === 'median') return { l: 1, m: row.m, s: 0 }
  const { l, s } = row as { l: number; s: number }
  if (!Number.isFinite(l)) throw invalidReference({ id, path: `${place}.l` }, l, 'a number')
  if (!(Number.isFinite(s) && s > 0 && s <= largestS))
    throw invalidReference(
      { id, path: `${place}.s` },
      s,
      'a coefficient of variation above 0 and at most 1, such as 0.04',
    )
  return { l, m: row.m, s }
}

function fitRow(
  id: string,
  place: string,
  percentiles: { readonly [percentile: number]: number },
): Lms & { readonly fitError: number } {
  if (!isRecord(percentiles))
    throw invalidReference({ id, path: `${place}.percentiles` }, percentiles, 'values by percentile')
  const entries = Object.entries(percentiles).map(([percentile, value]) => ({ percentile: Number(percentile), value }))
  entries.sort((a, b) => a.percentile - b.percentile)
  if (entries.length < 3)
    throw invalidReference(
      { id, path: `${place}.percentiles` },
      percentiles,
      'at least three percentiles',
      `${entries.length} given`,
    )
  entries.forEach(({ percentile, value }, i) => {
    const path = `${place}.percentiles[${percentile}]`
    if (!(percentile > 0 && percentile < 100))
      throw invalidReference({ id, path }, percentile, 'a percentile between 0 and 100')
    const before = entries[i - 1]?.value ?? 0
    if (!(Number.isFinite(value) && value > before))
      throw invalidReference({ id, path }, value, `a number above ${before}`)
  })
  const quantiles = entries.map(({ percentile, value }) => ({ score: normalQuantile(percentile / 100), value }))
  const lms = fitLms(quantiles)
  const fitError = Math.max(...quantiles.map(({ score, value }) => Math.abs(lmsScore(value, lms) - score)))
  if (!(fitError <= largestFitError)) {
    const detail = `an LMS fit is off by ${formatNumber(fitError, { min: 2, max: 2 })} SD`
    throw invalidReference(
      { id, path: `${place}.percentiles` },
      percentiles,
      `percentiles that LMS can fit to within ${largestFitError} SD`,
      detail,
    )
  }
  return { ...lms, fitError }
}
