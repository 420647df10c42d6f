import {
  asWritten,
  type ChoiceValue,
  type DateValue,
  type Field,
  type ListValue,
  type NumberValue,
  type RecordValue,
} from '../codec/schema.js'
import type { PubertyAssessment, PubertyHint, PubertyStage } from '../course/puberty/assess-puberty.js'
import { stagedSigns } from '../growth/puberty-findings.js'
import { onsetSources } from '../growth/puberty-onset.js'
import type { Patient, PubertyFinding, StagedSign } from '../model/patient.js'
import { listIn, onsetFields, years } from './course-field-values.js'
import { reportedScoreRecord, setProvenanceRecord } from './result-values.js'

const asGiven: NumberValue = { kind: 'number' }

/** The motor function of a child with cerebral palsy, and how the child is fed. */
export const motorFields: readonly Field<Pick<Patient, 'gmfcsLevel' | 'tubeFed'>>[] = [
  { name: 'GmfcsLevel', key: 'gmfcsLevel', value: asGiven },
  { name: 'TubeFed', key: 'tubeFed', value: { kind: 'boolean' } },
]

/** The findings of puberty. */
export function pubertyValue(date: DateValue): ListValue<PubertyFinding> {
  return {
    kind: 'list',
    entry: 'PubertyFinding',
    of: {
      kind: 'record',
      type: 'PubertyFinding',
      fields: [
        { name: 'Date', key: 'date', value: date },
        { name: 'BreastStage', key: 'breastStage', value: asGiven },
        { name: 'GenitalStage', key: 'genitalStage', value: asGiven },
        { name: 'PubicHairStage', key: 'pubicHairStage', value: asGiven },
        { name: 'TesticularVolumeMl', key: 'testicularVolumeMl', value: asGiven },
      ],
    },
  }
}

const day: DateValue = { kind: 'date' }

/** The signs of puberty that a finding can be of. */
export const foundSign: ChoiceValue<StagedSign | 'menarche'> = {
  kind: 'choice',
  spellings: asWritten([...stagedSigns, 'menarche'] as const),
}

const stage: RecordValue<PubertyStage> = {
  kind: 'record',
  type: 'PubertyStage',
  fields: [
    { name: 'Date', key: 'date', value: day, absence: 'refused' },
    { name: 'AgeYears', key: 'ageYears', value: years, absence: 'refused' },
    { name: 'Sign', key: 'sign', value: foundSign, absence: 'refused' },
    { name: 'Value', key: 'value', value: asGiven },
    { name: 'Sds', key: 'sds', value: reportedScoreRecord },
  ],
}

const hint: RecordValue<PubertyHint> = {
  kind: 'record',
  type: 'PubertyHint',
  fields: [
    {
      name: 'Onset',
      key: 'kind',
      value: { kind: 'choice', spellings: asWritten(['early', 'late'] as const) },
      absence: 'refused',
    },
    { name: 'OnsetSign', key: 'sign', value: foundSign, absence: 'refused' },
    { name: 'Value', key: 'value', value: asGiven },
    { name: 'Date', key: 'date', value: day, absence: 'refused' },
    { name: 'AgeYears', key: 'ageYears', value: years, absence: 'refused' },
    { name: 'LimitYears', key: 'limitYears', value: years, absence: 'refused' },
    ...onsetFields,
    {
      name: 'Publication',
      key: 'publication',
      value: { kind: 'choice', spellings: asWritten(onsetSources) },
      absence: 'refused',
    },
    { name: 'Source', key: 'source', value: { kind: 'text' }, absence: 'refused' },
  ],
}

/** The stages of puberty with their scores, and what is early or late. */
export const pubertyRecord: RecordValue<PubertyAssessment> = {
  kind: 'record',
  type: 'PubertyAssessment',
  fields: [
    { name: 'Stages', key: 'stages', value: listIn('Stage', stage), absence: 'empty' },
    { name: 'Hints', key: 'hints', value: listIn('Hint', hint), absence: 'empty' },
    { name: 'Reference', key: 'reference', value: { kind: 'text' }, absence: 'refused' },
    { name: 'Provenance', key: 'provenance', value: setProvenanceRecord },
  ],
}
