import type { DateValue, NumberValue, TextValue } from '../codec/schema.js'

/**
 * A place on an axis, whatever its unit: an hour in years of age, a gram in
 * kilograms, finer than a pixel in a ratio.
 */
export const place: NumberValue = { kind: 'number', decimals: { min: 0, max: 4 } }
export const percent: NumberValue = { kind: 'number', decimals: { min: 0, max: 2 } }
export const whole: NumberValue = { kind: 'number', decimals: { min: 0, max: 0 } }
export const standardDeviations: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
export const day: DateValue = { kind: 'date', midnight: true }
export const text: TextValue = { kind: 'text' }
