import { diseaseReferences, isKnownDisease } from '../../growth/disease.js'
import type { KnownDisease } from '../../model/patient.js'
import { echoedText } from '../findings.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

const known = /* @__PURE__ */ Object.keys(diseaseReferences) as readonly KnownDisease[]

function distinct(names: readonly string[] = []): readonly string[] {
  return names.length < 2 ? names : [...new Set(names)]
}

const genderMissing = rule({
  asks: 'patient',
  code: 'gender_missing',
  target: 'gender',
  cases: { missing: { severity: 'hint', when: 'missing', source: ourChoice('Every reference is by sex.') } },
  find: ({ patient }) => (patient.gender === undefined ? { case: 'missing', parameters: {} } : undefined),
})

const diseaseUnknown = rule({
  asks: 'patient',
  code: 'disease_unknown',
  target: 'diseases',
  cases: {
    unknown: {
      severity: 'hint',
      when: `other than ${known.join(', ')}`,
      source: ourChoice('It has no effect, and the sender should know.'),
    },
  },
  find: ({ patient: { diseases } }) =>
    distinct(diseases)
      .filter((name) => !isKnownDisease(name))
      .map((name) => ({ case: 'unknown', parameters: { name: echoedText(name), known } })),
})

const diseaseOfOtherSex = rule({
  asks: 'patient',
  code: 'disease_of_other_sex',
  target: 'diseases',
  cases: {
    exceptional: {
      severity: 'warning',
      when: 'Turner syndrome in a boy',
      source: ourChoice('It occurs in girls; the sex or the diagnosis is probably wrong.'),
    },
  },
  find: ({ patient: { gender, diseases } }) =>
    gender === undefined
      ? undefined
      : distinct(diseases)
          .filter(isKnownDisease)
          .filter((disease) => (diseaseReferences[disease].gender ?? gender) !== gender)
          .map((disease) => ({ case: 'exceptional', parameters: { disease, gender } })),
})

/** Sex and diseases, which select the references. */
export const diseaseRules: readonly AnyRule[] = ruleList(genderMissing, diseaseUnknown, diseaseOfOtherSex)
