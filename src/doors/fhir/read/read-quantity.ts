import type { CodeTables } from '../codes/code-tables.js'
import {
  type GestationAtBirth,
  gestationFromText,
  gestationFromWeeks,
  inUnitOf,
  isInDays,
  isUnitContradicted,
  type QuantityField,
} from '../codes/quantity.js'
import { elementOf, type FhirElement, givenText, nameOf } from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'

/** An element with a value, its place, and what reading it needs. */
export interface ValuePlace {
  readonly element: FhirElement
  readonly reference: string
  /** Within the resource: empty, or `component[0]`. */
  readonly path: string
  readonly tables: CodeTables
  readonly unused: UnusedList
}

/** The path of a member of an element within a resource. */
export function memberPath(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`
}

/** A number in the field's unit. A bound such as `< 3 kg` is not a value. */
export function quantityOf(place: ValuePlace, field: QuantityField): number | undefined {
  const { element, reference, unused, tables } = place
  const quantity = elementOf(element.valueQuantity)
  if (quantity === undefined || element.dataAbsentReason !== undefined) {
    const absent = nameOf(element.dataAbsentReason)
    unused.add(absent === '' ? 'no_value' : 'data_absent', reference, memberPath(place.path, 'value'), absent)
    return undefined
  }
  const { value, comparator } = quantity
  const path = memberPath(place.path, 'valueQuantity')
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    unused.add('no_value', reference, path, typeof value === 'string' ? value : '')
    return undefined
  }
  if (comparator !== undefined) {
    unused.add('comparator', reference, path, `${givenText(comparator)} ${value}`)
    return undefined
  }
  const [code, printed] = unitsOf(quantity, tables)
  // The printed unit counts only where there is no code: `lb` may be printed for troy pounds.
  const found = inUnitOf(field, value, code || printed)
  if (found === undefined) unused.add('unit', reference, path, code || printed)
  if (found === undefined || !isUnitContradicted(field, code, printed)) return found
  unused.add('unit_contradicted', reference, path, `${code}, ${printed}`)
  return undefined
}

/** The unit by its code and as it is printed; a host's own word is the unit that it means. */
function unitsOf({ code, unit }: FhirElement, { units }: CodeTables): readonly [code: string, printed: string] {
  const known = (written: string) => units.get(written) ?? written
  return [known(givenText(code)), known(givenText(unit))]
}

/** A stage or a level, as a number alone. */
export function wholeNumberOf(place: ValuePlace): number | undefined {
  const { valueInteger } = place.element
  if (typeof valueInteger === 'number' && Number.isFinite(valueInteger)) return valueInteger
  place.unused.add('no_value', place.reference, memberPath(place.path, 'value'), '')
  return undefined
}

/** Weeks and days in a quantity, an integer or a text. */
export function gestationValueOf(place: ValuePlace): GestationAtBirth | undefined {
  const { valueInteger, valueString, valueQuantity } = place.element
  const written = gestationFromText(givenText(valueString))
  if (written !== undefined) return written
  if (typeof valueInteger === 'number') return gestationFromWeeks(valueInteger)
  if (valueString !== undefined) {
    place.unused.add('no_value', place.reference, memberPath(place.path, 'valueString'), givenText(valueString))
    return undefined
  }
  const weeks = quantityOf(place, 'gestation')
  if (weeks === undefined) return undefined
  const [code, printed] = unitsOf(elementOf(valueQuantity) ?? {}, place.tables)
  const { weekBirth, dayBirth = 0 } = gestationFromWeeks(weeks)
  // Days say the day, whole weeks don't.
  return isInDays(code || printed) ? { weekBirth, dayBirth } : gestationFromWeeks(weeks)
}

/**
 * Weeks and days in components that have a word for a code: the form of the KBV's booklet.
 *
 * @returns undefined without such components; `unreadable` where `unused` has why
 */
export function gestationInWords(
  components: readonly FhirElement[],
  place: ValuePlace,
): GestationAtBirth | 'unreadable' | undefined {
  const weeks = wordedNumber('schwangerschaftswochen', 1, components, place)
  if (weeks === undefined) return undefined
  const days = wordedNumber('schwangerschaftstage', 7, components, place)
  if (weeks === 'unreadable') return weeks
  return { weekBirth: weeks, ...(typeof days === 'number' && { dayBirth: days }) }
}

/** The whole number of a component; `perWeek` is 1 of weeks and 7 of days. */
function wordedNumber(
  word: string,
  perWeek: number,
  components: readonly FhirElement[],
  place: ValuePlace,
): number | 'unreadable' | undefined {
  const index = components.findIndex(({ code }) => givenText(elementOf(code)?.text).toLowerCase() === word)
  const element = components[index]
  if (element === undefined) return undefined
  const part: ValuePlace = { ...place, element, path: `component[${index}]` }
  const weeks = quantityOf(part, 'gestation')
  if (weeks === undefined) return 'unreadable'
  // A seventh isn't exact.
  const value = Number((weeks * perWeek).toPrecision(12))
  if (Number.isInteger(value)) return value
  place.unused.add('no_value', place.reference, memberPath(part.path, 'valueQuantity'), String(value))
  return 'unreadable'
}
