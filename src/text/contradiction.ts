import { dayNumber } from '../model/calendar-date.js'
import { alikeUnits, type FieldUnit, inOwnUnit } from '../model/field-names.js'
import { sizePositions } from '../model/patient.js'
import { genderCalled } from './gender-word.js'
import { fieldNames, type NamedAnywhere } from './named-field.js'
import { parseDecimal } from './number.js'

/**
 * Whether a value under another name of a field contradicts the field itself, which has a value.
 * Where both are numbers, the other may be in any unit of that kind that its name doesn't exclude;
 * what can't be compared, such as a list of diagnoses, contradicts nothing.
 */
export function contradicts(meant: NamedAnywhere, value: unknown, given: (field: string) => unknown): boolean {
  const { key } = meant
  if (key === 'measurements') return isEmptyList(given(key)) && Array.isArray(value) && value.length > 0
  const read = Object.hasOwn(wordReaders, key) ? wordReaders[key] : undefined
  if (read !== undefined) {
    const [stated, own] = [value, given(key)].map((text) => (typeof text === 'string' ? read(text) : undefined))
    return stated !== undefined && own !== undefined && stated !== own
  }
  const stated = numberOf(value)
  const own = numberOf(given(key))
  if (stated === undefined || own === undefined) return false
  return key === 'weekBirth'
    ? !isSameGestation(meant, stated, own, numberOf(given('dayBirth')) ?? 0)
    : !isSame(meant, stated, own)
}

/** Weeks are the completed ones, or all of gestation with a fraction; days are all of it. */
function isSameGestation({ unit }: NamedAnywhere, stated: number, weeks: number, days: number): boolean {
  if (unit === 'days') return stated === 7 * weeks + days
  return stated === weeks || Math.round(7 * stated) === 7 * weeks + days
}

/** How the values of fields that are no numbers are compared. */
const wordReaders: { readonly [field: string]: ((text: string) => string | number | undefined) | undefined } = {
  gender: genderCalled,
  sizePosition: (text) => sizePositions.find((position) => position === text.toLowerCase()),
  dateOfBirth: dayOf,
  date: dayOf,
  until: dayOf,
  menarche: dayOf,
}

/** A moment is no day: which one it is depends on the zone. */
function dayOf(text: string): number | undefined {
  return text.length === 10 ? dayNumber(text) : undefined
}

/** In another unit a number is rounded: 7 lb are 3.2 kg. */
const rounding = 0.01

function isSame({ of, key, unit }: NamedAnywhere, stated: number, own: number): boolean {
  if (stated === own) return unit === undefined
  const ownUnit = of === 'marker' ? undefined : fieldNames[of][key]?.unit
  if (ownUnit === undefined) return false
  const units = unit === undefined ? (Object.keys(alikeUnits[ownUnit]) as FieldUnit[]) : [unit]
  return units.some((each) => Math.abs(inOwnUnit(stated, each, ownUnit) - own) <= rounding * own && each !== ownUnit)
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'string' ? parseDecimal(value.trim()) : typeof value === 'number' ? value : undefined
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
