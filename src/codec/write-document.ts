import type { AuxologyError } from '../model/errors.js'
import { documentError, refuseUnknownNames } from '../text/invalid-input.js'
import { type DocumentPlace, inOnePiece, pathOf, placeOfValue } from './compiled.js'
import { invalidScalar, isNotGiven, keptSpelling, type ScalarWriter, scalarWriter } from './scalar.js'
import type { AnyDocument, AnyField, AnyList, AnyRecord, AnyValue, ChoiceValue, ScalarValue } from './schema.js'

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

/** @throws AuxologyError for an option that there is not */
export function checkWriteOptions(options: WriteOptions): void {
  refuseUnknownNames(options, Object.keys(writeOptionNames))
}

/** How the parts of one form of a document are laid out. */
export interface WrittenLayout {
  readonly pretty: boolean
  readonly extensions: boolean
  /** The line break and indentation before an element or member that is `depth` levels deep; empty on one line. */
  readonly newLine: (depth: number) => string
}

/** What writes a value, compiled from its declaration. */
export type ValueWriter = (model: unknown, place: DocumentPlace) => string

/**
 * What adds a field of a record to the text before it, likewise. Texts are joined from the
 * left one by one, and the engine copies such a chain quicker than one whose links are
 * chains themselves.
 */
export type FieldWriter = (text: string, record: WrittenRecord, outer: DocumentPlace) => string

/**
 * The writers of a schema's documents, each compiled once for every form: what a
 * declaration asks is found out then, not for every value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function writersOf<Writer>(
  compile: (document: AnyDocument, layout: WrittenLayout) => Writer,
): (document: AnyDocument, options: WriteOptions) => Writer {
  const known = new WeakMap<AnyDocument, { [form: string]: Writer }>()
  return (document, { pretty = true, extensions = false }) => {
    const forms = known.get(document) ?? {}
    known.set(document, forms)
    const form = `${pretty ? 'pretty' : 'line'}${extensions ? '+' : ''}`
    const newLine = pretty ? (depth: number) => `\n${'  '.repeat(depth)}` : () => ''
    forms[form] ??= compile(document, { pretty, extensions, newLine })
    return forms[form]
  }
}

/** The fields of a record that this form has. */
export function writtenFields({ fields }: AnyRecord, { extensions }: WrittenLayout): readonly AnyField[] {
  return extensions ? fields : fields.filter(({ extension }) => !extension)
}

/** The text of a value, as every format writes it. */
export function textOf(value: ScalarValue, model: unknown, place: DocumentPlace): string {
  const text = scalarWriter(value)(model)
  if (text === undefined) throw invalidModel(invalidScalar(value, model), place)
  return text
}

/** A record's fields. */
export function fieldsOf(model: unknown, place: DocumentPlace): WrittenRecord {
  if (typeof model !== 'object' || model === null) throw invalidModel({ value: model, accepted: 'an object' }, place)
  return model as WrittenRecord
}

/** A record as its writer sees it. */
export type WrittenRecord = Readonly<Record<string, unknown>>

function invalidModel(problem: Parameters<typeof documentError>[1], place: DocumentPlace): AuxologyError {
  return documentError('invalid_value', problem, pathOf(place))
}

/** What surrounds the text of a field in a format. */
export interface TextFrame {
  readonly before: string
  readonly after: string
  /** The text itself as the format has it; left out where it needs nothing. */
  readonly escaped?: ((text: string) => string) | undefined
  /** Instead of all that, for a field without a value. */
  readonly absent: string
  /** Likewise, for one with an empty text. */
  readonly empty?: string
}

/**
 * The writer of a field with a single value. Numbers, dates and the options of a choice
 * are written at once; whatever is missing, blank or wrong is looked at closely.
 */
