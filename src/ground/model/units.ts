import { daysPerYear } from './calendar-date.js'

/** Birth weight is given in grams; reference tables are in kilograms. */
export const gramsPerKilogram = 1000

/** Height is given in centimetres; body mass index is per square metre. */
export const squareCmPerSquareM = 10_000

/** Centimetres in an inch, and kilograms in a pound (international yard and pound agreement, 1959). */
export const cmPerInch = 2.54
export const kgPerPound = 0.45359237

/** Postmenstrual age at term, where corrected age is 0, weeks. */
export const termWeeks = 40

export const yearsPerWeek: number = 7 / daysPerYear
