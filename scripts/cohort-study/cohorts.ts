import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp } from '../../src/clinical/references/lookup.js'
import { netherlands1997 } from '../../src/clinical/references/national/netherlands.js'
import { daysPerYear, isoDate } from '../../src/ground/model/calendar-date.js'
import type { Gender, Patient } from '../../src/ground/model/patient.js'
import type { CohortName } from './share.js'

/** A child of a cohort: visits in order of age, birth among them where something was measured. */
export interface StudiedChild {
  readonly cohort: CohortName
  readonly patient: Patient
  /** The age at each visit, days. */
  readonly days: readonly number[]
}

/** One row of a file, by column. */
type Row = Readonly<Record<string, string>>

/** What a row says of a visit. */
interface Visit {
  readonly days: number
  readonly sizeCm: number | undefined
  readonly weightKg: number | undefined
}

/** Every child is born on this day; the visits follow by age. */
const birthDay = 11_000

/** The day of every assessment: all visits are past. */
export const studyDay = '2026-11-29'

/** Rules of childhood end here, and so does the study, years. */
const untilYears = 18

/** A missing value in a file. */
const missing = new Set(['', 'NA'])

/** The children of the three files of a folder. */
export function readCohorts(folder: string): readonly StudiedChild[] {
  const read = (file: string) => rowsOf(readFileSync(join(folder, file), 'utf8'))
  return [...smocc(read('smocc.csv')), ...cpp(read('cpp.csv')), ...terneuzen(read('terneuzen.csv'))]
}

function rowsOf(text: string): readonly Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i] ?? '', cell])))
}

function numberOf(row: Row, column: string): number | undefined {
  const cell = row[column] ?? ''
  const number = Number(cell)
  if (missing.has(cell)) return undefined
  if (!Number.isFinite(number)) throw new RangeError(`${column}: ${cell} is no number`)
  return number
}

/** The rows of each child. */
function byChild(rows: readonly Row[], id: string): readonly (readonly [Row, ...Row[]])[] {
  const children = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = row[id] ?? ''
    const known = children.get(key)
    if (known === undefined) children.set(key, [row])
    else known.push(row)
  }
  return [...children.values()]
}

/** Dutch well-baby clinics: lengths, the birth weight, completed weeks of gestation. */
function smocc(rows: readonly Row[]): readonly StudiedChild[] {
  return byChild(rows, 'id').map((own) => {
    const [first] = own
    const visits = own.map((row) => ({
      days: daysOf(numberOf(row, 'age')),
      sizeCm: numberOf(row, 'hgt'),
      weightKg: undefined,
    }))
    const born = { weightBirthG: numberOf(first, 'bw'), weekBirth: numberOf(first, 'ga') }
    return child('smocc', first['sex'] === 'male' ? 'male' : 'female', born, visits)
  })
}

/** The Collaborative Perinatal Project: weight, length under two years and height later in whole centimetres, days of gestation. */
function cpp(rows: readonly Row[]): readonly StudiedChild[] {
  return byChild(rows, 'subjid').map((own) => {
    const [first] = own
    const visits = own.map((row) => ({
      days: numberOf(row, 'agedays') ?? Number.NaN,
      sizeCm: numberOf(row, 'lencm') ?? numberOf(row, 'htcm'),
      weightKg: numberOf(row, 'wtkg'),
    }))
    const gestation = numberOf(first, 'gagebrth') ?? Number.NaN
    const born = {
      weightBirthG: numberOf(first, 'birthwt'),
      weekBirth: Math.floor(gestation / 7),
      dayBirth: gestation % 7,
    }
    return child('cpp', first['sexn'] === '1' ? 'male' : 'female', born, visits)
  })
}

/** The Terneuzen birth cohort: scores by the Dutch reference of 1997, which are turned into centimetres and kilograms. */
function terneuzen(rows: readonly Row[]): readonly StudiedChild[] {
  return byChild(rows, 'id').map((own) => {
    const [first] = own
    const gender = first['sex'] === '1' ? 'male' : 'female'
    const visits = own.map((row) => ({
      days: daysOf(numberOf(row, 'age')),
      sizeCm: valueAtScore('height', gender, row, 'hgt.z', 1),
      weightKg: valueAtScore('weight', gender, row, 'wgt.z', 2),
    }))
    const kg = visits.find(({ days }) => days === 0)?.weightKg
    return child('terneuzen', gender, { weightBirthG: kg === undefined ? undefined : Math.round(1000 * kg) }, visits)
  })
}

function daysOf(years: number | undefined): number {
  return Math.round((years ?? Number.NaN) * daysPerYear)
}

/** The value that has a score by the Dutch reference of 1997, to as many decimals as were measured. */
function valueAtScore(
  series: 'height' | 'weight',
  gender: Gender,
  row: Row,
  column: string,
  decimals: number,
): number | undefined {
  const score = numberOf(row, column)
  const place = lookUp(netherlands1997, series, gender, numberOf(row, 'age') ?? Number.NaN)
  const value = score === undefined || place === undefined ? undefined : valueAt(place, score)
  return value === undefined ? undefined : Number(value.toFixed(decimals))
}

function child(cohort: CohortName, gender: Gender, born: Partial<Patient>, all: readonly Visit[]): StudiedChild {
  const visits = all
    .filter(({ days, sizeCm, weightKg }) => days <= untilYears * daysPerYear && (sizeCm ?? weightKg) !== undefined)
    .sort((a, b) => a.days - b.days)
  return {
    cohort,
    days: visits.map(({ days }) => days),
    patient: {
      dateOfBirth: isoDate(birthDay),
      gender,
      ...born,
      sizeBirthCm: visits.find(({ days }) => days <= 1)?.sizeCm,
      measurements: visits.map(({ days, sizeCm, weightKg }) => ({ date: isoDate(birthDay + days), sizeCm, weightKg })),
    },
  }
}