export function scalarFieldWriter(field: AnyField, frame: TextFrame): FieldWriter {
  const { key, absence, spelling } = field
  const value = field.value as ScalarValue
  const { escaped } = frame
  const [before, after, absent] = [inOnePiece(frame.before), inOnePiece(frame.after), inOnePiece(frame.absent)]
  const empty = inOnePiece(frame.empty ?? before + after)
  const framed = (text: string): string => before + (escaped === undefined ? text : escaped(text)) + after
  const closely: FieldWriter = (text, record, outer) => {
    if (isAbsent(field, record[key], outer)) return text + absent
    const own = fieldText(field, record, outer)
    return text + (own === '' ? empty : framed(own))
  }
  if (value.kind === 'text' || value.kind === 'token' || spelling !== undefined) return closely
  const write = value.kind === 'choice' ? framedOptions(value, framed) : scalarWriter(value)
  const needsFrame = value.kind !== 'choice'
  const isOptional = absence !== 'refused'
  return (text, record, outer) => {
    const model = record[key]
    if (model === undefined && isOptional) return text + absent
    const own = write(model)
    if (own === undefined) return closely(text, record, outer)
    return needsFrame ? text + before + (escaped === undefined ? own : escaped(own)) + after : text + own
  }
}

/** The writer of a field that is a record or a list. */
export function nestedFieldWriter(
  field: AnyField,
  frame: Pick<TextFrame, 'before' | 'absent'>,
  write: ValueWriter,
): FieldWriter {
  const { key, value, absence } = field
  const [before, absent] = [inOnePiece(frame.before), inOnePiece(frame.absent)]
  const isRecord = value.kind === 'record'
  const isOptional = absence !== 'refused'
  return (text, record, outer) => {
    const model = record[key]
    if (model === undefined && isOptional) return text + absent
    const isGiven = isRecord && typeof model === 'object' && model !== null
    if (!isGiven && isAbsent(field, model, outer)) return text + absent
    return text + before + write(model, placeOfValue(field, outer))
  }
}

/** The options of a choice as the field is written with each. */
function framedOptions({ spellings }: ChoiceValue<string>, framed: (text: string) => string): ScalarWriter {
  const texts = new Map<unknown, string>(
    Object.entries(spellings).map(([option, [written]]) => [option, inOnePiece(framed(written))]),
  )
  return (model) => texts.get(model)
}

/** The text of a field, in the spelling that the record keeps for it. */
function fieldText({ value, key, spelling, name }: AnyField, record: WrittenRecord, outer: DocumentPlace): string {
  const model = record[key]
  const kept = spelling === undefined ? undefined : keptSpelling(value as ScalarValue, model, record[spelling])
  return kept ?? textOf(value as ScalarValue, model, { outer, name })
}

/** A list's entries, without blank ones. */
function entriesOf(list: AnyList, model: unknown, place: DocumentPlace): readonly unknown[] {
  if (!Array.isArray(model)) throw invalidModel({ value: model, accepted: 'an array' }, place)
  return list.of.kind === 'record' ? model : model.filter((entry) => !isNotGiven(entry))
}

/**
 * So many entries are joined to one piece of text. A string that grows by short
 * ones keeps them all, several times its size, until it is read; joined it does not.
 */
const entriesAPiece = 16

/** The entries of a list, one after another. */
export function entriesText(
  list: AnyList,
  model: unknown,
  place: DocumentPlace,
  write: (entry: unknown, place: DocumentPlace, index: number) => string,
): string {
  const entries = entriesOf(list, model, place)
  const pieces: string[] = []
  for (let from = 0; from < entries.length; from += entriesAPiece) {
    const written: string[] = []
    for (let index = from; index < entries.length && index < from + entriesAPiece; index++) {
      written.push(write(entries[index], { outer: place, name: list.entry, index }, index))
    }
    pieces.push(written.join(''))
  }
  return pieces.length === 1 ? (pieces[0] as string) : pieces.join('')
}

/** The writer of a list, which keeps the text of one that many models have in common, while the list lives. */
export function listTexts({ shared }: AnyList, write: ValueWriter): ValueWriter {
  if (shared !== true) return write
  const texts = new WeakMap<object, string>()
  return (model, place) => {
    const known = typeof model === 'object' && model !== null ? texts.get(model) : undefined
    if (known !== undefined) return known
    const text = write(model, place)
    if (isUnchangeable(model)) texts.set(model as object, text)
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
  if (!isNotGiven(model)) {
    return value.kind === 'list' && entriesOf(value, model, { outer, name }).length === 0
  }
  if (absence === 'refused') throw invalidModel('missing', { outer, name })
  return true
}

/** Whether a record is an element without child elements, which is written on one line. */
export function isChildless(value: AnyValue): value is AnyRecord {
  return (
    value.kind === 'record' &&
    value.fields.every(({ placement }) => placement === 'content' || placement === 'attribute')
  )
}
