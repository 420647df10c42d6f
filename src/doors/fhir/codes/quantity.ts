import { daysPerYear, monthsPerYear } from '../../../ground/model/calendar-date.js'
import { cmPerInch, gramsPerKilogram, kgPerPound } from '../../../ground/model/units.js'
import type { PatientField, VisitField } from './growth-codes.js'

type Factors = ReadonlyMap<string, number>

/** Every name of a unit, in UCUM and as people write it, and what it is. */
function unitNames(rows: readonly (readonly [names: string, factor: number])[]): Factors {
  return new Map(rows.flatMap(([names, factor]) => names.split('|').map((name) => [name, factor] as const)))
}

/** To centimetres. */
const lengths = /* @__PURE__ */ unitNames([
  ['cm|cms|centimeter|centimeters|centimetre|centimetres|zentimeter', 1],
  ['mm|millimeter|millimeters|millimetre|millimetres', 0.1],
  ['m|meter|meters|metre|metres', 100],
  ['[in_i]|in|inch|inches|zoll', cmPerInch],
  ['[in_us]', 100 / 39.37],
  ['[ft_i]|ft|foot|feet', 12 * cmPerInch],
])

/** To kilograms. */
const weights = /* @__PURE__ */ unitNames([
  ['kg|kgs|kilo|kilogram|kilograms|kilogramme|kilogrammes|kilogramm', 1],
  ['g|gram|grams|gramme|grammes|gramm', 1 / gramsPerKilogram],
  ['[lb_av]|lb|lbs|pound|pounds', kgPerPound],
  ['[oz_av]|oz|ounce|ounces', kgPerPound / 16],
])

const weekNames = 'wk|wks|week|weeks|{weeks}|woche|wochen'
const dayNames = 'd|day|days|{days}|tag|tage'

/** To years. */
const ages = /* @__PURE__ */ unitNames([
  ['a|a_j|yr|yrs|year|years|{years}|jahr|jahre|jahren', 1],
  ['mo|mo_j|mos|month|months|{months}|monat|monate|monaten', 1 / monthsPerYear],
  [weekNames, 7 / daysPerYear],
  [dayNames, 1 / daysPerYear],
])

/** To weeks. */
const gestations = /* @__PURE__ */ unitNames([
  [`${weekNames}|ssw`, 1],
  [dayNames, 1 / 7],
])

/** To millimetres: of a skinfold. */
const thicknesses: Factors = /* @__PURE__ */ scaled(lengths, 10)

/** To millimetres of mercury. */
const pressures = /* @__PURE__ */ unitNames([
  ['mm[Hg]|mm[hg]|mmHg|mmhg|mm Hg|mm hg', 1],
  ['kPa|kpa', 7.500617],
])

const grams: Factors = /* @__PURE__ */ scaled(weights, gramsPerKilogram)

const volumes = /* @__PURE__ */ unitNames([['mL|ml|cm3', 1]])

function scaled(factors: Factors, by: number): Factors {
  return new Map([...factors].map(([unit, factor]) => [unit, factor * by]))
}

/** A field that is read in a unit. */
export type QuantityField = VisitField | PatientField | 'gestation' | 'testicularVolumeMl'

const factors: { readonly [field in QuantityField]: Factors } = {
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

const allUnits: readonly Factors[] = [lengths, weights, ages, gestations, pressures, volumes]

/** Whether a unit is read for any field. */
export function isKnownUnit(unit: string): boolean {
  return allUnits.some((units) => factorIn(units, unit) !== undefined)
}

/** As written, else in small letters and without the point of an abbreviation. */
function factorIn(units: Factors, unit: string): number | undefined {
  return units.get(unit) ?? units.get(unit.trim().toLowerCase().replace(/\.$/, ''))
}

/** Two names of one unit may differ by the rounding of an inch, not by more. */
const sameUnit = 1e-4

/**
 * Whether the printed unit is another than the coded one: inches with the code of
 * centimetres. A word that no unit is known by says nothing.
 */
export function isUnitContradicted(field: QuantityField, code: string, printed: string): boolean {
  const coded = factorIn(factors[field], code)
  if (coded === undefined || !isKnownUnit(printed)) return false
  const said = factorIn(factors[field], printed)
  return said === undefined || Math.abs(said / coded - 1) > sameUnit
}

/**
 * A quantity in the unit of a field; undefined for a unit that is not known.
 * Where it is converted, it is rounded to twelve digits, so that 0.954 m are 95.4 cm.
 */
export function inUnitOf(field: QuantityField, value: number, unit: string): number | undefined {
  const factor = factorIn(factors[field], unit)
  if (factor === undefined || factor === 1) return factor === undefined ? undefined : value
  return Number((value * factor).toPrecision(12))
}

/** Whether a unit of gestation is the day, which names the day of a week. */
export function isInDays(unit: string): boolean {
  return factorIn(gestations, unit) === 1 / 7
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
