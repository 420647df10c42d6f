import { chartDefaults } from '../../growth/growth-defaults.js'
import { type GrowthOptions, type GrowthSettings, growthSettings } from '../../growth/growth-options.js'
import type { ChartLanguage } from '../../languages/language.js'
import { dayNumber, isoDate } from '../../model/calendar-date.js'
import type { Patient } from '../../model/patient.js'
import { plainText } from '../../text/plain-text.js'
import type { ChartRequest } from '../request/chart-request.js'
import { valueTicks } from '../types/axes/value-axis.js'
import { type Curves, chartCurves, extentOfCurves } from './chart-curves.js'
import type { ChartAxis, ChartData, ChartPatient, ChartTarget } from './chart-data.js'
import { type ChartFrame, chartFrame } from './chart-frame.js'
import { chartNotes } from './chart-notes.js'
import { chartReferences } from './chart-references.js'
import { chartSeams } from './chart-seams.js'
import { chartTarget } from './chart-target.js'
import type { Section } from './drawn-piece.js'
import { ySection } from './y-section.js'

/**
 * A chart in clinical units: axes, percentile curves, the patient's values
 * with score and percentile, and everything else the chart shows. Nothing is
 * rounded.
 *
 * @throws AuxologyError `unknown_chart_type`, `unknown_chart_format`,
 * `invalid_parameter` (its path names the parameter), or `chart_not_applicable`
 * for a patient without a sex, Turner syndrome in a boy, a preterm chart
 * without a week of birth
 * @example
 * ```ts
 * const { curves, points } = chartData(jakob, { type: 'Height' }, { today: '2025-03-10' })
 * ```
 */
export function chartData(patient: Patient, request: ChartRequest, options?: GrowthOptions): ChartData {
  return chartDataOf(patient, request, growthSettings(options, chartDefaults))
}

/** {@link chartData} with every option settled. */
export function chartDataOf(patient: Patient, request: ChartRequest, growth: GrowthSettings<ChartLanguage>): ChartData {
  return buildChartData(chartFrame(patient, request, growth))
}

/** The chart data of a frame. */
export function buildChartData(frame: ChartFrame): ChartData {
  const { type, definition, language, gender, values } = frame
  const words = language.chart
  const curves = chartCurves(frame)
  const target = chartTarget(frame)
  return {
    type,
    locale: language.tag,
    gender,
    title: words.titles[type],
    population: words.population[gender],
    patient: chartPatient(frame.assessment.patient),
    xAxis: xAxis(frame),
    yAxis: yAxis(frame, curves, target),
    ...curves,
    seams: chartSeams(frame),
    landmarks: (definition.axis.landmarks?.(words) ?? []).filter(({ x }) => inside(x, frame.section)),
    ...values,
    target,
    references: chartReferences(frame),
    notes: chartNotes(frame),
  }
}

function chartPatient({ firstName, lastName, dateOfBirth }: Patient): ChartPatient {
  const name = [firstName, lastName]
    .map(plainText)
    .filter((part) => part !== '')
    .join(' ')
  const day = dateOfBirth === undefined ? undefined : dayNumber(dateOfBirth)
  return { name: name === '' ? undefined : name, dateOfBirth: day === undefined ? undefined : isoDate(day) }
}

function xAxis({ definition: { axis }, section, language }: ChartFrame): ChartAxis {
  const [from, to] = section
  const { label, unit, title } = axis.words(language.chart)
  return {
    label,
    unit,
    title: axis.title?.(to - from, language.chart) ?? title,
    from,
    to,
    decimals: 1,
    ticks: axis.ticks(from, to, language),
  }
}

function yAxis(frame: ChartFrame, curves: Curves, target: ChartTarget | undefined): ChartAxis {
  const { definition, measure, language, section, settings, values } = frame
  const points = values.birth === undefined ? values.points : [values.birth, ...values.points]
  const parameters = points.filter(({ x }) => inside(x, section)).map(({ y }) => y)
  const range = target !== undefined && inside(target.x, section) ? [target.lowest, target.highest] : []
  const drawn = [...(extentOfCurves(curves) ?? []), ...parameters, ...range]
  const lowest = drawn.length > 0 ? Math.min(...drawn) : 0
  const highest = drawn.length > 0 ? Math.max(...drawn) : 1
  const [from, to] = ySection({ measure, drawn: [lowest, highest], parameters, settings })
  const label = language.chart.measures[definition.measure]
  return {
    label,
    unit: measure.unit,
    title: measure.unit === '' ? label : `${label} (${measure.unit})`,
    from,
    to,
    decimals: measure.decimals,
    ticks: valueTicks(from, to, language),
  }
}

function inside(x: number, [from, to]: Section): boolean {
  return x >= from && x <= to
}
