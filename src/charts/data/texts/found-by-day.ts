import type { PubertyStage } from '../../../clinical/course/puberty/assess-puberty.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { reportedScoreText, shortNumberText } from '../../../ground/languages/written-number.js'
import type { ChartPuberty, ChartPubertySign } from '../chart-data.js'
import { ageText, dateText } from './describe-point.js'
import { pubertySignText } from './puberty-sign-text.js'

/** `B2`, `12 ml`: as written on the chart. */
export function pubertyMarkText({ sign, value }: ChartPubertySign, language: ChartLanguage): string {
  return language.chart.puberty.marks[sign](value === undefined ? '' : shortNumberText(value, 1, language))
}

/** The ages between which puberty usually begins: `8`, `13.5`. */
export function onsetAges(
  { onsetFrom, onsetTo }: Pick<ChartPuberty, 'onsetFrom' | 'onsetTo'>,
  language: ChartLanguage,
): [from: string, to: string] {
  return [shortNumberText(onsetFrom, 1, language), shortNumberText(onsetTo, 1, language)]
}

/** What was found on a day, in words. */
export interface PubertyDay {
  /** ISO. */
  readonly date: string
  readonly age: string
  /** `breast B3, pubic hair PH2` */
  readonly text: string
}

/** Findings by day. */
export function pubertyDays(signs: readonly ChartPubertySign[], language: ChartLanguage): PubertyDay[] {
  return byDay(signs).map(([date, own]) => ({
    date,
    age: ageText(own[0]?.x ?? 0, language),
    text: own.map((sign) => pubertySignText(sign, language)).join(', '),
  }))
}

/** `4 Jun 2025 (11 y 0 m) · breast B3, pubic hair PH2`, a line for each day. */
export function pubertyTexts(signs: readonly ChartPubertySign[], language: ChartLanguage): string[] {
  return pubertyDays(signs, language).map(({ date, age, text }) => `${dateText(date, language)} (${age}) · ${text}`)
}

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
  return byDay(stages).map(([date, own]) => {
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

function byDay<Found extends { readonly date: string }>(found: readonly Found[]): [date: string, found: Found[]][] {
  const days = new Map<string, Found[]>()
  for (const each of found) {
    const own = days.get(each.date)
    if (own === undefined) days.set(each.date, [each])
    else own.push(each)
  }
  return [...days]
}
