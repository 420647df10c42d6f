import { dayNumber } from '../../../ground/model/calendar-date.js'
import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import type { MessageCode } from '../../../ground/model/message-parameters.js'
import type { Measurement, Patient } from '../../../ground/model/patient.js'
import { findUnusual } from '../../validation/engine.js'
import type { Finding, Findings } from '../../validation/findings.js'
import type { CourseBasis } from '../course-basis.js'
import { type CourseSigns, courseSigns } from './course-signs.js'
import { patientBefore } from './patient-before.js'

type GivenMeasure = Exclude<ExpectedMeasure, 'head'>

/** Hints that a value does not fit the course: nothing else is made of them, but a slip must not become the child's channel. */
const notFitting: { readonly [field in 'sizeCm' | 'weightKg']: readonly MessageCode[] } = {
  sizeCm: ['size_off_course', 'size_unchanged', 'size_shrinks'],
  weightKg: ['weight_off_course', 'weight_in_pounds'],
}

const targetOf = { sizeCm: 'size', weightKg: 'weight' } as const

const fieldsOf: { readonly [measure in GivenMeasure]: readonly (keyof typeof notFitting)[] } = {
  size: ['sizeCm'],
  weight: ['weightKg'],
  bmi: ['sizeCm', 'weightKg'],
}

/** The visits of a measure before the day, as indices, the youngest first, without those whose value is impossible. */
export interface GivenVisits {
  readonly given: readonly number[]
  /** Those that are impossible, not used, or do not fit the course; a single one with a warning. */
  readonly doubted: ReadonlySet<number>
  /** Whether a warning is on the size or the week at birth, or the size does not fit later growth. */
  readonly isBirthDoubted: boolean
}

/** What decides on the size at birth. */
const birthTargets: readonly string[] = ['birth_size', 'birth_weight', 'birth_week']

/** Which values of a measure are given, and which are in doubt. */
function givenVisits(
  { assessment, facts }: CourseBasis,
  { patient, visits }: Findings,
  measure: GivenMeasure,
): GivenVisits {
  const fields = fieldsOf[measure]
  const { measurements = [] } = assessment.submitted
  const isGiven = (visit: Measurement | undefined) => fields.every((field) => visit?.[field] !== undefined)
  const targets: readonly string[] = fields.map((field) => targetOf[field])
  const usable = fields.map((field) => new Set(facts.visits[targetOf[field]].map(({ index }) => index)))
  const codes = fields.flatMap((field) => notFitting[field])
  const known = assessment.days.order.filter((index) => isGiven(measurements[index]))
  const given = known.filter((index) => (assessment.findings.visits[index] ?? []).length === 0)
  // Nothing bears out a single value beyond what is usual.
  const isUnsupported = ({ severity, target }: Finding) =>
    known.length === 1 && severity === 'warning' && targets.includes(target)
  const isDoubted = (index: number) =>
    usable.some((indices) => !indices.has(index)) ||
    (visits[index] ?? []).some((finding) => codes.includes(finding.code) || isUnsupported(finding))
  const isBirthDoubted = patient.some(
    ({ severity, target, parameters }) =>
      birthTargets.includes(target) &&
      (severity !== 'hint' || ('neighbours' in parameters && parameters.neighbours !== undefined)),
  )
  return { given, doubted: new Set(known.filter(isDoubted)), isBirthDoubted }
}

/** What is known of a child whose growth is looked ahead to, and found in it: the same for every measure. */
export interface KnownGrowth {
  readonly course: CourseBasis
  /** For bone ages of the day itself. */
  readonly patient: Patient
  readonly findings: Findings
  readonly signs: CourseSigns
}

/** {@link KnownGrowth} of a measure: the same for every day. */
export interface GrowthOutlook extends KnownGrowth {
  readonly measure: GivenMeasure
  readonly visits: GivenVisits
}

/** {@link KnownGrowth} before a day, and how a further value of that day is assessed. */
export interface GrowthBefore extends KnownGrowth {
  readonly at: string
  readonly before: Patient
  readonly courseOf: (known: Patient) => CourseBasis
}

/** What is known from the latest value on. */
export function knownGrowth(course: CourseBasis, patient: Patient): KnownGrowth {
  return { course, patient, findings: findUnusual(course.assessment), signs: courseSigns(course) }
}

/** What was known of a patient before a day. */
export function growthBefore(patient: Patient, at: string, courseOf: GrowthBefore['courseOf']): GrowthBefore {
  const before = patientBefore(patient, dayNumber(at) as number)
  return { ...knownGrowth(courseOf(before), patient), at, before, courseOf }
}

/** How a measure is looked ahead to. */
export function growthOutlook(known: KnownGrowth, measure: GivenMeasure): GrowthOutlook {
  const { course, patient, findings, signs } = known
  return { course, patient, findings, signs, measure, visits: givenVisits(course, findings, measure) }
}
