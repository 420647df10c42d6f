import { scoreNumber } from '../../charts/picture/describe-point.js'
import type { Language } from '../../languages/language.js'
import { numberText } from '../../languages/written-number.js'
import type { MeasurementResult } from '../../model/patient-result.js'
import { isMeasured } from '../../model/result-scores.js'
import type { ReportedScore } from '../../model/score.js'
import { dayText, percentileFigure, type ReportedMeasure, reportedMeasures, sharedDecimals } from './report-text.js'

/** A column of the table of visits. */
export interface Column {
  readonly title: string
  readonly alignment: 'left' | 'right'
  /** One for every visit. */
  readonly cells: readonly string[]
}

/** Columns under one heading. */
export interface ColumnGroup {
  readonly heading: string
  readonly columns: readonly Column[]
}

type Visits = readonly MeasurementResult[]

/** The columns that every table begins with: date and age at each visit. */
export function dayColumns(visits: Visits, language: Language): ColumnGroup[] {
  const words = language.report
  const days = visits.map(({ date }) => dayText(date, language))
  const ages = visits.map(({ ageYears }) => ageYears)
  return [
    { heading: words.date, columns: [{ title: '', alignment: 'left', cells: days }] },
    { heading: words.age, columns: [numberColumn(words.years, ages, 2, language)] },
  ]
}

/** All other columns, by measure; measures that no visit has are left out. */
export function measureColumns(visits: Visits, language: Language): ColumnGroup[] {
  const known = reportedMeasures.filter((measure) => isMeasured(measure, visits))
  return [...otherAges(visits, language), ...known.map((measure) => measureGroup(measure, visits, language))]
}

function otherAges(visits: Visits, language: Language): ColumnGroup[] {
  const words = language.report
  const ages = [
    { heading: words.boneAge, values: visits.map(({ boneAgeYears }) => boneAgeYears) },
    { heading: words.statedAge, values: visits.map(({ ageInYears }) => ageInYears) },
  ]
  return ages
    .filter(({ values }) => values.some((value) => value !== undefined))
    .map(({ heading, values }) => ({
      heading,
      columns: [numberColumn(words.years, values, sharedDecimals(knownValues(values), 1, 2), language)],
    }))
}

function measureGroup(measure: ReportedMeasure, visits: Visits, language: Language): ColumnGroup {
  const words = language.report
  const { unit, value, score, percentile, equivalent, mostDecimals } = measure
  const values = visits.map((visit) => (value === undefined ? undefined : visit[value]))
  const decimals = sharedDecimals(knownValues(values), measure.decimals, mostDecimals)
  const columns: Column[] = [
    ...(value === undefined ? [] : [numberColumn(unit, values, decimals, language)]),
    {
      title: language.names.sds,
      alignment: 'right',
      cells: visits.map((visit) => scoreCell(visit[score], language)),
    },
    {
      title: language.names.percentile,
      alignment: 'right',
      cells: visits.map((visit) => percentileCell(visit[percentile], language)),
    },
    ...(equivalent === undefined
      ? []
      : [
          numberColumn(
            words.equivalent,
            visits.map((visit) => visit[equivalent]),
            mostDecimals,
            language,
          ),
        ]),
  ]
  return { heading: words.measures[measure.measure], columns }
}

function scoreCell(score: ReportedScore | undefined, language: Language): string {
  return score === undefined ? '' : scoreNumber(score, language)
}

function percentileCell(percentile: number | undefined, language: Language): string {
  return percentile === undefined ? '' : percentileFigure(percentile, language)
}

function numberColumn(
  title: string,
  values: readonly (number | undefined)[],
  decimals: number,
  language: Language,
): Column {
  const cells = values.map((value) => (value === undefined ? '' : numberText(value, decimals, language)))
  return { title, alignment: 'right', cells }
}

function knownValues(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined)
}
