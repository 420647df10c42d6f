import { choice, type Fields, flag, named, number, required } from '../codec/declare.js'
import type { ChoiceValue, NumberValue } from '../codec/schema.js'
import type { CourseFinding } from '../course/findings/growth-finding.js'
import { type GainMeasure, gainMeasures } from '../model/course-names.js'
import { percentileValue } from './result-values.js'

/* Values that the elements of Course share. Indices count the measurements of the document from 0. */

export const index: NumberValue = number(0, 0)
export const years: NumberValue = number(1, 2)
export const sds: NumberValue = number(1, 2)
export const asComputed: NumberValue = number(0, 3)

export const gainMeasure: ChoiceValue<GainMeasure> = choice(gainMeasures)

/** The visit that something was computed at. */
export const atVisitFields: Fields<{ readonly measurementIndex: number; readonly ageYears: number }> = {
  measurementIndex: required(index),
  ageYears: required(years),
}

/** The earlier visit that it was compared with. */
export const fromVisitFields: Fields<{ readonly fromIndex: number; readonly fromYears: number }> = {
  fromIndex: required(index),
  fromYears: required(years),
}

/** Of an early or late puberty: in how many children, and when a late one was found to have begun. */
export const onsetFields: Fields<Pick<CourseFinding, 'percentOfChildren' | 'isFewer' | 'begunAtYears'>> = {
  percentOfChildren: percentileValue,
  isFewer: named('Fewer', flag),
  begunAtYears: years,
}
