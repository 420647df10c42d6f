import type { PubertyStage } from '../../../clinical/course/puberty/assess-puberty.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { shortNumberText } from '../../../ground/languages/written-number.js'

/** `breast B2` */
export function pubertySignText(
  { sign, value }: Pick<PubertyStage, 'sign'> & Partial<Pick<PubertyStage, 'value'>>,
  language: ChartLanguage,
): string {
  return language.names.pubertySigns[sign](value === undefined ? '' : shortNumberText(value, 1, language))
}
