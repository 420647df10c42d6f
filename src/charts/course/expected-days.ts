import { basisOfCourse } from '../../clinical/course/course-basis.js'
import { courseSettings } from '../../clinical/course/course-options.js'
import {
  type ExpectedBasis,
  expectedOn,
  farthestAhead,
  type NoExpectedGrowth,
} from '../../clinical/course/expected/expected-growth.js'
import { type GrowthOutlook, growthOutlook, knownGrowth } from '../../clinical/course/expected/known-growth.js'
import { daysPerYear, isoDate, monthsPerYear } from '../../ground/model/calendar-date.js'
import type { ExpectedMeasure } from '../../ground/model/course-names.js'
import type { ExpectedInput } from '../types/growth-over-time.js'

/** In the first year, where the curves of body mass index turn, every two weeks. */
const daysBetweenOfInfant = 14

/** Days after the latest value: the next one, then every month. */
const daysAhead: readonly number[] = Array.from({ length: farthestAhead * monthsPerYear + 1 }, (_, month) =>
  Math.max(1, Math.round((month * daysPerYear) / monthsPerYear)),
)

/** The value that is said in words lies a year ahead. */
const daysToNextVisit = daysAhead[monthsPerYear] as number

/** A fan that ends sooner than this after the latest value has no next value, days: our own limit. */
export const leastDaysAhead: number = daysAhead[3] as number

/** The day of the latest value, of birth without one, and the day that is said in words: a year after it, today at the earliest. */
export function daysToSay({ assessment, latest }: Pick<ExpectedInput, 'assessment' | 'latest'>): {
  readonly from: number
  readonly next: number
} {
  const { birthDay } = assessment.growth.subject
  const { today } = assessment.days
  const from = birthDay === undefined ? today : birthDay + Math.round((latest?.ageYears ?? 0) * daysPerYear)
  return { from, next: Math.max(from + daysToNextVisit, today) }
}

/** What is expected on a day, or why nothing is. */
export interface DayAhead {
  readonly day: number
  readonly outcome: ExpectedBasis | NoExpectedGrowth
}

/** What is expected after the latest value of a chart: every month, and on both sides of where the reference changes or the fan ends. */
export function expectedDays(
  input: ExpectedInput & { readonly measure: Exclude<ExpectedMeasure, 'head'> },
): readonly DayAhead[] {
  const { assessment, language, options = {}, measure } = input
  const course = basisOfCourse(assessment, courseSettings(options), language)
  const outlook = growthOutlook(knownGrowth(course, assessment.submitted), measure)
  const { from, next } = daysToSay(input)
  const monthly = daysAhead.map((ahead) => from + ahead)
  const isWithin = next <= (monthly.at(-1) as number)
  const ofInfant = infantDays(from, assessment.growth.subject.birthDay ?? from)
  const asked = [...new Set([...monthly, ...ofInfant, ...(isWithin ? [next] : [])])].sort((a, b) => a - b)
  const days = asked.map((day) => dayAhead(outlook, day))
  return days.flatMap((day, i) => [...changesBetween(outlook, days[i - 1], day), day])
}

function infantDays(from: number, birthDay: number): readonly number[] {
  const count = Math.max(0, Math.floor((birthDay + daysPerYear - from) / daysBetweenOfInfant))
  return Array.from({ length: count }, (_, i) => from + (i + 1) * daysBetweenOfInfant)
}

function dayAhead(outlook: GrowthOutlook, day: number): DayAhead {
  return { day, outcome: expectedOn(outlook, { at: isoDate(day) }) }
}

/** The part of a reference that gives the values of a day; undefined where there are none. */
export function partOfReference({ outcome }: DayAhead): string | undefined {
  if ('reason' in outcome || outcome.growth.bands.some(isOpen)) return undefined
  const { place, age } = outcome
  return `${place.table.id} ${place.table.steps.filter((step) => step <= age.referenceYears).length}`
}

/** Beyond the scores of a reference that end at +3 SDS. */
function isOpen({ percent, low, high }: ExpectedBasis['growth']['bands'][number]): boolean {
  return percent === 90 && (low === undefined || high === undefined)
}

/** The last day before a change and the first day after it. */
function changesBetween(outlook: GrowthOutlook, before: DayAhead | undefined, after: DayAhead): readonly DayAhead[] {
  if (before === undefined || partOfReference(before) === partOfReference(after)) return []
  let [first, last] = [before, after]
  while (last.day - first.day > 1) {
    const middle = dayAhead(outlook, Math.floor((first.day + last.day) / 2))
    if (partOfReference(middle) === partOfReference(before)) first = middle
    else last = middle
  }
  return [first, last].filter(({ day }) => day !== before.day && day !== after.day)
}
