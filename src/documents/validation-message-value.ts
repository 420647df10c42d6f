import type { ListValue, RecordValue } from '../codec/schema.js'
import { asWritten } from '../codec/schema.js'
import { type MessageTarget, messageTargets, severities, type ValidationMessage } from '../model/validation-message.js'

/** A message: the sentence as text, what it is about as attributes. Its code stays in the process. */
const validationMessageValue: RecordValue<ValidationMessage> = {
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

/** The messages of a patient or a measurement: elements that repeat, no element around them. */
export const validationMessagesValue: ListValue<ValidationMessage> = {
  kind: 'list',
  entry: 'validation_message',
  repeated: true,
  of: validationMessageValue,
}
