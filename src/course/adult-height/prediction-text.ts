import type { AdultHeightVariant, CourseWords } from '../../languages/course-words.js'
import { type NumberLanguage, numberText } from '../../languages/written-number.js'
import type { NotUsableReason } from './adult-height-method.js'
import type { AdultHeightPrediction } from './adult-height-panel.js'

/** The texts of growth over time, and how its language writes numbers. */
export interface CourseTexts extends NumberLanguage {
  readonly course: CourseWords
}

/** `Bayley-Pinneau, average`, `Blum 2022, model 3` */
export function predictionName(
  { method, variant }: Pick<AdultHeightPrediction, 'method' | 'variant'>,
  { course: { methods, variants, model } }: CourseTexts,
): string {
  if (variant === undefined) return methods[method]
  const number = /^model (\d+)$/.exec(variant)?.[1]
  return `${methods[method]}, ${number === undefined ? variants[variant as AdultHeightVariant] : model(number)}`
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

/** Why a method gives no figure: `only from 4.0 to 17.0 years`. */
export function whyNotUsable(reason: NotUsableReason, language: CourseTexts): string {
  const { notUsable, inputs, boneAgeMethods } = language.course
  const years = (value: number) => numberText(value, 1, language)
  switch (reason.code) {
    case 'missing':
      return notUsable.missing(reason.inputs.map((input) => inputs[input]).join(', '))
    case 'other_bone_age_method':
      return notUsable.otherScale(reason.accepted.map((method) => boneAgeMethods[method]).join(', '))
    case 'age_outside':
      return notUsable.age(years(reason.from), years(reason.to))
    case 'bone_age_outside':
      return notUsable.boneAge(years(reason.from), years(reason.to))
    case 'too_tall':
      return notUsable.tooTall(numberText(reason.atMost, 2, language))
    case 'implausible':
      return notUsable.implausible(numberText(reason.cm, 1, language))
    default:
      return notUsable[reason.code]
  }
}
