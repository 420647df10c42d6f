import type { GrowthInterval } from '../../clinical/course/velocity/growth-interval.js'
import { goalText, rateText } from '../../clinical/course/velocity/rate-text.js'
import type { ChartLanguage } from '../../ground/languages/language.js'
import type { CourseWords } from '../../ground/languages/words.js'
import { ageText } from '../data/texts/describe-point.js'

/** The latest are listed, at most this many. */
const mostListed = 4

/** A preterm infant's velocities by the week and by weight, in which no axis counts. */
export function pretermVelocities(
  intervals: readonly GrowthInterval[],
  words: CourseWords,
  language: ChartLanguage,
): string[] {
  const texts = intervals.flatMap(({ rate, midYears }) => {
    if (rate?.unit !== 'cmPerWeek' && rate?.unit !== 'gramsPerKgPerDay') return []
    const parts = [rateText(rate, { words, language }), goalText(rate, { words, language })]
    return `${ageText(midYears, language)}: ${parts.filter((text) => text !== undefined).join(', ')}`
  })
  return texts.length === 0 ? [] : [words.chart.preterm(texts.slice(-mostListed).join('; '))]
}
