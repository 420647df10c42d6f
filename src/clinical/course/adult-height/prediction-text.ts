import type { Language } from '../../../ground/languages/language.js'
import type { CourseWords } from '../../../ground/languages/words.js'
import { type NumberLanguage, numberText, shortNumberText } from '../../../ground/languages/written-number.js'
import type { AdultHeightMethodId } from '../../../ground/model/course-names.js'
import type { AdultHeightNotUsable, AdultHeightPanel, AdultHeightPrediction } from './adult-height-panel.js'

/** The texts of growth over time, and how its language writes numbers. */
export interface CourseTexts extends NumberLanguage {
  readonly course: CourseWords
}

/** A language's words for growth over time. */
export function courseTexts({ terminal, decimalMark }: Language): CourseTexts {
  return { course: terminal.course, decimalMark }
}

/** `Bayley-Pinneau, average`, `Blum 2022, model 3` */
export function predictionName(
  { method, variant }: Pick<AdultHeightPrediction, 'method'> & { readonly variant?: string | undefined },
  { course: { methods, variants, model } }: CourseTexts,
): string {
  if (variant === undefined) return methods[method]
  const number = /^model (\d+)$/.exec(variant)?.[1]
  return `${methods[method]}, ${number === undefined ? variants[variant as keyof CourseWords['variants']] : model(number)}`
}

/** `165.2 to 174.1 (±1 SD)`; where a paper gives no range, that. */
export function predictionRange(
  { low, high, spread }: Pick<AdultHeightPrediction, 'low' | 'high' | 'spread'>,
  language: CourseTexts,
): string {
  const { range, spreads } = language.course
  if (low === undefined || high === undefined) return spreads[spread]
  return `${range(numberText(low, 1, language), numberText(high, 1, language))} (${spreads[spread]})`
}

/**
 * What the reader has to know of the panel, and which methods it leaves out, in sentences.
 *
 * @param option how the reader asks for those, where a person types it
 */
export function panelNotes(
  { unusualMaturity, isSmallWithoutCatchUp, predictions, furtherMethods }: AdultHeightPanel,
  language: CourseTexts,
  option?: string,
): readonly string[] {
  const words = language.course
  const reasons = unusualMaturity.map((why) => words.unusualMaturity[why]).join(', ')
  const isLinear = predictions.some((prediction) => isDoubtedByReview(prediction, unusualMaturity))
  return [
    ...(predictions.some(({ isDoubtful }) => isDoubtful)
      ? [words.doubtfulBecause(reasons.charAt(0).toUpperCase() + reasons.slice(1))]
      : []),
    ...(isLinear ? [words.linearInBoneAge] : []),
    ...(predictions.some(({ method }) => method === 'heights-alone') ? [words.aboutHeightsAlone] : []),
    ...(isSmallWithoutCatchUp === true && predictions.length > 0 ? [words.smallWithoutCatchUp] : []),
    ...(furtherMethods.length > 0
      ? [words.furtherMethods(furtherMethods.map((method) => words.methods[method]).join(', '), option)]
      : []),
  ]
}

/**
 * The methods whose linear dependence on bone age a review calls unable to describe
 * children with constitutional delay or precocious puberty (Thodberg, zora.uzh.ch/58516).
 */
const linearInBoneAge: readonly AdultHeightMethodId[] = ['roche-wainer-thissen', 'tanner-1975']

/** Whether the review doubts a method in a child of this maturity. */
export function isDoubtedByReview(
  { method }: Pick<AdultHeightPrediction, 'method'>,
  unusualMaturity: AdultHeightPanel['unusualMaturity'],
): boolean {
  return linearInBoneAge.includes(method) && unusualMaturity.some((why) => why !== 'long_after_menarche')
}

/** The methods whose papers' range of age is not known, and our own estimate. */
const ageLimitsOfOurOwn: readonly AdultHeightMethodId[] = ['blum-2022', 'heights-alone']

/** Why a method gives no figure: `only from 4 to 17.5 years`. */
export function whyNotUsable(
  { method, reason }: Pick<AdultHeightNotUsable, 'method' | 'reason'>,
  language: CourseTexts,
): string {
  const { notUsable, inputs, boneAgeMethods } = language.course
  const years = (value: number) => shortNumberText(value, 1, language)
  const centimetres = (value: number) => numberText(value, 1, language)
  switch (reason.code) {
    case 'missing':
      return notUsable.missing(reason.inputs.map((input) => inputs[input]).join(', '))
    case 'other_bone_age_method':
      return notUsable.otherScale(reason.accepted.map((method) => boneAgeMethods[method]).join(', '))
    case 'age_outside':
      return notUsable.age(years(reason.from), years(reason.to), ageLimitsOfOurOwn.includes(method))
    case 'bone_age_outside':
      return notUsable.boneAge(years(reason.from), years(reason.to))
    case 'too_tall':
      return notUsable.tooTall(numberText(reason.atMost, 2, language))
    case 'implausible':
      return notUsable.implausible(centimetres(reason.cm))
    case 'below_present_height':
      return notUsable.belowPresent(centimetres(reason.cm), centimetres(reason.presentCm))
    case 'at_end_of_growth':
      return notUsable.atEndOfGrowth(centimetres(reason.cm), centimetres(reason.presentCm))
    case 'beyond_bone_age':
      return notUsable.beyondBoneAge(centimetres(reason.cm), centimetres(reason.atMostCm))
    case 'bone_age_advanced':
      return notUsable.boneAgeAdvanced(centimetres(reason.cm), years(reason.from))
    case 'long_after_menarche':
      return notUsable.longAfterMenarche(centimetres(reason.cm), numberText(reason.to, 0, language))
    default:
      return notUsable[reason.code]
  }
}
