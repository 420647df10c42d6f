import type { Language } from '../../languages/language.js'
import type { MeasurementResult } from '../../model/patient-result.js'
import type { Score } from '../../model/score.js'
import type { VisitMeasureName } from '../../model/scores.js'
import { isKnown, type VisitMeasure, visitMeasures } from '../../model/visit-measures.js'
import { figureIfKnown, scoreText } from './terminal-figures.js'
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
export function dayTableColumns(visits: Visits, language: Language): TextColumn[] {
  const words = language.terminal
  return [
    [words.date, ...visits.map(({ date }) => date?.slice(0, 10) ?? '')],
    [words.age, ...visits.map(({ ageYears }) => figureIfKnown(ageYears, 2, language))],
  ]
}

/** Value, score and percentile of every measure that any visit has. */
export function measureTableColumns(visits: Visits, language: Language): TextColumn[][] {
  return visitMeasures.filter((each) => isKnown(each, visits)).map((each) => columnsOf(each, visits, language))
}

function columnsOf(
  { measure, value, score, percentile }: VisitMeasure,
  visits: Visits,
  language: Language,
): TextColumn[] {
  const title = language.terminal.measures[measure]
  const scores = visits.map((visit) => scoreIfKnown(visit[score], language))
  const percentiles = [
    language.names.percentile,
    ...visits.map((visit) => figureIfKnown(visit[percentile], 1, language)),
  ]
  if (value === undefined) return [[`${title} ${language.names.sds}`, ...scores], percentiles]
  const values = visits.map((visit) => figureIfKnown(visit[value], decimals[measure], language))
  return [[title, ...values], [language.names.sds, ...scores], percentiles]
}

function scoreIfKnown(score: Score | undefined, language: Language): string {
  return score === undefined ? '' : scoreText(score, language)
}
