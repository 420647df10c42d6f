import type { PubertyAssessment, PubertyHint, PubertyStage } from '../../clinical/course/puberty/assess-puberty.js'
import { stagedSigns } from '../../clinical/growth/puberty-findings.js'
import { onsetSources } from '../../clinical/growth/puberty-onset.js'
import type { Fields } from '../../ground/codec/declare.js'
import { asGiven, choice, flag, list, named, orEmpty, record, required, text } from '../../ground/codec/declare.js'
import type { ChoiceValue, DateValue, ListValue, RecordValue } from '../../ground/codec/schema.js'
import type { Patient, PubertyFinding, StagedSign } from '../../ground/model/patient.js'
import { onsetFields, years } from './interval-fields.js'
import { reportedScoreRecord, setProvenanceRecord } from './result-values.js'

/** The motor function of a child with cerebral palsy, and how the child is fed. */
export const motorFields: Fields<Pick<Patient, 'gmfcsLevel' | 'tubeFed'>> = {
  gmfcsLevel: asGiven,
  tubeFed: flag,
}

/** The findings of puberty. */
export function pubertyValue(date: DateValue): ListValue<RecordValue<PubertyFinding>> {
  const finding = record<PubertyFinding>('PubertyFinding', {
    date,
    breastStage: asGiven,
    genitalStage: asGiven,
    pubicHairStage: asGiven,
    testicularVolumeMl: asGiven,
  })
  return list('PubertyFinding', finding)
}

const day: DateValue = { kind: 'date' }

/** The signs of puberty that a finding can be of. */
export const foundSign: ChoiceValue<StagedSign | 'menarche'> = choice([...stagedSigns, 'menarche'])

const stage = record<PubertyStage>('PubertyStage', {
  date: required(day),
  ageYears: required(years),
  sign: required(foundSign),
  value: asGiven,
  sds: reportedScoreRecord,
})

const hint = record<PubertyHint>('PubertyHint', {
  kind: named('Onset', required(choice(['early', 'late']))),
  sign: named('OnsetSign', required(foundSign)),
  value: asGiven,
  date: required(day),
  ageYears: required(years),
  limitYears: required(years),
  ...onsetFields,
  publication: required(choice(onsetSources)),
  source: required(text),
})

/** The stages of puberty with their scores, and what is early or late. */
export const pubertyRecord: RecordValue<PubertyAssessment> = record('PubertyAssessment', {
  stages: orEmpty(list('Stage', stage)),
  hints: orEmpty(list('Hint', hint)),
  reference: required(text),
  provenance: setProvenanceRecord,
})
