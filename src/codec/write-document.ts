import { documentError, refuseUnknownNames } from '../text/invalid-input.js'
import { invalidScalar, isNotGiven, keptSpelling, scalarToText } from './scalar.js'
import type { AnyField, AnyList, AnyRecord, AnyValue, ScalarValue } from './schema.js'

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

/** The line break and indentation before an element or member that is `depth` levels deep. */
export type LineBreak = (depth: number) => string

/** The line breaks of a layout; empty if everything is on one line. */
export function lineBreak({ pretty = true }: FormatOptions): LineBreak {
  if (!pretty) return () => ''
  const breaks: string[] = []
  return (depth) => {
    breaks[depth] ??= `\n${'  '.repeat(depth)}`
    return breaks[depth]
  }
}

/** The text of a value, as every format writes it. */
export function textOf(value: ScalarValue, model: unknown, path: string): string {
  const text = scalarToText(value, model)
  if (text === undefined) throw documentError('invalid_value', invalidScalar(value, model), path)
  return text
}

/** A record's fields. */
export function fieldsOf(model: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof model !== 'object' || model === null)
    throw documentError('invalid_value', { value: model, accepted: 'an object' }, path)
  return model as Readonly<Record<string, unknown>>
}

/** The text of a field, in the spelling that the record keeps for it. */
export function fieldText({ value, key, spelling, name }: AnyField, record: Fields, path: string): string {
  const kept = spelling === undefined ? undefined : keptSpelling(value as ScalarValue, record[key], record[spelling])
  return kept ?? textOf(value as ScalarValue, record[key], `${path}/${name}`)
}

type Fields = Readonly<Record<string, unknown>>

/** A list's entries, without blank ones. */
export function entriesOf(list: AnyList, model: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(model)) throw documentError('invalid_value', { value: model, accepted: 'an array' }, path)
  return list.of.kind === 'record' ? model : model.filter((entry) => !isNotGiven(entry))
}

/** Whether a field has nothing to write. A required text may be empty. */
export function isAbsent({ value, absence, name }: AnyField, model: unknown, recordPath: string): boolean {
  const path = `${recordPath}/${name}`
  if (value.kind === 'text' && absence === 'refused' && typeof model === 'string') return false
  if (value.kind === 'list' && !isNotGiven(model)) return entriesOf(value, model, path).length === 0
  if (!isNotGiven(model)) return false
  if (absence === 'refused') throw documentError('invalid_value', 'missing', path)
  return true
}

/** Whether a record is an element without child elements, which is written on one line. */
export function isChildless(value: AnyValue): value is AnyRecord {
  return (
    value.kind === 'record' &&
    value.fields.every(({ placement }) => placement === 'content' || placement === 'attribute')
  )
}
