import type { ChartLanguage, Language } from '../../languages/language.js'
import { numberText, shortNumberText, signedScoreText } from '../../languages/written-number.js'
import type { ReportedScore } from '../../model/score.js'
import type { PubertyHint, PubertyStage } from './assess-puberty.js'

/** `breast B2` */
export function pubertySignText(
  { sign, value }: Pick<PubertyStage, 'sign'> & Partial<Pick<PubertyStage, 'value'>>,
  language: ChartLanguage,
): string {
  return language.names.pubertySigns[sign](value === undefined ? '' : shortNumberText(value, 1, language))
}

const boundSigns = { exact: '', less_or_equal: '≤ ', greater_or_equal: '≥ ' } as const

/** `+1.18`; beyond what the shares of children tell, `≥ +3`. */
export function pubertyScoreText({ value, accuracy }: ReportedScore, language: ChartLanguage): string {
  return `${boundSigns[accuracy]}${signedScoreText(value, language, accuracy === 'exact' ? 2 : 0)}`
}

/** What is early or late, of how many children the same is true, and that it is no diagnosis. */
export function pubertyHintText(
  { kind, limitYears, percentOfChildren, ...found }: PubertyHint,
  language: Language,
): string {
  const percent = percentOfChildren === undefined ? undefined : numberText(percentOfChildren, 1, language)
  return language.terminal.course.puberty[kind](pubertySignText(found, language), String(limitYears), percent)
}
