import type { LocalizedText } from '../model/localized.js'
import { type Gender, genders } from '../model/patient.js'
import { invalidReference, isRecord } from '../text/invalid-input.js'
import { defineTable, type TableData } from './define-table.js'
import { type MediansByHeight, pressureReference } from './pressure-reference.js'
import type { Pressure, PressureReference } from './reference-set.js'
import type { Publication } from './table.js'

/** The figures of blood pressure at an age: L and S of both, and their medians by height. */
export interface PressureRow {
  readonly years: number
  readonly systolic: { readonly l: number; readonly s: number }
  readonly diastolic: { readonly l: number; readonly s: number }
  /** Medians in mmHg at heights in cm, which ascend; at least two. */
  readonly heights: readonly { readonly cm: number; readonly systolic: number; readonly diastolic: number }[]
}

/** A custom reference for blood pressure by age and height, as plain data. */
export interface PressureData {
  /** A name that no table has, `our-clinic-pressure`. */
  readonly id: string
  readonly publication: Publication
  readonly limits?: LocalizedText | undefined
  /** The first age at which it holds, years; by default that of the first row of the sex. Given, the first row is held. */
  readonly from?: number | undefined
  /** The age from which it holds no more, years; by default it ends with the last row of the sex. Given, the last row is held. */
  readonly to?: number | undefined
  /** The rows of each sex, ages strictly ascending; at least two. */
  readonly rows: { readonly [gender in Gender]?: readonly PressureRow[] | undefined }
}

/** Possible ages and heights, and medians as the plausibility checks have them. */
const limits = {
  years: { from: 0, to: 120 },
  cm: { from: 20, to: 300 },
  systolic: { from: 30, to: 300 },
  diastolic: { from: 10, to: 200 },
} as const

const partsOfRow = ['years', 'systolic', 'diastolic', 'heights'] as const
const partsOfHeight = ['cm', 'systolic', 'diastolic'] as const

/** No blood pressure varies as much. */
const largestS = 1

/**
 * References for blood pressure from custom figures, in the form of KiGGS: L and S by age, medians by age and
 * height. `defineSet` takes them as `pressures`, and they take precedence over those of the option `measures`.
 * Between ages and heights medians are interpolated linearly; a height beyond those of an age is read at the
 * nearest, and the score is approximate; so it is where a row is held for more than half a year, or than half the
 * way to the next.
 *
 * @throws AuxologyError `invalid_reference` for figures that can't be used; the path names the row, such as
 * `rows.male[2].heights[1].systolic`
 * @example
 * ```ts
 * const row = { systolic: { l: 0.2, s: 0.08 }, diastolic: { l: 0.4, s: 0.11 } }
 * const pressures = definePressures({
 *   id: 'our-clinic-pressure',
 *   publication: ourPublication,
 *   rows: {
 *     male: [
 *       { years: 6, ...row, heights: [{ cm: 110, systolic: 97, diastolic: 60 }, { cm: 125, systolic: 99, diastolic: 61 }] },
 *       { years: 7, ...row, heights: [{ cm: 115, systolic: 98, diastolic: 61 }, { cm: 130, systolic: 100, diastolic: 62 }] },
 *     ],
 *   },
 * })
 * pressures.lookUp('systolic', 'male', 6, 117.5)?.m // 98
 * ```
 */
export function definePressures(data: PressureData): PressureReference {
  if (!isRecord(data)) throw invalidReference('', 'pressures', data, 'an object with id, publication and rows')
  const { id, rows, from, to } = data
  if (!(typeof id === 'string' && id !== '')) throw invalidReference('', 'id', id, 'a name')
  if (isRecord(rows)) refuseOthers(id, 'rows', rows, genders, 'no such sex')
  const read = genders.flatMap((gender) => {
    const ofSex = isRecord(rows) ? rows[gender] : undefined
    if (ofSex === undefined) return []
    checkRows(id, `rows.${gender}`, ofSex)
    return [[gender, ofSex] as const]
  })
  if (read.length === 0) throw invalidReference(id, 'rows', rows, 'rows for male, female or both')
  const ages = read.flatMap(([, ofSex]) => ofSex.map(({ years }) => years))
  const [first, last] = [Math.min(...ages), Math.max(...ages)]
  checkEnd(id, 'from', from, { from: 0, to: first })
  checkEnd(id, 'to', to, { from: last, to: limits.years.to })
  const bySex = <Value>(of: (rows: readonly PressureRow[]) => Value) =>
    Object.fromEntries(read.map(([gender, ofSex]) => [gender, of(ofSex)])) as { readonly [gender in Gender]?: Value }
  const table = (pressure: Pressure) =>
    defineTable({ ...tableData(data, pressure), rows: bySex((each) => each.map((row) => middleRow(row, pressure))) })
  const rangeOfSex = bySex(
    (each) => [from ?? (each[0]?.years as number), to ?? (each.at(-1)?.years as number)] as const,
  )
  const range = [from ?? first, to ?? last] as const
  const isOfBoth = Object.values(rangeOfSex).every((own) => own[0] === range[0] && own[1] === range[1])
  return pressureReference({
    tables: { systolic: table('systolic'), diastolic: table('diastolic') },
    ages: bySex((each) => each.map(({ years }) => years)),
    medians: bySex((each) => each.map(mediansOf)),
    range,
    ...(!isOfBoth && { rangeOfSex }),
    closed: to === undefined,
  })
}

