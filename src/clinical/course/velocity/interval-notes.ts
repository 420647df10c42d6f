import type { CourseWords } from '../../../ground/languages/words.js'
import { type NumberLanguage, signedScoreText } from '../../../ground/languages/written-number.js'
import { isOfInfancy } from './earlier-visits.js'
import type { GrowthInterval } from './growth-interval.js'
import { goalText } from './rate-text.js'

/** Whether intervals of a measure never have a score: weight and head from two years on. */
export function isNeverScored({ measure, reason, toYears }: GrowthInterval): boolean {
  return measure !== 'size' && reason === 'no_reference' && !isOfInfancy(toYears)
}

/** Why an interval has no score, whether the season shows, the goal of the gain, and the reference of the change. */
export function intervalNotes(
  interval: GrowthInterval,
  texts: { readonly words: CourseWords; readonly language: NumberLanguage },
): readonly string[] {
  const { words, language } = texts
  const { rate, reason, seasonal, sdsChange, conditionalGain } = interval
  return [
    reason === undefined || isNeverScored(interval) ? undefined : words.reasons[reason],
    seasonal && reason === undefined ? words.seasonal : undefined,
    rate && goalText(rate, texts),
    sdsChange?.referenceChanged === true ? words.referenceChanged(sdsChange.withinOne?.reference) : undefined,
    conditionalGain === undefined ? undefined : words.conditional(signedScoreText(conditionalGain, language)),
  ].filter((note) => note !== undefined)
}
