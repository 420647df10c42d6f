import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { Marker } from '../../../ground/model/patient.js'
import type { ChartMarker } from '../chart-data.js'
import { dateText, markerAgeText } from './describe-point.js'

/** What a marker is about, its kind in words unless the text says it: `Growth hormone: 0.035 mg/kg`. */
export function eventText({ text = '', kind }: Pick<Marker, 'text' | 'kind'>, { chart }: ChartLanguage): string {
  const name = kind === undefined ? '' : chart.markerKinds[kind]
  const isSaid = text.toLowerCase().includes(name.toLowerCase())
  const named = [isSaid ? '' : name, text].filter((part) => part !== '')
  return named.length === 0 ? chart.event : named.join(': ')
}

/** `12 Jan 2017 (6 y 10 m) – 11 Sep 2021 · Growth hormone: 0.035 mg/kg` */
export function markerText(marker: ChartMarker, language: ChartLanguage): string {
  const { date, until } = marker
  const ages = markerAgeText(marker, language)
  const age = ages === undefined ? '' : ` (${ages})`
  const end = until === undefined ? '' : ` – ${dateText(until, language)}`
  return `${dateText(date, language)}${age}${end} · ${eventText(marker, language)}`
}
