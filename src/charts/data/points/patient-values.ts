import { ageAtDate, growthAge } from '../../../clinical/growth/growth-age.js'
import type { MeasurementGrowth } from '../../../clinical/growth/patient-growth.js'
import { type ScoredValue, scoreOfPercentile, valueAt } from '../../../clinical/references/distribution.js'
import type { AssessedMeasure } from '../../../clinical/references/measures/measure-set.js'
import type { SeriesName } from '../../../clinical/references/reference-set.js'
import type { ScoredField } from '../../../clinical/validation/deciding-score.js'
import { heightLossOf } from '../../../clinical/validation/doubted-values.js'
import { findUnusual, type PatientAssessment } from '../../../clinical/validation/engine.js'
import type { Finding, Findings } from '../../../clinical/validation/findings.js'
import { valuesLeftOut } from '../../../clinical/validation/values-left-out.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { ClinicMeasureName } from '../../../ground/model/clinic-values.js'
import { mostMarkersDrawn, mostValuesDrawn } from '../../../ground/model/limits.js'
import type { Measurement } from '../../../ground/model/patient.js'
import type { MessageTarget } from '../../../ground/model/validation-message.js'
import { plainText } from '../../../ground/text/plain-text.js'
import type { ChartDefinition, Visit } from '../../types/chart-definition.js'
import type { ChartMeasure, MeasuredField } from '../../types/measures.js'
import type { ChartBirth, ChartBoneAge, ChartMarker, ChartPoint, ChartRung } from '../chart-data.js'
import { pointClass } from './point-class.js'
import { calendarDate, generalScoreOf, pretermAge, scoreOf } from './point-score.js'
import {
  chartedFields,
  findingsAbout,
  findingTexts,
  lacksDay,
  type UnusedValue,
  unusedValues,
} from './unused-values.js'

/** What a chart shows of a patient. */
export interface PatientValues {
  /** What the checks found, asked once for all that is said of the values. */
  readonly findings: Findings
  readonly points: readonly ChartPoint[]
  /** On a chart of velocity: what was measured and is not compared, because its neighbours contradict it. */
  readonly notCompared?: readonly ChartPoint[] | undefined
  readonly birth: ChartBirth | undefined
  readonly unused: readonly UnusedValue[]
  readonly boneAges: readonly ChartBoneAge[]
  readonly markers: readonly ChartMarker[]
  /** How many earlier ones there are than are drawn. */
  readonly beyondLimit: { readonly points: number; readonly markers: number }
}

/** What a chart shows of a patient, and what it can't show. */
export function patientValues(
  definition: ChartDefinition,
  measure: ChartMeasure,
  assessment: PatientAssessment,
  language: ChartLanguage,
): PatientValues {
  const findings = findUnusual(assessment)
  const allMeasured = measuredPoints({ definition, measure, assessment, language, findings })
  const points = latestValues(allMeasured, mostValuesDrawn)
  const allMarkers = datedMarkers(definition, assessment)
  const markers = latestValues(allMarkers, mostMarkersDrawn)
  return {
    findings,
    points,
    birth: birthPoint(definition, measure, assessment),
    unused: unusedValues(definition, measure, assessment, language),
    boneAges: boneAgePoints(definition, assessment, points),
    markers,
    beyondLimit: { points: allMeasured.length - points.length, markers: allMarkers.length - markers.length },
  }
}

/** The latest of some values or events, in their order; one without an age counts as the earliest. */
export function latestValues<Value extends { readonly ageYears?: number | undefined }>(
  values: readonly Value[],
  most: number,
): readonly Value[] {
  if (values.length <= most) return values
  const age = ({ ageYears }: Value) => ageYears ?? Number.NEGATIVE_INFINITY
  const latest = new Set([...values].sort((a, b) => Math.sign(age(b) - age(a)) || 0).slice(0, most))
  return values.filter((value) => latest.has(value))
}

/** The value at birth and those measured since. */
export function allPoints({ points, birth }: PatientValues): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points]
}

/** What is shown of a patient, and what the checks found. */
interface ValueSource {
  readonly definition: ChartDefinition
  readonly measure: ChartMeasure
  readonly assessment: PatientAssessment
  readonly language: ChartLanguage
  readonly findings: Findings
}

/** What the points of a measure are made from. */
interface PointSource extends ValueSource {
  /** What findings about the value are about. */
  readonly targets: readonly MessageTarget[]
  readonly doubtful: ReadonlyMap<number, ScoredField>
}

