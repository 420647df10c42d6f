import { dayNumber } from '../model/calendar-date.js'
import type { Accepted } from '../model/errors.js'
import { isLongerThan } from '../text/characters.js'
import type { InvalidPart } from '../text/invalid-input.js'
import { isXmlText } from '../text/markup.js'
import { formatNumber, parseDecimal } from '../text/number.js'
import { isBlank, trimmed } from '../text/plain-text.js'
import { compiledOnce } from './compiled.js'
import type { ChoiceValue, ScalarValue, TextValue, TokenValue } from './schema.js'

/** How one kind of value is read from text and written as text; undefined where that isn't possible. */
interface Scalar<Value> {
  readonly accepted: (value: Value) => Accepted
  readonly fromText: (value: Value, text: string) => string | number | boolean | undefined
  readonly toText: (value: Value) => ScalarWriter
}

/** What writes a value as text; undefined if no document can carry it. */
export type ScalarWriter = (model: unknown) => string | undefined

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function optionOf(value: ChoiceValue<string>, text: string): string | undefined {
  return optionBySpelling(value).get(value.anyCase ? fold(text) : text)
}

const optionBySpelling: (value: ChoiceValue<string>) => ReadonlyMap<string, string> = compiledOnce(
  ({ spellings, anyCase }) => {
    const options = new Map<string, string>()
    for (const [option, all] of Object.entries(spellings)) {
      for (const spelling of all) {
        const folded = anyCase ? fold(spelling) : spelling
        if (!options.has(folded)) options.set(folded, option)
      }
    }
    return options
  },
)

function legible({ kind, maxLength }: TextValue | TokenValue, model: unknown): string | undefined {
  if (typeof model !== 'string' || !isXmlText(model)) return undefined
  const text = kind === 'token' ? trimmed(model) : model
  return maxLength !== undefined && isLongerThan(text, maxLength) ? undefined : text
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

function printableText({ maxLength }: TextValue | TokenValue): Accepted {
  const length = maxLength === undefined ? '' : ` of at most ${maxLength} characters`
  return `text${length} without control characters or unpaired surrogates`
}

const scalars: { readonly [Kind in ScalarValue['kind']]: Scalar<Extract<ScalarValue, { kind: Kind }>> } = {
  text: {
    accepted: printableText,
    fromText: legible,
    toText: (value) => (model) => legible(value, model),
  },
  token: {
    accepted: printableText,
    fromText: legible,
    toText: (value) => (model) => legible(value, model),
  },
  number: {
    accepted: () => 'a finite number with a decimal point, such as 86.5',
    fromText: (_, text) => parseDecimal(trimmed(text)),
    toText:
      ({ decimals }) =>
      (model) =>
        typeof model === 'number' && Number.isFinite(model) ? formatNumber(model, decimals) : undefined,
  },
  boolean: {
    accepted: () => ['true', 'false'],
    fromText: (_, text) => booleans.get(trimmed(text)),
    toText: () => (model) => (typeof model === 'boolean' ? String(model) : undefined),
  },
  date: {
    accepted: () => 'a calendar date that exists, such as 2019-05-06 or 2019-05-06T00:00:00',
    fromText: (_, text) => {
      const date = trimmed(text)
      return dayNumber(date) === undefined ? undefined : date
    },
    toText:
      ({ midnight }) =>
      (model) => {
        if (typeof model !== 'string' || dayNumber(model) === undefined) return undefined
        return midnight && model.charAt(10) !== 'T' ? `${model.slice(0, 10)}T00:00:00${model.slice(10)}` : model
      },
  },
  choice: {
    accepted: ({ spellings }) => Object.values(spellings).flat(),
    fromText: (value, text) => optionOf(value, trimmed(text)),
    toText: (value) => (model) => (typeof model === 'string' ? writtenSpelling(value, model) : undefined),
  },
}

function writtenSpelling({ spellings }: ChoiceValue<string>, option: string): string | undefined {
  return Object.hasOwn(spellings, option) ? spellings[option]?.[0] : undefined
}

/** The spelling to keep of a choice as it was given; undefined if the usual one is written for it. */
export function keptSpelling(value: ScalarValue, option: unknown, text: unknown): string | undefined {
  if (value.kind !== 'choice' || typeof text !== 'string') return undefined
  const given = trimmed(text)
  const isOther = value.keptAsWritten === true && given !== writtenSpelling(value, String(option))
  return isOther && optionOf(value, given) === option ? given : undefined
}

function scalarOf(value: ScalarValue): Scalar<ScalarValue> {
  return scalars[value.kind] as Scalar<ScalarValue>
}

/**
 * What is wrong with what was given for a value. Free text is only ever refused
 * for its control characters or its length, and not shown: it may be a name.
 */
export function invalidScalar(value: ScalarValue, given: unknown): InvalidPart {
  const accepted = scalarOf(value).accepted(value)
  const isText = (value.kind === 'text' || value.kind === 'token') && typeof given === 'string'
  return isText || given === undefined ? { accepted, detail: 'invalid text' } : { accepted, value: given }
}

/** The value that a text represents; undefined if there is none. */
export function scalarFromText(value: ScalarValue, text: string): string | number | boolean | undefined {
  return scalarOf(value).fromText(value, text)
}

/** What writes a value as text. */
export function scalarWriter(value: ScalarValue): ScalarWriter {
  return scalarOf(value).toText(value)
}

/** Whether a value is missing or blank. */
export function isNotGiven(model: unknown): boolean {
  return model === undefined || model === null || (typeof model === 'string' && isBlank(model))
}
