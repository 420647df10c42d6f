import { pubertySignText } from '../../charts/data/texts/puberty-sign-text.js'
import type { PubertyAssessment, PubertyStage } from '../../clinical/course/puberty/assess-puberty.js'
import { diseaseScoreOf, fieldlessDiseaseScores } from '../../clinical/growth/disease.js'
import { clinicDecimalsOf } from '../../clinical/references/measures/clinic-class-limits.js'
import type { Language } from '../../ground/languages/language.js'
import { capitalised } from '../../ground/languages/within-sentence.js'
import { numberText, signedScoreText } from '../../ground/languages/written-number.js'
import { type ClinicMeasureName, clinicMeasureNames, clinicUnits } from '../../ground/model/clinic-values.js'
import type { MeasurementResult } from '../../ground/model/patient-result.js'
import type { VisitMeasure, VisitMeasureName } from '../../ground/model/result-scores.js'
import { isMeasured, visitMeasures } from '../../ground/model/result-scores.js'
import type { ReportedScore } from '../../ground/model/score.js'
import { fittingTables } from '../../ground/text/fitting-tables.js'
import { formatNumber, percentileDecimals, printedDecimal } from '../../ground/text/number.js'

type Visits = readonly MeasurementResult[]

/** A column of text: its title, then a cell for every row. */
export type TextColumn = readonly string[]

const columnGap = '  '

/** Decimals of the values, in the order of the table. */
const decimals: Readonly<Record<VisitMeasureName, number>> = {
  size: 1,
  turner: 1,
  noonan: 1,
  boneAgeSize: 1,
  weight: 2,
  weightForLength: 2,
  bmi: 1,
  head: 1,
  headWho: 1,
  seat: 1,
  leg: 1,
  seatLeg: 2,
}

/**
 * The visits as lines of text: as many tables, one below the other, as the
 * width of a line requires, each with the days of the visits in front.
 */
export function visitTable(visits: Visits, language: Language, lineWidth: number): string[] {
  const tables = fittingTables(
    [dayTableColumns(visits, language)],
    measureTableColumns(visits, language),
    (table) => tableWidth(table.flat()) <= lineWidth,
  )
  return tables.flatMap((table, i) => [...(i === 0 ? [] : ['']), ...tableLines(table.flat())])
}

/** When the visits were. */
function dayTableColumns(visits: Visits, language: Language): TextColumn[] {
  const words = language.terminal
  return [
    [words.date, ...visits.map(({ date }) => date?.slice(0, 10) ?? '')],
    [words.age, ...visits.map(({ ageYears }) => numberCell(ageYears, 2, language))],
  ]
}

/** Value, score and percentile of every measure that any visit has; the columns of a measure stay together. */
export function measureTableColumns(visits: Visits, language: Language): TextColumn[][] {
  return [
    ...visitMeasures
      .filter((each) => isMeasured(each, visits))
      .map((each) => [...columnsOf(each, visits, language), ...diseaseColumnsOf(each, visits, language)]),
    ...clinicMeasureNames.flatMap((measure) => clinicColumnsOf(measure, visits, language)),
  ]
}

/** Value, score and percentile of what a clinic measures besides growth. */
function clinicColumnsOf(measure: ClinicMeasureName, visits: Visits, language: Language): TextColumn[][] {
  const { clinicMeasures: titles, sds, percentile: percentileTitle } = language.names
  const entries = visits.map(({ clinicMeasures = [] }) => clinicMeasures.find((entry) => entry.measure === measure))
  if (entries.every((entry) => entry === undefined)) return []
  const unit = clinicUnits[measure]
  const title = capitalised(titles[measure]) + (unit === '' ? '' : ` ${unit}`)
  return [
    [
      [
        title,
        ...entries.map((entry) =>
          entry === undefined ? '' : terminalNumber(entry.value, clinicDecimalsOf(measure, entry.value), language),
        ),
      ],
      [sds, ...entries.map((entry) => scoreCell(entry?.score, language))],
      [percentileTitle, ...entries.map((entry) => percentileCell(entry?.percentile, language))],
    ],
  ]
}

/** The classes of clinic measures, a line each: what was measured, and who says so. */
export function classLines(visits: Visits, language: Language): string[] {
  const { names, chart } = language
  return visits.flatMap(({ clinicMeasures = [], date, ageYears }) =>
    clinicMeasures.flatMap(({ measure, value, class: named }) => {
      if (named === undefined) return []
      const day = date?.slice(0, 10) ?? `${numberCell(ageYears, 2, language)} ${language.terminal.years}`
      const written = terminalNumber(value, clinicDecimalsOf(measure, value), language)
      const what = `${names.clinicMeasures[measure]} ${written} ${clinicUnits[measure]}`.trim()
      return [`${day}: ${what}: ${chart.clinicClasses[named.name]} (${named.source})`]
    }),
  )
}

