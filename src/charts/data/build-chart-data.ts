import { correctedUpTo } from '../../clinical/growth/growth-age.js'
import { type GrowthSubject, isPreterm, weeksAndDays } from '../../clinical/growth/growth-subject.js'
import { provenanceOf } from '../../clinical/references/edition.js'
import { extent } from '../../ground/math/extent.js'
import { dayNumber, daysPerYear, isoDate } from '../../ground/model/calendar-date.js'
import { mostValuesDrawn } from '../../ground/model/limits.js'
import type { Patient, PatientInput } from '../../ground/model/patient.js'
import { plainText } from '../../ground/text/plain-text.js'
import { type ChartGrowth, type ChartOptions, chartGrowth } from '../chart-growth.js'
import type { ChartRequest } from '../chart-request.js'
import type { Corrected } from '../types/chart-definition.js'
import type { ChartMeasure } from '../types/measures.js'
import { valueTicks } from '../types/value-axis.js'
import type { ChartAxis, ChartLandmark } from './chart-curves.js'
import type {
  ChartData,
  ChartExpected,
  ChartInLanguage,
  ChartPatient,
  ChartPoint,
  ChartTarget,
  CourseKey,
  PretermBirth,
} from './chart-data.js'
import { setOfChart } from './curves/clinic-pieces.js'
import { expectedInSection } from './curves/expected-in-section.js'
import { type DrawnCurves, percentileCurves } from './curves/percentile-curves.js'
import { extentOfSegments } from './curves/sample-curves.js'
import { chartTarget } from './curves/target-channel.js'
import { isInside, ySection } from './frame/axis-section.js'
import { type ChartFrame, chartFrame } from './frame/frame.js'
import { chartCautions } from './notes/cautions.js'
import { referencesOfFrame } from './notes/chart-references.js'
import { assessingDefaults } from './notes/course-cautions.js'
import { chartNotes } from './notes/notes.js'
import { chartPuberty } from './points/chart-puberty.js'
import { lastCorrected, noLine, patientLine } from './points/patient-line.js'
import { allPoints } from './points/patient-values.js'
import { isAtCorrectedAge, isFollowed, pointsInside } from './points/points-in-section.js'

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
export function chartData(patient: PatientInput, request: ChartRequest, options?: ChartOptions): ChartData {
  return chartDataOf(patient, request, chartGrowth(options, assessingDefaults))
}

/** {@link chartData} with every option settled. */
export function chartDataOf(patient: PatientInput, request: ChartRequest, growth: ChartGrowth): ChartData {
  return buildChartData(chartFrame(patient, request, growth))
}

/** {@link buildChartData} with the language of its reader. */
export function chartInLanguage(frame: ChartFrame): ChartInLanguage {
  // Data are this chart's own: adding to them takes a fraction of copying them.
  return Object.assign(buildChartData(frame), {
    language: frame.language,
    isCourseOff: frame.courseCautions === undefined,
  })
}

/** The chart data of a frame, member by member: after a spread, V8 adds every further member by a slow call of its runtime. */
export function buildChartData(frame: ChartFrame): ChartData {
  const { type, definition, language, gender } = frame
  const { points, birth, unused, boneAges, markers } = frame.values
  const drawn = percentileCurves(frame)
  const [target, expected] = [chartTarget(frame), expectedInSection(frame)]
  const yAxis = yAxisOf(frame, drawn, target, expected)
  const { stretches, breaks } = definition.velocity === undefined ? patientLine(frame) : noLine
  return {
    type,
    locale: language.tag,
    gender,
    title: language.chart.titles[type],
    population: populationOf(frame),
    patient: patientOf(frame),
    xAxis: xAxisOf(frame, drawn.xTicks),
    upperAxis: definition.axis.upper?.(...frame.section, language),
    yAxis,
    curves: drawn.curves,
    background: drawn.background,
    limits: drawn.limits,
    seams: drawn.seams,
    landmarks: landmarksOf(frame),
    points,
    birth,
    boneAges,
    markers,
    unused: unused.slice(-mostValuesDrawn).map(({ why, ...value }) => value),
    latest: frame.leftOut.at(-1),
    thriveLines: frame.thrive?.lines,
    expected,
    courseKeys: courseKeysOf(frame, expected),
    line: stretches,
    puberty: chartPuberty(frame),
    target,
    references: referencesOfFrame(frame),
    cautions: chartCautions(frame, yAxis, breaks),
    notes: chartNotes(frame),
    drawnOn: isoDate(frame.assessment.days.today),
    provenance: provenanceOf(setOfChart(type, definition, frame.assessment)),
  }
}

/** Children of the sex, and of the level where the reference is of one. */
function populationOf({ definition, assessment, gender, language: { chart } }: ChartFrame): string {
  const { gmfcsLevel, tubeFed } = assessment.patient
  const level = definition.needsGmfcsLevel === true && gmfcsLevel !== undefined ? gmfcsLevel : undefined
  const population = chart.population[gender]
  return level === undefined ? population : `${population}, ${chart.gmfcs(level, tubeFed)}`
}

