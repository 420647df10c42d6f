import type { Comparison, PatientRecord } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Without the sex there is no reference. */
export const genderMissing: Comparison<PatientRecord> = {
  code: 'gender_missing',
  target: 'gender',
  cases: [{ severity: 'hint', when: 'missing', source: ourChoice('Every reference is by sex.') }],
  check: ({ patient }) =>
    patient.gender === undefined
      ? { severity: 'hint', target: 'gender', code: 'gender_missing', parameters: {} }
      : undefined,
}
