import {
  asWritten,
  type ChoiceValue,
  type Field,
  type ListValue,
  type NumberValue,
  type RecordValue,
} from '../codec/schema.js'
import { type BmiClassResult, bmiClasses } from '../model/bmi-class.js'
import { type ClinicClass, type ClinicClassName, clinicClassNames } from '../model/clinic-values.js'
import type { Provenance, SetProvenance } from '../model/provenance.js'
import type { ReportedScore } from '../model/score.js'
import { type MessageTarget, messageTargets, severities } from '../model/validation-message.js'
import { percentileDecimals, shareDecimals } from '../text/number.js'
import type { ScoreDocument } from './score-document.js'
import type { MessageDocument } from './written-result.js'

const standardDeviations: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }

/** A score: the number as text, its accuracy as an attribute. */
export const reportedScoreRecord: RecordValue<ReportedScore> = {
  kind: 'record',
  type: 'Score',
  fields: [
    {
      name: 'value',
      key: 'value',
      value: standardDeviations,
      absence: 'refused',
      placement: 'content',
    },
    {
      name: 'accuracy',
      key: 'accuracy',
      value: {
        kind: 'choice',
        spellings: { exact: ['exact'], less_or_equal: ['less_or_equal'], greater_or_equal: ['greater_or_equal'] },
      },
      absence: 'refused',
      placement: 'attribute',
    },
  ],
}

const scoreOrigin: readonly Field<ScoreDocument>[] = [
  { name: 'raw', key: 'raw', value: standardDeviations, placement: 'attribute', extension: true },
  { name: 'reference', key: 'reference', value: { kind: 'text' }, placement: 'attribute', extension: true },
  { name: 'approximate', key: 'approximate', value: { kind: 'boolean' }, placement: 'attribute', extension: true },
]

/** A score of a result, in the extended form with where it comes from. */
export const scoreRecord: RecordValue<ScoreDocument> = {
  kind: 'record',
  type: 'Score',
  fields: [...reportedScoreRecord.fields, ...scoreOrigin],
}

/** A message: the sentence as text, its severity and target as attributes, in the extended form its code too. */
const validationMessageRecord: RecordValue<MessageDocument> = {
  kind: 'record',
  type: 'ValidationMessage',
  fields: [
    {
      name: 'severity',
      key: 'severity',
      value: { kind: 'choice', spellings: asWritten(severities) },
      absence: 'refused',
      placement: 'attribute',
    },
    {
      name: 'target',
      key: 'target',
      value: { kind: 'choice', spellings: asWritten<MessageTarget>(messageTargets) },
      absence: 'refused',
      placement: 'attribute',
    },
    { name: 'code', key: 'code', value: { kind: 'token' }, placement: 'attribute', extension: true },
    { name: 'text', key: 'text', value: { kind: 'text' }, absence: 'refused', placement: 'content' },
  ],
}

/** The messages of a patient or a measurement: repeated elements without one around them. */
export const validationMessageList: ListValue<MessageDocument> = {
  kind: 'list',
  entry: 'validation_message',
  repeated: true,
  of: validationMessageRecord,
}

export const percentileValue: NumberValue = { kind: 'number', decimals: percentileDecimals }

const percentOfRecord: RecordValue<NonNullable<BmiClassResult['percentOf']>> = {
  kind: 'record',
  type: 'PercentOfPercentile',
  fields: [
    {
      name: 'percent',
      key: 'percent',
      value: { kind: 'number', decimals: shareDecimals },
      absence: 'refused',
      placement: 'content',
    },
    { name: 'percentile', key: 'percentile', value: percentileValue, absence: 'refused', placement: 'attribute' },
  ],
}

/** The class of a body mass index. */
export const bmiClassRecord: RecordValue<BmiClassResult> = {
  kind: 'record',
  type: 'BmiClass',
  fields: [
    { name: 'Class', key: 'class', value: { kind: 'choice', spellings: asWritten(bmiClasses) }, absence: 'refused' },
    { name: 'Reference', key: 'reference', value: { kind: 'text' }, absence: 'refused' },
    { name: 'By', key: 'by', value: { kind: 'choice', spellings: asWritten(['weightForLength']) } },
    { name: 'Sds', key: 'sds', value: reportedScoreRecord },
    { name: 'PercentOf', key: 'percentOf', value: percentOfRecord },
  ],
}

/** A set of references beside that of growth. */
export const setProvenanceRecord: RecordValue<SetProvenance> = {
  kind: 'record',
  type: 'SetProvenance',
  fields: [
    { name: 'References', key: 'references', value: { kind: 'text' }, absence: 'refused' },
    { name: 'Checksum', key: 'checksum', value: { kind: 'text' }, absence: 'refused' },
  ],
}

/** What made a document: version, set of references, checksum; and that of clinic measures, where it scored any. */
export const provenanceRecord: RecordValue<Provenance> = {
  kind: 'record',
  type: 'Provenance',
  fields: [
    { name: 'Version', key: 'version', value: { kind: 'text' }, absence: 'refused' },
    { name: 'References', key: 'references', value: { kind: 'text' }, absence: 'refused' },
    { name: 'Checksum', key: 'checksum', value: { kind: 'text' }, absence: 'refused' },
    { name: 'MeasureSet', key: 'measures', value: setProvenanceRecord },
  ],
}

const clinicClassName: ChoiceValue<ClinicClassName> = { kind: 'choice', spellings: asWritten(clinicClassNames) }

const adultClassRecord: RecordValue<NonNullable<ClinicClass['adult']>> = {
  kind: 'record',
  type: 'AdultClass',
  fields: [
    { name: 'ClassName', key: 'name', value: clinicClassName, absence: 'refused' },
    { name: 'Source', key: 'source', value: { kind: 'text' }, absence: 'refused' },
  ],
}

/** The class of a clinic measure. */
export const clinicClassRecord: RecordValue<ClinicClass> = {
  kind: 'record',
  type: 'ClinicClass',
  fields: [
    { name: 'ClassName', key: 'name', value: clinicClassName, absence: 'refused' },
    { name: 'Source', key: 'source', value: { kind: 'text' }, absence: 'refused' },
    { name: 'Adult', key: 'adult', value: adultClassRecord },
  ],
}
