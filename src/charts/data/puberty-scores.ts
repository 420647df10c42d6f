import type { PubertyStage } from '../../course/puberty/assess-puberty.js'
import { pubertySignText } from '../../course/puberty/puberty-text.js'
import type { ChartLanguage } from '../../languages/language.js'
import { reportedScoreText } from '../../languages/written-number.js'
import { ageText } from './describe-point.js'

/** What was found of puberty on a day. */
interface ScoredPubertyDay {
  /** ISO. */
  readonly date: string
  /** `12 y 2 m: breast B3 (SDS +1.18), pubic hair PH2` */
  readonly text: string
}

/** The findings day by day, each with its score. */
export function scoredPubertyDays(
  stages: readonly PubertyStage[],
  language: ChartLanguage,
): readonly ScoredPubertyDay[] {
  const days = new Map<string, PubertyStage[]>()
  for (const stage of stages) {
    const own = days.get(stage.date)
    if (own === undefined) days.set(stage.date, [stage])
    else own.push(stage)
  }
  return [...days].map(([date, own]) => {
    const signs = own.map((stage) => {
      const sds = stage.sds === undefined ? '' : ` (${language.names.sds} ${reportedScoreText(stage.sds, language)})`
      return `${pubertySignText(stage, language)}${sds}`
    })
    return { date, text: `${ageText(own[0]?.ageYears ?? 0, language)}: ${signs.join(', ')}` }
  })
}

/** What the scores come from. */
export const pubertyReference = {
  name: 'Fredriks 2000',
  text: 'Fredriks AM, van Buuren S, Burgmeijer RJ, et al. Continuing positive secular growth change in the Netherlands 1955-1997. Pediatr Res. 2000;47:316-323. doi:10.1203/00006450-200003000-00006 · van Buuren S, Ooms JCL. Stage line diagram. Stat Med. 2009;28:1569-1579.',
} as const
