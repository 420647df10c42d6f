import type { GainMeasure } from '../../model/course-names.js'
import { percentileOf, reportScore, scoreOfPercentile } from '../../references/distribution.js'
import { type CourseFacts, type CourseVisit, yearsApart } from './course-visit.js'
import { dayOfTolerance, isOfLate, latestAge } from './earlier-visits.js'
import { scoresWithinOne } from './sds-change.js'

/** The lines of a percentile chart that count as crossed. */
export const majorPercentiles: readonly number[] = [3, 10, 25, 50, 75, 90, 97]

/** A child's value that has left its channel: two of {@link majorPercentiles} or more lie between two visits. */
export interface PercentileCrossing {
  readonly measure: Exclude<GainMeasure, 'head'>
  /** Indices of the two measurements, in the patient's order. */
  readonly fromIndex: number
  readonly toIndex: number
  /** Ages at both visits, years, chronological. */
  readonly fromYears: number
  readonly toYears: number
  /** Scores and percentiles at both visits, in one reference. */
  readonly fromSds: number
  readonly toSds: number
  readonly fromPercentile: number
  readonly toPercentile: number
  readonly reference: string
  /** The lines in between, in the order in which they were crossed. */
  readonly lines: readonly number[]
}

/**
 * So many lines make a crossing. Of 10,844 children from 24 to 60 months, 2 to 10 per
 * cent crossed two in height for age and 1 to 5 per cent in weight for age; from 6 to 24
 * months it was 13 to 15 and 6 to 15 per cent, and from birth to 6 months a third. The
 * lines of that study were P5 and P95 where German charts have P3 and P97. After five
 * years the share is not published.
 */
const linesCrossed = 2

/** Where {@link percentileCrossings} has its limits from. */
export const crossingCitation: string =
  'Mei Z, Grummer-Strawn LM, Thompson D, Dietz WH. Shifts in percentiles of growth during early childhood: analysis of longitudinal data from the California Child Health and Development Study. Pediatrics. 2004;113:e617-e627.'

/** Both visits are at this age or later, years: before, healthy children find their channel. */
const fromAge = 2
/** How far the visits may be apart, years: shorter is mostly error of measuring, and the study's interval was three. */
const apart = { least: 0.5, most: 3 }

const measures = ['size', 'weight'] as const

/**
 * Crossings between a child's latest height or weight and the earliest of the three
 * years before, compared in one reference or not at all.
 */
export function percentileCrossings({ growth, visits }: CourseFacts): readonly PercentileCrossing[] {
  const today = latestAge(growth)
  return measures.flatMap((measure) => {
    const to = visits[measure].at(-1)
    if (to === undefined || today === undefined || !isOfLate(to.age, today)) return []
    const from = visits[measure].find((visit) => isEarlyEnough(visit, to))
    const scores = from && scoresWithinOne(growth.subject, from, to)
    if (from === undefined || scores === undefined) return []
    const [fromSds, toSds] = [scores.from.score, scores.to.score]
    const lines = linesBetween(fromSds, toSds)
    if (lines.length < linesCrossed) return []
    return [
      {
        measure,
        fromIndex: from.index,
        toIndex: to.index,
        fromYears: from.age.chronologicalYears,
        toYears: to.age.chronologicalYears,
        fromSds,
        toSds,
        fromPercentile: percentileOf(fromSds),
        toPercentile: percentileOf(toSds),
        reference: reportScore(scores.to).reference,
        lines,
      },
    ]
  })
}

function isEarlyEnough({ age, scored }: CourseVisit, to: CourseVisit): boolean {
  const years = yearsApart(age, to.age)
  return (
    scored !== undefined &&
    age.chronologicalYears >= fromAge &&
    years >= apart.least - dayOfTolerance &&
    years <= apart.most + dayOfTolerance
  )
}

function linesBetween(from: number, to: number): readonly number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const lines = majorPercentiles.filter((line) => {
    const score = scoreOfPercentile(line)
    return score > low && score < high
  })
  return from < to ? lines : [...lines].reverse()
}
