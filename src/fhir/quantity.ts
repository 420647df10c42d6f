import { daysPerYear, monthsPerYear } from '../model/calendar-date.js'
import { cmPerInch, gramsPerKilogram, kgPerPound } from '../model/units.js'
import type { PatientField, VisitField } from './growth-codes.js'

type Factors = ReadonlyMap<string, number>

/** To centimetres, from UCUM's units and from those that people write. */
const lengths: Factors = new Map([
  ['cm', 1],
  ['mm', 0.1],
  ['m', 100],
  ['[in_i]', cmPerInch],
  ['[in_us]', 100 / 39.37],
  ['[ft_i]', 12 * cmPerInch],
  ['in', cmPerInch],
  ['inch', cmPerInch],
  ['inches', cmPerInch],
  ['centimeter', 1],
  ['centimetre', 1],
])

/** To kilograms. */
const weights: Factors = new Map([
  ['kg', 1],
  ['g', 1 / gramsPerKilogram],
  ['[lb_av]', kgPerPound],
  ['[oz_av]', kgPerPound / 16],
  ['lb', kgPerPound],
  ['lbs', kgPerPound],
  ['oz', kgPerPound / 16],
  ['kilogram', 1],
  ['gram', 1 / gramsPerKilogram],
])

/** To years. */
const ages: Factors = new Map([
  ['a', 1],
  ['a_j', 1],
  ['mo', 1 / monthsPerYear],
  ['mo_j', 1 / monthsPerYear],
  ['wk', 7 / daysPerYear],
  ['d', 1 / daysPerYear],
  ['years', 1],
  ['year', 1],
  ['months', 1 / monthsPerYear],
  ['month', 1 / monthsPerYear],
])

/** To weeks. */
const gestations: Factors = new Map([
  ['wk', 1],
  ['{weeks}', 1],
  ['weeks', 1],
  ['week', 1],
  ['d', 1 / 7],
  ['days', 1 / 7],
])

/** To millimetres: of a skinfold. */
const thicknesses: Factors = new Map([...lengths].map(([unit, factor]) => [unit, factor * 10]))

/** To millimetres of mercury. */
const pressures: Factors = new Map([
  ['mm[Hg]', 1],
  ['mmHg', 1],
  ['mm Hg', 1],
  ['kPa', 7.500617],
])

const grams: Factors = new Map([...weights].map(([unit, factor]) => [unit, factor * gramsPerKilogram]))

const volumes: Factors = new Map([
  ['ml', 1],
  ['cm3', 1],
])

const factors: { readonly [field in VisitField | PatientField | 'gestation' | 'testicularVolumeMl']: Factors } = {
  sizeCm: lengths,
  headCm: lengths,
  seatCm: lengths,
  waistCm: lengths,
  hipCm: lengths,
  armCm: lengths,
  tricepsMm: thicknesses,
  subscapularMm: thicknesses,
  systolicMmHg: pressures,
  diastolicMmHg: pressures,
  weightKg: weights,
  boneAgeYears: ages,
  sizeBirthCm: lengths,
  weightBirthG: grams,
  headBirthCm: lengths,
  sizeFatherCm: lengths,
  sizeMotherCm: lengths,
  gestation: gestations,
  testicularVolumeMl: volumes,
}

/**
 * A quantity in the unit of a field; undefined for a unit that is not known.
 * Where it is converted, it is rounded to twelve digits, so that 0.954 m are 95.4 cm.
 */
export function inUnitOf(field: keyof typeof factors, value: number, unit: string): number | undefined {
  const factor = factors[field].get(unit) ?? factors[field].get(unit.toLowerCase())
  if (factor === undefined || factor === 1) return factor === undefined ? undefined : value
  return Number((value * factor).toPrecision(12))
}

/** Completed weeks and days beyond. */
export interface GestationAtBirth {
  readonly weekBirth: number
  readonly dayBirth?: number
}

/** Weeks are written to two decimals at most: 34.14 are 34 weeks and a day. */
const weekRounding = 0.05

/** Weeks with decimals, as a quantity has them; whole weeks have no day. */
export function gestationFromWeeks(weeks: number): GestationAtBirth {
  if (Number.isInteger(weeks)) return { weekBirth: weeks }
  const days = Math.floor(weeks * 7 + weekRounding)
  return { weekBirth: Math.floor(days / 7), dayBirth: days % 7 }
}

/** `40+2`, `40 2/7`, `40W 2D`, `40 weeks 2 days`, `40 SSW`, `40`. */
const writtenGestation =
  /^\s*(\d{2})\s*(?:weeks?|wks?|w|ssw|wochen)?\s*(?:(?:\+\s*|,?\s+|(?<=[a-z]))([0-6])\s*(?:\/7|days?|d|tage?)?)?\s*$/i

export function gestationFromText(text: string): GestationAtBirth | undefined {
  const [, weeks, days] = writtenGestation.exec(text.slice(0, 40)) ?? []
  if (weeks === undefined) return undefined
  return { weekBirth: Number(weeks), ...(days !== undefined && { dayBirth: Number(days) }) }
}
