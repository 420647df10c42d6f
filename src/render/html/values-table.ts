import type { ChartInLanguage, ChartPoint } from '../../charts/data/chart-data.js'
import { ageText, dateText, percentileText, scoreNumber } from '../../charts/picture/describe-point.js'
import type { ChartLanguage } from '../../languages/language.js'
import { numberText, shortNumberText } from '../../languages/written-number.js'
import { htmlTable } from './html-table.js'

/** The most decimals of a bone age. */
const boneAgeDecimals = 2
/** Decimals of a body length in cm, or of an age in weeks. */
const positionDecimals = 1
const notComputed = '–'

/** What the cells are made from. */
interface Values {
  readonly data: ChartInLanguage
  readonly points: readonly ChartPoint[]
  /** Years, by index of the measurement. */
  readonly boneAges: ReadonlyMap<number | undefined, number>
}

/** A column: its heading, its cell for a point, and when it is shown (always, if it doesn't say). */
interface ValueColumn {
  readonly heading: (values: Values) => string
  readonly cell: (point: ChartPoint, values: Values) => string
  readonly text?: true
  readonly shown?: (values: Values) => boolean
}

const columns: readonly ValueColumn[] = [
  {
    heading: ({ data }) => data.language.page.date,
    cell: ({ date }, { data }) => (date === undefined ? notComputed : dateText(date, data.language)),
    text: true,
  },
  {
    heading: ({ data }) => data.language.page.age,
    cell: ({ ageYears }, { data }) => (ageYears === undefined ? notComputed : ageText(ageYears, data.language)),
  },
  {
    heading: ({ data }) => data.yAxis.title,
    cell: ({ y }, { data }) => numberText(y, data.yAxis.decimals, data.language),
  },
  {
    heading: ({ data }) => data.language.names.sds,
    cell: ({ score }, { data }) => (score === undefined ? notComputed : scoreNumber(score, data.language)),
  },
  {
    heading: ({ data }) => data.language.page.percentile,
    cell: ({ percentile }, { data }) =>
      percentile === undefined ? notComputed : percentileText(percentile, data.language),
  },
  {
    heading: ({ data }) => data.language.page.correctedAge,
    cell: ({ x }, { data }) => correctedAgeText(x, data.language),
    shown: isCorrected,
  },
  {
    heading: ({ data: { xAxis } }) => `${xAxis.label} (${xAxis.unit})`,
    cell: ({ x }, { data }) => numberText(x, positionDecimals, data.language),
    shown: (values) => !isCorrected(values) && values.points.some(({ x, ageYears }) => x !== ageYears),
  },
  {
    heading: ({ data }) => data.language.chart.boneAge,
    cell: ({ measurementIndex }, { data, boneAges }) => boneAgeText(boneAges.get(measurementIndex), data.language),
    shown: ({ boneAges }) => boneAges.size > 0,
  },
  {
    heading: ({ data }) => data.language.chart.reference,
    cell: ({ reference }) => reference ?? notComputed,
    text: true,
    shown: ({ points }) => points.some(({ reference }) => reference !== undefined),
  },
]

/** The patient's values, the one at birth first. */
export function valuesOf({ birth, points }: ChartInLanguage): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points]
}

/** The id of a value's row. */
export function rowId(idPrefix: string, { measurementIndex }: ChartPoint): string {
  return `${idPrefix}-row-${measurementIndex === undefined ? 'birth' : measurementIndex + 1}`
}

/** All of the patient's values with score and percentile. Columns without content are left out. */
export function valuesTable(data: ChartInLanguage, idPrefix: string): string {
  const values: Values = {
    data,
    points: valuesOf(data),
    boneAges: new Map(data.boneAges.map(({ measurementIndex, x }) => [measurementIndex, x])),
  }
  const shown = columns.filter((column) => column.shown?.(values) ?? true)
  return htmlTable(
    `${data.language.page.values}: ${data.yAxis.title}`,
    shown.map(({ heading, text }) => ({ heading: heading(values), isNumeric: !text })),
    values.points.map((point) => ({ id: rowId(idPrefix, point), cells: shown.map(({ cell }) => cell(point, values)) })),
  )
}

function isCorrected({ points }: Values): boolean {
  return points.some(({ uncorrectedX }) => uncorrectedX !== undefined)
}

/** A corrected age: 0 is term, not birth. */
function correctedAgeText(years: number, language: ChartLanguage): string {
  return years === 0 ? language.chart.months(numberText(0, 1, language)) : ageText(years, language)
}

function boneAgeText(years: number | undefined, language: ChartLanguage): string {
  return years === undefined ? '' : language.chart.years(shortNumberText(years, boneAgeDecimals, language))
}
