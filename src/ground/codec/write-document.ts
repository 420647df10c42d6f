import type { AuxologyError } from '../model/errors.js'
import { documentError, refuseUnknownNames } from '../text/invalid-input.js'
import { invalidScalar, isNotGiven, keptSpelling, scalarWriter } from './scalar.js'
import {
  type AnyDocument,
  type AnyField,
  type AnyList,
  type AnyRecord,
  type DocumentPlace,
  pathOf,
  placeOfValue,
  type ScalarValue,
} from './schema.js'

/** How a document is laid out. */
export interface FormatOptions {
  /** Every element on a line of its own, indented by two spaces (the default), or everything on one line. */
  readonly pretty?: boolean
}

/** How a document is laid out, and in which form it is written. */
export interface WriteOptions extends FormatOptions {
  /** The fields that are extensions are written too. */
  readonly extensions?: boolean
}

const writeOptionNames: { readonly [name in keyof Required<WriteOptions>]: true } = { pretty: true, extensions: true }

/** A form of documents: on lines or on one, with extensions or without. */
export interface DocumentForm {
  readonly pretty: boolean
  readonly extensions: boolean
  /** The line break and indentation before an element or member that is `depth` levels deep; empty on one line. */
  readonly newLine: (depth: number) => string
}

/** What writes a value. Its path is put together only for an error. */
export type ValueWriter = (model: unknown, place: DocumentPlace) => string

/**
 * What adds a field of a record to the text before it. Texts are joined from the left one by
 * one: the engine copies such a chain quicker than one whose links are chains themselves.
 * What is the same in every document is made by `join`, and so is one link.
 */
export type FieldWriter = (text: string, record: WrittenRecord, outer: DocumentPlace) => string

/**
 * The writers of a schema's documents, each made once for every form: what a declaration
 * asks is found out then, not for every value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function writersOf(
  make: (document: AnyDocument, form: DocumentForm) => (model: unknown) => string,
): (document: AnyDocument, options: WriteOptions) => (model: unknown) => string {
  const known = new WeakMap<AnyDocument, { [form: string]: (model: unknown) => string }>()
  return (document, options) => {
    refuseUnknownNames(options, Object.keys(writeOptionNames))
    const { pretty = true, extensions = false } = options
    const newLine = (depth: number) => (pretty ? `\n${'  '.repeat(depth)}` : '')
    const forms = known.get(document) ?? {}
    known.set(document, forms)
    forms[`${pretty}${extensions}`] ??= make(document, { pretty, extensions, newLine })
    return forms[`${pretty}${extensions}`] as (model: unknown) => string
  }
}

/** The fields of a record that this form has. */
export function writtenFields({ fields }: AnyRecord, { extensions }: DocumentForm): readonly AnyField[] {
  return extensions ? fields : fields.filter(({ extension }) => !extension)
}

/** A record as its writer sees it. */
export type WrittenRecord = Readonly<Record<string, unknown>>

/** A record's fields. */
export function fieldsOf(model: unknown, place: DocumentPlace): WrittenRecord {
  if (typeof model !== 'object' || model === null) throw invalidModel({ value: model, accepted: 'an object' }, place)
  return model as WrittenRecord
}

/** What writes a single value as text, as every format has it. */
export function textWriter(value: ScalarValue): ValueWriter {
  const write = scalarWriter(value)
  return (model, place) => {
    const text = write(model)
    if (text === undefined) throw invalidModel(invalidScalar(value, model), place)
    return text
  }
}

/** The text of a field with a single value, in the spelling that the record keeps for it; undefined where it has none. */
export function fieldTextWriter(field: AnyField): (record: WrittenRecord, outer: DocumentPlace) => string | undefined {
  const { key, name, spelling } = field
  const value = field.value as ScalarValue
  const write = scalarWriter(value)
  return (record, outer) => {
    const model = record[key]
    if (isAbsent(field, model, outer)) return undefined
    const kept = spelling === undefined ? undefined : keptSpelling(value, model, record[spelling])
    const text = kept ?? write(model)
    if (text === undefined) throw invalidModel(invalidScalar(value, model), { outer, name })
    return text
  }
}

/** What adds a field that is a record or a list, with what comes before it, or what is written instead. */
export function nestedFieldWriter(
  field: AnyField,
  { before, absent }: { readonly before: string; readonly absent: string },
  write: ValueWriter,
): FieldWriter {
  const { key } = field
  return (text, record, outer) => {
    const model = record[key]
    return text + (isAbsent(field, model, outer) ? absent : before + write(model, placeOfValue(field, outer)))
  }
}

/** What writes the entries of a list, each by itself, without blank ones. */
export function entriesWriter(list: AnyList, write: ValueWriter): (model: unknown, place: DocumentPlace) => string[] {
  const { entry: name } = list
  return (model, outer) => entriesOf(list, model, outer).map((entry, index) => write(entry, { outer, name, index }))
}

function entriesOf(list: AnyList, model: unknown, place: DocumentPlace): readonly unknown[] {
  if (!Array.isArray(model)) throw invalidModel({ value: model, accepted: 'an array' }, place)
  return list.of.kind === 'record' ? model : model.filter((entry) => !isNotGiven(entry))
}

function invalidModel(problem: Parameters<typeof documentError>[1], place: DocumentPlace): AuxologyError {
  return documentError('invalid_value', problem, pathOf(place))
}

/** Keeps the text of a list that many models have in common, while the list lives: charts take half the time. */
export function keptText({ shared }: AnyList, write: ValueWriter): ValueWriter {
  if (shared !== true) return write
  const texts = new WeakMap<readonly unknown[], string>()
  return (model, place) => {
    const known = texts.get(model as readonly unknown[])
    if (known !== undefined) return known
    const text = write(model, place)
    if (isUnchangeable(model)) texts.set(model as readonly unknown[], text)
    return text
  }
}

/** Whether nothing in a value can ever change. */
function isUnchangeable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isUnchangeable)
}

/** Whether a field has nothing to write. A required text may be empty. */
function isAbsent({ value, absence, name }: AnyField, model: unknown, outer: DocumentPlace): boolean {
  // Most fields of most records.
  if (model === undefined && absence !== 'refused') return true
  if (value.kind === 'text' && absence === 'refused' && typeof model === 'string') return false
  if (!isNotGiven(model)) return value.kind === 'list' && entriesOf(value, model, { outer, name }).length === 0
  if (absence === 'refused') throw invalidModel('missing', { outer, name })
  return true
}
