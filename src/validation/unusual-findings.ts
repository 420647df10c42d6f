import { bodyMassIndex } from '../growth/body-mass-index.js'
import type { GrowthAge } from '../growth/growth-age.js'
import type { GrowthSubject } from '../growth/growth-subject.js'
import type { MeasurementGrowth } from '../growth/measurement-growth.js'
import type { PatientGrowth } from '../growth/patient-growth.js'
import { scoreAtAge } from '../growth/scored.js'
import type { KnownDisease, Measurement, Patient } from '../model/patient.js'
import { unusualBmi } from './bmi-findings.js'
import { addFindings, type Finding, type Findings, speaksOf } from './finding.js'
import { groupAtAge } from './reference-group.js'
import type { CourseVisit, PatientDays, PatientScoreRule } from './rule.js'
import {
  betweenVisits,
  offCourseRules,
  patientValues,
  unusualInPatient,
  unusualInVisit,
  visitValues,
} from './rules/index.js'
import { looksSwapped } from './rules/size-weight-swapped.js'
import {
  type ScoredField,
  type SpokenScore,
  spokenDiseases,
  spokenScore,
  uncapped,
  type VisitScores,
} from './spoken-score.js'
import { ordinaryScore, unusualValue } from './value-findings.js'

/** What is known once the impossible is out of use and growth has been computed. */
export interface UsableGrowth {
  readonly submitted: Patient
  readonly patient: Patient
  readonly growth: PatientGrowth
  /** The dates of the usable patient. */
  readonly days: PatientDays
  /** The indices of the measurements, the youngest first. */
  readonly order: readonly number[]
  readonly impossible: Findings
}

/** Everything found: the impossible, and what is unusual in the rest. */
export function allFindings(usable: UsableGrowth): Findings {
  const diseases = spokenDiseases(usable.patient)
  const course = usable.order.map((index) => courseVisit(usable, diseases, index))
  for (const { check } of offCourseRules) check(course)
  for (const visit of course) addUnusualTogether(usable, diseases, visit)
  for (const { check } of betweenVisits) check(course)
  const visits: (readonly Finding[] | undefined)[] = new Array(course.length)
  for (const { index, found } of course) visits[index] = found
  return { patient: patientFindings(usable), visits }
}

function patientFindings({ submitted, patient, growth, days, impossible }: UsableGrowth): readonly Finding[] {
  const found = [...impossible.patient]
  for (const rule of patientValues) {
    const value = patient[rule.field]
    if (value === undefined) continue
    const group = () => (rule.score as PatientScoreRule).group(growth, patient)
    addFindings(found, unusualValue(rule, value, uncapped(rule.score?.assessed(growth)), group))
  }
  const scope = { submitted, patient, growth, days, found }
  for (const { check } of unusualInPatient) addFindings(found, check(scope))
  return found
}

/** A visit with its scores and what its single values tell. */
function courseVisit(usable: UsableGrowth, diseases: readonly KnownDisease[], index: number): CourseVisit {
  const { patient, growth, days, impossible } = usable
  const visit = patient.measurements?.[index] as Measurement
  const own = growth.measurements[index] as MeasurementGrowth
  const score = (measure: 'size' | 'weight' | 'head' | 'seat', value: number | undefined) =>
    spokenScore(diseases, growth.subject, own, measure, value)
  const scores: VisitScores = {
    sizeCm: score('size', visit.sizeCm),
    weightKg: score('weight', visit.weightKg),
    headCm: score('head', visit.headCm),
    seatCm: score('seat', visit.seatCm),
  }
  const found: Finding[] = [...(impossible.visits[index] ?? [])]
  for (const rule of visitValues) {
    const value = visit[rule.field]
    if (value === undefined) continue
    const spoken = rule.score === undefined ? undefined : scores[rule.field as ScoredField]
    const group = () => groupAtAge(growth.subject, own.age as GrowthAge, spoken as SpokenScore)
    addFindings(found, unusualValue(rule, value, spoken, group))
  }
  const subject = diseases.length === 0 ? growth.subject : undefined
  const explained = explainedBySwap(subject, own.age, visit, found)
  return { index, day: days.visits[index], visit, age: own.age, scores, found: explained }
}

