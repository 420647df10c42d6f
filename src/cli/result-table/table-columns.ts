import { resultWords } from '../../languages/terminal-languages.js'
import type { Locale } from '../../model/localized.js'
import type { MeasurementResult } from '../../model/patient-result.js'
import type { Score } from '../../model/score.js'
import type { VisitMeasureName } from '../../model/scores.js'
import { isKnown, type VisitMeasure, visitMeasures } from '../../model/visit-measures.js'
import { figureIfKnown, scoreText } from './table-figures.js'
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
export function dayTableColumns(visits: Visits, locale: Locale): TextColumn[] {
  const words = resultWords[locale]
  return [
    [words.date, ...visits.map(({ date }) => date?.slice(0, 10) ?? '')],
    [words.age, ...visits.map(({ ageYears }) => figureIfKnown(ageYears, 2, locale))],
  ]
}

/** Value, score and percentile of every measure that any visit has. */
export function measureTableColumns(visits: Visits, locale: Locale): TextColumn[][] {
  return visitMeasures.filter((each) => isKnown(each, visits)).map((each) => columnsOf(each, visits, locale))
}

function columnsOf({ measure, value, score, percentile }: VisitMeasure, visits: Visits, locale: Locale): TextColumn[] {
  const title = resultWords[locale].measures[measure]
  const scores = visits.map((visit) => scoreIfKnown(visit[score], locale))
  const percentiles = ['P', ...visits.map((visit) => figureIfKnown(visit[percentile], 1, locale))]
  if (value === undefined) return [[`${title} SDS`, ...scores], percentiles]
  const values = visits.map((visit) => figureIfKnown(visit[value], decimals[measure], locale))
  return [[title, ...values], ['SDS', ...scores], percentiles]
}

function scoreIfKnown(score: Score | undefined, locale: Locale): string {
  return score === undefined ? '' : scoreText(score, locale)
}
