import { asWritten, type ChoiceValue, type Field, type ListValue, type NumberValue } from '../codec/schema.js'
import type { CourseFinding } from '../course/findings/growth-finding.js'
import { type GainMeasure, gainMeasures } from '../model/course-names.js'
import { percentileValue } from './result-values.js'

/* Values that the elements of Course share. Indices count the measurements of the document from 0. */

export const index: NumberValue = { kind: 'number', decimals: { min: 0, max: 0 } }
export const years: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
export const sds: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
export const asComputed: NumberValue = { kind: 'number', decimals: { min: 0, max: 3 } }
export const courseText = { kind: 'text' } as const

export const gainMeasure: ChoiceValue<GainMeasure> = { kind: 'choice', spellings: asWritten(gainMeasures) }

/** The visit that something was computed at. */
export const atVisitFields: readonly Field<{ readonly measurementIndex: number; readonly ageYears: number }>[] = [
  { name: 'MeasurementIndex', key: 'measurementIndex', value: index, absence: 'refused' },
  { name: 'AgeYears', key: 'ageYears', value: years, absence: 'refused' },
]

/** The earlier visit that it was compared with. */
export const fromVisitFields: readonly Field<{ readonly fromIndex: number; readonly fromYears: number }>[] = [
  { name: 'FromIndex', key: 'fromIndex', value: index, absence: 'refused' },
  { name: 'FromYears', key: 'fromYears', value: years, absence: 'refused' },
]

/** Of an early or late puberty: in how many children, and when a late one was found to have begun. */
export const onsetFields: readonly Field<Pick<CourseFinding, 'percentOfChildren' | 'isFewer' | 'begunAtYears'>>[] = [
  { name: 'PercentOfChildren', key: 'percentOfChildren', value: percentileValue },
  { name: 'Fewer', key: 'isFewer', value: { kind: 'boolean' } },
  { name: 'BegunAtYears', key: 'begunAtYears', value: years },
]

/** A list within an element of its own, of entries that are one value each. */
export function listIn<Item>(entry: string, of: ListValue<Item>['of']): ListValue<Item> {
  return { kind: 'list', entry, of }
}