function measuredPoints(given: ValueSource): ChartPoint[] {
  const { definition, measure, assessment, findings } = given
  // A point by length is off where its length is.
  const fields: readonly MeasuredField[] = definition.axis.hasOwnScores ? [...measure.fields, 'sizeCm'] : measure.fields
  const targets = fields.map((field) => chartedFields[field].target)
  if (measure.scored === 'bmi') targets.push('bmi')
  const doubtful = doubtfulVisits(fields, assessment, findings)
  const source = { ...given, targets, doubtful }
  const points: ChartPoint[] = []
  assessment.patient.measurements?.forEach((measurement, index) => {
    const point = measuredPoint(measurement, index, source)
    if (point !== undefined) points.push(point)
  })
  return points.sort((a, b) => a.x - b.x)
}

/** The value of a visit; undefined where it has no place on the axes. */
function measuredPoint(
  measurement: Measurement,
  measurementIndex: number,
  source: PointSource,
): ChartPoint | undefined {
  const { definition, measure, language, targets, doubtful } = source
  const { axis } = definition
  const { subject, measurements } = source.assessment.growth
  const measured = measurements[measurementIndex] as MeasurementGrowth
  const visit: Visit = { age: measured.age, sizeCm: measurement.sizeCm, sizePosition: measurement.sizePosition }
  const y = measure.value(measurement, measured)
  const x = axis.x(visit)
  const given = source.assessment.submitted.measurements?.[measurementIndex]
  if (x === undefined || y === undefined || lacksDay(given, measurement, measured)) return undefined
  const { own, general } = scoresOf(visit, y, measured, source)
  const preterm = pretermAge(axis, subject, visit)
  const findings = source.findings.visits[measurementIndex]
  // Member by member: put together by spreads, a point takes four times its room.
  return {
    measurementIndex,
    date: calendarDate(measurement.date),
    ageYears: measured.age?.chronologicalYears,
    x,
    y,
    uncorrectedX: preterm.uncorrectedX,
    isWeekAlone: preterm.isWeekAlone,
    postmenstrualWeeks: preterm.postmenstrualWeeks,
    correctedYears: preterm.correctedYears,
    score: own.score,
    percentile: own.percentile,
    reference: own.reference,
    approximate: own.approximate,
    generalScore: general,
    ...pointClass(definition, subject, measured, doubtful.get(measurementIndex)),
    clinicClass: doubtful.has(measurementIndex)
      ? undefined
      : measure.clinic && clinicEntry(measure.clinic, measured)?.class,
    warnings: warningsAbout(measure, targets, findings, language),
    isDoubtful: doubtful.has(measurementIndex) || undefined,
    likelyMeant: likelyMeant(measure, findings),
    heightLoss: measure.fields.join() === 'sizeCm' ? heightLossOf(findings) : undefined,
  }
}

/** The scores of a value by the chart's reference, and beside it by the general one. */
function scoresOf(
  visit: Visit,
  y: number,
  measured: MeasurementGrowth,
  { definition, measure, assessment, language }: PointSource,
): { readonly own: ReturnType<typeof scoreOf>; readonly general: ReturnType<typeof generalScoreOf> } {
  const { axis, series, background, disease } = definition
  const scoreBy = (name: SeriesName) =>
    axis.assess(assessment.growth.subject, name, visit, measure.toReference?.(y) ?? y)
  const scored = axis.hasOwnScores ? scoreBy(background ?? series) : resultScore(measure, measured)
  const whose = disease && language.chart.diseases[disease]
  if (whose !== undefined) return { own: scoreOf(scoreBy(series), whose), general: generalScoreOf(scored) }
  return { own: scoreOf(scored), general: generalScoreOf(measure.beside && measured.scored[measure.beside]) }
}

/** What the checks of a visit say of its value; undefined where they say nothing. */
function warningsAbout(
  measure: ChartMeasure,
  targets: readonly MessageTarget[],
  findings: readonly Finding[] = [],
  language: ChartLanguage,
): readonly string[] | undefined {
  if (findings.length === 0) return undefined
  const warnings = findingTexts(findingsAbout(measure, findings), 'warning', targets, language)
  return warnings.length > 0 ? warnings : undefined
}

/** What was probably meant by the value of a visit, where a warning names a slip. */
function likelyMeant({ fields }: ChartMeasure, findings: readonly Finding[] = []): number | undefined {
  const target = fields.length === 1 ? chartedFields[fields[0] as MeasuredField].target : undefined
  for (const { severity, parameters, ...about } of findings) {
    if (severity !== 'warning' || about.target !== target) continue
    if ('slip' in parameters) return parameters.slip?.meant
    if ('meantKg' in parameters) return parameters.meantKg
  }
  return undefined
}

