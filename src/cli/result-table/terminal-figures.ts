import type { Language } from '../../languages/language.js'
import { numberText } from '../../languages/localized-number.js'
import type { Score } from '../../model/score.js'

/** A rounded number with the minus of the keyboard, so that it can be copied and searched. */
export function figure(value: number, decimals: number, language: Language): string {
  return numberText(value, decimals, language).replace('−', '-')
}

/** The same, and nothing where there is no number. */
export function figureIfKnown(value: number | undefined, decimals: number, language: Language): string {
  return value === undefined ? '' : figure(value, decimals, language)
}

const sign = { exact: '', less_or_equal: '≤', greater_or_equal: '≥' } as const

/** `-1,25`, `≤-6,00` */
export function scoreText({ value, accuracy }: Score, language: Language): string {
  return sign[accuracy] + figure(value, 2, language)
}
