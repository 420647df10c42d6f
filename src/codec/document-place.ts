import type { AnyField } from './schema.js'

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
