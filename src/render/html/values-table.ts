import type { ChartData, ChartPoint } from '../../charts/data/chart-data.js'
import { ageText, dateText, percentileText, scoreText } from '../../charts/picture/describe-point.js'
import { chartWords } from '../../languages/chart-languages.js'
import { numberText, shortNumberText } from '../../languages/localized-number.js'
import { htmlWords } from '../../languages/page-languages.js'
import type { Locale } from '../../model/localized.js'
import { htmlTable } from './html-table.js'

/** The most decimals of a bone age. */
const boneAgeDecimals = 2
/** Decimals of a body length in cm, or of an age in weeks. */
const positionDecimals = 1
const notComputed = '–'

/** What the cells of the table are made from. */
interface Values {
  readonly data: ChartData
  readonly points: readonly ChartPoint[]
  /** By the index of the measurement, years. */
  readonly boneAges: ReadonlyMap<number | undefined, number>
}

/** A column: its heading, what it says of a point, and whether it is worth its place. */
interface ValueColumn {
  readonly heading: (values: Values) => string
  readonly cell: (point: ChartPoint, values: Values) => string
  readonly text?: true
  readonly shown?: (values: Values) => boolean
}

const columns: readonly ValueColumn[] = [
  {
    heading: ({ data }) => htmlWords[data.locale].date,
    cell: ({ date }, { data }) => (date === undefined ? notComputed : dateText(date, data.locale)),
    text: true,
  },
  {
    heading: ({ data }) => htmlWords[data.locale].age,
    cell: ({ ageYears }, { data }) => (ageYears === undefined ? notComputed : ageText(ageYears, data.locale)),
  },
  {
    heading: ({ data }) => data.yAxis.title,
    cell: ({ y }, { data }) => numberText(y, data.yAxis.decimals, data.locale),
  },
  {
    heading: ({ data }) => htmlWords[data.locale].sds,
    cell: ({ score }, { data }) =>
      score === undefined ? notComputed : scoreText(score, data.locale).replace(/^SDS /, ''),
  },
  {
    heading: ({ data }) => htmlWords[data.locale].percentile,
    cell: ({ percentile }, { data }) =>
      percentile === undefined ? notComputed : percentileText(percentile, data.locale),
  },
  {
    heading: ({ data }) => htmlWords[data.locale].correctedAge,
    cell: ({ x }, { data }) => correctedAgeText(x, data.locale),
    shown: isCorrected,
  },
  {
    heading: ({ data: { xAxis } }) => `${xAxis.label} (${xAxis.unit})`,
    cell: ({ x }, { data }) => numberText(x, positionDecimals, data.locale),
    shown: (values) => !isCorrected(values) && values.points.some(({ x, ageYears }) => x !== ageYears),
  },
  {
    heading: ({ data }) => htmlWords[data.locale].boneAge,
    cell: ({ measurementIndex }, { data, boneAges }) => boneAgeText(boneAges.get(measurementIndex), data.locale),
    shown: ({ boneAges }) => boneAges.size > 0,
  },
  {
    heading: ({ data }) => htmlWords[data.locale].reference,
    cell: ({ reference }) => reference ?? notComputed,
    text: true,
    shown: ({ points }) => points.some(({ reference }) => reference !== undefined),
  },
]

/** The patient's values, the one at birth first. */
export function valuesOf({ birth, points }: ChartData): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points]
}

/** The id of a value's row. */
export function rowId(idPrefix: string, { measurementIndex }: ChartPoint): string {
  return `${idPrefix}-row-${measurementIndex === undefined ? 'birth' : measurementIndex + 1}`
}

/** All of the patient's values with score and percentile. Columns in which nothing would stand are left out. */
export function valuesTable(data: ChartData, idPrefix: string): string {
  const values: Values = {
    data,
    points: valuesOf(data),
    boneAges: new Map(data.boneAges.map(({ measurementIndex, x }) => [measurementIndex, x])),
  }
  const shown = columns.filter((column) => column.shown?.(values) ?? true)
  return htmlTable(
    `${htmlWords[data.locale].values}: ${data.yAxis.title}`,
    shown.map(({ heading, text }) => ({ heading: heading(values), numeric: !text })),
    values.points.map((point) => ({ id: rowId(idPrefix, point), cells: shown.map(({ cell }) => cell(point, values)) })),
  )
}

function isCorrected({ points }: Values): boolean {
  return points.some(({ uncorrectedX }) => uncorrectedX !== undefined)
}

/** An age counted from term, where 0 isn't the birth. */
function correctedAgeText(years: number, locale: Locale): string {
  return years === 0 ? chartWords[locale].months(numberText(0, 1, locale)) : ageText(years, locale)
}

function boneAgeText(years: number | undefined, locale: Locale): string {
  return years === undefined ? '' : chartWords[locale].years(shortNumberText(years, boneAgeDecimals, locale))
}
