import type { ChartData } from '../../../charts/data/chart-data.js'
import { chartDecimals } from '../../../charts/data/chart-decimals.js'
import { csvCell, csvText, harmlessText } from '../../../ground/text/csv.js'
import { formatNumber, shareDecimals } from '../../../ground/text/number.js'
import {
  type ChartCsvCurve,
  type ChartCsvPart,
  type ChartCsvPlaces,
  type ChartCsvRow,
  chartCsvParts,
} from './csv-rows.js'

/** Without it, Excel reads UTF-8 as a Western code page: Größe becomes GrÃ¶ÃŸe. */
const byteOrderMark = '\uFEFF'

const { place, standardDeviations, percent, whole } = chartDecimals

/**
 * The data of a chart as comma-separated values: one row per point, which its
 * column `series` names; decimal points; numbers as in the chart data document.
 * Text that a spreadsheet would take for a formula begins with an apostrophe.
 *
 * The text begins with a byte order mark; Python reads it as `utf-8-sig`.
 *
 * @example
 * ```ts
 * const csv = chartCsv(chartData(jakob, { type: 'Height' }))
 * csv.split('\r\n').find((row) => row.startsWith('patient,') && row.includes('2025-03-10'))
 * // patient,,16.0274,177,0.04,exact,51.61…
 * ```
 */
export function chartCsv(data: ChartData): string {
  const texts = [byteOrderMark, csvText([chartCsvColumns.map(({ name }) => name)])]
  for (const rows of chartCsvParts(data)) texts.push(rowsText(rows))
  return texts.join('')
}

function rowsText(rows: ChartCsvPart): string {
  if ('curve' in rows) return curveText(rows)
  return 'places' in rows ? placesText(rows) : `${cellsText(rows)}\r\n`
}

/** Most cells of a row are empty: the separators between the others. */
const commas: readonly string[] = /* @__PURE__ */ Array.from({ length: 64 }, (_, count) => ','.repeat(count))

/** The cells of a row, from a column up to another. */
function cellsText(row: ChartCsvRow, from = 0, to: number = chartCsvColumns.length): string {
  let text = ''
  let separators = 0
  for (let i = from; i < to; i++) {
    const { of, cell } = chartCsvColumns[i] as AnyColumn
    const value = row[of]
    const written = value === undefined ? '' : cell(value)
    if (written !== '') {
      text += commas[separators] + written
      separators = 0
    }
    separators++
  }
  return text + commas[separators - 1]
}

/** Rows of places: the cells around them are written once. */
function placesText({ places, row }: ChartCsvPlaces): string {
  const at = chartCsvColumns.findIndex(({ name }) => name === 'x')
  const [before, after] = [`${cellsText(row, 0, at)},`, `,${cellsText(row, at + 2)}\r\n`]
  const next = after + before
  let text = ''
  for (const { x, y } of places) {
    text = text === '' ? before : text + next
    text += formatNumber(x, place)
    text += ','
    text += formatNumber(y, place)
  }
  return text === '' ? '' : text + after
}

function curveText(rows: ChartCsvCurve): string {
  return segmentPlaces(rows).map(placesText).join('')
}

/** A column: its name in the first row, the member of a row that it is of, and its cells. */
type CsvColumn = {
  readonly [Member in keyof ChartCsvRow]-?: {
    readonly name: string
    readonly of: Member
    readonly cell: (value: NonNullable<ChartCsvRow[Member]>) => string
  }
}[keyof ChartCsvRow]

/** A column of any member. */
interface AnyColumn {
  readonly name: string
  readonly of: keyof ChartCsvRow
  readonly cell: (value: unknown) => string
}

/** The columns. Their order is part of the format. */
export const chartCsvColumns: readonly AnyColumn[] = columns([
  { name: 'series', of: 'series', cell: csvCell },
  { name: 'label', of: 'label', cell: textCell },
  { name: 'x', of: 'x', cell: placeCell },
  { name: 'y', of: 'y', cell: placeCell },
  { name: 'sds', of: 'sds', cell: (sds) => formatNumber(sds, standardDeviations) },
  { name: 'accuracy', of: 'accuracy', cell: csvCell },
  { name: 'percentile', of: 'percentile', cell: percentCell },
  { name: 'date', of: 'date', cell: csvCell },
  { name: 'age_years', of: 'ageYears', cell: placeCell },
  { name: 'uncorrected_x', of: 'uncorrectedX', cell: placeCell },
  { name: 'measurement_index', of: 'measurementIndex', cell: wholeCell },
  { name: 'segment', of: 'segment', cell: wholeCell },
  { name: 'reference', of: 'reference', cell: textCell },
  { name: 'text', of: 'text', cell: textCell },
  { name: 'postmenstrual_weeks', of: 'postmenstrualWeeks', cell: placeCell },
  { name: 'corrected_years', of: 'correctedYears', cell: placeCell },
  { name: 'approximate', of: 'approximate', cell: flagCell },
  { name: 'bmi_class', of: 'bmiClass', cell: (named) => csvCell(named.class ?? '') },
  { name: 'bmi_class_reference', of: 'bmiClass', cell: ({ reference }) => textCell(reference) },
  { name: 'bmi_class_by', of: 'bmiClass', cell: ({ by }) => csvCell(by ?? '') },
  {
    name: 'bmi_class_sds',
    of: 'bmiClass',
    cell: ({ sds }) => (sds === undefined ? '' : formatNumber(sds.value, standardDeviations)),
  },
  {
    name: 'percent_of_percentile',
    of: 'bmiClass',
    cell: ({ percentOf }) => (percentOf === undefined ? '' : formatNumber(percentOf.percent, shareDecimals)),
  },
  {
    name: 'percent_of',
    of: 'bmiClass',
    cell: ({ percentOf }) => (percentOf === undefined ? '' : percentCell(percentOf.percentile)),
  },
  { name: 'from_date', of: 'fromDate', cell: csvCell },
  { name: 'from_x', of: 'fromX', cell: placeCell },
  { name: 'to_x', of: 'toX', cell: placeCell },
  { name: 'years', of: 'years', cell: placeCell },
  { name: 'gain', of: 'gain', cell: placeCell },
  { name: 'error', of: 'error', cell: placeCell },
  { name: 'seasonal', of: 'seasonal', cell: flagCell },
])

/** The columns as their writer sees them, each with its own kind of value. */
/* @__NO_SIDE_EFFECTS__ */
function columns(each: readonly CsvColumn[]): readonly AnyColumn[] {
  return each as readonly AnyColumn[]
}

function textCell(text: string): string {
  return csvCell(harmlessText(text))
}

function placeCell(value: number): string {
  return formatNumber(value, place)
}

function percentCell(value: number): string {
  return formatNumber(value, percent)
}

function wholeCell(value: number): string {
  return formatNumber(value, whole)
}

function flagCell(flag: boolean): string {
  return flag ? 'true' : ''
}

/** The rows of each segment of a curve. */
function segmentPlaces({ series, curve }: ChartCsvCurve): readonly ChartCsvPlaces[] {
  const { label, percentile, sds, segments } = curve
  return segments.map(({ reference, points }, i) => ({
    places: points,
    row: { series, label, sds, percentile, segment: i + 1, reference },
  }))
}
