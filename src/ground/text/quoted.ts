import { characters, withoutDirections } from './characters.js'

/** The longest text that a message or an error repeats, UTF-16 units. */
const longestEcho = 60

/**
 * Text cut to a length, with an ellipsis where something is left out. No
 * character is cut, and none turns the sentence around it round.
 */
export function shortened(text: string, longest: number = longestEcho): string {
  return cut(withoutDirections(text), longest)
}

function cut(part: string, longest: number): string {
  if (part.length <= longest) return part
  let kept = ''
  // A character is much shorter than this: the rest of the text doesn't matter.
  for (const character of characters(part.slice(0, 2 * longest + 64))) {
    if (kept.length + character.length > longest) break
    kept += character
  }
  return `${kept}…`
}

/**
 * A value as an error message shows it, whatever its type: a caller without
 * types can hand over anything.
 *
 * @example
 * ```ts
 * shownValue(-1) // '-1'
 * shownValue('1') // '"1"'
 * shownValue(undefined) // 'no value'
 * shownValue({ sizeCm: 86 }) // 'an object'
 * shownValue(new Date()) // 'a Date object'
 * ```
 */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'no value'
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (isDateObject(value)) return 'a Date object'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'string'
    ? JSON.stringify(cut(value, longestEcho)).replace(unseen, escaped)
    : shortened(String(value))
}

/** Blanks other than the space, and what has no width or turns text round: they would look like nothing that is wrong. */
const unseen = /[\u00a0\u00ad\u061c\u1680\u2000-\u200f\u202a-\u202f\u205f-\u2069\u3000\ufeff]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** What is wrong with a `Date` in place of a calendar date: it is a moment, and the day is not guessed. */
export function whyNoDay(value: unknown): string | undefined {
  return isDateObject(value) ? 'which day it is depends on the time zone' : undefined
}

/** What is accepted in place of a day that can't be read: of one that is written as it should be, a date that exists. */
export function acceptedDay(value: unknown): string {
  const isWritten = typeof value === 'string' && /^\d{4}-\d\d-\d\d(?!\d)/.test(value)
  return isWritten ? 'a date that exists, such as 2024-05-06' : 'an ISO date such as 2024-05-06'
}

/** Of any realm: tests of pages have a `Date` of their own. */
export function isDateObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]'
}
