import { daysPerYear, monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { VelocityUnit } from '../../../ground/model/course-names.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import { publicationName } from '../../references/table.js'
import { isInfant, technicalErrorCm } from '../velocity/compare-visits.js'
import type { CourseFacts, CourseVisit } from '../velocity/course-visit.js'
import type { GrowthInterval } from '../velocity/growth-interval.js'
import { scoresWithinOne } from '../velocity/sds-change.js'
import { gainPlace, gainRows, velocityLms, who2009Gain } from '../velocity/velocity-references.js'
import { type Calculation, type CourseLine, calculation } from './course-step.js'
import { computeVelocityScore, scoreLines } from './score-lines.js'

/** How everything that an interval holds was computed. */
export function intervalLines(facts: CourseFacts, interval: GrowthInterval): readonly CourseLine[] {
  const visits = facts.visits[interval.measure]
  const from = visits.find(({ index }) => index === interval.fromIndex)
  const to = visits.find(({ index }) => index === interval.toIndex)
  if (from === undefined || to === undefined) return []
  const hand = calculation({ to: to.value, from: from.value, toAge: interval.toYears, fromAge: interval.fromYears })
  computeTime(hand, interval)
  computeGain(hand, interval, to)
  if (isInfant(to)) computeInfantScore(hand, facts, interval, from)
  else computeChildScore(hand, facts, interval)
  computeChange(hand, interval)
  const compared = interval.sdsChange?.withinOne === undefined ? [] : comparedScoreLines(facts.growth.subject, from, to)
  return [...hand.lines, ...compared, ...conditionalLines(interval, from, to)]
}

function computeTime({ put, compute }: Calculation, { years }: GrowthInterval): void {
  const days = Math.round(years * daysPerYear)
  const isWhole = Math.abs(days / daysPerYear - years) < 1e-9
  put({ days })
  compute('years', isWhole ? `days / ${daysPerYear}` : 'toAge - fromAge', 'years', years)
  compute('midAge', '(fromAge + toAge) / 2', 'years')
}

function computeGain(
  { put, compute }: Calculation,
  { measure, gain, uncertainty, rate }: GrowthInterval,
  { position }: CourseVisit,
): void {
  if (gain === undefined) return
  const isWeight = measure === 'weight'
  const aYear = isWeight ? 'kgPerYear' : 'cmPerYear'
  put({ error: technicalErrorCm[position] })
  compute('gain', 'to - from', isWeight ? 'kg' : 'cm')
  compute('perYear', 'gain / years', aYear)
  if (uncertainty !== undefined) compute('uncertainty', 'sqrt(2) * error / years', aYear)
  if (rate === undefined) return
  // In the unit of the age, where that is not the year.
  const { unit } = rate
  if (unit === 'gramsPerKgPerDay') compute('rate', `1000 * ln(to / from) / (${daysPerYear} * years)`, unit)
  const factor = ofYear[unit]
  if (factor === undefined) return
  compute('rate', `perYear ${factor}`, unit)
  if (rate.uncertainty !== undefined) compute('rateError', `uncertainty ${factor}`, unit)
}

/** From a velocity of a year to another unit. */
const ofYear: { readonly [unit in VelocityUnit]?: string } = {
  cmPerMonth: `/ ${monthsPerYear}`,
  cmPerWeek: `* 7 / ${daysPerYear}`,
  gramsPerDay: `* ${gramsPerKilogram} / ${daysPerYear}`,
}

function computeChildScore(
  hand: Calculation,
  { growth, velocity }: CourseFacts,
  { sds, perYear, midYears }: GrowthInterval,
): void {
  const { gender } = growth.subject
  if (sds === undefined || perYear === undefined || gender === undefined) return
  const lms = velocityLms(velocity, gender, midYears)
  if (lms === undefined) return
  hand.read(velocity.figures[gender], {
    name: 'perYear',
    reference: publicationName(velocity.publication),
    x: midYears,
    unit: 'years',
    columns: ['L', 'M', 'S'],
  })
  hand.compute('value', 'perYear', 'cmPerYear')
  computeVelocityScore(hand, { value: perYear, unit: 'cmPerYear', lms, sds })
}

function computeInfantScore(
  hand: Calculation,
  { growth }: CourseFacts,
  { measure, sds, years }: GrowthInterval,
  { age }: CourseVisit,
): void {
  const { gender } = growth.subject
  const fromMonths = age.referenceYears * monthsPerYear
  const place = gender && gainPlace(measure, gender, fromMonths, years * monthsPerYear)
  const rows = place && gainRows(measure, gender)[place.months]
  if (sds === undefined || place === undefined || rows === undefined) return
  hand.put({ fromMonths })
  hand.read(rows, {
    name: 'gain',
    reference: publicationName(who2009Gain),
    x: fromMonths,
    unit: 'months',
    columns: ['toMonths', 'L', 'M', 'S', 'delta'],
  })
  const [gain, unit] = measure === 'weight' ? ([`gain * ${gramsPerKilogram}`, 'g'] as const) : (['gain', 'cm'] as const)
  hand.compute('months', `${monthsPerYear} * years`, 'months')
  hand.compute('standardMonths', 'toMonths - fromMonths', 'months')
  const value = hand.compute('value', `${gain} / months * standardMonths + delta`, unit)
  computeVelocityScore(hand, { value, unit, lms: place, sds })
}

function computeChange({ put, compute }: Calculation, { sdsChange }: GrowthInterval): void {
  if (sdsChange === undefined) return
  put({ toSds: sdsChange.to.raw, fromSds: sdsChange.from.raw })
  compute('change', 'toSds - fromSds', 'sds')
  compute('changePerYear', 'change / years', 'sdsPerYear')
}

/** The change of a score in one reference, each end scored by it. */
export function comparedScoreLines(subject: GrowthSubject, from: CourseVisit, to: CourseVisit): readonly CourseLine[] {
  const scores = scoresWithinOne(subject, from, to)
  if (scores === undefined) return []
  const hand = calculation({ toSds: scores.to.score, fromSds: scores.from.score })
  hand.compute('change', 'toSds - fromSds', 'sds')
  return [...scoreLines('fromSds', scores.from), ...scoreLines('toSds', scores.to), ...hand.lines]
}

/** Fisher's z of the correlation of two weight scores (Cole 1998), as it is printed. */
const fisherZFormula =
  '3.1775 + 0.3256 * ln(meanWeeks) - 1.4811 * ln(intervalWeeks) - 2.029 / intervalWeeks + 0.1991 * ln(meanWeeks) * ln(intervalWeeks) - 0.04601 * ln(meanWeeks) ^ 2'

function conditionalLines(
  { conditionalGain }: GrowthInterval,
  from: CourseVisit,
  to: CourseVisit,
): readonly CourseLine[] {
  if (conditionalGain === undefined) return []
  const weeks = ({ age }: CourseVisit) => (age.referenceYears * daysPerYear) / 7
  const { lines, compute } = calculation({
    fromWeeks: weeks(from),
    toWeeks: weeks(to),
    fromSds: from.scored?.score,
    toSds: to.scored?.score,
  })
  compute('meanWeeks', '(fromWeeks + toWeeks) / 2', 'weeks')
  compute('intervalWeeks', 'toWeeks - fromWeeks', 'weeks')
  compute('fisherZ', fisherZFormula)
  compute('correlation', 'tanh(fisherZ)')
  const formula = '(toSds - correlation * fromSds) / sqrt(1 - correlation ^ 2)'
  compute('conditionalGain', formula, 'sds', conditionalGain)
  return lines
}
