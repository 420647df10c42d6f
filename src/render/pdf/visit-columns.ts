import { numberText } from '../../languages/localized-number.js'
import { documentWords } from '../../languages/report-languages.js'
import type { Locale } from '../../model/localized.js'
import type { MeasurementResult } from '../../model/patient-result.js'
import type { Score } from '../../model/score.js'
import { isKnown } from '../../model/visit-measures.js'
import { dayText } from './day-text.js'
import { percentileFigure, scoreFigure, sharedDecimals } from './figures.js'
import { type Measure, measures } from './measures.js'

/** A column of the visits' table. */
export interface Column {
  readonly title: string
  readonly alignment: 'left' | 'right'
  /** A text for every visit. */
  readonly cells: readonly string[]
}

/** Columns under one heading. */
export interface ColumnGroup {
  readonly heading: string
  readonly columns: readonly Column[]
}

type Visits = readonly MeasurementResult[]

/** The columns that lead every table: when a visit was. */
export function dayColumns(visits: Visits, locale: Locale): ColumnGroup[] {
  const words = documentWords[locale]
  const days = visits.map(({ date }) => dayText(date, locale))
  const ages = visits.map(({ ageYears }) => ageYears)
  return [
    { heading: words.date, columns: [{ title: '', alignment: 'left', cells: days }] },
    { heading: words.age, columns: [numbers(words.years, ages, 2, locale)] },
  ]
}

/** Everything else, measure by measure; what no visit has is left out. */
export function measureColumns(visits: Visits, locale: Locale): ColumnGroup[] {
  const known = measures.filter((measure) => isKnown(measure, visits))
  return [...furtherAges(visits, locale), ...known.map((measure) => measureGroup(measure, visits, locale))]
}

function furtherAges(visits: Visits, locale: Locale): ColumnGroup[] {
  const words = documentWords[locale]
  const ages = [
    { heading: words.boneAge, values: visits.map(({ boneAgeYears }) => boneAgeYears) },
    { heading: words.statedAge, values: visits.map(({ ageInYears }) => ageInYears) },
  ]
  return ages
    .filter(({ values }) => values.some((value) => value !== undefined))
    .map(({ heading, values }) => ({
      heading,
      columns: [numbers(words.years, values, sharedDecimals(given(values), 1, 2), locale)],
    }))
}

function measureGroup(measure: Measure, visits: Visits, locale: Locale): ColumnGroup {
  const words = documentWords[locale]
  const { unit, value, score, percentile, equivalent, mostDecimals } = measure
  const values = visits.map((visit) => (value === undefined ? undefined : visit[value]))
  const decimals = sharedDecimals(given(values), measure.decimals, mostDecimals)
  const columns: Column[] = [
    ...(value === undefined ? [] : [numbers(unit, values, decimals, locale)]),
    {
      title: 'SDS',
      alignment: 'right',
      cells: visits.map((visit) => scoreCell(visit[score], locale)),
    },
    {
      title: words.percentile,
      alignment: 'right',
      cells: visits.map((visit) => percentileCell(visit[percentile], locale)),
    },
    ...(equivalent === undefined
      ? []
      : [
          numbers(
            words.equivalent,
            visits.map((visit) => visit[equivalent]),
            mostDecimals,
            locale,
          ),
        ]),
  ]
  return { heading: words.measures[measure.measure], columns }
}

function scoreCell(score: Score | undefined, locale: Locale): string {
  return score === undefined ? '' : scoreFigure(score, locale)
}

function percentileCell(percentile: number | undefined, locale: Locale): string {
  return percentile === undefined ? '' : percentileFigure(percentile, locale)
}

function numbers(title: string, values: readonly (number | undefined)[], decimals: number, locale: Locale): Column {
  const cells = values.map((value) => (value === undefined ? '' : numberText(value, decimals, locale)))
  return { title, alignment: 'right', cells }
}

function given(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined)
}