function columnsOf(
  { measure, value, score, percentile }: VisitMeasure,
  visits: Visits,
  language: Language,
): TextColumn[] {
  const title = language.terminal.measures[measure]
  const scores = visits.map((visit) => scoreCell(visit[score], language))
  const percentiles = [language.names.percentile, ...visits.map((visit) => percentileCell(visit[percentile], language))]
  if (value === undefined) return [[`${title} ${language.names.sds}`, ...scores], percentiles]
  const values = visits.map((visit) => numberCell(visit[value], decimals[measure], language))
  return [[title, ...values], [language.names.sds, ...scores], percentiles]
}

/** Score and percentile of a measure by the references of diseases, where they are no measure of their own. */
function diseaseColumnsOf({ measure }: VisitMeasure, visits: Visits, language: Language): TextColumn[] {
  return fieldlessDiseaseScores
    .filter((each) => each.measure === measure)
    .flatMap((of) => {
      const entries = visits.map((visit) => diseaseScoreOf(visit, of))
      if (entries.every((entry) => entry === undefined)) return []
      return [
        [
          `${language.chart.diseases[of.disease]} ${language.names.sds}`,
          ...entries.map((entry) => scoreCell(entry?.score, language)),
        ],
        [language.names.percentile, ...entries.map((entry) => percentileCell(entry?.percentile, language))],
      ]
    })
}

export function numberCell(value: number | undefined, decimals: number, language: Language): string {
  return value === undefined ? '' : terminalNumber(value, decimals, language)
}

/** One decimal, or two where one would be 0.0 or 100.0. */
export function percentileCell(percentile: number | undefined, { decimalMark }: Language): string {
  if (percentile === undefined) return ''
  const decimals = percentile < 0.1 || percentile > 99.9 ? 2 : 1
  return printedDecimal(formatNumber(percentile, { ...percentileDecimals, min: decimals, max: decimals }), decimalMark)
}

export function scoreCell(score: ReportedScore | undefined, language: Language): string {
  return score === undefined ? '' : terminalScore(score, language)
}

function columnWidth(column: TextColumn): number {
  return column.reduce((width, cell) => Math.max(width, cell.length), 0)
}

function tableWidth(columns: readonly TextColumn[]): number {
  return columns.reduce((sum, column) => sum + columnWidth(column) + columnGap.length, -columnGap.length)
}

/** Titles, a rule and a line for every row; the first column flush left, the others flush right. */
export function tableLines(columns: readonly TextColumn[]): string[] {
  const widths = columns.map(columnWidth)
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join(columnGap)
      .trimEnd()
  const [titles = '', ...rows] = (columns[0] ?? []).map((_, row) => line(columns.map((column) => column[row] ?? '')))
  const rule = line(widths.map((width) => '─'.repeat(width)))
  return [titles, rule, ...rows]
}

/** A rounded number with a hyphen for a minus sign, so that it can be copied and searched. */
export function terminalNumber(value: number, decimals: number, language: Language): string {
  return numberText(value, decimals, language).replace('−', '-')
}

const accuracySigns = { exact: '', less_or_equal: '≤', greater_or_equal: '≥' } as const

/** `+0,53`, `-1,25`, `≤-6,00` */
export function terminalScore({ value, accuracy }: ReportedScore, language: Language): string {
  return accuracySigns[accuracy] + signedScoreText(value, language, 2).replace('−', '-')
}

/** The stages of puberty as lines for a terminal; none without a finding. */
export function pubertyLines({ stages, reference }: PubertyAssessment, language: Language): string[] {
  if (stages.length === 0) return []
  const { puberty } = language.terminal.course
  return [`${puberty} (${reference})`, ...stages.map((stage) => `  ${stageLine(stage, language)}`), '']
}

function stageLine({ date, ageYears, sign, value, sds }: PubertyStage, language: Language): string {
  const { years } = language.terminal
  const name = pubertySignText({ sign, value }, language)
  const score = sds === undefined ? [] : [`${language.names.sds} ${scoreCell(sds, language)}`]
  return [`${date}, ${terminalNumber(ageYears, 1, language)} ${years}: ${name}`, ...score].join(', ')
}
