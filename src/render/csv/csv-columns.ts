import { harmlessText } from '../../text/csv.js'
import type { Decimals } from '../../text/number.js'
import { formatNumber } from '../../text/number.js'
import type { CsvRow } from './csv-rows.js'

/** A column: its name in the first row, and what stands in it. */
interface CsvColumn {
  readonly name: string
  readonly cell: (row: CsvRow) => string
}

/** As in the chart data document. */
const place: Decimals = { min: 0, max: 4 }
const standardDeviations: Decimals = { min: 1, max: 2 }
const percent: Decimals = { min: 0, max: 2 }
const whole: Decimals = { min: 0, max: 0 }

/** The columns, in an order that stays as it is. */
export const csvColumns: readonly CsvColumn[] = [
  { name: 'series', cell: ({ series }) => series },
  { name: 'label', cell: ({ label }) => said(label) },
  { name: 'x', cell: ({ x }) => number(x, place) },
  { name: 'y', cell: ({ y }) => number(y, place) },
  { name: 'sds', cell: ({ sds }) => number(sds, standardDeviations) },
  { name: 'accuracy', cell: ({ accuracy }) => accuracy ?? '' },
  { name: 'percentile', cell: ({ percentile }) => number(percentile, percent) },
  { name: 'date', cell: ({ date }) => date ?? '' },
  { name: 'age_years', cell: ({ ageYears }) => number(ageYears, place) },
  { name: 'uncorrected_x', cell: ({ uncorrectedX }) => number(uncorrectedX, place) },
  { name: 'measurement_index', cell: ({ measurementIndex }) => number(measurementIndex, whole) },
  { name: 'segment', cell: ({ segment }) => number(segment, whole) },
  { name: 'reference', cell: ({ reference }) => said(reference) },
  { name: 'text', cell: ({ text }) => said(text) },
]

function said(text: string | undefined): string {
  return text === undefined ? '' : harmlessText(text)
}

function number(value: number | undefined, decimals: Decimals): string {
  return value === undefined ? '' : formatNumber(value, decimals)
}
