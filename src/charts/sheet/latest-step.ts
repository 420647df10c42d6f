import { velocityError } from '../../course/velocity/compare-visits.js'
import { courseVisits, yearsApart } from '../../course/velocity/course-visit.js'
import { isOfInfancy } from '../../course/velocity/earlier-visits.js'
import type { GrowthInterval } from '../../course/velocity/growth-interval.js'
import { growthRate } from '../../course/velocity/growth-rate.js'
import { rateText } from '../../course/velocity/rate-text.js'
import { signedScoreText } from '../../languages/written-number.js'
import { daysPerYear } from '../../model/calendar-date.js'
import type { SheetData } from './sheet-data.js'

/** From two years on a velocity over fewer days is error of measuring alone: our own choice. */
const shortestStepDays = 28

/** What was gained since the visit just before, where the figure of the fact is over a longer time. */
export function latestStep(
  { frame: { assessment }, language }: SheetData,
  { measure, fromIndex, toIndex }: GrowthInterval,
  overTime: (years: number) => string,
): string[] {
  const [from, to] = courseVisits(assessment, measure).slice(-2)
  if (from === undefined || to?.index !== toIndex || from.index === fromIndex || from.position !== to.position)
    return []
  const years = yearsApart(from.age, to.age)
  const isChild = !isOfInfancy(to.age.chronologicalYears)
  if (isChild && Math.round(years * daysPerYear) < shortestStepDays) return []
  const gain = gainText(to.value - from.value, measure === 'weight' ? 'kg' : 'cm', language, isChild)
  // The shorter the time, the more of a child's velocity is error of measuring.
  const error = isChild && measure === 'size' ? velocityError(to, years) : undefined
  const rate = growthRate(assessment.growth.subject, { measure, from, to }, error)
  const perTime = rateText(rate, { words: language.terminal.course, language })
  return [language.sheet.latestStep(`${gain} ${overTime(years)}`, perTime)]
}

/** `+6.2 cm`; infants' weight in grams. */
export function gainText(gain: number, unit: 'cm' | 'kg', language: SheetData['language'], isChild = false): string {
  const isGrams = unit === 'kg' && !isChild
  const [value, decimals, small] = isGrams ? [gain * 1000, 0, 'g'] : [gain, 1, unit]
  return `${signedScoreText(value, language, decimals)} ${small}`
}
