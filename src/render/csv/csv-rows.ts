import type { ChartAxis, ChartCurve, ChartData, ChartPoint } from '../../charts/data/chart-data.js'
import { genderValue } from '../../documents/patient-document.js'
import type { Accuracy } from '../../model/score.js'

/** A row: what is said of one point. What is left out stays empty. */
export interface CsvRow {
  /**
   * What the row is a point of.
   *
   * - `chart`: what the chart is and of whom, one fact a row: `label` names it, `text` (or `date`) tells it
   * - `x_axis`, `y_axis`: `label` is `label`, `unit`, `title`, or `from` and `to` for the section that is shown
   * - `birth`, `patient`, `bone_age`: the patient's values
   * - `marker`: an event, `label` is its text
   * - `target`: target height, `label` is `target`, or `lowest` and `highest` for its range
   * - `P3` to `P97`: the curves; `background_P3` to `background_P97`: those behind them
   * - `seam`: where the reference changes; `landmark`: a place on the x axis with a name
   * - `reference`: where it begins to apply, with its full `text`
   * - `note`: what a reader must know
   */
  readonly series: string
  /** What is said beside the point. */
  readonly label?: string | undefined
  /** Place along the x axis, in its unit. */
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
  /** Where on x the uncorrected age lies, where x is corrected for gestation. */
  readonly uncorrectedX?: number | undefined
  /** Index in the patient's measurements, from 0. */
  readonly measurementIndex?: number | undefined
  /** Running number of the part of a curve, from 1: between two parts the reference changes. */
  readonly segment?: number | undefined
  /** Short name of the reference. */
  readonly reference?: string | undefined
  readonly text?: string | undefined
}

/** Everything that the chart data hold, row by row; only the lines of the grid are left out. */
export function csvRows(data: ChartData): CsvRow[] {
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

function referenceRows({ references }: ChartData): CsvRow[] {
  return references.map(({ xAxisValue, name, text, shortName }) => ({
    series: 'reference',
    label: name,
    x: xAxisValue,
    reference: shortName,
    text,
  }))
}

function chartRows({ type, locale, gender, title, population, patient }: ChartData): CsvRow[] {
  const sex = genderValue.spellings[gender][0]
  const said = { type, language: locale, gender: sex, title, population, patient: patient.name }
  return [
    ...Object.entries(said).map(([label, text]) => ({ series: 'chart', label, text })),
    { series: 'chart', label: 'date_of_birth', date: patient.dateOfBirth },
  ]
}

function axisRows(series: string, along: 'x' | 'y', { label, unit, title, from, to }: ChartAxis): CsvRow[] {
  return [
    { series, label: 'label', text: label },
    { series, label: 'unit', text: unit },
    { series, label: 'title', text: title },
    { series, label: 'from', [along]: from },
    { series, label: 'to', [along]: to },
  ]
}

function pointRow(series: string, { score, ...point }: ChartPoint): CsvRow {
  return { series, ...point, sds: score?.value, accuracy: score?.accuracy }
}

function targetRows({ target }: ChartData): CsvRow[] {
  if (target === undefined) return []
  const { x, value, lowest, highest, score } = target
  return [
    { series: 'target', label: 'target', x, y: value, sds: score?.value, accuracy: score?.accuracy },
    { series: 'target', label: 'lowest', x, y: lowest },
    { series: 'target', label: 'highest', x, y: highest },
  ]
}

function curveRows(series: string, { label, percentile, sds, segments }: ChartCurve): CsvRow[] {
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
