import { pubertySignText } from '../../course/puberty/puberty-text.js'
import type { ChartLanguage } from '../../languages/language.js'
import { shortNumberText } from '../../languages/written-number.js'
import type { ChartPuberty, ChartPubertySign } from './chart-data.js'
import { ageText, dateText } from './describe-point.js'

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
  const days = new Map<string, ChartPubertySign[]>()
  for (const sign of signs) days.set(sign.date, [...(days.get(sign.date) ?? []), sign])
  return [...days].map(([date, own]) => ({
    date,
    age: ageText(own[0]?.x ?? 0, language),
    text: own.map((sign) => pubertySignText(sign, language)).join(', '),
  }))
}

/** `4 Jun 2025 (11 y 0 m) · breast B3, pubic hair PH2`, a line for each day. */
export function pubertyTexts(signs: readonly ChartPubertySign[], language: ChartLanguage): string[] {
  return pubertyDays(signs, language).map(({ date, age, text }) => `${dateText(date, language)} (${age}) · ${text}`)
}
