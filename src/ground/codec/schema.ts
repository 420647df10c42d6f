import type { Decimals } from '../text/number.js'

/**
 * The structure of a document as data: the readers, the writers and the schema
 * generators all follow these declarations.
 */

/** Free text, kept as written. */
export interface TextValue {
  readonly kind: 'text'
  /** The most characters (code points); none without it. */
  readonly maxLength?: number
}

/** A name or term: text whose surrounding white space doesn't count. */
export interface TokenValue {
  readonly kind: 'token'
  /** The most characters (code points); none without it. */
  readonly maxLength?: number
}

/** A number; without `decimals` it is written in full. */
export interface NumberValue {
  readonly kind: 'number'
  readonly decimals?: Decimals
}

export interface BooleanValue {
  readonly kind: 'boolean'
}

/** A date or date-time; with `midnight`, a date without a time of day is written with `T00:00:00`. */
export interface DateValue {
  readonly kind: 'date'
  readonly midnight?: true
}

/** One of a few values. All spellings are read, and the first is written. */
export interface ChoiceValue<Option extends string> {
  readonly kind: 'choice'
  /** The name of the type in generated schemas, where it is not that of its field. */
  readonly type?: string
  readonly spellings: { readonly [Key in Option]: readonly [string, ...string[]] }
  /** Case doesn't matter. */
  readonly anyCase?: true
  /** They are written as they were given, in the spelling that the field `spelling` keeps. */
  readonly keptAsWritten?: true
}

/** Any declaration. */
export type AnyValue = ScalarValue | AnyRecord | AnyList

/** A value that is a single text in a document. */
export type ScalarValue = TextValue | TokenValue | NumberValue | BooleanValue | DateValue | ChoiceValue<string>

/** Named fields: an element with attributes, text or child elements, or a JSON object. */
export interface AnyRecord {
  readonly kind: 'record'
  /** The name of the type in generated schemas. */
  readonly type: string
  readonly fields: readonly AnyField[]
}

/** Any number of entries: child elements, or a JSON array. */
export interface AnyList {
  readonly kind: 'list'
  /** The element of one entry. */
  readonly entry: string
  /** There is no element around the entries: they repeat within the parent element. */
  readonly repeated?: true
  /** Many models have the same frozen list, as of the points of a curve: its text is kept. */
  readonly shared?: true
  readonly of: AnyValue
}

/** A record of a model, for which its fields were checked. */
export interface RecordValue<Model> extends AnyRecord {
  /** Never there: for the compiler alone. */
  readonly model?: Model
}

export interface ListValue<Value extends AnyValue> extends AnyList {
  readonly of: Value
}

/** The declaration for a type of the model. */
export type ValueOf<Type> = [Type] extends [readonly (infer Item)[]]
  ? ListValue<ValueOf<Item>>
  : [Type] extends [number]
    ? NumberValue
    : [Type] extends [boolean]
      ? BooleanValue
      : [Type] extends [string]
        ? string extends Type
          ? TextValue | TokenValue | DateValue
          : ChoiceValue<Type>
        : RecordValue<Type>

/**
 * How a field without a value is written.
 *
 * - `omitted` (the default): it is left out.
 * - `empty`: an empty element, `null`, an empty list.
 * - `nil`: an element with `xsi:nil="true"`, `null`.
 * - `refused`: not at all, since the field is required.
 */
export type Absence = 'omitted' | 'empty' | 'nil' | 'refused'

/** Where XML has a field: in a child element (the default), an attribute, or the text of the record's element. */
type Placement = 'element' | 'attribute' | 'content'

/** One field of a record. */
export interface AnyField {
  /** Its name in documents. */
  readonly name: string
  /** Its key in the model. */
  readonly key: string
  readonly value: AnyValue
  readonly absence?: Absence
  readonly placement?: Placement
  /** Only the extended form of the document has it. Readers know it in either form. */
  readonly extension?: true
  /** The key in the model that keeps the spelling of a choice that is `keptAsWritten`. */
  readonly spelling?: string
}

/** A document: its root element and its content. In JSON, a list is a member with the root's name. */
export interface AnyDocument {
  readonly root: string
  /** Attributes of the root element. */
  readonly attributes?: { readonly [name: string]: string }
  readonly value: AnyRecord | AnyList
}

/** A document of a model. */
export interface DocumentSchema<Model> extends AnyDocument {
  /** Never there: for the compiler alone. */
  readonly model?: Model
}

/** Where in a document a record, a list or a value is. Its path is put together only for an error. */
export interface DocumentPlace {
  readonly outer: DocumentPlace | undefined
  readonly name: string
  /** Of an entry of a list, from 0. */
  readonly index?: number
}

/** A path as errors give it: `Patient/Measurements/Measurement[2]/SizeCm`. */
export function pathOf({ outer, name, index }: DocumentPlace): string {
  const own = index === undefined ? name : `${name}[${index + 1}]`
  return outer === undefined ? own : `${pathOf(outer)}/${own}`
}

/** Where the value of a field is: a list without an element around it is where its record is. */
export function placeOfValue({ name, value }: AnyField, outer: DocumentPlace): DocumentPlace {
  return value.kind === 'list' && value.repeated ? outer : { outer, name }
}