/** Height and weight swapped explain that both are odd, in opposite directions. */
function explainedBySwap(
  subject: GrowthSubject | undefined,
  age: GrowthAge | undefined,
  { sizeCm, weightKg }: Measurement,
  found: Finding[],
): Finding[] {
  if (found.length < 2 || sizeCm === undefined || weightKg === undefined) return found
  const size = found.find(({ code }) => code === 'size_score')
  const weight = found.find(({ code }) => code === 'weight_score')
  if (size === undefined || weight === undefined || !looksSwapped(subject, age, sizeCm, weightKg)) return found
  const severity = size.severity === 'warning' || weight.severity === 'warning' ? 'warning' : 'hint'
  return [
    ...found.filter((finding) => finding !== size && finding !== weight),
    { severity, target: 'size', code: 'size_weight_swapped', parameters: { sizeCm, weightKg } },
  ]
}

function addUnusualTogether(
  { submitted, growth, days }: UsableGrowth,
  diseases: readonly KnownDisease[],
  at: CourseVisit,
): void {
  const { index, visit, found } = at
  const own = growth.measurements[index] as MeasurementGrowth
  addUnusualBmi(growth, diseases, own, at)
  const scope = {
    submitted: submitted.measurements?.[index] as Measurement,
    visit,
    gender: growth.subject.gender,
    bornOn: days.birth,
    dated: days.birth !== undefined && days.visits[index] !== undefined,
    growth: own,
  }
  for (const { check } of unusualInVisit) addFindings(found, check(scope))
}

/**
 * An unusual index is spoken of only where neither height nor weight is odd
 * itself. An impossible one keeps its error, which says why there is no index,
 * unless a slip put right makes it ordinary.
 */
function addUnusualBmi(
  growth: PatientGrowth,
  diseases: readonly KnownDisease[],
  own: MeasurementGrowth,
  { visit, found }: CourseVisit,
): void {
  if (found.length > 0 && (speaksOf(found, 'size') || speaksOf(found, 'weight'))) {
    const said = found.findIndex(({ target }) => target === 'bmi')
    if (said >= 0 && slipExplainsBmi(growth, diseases, own, visit, found)) found.splice(said, 1)
    return
  }
  const { bmi: index } = own
  if (index === undefined) return
  const spoken = spokenScore(diseases, growth.subject, own, 'bmi', index)
  const group = () => groupAtAge(growth.subject, own.age as GrowthAge, spoken as SpokenScore)
  addFindings(found, unusualBmi(visit, index, spoken, group))
}

/** Whether the index is ordinary once the slips that the messages name are put right. */
function slipExplainsBmi(
  { subject }: PatientGrowth,
  diseases: readonly KnownDisease[],
  own: MeasurementGrowth,
  { sizeCm, weightKg }: Measurement,
  found: readonly Finding[],
): boolean {
  const bmi = bodyMassIndex(meantBy(found, 'weight') ?? weightKg, meantBy(found, 'size') ?? sizeCm)
  const scored = { ...own.scored, bmi: scoreAtAge(subject, 'bmi', own.age, bmi) }
  const spoken = spokenScore(diseases, subject, { ...own, bmi, scored }, 'bmi', bmi)
  return spoken !== undefined && Math.abs(spoken.score) <= ordinaryScore
}

/** What was probably meant, where a message names a slip. */
function meantBy(found: readonly Finding[], field: 'size' | 'weight'): number | undefined {
  const parameters = found.find(({ target }) => target === field)?.parameters
  return parameters !== undefined && 'slip' in parameters ? parameters.slip?.meant : undefined
}
