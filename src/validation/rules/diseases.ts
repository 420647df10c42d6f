import { diseaseReferences, isKnownDisease } from '../../growth/disease.js'
import type { KnownDisease } from '../../model/patient.js'
import { echoedText } from '../echoed-text.js'
import type { Finding } from '../finding.js'
import type { Comparison, PatientRecord } from '../rule.js'
import { ourChoice } from '../sources.js'

const target = 'diseases'

function distinct(names: readonly string[] | undefined): readonly string[] {
  return names === undefined || names.length < 2 ? (names ?? []) : [...new Set(names)]
}

/** A disease that has no references. */
export const diseaseUnknown: Comparison<PatientRecord> = {
  code: 'disease_unknown',
  target,
  cases: [
    {
      severity: 'hint',
      when: `other than ${Object.keys(diseaseReferences).join(', ')}`,
      source: ourChoice('It has no effect, and the sender should know.'),
    },
  ],
  check: ({ patient }) => {
    const unknown = distinct(patient.diseases).filter((name) => !isKnownDisease(name))
    return unknown.map(
      (name): Finding => ({
        severity: 'hint',
        target,
        code: 'disease_unknown',
        parameters: { name: echoedText(name), known: Object.keys(diseaseReferences) as KnownDisease[] },
      }),
    )
  },
}

/** A disease that doesn't occur in the patient's sex. */
export const diseaseOfOtherSex: Comparison<PatientRecord> = {
  code: 'disease_of_other_sex',
  target,
  cases: [
    {
      severity: 'warning',
      when: 'Turner syndrome in a boy',
      source: ourChoice('It occurs in girls; more likely the sex or the disease is a mistake.'),
    },
  ],
  check: ({ patient: { gender, diseases } }) => {
    if (gender === undefined) return undefined
    const others = distinct(diseases)
      .filter(isKnownDisease)
      .filter((disease) => (diseaseReferences[disease].gender ?? gender) !== gender)
    return others.map(
      (disease): Finding => ({
        severity: 'warning',
        target,
        code: 'disease_of_other_sex',
        parameters: { disease, gender },
      }),
    )
  },
}
