import { daysPerYear, monthsPerYear } from '../../ground/model/calendar-date.js'
import type { MessageCode } from '../../ground/model/message-parameters.js'
import type { Measurement, Patient } from '../../ground/model/patient.js'
import {
  type MeasurementGrowth,
  measurementGrowth,
  type OutOfUse,
  type PatientGrowth,
} from '../growth/patient-growth.js'
import { impossibleVisitRules, patientFieldRules, rulesFor } from './asked-rules.js'
import { decidingScores } from './deciding-score.js'
import type { Finding, Findings } from './findings.js'
import type { PatientDays } from './patient-days.js'
import type { AnyRule, AssessedVisit, Case, Verdict, VisitFields } from './rule.js'

/** The result of phase one: the usable patient, the derived values that must not be used, and the findings. */
export interface UsablePatient {
  /** Without impossible values; with as many measurements, in the same order. */
  readonly patient: Patient
  /** By measurement. */
  readonly outOfUse: readonly (OutOfUse | undefined)[]
  readonly findings: Findings
}

/** A patient, checked and computed. */
export interface PatientAssessment {
  readonly submitted: Patient
  /** Without impossible values; with as many measurements, in the same order. */
  readonly patient: Patient
  /** The dates as submitted. */
  readonly days: PatientDays
  /** Everything that follows from the usable patient. */
  readonly growth: PatientGrowth
  /** What is impossible. */
  readonly findings: Findings
}

/** Phase one: what is impossible, and what that discards. It reads only fields and dates. */
export function findImpossible(submitted: Patient, days: PatientDays): UsablePatient {
  const general = checkFields(submitted, patientFieldRules, (patient) => ({ patient, days }))
  const birthDay = general.usable.dateOfBirth === undefined ? undefined : days.birth
  const { measurements = [] } = submitted
  const { fields } = rulesFor(measurements)
  const visits = measurements.map((measurement, index) =>
    checkFields(measurement, fields, (visit) => visitFields(visit, days.visits[index], birthDay, days.today)),
  )
  const isChanged = visits.some(({ usable }, index) => usable !== measurements[index])
  return {
    patient: isChanged ? { ...general.usable, measurements: visits.map(({ usable }) => usable) } : general.usable,
    outOfUse: visits.map(({ findings }) => outOfUse(findings)),
    findings: { patient: general.findings, visits: visits.map(({ findings }) => findings) },
  }
}

function visitFields(
  visit: Measurement,
  submittedDay: number | undefined,
  birthDay: number | undefined,
  today: number,
): VisitFields {
  const day = visit.date === undefined ? undefined : submittedDay
  const isDated = day !== undefined && birthDay !== undefined
  return { visit, day, birthDay, ageYears: isDated ? (day - birthDay) / daysPerYear : visit.ageInYears, today }
}

/** Asks rules in order, each about the fields that the rules before it have left. */
function checkFields<Fields extends object, Scope>(
  submitted: Fields,
  asked: readonly (AnyRule & { readonly find: (scope: Scope) => Verdict | readonly Verdict[] | undefined })[],
  scopeOf: (usable: Fields) => Scope,
): { readonly usable: Fields; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  let usable = submitted
  let scope = scopeOf(usable)
  for (const rule of asked) {
    const answer = rule.find(scope)
    if (answer === undefined || !record(rule, answer, findings)) continue
    usable = withoutDropped(submitted, findings)
    scope = scopeOf(usable)
  }
  return { usable, findings }
}

/**
 * Phase two begins with the impossible, whose likely cause growth may show. If
 * that takes other fields out of use, the growth of the visit is computed again.
 */
export function explainImpossible(assessment: PatientAssessment): PatientAssessment {
  const { patient, days, growth, findings } = assessment
  if (findings.visits.every(({ length }) => length === 0)) return assessment
  const measurements = [...(patient.measurements ?? [])]
  const growths = [...growth.measurements]
  const visits = findings.visits.map((impossible, index) => {
    if (impossible.length === 0) return impossible
    const visit = assessedVisit(assessment, index)
    for (const rule of impossibleVisitRules) {
      if (!record(rule, rule.find(visit), visit.findings)) continue
      const usable = withoutDropped(visit.submitted, visit.findings)
      measurements[index] = usable
      growths[index] = measurementGrowth(growth.subject, usable, days.visits[index], outOfUse(visit.findings))
    }
    return visit.findings
  })
  return {
    ...assessment,
    patient: { ...patient, measurements },
    growth: { ...growth, measurements: growths },
    findings: { ...findings, visits },
  }
}

