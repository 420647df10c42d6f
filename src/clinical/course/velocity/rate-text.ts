import type { CourseWords } from '../../../ground/languages/words.js'
import { numberText } from '../../../ground/languages/written-number.js'
import type { VelocityUnit } from '../../../ground/model/course-names.js'
import type { GrowthRate } from './growth-interval.js'

/** Decimals of a velocity: grams a day are whole. */
export const rateDecimals: { readonly [unit in VelocityUnit]: number } = {
  cmPerYear: 1,
  kgPerYear: 1,
  cmPerMonth: 1,
  gramsPerDay: 0,
  cmPerWeek: 1,
  gramsPerKgPerDay: 1,
}

/** What velocities are written with. */
interface RateTexts {
  readonly words: Pick<CourseWords, 'velocities' | 'goal'>
  readonly language: { readonly decimalMark: string }
}

/** `5.2 ± 0.4 cm/y` */
export function rateText({ value, unit, uncertainty }: GrowthRate, { words, language }: RateTexts): string {
  const text = (number: number) => numberText(number, rateDecimals[unit], language)
  const error = uncertainty === undefined ? '' : ` ± ${text(uncertainty)}`
  return words.velocities[unit].of(`${text(value)}${error}`)
}

/** The goal of a preterm infant's gain, with the ages it is named for. */
export function goalText({ goal }: GrowthRate, { words, language }: RateTexts): string | undefined {
  return goal && words.goal(numberText(goal.from, 0, language), numberText(goal.to, 0, language))
}
