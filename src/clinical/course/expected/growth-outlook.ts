import { dayNumber } from '../../../ground/model/calendar-date.js'
import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import type { Patient } from '../../../ground/model/patient.js'
import { findUnusual } from '../../validation/engine.js'
import type { Findings } from '../../validation/findings.js'
import type { CourseBasis } from '../course-basis.js'
import { type CourseSigns, courseSigns } from './course-signs.js'
import { type GivenVisits, givenVisits } from './given-visits.js'
import { patientBefore } from './patient-before.js'

/** What is known of a child whose growth is looked ahead to, and found in it: the same for every measure. */
export interface KnownGrowth {
  readonly course: CourseBasis
  /** For bone ages of the day itself. */
  readonly patient: Patient
  readonly findings: Findings
  readonly signs: CourseSigns
}

/** {@link KnownGrowth} of a measure: the same for every day. */
export interface GrowthOutlook extends Omit<KnownGrowth, 'findings'> {
  readonly measure: Exclude<ExpectedMeasure, 'head'>
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
export function growthOutlook(
  { findings, ...known }: KnownGrowth,
  measure: Exclude<ExpectedMeasure, 'head'>,
): GrowthOutlook {
  return { ...known, measure, visits: givenVisits(known.course, findings, measure) }
}
