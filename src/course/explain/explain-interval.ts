import type { GrowthSubject } from '../../growth/growth-subject.js'
import { daysPerYear, monthsPerYear } from '../../model/calendar-date.js'
import type { CourseUnit } from '../../model/course-figures.js'
import { gramsPerKilogram } from '../../model/units.js'
import { publicationName } from '../../references/table.js'
import { isInfant, technicalErrorCm } from '../velocity/compare-visits.js'
import { weightCorrelation } from '../velocity/conditional-gain.js'
import type { CourseFacts, CourseVisit } from '../velocity/course-visit.js'
import type { GrowthInterval } from '../velocity/growth-interval.js'
import { scoresWithinOne } from '../velocity/sds-change.js'
import { gainPlace, gainRows, who2009Gain } from '../velocity/velocity-references.js'
import { type CourseLine, reading, step } from './course-step.js'
import { percentileLines, scoreLines, velocityScoreLines } from './score-lines.js'

/** How everything that an interval holds was computed. */
export function intervalLines(facts: CourseFacts, interval: GrowthInterval): readonly CourseLine[] {
  const visits = facts.visits[interval.measure]
  const from = visits.find(({ index }) => index === interval.fromIndex)
  const to = visits.find(({ index }) => index === interval.toIndex)
  if (from === undefined || to === undefined) return []
  return [
    ...timeLines(interval),
    ...gainLines(interval, from, to),
    ...(isInfant(to) ? infantScoreLines(facts, interval, from, to) : childScoreLines(facts, interval)),
    ...changeLines(facts.growth.subject, interval, from, to),
    ...conditionalLines(interval, from, to),
  ]
}

function timeLines({ fromYears, toYears, years, midYears }: GrowthInterval): readonly CourseLine[] {
  const days = Math.round(years * daysPerYear)
  const isWhole = Math.abs(days / daysPerYear - years) < 1e-9
  return [
    isWhole
      ? step('years', `days / ${daysPerYear}`, { days }, years, 'years')
      : step('years', 'toAge - fromAge', { toAge: toYears, fromAge: fromYears }, years, 'years'),
    step('midAge', '(fromAge + toAge) / 2', { fromAge: fromYears, toAge: toYears }, midYears, 'years'),
  ]
}

function gainLines(
  { measure, gain, perYear, uncertainty, years, rate }: GrowthInterval,
  from: CourseVisit,
  to: CourseVisit,
): readonly CourseLine[] {
  if (gain === undefined || perYear === undefined) return []
  const unit = measure === 'weight' ? 'kg' : 'cm'
  const aYear: CourseUnit = measure === 'weight' ? 'kgPerYear' : 'cmPerYear'
  const error = technicalErrorCm[to.position]
  return [
    step('gain', 'to - from', { to: to.value, from: from.value }, gain, unit),
    step('perYear', 'gain / years', { gain, years }, perYear, aYear),
    ...(uncertainty === undefined
      ? []
      : [step('uncertainty', 'sqrt(2) * error / years', { error, years }, uncertainty, aYear)]),
    ...rateLines({ rate, perYear, uncertainty, years }, from, to),
  ]
}

/** The velocity in the unit of the age, where that is not the year. */
function rateLines(
  { rate, perYear, uncertainty, years }: Pick<GrowthInterval, 'rate' | 'perYear' | 'uncertainty' | 'years'>,
  from: CourseVisit,
  to: CourseVisit,
): readonly CourseLine[] {
  if (rate === undefined || perYear === undefined || rate.unit === 'cmPerYear' || rate.unit === 'kgPerYear') return []
  const { unit, value } = rate
  if (unit === 'gramsPerKgPerDay') {
    const formula = `1000 * ln(to / from) / (${daysPerYear} * years)`
    return [step('rate', formula, { to: to.value, from: from.value, years }, value, unit)]
  }
  const by = {
    cmPerMonth: `/ ${monthsPerYear}`,
    cmPerWeek: `* 7 / ${daysPerYear}`,
    gramsPerDay: `* ${gramsPerKilogram} / ${daysPerYear}`,
  }[unit]
  return [
    step('rate', `perYear ${by}`, { perYear }, value, unit),
    ...(uncertainty === undefined || rate.uncertainty === undefined
      ? []
      : [step('rateError', `uncertainty ${by}`, { uncertainty }, rate.uncertainty, unit)]),
  ]
}

function childScoreLines(
  { growth, velocity }: CourseFacts,
  { sds, perYear, midYears }: GrowthInterval,
): readonly CourseLine[] {
  const { gender } = growth.subject
  if (sds === undefined || perYear === undefined || gender === undefined) return []
  const name = publicationName(velocity.publication)
  const table = reading('perYear', name, velocity.figures[gender], midYears, 'years', ['L', 'M', 'S'])
  if (table === undefined) return []
  const { L = 0, M = 0, S = 0 } = table.figures
  return [
    table,
    step('value', 'perYear', { perYear }, perYear, 'cmPerYear'),
    ...velocityScoreLines(perYear, { l: L, m: M, s: S }, sds.raw, 'cmPerYear'),
    ...percentileLines(sds),
  ]
}

