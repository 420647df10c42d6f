import type { Absence, AnyDocument, AnyField, AnyRecord, ChoiceValue } from './schema.js'

/**
 * Whose documents a generated schema describes.
 *
 * - `submitted`: written by anyone. Fields may come in any order, be missing,
 *   empty or nil; every spelling that the reader knows is valid.
 * - `returned`: written by this library. The order is fixed, computed fields
 *   are always present, and each value has one spelling.
 */
export type SchemaUse = 'submitted' | 'returned'

/** A document that schemas are generated for. */
export interface DescribedDocument {
  readonly document: AnyDocument
  readonly use: SchemaUse
  /** The name of the schema files, without extension. */
  readonly file: string
  readonly description: string
}

/** What a generated schema allows a field to be. */
export interface Presence {
  /** The field may be missing. */
  readonly optional: boolean
  /** It may be an empty element. */
  readonly empty: boolean
  /** It may be nil. */
  readonly nil: boolean
}

const inReturned: { readonly [absence in Absence]: Presence } = {
  omitted: { optional: true, empty: false, nil: false },
  empty: { optional: false, empty: true, nil: false },
  nil: { optional: false, empty: false, nil: true },
  refused: { optional: false, empty: false, nil: false },
}

const inSubmitted: Presence = { optional: true, empty: true, nil: true }

/** What a schema of this use allows a field to be. */
export function presenceOf({ absence = 'omitted' }: Pick<AnyField, 'absence'>, use: SchemaUse): Presence {
  return use === 'submitted' && absence !== 'refused' ? inSubmitted : inReturned[absence]
}

/** The name of a record's type: a request and a result may share a record, but their types differ. */
export function typeName({ type }: Pick<AnyRecord, 'type'>, use: SchemaUse): string {
  return use === 'submitted' ? `${type}Request` : type
}

// Regular expressions in the syntax that XML Schema and JavaScript share. They match whole values: XML Schema
// anchors a pattern itself, JSON Schema needs `anchored`.
const date = '[0-9]{4}-[0-9]{2}-[0-9]{2}'
const hourAndMinute = '([01][0-9]|2[0-3]):[0-5][0-9]'
const seconds = ':[0-5][0-9](\\.[0-9]{1,9})?'
const offset = '(Z|[+\\-](0[0-9]|1[0-4]):[0-5][0-9])'

/** A date, or a date and time with or without seconds; an offset may follow. */
export const datePattern: string = `${date}(T${hourAndMinute}(${seconds})?)?${offset}?`

/** A date and time without seconds, which `xs:dateTime` does not allow. */
export const minutePattern: string = `${date}T${hourAndMinute}${offset}?`

/** The spellings of a choice, in either case where case doesn't matter. */
export function spellingPatterns({ spellings, anyCase }: ChoiceValue<string>): string[] {
  const all = Object.values(spellings).flat()
  return all.map((spelling) => (anyCase ? [...spelling].map(eitherCase).join('') : spelling))
}

/** A regular expression that one of the patterns has to match from beginning to end. */
export function anchored(...patterns: readonly string[]): string {
  return `^(${patterns.join('|')})$`
}

function eitherCase(letter: string): string {
  const [upper, lower] = [letter.toUpperCase(), letter.toLowerCase()]
  return upper === lower ? letter : `[${upper}${lower}]`
}
