import { buildChartData } from '../../charts/data/build-chart-data.js'
import type { ChartPoint, ChartTarget } from '../../charts/data/chart-data.js'
import { zoomedFrame } from '../../charts/data/frame/zoomed-chart.js'
import { scoresWithChange } from '../../charts/data/points/change-of-score.js'
import { dateText, measuredText, pointValueText, unusualClassTexts } from '../../charts/data/texts/describe-point.js'
import type { MeasuredField } from '../../charts/types/measures.js'
import type { GrowthOptions } from '../../clinical/growth/growth-options.js'
import { capitalised } from '../../ground/languages/within-sentence.js'
import type { PatientInput } from '../../ground/model/patient.js'
import { frameOf, growthOf, type ShownChart, type ViewState, velocitiesOf, type WhatIf } from './chart-model.js'
import type { VelocityText } from './velocity-texts.js'

/** What follows from what a reader supposes. */
export interface Supposed {
  /** The visit, with its scores. */
  readonly point?: ChartPoint | undefined
  /** The last measurement before it. */
  readonly since?: ChartPoint | undefined
  /** Up to the visit. */
  readonly velocity?: VelocityText | undefined
  readonly target?: ChartTarget | undefined
  /** In sentences, each saying that it is not measured. */
  readonly texts: readonly string[]
}

/** The fields without which a visit is not on the chart. */
export function visitFields({ frame }: ShownChart): readonly MeasuredField[] {
  const { measure, definition } = frame
  const needsHeight = definition.axis.position !== undefined || definition.pressure !== undefined
  return needsHeight ? ['sizeCm', ...measure.fields] : measure.fields
}

/** What a supposed visit would be scored, and the target height of supposed parents. */
export function supposed(chart: ShownChart, { whatIf = {}, chronological }: ViewState): Supposed {
  const visit = visitOf(chart, whatIf)
  const hasParents = whatIf.sizeFatherCm !== undefined || whatIf.sizeMotherCm !== undefined
  if (visit === undefined && !hasParents) return { texts: [] }
  const { patient, request, options } = chart.model.inputs
  const inputs = { patient, request: { ...request, expected: false }, options }
  const measurements = [...(patient.measurements ?? []), ...(visit === undefined ? [] : [visit])]
  const changed: PatientInput = {
    ...patient,
    measurements,
    sizeFatherCm: whatIf.sizeFatherCm ?? patient.sizeFatherCm,
    sizeMotherCm: whatIf.sizeMotherCm ?? patient.sizeMotherCm,
  }
  const day = visit?.date ?? ''
  const settings: GrowthOptions = {
    ...(chronological ? { gestationalCorrection: 'none' } : {}),
    // A visit in the future counts as today's.
    ...(day > (chart.data.drawnOn ?? '') ? { today: day } : {}),
  }
  const frame = frameOf(inputs, settings, undefined, changed)
  const { points, target } = buildChartData(zoomedFrame(frame, chart.frame.section))
  const point = visit && points.find(({ measurementIndex }) => measurementIndex === measurements.length - 1)
  // A velocity is that of an interval: the one before has no part in it.
  const since = point?.interval === undefined ? point && [...points].reverse().find(({ x }) => x < point.x) : undefined
  const velocity = point && velocitiesOf(inputs, frame, settings, changed).get(measurements.length - 1)
  const shown = hasParents ? target : undefined
  const growth = growthOf(inputs, settings)
  const expected =
    point && growth.courseCharts?.supposed({ definition: frame.definition, patient, growth, at: day, value: point.y })
  const texts = [...visitTexts(chart, point, since, velocity), ...(expected ?? []), ...targetTexts(chart, shown)]
  return { point, since, velocity, target: shown, texts }
}

/** The visit, once its date and everything that its value needs are given. */
function visitOf(
  chart: ShownChart,
  { date, values = {} }: WhatIf,
): ({ readonly date: string } & typeof values) | undefined {
  const isComplete = visitFields(chart).every((field) => values[field] !== undefined)
  return date === undefined || date === '' || !isComplete ? undefined : { ...values, date }
}

function visitTexts(
  { data, model }: ShownChart,
  point: ChartPoint | undefined,
  since: ChartPoint | undefined,
  velocity: VelocityText | undefined,
): string[] {
  if (point === undefined) return []
  const { language } = model
  const when = point.date === undefined ? [] : [dateText(point.date, language)]
  const value = pointValueText(point, data.yAxis, language)
  const judged = [...scoresWithChange(point, since, data), ...unusualClassTexts(point, language)]
  const { notMeasured } = language.element
  return [[...when, value, ...judged, ...(velocity === undefined ? [] : [velocity.text]), notMeasured].join(' · ')]
}

function targetTexts({ data, model }: ShownChart, target: ChartTarget | undefined): string[] {
  if (target === undefined) return []
  const { language } = model
  const [value, lowest, highest] = [target.value, target.lowest, target.highest].map((cm) =>
    measuredText(cm, data.yAxis, language),
  ) as [string, string, string]
  return [`${capitalised(language.element.target(value, `${lowest} – ${highest}`))} · ${language.element.notMeasured}`]
}