/** A misspelt name would have no effect, and nobody would notice. */
function refuseOthers(id: string, path: string, given: object, known: readonly string[], detail: string): void {
  const other = Object.keys(given).find((name) => !known.includes(name))
  if (other !== undefined) throw invalidReference(id, `${path}.${other}`, undefined, known, detail)
}

function tableData({ id, publication, limits }: PressureData, measure: Pressure): Omit<TableData, 'rows'> {
  return { id: `${id}-${measure}`, measure, publication, limits }
}

/** L, M and S at the middle of the heights. */
function middleRow({ years, heights, ...row }: PressureRow, pressure: Pressure) {
  const middle = (heights.length - 1) / 2
  const [below, above] = [heights[Math.floor(middle)], heights[Math.ceil(middle)]]
  const m = ((below?.[pressure] ?? Number.NaN) + (above?.[pressure] ?? Number.NaN)) / 2
  return { x: years, l: row[pressure].l, m, s: row[pressure].s }
}

function mediansOf({ heights }: PressureRow): MediansByHeight {
  return [
    heights.map(({ cm }) => cm),
    heights.map(({ systolic }) => systolic),
    heights.map(({ diastolic }) => diastolic),
  ]
}

function checkEnd(id: string, part: 'from' | 'to', value: unknown, accepted: { from: number; to: number }): void {
  if (value !== undefined && !isWithin(value, accepted)) throw invalidReference(id, part, value, accepted)
}

function isWithin(value: unknown, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return typeof value === 'number' && value >= from && value <= to
}

function checkRows(id: string, path: string, rows: readonly PressureRow[]): void {
  if (!Array.isArray(rows) || rows.length < 2) throw invalidReference(id, path, rows, 'rows of at least two ages')
  rows.forEach((row: PressureRow, i) => {
    const place = `${path}[${i}]`
    if (!isRecord(row)) throw invalidReference(id, place, row, 'a row')
    refuseOthers(id, place, row, partsOfRow, 'no such member')
    if (!isWithin(row.years, limits.years)) throw invalidReference(id, `${place}.years`, row.years, limits.years)
    const before = rows[i - 1]?.years
    if (before !== undefined && row.years <= before) {
      throw invalidReference(id, `${place}.years`, row.years, `more than ${before}`)
    }
    checkSpread(id, `${place}.systolic`, row.systolic)
    checkSpread(id, `${place}.diastolic`, row.diastolic)
    checkHeights(id, `${place}.heights`, row.heights)
  })
}

function checkSpread(id: string, path: string, spread: PressureRow['systolic']): void {
  if (!isRecord(spread)) throw invalidReference(id, path, spread, 'an object with l and s')
  const { l, s } = spread
  if (!Number.isFinite(l)) throw invalidReference(id, `${path}.l`, l, 'a number')
  if (!(Number.isFinite(s) && s > 0 && s <= largestS)) {
    throw invalidReference(id, `${path}.s`, s, `a positive number, at most ${largestS}`)
  }
}

function checkHeights(id: string, path: string, heights: PressureRow['heights']): void {
  if (!Array.isArray(heights) || heights.length < 2) {
    throw invalidReference(id, path, heights, 'medians at two heights at least')
  }
  heights.forEach((height: PressureRow['heights'][number], i) => {
    const place = `${path}[${i}]`
    if (!isRecord(height)) throw invalidReference(id, place, height, 'an object with cm, systolic and diastolic')
    refuseOthers(id, place, height, partsOfHeight, 'no such member')
    for (const part of partsOfHeight) {
      if (!isWithin(height[part], limits[part]))
        throw invalidReference(id, `${place}.${part}`, height[part], limits[part])
    }
    const before = heights[i - 1]?.cm
    if (before !== undefined && height.cm <= before) {
      throw invalidReference(id, `${place}.cm`, height.cm, `more than ${before}`)
    }
    if (height.diastolic >= height.systolic) {
      throw invalidReference(id, `${place}.diastolic`, height.diastolic, `less than ${height.systolic}, the systolic`)
    }
  })
}
