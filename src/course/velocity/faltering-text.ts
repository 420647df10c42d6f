import type { CourseWords } from '../../languages/course-words.js'
import { type NumberLanguage, numberText, signedScoreText } from '../../languages/written-number.js'
import type { FalteringGrowth, FalteringThreshold } from './faltering-growth.js'
import type { ScoreFall } from './score-fall.js'

/** The thresholds that are reached, a phrase each. */
export function falteringTexts(
  { thresholds }: FalteringGrowth,
  words: CourseWords['faltering'],
  language: NumberLanguage,
): string[] {
  return thresholds.filter(({ met }) => met).map((threshold) => thresholdText(threshold, words, language))
}

function thresholdText(
  { sign, value, limit, spaces = 0 }: FalteringThreshold,
  words: CourseWords['faltering'],
  language: NumberLanguage,
): string {
  const figure = (sds: number) => numberText(sds, 2, language)
  switch (sign) {
    case 'weight_fall':
      return words.weightFall(figure(value), figure(limit), spaces)
    case 'low_weight':
      return words.lowWeight(signedScoreText(value, language, 2))
    case 'below_parents':
      return words.belowParents(figure(value), figure(limit))
    case 'early_loss':
      return words.earlyLoss(numberText(100 * value, 1, language))
    case 'not_regained':
      return words.notRegained
  }
}

/**
 * The change since the highest score, where the latest is below it, and since birth.
 *
 * @param when how the visit with the highest score is named
 */
export function scoreFallTexts(
  { sinceHighest, sinceBirth }: ScoreFall,
  words: Pick<CourseWords, 'sinceHighest' | 'sinceBirth'>,
  language: NumberLanguage,
  when: (index: number, years: number) => string,
): string[] {
  const figure = (change: number) => signedScoreText(change, language, 2)
  return [
    ...(sinceHighest === undefined || sinceHighest.change >= 0
      ? []
      : [words.sinceHighest(figure(sinceHighest.change), when(sinceHighest.fromIndex, sinceHighest.fromYears))]),
    ...(sinceBirth === undefined ? [] : [words.sinceBirth(figure(sinceBirth))]),
  ]
}
