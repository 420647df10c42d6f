import { type Gender, genders, type SizePosition } from '../../ground/model/patient.js'
import { growthAge, yearsBetween } from '../growth/growth-age.js'
import type { GrowthSubject } from '../growth/growth-subject.js'
import { placeAtAge, type ScoredVisit, scoreAtPlace, scoreAtX, scoreForLength } from '../growth/score-at-age.js'
import { shiftedValue } from '../growth/size-position.js'
import type { ScoredValue } from '../references/distribution.js'
import { possibleGestation, possibleValues } from '../validation/possible-values.js'
import { oldestYears } from '../validation/value-limits.js'
import type { Basis, CheckedColumns, NumberColumn } from './checked-columns.js'
import { childWith } from './day-figures.js'

/** By their codes; the other codes have no score. */
const sexCodes: readonly (Gender | undefined)[] = [undefined, ...genders]
const positionCodes: readonly (SizePosition | undefined)[] = [undefined, 'lying', 'standing']

/** A row, as the functions that score patients take it. */
interface Row extends ScoredVisit {
  readonly subject: GrowthSubject
  readonly value: number
  readonly weeks: number | undefined
}

/** Scores a row as a visit of a patient is scored; NaN where there is no score. */
export function rowScorer(columns: CheckedColumns): (row: number) => number {
  const { references, sex, value, basis, possible, gestationDays, gestationalCorrection } = columns
  const { ageDays, ageYears, weeks, sizeCm, sizePosition } = columns
  const possibleSizes = possibleValues('height')
  const term = genders.map((gender) => childWith({ references, gender }))
  const score = scorers[basis]
  const isPossibleGestation = possibleGestation()

  return (i) => {
    const gender = sexCodes[sex[i] as number]
    const measured = value[i] as number
    if (gender === undefined || Number.isNaN(measured)) return Number.NaN
    const days = numberAt(ageDays, i)
    const years = possibleAge(days === undefined ? numberAt(ageYears, i) : yearsBetween(0, days))
    const size = numberAt(sizeCm, i)
    const isPossible = possible.includes(measured, years) && (size === undefined || possibleSizes.includes(size, years))
    if (!isPossible) return Number.NaN
    const gestation = numberAt(gestationDays, i)
    const subject =
      gestation !== undefined && isPossibleGestation(gestation)
        ? childWith({ references, gender, gestationDays: gestation, gestationalCorrection })
        : (term[(sex[i] as number) - 1] as GrowthSubject)
    const age = years === undefined ? undefined : growthAge(subject, years)
    const position = positionCodes[sizePosition?.[i] ?? 0]
    const row = { subject, age, sizeCm: size, sizePosition: position, value: measured, weeks: numberAt(weeks, i) }
    return score(columns, row)?.score ?? Number.NaN
  }
}

const scorers: {
  readonly [basis in Basis]: (columns: CheckedColumns, row: Row) => ScoredValue | undefined
} = {
  age: ({ series }, row) => {
    const { subject, age, value } = row
    const place = age && placeAtAge(subject, series, age)
    if (age === undefined || place === undefined) return undefined
    // An index can't be shifted by the height without the height, and unshifted it would be another number.
    const lacksSize = place.table.measure === 'bmi' && row.sizeCm === undefined
    if (lacksSize && shiftedValue(place, { ...row, sizeCm: 1 }, age, value) !== undefined) return undefined
    return scoreAtPlace(place, row, age, value)
  },
  weeks: ({ series }, { subject, value, weeks }) => scoreAtX(subject, series, weeks, value),
  size: ({ series }, row) => scoreForLength(row.subject, series, row, row.value),
}

/** A number of a column; undefined where it is missing. */
function numberAt(column: NumberColumn | undefined, row: number): number | undefined {
  const number = column?.[row]
  return number === undefined || Number.isNaN(number) ? undefined : number
}

/** An age that the plausibility checks leave in use. */
function possibleAge(years: number | undefined): number | undefined {
  return years !== undefined && years >= 0 && years <= oldestYears ? years : undefined
}
