import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { childWith } from '../../../src/clinical/assessment/day-figures.js'
import { growthAge, isCorrected } from '../../../src/clinical/growth/growth-age.js'
import type { GestationalCorrection } from '../../../src/clinical/growth/growth-options.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import type { ReferenceSet, SeriesName } from '../../../src/clinical/references/reference-set.js'
import {
  bornAt,
  childOfGroup,
  type ScoredName,
  scoredNames,
  scoreNamed,
} from '../../../src/doors/warehouse/self-test-sql.js'
import type { UnscoredReason } from '../../../src/doors/warehouse/unscored-reasons.js'
import { type WarehouseMeasure, warehouseMeasures } from '../../../src/doors/warehouse/visit-measures.js'
import { dayNumber, isoDate } from '../../../src/ground/model/calendar-date.js'
import { type Gender, genders, type Measurement } from '../../../src/ground/model/patient.js'
import type { Score } from '../../../src/ground/model/score.js'
import { words } from '../../fixtures/words.js'

/** A row of a table of visits, as another engine holds it. */
export interface VisitRow {
  readonly id: number
  readonly sex: string | null
  readonly birth_date: string | null
  readonly visit_date: string | null
  readonly age_years: number | null
  readonly size_cm: number | null
  readonly weight_kg: number | null
  readonly head_cm: number | null
  readonly seat_cm: number | null
  readonly child_group: string | null
  readonly gestation_days: number | null
  /** Whether the library corrects the age, where that is tried. */
  readonly corrected?: (correction: GestationalCorrection | undefined) => boolean
}

/** The types of its columns: `TEXT`, `DATE` and `DOUBLE PRECISION` of every engine that runs in tests. */
export const visitColumns = {
  id: 'INTEGER',
  sex: 'VARCHAR(10)',
  birth_date: 'DATE',
  visit_date: 'DATE',
  age_years: 'DOUBLE PRECISION',
  size_cm: 'DOUBLE PRECISION',
  weight_kg: 'DOUBLE PRECISION',
  head_cm: 'DOUBLE PRECISION',
  seat_cm: 'DOUBLE PRECISION',
  child_group: 'VARCHAR(20)',
  gestation_days: 'DOUBLE PRECISION',
} as const

/** The day on which all of it happens. */
export const today = '2024-06-01'
const todayNumber = 19_875

/** Numbers from 0 to 1, the same for a seed: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Ages at which something changes in a set, days. */
const delicateDays = [
  61, 400, 2000, 5000, 6575, 0, 1, 2, 90, 91, 121, 122, 728, 729, 730, 731, 732, 1095, 1096, 1460, 1461, 1826, 1856,
  1857, 3652, 3653, 3654,
]

/** Ages of no child, and about where the places of a sex end, days: from five years before birth to 100 after it. */
const hostileDays = [
  -1826, -1461, -365, -4, -3, -2, -1, 7670, 8187, 8188, 8189, 8191, 8192, 8193, 9000, 10_957, 12_000, 14_000, 15_500,
  16_383, 16_384, 18_262, 25_567, 36_525,
]
/** The days whose places they would be, were an age not bounded. */
const daysOfOthers = new Set(hostileDays.map((day) => (day + 8192) % 8192))

/** Whether visits of the population happen on a day of age: then its figures have to be there. */
export function isVisitDay(day: number): boolean {
  return day % 13 === 0 || delicateDays.includes(day) || daysOfOthers.has(day) || pretermDays.has(day)
}

/** Gestations, and corrected ages about which something changes, days: impossible, preterm and not, with each end of the correction. */
const gestations = [139, 140, 161, 199.5, 223, 224, 258, 259, 300, 321, 322, Number.NaN, -1]
const correctedDays = [-4, -3, 0, 69, 70, 400, 728, 730, 731, 1095, 1096, 2000]
const pretermAges = gestations.flatMap((gestation) =>
  correctedDays.map((corrected) => ({ gestation, corrected, day: corrected + 280 - (Math.floor(gestation) || 0) })),
)
const pretermDays = new Set([
  ...pretermAges.flatMap(({ corrected, day }) => [(corrected + 8192) % 8192, day]),
  // Of the self-test's children born at 200 days.
  ...delicateDays.map((day) => day - 80),
])

/** Groups of children as they are written, known and unknown. */
const childGroups = ['gmfcs-1', 'gmfcs-2', 'GMFCS-3', 'gmfcs-4', 'gmfcs-5-oral', 'gmfcs-5-tube', null, 'gmfcs-5', 'x']

