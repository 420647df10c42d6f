import type { ChartAxis, ChartCurve, ChartLimit, Place } from '../../../charts/data/chart-curves.js'
import type { ChartBirth, ChartData, ChartMarker, ChartPatient, ChartPoint } from '../../../charts/data/chart-data.js'
import type { BmiClassResult } from '../../../ground/model/bmi-class.js'
import type { Provenance } from '../../../ground/model/provenance.js'
import type { Accuracy } from '../../../ground/model/score.js'
import { formatNumber } from '../../../ground/text/number.js'
import { sexValue } from '../../documents/patient-fields.js'

/** A row, about one point. The cells of missing fields are empty. */
export interface ChartCsvRow {
  /**
   * What the row is a point of.
   *
   * - `chart`: what the chart shows and of whom, one fact per row: its name in `label`, its value in `text` or `date`
   * - `x_axis`, `y_axis`: `label` is `label`, `unit`, `title`, or `from` and `to` for the visible section
   * - `birth`, `patient`, `bone_age`: the patient's values; `label` is the class of a clinic measure
   * - `patient_general`: such a value with its score by the general reference, on the chart of a disease
   * - `birth_P3`, `birth_P50`, `birth_P97`: percentiles of the reference at birth
   * - `line`, `line_dashed`: a point of the line between the values; `segment` counts its stretches
   * - `unused`: a value that was given and is not used, `label` is the value, `text` says why
   * - `marker`: an event, or where a period begins: `label` is its text, `text` its kind; `marker_end`: the end of a period
   * - `puberty`: a finding of puberty, `label` is the sign, `y` its stage or ml; `puberty_onset`: the ages between which it usually begins
   * - `target`: target height, `label` is `target`, or `lowest` and `highest` for its range
   * - `target_channel`: the range drawn back through all ages
   * - `P3` to `P97`, `SD-3` to `SD3`: the curves; `background_P3` to `background_P97`: those behind them
   * - `thrive_line`: a place of a thrive line; `segment` counts the lines
   * - `expected_P5` to `expected_P95`: what is expected after the latest value; `expected`: the same in a sentence, in `text`
   * - `limit_obesity` and the like: a limit of a class
   * - `seam`: where the reference changes; `landmark`: a place on the x axis with a name
   * - `reference`: where it begins to apply, with its citation in `text`
   * - `caution`: what no reader may miss, `note`: what else to know, in `text`
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
  /** Weeks since the last menstrual period, of a child born preterm. */
  readonly postmenstrualWeeks?: number | undefined
  /** Years since term, of a child born preterm. */
  readonly correctedYears?: number | undefined
  /** True for a score that may be off by more than 0.3. */
  readonly approximate?: boolean | undefined
  /** Of a velocity: the earlier visit, years between the two, what was gained, one standard deviation of its error, and whether the season shows. */
  readonly fromDate?: string | undefined
  readonly fromX?: number | undefined
  readonly toX?: number | undefined
  readonly years?: number | undefined
  readonly gain?: number | undefined
  readonly error?: number | undefined
  readonly seasonal?: boolean | undefined
  /** The class of a body mass index; beyond the last limit, also in per cent of a percentile. */
  readonly bmiClass?: BmiClassResult | undefined
}

/** Rows that differ in their places alone: the points of a line. */
export interface ChartCsvPlaces {
  readonly places: readonly Place[]
  /** What all of them have in common. */
  readonly row: Omit<ChartCsvRow, 'x' | 'y'>
}

/** The rows of a curve, which charts may share. */
export interface ChartCsvCurve {
  readonly series: string
  readonly curve: ChartCurve | ChartLimit
}

/** One row or several. */
export type ChartCsvPart = ChartCsvRow | ChartCsvPlaces | ChartCsvCurve

/** The whole chart data as rows, except for the grid lines. */
export function chartCsvParts(data: ChartData): readonly ChartCsvPart[] {
  const { curves, background, limits } = data
  return [
    ...rowsBeforeCurves(data),
    ...curves.map((curve) => ({ series: seriesName(curve), curve })),
    ...thriveRows(data),
    ...expectedRows(data),
    ...background.map((curve) => ({ series: `background_${seriesName(curve)}`, curve })),
    ...limits.map((limit) => ({ series: `limit_${limit.class}`, curve: limit })),
    ...rowsAfterCurves(data),
  ]
}

function rowsBeforeCurves(data: ChartData): ChartCsvPart[] {
  const { birth, points, line, unused, boneAges, markers } = data
  const ofPoints: ChartCsvRow[] = []
  for (const point of points) for (const row of pointRows('patient', point)) ofPoints.push(row)
  return [
    ...chartRows(data),
    ...axisRows('x_axis', 'x', data.xAxis),
    ...axisRows('y_axis', 'y', data.yAxis),
    ...(birth === undefined ? [] : birthRows(birth)),
    ...ofPoints,
    ...line.map(({ dashed, points }, i) => ({
      places: points,
      row: { series: dashed ? 'line_dashed' : 'line', segment: i + 1 },
    })),
    ...unused.map(({ value, ...rest }) => ({ series: 'unused', label: value, ...rest })),
    ...boneAges.map(({ x, y, measurementIndex }) => ({ series: 'bone_age', x, y, measurementIndex })),
    ...markers.flatMap(markerRows),
    ...pubertyRows(data),
    ...targetRows(data),
    ...(data.target?.channel ?? []).map((edge) => ({ series: 'target_channel', curve: edge })),
  ]
}

function thriveRows({ thriveLines = [] }: ChartData): ChartCsvPlaces[] {
  return thriveLines.map((places, i) => ({ places, row: { series: 'thrive_line', segment: i + 1 } }))
}