/** What the legend says of growth over time. */
function courseKeysOf(
  { course, thrive }: ChartFrame,
  expected: ChartExpected | undefined,
): readonly CourseKey[] | undefined {
  if (thrive === undefined && expected === undefined) return course?.keys
  return [
    ...(thrive === undefined ? [] : [{ mark: 'thrive', text: thrive.text } as const]),
    ...(expected === undefined ? [] : [{ mark: 'expected', text: expected.text } as const]),
  ]
}

/** Named places along the axis, and where the correction for gestation ends between two values. */
function landmarksOf({ definition, assessment, values, language, section }: ChartFrame): ChartLandmark[] {
  const words = language.chart
  const { points } = values
  const end = lastCorrected(points) === undefined ? undefined : correctedUpTo(assessment.growth.subject)
  return [
    ...(definition.axis.landmarks?.(words) ?? []),
    ...(end === undefined ? [] : [{ x: end, label: words.correctionEnds }]),
  ].filter(({ x }) => isInside(x, section))
}

function patientOf({ assessment: { patient, growth }, settings }: ChartFrame): ChartPatient {
  const { firstName, lastName, dateOfBirth } = patient
  const name = [firstName, lastName]
    .map(plainText)
    .filter((part) => part !== '')
    .join(' ')
  const day = dateOfBirth === undefined ? undefined : dayNumber(dateOfBirth)
  return {
    name: name === '' ? undefined : name,
    dateOfBirth: day === undefined ? undefined : isoDate(day),
    id: settings.patientId,
    preterm: pretermBirth(patient, growth.subject),
  }
}

function pretermBirth(
  { weekBirth, weightBirthG }: Patient,
  { gestationDays, isWeekAlone }: GrowthSubject,
): PretermBirth | undefined {
  if (weekBirth === undefined || gestationDays === undefined || !isPreterm(gestationDays)) return undefined
  return isWeekAlone
    ? { weeks: weekBirth, weightG: weightBirthG }
    : { ...weeksAndDays(gestationDays), weightG: weightBirthG }
}

function xAxisOf(frame: ChartFrame, ticks: ChartAxis['ticks']): ChartAxis {
  const { definition, section, language } = frame
  const { axis } = definition
  const [from, to] = section
  const { label, unit, title } = axis.words(language.chart)
  return {
    label,
    unit,
    title: axis.title?.(section, correctedPart(frame), language.chart) ?? title,
    from,
    to,
    decimals: 1,
    ticks,
  }
}

/** How many of the visible values are plotted at a corrected age. */
function correctedPart({ values, section }: ChartFrame): Corrected {
  const visible = pointsInside(allPoints(values), section)
  const corrected = visible.filter(isAtCorrectedAge)
  if (corrected.length === 0) return 'none'
  return corrected.length === visible.length ? 'all' : 'some'
}

function yAxisOf(
  frame: ChartFrame,
  curves: DrawnCurves,
  target: ChartTarget | undefined,
  expected: ChartExpected | undefined,
): ChartAxis {
  const { definition, measure, language, section, settings, values } = frame
  const parameters: number[] = []
  for (const point of pointsInside(allPoints(values), section))
    if (isFollowed(point)) addReach(parameters, point, measure)
  const targetRange = target !== undefined && isInside(target.x, section) ? [target.lowest, target.highest] : []
  const ahead = (expected?.curves ?? []).flatMap(({ segments }) => extentOfSegments(segments))
  const drawn = [...(curves.extent ?? []), ...parameters, ...targetRange, ...ahead]
  const [from, to] = ySection({ measure, drawn: extent(drawn) ?? [0, 1], parameters, settings })
  const label = language.chart.measures[definition.measure]
  const unit = measure.per === undefined ? measure.unit : language.chart.per[measure.per](measure.unit)
  return {
    label,
    unit,
    title: unit === '' ? label : `${label} (${unit})`,
    from,
    to,
    decimals: measure.decimals,
    limit: measure.limit,
    ticks: valueTicks(from, to, language),
  }
}

/** Over a shorter time without a score, a velocity may be off by any amount: by the year, and by an infant's month or day, years. */
const leastYears = { ofChild: 0.5, ofInfant: 13.5 / daysPerYear } as const

/** What the axis has to hold of a value: of a velocity its error too, unless visits close together make anything of it. */
function addReach(to: number[], { y, interval, score }: ChartPoint, { per }: Pick<ChartMeasure, 'per'>): void {
  if (interval === undefined) {
    to.push(y)
    return
  }
  const { error = 0, years } = interval
  if (score !== undefined || years >= leastYears[per === 'year' ? 'ofChild' : 'ofInfant']) to.push(y - error, y + error)
}
