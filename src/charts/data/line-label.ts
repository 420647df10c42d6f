import type { ChartLanguage } from '../../languages/language.js'
import { givenNumberText, shortNumberText } from '../../languages/written-number.js'
import type { ChartLine } from './chart-lines.js'

/** `P97`, `+3 SD`, `Median`. */
export function lineLabel({ kind, percentile, sds }: ChartLine, language: ChartLanguage): string {
  const words = language.chart
  if (kind === 'percentile') return words.percentile(givenNumberText(percentile, language))
  if (sds === 0) return words.median
  const number = shortNumberText(sds, 2, language)
  return words.standardDeviations(sds > 0 ? `+${number}` : number)
}
