import { daysPerYear, monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { GainMeasure, VelocityUnit } from '../../../ground/model/course-names.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { type GrowthSubject, isBornAtTerm } from '../../growth/growth-subject.js'
import { type CourseVisit, yearsApart } from './course-visit.js'
import { isOfInfancy } from './earlier-visits.js'
import type { GrowthRate } from './growth-interval.js'

/** Preterm infants' charts end here (Fenton 2013), and by our own choice their units with them, weeks of postmenstrual age. */
const pretermUpToWeeks = 50

/**
 * The goal of weight gain in preterm infants, g/kg/day, and the weeks of postmenstrual
 * age that it is named for, "but not beyond": Fenton TR et al. An attempt to standardize
 * the calculation of growth velocity of preterm infants. J Pediatr 2018;196:77-83.
 */
const pretermGoal = { from: 15, to: 20, fromWeeks: 23, toWeeks: 36 } as const

/** What a velocity of a year is divided by; g/kg/day don't follow from it. */
export const perYearDivisors: { readonly [unit in Exclude<VelocityUnit, 'gramsPerKgPerDay'>]: number } = {
  cmPerYear: 1,
  kgPerYear: 1,
  cmPerMonth: monthsPerYear,
  gramsPerDay: daysPerYear / gramsPerKilogram,
  cmPerWeek: daysPerYear / 7,
}

/** The velocity between two visits in the unit that is used at their ages. */
export function growthRate(
  subject: GrowthSubject,
  { measure, from, to }: { readonly measure: GainMeasure; readonly from: CourseVisit; readonly to: CourseVisit },
  uncertaintyPerYear: number | undefined,
): GrowthRate {
  const unit = velocityUnit(subject, measure, to)
  const years = yearsApart(from.age, to.age)
  if (unit === 'gramsPerKgPerDay') {
    return { value: relativeGain(from.value, to.value, years * daysPerYear), unit, goal: goalBetween(from, to) }
  }
  const divisor = perYearDivisors[unit]
  const uncertainty = uncertaintyPerYear === undefined ? undefined : uncertaintyPerYear / divisor
  return { value: (to.value - from.value) / years / divisor, unit, uncertainty }
}

/** By the age at the later visit. */
function velocityUnit(subject: GrowthSubject, measure: GainMeasure, { age }: CourseVisit): VelocityUnit {
  const isWeight = measure === 'weight'
  const { postmenstrualWeeks: weeks, chronologicalYears } = age
  const isYoungPreterm = weeks !== undefined && weeks <= pretermUpToWeeks && !isBornAtTerm(subject)
  if (isYoungPreterm) return isWeight ? 'gramsPerKgPerDay' : 'cmPerWeek'
  if (isOfInfancy(chronologicalYears)) return isWeight ? 'gramsPerDay' : 'cmPerMonth'
  return isWeight ? 'kgPerYear' : 'cmPerYear'
}

/**
 * Weight gain in g/kg/day by the exponential method: 1000 ln(W2 / W1) / days. Patel AL
 * et al. Pediatrics 2005;116:1466-1473, and J Perinatol 2009;29:618-622, where it errs by
 * less than 1 % in every infant.
 */
export function relativeGain(fromKg: number, toKg: number, days: number): number {
  return (1000 * Math.log(toKg / fromKg)) / days
}

/** Only where both visits are of the weeks that the goal is named for. */
function goalBetween(from: CourseVisit, to: CourseVisit): GrowthRate['goal'] {
  const [first, last] = [from.age.postmenstrualWeeks, to.age.postmenstrualWeeks]
  if (first === undefined || last === undefined) return undefined
  const isNamed = first >= pretermGoal.fromWeeks && last <= pretermGoal.toWeeks
  return isNamed ? { from: pretermGoal.from, to: pretermGoal.to } : undefined
}
