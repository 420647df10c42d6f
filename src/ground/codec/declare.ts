import type {
  AnyDocument,
  AnyField,
  AnyList,
  AnyValue,
  BooleanValue,
  ChoiceValue,
  DocumentSchema,
  ListValue,
  NumberValue,
  RecordValue,
  TextValue,
  ValueOf,
} from './schema.js'

/**
 * A field as records declare it, by its key in the model: its value, and in what it
 * differs from an element that has the key as its name and is left out without a value.
 */
export type Declared<Value extends AnyValue = AnyValue> = Partial<AnyField> & { readonly value: Value }

type Given<Value extends AnyValue> = Value | Declared<Value>

/** The fields of a record in the order of the document, checked by the type of the model. */
export type Fields<Model> = { readonly [Key in keyof Model & string]?: Given<ValueOf<NonNullable<Model[Key]>>> }

function declared<Value extends AnyValue>(given: Given<Value>): Declared<Value> {
  return 'value' in given ? given : { value: given }
}

/** The field of a key. The name is the key: in an element it begins with a capital. */
function fieldOf(key: string, given: Given<AnyValue>): AnyField {
  const field = declared(given)
  const isElement = (field.placement ?? 'element') === 'element'
  return { name: isElement ? elementName(key) : key, ...field, key }
}

/** The name of the element of a key: `SizeSds` for `sizeSds`. */
export function elementName(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}

/* @__NO_SIDE_EFFECTS__ */
export function record<Model>(type: string, fields: Fields<NoInfer<Model>>): RecordValue<Model> {
  const entries = Object.entries<Given<AnyValue> | undefined>(fields)
  return {
    kind: 'record',
    type,
    fields: entries.flatMap(([key, given]) => (given === undefined ? [] : [fieldOf(key, given)])),
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function list<Value extends AnyValue>(
  entry: string,
  of: Value,
  more?: Pick<AnyList, 'repeated' | 'shared'>,
): ListValue<Value> {
  return { kind: 'list', entry, of, ...more }
}

/* @__NO_SIDE_EFFECTS__ */
export function number(min: number, max: number): NumberValue {
  return { kind: 'number', decimals: { min, max } }
}

/** One of some words, which are written as they are. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Option extends string>(options: readonly Option[]): ChoiceValue<Option> {
  return { kind: 'choice', spellings: asWritten(options) }
}

/** A document. Attributes are those of its root element. */
/* @__NO_SIDE_EFFECTS__ */
export function documentOf<Model>(
  root: string,
  value: ValueOf<NoInfer<Model>> & AnyDocument['value'],
  attributes: { readonly [name: string]: string } = {},
): DocumentSchema<Model> {
  return { root, attributes, value }
}

export const text: TextValue = { kind: 'text' }
export const flag: BooleanValue = { kind: 'boolean' }
/** A number that is written in full. */
export const asGiven: NumberValue = { kind: 'number' }

/** A field that every document has. */
/* @__NO_SIDE_EFFECTS__ */
export function required<Value extends AnyValue>(given: Given<Value>): Declared<Value> {
  return { ...declared(given), absence: 'refused' }
}

/** A field that is an empty element, null or an empty list without a value. */
/* @__NO_SIDE_EFFECTS__ */
export function orEmpty<Value extends AnyValue>(given: Given<Value>): Declared<Value> {
  return { ...declared(given), absence: 'empty' }
}

/** A field that is nil, or null in JSON, without a value. */
/* @__NO_SIDE_EFFECTS__ */
export function orNil<Value extends AnyValue>(given: Given<Value>): Declared<Value> {
  return { ...declared(given), absence: 'nil' }
}

/* @__NO_SIDE_EFFECTS__ */
export function attribute<Value extends AnyValue>(given: Given<Value>): Declared<Value> {
  return { ...declared(given), placement: 'attribute' }
}

/** A field in the text of the record's element. */
/* @__NO_SIDE_EFFECTS__ */
export function content<Value extends AnyValue>(given: Given<Value>): Declared<Value> {
  return { ...declared(given), placement: 'content', absence: 'refused' }
}

/** A field with another name than its key. */
/* @__NO_SIDE_EFFECTS__ */
export function named<Value extends AnyValue>(name: string, given: Given<Value>): Declared<Value> {
  return { ...declared(given), name }
}

/** Several fields of one kind. */
/* @__NO_SIDE_EFFECTS__ */
export function each<Key extends string, Value extends AnyValue>(
  keys: readonly Key[],
  given: Given<Value>,
): { readonly [key in Key]: Given<Value> } {
  return Object.fromEntries(keys.map((key) => [key, given])) as { readonly [key in Key]: Given<Value> }
}

/** Fields that only the extended form of the document has. */
/* @__NO_SIDE_EFFECTS__ */
export function extensions<Model>(fields: Fields<Model>): Fields<Model> {
  const entries = Object.entries(fields as Fields<{ [key: string]: unknown }>)
  return Object.fromEntries(
    entries.map(([key, given]) => [key, { ...declared(given as AnyValue), extension: true }]),
  ) as Fields<Model>
}

/** The spellings of a choice whose values are written as they are. */
/* @__NO_SIDE_EFFECTS__ */
export function asWritten<Option extends string>(options: readonly Option[]): ChoiceValue<Option>['spellings'] {
  return Object.fromEntries(options.map((option) => [option, [option]])) as unknown as ChoiceValue<Option>['spellings']
}
