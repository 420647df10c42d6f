import { velocityError } from '../../../clinical/course/velocity/compare-visits.js'
import { courseVisits, yearsApart } from '../../../clinical/course/velocity/course-visit.js'
import { isOfInfancy } from '../../../clinical/course/velocity/earlier-visits.js'
import type { GrowthInterval } from '../../../clinical/course/velocity/growth-interval.js'
import { growthRate } from '../../../clinical/course/velocity/growth-rate.js'
import { goalText, rateText } from '../../../clinical/course/velocity/rate-text.js'
import { numberText, signedScoreText } from '../../../ground/languages/written-number.js'
import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { ageText } from '../../data/texts/describe-point.js'
import type { SheetData, SheetFact } from '../sheet-data.js'
import { overTime } from './change-text.js'
import { scoredLines } from './latest-fact.js'
import { untilDated } from './until-dated.js'

/** The velocity of the interval that ends at the latest visit; in infants what was gained. */
export function velocityFact(sheet: SheetData): SheetFact {
  const { language, velocity, latestInterval: interval, measure, data } = sheet
  const { facts, none, uncertainty, twoVisits, noValues } = language.sheet
  const words = language.terminal.course
  const label = measure === 'weight' ? facts.gain : facts.velocity
  if (interval === undefined || velocity === undefined) {
    return { label, value: none, details: [data.points.length === 0 ? noValues : twoVisits] }
  }
  const { gain, rate, years, sds, percentile, reason, seasonal, fromYears, toYears } = interval
  const reasons = reason === undefined ? [] : [words.reasons[reason]]
  const between = `${ageText(fromYears, language)} – ${ageText(toYears, language)}`
  if (gain === undefined || rate === undefined) return { label, value: none, details: [between, ...reasons] }
  const { unit } = velocity
  const judged = [
    ...(sds === undefined ? [] : scoredLines({ ...sds, percentile }, language)),
    ...(seasonal ? [words.seasonal] : []),
    ...reasons,
  ]
  // An infant's growth is spoken of as what was gained, not as a velocity of a year.
  if (isOfInfancy(toYears)) {
    const over = overTime(years, sheet)
    const perTime = [rateText(rate, { words, language }), goalText(rate, { words, language })]
    const step = latestStep(sheet, interval, (time) => overTime(time, sheet))
    const details = [over, ...perTime.filter((text) => text !== undefined), ...judged, ...step]
    const gained = { label: facts.gain, value: gainText(gain, unit, language), details }
    return untilDated(gained, interval.toIndex, sheet, interval.fromIndex)
  }
  const value = rateText({ ...rate, uncertainty: undefined }, { words, language })
  const error = rate.uncertainty
  const precision = error === undefined ? [] : [uncertainty(numberText(error, 1, language))]
  const details = [between, ...precision, ...judged, ...latestStep(sheet, interval, (time) => overTime(time, sheet))]
  return untilDated({ label, value, details }, interval.toIndex, sheet, interval.fromIndex)
}

/** From two years on a velocity over fewer days is error of measuring alone: our own choice. */
const shortestStepDays = 28

/** What was gained since the visit just before, where the figure of the fact is over a longer time. */
function latestStep(
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
function gainText(gain: number, unit: 'cm' | 'kg', language: SheetData['language'], isChild = false): string {
  const isGrams = unit === 'kg' && !isChild
  const [value, decimals, small] = isGrams ? [gain * 1000, 0, 'g'] : [gain, 1, unit]
  return `${signedScoreText(value, language, decimals)} ${small}`
}
