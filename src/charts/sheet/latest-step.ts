import { courseVisits, yearsApart } from '../../course/velocity/course-visit.js'
import type { GrowthInterval } from '../../course/velocity/growth-interval.js'
import { growthRate } from '../../course/velocity/growth-rate.js'
import { rateText } from '../../course/velocity/rate-text.js'
import { signedScoreText } from '../../languages/written-number.js'
import type { SheetData } from './sheet-data.js'

/** What an infant gained since the visit just before, where the gain of the fact is over a longer time. */
export function latestStep(
  { frame: { assessment }, language }: SheetData,
  { measure, fromIndex, toIndex }: GrowthInterval,
  overTime: (years: number) => string,
): string[] {
  const [from, to] = courseVisits(assessment, measure).slice(-2)
  if (from === undefined || to?.index !== toIndex || from.index === fromIndex || from.position !== to.position)
    return []
  const gain = gainText(to.value - from.value, measure === 'weight' ? 'kg' : 'cm', language)
  const rate = growthRate(assessment.growth.subject, measure, from, to, undefined)
  const perTime = rateText(rate, { words: language.terminal.course, language })
  return [language.sheet.latestStep(`${gain} ${overTime(yearsApart(from.age, to.age))}`, perTime)]
}

/** `+6.2 cm`; infants' weight in grams. */
export function gainText(gain: number, unit: 'cm' | 'kg', language: SheetData['language']): string {
  const [value, decimals, small] = unit === 'kg' ? [gain * 1000, 0, 'g'] : [gain, 1, 'cm']
  return `${signedScoreText(value, language, decimals)} ${small}`
}