/** Phase two continues with what is unusual. */
export function findUnusual(assessment: PatientAssessment): Findings {
  const { submitted, patient: usable, days, growth, findings } = assessment
  const visits = findings.visits.map((_, index) => assessedVisit(assessment, index))
  const course = days.order.map((index) => visits[index] as Recorded<AssessedVisit>)
  const patient = { submitted, patient: usable, days, growth, visits: course, findings: findings.patient.slice() }
  for (const rule of rulesFor(submitted.measurements ?? []).unusual) {
    if (rule.asks === 'patient') {
      const answer = rule.find(patient)
      if (answer !== undefined) record(rule, answer, patient.findings)
    } else if (rule.asks === 'visit') {
      for (const visit of course) {
        const answer = rule.find(visit)
        if (answer !== undefined) record(rule, answer, visit.findings)
      }
    } else for (const verdict of rule.find(course)) record(rule, verdict, visits[verdict.index]?.findings ?? [])
  }
  return { patient: patient.findings, visits: visits.map((visit) => visit.findings) }
}

/** A scope whose findings the engine adds to. */
type Recorded<Scope> = Scope & { readonly findings: Finding[] }

/** A baseline visit comes up to two months before a treatment begins, and most of its effect within a year, and a day for leap years: days, our own choice. */
const nearTreatment = { before: (2 * daysPerYear) / monthsPerYear, after: daysPerYear + 1 } as const

function isNearTreatment({ markers = [] }: Patient, days: PatientDays, day: number | undefined): boolean {
  return markers.some(({ kind }, i) => {
    const begin = days.markers[i]?.date
    if ((kind !== 'growth-hormone' && kind !== 'puberty-suppression') || begin === undefined || day === undefined)
      return false
    return begin - day <= nearTreatment.before && day - begin <= nearTreatment.after
  })
}

/** A visit as rules of phase two see it. */
export function assessedVisit(
  { submitted, patient, days, growth, findings }: PatientAssessment,
  index: number,
): Recorded<AssessedVisit> {
  const visit = patient.measurements?.[index] as Measurement
  const visitGrowth = growth.measurements[index] as MeasurementGrowth
  const day = visit.date === undefined ? undefined : days.visits[index]
  return {
    index,
    submitted: submitted.measurements?.[index] as Measurement,
    visit,
    day,
    today: days.today,
    inZone: days.inZone,
    subject: growth.subject,
    growth: visitGrowth,
    isTreated: isNearTreatment(patient, days, day),
    scores: decidingScores(growth.subject, visitGrowth, visit),
    findings: findings.visits[index]?.slice() ?? [],
  }
}

/** A patient or measurement without the fields that its findings take out of use. */
function withoutDropped<Fields extends object>(fields: Fields, findings: readonly Finding[]): Fields {
  let usable = fields
  for (const { drops = [] } of findings) {
    for (const field of drops) if (field in usable) usable = { ...usable, [field]: undefined }
  }
  return usable
}

/** Derived values that findings take out of use. */
function outOfUse(findings: readonly Finding[]): OutOfUse | undefined {
  if (findings.length === 0) return undefined
  return findings.some(({ drops }) => drops?.includes('bmi')) ? { bmi: true } : undefined
}

/**
 * Records what a rule answers: a finding gets the rule's code and target, and
 * the severity of the case it names.
 *
 * @returns whether it takes anything out of use
 */
function record(rule: AnyRule, answer: Verdict | readonly Verdict[] | undefined, findings: Finding[]): boolean {
  if (answer === undefined) return false
  if (isList(answer)) return answer.filter((verdict) => record(rule, verdict, findings)).length > 0
  if ('extends' in answer) {
    const index = findings.findIndex(({ code }) => code === answer.extends)
    const extended = findings[index] as Finding
    const { severity = extended.severity } = answer
    findings[index] = { ...extended, severity, parameters: { ...extended.parameters, ...answer.parameters } } as Finding
    return false
  }
  for (const code of answer.withdraws ?? []) withdraw(findings, code)
  if (!('case' in answer)) return false
  const { case: name, parameters, drops } = answer
  const { severity } = rule.cases[name] as Case
  findings.push({ severity, target: rule.target, code: rule.code, case: name, parameters, drops })
  return drops !== undefined
}

function isList(answer: Verdict | readonly Verdict[]): answer is readonly Verdict[] {
  return Array.isArray(answer)
}

function withdraw(findings: Finding[], code: MessageCode): void {
  const index = findings.findIndex((finding) => finding.code === code)
  if (index >= 0) findings.splice(index, 1)
}