function expectedRows({ expected }: ChartData): ChartCsvPart[] {
  if (expected === undefined) return []
  const { text, sentence, curves } = expected
  return [
    { series: 'expected', label: text, text: sentence },
    ...curves.map((curve) => ({ series: `expected_${seriesName(curve)}`, curve })),
  ]
}

function rowsAfterCurves(data: ChartData): ChartCsvRow[] {
  const { seams, landmarks, cautions, notes } = data
  return [
    ...seams.map(({ x, label }) => ({ series: 'seam', label, x })),
    ...landmarks.map(({ x, label }) => ({ series: 'landmark', label, x })),
    ...referenceRows(data),
    ...cautions.map((text) => ({ series: 'caution', text })),
    ...notes.map((text) => ({ series: 'note', text })),
  ]
}

function referenceRows({ references }: ChartData): ChartCsvRow[] {
  return references.map(({ xAxisValue, name, text, shortName, year }) => ({
    series: 'reference',
    label: name,
    x: xAxisValue,
    reference: [shortName, year].filter((part) => part !== undefined).join(' '),
    text,
  }))
}

function chartRows({
  type,
  locale,
  gender,
  title,
  population,
  patient,
  drawnOn,
  provenance,
}: ChartData): ChartCsvRow[] {
  const sex = sexValue.spellings[gender][0]
  const facts = {
    type,
    language: locale,
    gender: sex,
    title,
    population,
    patient: patient.name,
    patient_id: patient.id,
  }
  return [
    ...Object.entries(facts).map(([label, text]) => ({ series: 'chart', label, text })),
    { series: 'chart', label: 'date_of_birth', date: patient.dateOfBirth },
    { series: 'chart', label: 'drawn_on', date: drawnOn },
    ...(provenance === undefined ? [] : originRows(provenance)),
    ...pretermRows(patient),
  ]
}

function originRows({ version, references, checksum }: Provenance): ChartCsvRow[] {
  return Object.entries({ version, references, checksum }).map(([label, text]) => ({ series: 'chart', label, text }))
}

/** Gestation and weight at birth, of a child born preterm. */
function pretermRows({ preterm }: ChartPatient): ChartCsvRow[] {
  if (preterm === undefined) return []
  const { weeks, days, weightG } = preterm
  const facts = { gestation_weeks: weeks, gestation_extra_days: days, birth_weight_g: weightG }
  return Object.entries(facts).flatMap(([label, number]) =>
    number === undefined ? [] : [{ series: 'chart', label, text: formatNumber(number) }],
  )
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

/** A value with its score, and with the general score of a child with a disease. */
function pointRows(series: string, point: ChartPoint): ChartCsvRow[] {
  const { measurementIndex, date, ageYears, x, y, score, generalScore, warnings, interval } = point
  const text = [...(interval?.note === undefined ? [] : [interval.note]), ...(warnings ?? [])].join(' ') || undefined
  const row = {
    series,
    label: point.clinicClass?.name,
    x,
    y,
    sds: score?.value,
    accuracy: score?.accuracy,
    percentile: point.percentile,
    date,
    ageYears,
    uncorrectedX: point.uncorrectedX,
    measurementIndex,
    reference: point.reference,
    text,
    postmenstrualWeeks: point.postmenstrualWeeks,
    correctedYears: point.correctedYears,
    approximate: point.approximate,
    fromDate: interval?.fromDate,
    fromX: interval?.fromX,
    toX: interval?.toX,
    years: interval?.years,
    gain: interval?.gain,
    error: interval?.error,
    seasonal: interval?.seasonal,
    bmiClass: point.bmiClass,
  }
  if (generalScore === undefined) return [row]
  const { value, accuracy, percentile, reference, approximate } = generalScore
  const general = { series: `${series}_general`, sds: value, accuracy, percentile, reference, approximate }
  return [row, { ...general, measurementIndex, date, ageYears, x, y }]
}

function birthRows(birth: ChartBirth): ChartCsvRow[] {
  const { x, reference, ladder } = birth
  return [
    ...pointRows('birth', birth),
    ...ladder.map(({ percentile, y }) => ({ series: `birth_P${percentile}`, x, y, percentile, reference })),
  ]
}

function markerRows({ x, text, date, ageYears, kind, until, untilX }: ChartMarker): ChartCsvRow[] {
  const begin = { series: 'marker', label: text, x, date, ageYears, text: kind }
  return until === undefined
    ? [begin]
    : [begin, { series: 'marker_end', label: text, x: untilX, date: until, text: kind }]
}

function pubertyRows({ puberty }: ChartData): ChartCsvRow[] {
  if (puberty === undefined) return []
  const { signs, onsetFrom, onsetTo } = puberty
  return [
    ...signs.map(({ sign, value, x, date }) => ({ series: 'puberty', label: sign, x, y: value, date, ageYears: x })),
    { series: 'puberty_onset', label: 'from', x: onsetFrom },
    { series: 'puberty_onset', label: 'to', x: onsetTo },
  ]
}

function targetRows({ target }: ChartData): ChartCsvRow[] {
  if (target === undefined) return []
  const { x, value, lowest, highest, score } = target
  return [
    {
      series: 'target',
      label: 'target',
      x,
      y: value,
      sds: score?.value,
      accuracy: score?.accuracy,
      reference: score?.reference,
    },
    { series: 'target', label: 'lowest', x, y: lowest },
    { series: 'target', label: 'highest', x, y: highest },
  ]
}

/** `P97`, `SD-2.5`: the same in every language. */
function seriesName({ kind, percentile, sds }: ChartCurve): string {
  return kind === 'percentile' ? `P${percentile}` : `SD${sds}`
}
