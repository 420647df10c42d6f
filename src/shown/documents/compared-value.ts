import { dayNumber } from '../../ground/model/calendar-date.js'
import { isRecord } from '../../ground/text/invalid-input.js'
import { parseDecimal } from '../../ground/text/number.js'
import { isBlank, trimmed } from '../../ground/text/plain-text.js'

/** A single value of a document, as documents write it or as a program holds it. */
export type SingleValue = string | number | boolean

/** The members of an object. */
export type Members = Readonly<Record<string, unknown>>

/** Where an object with attributes keeps its content: a score, a message, a percentage, an element read from XML. */
const contentNames = ['value', 'text', 'percent', '#text'] as const

/** Whether a value says nothing: missing, null, nil, blank, an empty list, an object without content. */
export function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return isBlank(value)
  if (Array.isArray(value)) return value.every(saysNothing)
  return isRecord(value) && Object.values(value).every(saysNothing)
}

/** A member by its name, whatever its case. */
export function memberOf(members: Members, name: string): unknown {
  if (Object.hasOwn(members, name)) return members[name]
  const folded = name.toLowerCase()
  const found = Object.keys(members).find((candidate) => candidate.toLowerCase() === folded)
  return found === undefined ? undefined : members[found]
}

/** The single value that something is or carries: a score's number, a message's text. */
export function singleValue(value: unknown): SingleValue | undefined {
  if (typeof value === 'string') return isBlank(value) ? undefined : trimmed(value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (!isRecord(value)) return undefined
  const name = contentNames.find((candidate) => Object.hasOwn(value, candidate))
  return name === undefined ? undefined : singleValue((value as Members)[name])
}

/** A number as documents write it; a decimal comma is one, too. */
export function numberOf(value: SingleValue | undefined): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  return parseDecimal(value.includes('.') ? value : value.replace(',', '.'))
}

/** The calendar day of a date as written, ISO. */
export function dayOf(value: unknown): string | undefined {
  const text = singleValue(value)
  return typeof text === 'string' && dayNumber(text) !== undefined ? text.slice(0, 10) : undefined
}

/** A text in which spellings of the same are alike: a date at midnight, true and True. */
export function comparableText(value: SingleValue): string {
  const text = String(value)
  if (dayNumber(text) !== undefined) return text.replace(/T00:00(:00(\.0+)?)?/, '')
  return /^(true|false)$/i.test(text) ? text.toLowerCase() : text
}

/** A list, whether there are several entries, one or none. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.filter((entry) => !saysNothing(entry))
  return saysNothing(value) ? [] : [value]
}
