import type { ChartLanguage } from '../../languages/language.js'
import { shortNumberText, signedScoreText } from '../../languages/written-number.js'
import type { ReportedScore } from '../../model/score.js'
import type { PubertyStage } from './assess-puberty.js'

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
