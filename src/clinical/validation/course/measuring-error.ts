import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { isBornAtTerm } from '../../growth/growth-subject.js'
import { pretermUntilWeeks } from '../../growth/score-at-age.js'
import { errorVariance, type ScoreCovariance } from '../../growth/score-covariance.js'
import { standingFromYears } from '../../growth/size-position.js'
import type { AssessedVisit } from '../rule.js'
import type { CourseField, CoursePoint } from './course-points.js'

/** Under this age it is asked whether a child's lengths are read coarsely, years. */
const coarseUntilYears = 3

/** From this age on children hold still, years. */
const stillFromYears = 4

/**
 * The error of one height, cm: of trained staff lying and in routine care lying and up to four years, and standing later
 * (Voss LD, Bailey BJ. Arch Dis Child 1994;70:469-471). Lengths of 100 Dutch infants scatter by 0.75 cm about their neighbours
 * (measured on SMOCC); the others are our own choice.
 */
const sizeErrorCm = { lying: 0.5, lyingCoarse: 0.75, restless: 0.5, standing: 0.34 } as const

/** Rounding to a whole centimetre adds a twelfth of its square, cm². */
const roundingVariance = 1 / 12

/** The error of a head circumference, cm: our own choice. */
const headErrorCm = 0.3

/** Clothes, scales and the time of day as a share of the median, from the age on at which children are no longer weighed naked: our own choice. */
const weighedShare = 0.015

/** Newborns lose weight and regain it in the first days, SD: our own choice. */
const firstWeeksSd = 0.4
const firstWeeksDays = 21
const firstWeekDays = 7

/** A child born preterm changes its score more until 50 weeks, SD: our own choice. */
const pretermSd = 1

/** Whether a value is of the first week. */
export function isOfBirth(years: number): boolean {
  return Math.round(years * daysPerYear) < firstWeekDays
}

/** Whether a value is a whole or a half centimetre. */
export function isCoarse(cm: number): boolean {
  return Number.isInteger(2 * cm)
}

/** Whether most of a child's lengths are whole or half centimetres, so that all count as read coarsely: our own choice. */
export function areCoarse(visits: readonly AssessedVisit[]): boolean {
  let [coarse, all] = [0, 0]
  for (const { visit, growth } of visits) {
    const { sizeCm } = visit
    const years = growth.age?.chronologicalYears
    if (sizeCm === undefined || years === undefined || years >= coarseUntilYears) continue
    all++
    if (isCoarse(sizeCm)) coarse++
  }
  return 2 * coarse > all
}

/** The variance of the error of a value, SD²: an error in cm or kg is fewer SD in a larger child. */
export function measuringVariance(
  { visit: { subject }, age, years, deciding: { place } }: CoursePoint,
  { target }: CourseField,
  covariance: ScoreCovariance,
  isReadCoarsely: boolean,
): number {
  const sd = place.m * place.s
  const isPreterm = !isBornAtTerm(subject) && (age.postmenstrualWeeks ?? pretermUntilWeeks) < pretermUntilWeeks
  const preterm = isPreterm ? pretermSd ** 2 : 0
  if (target === 'head') return (headErrorCm / sd) ** 2 + preterm
  if (target === 'size') return sizeVarianceCm(years, isReadCoarsely) / sd ** 2 + preterm
  const isOfFirstWeeks = Math.round(years * daysPerYear) < firstWeeksDays
  const weighed = years < standingFromYears ? 0 : (weighedShare / place.s) ** 2
  return errorVariance(years, covariance) + weighed + (isOfFirstWeeks ? firstWeeksSd ** 2 : 0) + preterm
}

function sizeVarianceCm(years: number, isReadCoarsely: boolean): number {
  if (years >= stillFromYears) return sizeErrorCm.standing ** 2
  const { lying, lyingCoarse, restless, standing } = sizeErrorCm
  const isLying = years < standingFromYears
  if (!isReadCoarsely) return (isLying ? lying : standing) ** 2
  return (isLying ? lyingCoarse : restless) ** 2 + roundingVariance
}
