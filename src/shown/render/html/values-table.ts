import type { ChartInLanguage, ChartPoint } from '../../../charts/data/chart-data.js'
import { clinicClassText } from '../../../charts/data/texts/clinic-class-text.js'
import {
  ageText,
  boneAgeText,
  classOrWhyNone,
  correctedAgeText,
  gestationText,
  measuredText,
  percentileText,
  scoreNumber,
  whenTexts,
} from '../../../charts/data/texts/describe-point.js'
import { chartDefinitions } from '../../../charts/types/chart-catalogue.js'
import { pretermUntilWeeks } from '../../../clinical/growth/score-at-age.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import type { ReportedScore } from '../../../ground/model/score.js'
import { htmlTable } from './html-table.js'
import { type LinkedValues, valueClass, valueKey, valuesOf } from './linked-values.js'

/** Decimals of a body length in cm, or of an age in weeks. */
const positionDecimals = 1
const notComputed = '–'
/** Before a score that may be off by more than 0.3. */
const approximately = '≈ '

/** A score of a point, with where it comes from. */
interface PointScore extends ReportedScore {
  readonly percentile: number
  readonly reference: string
  readonly approximate?: boolean | undefined
}

/** A value with all of its scores: on the chart of a disease, by the general reference too. */
type ScoredPoint = ChartPoint & {
  readonly approximate?: boolean | undefined
  readonly generalScore?: PointScore | undefined
}

/** What the cells are made from. */
interface Values {
  readonly data: ChartInLanguage
  readonly points: readonly ScoredPoint[]
  /** Years, by index of the measurement. */
  readonly boneAges: ReadonlyMap<number | undefined, number>
}

/** A column: its heading, its cell for a point, and when it is shown (always, if it doesn't say). */
interface ValueColumn {
  readonly heading: (values: Values) => string
  readonly cell: (point: ScoredPoint, values: Values) => string
  readonly text?: true
  readonly shown?: (values: Values) => boolean
}

const columns: readonly ValueColumn[] = [
  {
    heading: ({ data }) => data.language.page.date,
    cell: (point, { data }) => whenTexts(point, data.language)[0] ?? notComputed,
    text: true,
  },
  {
    heading: ({ data }) => data.language.page.age,
    cell: ({ ageYears }, { data }) => (ageYears === undefined ? notComputed : ageText(ageYears, data.language)),
  },
  {
    heading: ({ data }) => data.yAxis.title,
    cell: (point, { data }) => velocityCell(point, data) ?? valueCell(point, data),
  },
  ...scoreColumns(
    ({ score, percentile, reference, approximate }) =>
      score && percentile !== undefined && reference !== undefined
        ? { ...score, percentile, reference, approximate }
        : undefined,
    (heading) => heading,
  ),
  ...scoreColumns(
    ({ generalScore }) => generalScore,
    (heading, { data, points }) =>
      chartDefinitions[data.type].disease === undefined
        ? `${heading} (${points.find(({ generalScore }) => generalScore !== undefined)?.generalScore?.reference})`
        : data.language.page.general(heading),
  ),
  {
    heading: ({ data }) => data.language.page.remark,
    cell: (point, { data }) => remark(point, data) ?? '',
    text: true,
    shown: ({ points, data }) => points.some((point) => remark(point, data) !== undefined),
  },
  {
    heading: ({ data }) => data.language.page.bmiClass,
    cell: (point, { data }) => classOrWhyNone(point, data.language) ?? notComputed,
    text: true,
    shown: ({ points }) => points.some(({ bmiClass, noClass }) => (bmiClass ?? noClass) !== undefined),
  },
  {
    heading: ({ data }) => data.language.chart.axes.postmenstrual.label,
    cell: ({ postmenstrualWeeks, isWeekAlone }, { data }) =>
      postmenstrualWeeks === undefined || postmenstrualWeeks > pretermUntilWeeks
        ? notComputed
        : gestationText(postmenstrualWeeks, data.language, isWeekAlone),
    shown: isPreterm,
  },
  {
    heading: ({ data }) => data.language.page.correctedAge,
    cell: ({ correctedYears }, { data }) =>
      correctedYears === undefined || correctedYears < 0
        ? notComputed
        : correctedAgeText(correctedYears, data.language),
    shown: ({ points }) => points.some(({ correctedYears = -1 }) => correctedYears >= 0),
  },
  {
    heading: ({ data: { xAxis } }) => `${xAxis.label} (${xAxis.unit})`,
    cell: ({ x }, { data }) => numberText(x, positionDecimals, data.language),
    shown: (values) =>
      !isCorrected(values) && !isPreterm(values) && values.points.some(({ x, ageYears }) => x !== ageYears),
  },
  {
    heading: ({ data }) => data.language.chart.boneAge,
    cell: ({ measurementIndex }, { data, boneAges }) => {
      const years = boneAges.get(measurementIndex)
      return years === undefined ? '' : boneAgeText(years, data.language)
    },
    shown: ({ boneAges }) => boneAges.size > 0,
  },
]