function infantScoreLines(
  { growth }: CourseFacts,
  { measure, sds, gain }: GrowthInterval,
  from: CourseVisit,
  to: CourseVisit,
): readonly CourseLine[] {
  const { gender } = growth.subject
  if (sds === undefined || gain === undefined || gender === undefined) return []
  const years = to.age.referenceYears - from.age.referenceYears
  const [fromMonths, months] = [from.age.referenceYears * monthsPerYear, years * monthsPerYear]
  const place = gainPlace(measure, gender, fromMonths, months)
  const rows = place && gainRows(measure, gender)[place.months]
  const columns = ['toMonths', 'L', 'M', 'S', 'delta'] as const
  const table = rows && reading('gain', publicationName(who2009Gain), rows, fromMonths, 'months', columns)
  if (place === undefined || table === undefined) return []
  const { length, delta } = place
  const scale = measure === 'weight' ? gramsPerKilogram : 1
  const unit = measure === 'weight' ? 'g' : 'cm'
  const value = ((gain * scale) / months) * length + delta
  return [
    table,
    step('months', `${monthsPerYear} * years`, { years }, months, 'months'),
    step('standardMonths', 'toMonths - fromMonths', { toMonths: fromMonths + length, fromMonths }, length, 'months'),
    step(
      'value',
      `gain${scale === 1 ? '' : ` * ${scale}`} / months * standardMonths + delta`,
      { gain, months, standardMonths: length, delta },
      value,
      unit,
    ),
    ...velocityScoreLines(value, place, sds.raw, unit),
    ...percentileLines(sds),
  ]
}

function changeLines(
  subject: GrowthSubject,
  { sdsChange, years }: GrowthInterval,
  from: CourseVisit,
  to: CourseVisit,
): readonly CourseLine[] {
  if (sdsChange === undefined) return []
  const { change, perYear, withinOne } = sdsChange
  return [
    step('change', 'toSds - fromSds', { toSds: sdsChange.to.raw, fromSds: sdsChange.from.raw }, change, 'sds'),
    step('changePerYear', 'change / years', { change, years }, perYear, 'sdsPerYear'),
    ...(withinOne === undefined ? [] : comparedScoreLines(subject, from, to)),
  ]
}

/** The change of a score in one reference, each end scored by it. */
export function comparedScoreLines(subject: GrowthSubject, from: CourseVisit, to: CourseVisit): readonly CourseLine[] {
  const scores = scoresWithinOne(subject, from, to)
  if (scores === undefined) return []
  const [fromSds, toSds] = [scores.from.score, scores.to.score]
  return [
    ...scoreLines('fromSds', scores.from),
    ...scoreLines('toSds', scores.to),
    step('change', 'toSds - fromSds', { toSds, fromSds }, toSds - fromSds, 'sds'),
  ]
}

/** Fisher's z of the correlation of two weight scores (Cole 1998), as it is printed. */
const fisherZFormula =
  '3.1775 + 0.3256 * ln(meanWeeks) - 1.4811 * ln(intervalWeeks) - 2.029 / intervalWeeks + 0.1991 * ln(meanWeeks) * ln(intervalWeeks) - 0.04601 * ln(meanWeeks) ^ 2'

function conditionalLines(
  { conditionalGain }: GrowthInterval,
  from: CourseVisit,
  to: CourseVisit,
): readonly CourseLine[] {
  if (conditionalGain === undefined || from.scored === undefined || to.scored === undefined) return []
  const [fromWeeks, toWeeks] = [from, to].map(({ age }) => (age.referenceYears * daysPerYear) / 7) as [number, number]
  const [fromSds, toSds] = [from.scored.score, to.scored.score]
  const [meanWeeks, intervalWeeks] = [(fromWeeks + toWeeks) / 2, toWeeks - fromWeeks]
  const correlation = weightCorrelation(meanWeeks, intervalWeeks)
  const fisherZ = Math.atanh(correlation)
  return [
    step('meanWeeks', '(fromWeeks + toWeeks) / 2', { fromWeeks, toWeeks }, meanWeeks, 'weeks'),
    step('intervalWeeks', 'toWeeks - fromWeeks', { fromWeeks, toWeeks }, intervalWeeks, 'weeks'),
    step('fisherZ', fisherZFormula, { meanWeeks, intervalWeeks }, fisherZ),
    step('correlation', 'tanh(fisherZ)', { fisherZ }, correlation),
    step(
      'conditionalGain',
      '(toSds - correlation * fromSds) / sqrt(1 - correlation ^ 2)',
      { toSds, fromSds, correlation },
      conditionalGain,
      'sds',
    ),
  ]
}
