import type { Measurement } from '../../model/patient.js'
import type { Comparison, UsablePatient, UsableVisit } from '../rule.js'
import { ourChoice } from '../sources.js'

function isMeasured({ sizeCm, weightKg, headCm, seatCm }: Measurement): boolean {
  return sizeCm !== undefined || weightKg !== undefined || headCm !== undefined || seatCm !== undefined
}

/** Without a date of birth dated visits have no age: one message for all of them. */
export const dateOfBirthMissing: Comparison<UsablePatient> = {
  code: 'date_of_birth_missing',
  target: 'date_of_birth',
  cases: [
    {
      severity: 'hint',
      when: 'missing, and a measurement states no age',
      source: ourChoice('Every reference is by age; the reader should know why there is no score.'),
    },
  ],
  check: ({ submitted, patient: { measurements = [] } }) =>
    submitted.dateOfBirth === undefined &&
    measurements.some((visit, i) => submitted.measurements?.[i]?.ageInYears === undefined && isMeasured(visit))
      ? { severity: 'hint', target: 'date_of_birth', code: 'date_of_birth_missing', parameters: {} }
      : undefined,
}

/** A visit with neither a date nor an age. */
export const dateMissing: Comparison<UsableVisit> = {
  code: 'date_missing',
  target: 'date',
  cases: [
    {
      severity: 'hint',
      when: 'missing, and no age is stated though the date of birth is known',
      source: ourChoice('Every reference is by age; the reader should know why there is no score.'),
    },
  ],
  check: ({ submitted, visit, bornOn }) =>
    bornOn !== undefined && submitted.date === undefined && submitted.ageInYears === undefined && isMeasured(visit)
      ? { severity: 'hint', target: 'date', code: 'date_missing', parameters: {} }
      : undefined,
}
