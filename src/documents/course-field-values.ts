import { asWritten, type ChoiceValue, type ListValue, type NumberValue } from '../codec/schema.js'
import { type GainMeasure, gainMeasures } from '../model/course-names.js'

/* Values that the elements of Course share. Indices count the measurements of the document from 0. */

export const index: NumberValue = { kind: 'number', decimals: { min: 0, max: 0 } }
export const years: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
export const sds: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
export const asComputed: NumberValue = { kind: 'number', decimals: { min: 0, max: 3 } }
export const courseText = { kind: 'text' } as const

export const gainMeasure: ChoiceValue<GainMeasure> = { kind: 'choice', spellings: asWritten(gainMeasures) }

/** A list within an element of its own, of entries that are one value each. */
export function listIn<Item>(entry: string, of: ListValue<Item>['of']): ListValue<Item> {
  return { kind: 'list', entry, of }
}
