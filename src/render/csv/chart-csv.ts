import type { ChartSegment } from '../../charts/data/chart-curves.js'
import type { ChartData } from '../../charts/data/chart-data.js'
import { chartDecimals } from '../../charts/data/chart-decimals.js'
import { keptResults } from '../../scene/kept-results.js'
import { csvCell, csvText, harmlessText } from '../../text/csv.js'
import { type Decimals, formatNumber, shareDecimals } from '../../text/number.js'
import {
  type ChartCsvCurve,
  type ChartCsvPart,
  type ChartCsvPlaces,
  type ChartCsvRow,
  chartCsvParts,
  segmentPlaces,
} from './csv-rows.js'

/** Without it, Excel reads UTF-8 as a Western code page: Größe becomes GrÃ¶ÃŸe. */
const byteOrderMark = '\uFEFF'

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

/** The cells of a row, from a column up to another. */
function cellsText(row: ChartCsvRow, from = 0, to: number = chartCsvColumns.length): string {
  let text = ''
  for (let i = from; i < to; i++) {
    const cell = (chartCsvColumns[i] as CsvColumn).cell(row)
    const separated = cell === '' ? cell : csvCell(cell)
    text += i === from ? separated : `,${separated}`
  }
  return text
}

/** Rows of places: the cells around them are written once. */
function placesText({ places, row }: ChartCsvPlaces): string {
  const at = chartCsvColumns.findIndex(({ name }) => name === 'x')
  const [before, after] = [`${cellsText(row, 0, at)},`, `,${cellsText(row, at + 2)}\r\n`]
  let text = ''
  for (const { x, y } of places) text += `${before}${formatNumber(x, place)},${formatNumber(y, place)}${after}`
  return text
}

/** A curve of charts in several languages has as many names. */
const mostNames = 4

const textsOfCurves = /* @__PURE__ */ keptResults<readonly ChartSegment[], string>(mostNames)

/** The rows of a curve; those of one that charts share are written once. */
function curveText(rows: ChartCsvCurve): string {
  const { label, percentile, sds, segments } = rows.curve
  const write = () => segmentPlaces(rows).map(placesText).join('')
  if (!Object.isFrozen(segments)) return write()
  return textsOfCurves(segments, `${rows.series} ${label} ${percentile} ${sds}`, write)
}

/** A column: its name in the first row, and its cells. */
interface CsvColumn {
  readonly name: string
  readonly cell: (row: ChartCsvRow) => string
}

const { place, standardDeviations, percent, whole } = chartDecimals

/** The columns. Their order is part of the format. */
export const chartCsvColumns: readonly CsvColumn[] = [
  { name: 'series', cell: ({ series }) => series },
  { name: 'label', cell: ({ label }) => optionalText(label) },
  { name: 'x', cell: ({ x }) => optionalNumber(x, place) },
  { name: 'y', cell: ({ y }) => optionalNumber(y, place) },
  { name: 'sds', cell: ({ sds }) => optionalNumber(sds, standardDeviations) },
  { name: 'accuracy', cell: ({ accuracy }) => accuracy ?? '' },
  { name: 'percentile', cell: ({ percentile }) => optionalNumber(percentile, percent) },
  { name: 'date', cell: ({ date }) => date ?? '' },
  { name: 'age_years', cell: ({ ageYears }) => optionalNumber(ageYears, place) },
  { name: 'uncorrected_x', cell: ({ uncorrectedX }) => optionalNumber(uncorrectedX, place) },
  { name: 'measurement_index', cell: ({ measurementIndex }) => optionalNumber(measurementIndex, whole) },
  { name: 'segment', cell: ({ segment }) => optionalNumber(segment, whole) },
  { name: 'reference', cell: ({ reference }) => optionalText(reference) },
  { name: 'text', cell: ({ text }) => optionalText(text) },
  { name: 'postmenstrual_weeks', cell: ({ postmenstrualWeeks }) => optionalNumber(postmenstrualWeeks, place) },
  { name: 'corrected_years', cell: ({ correctedYears }) => optionalNumber(correctedYears, place) },
  { name: 'approximate', cell: ({ approximate }) => (approximate ? 'true' : '') },
  { name: 'bmi_class', cell: ({ bmiClass }) => bmiClass?.class ?? '' },
  { name: 'bmi_class_reference', cell: ({ bmiClass }) => optionalText(bmiClass?.reference) },
  {
    name: 'percent_of_percentile',
    cell: ({ bmiClass }) => optionalNumber(bmiClass?.percentOf?.percent, shareDecimals),
  },
  { name: 'percent_of', cell: ({ bmiClass }) => optionalNumber(bmiClass?.percentOf?.percentile, percent) },
  { name: 'from_date', cell: ({ fromDate }) => fromDate ?? '' },
  { name: 'from_x', cell: ({ fromX }) => optionalNumber(fromX, place) },
  { name: 'to_x', cell: ({ toX }) => optionalNumber(toX, place) },
  { name: 'years', cell: ({ years }) => optionalNumber(years, place) },
  { name: 'gain', cell: ({ gain }) => optionalNumber(gain, place) },
  { name: 'error', cell: ({ error }) => optionalNumber(error, place) },
  { name: 'seasonal', cell: ({ seasonal }) => (seasonal ? 'true' : '') },
]

function optionalText(text: string | undefined): string {
  return text === undefined ? '' : harmlessText(text)
}

function optionalNumber(value: number | undefined, decimals: Decimals): string {
  return value === undefined ? '' : formatNumber(value, decimals)
}
