import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import type { MessageCode } from '../../../ground/model/message-parameters.js'
import type { Measurement } from '../../../ground/model/patient.js'
import type { Findings } from '../../validation/findings.js'
import type { CourseBasis } from '../course-basis.js'

type GivenMeasure = Exclude<ExpectedMeasure, 'head'>

/** Hints that a value does not fit the course: nothing else is made of them, but a slip must not become the child's channel. */
const notFitting: { readonly [field in 'sizeCm' | 'weightKg']: readonly MessageCode[] } = {
  sizeCm: ['size_off_course', 'size_unchanged', 'size_shrinks'],
  weightKg: ['weight_off_course', 'weight_in_pounds'],
}

const fieldsOf: { readonly [measure in GivenMeasure]: readonly (keyof typeof notFitting)[] } = {
  size: ['sizeCm'],
  weight: ['weightKg'],
  bmi: ['sizeCm', 'weightKg'],
}

/** The visits of a measure before the day, as indices, the youngest first, without those whose value is impossible. */
export interface GivenVisits {
  readonly given: readonly number[]
  /** Those that are impossible, not used, or do not fit the course. */
  readonly doubted: ReadonlySet<number>
  /** Whether a warning is on the size or the week at birth. */
  readonly isBirthDoubted: boolean
}

/** What decides on the size at birth. */
const birthTargets: readonly string[] = ['birth_size', 'birth_weight', 'birth_week']

/** Which values of a measure are given, and which are in doubt. */
export function givenVisits(
  { assessment, facts }: CourseBasis,
  { patient, visits }: Findings,
  measure: GivenMeasure,
): GivenVisits {
  const fields = fieldsOf[measure]
  const { measurements = [] } = assessment.submitted
  const isGiven = (visit: Measurement | undefined) => fields.every((field) => visit?.[field] !== undefined)
  const usable = fields.map(
    (field) => new Set(facts.visits[field === 'sizeCm' ? 'size' : 'weight'].map(({ index }) => index)),
  )
  const codes = fields.flatMap((field) => notFitting[field])
  const known = assessment.days.order.filter((index) => isGiven(measurements[index]))
  const given = known.filter((index) => (assessment.findings.visits[index] ?? []).length === 0)
  const isDoubted = (index: number) =>
    usable.some((indices) => !indices.has(index)) || (visits[index] ?? []).some(({ code }) => codes.includes(code))
  const isBirthDoubted = patient.some(({ severity, target }) => severity !== 'hint' && birthTargets.includes(target))
  return { given, doubted: new Set(known.filter(isDoubted)), isBirthDoubted }
}
