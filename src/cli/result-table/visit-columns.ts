import { resultWords } from '../../languages/terminal-languages.js'
import type { Locale } from '../../model/localized.js'
import type { MeasurementResult } from '../../model/patient-result.js'
import { isKnown, type VisitMeasureName, visitMeasures } from '../../model/visit-measures.js'
import { figureIfKnown, scoreFigure } from './figures.js'
import type { TextColumn } from './text-table.js'

type Visits = readonly MeasurementResult[]

/** Decimals of the values, in the order of the table. */
const decimals: Readonly<Record<VisitMeasureName, number>> = {
  size: 1,
  turner: 1,
  noonan: 1,
  weight: 2,
  bmi: 1,
  head: 1,
  seat: 1,
  leg: 1,
  seatLeg: 2,
}

/** The columns that lead every table: when a visit was. */
export function dayColumns(visits: Visits, locale: Locale): TextColumn[] {
  const words = resultWords[locale]
  return [
    [words.date, ...visits.map(({ date }) => date?.slice(0, 10) ?? '')],
    [words.age, ...visits.map(({ ageYears }) => figureIfKnown(ageYears, 2, locale))],
  ]
}

/** Value, score and percentile of every measure that any visit has. */
export function measureColumns(visits: Visits, locale: Locale): TextColumn[][] {
  const names = Object.keys(visitMeasures) as VisitMeasureName[]
  return names.filter((name) => isKnown(visitMeasures[name], visits)).map((name) => columnsOf(name, visits, locale))
}

function columnsOf(name: VisitMeasureName, visits: Visits, locale: Locale): TextColumn[] {
  const { value, score, percentile } = visitMeasures[name]
  const title = resultWords[locale].measures[name]
  const scores = visits.map(score).map((own) => (own === undefined ? '' : scoreFigure(own, locale)))
  const percentiles = ['P', ...visits.map((visit) => figureIfKnown(percentile(visit), 1, locale))]
  if (value === undefined) return [[`${title} SDS`, ...scores], percentiles]
  const values = visits.map((visit) => figureIfKnown(value(visit), decimals[name], locale))
  return [[title, ...values], ['SDS', ...scores], percentiles]
}
