import { chartDefaults, type GrowthOptions, type GrowthSettings, growthSettings } from '../../growth/growth-options.js'
import { targetRangeCm } from '../../growth/target-height.js'
import type { ChartLanguage } from '../../languages/language.js'
import { dayNumber, isoDate } from '../../model/calendar-date.js'
import type { Patient } from '../../model/patient.js'
import { reportScore } from '../../references/distribution.js'
import { plainText } from '../../text/plain-text.js'
import type { ChartRequest } from '../chart-request.js'
import { valueTicks } from '../types/value-axis.js'
import { isInside, ySection } from './axis-section.js'
import type { ChartAxis, ChartData, ChartPatient, ChartTarget } from './chart-data.js'
import { type ChartFrame, chartFrame } from './frame.js'
import { chartReferences } from './get-references.js'
import { chartNotes } from './notes.js'
import { allPoints } from './patient-values.js'
import { type Curves, extentOfCurves, percentileCurves } from './percentile-curves.js'
import { chartSeams } from './seams.js'

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
  const curves = percentileCurves(frame)
  const target = targetOf(frame)
  return {
    type,
    locale: language.tag,
    gender,
    title: words.titles[type],
    population: words.population[gender],
    patient: patientOf(frame.assessment.patient),
    xAxis: xAxisOf(frame),
    yAxis: yAxisOf(frame, curves, target),
    ...curves,
    seams: chartSeams(frame),
    landmarks: (definition.axis.landmarks?.(words) ?? []).filter(({ x }) => isInside(x, frame.section)),
    ...values,
    target,
    references: chartReferences(frame),
    notes: chartNotes(frame),
  }
}

function patientOf({ firstName, lastName, dateOfBirth }: Patient): ChartPatient {
  const name = [firstName, lastName]
    .map(plainText)
    .filter((part) => part !== '')
    .join(' ')
  const day = dateOfBirth === undefined ? undefined : dayNumber(dateOfBirth)
  return { name: name === '' ? undefined : name, dateOfBirth: day === undefined ? undefined : isoDate(day) }
}

function xAxisOf({ definition: { axis }, section, language }: ChartFrame): ChartAxis {
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

function yAxisOf(frame: ChartFrame, curves: Curves, target: ChartTarget | undefined): ChartAxis {
  const { definition, measure, language, section, settings, values } = frame
  const parameters = allPoints(values)
    .filter(({ x }) => isInside(x, section))
    .map(({ y }) => y)
  const targetRange = target !== undefined && isInside(target.x, section) ? [target.lowest, target.highest] : []
  const drawn = [...(extentOfCurves(curves) ?? []), ...parameters, ...targetRange]
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

/** The target height and its range, where the chart shows one and the parents' heights are known. */
function targetOf({ definition, assessment, reference }: ChartFrame): ChartTarget | undefined {
  const { targetCm, target } = assessment.growth
  if (!definition.showsTarget || targetCm === undefined) return undefined
  return {
    x: reference[1],
    value: targetCm,
    lowest: targetCm - targetRangeCm,
    highest: targetCm + targetRangeCm,
    score: target === undefined ? undefined : reportScore(target),
  }
}
