import type { ChartAxis, ChartCurve, ChartData, ChartPoint } from '../../charts/data/chart-data.js'
import { genderValue } from '../../documents/patient-document.js'
import type { Accuracy } from '../../model/score.js'

/** A row, about one point. The cells of missing fields are empty. */
export interface ChartCsvRow {
  /**
   * What the row is a point of.
   *
   * - `chart`: what the chart shows and of whom, one fact per row: its name in `label`, its value in `text` or `date`
   * - `x_axis`, `y_axis`: `label` is `label`, `unit`, `title`, or `from` and `to` for the visible section
   * - `birth`, `patient`, `bone_age`: the patient's values
   * - `marker`: an event, `label` is its text
   * - `target`: target height, `label` is `target`, or `lowest` and `highest` for its range
   * - `P3` to `P97`: the curves; `background_P3` to `background_P97`: those behind them
   * - `seam`: where the reference changes; `landmark`: a place on the x axis with a name
   * - `reference`: where it begins to apply, with its citation in `text`
   * - `note`: what a reader must know, in `text`
   */
  readonly series: string
  /** What the point is, or its text on the chart. */
  readonly label?: string | undefined
  /** Position on the x axis, in its unit. */
  readonly x?: number | undefined
  /** Value, in the unit of the y axis. */
  readonly y?: number | undefined
  readonly sds?: number | undefined
  readonly accuracy?: Accuracy | undefined
  /** 0 to 100. */
  readonly percentile?: number | undefined
  /** ISO, without a time of day. */
  readonly date?: string | undefined
  /** Age since birth, years. */
  readonly ageYears?: number | undefined
  /** The uncorrected age, where `x` is corrected for gestation. */
  readonly uncorrectedX?: number | undefined
  /** Index in the patient's measurements, from 0. */
  readonly measurementIndex?: number | undefined
  /** Number of the segment of a curve, from 1: a new segment begins where the reference changes. */
  readonly segment?: number | undefined
  /** Short name of the reference. */
  readonly reference?: string | undefined
  readonly text?: string | undefined
}

/** The whole chart data as rows, except for the grid lines. */
export function chartCsvRows(data: ChartData): ChartCsvRow[] {
  const { birth, points, boneAges, markers, seams, landmarks, notes } = data
  return [
    ...chartRows(data),
    ...axisRows('x_axis', 'x', data.xAxis),
    ...axisRows('y_axis', 'y', data.yAxis),
    ...(birth === undefined ? [] : [pointRow('birth', birth)]),
    ...points.map((point) => pointRow('patient', point)),
    ...boneAges.map(({ x, y, measurementIndex }) => ({ series: 'bone_age', x, y, measurementIndex })),
    ...markers.map(({ x, text, date }) => ({ series: 'marker', label: text, x, date })),
    ...targetRows(data),
    ...data.curves.flatMap((curve) => curveRows(`P${curve.percentile}`, curve)),
    ...data.background.flatMap((curve) => curveRows(`background_P${curve.percentile}`, curve)),
    ...seams.map(({ x, before, after }) => ({ series: 'seam', label: [before, after].filter(Boolean).join(' | '), x })),
    ...landmarks.map(({ x, label }) => ({ series: 'landmark', label, x })),
    ...referenceRows(data),
    ...notes.map((text) => ({ series: 'note', text })),
  ]
}

function referenceRows({ references }: ChartData): ChartCsvRow[] {
  return references.map(({ xAxisValue, name, text, shortName }) => ({
    series: 'reference',
    label: name,
    x: xAxisValue,
    reference: shortName,
    text,
  }))
}

function chartRows({ type, locale, gender, title, population, patient }: ChartData): ChartCsvRow[] {
  const sex = genderValue.spellings[gender][0]
  const facts = { type, language: locale, gender: sex, title, population, patient: patient.name }
  return [
    ...Object.entries(facts).map(([label, text]) => ({ series: 'chart', label, text })),
    { series: 'chart', label: 'date_of_birth', date: patient.dateOfBirth },
  ]
}

function axisRows(series: string, direction: 'x' | 'y', { label, unit, title, from, to }: ChartAxis): ChartCsvRow[] {
  return [
    { series, label: 'label', text: label },
    { series, label: 'unit', text: unit },
    { series, label: 'title', text: title },
    { series, label: 'from', [direction]: from },
    { series, label: 'to', [direction]: to },
  ]
}

function pointRow(series: string, { score, ...point }: ChartPoint): ChartCsvRow {
  return { series, ...point, sds: score?.value, accuracy: score?.accuracy }
}

function targetRows({ target }: ChartData): ChartCsvRow[] {
  if (target === undefined) return []
  const { x, value, lowest, highest, score } = target
  return [
    { series: 'target', label: 'target', x, y: value, sds: score?.value, accuracy: score?.accuracy },
    { series: 'target', label: 'lowest', x, y: lowest },
    { series: 'target', label: 'highest', x, y: highest },
  ]
}

function curveRows(series: string, { label, percentile, sds, segments }: ChartCurve): ChartCsvRow[] {
  return segments.flatMap(({ reference, points }, i) =>
    points.map(({ x, y }) => ({
      series,
      label,
      x,
      y,
      sds,
      percentile,
      segment: i + 1,
      reference,
    })),
  )
}