/** All of the patient's values with score and percentile. Columns without content are left out. */
export function valuesTable(data: ChartInLanguage, linked: LinkedValues): string {
  const values: Values = {
    data,
    points: valuesOf(data),
    boneAges: new Map(data.boneAges.map(({ measurementIndex, x }) => [measurementIndex, x])),
  }
  const shown = columns.filter((column) => column.shown?.(values) ?? true)
  return htmlTable(
    `${data.language.page.values}: ${data.yAxis.title}`,
    shown.map(({ heading, text }) => ({ heading: heading(values), isNumeric: !text })),
    values.points.map((point) => ({
      className: rowClass(linked.get(valueKey(point))),
      cells: shown.map(({ cell }) => cell(point, values)),
    })),
  )
}

function rowClass(index: number | undefined): string | undefined {
  return index === undefined ? undefined : `value ${valueClass(index)}`
}

/** What is said of a velocity, or the class of a clinic measure. */
function remark({ interval, clinicClass }: ChartPoint, { language }: ChartInLanguage): string | undefined {
  return interval?.note ?? (clinicClass && clinicClassText(clinicClass, language))
}

function isCorrected({ points }: Values): boolean {
  return points.some(({ uncorrectedX }) => uncorrectedX !== undefined)
}

function isPreterm({ points }: Values): boolean {
  return points.some(({ postmenstrualWeeks = Number.POSITIVE_INFINITY }) => postmenstrualWeeks <= pretermUntilWeeks)
}

/** Score, percentile and reference, side by side; left out where no value has such a score. */
function scoreColumns(
  scoreOf: (point: ScoredPoint) => PointScore | undefined,
  heading: (of: string, values: Values) => string,
): ValueColumn[] {
  const column = (
    name: (language: ChartLanguage) => string,
    text: (score: PointScore, language: ChartLanguage, point: ScoredPoint) => string,
  ): ValueColumn => ({
    heading: (values) => heading(name(values.data.language), values),
    cell: (point, { data: { language } }) => {
      const score = scoreOf(point)
      return score === undefined ? notComputed : text(score, language, point)
    },
    shown: ({ points }) => points.some((point) => scoreOf(point) !== undefined),
  })
  return [
    column(
      ({ names }) => names.sds,
      (score, language) => `${score.approximate ? approximately : ''}${scoreNumber(score, language)}`,
    ),
    column(
      ({ page }) => page.percentile,
      ({ percentile }, language, { clinicClass }) => percentileText(percentile, language, clinicClass),
    ),
    {
      ...column(
        ({ chart }) => chart.reference,
        ({ reference }) => reference,
      ),
      text: true,
    },
  ]
}

/** `5.2 ± 0.4`; undefined of what has no error. */
function velocityCell({ y, interval }: ScoredPoint, { yAxis, language }: ChartInLanguage): string | undefined {
  if (interval?.error === undefined) return undefined
  return `${numberText(y, yAxis.decimals, language)} ± ${numberText(interval.error, yAxis.decimals, language)}`
}

/** A figure in the unit of the heading; a small weight in grams. */
function valueCell({ y, isDoubtful }: ChartPoint, { yAxis, language }: ChartInLanguage): string {
  const text = measuredText(y, yAxis, language)
  const value = yAxis.unit !== '' && text.endsWith(` ${yAxis.unit}`) ? numberText(y, yAxis.decimals, language) : text
  return isDoubtful ? `${value} (${language.chart.inDoubt})` : value
}
