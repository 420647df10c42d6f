import { type GrowthSubject, isPreterm } from '../../../clinical/growth/growth-subject.js'
import { percentileOf, reportScore, type ScoredValue } from '../../../clinical/references/distribution.js'
import { dayNumber, isoDate } from '../../../ground/model/calendar-date.js'
import { termWeeks, yearsPerWeek } from '../../../ground/model/units.js'
import type { Visit, XAxis } from '../../types/chart-definition.js'
import type { ChartPoint, ChartScore, PretermAge } from '../chart-data.js'

/**
 * The score of a point, with its percentile and its reference.
 *
 * @param disease the name of the disease whose reference it is
 */
export function scoreOf(
  scored: ScoredValue | undefined,
  disease?: string,
): Pick<ChartPoint, 'score' | 'percentile' | 'reference' | 'approximate'> {
  if (scored === undefined) return noScore
  const score = reportScore(scored)
  const reference = disease === undefined ? score.reference : `${disease}: ${score.reference}`
  return { score, percentile: percentileOf(score.value), reference, approximate: score.approximate }
}

const noScore = { score: undefined, percentile: undefined, reference: undefined, approximate: undefined } as const

/** The score by the general reference beside that of a disease. */
export function generalScoreOf(scored: ScoredValue | undefined): ChartScore | undefined {
  if (scored === undefined) return undefined
  const { value, accuracy, reference, approximate } = reportScore(scored)
  return { value, accuracy, percentile: percentileOf(value), reference, approximate }
}

/** The day of a date or date-time, ISO. */
export function calendarDate(date: string | undefined): string | undefined {
  const day = date === undefined ? undefined : dayNumber(date)
  return day === undefined ? undefined : isoDate(day)
}

/** On an axis of postmenstrual age, values at later corrected ages have neither: the preterm charts end, years. */
const weeksAndCorrectedUpTo = 2

/** The uncorrected age, and postmenstrual and corrected age, where a child born preterm is plotted by either. */
export function pretermAge(axis: XAxis, { gestationDays, isWeekAlone }: GrowthSubject, visit: Visit): PretermAge {
  const uncorrectedX = axis.uncorrectedX?.(visit)
  const weeks = visit.age?.postmenstrualWeeks
  const isPlottedByEither =
    weeks !== undefined &&
    gestationDays !== undefined &&
    isPreterm(gestationDays) &&
    (axis.needsGestation === true || uncorrectedX !== undefined)
  const correctedYears = isPlottedByEither ? (weeks - termWeeks) * yearsPerWeek : undefined
  const isLater = axis.needsGestation === true && (correctedYears ?? 0) > weeksAndCorrectedUpTo
  return {
    uncorrectedX,
    isWeekAlone: isWeekAlone || undefined,
    postmenstrualWeeks: isPlottedByEither && !isLater ? weeks : undefined,
    correctedYears: isLater ? undefined : correctedYears,
  }
}
