import { sexOf } from '../../../ground/model/patient.js'
import { diseaseMeant, diseaseNames, diseaseReferences, isKnownDisease } from '../../growth/disease.js'
import { echoedText } from '../findings.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

function distinct(names: readonly string[] = []): readonly string[] {
  return names.length < 2 ? names : [...new Set(names)]
}

const genderMissing = rule({
  asks: 'patient',
  code: 'gender_missing',
  target: 'gender',
  cases: { missing: { severity: 'hint', when: 'missing', source: ourChoice('Every reference is by sex.') } },
  find: ({ patient, growth }) =>
    patient.gender === undefined && growth.subject.gender === undefined
      ? { case: 'missing', parameters: {} }
      : undefined,
})

const genderWithoutReference = rule({
  asks: 'patient',
  code: 'gender_without_reference',
  target: 'gender',
  cases: {
    unscored: {
      severity: 'hint',
      when: 'diverse or unknown; or missing, and a reference was chosen by `referenceSex`',
      source: ourChoice(
        'Every reference is of boys or of girls; whose it is, is a choice that the reader must know of.',
      ),
    },
  },
  find: ({ patient: { gender, genderAsWritten }, growth: { subject } }) => {
    if (sexOf(gender) !== undefined || (gender === undefined && !subject.isSexChosen)) return undefined
    const written = genderAsWritten === undefined ? undefined : echoedText(genderAsWritten)
    return { case: 'unscored', parameters: { gender, written, chosen: subject.gender } }
  },
})

const diseaseUnknown = rule({
  asks: 'patient',
  code: 'disease_unknown',
  target: 'diseases',
  cases: {
    unknown: {
      severity: 'hint',
      when: `other than ${diseaseNames.join(', ')}`,
      source: ourChoice('It has no effect, and the sender should know.'),
    },
  },
  find: ({ patient: { diseases } }) =>
    distinct(diseases)
      .filter((name) => !isKnownDisease(name))
      .map((name) => ({
        case: 'unknown',
        parameters: { name: echoedText(name), known: diseaseNames, meant: diseaseMeant(name) },
      })),
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
  find: ({ patient: { gender: recorded, diseases } }) => {
    const gender = sexOf(recorded)
    return gender === undefined
      ? undefined
      : distinct(diseases)
          .filter(isKnownDisease)
          .filter((disease) => (diseaseReferences[disease].gender ?? gender) !== gender)
          .map((disease) => ({ case: 'exceptional', parameters: { disease, gender } }))
  },
})

/** Sex and diseases, which select the references. */
export const diseaseRules: readonly AnyRule[] = ruleList(
  genderMissing,
  genderWithoutReference,
  diseaseUnknown,
  diseaseOfOtherSex,
)
