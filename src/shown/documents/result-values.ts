import {
  attribute,
  choice,
  content,
  extensions,
  type Fields,
  flag,
  list,
  named,
  number,
  record,
  required,
  text,
} from '../../ground/codec/declare.js'
import type { ChoiceValue, ListValue, NumberValue, RecordValue } from '../../ground/codec/schema.js'
import { type BmiClassResult, bmiClasses } from '../../ground/model/bmi-class.js'
import { type ClinicClass, type ClinicClassName, clinicClassNames } from '../../ground/model/clinic-values.js'
import type { Provenance, SetProvenance } from '../../ground/model/provenance.js'
import { rightsStatuses } from '../../ground/model/rights.js'
import type { ReportedScore } from '../../ground/model/score.js'
import { type MessageTarget, messageTargets, severities } from '../../ground/model/validation-message.js'
import { percentileDecimals, shareDecimals } from '../../ground/text/number.js'
import type { MessageDocument, ScoreDocument } from './written-result.js'

const standardDeviations: NumberValue = number(1, 2)

/** A score: the number as text, its accuracy as an attribute. */
export const reportedScoreFields: Fields<ReportedScore> = {
  value: content(standardDeviations),
  accuracy: attribute(required(choice(['exact', 'less_or_equal', 'greater_or_equal']))),
}

export const reportedScoreRecord: RecordValue<ReportedScore> = record('Score', reportedScoreFields)

/** A score of a result, in the extended form with where it comes from. */
export const scoreRecord: RecordValue<ScoreDocument> = record('Score', {
  ...reportedScoreFields,
  ...extensions<ScoreDocument>({
    raw: attribute(standardDeviations),
    reference: attribute(text),
    approximate: attribute(flag),
  }),
})

/** A message: the sentence as text, its severity and target as attributes, in the extended form its code too. */
const validationMessageRecord = record<MessageDocument>('ValidationMessage', {
  severity: attribute(required(choice(severities))),
  target: attribute(required(choice<MessageTarget>(messageTargets))),
  ...extensions<MessageDocument>({ code: attribute({ kind: 'token' }) }),
  text: content(text),
})

/** The messages of a patient or a measurement: repeated elements without one around them. */
export const validationMessageList: ListValue<RecordValue<MessageDocument>> = list(
  'validation_message',
  validationMessageRecord,
  { repeated: true },
)

export const percentileValue: NumberValue = { kind: 'number', decimals: percentileDecimals }

export const percentOfRecord: RecordValue<NonNullable<BmiClassResult['percentOf']>> = record('PercentOfPercentile', {
  percent: content({ kind: 'number', decimals: shareDecimals }),
  percentile: attribute(required(percentileValue)),
})

/** The class of a body mass index. */
export const bmiClassRecord: RecordValue<BmiClassResult> = record('BmiClass', {
  class: required(choice(bmiClasses)),
  reference: required(text),
  by: choice(['weightForLength']),
  sds: reportedScoreRecord,
  percentOf: percentOfRecord,
})

/** A set of references beside that of growth. */
export const setProvenanceRecord: RecordValue<SetProvenance> = record('SetProvenance', {
  references: required(text),
  checksum: required(text),
  rights: choice(rightsStatuses),
  nonCommercial: flag,
})

/** What made a document: version, set of references, checksum and rights; and that of clinic measures, where it scored any. */
export const provenanceRecord: RecordValue<Provenance> = record('Provenance', {
  version: required(text),
  references: required(text),
  checksum: required(text),
  rights: choice(rightsStatuses),
  nonCommercial: flag,
  measures: named('MeasureSet', setProvenanceRecord),
})

const clinicClassName: ChoiceValue<ClinicClassName> = choice(clinicClassNames)

const adultClassRecord = record<NonNullable<ClinicClass['adult']>>('AdultClass', {
  name: named('ClassName', required(clinicClassName)),
  source: required(text),
})

/** The class of a clinic measure. */
export const clinicClassRecord: RecordValue<ClinicClass> = record('ClinicClass', {
  name: named('ClassName', required(clinicClassName)),
  source: required(text),
  adult: adultClassRecord,
})