/** What visits are about: most are ordinary, some far out, some ages are stated instead of dated. */
export function* populationOf(references: ReferenceSet, count: number, isStated: boolean): Generator<VisitRow> {
  const random = randomFrom(count + (isStated ? 1 : 0))
  for (let id = 0; id < count; id++) {
    const gender: Gender = random() < 0.5 ? 'male' : 'female'
    const day =
      id % 7 === 0 ? (delicateDays[(id / 7) % delicateDays.length] as number) : 13 * Math.floor(random() * 577)
    const visit = todayNumber + 1 - Math.floor(random() * 2000)
    const years = isStated ? Math.round(random() * 21_000) / (id % 2 === 0 ? 1000 : 998.5) : day / 365.25
    const value = (name: SeriesName, digits: number) => {
      const place = lookUp(references, name, gender, years)
      // Up to ±9 now and then: beyond the clamp, and beyond the limits of the tails.
      const score = (random() + random() + random() - 1.5) * (random() < 0.2 ? 6 : 2)
      const found = place === undefined ? 100 * random() : valueAt(place, score)
      return found === undefined || random() < 0.05 ? null : Number(found.toFixed(digits))
    }
    yield {
      id,
      sex: spelling(gender, random()),
      birth_date: isStated ? null : isoDate(visit - day),
      visit_date: isStated ? null : isoDate(visit),
      age_years: isStated ? years : null,
      size_cm: value('height', 1),
      weight_kg: value('weight', 2),
      head_cm: value('head', 1),
      seat_cm: value('sittingHeight', 1),
      child_group: childGroups[id % childGroups.length] ?? null,
      // A multiple of 13 days before term: the corrected age is then one of those with figures.
      gestation_days: id % 3 === 0 || id % 7 === 0 ? null : 280 - 13 * Math.floor(random() * 11),
    }
  }
  yield* hostileRows(count)
}

function spelling(gender: Gender, share: number): string {
  if (share < 0.8) return gender
  return share < 0.9 ? gender.toUpperCase() : gender.charAt(0)
}

const good: Omit<VisitRow, 'id'> = {
  sex: 'male',
  birth_date: '2014-06-01',
  visit_date: '2024-06-01',
  age_years: null,
  size_cm: 140,
  weight_kg: 32,
  head_cm: 53,
  seat_cm: 74,
  child_group: 'gmfcs-2',
  gestation_days: null,
}

const endless = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
const oddNumbers = [null, ...endless, ...[0, -1, 1e308, 5e-324, 17.9, 18, 300, 300.1]]
const oddDates = [
  null,
  ...words(`9999-12-31 0001-01-01 1893-01-01 1894-06-02 2024-06-02 2024-06-03 2150-01-01 1900-02-28`),
]
const oddSexes = [null, '', ' Male ', 'male x', ...words(`x unknown 1 f W Mädchen MÄDCHEN Knabe MÄNNLICH`)]

/** Children of every gestation about each end of the correction. */
export function* pretermRows(from: number): Generator<VisitRow> {
  let id = from
  for (const { gestation, day } of pretermAges) {
    for (const sex of genders) {
      const years = day / 365.25
      const grown = { size_cm: 55 + 9 * years, weight_kg: 5 + 2 * years, head_cm: 45, seat_cm: 34 + 5 * years }
      const known = gestation >= 140 && gestation < 322 && Number.isInteger(gestation)
      const corrected = (gestationalCorrection: GestationalCorrection = 'none') => {
        const child = {
          references: who,
          gender: sex,
          gestationDays: known ? gestation : undefined,
          gestationalCorrection,
        }
        return isCorrected(growthAge(childWith(child), years))
      }
      const row = { ...good, ...grown, sex, gestation_days: gestation, corrected }
      yield { ...row, id: id++, birth_date: isoDate(todayNumber - day), visit_date: isoDate(todayNumber) }
      yield { ...row, id: id++, birth_date: null, age_years: years }
    }
  }
}

/** One bad value a row, each in every column that could hold it; and heights that don't fit the sitting height. */
function* hostileRows(from: number): Generator<VisitRow> {
  let id = from
  for (const value of oddNumbers) {
    for (const column of ['size_cm', 'weight_kg', 'head_cm', 'seat_cm', 'age_years'] as const) {
      yield { ...good, id: id++, [column]: value }
      yield { ...good, id: id++, birth_date: null, age_years: 1.5, [column]: value }
    }
  }
  for (const date of oddDates) {
    yield { ...good, id: id++, birth_date: date }
    yield { ...good, id: id++, visit_date: date }
    yield { ...good, id: id++, birth_date: date, visit_date: date, age_years: 3.25 }
  }
  for (const sex of oddSexes) yield { ...good, id: id++, sex }
  for (const weight_kg of [35, 35.1, 80, 80.1, 250, 250.1, 600, 600.1]) {
    for (const visit_date of ['2016-05-31', '2016-06-01', '2019-06-01', '2024-06-01'])
      yield { ...good, id: id++, weight_kg, visit_date }
  }
  for (const day of hostileDays) {
    const [birth_date, visit_date] = [isoDate(todayNumber - Math.max(day, 0)), isoDate(todayNumber + Math.min(day, 0))]
    for (const sex of ['male', 'female']) {
      const adult = { size_cm: 180, weight_kg: 80, head_cm: 57, seat_cm: 94 }
      yield { ...good, id: id++, sex, birth_date, visit_date }
      yield { ...good, ...adult, id: id++, sex, birth_date, visit_date }
      yield { ...good, ...adult, id: id++, sex, birth_date: null, age_years: day / 365.25 }
    }
  }
  for (const seat_cm of [140, 139.9, 141, 165, 200, 55.9, 56, 119, 119.1, 350]) yield { ...good, id: id++, seat_cm }
}

