import type { GrowthAge } from '../growth/growth-age.js'
import type { GrowthSubject } from '../growth/growth-subject.js'
import type { Gestation, ReferenceGroup } from '../languages/message-parameters.js'
import type { Gender, Patient } from '../model/patient.js'
import type { SpokenScore } from './spoken-score.js'

/** The children that a visit's reference speaks of. */
export function groupAtAge({ gender }: GrowthSubject, age: GrowthAge, { disease }: SpokenScore): ReferenceGroup {
  const { chronologicalYears, referenceYears, postmenstrualWeeks } = age
  const known = gender as Gender
  if (referenceYears < 0) return { gender: known, at: { kind: 'postmenstrual', weeks: postmenstrualWeeks as number } }
  const kind = referenceYears === chronologicalYears ? 'age' : 'correctedAge'
  return { gender: known, disease, at: { kind, years: referenceYears } }
}

/** The newborns that a reference for sizes at birth speaks of. */
export function groupAtBirth(subject: GrowthSubject, patient: Patient): ReferenceGroup {
  return { gender: subject.gender as Gender, at: { kind: 'gestation', ...gestationOf(subject, patient) } }
}

/** The duration of gestation as messages give it: completed weeks and, where they are known, days. */
export function gestationOf({ gestationDays = 0 }: GrowthSubject, { weekBirth, dayBirth }: Patient): Gestation {
  const dayKnown = dayBirth !== undefined || !Number.isInteger(weekBirth)
  const weeks = Math.floor(gestationDays / 7)
  return { weeks, days: dayKnown ? gestationDays - 7 * weeks : undefined }
}

/** Adults, of whom a reference for parents speaks. */
export function groupOfAdults(gender: Gender): ReferenceGroup {
  return { gender, at: { kind: 'adult' } }
}
