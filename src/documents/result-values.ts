import { asWritten, type ListValue, type RecordValue } from '../codec/schema.js'
import type { ReportedScore, Score } from '../model/score.js'
import { type MessageTarget, messageTargets, severities, type ValidationMessage } from '../model/validation-message.js'

/** A score: the number as text, its accuracy as an attribute. */
export const reportedScoreRecord: RecordValue<ReportedScore> = {
  kind: 'record',
  type: 'Score',
  fields: [
    {
      name: 'value',
      key: 'value',
      value: { kind: 'number', decimals: { min: 1, max: 2 } },
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

/** A score of a result. */
export const scoreRecord: RecordValue<Score> = {
  kind: 'record',
  type: 'Score',
  fields: reportedScoreRecord.fields,
}

/** A message: the sentence as text, its severity and target as attributes. Its code is not written. */
const validationMessageRecord: RecordValue<ValidationMessage> = {
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
    { name: 'text', key: 'text', value: { kind: 'text' }, absence: 'refused', placement: 'content' },
  ],
}

/** The messages of a patient or a measurement: repeated elements without one around them. */
export const validationMessageList: ListValue<ValidationMessage> = {
  kind: 'list',
  entry: 'validation_message',
  repeated: true,
  of: validationMessageRecord,
}
