import { valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp } from '../../src/clinical/references/lookup.js'
import { netherlands1997 } from '../../src/clinical/references/national/netherlands.js'
import { daysPerYear, isoDate } from '../../src/ground/model/calendar-date.js'
import type { Gender, Patient } from '../../src/ground/model/patient.js'
import { type CohortRow, cohortRows, numberIn } from './cohort-files.js'
import type { CohortName } from './share.js'

/** A child of a cohort: visits in order of age, birth among them where something was measured. */
export interface StudiedChild {
  readonly cohort: CohortName
  readonly patient: Patient
  /** The age at each visit, days. */
  readonly days: readonly number[]
}

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

/** The children of the three files of a folder. */
export function readCohorts(folder: string): readonly StudiedChild[] {
  const rowsOf = (cohort: CohortName) => cohortRows(folder, cohort)
  return [...smocc(rowsOf('smocc')), ...cpp(rowsOf('cpp')), ...terneuzen(rowsOf('terneuzen'))]
}

/** The rows of each child. */
function byChild(rows: readonly CohortRow[], id: string): readonly (readonly [CohortRow, ...CohortRow[]])[] {
  const children = new Map<string, [CohortRow, ...CohortRow[]]>()
  for (const row of rows) {
    const key = row[id] ?? ''
    const known = children.get(key)
    if (known === undefined) children.set(key, [row])
    else known.push(row)
  }
  return [...children.values()]
}

/** Dutch well-baby clinics: lengths, the birth weight, completed weeks of gestation. */
function smocc(rows: readonly CohortRow[]): readonly StudiedChild[] {
  return byChild(rows, 'id').map((own) => {
    const [first] = own
    const visits = own.map((row) => ({
      days: daysOf(numberIn(row, 'age')),
      sizeCm: numberIn(row, 'hgt'),
      weightKg: undefined,
    }))
    const born = { weightBirthG: numberIn(first, 'bw'), weekBirth: numberIn(first, 'ga') }
    return child('smocc', first['sex'] === 'male' ? 'male' : 'female', born, visits)
  })
}

/** The Collaborative Perinatal Project: weight, length under two years and height later in whole centimetres, days of gestation. */
function cpp(rows: readonly CohortRow[]): readonly StudiedChild[] {
  return byChild(rows, 'subjid').map((own) => {
    const [first] = own
    const visits = own.map((row) => ({
      days: numberIn(row, 'agedays') ?? Number.NaN,
      sizeCm: numberIn(row, 'lencm') ?? numberIn(row, 'htcm'),
      weightKg: numberIn(row, 'wtkg'),
    }))
    const gestation = numberIn(first, 'gagebrth') ?? Number.NaN
    const born = {
      weightBirthG: numberIn(first, 'birthwt'),
      weekBirth: Math.floor(gestation / 7),
      dayBirth: gestation % 7,
    }
    return child('cpp', first['sexn'] === '1' ? 'male' : 'female', born, visits)
  })
}

/** The Terneuzen birth cohort: scores by the Dutch reference of 1997, which are turned into centimetres and kilograms. */
function terneuzen(rows: readonly CohortRow[]): readonly StudiedChild[] {
  return byChild(rows, 'id').map((own) => {
    const [first] = own
    const gender = first['sex'] === '1' ? 'male' : 'female'
    const visits = own.map((row) => ({
      days: daysOf(numberIn(row, 'age')),
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
  row: CohortRow,
  column: string,
  decimals: number,
): number | undefined {
  const score = numberIn(row, column)
  const place = lookUp(netherlands1997, series, gender, numberIn(row, 'age') ?? Number.NaN)
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
