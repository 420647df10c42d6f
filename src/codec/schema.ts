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

/** Named fields: an element with attributes, text or child elements, or a JSON object. */
export interface RecordValue<Model> {
  readonly kind: 'record'
  /** The name of the type in generated schemas. */
  readonly type: string
  readonly fields: readonly Field<Model>[]
}

/** Any number of entries: child elements, or a JSON array. */
export interface ListValue<Item> {
  readonly kind: 'list'
  /** The element of one entry. */
  readonly entry: string
  /** There is no element around the entries: they repeat within the parent element. */
  readonly repeated?: true
  /** Many models have the same frozen list, as of the points of a curve: its text is kept. */
  readonly shared?: true
  readonly of: ValueOf<Item>
}

/** The declaration for a type of the model. */
export type ValueOf<Type> = [Type] extends [readonly (infer Item)[]]
  ? ListValue<Item>
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
export type Placement = 'element' | 'attribute' | 'content'

/** One field of a record: its name in documents, its key in the model. */
export type Field<Model> = {
  [Key in keyof Model & string]-?: {
    readonly name: string
    readonly key: Key
    readonly value: ValueOf<NonNullable<Model[Key]>>
    readonly absence?: Absence
    readonly placement?: Placement
    /** Only the extended form of the document has it. Readers know it in either form. */
    readonly extension?: true
    /** The key in the model that keeps the spelling of a choice that is `keptAsWritten`. */
    readonly spelling?: keyof Model & string
  }
}[keyof Model & string]

/** A document: its root element and its content. In JSON, a list is a member with the root's name. */
export interface DocumentSchema<Model> {
  readonly root: string
  /** Attributes of the root element. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly value: ValueOf<Model>
}

/** A value that is a single text in a document. */
export type ScalarValue = TextValue | TokenValue | NumberValue | BooleanValue | DateValue | ChoiceValue<string>

/** Any declaration, as the codecs see it. */
export type AnyValue = ScalarValue | AnyRecord | AnyList

export interface AnyRecord {
  readonly kind: 'record'
  readonly type: string
  readonly fields: readonly AnyField[]
}

export interface AnyList {
  readonly kind: 'list'
  readonly entry: string
  readonly repeated?: true
  readonly shared?: true
  readonly of: AnyValue
}

export interface AnyField {
  readonly name: string
  readonly key: string
  readonly value: AnyValue
  readonly absence?: Absence
  readonly placement?: Placement
  readonly extension?: true
  readonly spelling?: string
}

/** Any document, as the codecs see it. */
export interface AnyDocument {
  readonly root: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly value: AnyRecord | AnyList
}

/** The spellings of a choice whose values are written as they are. */
export function asWritten<Option extends string>(
  options: readonly Option[],
): { readonly [Key in Option]: readonly [string] } {
  return Object.fromEntries(options.map((option) => [option, [option]])) as unknown as {
    readonly [Key in Option]: readonly [string]
  }
}