/** A measure that is compared. */
export type ComparedMeasure = ScoredName
/** The measures that are compared. */
export const comparedMeasures = scoredNames

/** What `calculatePatient` gives for a row. */
export interface ExpectedScores {
  readonly scores: { readonly [measure in ComparedMeasure]: Score | undefined }
  /** Height and weight are swapped, which SQL can't know. */
  readonly isSwapped: boolean
}

const expected = new Map<string, ExpectedScores>()

/** The same row through the library, computed once for all engines. */
export function expectedScores(
  row: VisitRow,
  references: ReferenceSet,
  correction: GestationalCorrection = 'none',
): ExpectedScores {
  const key = `${references.id} ${correction} ${Object.values(row).join()}`
  const known = expected.get(key) ?? scoredByLibrary(row, references, correction)
  expected.set(key, known)
  return known
}

function scoredByLibrary(
  row: VisitRow,
  references: ReferenceSet,
  gestationalCorrection: GestationalCorrection,
): ExpectedScores {
  const { sex, birth_date, visit_date, age_years, size_cm, weight_kg, head_cm, seat_cm, child_group, gestation_days } =
    row
  const visit: Measurement = {
    ...(visit_date === null ? {} : { date: visit_date }),
    ...(age_years === null ? {} : { ageInYears: age_years }),
    ...(size_cm === null ? {} : { sizeCm: size_cm }),
    ...(weight_kg === null ? {} : { weightKg: weight_kg }),
    ...(head_cm === null ? {} : { headCm: head_cm }),
    ...(seat_cm === null ? {} : { seatCm: seat_cm }),
  }
  const gender = genderOf(sex)
  const patient = {
    ...(birth_date === null ? {} : { dateOfBirth: birth_date }),
    ...(gender === undefined ? {} : { gender }),
    ...childOfGroup(child_group?.toLowerCase()),
    ...(Number.isInteger(gestation_days) ? bornAt(gestation_days ?? undefined) : {}),
    measurements: [visit],
  }
  const result = calculatePatient(patient, { today, references, gestationalCorrection })
  const [scored] = result.measurements
  const scores = Object.fromEntries(comparedMeasures.map((measure) => [measure, scoreNamed(measure, scored)]))
  const isSwapped =
    scored?.validationMessages.some(({ code, severity }) => code === 'size_weight_swapped' && severity === 'error') ===
    true
  return { scores: scores as ExpectedScores['scores'], isSwapped }
}

function genderOf(sex: string | null): Gender | undefined {
  if (sex === null) return undefined
  if (/^ *(?:male|m|knabe|männlich) *$/i.test(sex)) return 'male'
  return /^(?:female|f|w|mädchen)$/i.test(sex) ? 'female' : undefined
}

/** Why a row has no score of a measure at its age since birth, read from the row alone: all that may be, where a limit decides. */
export function reasonsOf(row: VisitRow, name: ComparedMeasure, references: ReferenceSet): readonly UnscoredReason[] {
  const measure = warehouseMeasures.find((each) => each.name === name) as WarehouseMeasure
  if (measure.isOfGroup !== true && references.series[measure.series] === undefined) return ['not_in_set']
  if (measure.needs.some((column) => row[column as 'size_cm'] === null)) return ['no_value']
  if (genderOf(row.sex) === undefined) return ['no_sex']
  const [birth, visit] = [row.birth_date, row.visit_date].map((date) => (date === null ? undefined : dayNumber(date)))
  const isDated = birth !== undefined && visit !== undefined
  const isBorn = isDated && visit >= birth
  const isPast = isBorn && visit <= todayNumber + 1 && birth >= todayNumber - 130 * 365.25
  const isStated = row.age_years !== null && row.age_years >= 0 && row.age_years <= 130
  if (!isPast && !isStated) {
    if (!isDated) return [row.age_years === null ? 'no_age' : 'impossible']
    if (!isBorn) return ['before_birth']
    return [visit > todayNumber + 1 ? 'in_future' : 'impossible']
  }
  if (measure.isOfGroup === true && references.groups?.[row.child_group?.toLowerCase() ?? ''] === undefined) {
    return ['impossible', 'no_group']
  }
  const years = isPast ? (visit - birth) / 365.25 : row.age_years
  const place = lookUp(references, measure.series, genderOf(row.sex) as Gender, years as number)
  return place === undefined || measure.isOfGroup === true ? ['impossible', 'beyond_references'] : ['impossible']
}
