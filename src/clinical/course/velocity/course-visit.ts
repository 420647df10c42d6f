import type { GainMeasure } from '../../../ground/model/course-names.js'
import type { Measurement, SizePosition } from '../../../ground/model/patient.js'
import type { GrowthAge } from '../../growth/growth-age.js'
import type { PatientGrowth } from '../../growth/patient-growth.js'
import type { VisitScoredValue } from '../../growth/score-at-age.js'
import { positionAt } from '../../growth/size-position.js'
import type { PatientAssessment } from '../../validation/engine.js'
import { valuesLeftOut } from '../../validation/values-left-out.js'
import type { VelocityReference } from './velocity-references.js'

/** A value that is in use, at an age. */
export interface CourseVisit {
  readonly index: number
  readonly age: GrowthAge
  readonly value: number
  readonly position: SizePosition
  readonly scored: VisitScoredValue | undefined
  readonly measurement: Measurement
  /** Of the latest visit: the age at the latest value after it, where those are left out or impossible. */
  readonly leftOutUntil?: GrowthAge | undefined
}

/** What the course is read from: the usable patient, what follows from it, and the reference of velocity. */
export interface CourseFacts {
  readonly growth: PatientGrowth
  readonly visits: { readonly [measure in GainMeasure]: readonly CourseVisit[] }
  readonly velocity: VelocityReference
  /** The ages at which a treatment of growth began or ended, years since birth, ascending. */
  readonly treatmentChanges: readonly number[]
  /** A girl's age at her menarche, years since birth, where it is known. */
  readonly menarcheYears: number | undefined
}

/** The field of a measure. */
export const gainFields: { readonly [measure in GainMeasure]: 'sizeCm' | 'weightKg' | 'headCm' } = {
  size: 'sizeCm',
  weight: 'weightKg',
  head: 'headCm',
}

/**
 * The visits with a value of a measure that is in use, the youngest first: without those
 * whose warning the neighbouring visits don't explain.
 */
export function courseVisits(assessment: PatientAssessment, measure: GainMeasure): readonly CourseVisit[] {
  const { submitted, patient, growth, days } = assessment
  const field = gainFields[measure]
  const doubtful = valuesLeftOut(assessment, field)
  const visits: CourseVisit[] = []
  let leftOut: GrowthAge | undefined
  for (const index of days.order) {
    const measurement = patient.measurements?.[index]
    const visit = growth.measurements[index]
    const isGiven = submitted.measurements?.[index]?.[field] !== undefined
    if (measurement === undefined || visit?.age === undefined || !isGiven) continue
    const { age } = visit
    const value = measurement[field]
    if (value === undefined || doubtful.has(index)) {
      if (leftOut === undefined || yearsApart(leftOut, age) > 0) leftOut = age
      continue
    }
    const position = measurement.sizePosition ?? positionAt(age.chronologicalYears)
    visits.push({ index, age, value, position, scored: visit.scored[measure], measurement })
  }
  // The order is by date where there is one; without a date of birth, ages are as stated and may contradict it.
  visits.sort((a, b) => a.age.chronologicalYears - b.age.chronologicalYears)
  const latest = visits.pop()
  if (latest === undefined) return visits
  const isLater = leftOut !== undefined && yearsApart(latest.age, leftOut) > 0
  return [...visits, isLater ? { ...latest, leftOutUntil: leftOut } : latest]
}

/**
 * The heads with their scores by WHO, which scores them from birth on; to 24 months, where the set goes on by another
 * reference. Undefined where the latest head has no score by WHO beside the set's.
 */
export function headsByWho(assessment: PatientAssessment): readonly CourseVisit[] | undefined {
  const byWho = (index: number) => assessment.growth.measurements[index]?.scored.headWho
  const heads = courseVisits(assessment, 'head')
  if (byWho(heads.at(-1)?.index ?? -1) === undefined) return undefined
  return heads.map((visit) => ({ ...visit, scored: byWho(visit.index) ?? visit.scored }))
}

/** Years from one age to another. */
export function yearsApart(from: GrowthAge, to: GrowthAge): number {
  return to.chronologicalYears - from.chronologicalYears
}
