import type { Localized } from '../../model/localized.js'

/** What the page says beyond the words of the chart. */
export interface HtmlWords {
  readonly skipToValues: string
  readonly pointsOfChart: string
  readonly values: string
  readonly noValues: string
  readonly date: string
  readonly age: string
  readonly correctedAge: string
  readonly sds: string
  readonly percentile: string
  readonly boneAge: string
  readonly reference: string
  readonly target: (value: string, sds: string | undefined, range: string) => string
  readonly events: string
  readonly event: string
  readonly curves: string
  readonly curve: string
  /** What the figures of the table of curves are. */
  readonly curvesCaption: (measure: string) => string
  readonly fromTo: (from: string, to: string) => string
  readonly background: (curves: string, references: string) => string
  readonly notes: string
}

const de: HtmlWords = {
  skipToValues: 'Zu den Messwerten',
  pointsOfChart: 'Messpunkte der Kurve',
  values: 'Messwerte',
  noValues: 'Keine Messwerte.',
  date: 'Datum',
  age: 'Alter',
  correctedAge: 'Korrigiertes Alter',
  sds: 'SDS',
  percentile: 'Perzentile',
  boneAge: 'Knochenalter',
  reference: 'Referenz',
  target: (value, sds, range) =>
    `Zielgröße ${value}${sds === undefined ? '' : ` (${sds})`}; Zielbereich ${range}, in dem etwa 85 % der Kinder solcher Eltern liegen.`,
  events: 'Ereignisse',
  event: 'Ereignis',
  curves: 'Perzentilkurven',
  curve: 'Kurve',
  curvesCaption: (measure) => `${measure}: die Kurven am Anfang und am Ende jedes Abschnitts`,
  fromTo: (from, to) => `${from} bis ${to}`,
  background: (curves, references) => `Dünn dahinter die allgemeine Referenz: ${curves} nach ${references}.`,
  notes: 'Hinweise',
}

const en: HtmlWords = {
  skipToValues: 'To the measured values',
  pointsOfChart: 'Points of the chart',
  values: 'Measured values',
  noValues: 'No measured values.',
  date: 'Date',
  age: 'Age',
  correctedAge: 'Corrected age',
  sds: 'SDS',
  percentile: 'Percentile',
  boneAge: 'Bone age',
  reference: 'Reference',
  target: (value, sds, range) =>
    `Target height ${value}${sds === undefined ? '' : ` (${sds})`}; target range ${range}, in which about 85 % of such parents’ children lie.`,
  events: 'Events',
  event: 'Event',
  curves: 'Percentile curves',
  curve: 'Curve',
  curvesCaption: (measure) => `${measure}: the curves at the beginning and the end of each part`,
  fromTo: (from, to) => `${from} to ${to}`,
  background: (curves, references) => `Thin behind them the general reference: ${curves} after ${references}.`,
  notes: 'Notes',
}

/** The words of the page in every language. */
export const htmlWords: Localized<HtmlWords> = { de, en }
