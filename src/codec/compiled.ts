import type { AnyField } from './schema.js'

/**
 * What is made of a part of a schema, made once: schemas are constants, and what
 * they ask of every document doesn't change.
 */
/* @__NO_SIDE_EFFECTS__ */
export function compiledOnce<Part extends object, Made>(compile: (part: Part) => Made): (part: Part) => Made {
  const known = new WeakMap<Part, Made>()
  return (part) => {
    const earlier = known.get(part)
    if (earlier !== undefined) return earlier
    const made = compile(part)
    known.set(part, made)
    return made
  }
}

/**
 * A text that many documents have, in one piece: put together by `+` it would stay in
 * parts, and each document would copy them one by one.
 */
export function inOnePiece(...parts: readonly string[]): string {
  return ['', ...parts].join('')
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
