import type { Absence, AnyDocument, AnyField, AnyRecord, AnyValue, ChoiceValue } from './schema.js'

/**
 * Whose documents a generated schema describes.
 *
 * - `submitted`: written by anyone. Fields may come in any order, be missing,
 *   empty or nil; every spelling that the reader knows is valid.
 * - `returned`: written by this library. The order is fixed, computed fields
 *   are always present, and each value has one spelling.
 * - `extended`: the same in the extended form. Its extensions are optional, so
 *   that a document without them is valid too.
 */
export type SchemaUse = 'submitted' | 'returned' | 'extended'

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

/** The fields of a record that a schema of this use describes. */
export function describedFields({ fields }: AnyRecord, use: SchemaUse): readonly AnyField[] {
  return use === 'extended' ? fields : fields.filter(({ extension }) => !extension)
}

/** The name of a record's type: documents may share a record, but its types differ by use. */
export function typeName(record: AnyRecord, use: SchemaUse): string {
  if (use === 'submitted') return `${record.type}Request`
  return use === 'extended' && isExtended(record) ? `Extended${record.type}` : record.type
}

/** Whether the extended form of a value differs from the default one. */
function isExtended(value: AnyValue): boolean {
  if (value.kind === 'list') return isExtended(value.of)
  return value.kind === 'record' && value.fields.some((field) => field.extension || isExtended(field.value))
}

// Regular expressions in the syntax that XML Schema and JavaScript share. They match whole values: XML Schema
// anchors a pattern itself, JSON Schema needs `anchored`.
// Alternatives that begin alike lead libxml2 astray: it then takes 12019 for a year.
const year = '(000[1-9]|00[1-9][0-9]|0[1-9][0-9]{2}|[1-9][0-9]{3})'
const leapYear = '([0-9]{2}(0[48]|[2468][048]|[13579][26])|(0[48]|[2468][048]|[13579][26])00)'
const monthOf31 = '(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])'
const monthOf30 = '(0[469]|11)-(0[1-9]|[12][0-9]|30)'
const february = '02-(0[1-9]|1[0-9]|2[0-8])'
/** Every day from 0001-01-01 to 9999-12-31, and no other. */
const date = `(${year}-(${monthOf31}|${monthOf30}|${february})|${leapYear}-02-29)`
const hourAndMinute = '([01][0-9]|2[0-3]):[0-5][0-9]'
const seconds = ':[0-5][0-9](\\.[0-9]{1,9})?'
const offset = '(Z|[+\\-]((0[0-9]|1[0-3]):[0-5][0-9]|14:00))'

/** A date, or a date and time with or without seconds; an offset may follow. */
export const datePattern: string = `${date}(T${hourAndMinute}(${seconds})?)?${offset}?`

/** A date without a time of day; an offset may follow. */
export const dayPattern: string = `${date}${offset}?`

/** A date and time with seconds, at most nine decimals of them. */
export const secondPattern: string = `${date}T${hourAndMinute}${seconds}${offset}?`

/** A date and time without seconds, which `xs:dateTime` does not allow. */
export const minutePattern: string = `${date}T${hourAndMinute}${offset}?`

/** The spellings of a choice, in either case where case doesn't matter, and with letters composed or decomposed. */
export function spellingPatterns({ spellings, anyCase }: ChoiceValue<string>): string[] {
  const all = new Set(Object.values(spellings).flatMap((list) => list.flatMap((one) => [one, one.normalize('NFD')])))
  return [...all].map((spelling) => (anyCase ? [...spelling].map(eitherCase).join('') : spelling))
}

/** A regular expression that one of the patterns has to match from beginning to end. */
export function anchored(...patterns: readonly string[]): string {
  return `^(${patterns.join('|')})$`
}

function eitherCase(letter: string): string {
  const [upper, lower] = [letter.toUpperCase(), letter.toLowerCase()]
  return upper === lower ? letter : `[${upper}${lower}]`
}
