import { elementOf, givenText } from '../../fhir/fhir-json.js'
import { invalidValue } from '../../text/invalid-input.js'
import type { CdsFeedback } from './cds-options.js'

/** More cards than a call of the services has. */
const mostEntries = 100

/** RFC 3339, in Coordinated Universal Time or with an offset. */
const momentForm = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

const outcomes = ['accepted', 'overridden'] as const

/** @throws AuxologyError for what is no feedback of CDS Hooks 2.0 */
export function readFeedback({ feedback }: { readonly [name: string]: unknown }): readonly CdsFeedback[] {
  if (!Array.isArray(feedback) || feedback.length === 0 || feedback.length > mostEntries) {
    throw invalidValue('feedback', feedback, `a list of 1 to ${mostEntries} entries`)
  }
  return feedback.map((entry: unknown, index) => readEntry(entry, `feedback[${index}]`))
}

function readEntry(entry: unknown, place: string): CdsFeedback {
  const { card, outcome, outcomeTimestamp, overrideReason } = (elementOf(entry) ?? {}) as {
    readonly [name: string]: unknown
  }
  const known = outcomes.find((each) => each === outcome)
  if (typeof card !== 'string' || card === '') throw invalidValue(`${place}.card`, card, 'the uuid of a card')
  if (known === undefined) throw invalidValue(`${place}.outcome`, outcome, outcomes)
  if (typeof outcomeTimestamp !== 'string' || !momentForm.test(outcomeTimestamp)) {
    throw invalidValue(`${place}.outcomeTimestamp`, outcomeTimestamp, 'a moment such as 2026-01-31T10:05:31Z')
  }
  const { reason, userComment } = (elementOf(overrideReason) ?? {}) as { readonly [name: string]: unknown }
  const code = givenText(elementOf(reason)?.code)
  const comment = givenText(userComment)
  return {
    card,
    outcome: known,
    ...(code !== '' && { reason: code }),
    ...(comment !== '' && { comment }),
    timestamp: outcomeTimestamp,
  }
}
