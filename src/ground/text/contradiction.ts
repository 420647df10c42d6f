import { dayNumber } from '../model/calendar-date.js'
import { alikeUnits, type FieldUnit, inOwnUnit } from '../model/field-names.js'
import { isGender, sizePositions } from '../model/patient.js'
import { bodyMassIndex } from '../model/quetelet-index.js'
import { genderElsewhere } from './gender-word.js'
import { fieldNames, foldedName, type NamedAnywhere } from './named-field.js'
import { formatNumber, parseDecimal } from './number.js'
import { isDateObject, shownValue } from './quoted.js'

/**
 * Whether a value under another name of a field contradicts the field itself, which has a value.
 * What can't be compared, such as two lists of diagnoses, contradicts nothing.
 */
export function contradicts(meant: NamedAnywhere, value: unknown, given: (field: string) => unknown): boolean {
  return agree(meant, value, given) === false
}

/**
 * Whether a value under a name of a field is that of the field; undefined where one of them can't be read or compared.
 * Where both are numbers, the other may be in any unit of that kind that its name doesn't exclude.
 */
function agree(meant: NamedAnywhere, value: unknown, given: (field: string) => unknown): boolean | undefined {
  const { key } = meant
  const field = given(key)
  if (Array.isArray(field)) {
    const isList = Array.isArray(value) || (key === 'diseases' && typeof value === 'string')
    return isList && field.length === 0 ? value.length === 0 : undefined
  }
  if (nameFields.includes(key)) {
    // Another spelling may be the same child's.
    const isAlike = typeof value === 'string' && typeof field === 'string' && foldedName(value) === foldedName(field)
    return isAlike || undefined
  }
  if (dayFields.includes(key)) return areSameDay(value, field)
  const read = Object.hasOwn(wordReaders, key) ? wordReaders[key] : undefined
  if (read !== undefined) {
    const [stated, own] = [value, field].map((word) => (typeof word === 'object' ? undefined : read(String(word))))
    return stated === undefined || own === undefined ? undefined : stated === own
  }
  const stated = decimalOf(value)
  const own = numberOf(field)
  if (stated === undefined || own === undefined) return undefined
  return key === 'weekBirth'
    ? isSameGestation(meant, stated.value, own, numberOf(given('dayBirth')) ?? 0)
    : isSame(meant, stated, own)
}

/**
 * Whether a visit says of the child what the patient says: false too where the two can't be compared. A sex or a
 * date of birth that is another child's comes back as what is wrong, with both values.
 *
 * @param called the patient's field, as the caller names it
 */
export function agreesOnChild(
  meant: NamedAnywhere,
  value: unknown,
  { given, called }: { readonly given: (field: string) => unknown; readonly called: string },
): boolean | string {
  const own = given(meant.key)
  const agrees = agree(meant, value, given)
  if (agrees !== false) return agrees === true
  if (meant.key !== 'dateOfBirth' && (meant.key !== 'gender' || ![value, own].every(isSex))) return false
  return `not the ${called} of the patient, ${shownValue(own)}: the measurement seems to be another child's`
}

const nameFields: readonly string[] = ['firstName', 'lastName']

/** Whether a value names a boy or a girl: an unknown sex may be known at another visit. */
function isSex(value: unknown): boolean {
  return isGender(genderElsewhere(String(value)))
}

/** Weeks are the completed ones, or all of gestation with a fraction; days are all of it. */
function isSameGestation({ unit }: NamedAnywhere, stated: number, weeks: number, days: number): boolean {
  if (unit === 'days') return stated === 7 * weeks + days
  return stated === weeks || Math.round(7 * stated) === 7 * weeks + days
}

/** How the values of fields that are no numbers are compared. */
const wordReaders: { readonly [field: string]: ((text: string) => string | undefined) | undefined } = {
  gender: genderElsewhere,
  sizePosition: (text) => sizePositions.find((position) => position === text.toLowerCase()),
  tubeFed: (text) => ['true', 'false'].find((word) => word === text.toLowerCase()),
}

const dayFields: readonly string[] = ['dateOfBirth', 'date', 'until', 'menarche']

/** A moment is a day of its zone, which is the day before or after elsewhere. */
function areSameDay(stated: unknown, own: unknown): boolean | undefined {
  const [first, second] = [dayOf(stated), dayOf(own)]
  if (first === undefined || second === undefined) return undefined
  return Math.abs(first.day - second.day) <= (first.isMoment || second.isMoment ? 1 : 0)
}

/** The day of a date, also as it is written in German: 4.6.2014. */
function dayOf(value: unknown): { readonly day: number; readonly isMoment: boolean } | undefined {
  const text = isDateObject(value) ? JSON.stringify(value).slice(1, -1) : value
  if (typeof text !== 'string') return undefined
  const written = text.trim().replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, (_, day, month, year) => {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  const day = /^.{10}(?:$|[T ])/.test(written) ? dayNumber(written.slice(0, 10)) : undefined
  return day === undefined ? undefined : { day, isMoment: written.length > 10 }
}

/** The body mass index of the height and weight given, one decimal, if a stated one is another beyond rounding. */
export function contradictingBmi(value: unknown, given: (field: string) => unknown): string | undefined {
  const stated = decimalOf(value)
  const calculated = bodyMassIndex(numberOf(given('weightKg')), numberOf(given('sizeCm')))
  if (stated === undefined || calculated === undefined) return undefined
  const off = Math.abs(stated.value - calculated)
  return off > rounding * calculated && off >= stated.lastPlace
    ? formatNumber(calculated, { min: 1, max: 1 })
    : undefined
}

/** In another unit a number is rounded: 7 lb are 3.2 kg. */
const rounding = 0.01

/**
 * Whether a number is that of the field, or less than one unit of its last decimal away, as
 * rounded numbers and completed years are. In a unit that is only guessed it has to be nearer.
 */
function isSame({ of, key, unit }: NamedAnywhere, stated: Decimal, own: number): boolean {
  if (stated.value === own) return unit === undefined || own === 0
  const ownUnit = of === 'marker' ? undefined : fieldNames[of][key]?.unit
  if (ownUnit === undefined) return false
  const units = unit === undefined ? (Object.keys(alikeUnits[ownUnit]) as FieldUnit[]) : [unit]
  return units.some((each) => {
    const off = Math.abs(inOwnUnit(stated.value, each, ownUnit) - own)
    const isSaid = each === (unit ?? ownUnit)
    return off <= rounding * Math.abs(own) || (isSaid && off < inOwnUnit(stated.lastPlace, each, ownUnit))
  })
}

/** A number, and one unit of the last decimal that it is written with. */
interface Decimal {
  readonly value: number
  readonly lastPlace: number
}

function decimalOf(given: unknown): Decimal | undefined {
  const value = numberOf(given)
  if (value === undefined) return undefined
  const text = typeof given === 'string' ? given.trim() : formatNumber(value)
  return { value, lastPlace: Number(`1e-${text.split('.')[1]?.length ?? 0}`) }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'string' ? parseDecimal(value.trim()) : typeof value === 'number' ? value : undefined
}