const noVisits: ReadonlyMap<number, ScoredField> = new Map()
const scoredFields: readonly MeasuredField[] = ['sizeCm', 'weightKg', 'headCm', 'seatCm'] satisfies ScoredField[]

/** The visits whose value, or one that it follows from, has a warning that its neighbours don't bear out, and which that is. */
function doubtfulVisits(
  fields: readonly MeasuredField[],
  assessment: PatientAssessment,
  all: Findings,
): ReadonlyMap<number, ScoredField> {
  if (!all.visits.some((findings) => findings.some(({ severity }) => severity === 'warning'))) return noVisits
  const scored = fields.filter((field): field is ScoredField => scoredFields.includes(field))
  return new Map(
    scored.flatMap((field) => [...valuesLeftOut(assessment, field, all)].map((of) => [of, field] as const)),
  )
}

/** What a clinic measured besides growth, as the patient's result has it. */
function clinicEntry(name: ClinicMeasureName, { clinic }: MeasurementGrowth): AssessedMeasure | undefined {
  return clinic?.find(({ measure }) => measure === name)
}

function resultScore({ scored, clinic }: ChartMeasure, measured: MeasurementGrowth): ScoredValue | undefined {
  if (clinic !== undefined) return clinicEntry(clinic, measured)?.scored
  return scored && measured.scored[scored]
}

function boneAgePoints(
  { axis, showsBoneAge }: ChartDefinition,
  { patient }: PatientAssessment,
  points: readonly ChartPoint[],
): ChartBoneAge[] {
  const { boneAgeX } = axis
  if (!showsBoneAge || boneAgeX === undefined) return []
  const boneAges: ChartBoneAge[] = []
  for (const { measurementIndex, x, y } of points) {
    const years = measurementIndex === undefined ? undefined : patient.measurements?.[measurementIndex]?.boneAgeYears
    if (measurementIndex === undefined || years === undefined) continue
    boneAges.push({ measurementIndex, x: boneAgeX(years), y, pointX: x })
  }
  return boneAges
}

function datedMarkers({ axis }: ChartDefinition, { patient, growth }: PatientAssessment): ChartMarker[] {
  const markers: ChartMarker[] = []
  for (const { text, date, until, kind } of patient.markers ?? []) {
    const day = calendarDate(date)
    const age = day === undefined ? undefined : ageAtDate(growth.subject, day)
    const x = axis.x({ age })
    if (day === undefined || age === undefined || x === undefined) continue
    const end = calendarDate(until)
    const untilX = end === undefined ? undefined : axis.x({ age: ageAtDate(growth.subject, end) })
    const period = untilX !== undefined && untilX > x ? { until: end, untilX } : {}
    const preterm = pretermAge(axis, growth.subject, { age })
    markers.push({ x, text: plainText(text), date: day, ageYears: age.chronologicalYears, preterm, kind, ...period })
  }
  return markers.sort((a, b) => a.x - b.x)
}

/** The percentiles of the reference at birth that a chart shows beside the value. */
const rungs = [3, 50, 97] as const

/**
 * The value at birth. On every chart it is scored by the reference for size at
 * birth, by gestation: the patient's result has the same score.
 */
function birthPoint(
  { axis }: ChartDefinition,
  measure: ChartMeasure,
  { patient, growth }: PatientAssessment,
): ChartBirth | undefined {
  const visit = { age: growthAge(growth.subject, 0), sizeCm: patient.sizeBirthCm }
  const x = axis.x(visit)
  const y = measure.birth?.(patient)
  if (x === undefined || y === undefined) return undefined
  const scored = measure.birthScored?.(growth.birth)
  return {
    date: calendarDate(patient.dateOfBirth),
    ageYears: 0,
    x,
    y,
    ...pretermAge(axis, growth.subject, visit),
    ...scoreOf(scored),
    // Its percentiles by gestation have no place on an axis of body length.
    ladder: scored === undefined || axis.hasOwnScores ? [] : ladderOf(scored),
  }
}

function ladderOf({ place }: ScoredValue): ChartRung[] {
  const ladder: ChartRung[] = []
  for (const percentile of rungs) {
    const y = valueAt(place, scoreOfPercentile(percentile))
    if (y !== undefined) ladder.push({ percentile, y })
  }
  return ladder
}
