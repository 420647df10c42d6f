import { halfNormalBeyond } from '../../ground/math/half-normal-tail.js'
import { lmsValue } from '../../ground/math/lms.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import { genders } from '../../ground/model/patient.js'
import { type GrowthAge, growthAge, yearsBetween } from '../growth/growth-age.js'
import type { GrowthSubject } from '../growth/growth-subject.js'
import { placeInSet } from '../growth/score-at-age.js'
import { shiftedValue } from '../growth/size-position.js'
import type { Lookup } from '../references/lookup.js'
import type { ReferenceSet, SeriesName } from '../references/reference-set.js'
import { oldestYears } from '../validation/value-limits.js'
import type { CheckedColumns } from './checked-columns.js'

/**
 * L, M and S of a series on every whole day of life. A day is looked up when it is first
 * asked for, by the functions that score patients, and then kept.
 *
 * Places are numbered: 0 means no place, 2 · day + 1 a boy's, 2 · day + 2 a girl's.
 */
export interface DayFigures {
  /** The last day that can have figures. */
  readonly last: number
  /**
   * Four numbers a place: the largest value that L, M and S score there, L, M, S. The first is 0
   * until the day is looked up, and -1 where they score none.
   */
  readonly figures: Float64Array
  readonly places: (Lookup | undefined)[]
  /**
   * Looks a day up.
   *
   * @param code of the sex
   * @returns the first of its numbers
   */
  readonly lookUpDay: (day: number, code: number) => number
}

/** Numbers of each place. */
export const perPlace = 4

const nothing: PlaceFigures = [-1, 0, 0, 0]

const noFigures: DayFigures = {
  last: -1,
  figures: /* @__PURE__ */ Float64Array.from(nothing),
  places: [],
  lookUpDay: () => -1,
}

const ofSets = /* @__PURE__ */ new WeakMap<ReferenceSet, Map<SeriesName, DayFigures>>()

/** The figures of a series by age, the same for each call; none for a series that is not by age. */
export function dayFigures(columns: CheckedColumns): DayFigures {
  const { references, series, basis } = columns
  if (basis !== 'age') return noFigures
  const ofSet = ofSets.get(references) ?? new Map<SeriesName, DayFigures>()
  ofSets.set(references, ofSet)
  const figures = ofSet.get(series) ?? figuresToFill(columns)
  ofSet.set(series, figures)
  return figures
}

function figuresToFill({ references, series, possible }: CheckedColumns): DayFigures {
  const ends = references.series[series]?.map(({ to }) => to) ?? []
  // An age just beyond the end is read there.
  const last = Math.ceil((Math.min(Math.max(0, ...ends), oldestYears) + 1) * daysPerYear)
  const figures = new Float64Array(perPlace * (2 * last + 3))
  figures.set(nothing)
  const places = new Array<Lookup | undefined>(2 * last + 3).fill(undefined)
  const lookUpDay = (day: number, code: number) => {
    const number = 2 * day + code
    const subject = childWith({ references, gender: genders[code - 1] })
    const years = yearsBetween(0, day)
    const age = growthAge(subject, years)
    const place = placeInSet(subject, series, age)
    const found = place === undefined || isShifted(place, age) ? nothing : figuresAt(place, possible.mostAt(years))
    places[number] = place
    figures.set(found, perPlace * number)
    return found[0]
  }
  return { last, figures, places, lookUpDay }
}

type PlaceFigures = readonly [most: number, l: number, m: number, s: number]

/** Up to which value L, M and S are all that scores there: a half-normal distribution begins at the 95th percentile. */
function figuresAt({ table, l, m, s }: Lookup, most: number): PlaceFigures {
  if (table.distribution === 'lms') return [most, l, m, s]
  if (table.distribution !== 'half-normal') return nothing
  return [Math.min(most, lmsValue(halfNormalBeyond, { l, m, s })), l, m, s]
}

/** Whether a value has to be shifted by what lying and standing height differ by. */
function isShifted(place: Lookup, age: GrowthAge): boolean {
  const { measure } = place.table
  return (measure === 'height' || measure === 'bmi') && shiftedValue(place, { sizeCm: 1 }, age, 1) !== undefined
}

/** A child with few facts. */
export function childWith(known: Pick<GrowthSubject, 'references'> & Partial<GrowthSubject>): GrowthSubject {
  return {
    gender: undefined,
    isSexChosen: false,
    birthDay: undefined,
    gestationDays: undefined,
    isWeekAlone: false,
    diseases: [],
    bmiClasses: undefined,
    gestationalCorrection: 'none',
    isAgeFromBirth: false,
    clearedOnly: false,
    ...known,
  }
}
