import type { Language } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import type { ChartWords, CourseWords } from '../../../ground/languages/words.js'
import type { NumberLanguage } from '../../../ground/languages/written-number.js'
import { boundedScoreText, numberText, signedScoreText } from '../../../ground/languages/written-number.js'
import type { FalteringSign } from '../../../ground/model/course-names.js'
import type { Patient } from '../../../ground/model/patient.js'
import { decimalsApart } from '../../../ground/text/number.js'
import { isOfFirstWeeks } from './earlier-visits.js'
import { type FalteringGrowth, type FalteringThreshold, targetReference } from './faltering-growth.js'
import type { ChangeSince, ScoreFall } from './score-fall.js'

/** The thresholds that are reached, a phrase each; nothing where {@link earlyFallTexts} reports the only one. */
export function falteringTexts(
  growth: FalteringGrowth,
  words: SignWords,
  language: NumberLanguage,
  when: VisitNamer,
): string[] {
  return growth.thresholds
    .filter(({ met }) => met && growth.isFallOfFirstWeeks !== true)
    .map((threshold) => {
      const text = thresholdText(threshold, words, language, lowestText(threshold, growth, when))
      return threshold.sign === 'weight_fall'
        ? `${text}; ${firstDaysText(threshold.sinceThreeWeeks, words, language, when)}`
        : text
    })
}

/** The heading of the thresholds: of a newborn, whose loss of the first days alone is reached, that loss. */
export function falteringTitle(
  { thresholds }: FalteringGrowth,
  { title, earlyTitle }: Pick<CourseWords['faltering'], 'title' | 'earlyTitle'>,
): string {
  return thresholds.every(({ sign, met }) => !met || sign === 'early_loss') ? earlyTitle : title
}

/** A fall of the first weeks alone, as a remark: how far, and that the weight has not fallen since. */
export function earlyFallTexts(
  { thresholds, reference, isFallOfFirstWeeks }: FalteringGrowth,
  words: CourseWords['faltering'],
  language: NumberLanguage,
  when: VisitNamer,
): string[] {
  const fall = thresholds.find(({ sign }) => sign === 'weight_fall')
  const since = fall?.sinceThreeWeeks
  if (isFallOfFirstWeeks !== true || fall === undefined || since === undefined) return []
  const figures = { sds: boundedScoreText(fall.value, language, fall.limit), reference }
  const change = signedScoreText(since.change, language)
  return [words.earlyFall({ ...figures, age: when(since.fromIndex, since.fromYears), change })]
}

type SignWords = ChartWords['cautions']['falteringSigns']

/** How a visit is named, by its index and age. */
type VisitNamer = (index: number, years: number) => string

/** That a fall contains the loss of the first days, and the change since the first weight after them. */
function firstDaysText(
  since: ChangeSince | undefined,
  words: SignWords,
  language: NumberLanguage,
  when: VisitNamer,
): string {
  if (since === undefined) return words.firstDays()
  return words.firstDays(signedScoreText(since.change, language), when(since.fromIndex, since.fromYears))
}

/** The thresholds that compare scores. */
const scoredSigns: readonly FalteringSign[] = ['weight_fall', 'low_weight', 'below_parents']

/**
 * What the reached thresholds are, what they were scored by, what is our own reading, and what is assumed.
 *
 * @param patient as it was given: without its gestation the child is taken to have been born at term
 */
export function falteringCaution(
  { thresholds, reference }: FalteringGrowth,
  { weekBirth }: Pick<Patient, 'weekBirth'>,
  words: CourseWords['faltering'],
): string {
  const reached = reachedSigns(thresholds)
  return [
    words.guide,
    ...(reached.includes('early_loss') ? [words.earlyLossAdvice] : []),
    ...scoredByTexts({ thresholds, reference }, words),
    ...(reached.every((sign) => sign === 'early_loss') ? [] : [words.ownReading(reached.includes('weight_fall'))]),
    ...(weekBirth === undefined ? [`${capitalised(words.termAssumed)}.`] : []),
  ].join(' ')
}

function reachedSigns(thresholds: readonly FalteringThreshold[]): readonly FalteringSign[] {
  return thresholds.flatMap(({ met, sign }) => (met ? [sign] : []))
}

/** By which references the reached thresholds were scored; nothing where none compares scores. */
export function scoredByTexts(
  { thresholds, reference }: Pick<FalteringGrowth, 'thresholds' | 'reference'>,
  { scoredBy }: Pick<CourseWords['faltering'], 'scoredBy'>,
): string[] {
  const reached = reachedSigns(thresholds)
  const target = reached.includes('below_parents') ? targetReference : undefined
  return reached.some((sign) => scoredSigns.includes(sign)) ? [scoredBy(reference, target)] : []
}

/** The visit at which the loss of the first days was deepest. */
function lowestText({ sinceLowest }: FalteringThreshold, growth: FalteringGrowth, when: VisitNamer): string {
  const { measurementIndex, ageYears } = growth
  return when(sinceLowest?.fromIndex ?? measurementIndex, sinceLowest?.fromYears ?? ageYears)
}

function thresholdText(
  { sign, value, limit, spaces = 0, sinceLowest: since }: FalteringThreshold,
  words: SignWords,
  language: NumberLanguage,
  lowest: string,
): string {
  const figure = boundedScoreText(value, language, limit)
  const limitText = numberText(limit, decimalsApart(value, limit, 2), language)
  const [percent, percentLimit] = [100 * value, 100 * limit]
  switch (sign) {
    case 'weight_fall':
      return words.weightFall(figure, limitText, spaces)
    case 'low_weight':
      return words.lowWeight(figure)
    case 'below_parents':
      return words.belowParents(figure, limitText)
    case 'early_loss':
      return words.earlyLoss(
        numberText(percent, decimalsApart(percent, percentLimit, 1), language),
        lowest,
        since && numberText(Math.max(0, percent - 100 * since.change), 1, language),
      )
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
  fall: ScoreFall,
  { weekBirth }: Pick<Patient, 'weekBirth'>,
  { terminal: { course: words }, chart, ...language }: Pick<Language, 'terminal' | 'chart' | 'decimalMark'>,
  when: VisitNamer,
): string[] {
  const { sinceHighest, sinceBirth } = fall
  const figure = (change: number) => signedScoreText(change, language)
  return [
    ...(sinceHighest === undefined || sinceHighest.change >= 0
      ? []
      : [words.sinceHighest(figure(sinceHighest.change), when(sinceHighest.fromIndex, sinceHighest.fromYears))]),
    ...(sinceBirth === undefined
      ? []
      : [words.sinceBirth(figure(sinceBirth)), ...(weekBirth === undefined ? [words.faltering.termAssumed] : [])]),
    ...(hasFirstDays(fall) ? [firstDaysText(fall.sinceThreeWeeks, chart.cautions.falteringSigns, language, when)] : []),
  ]
}

/** Whether the fall of weight that is reported begins in the first days. */
export function hasFirstDays({ measure, sinceHighest, sinceBirth = 0 }: ScoreFall): boolean {
  const isFallen = sinceHighest !== undefined && sinceHighest.change < 0 && isOfFirstWeeks(sinceHighest.fromYears)
  return measure === 'weight' && (sinceBirth < 0 || isFallen)
}
