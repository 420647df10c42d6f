import { characters, withoutDirections } from './characters.js'

/** The longest text that a message or an error repeats, UTF-16 units. */
const longestEcho = 60

/**
 * Text cut to a length, with an ellipsis where something is left out. No
 * character is cut, and none turns the sentence around it round.
 */
export function shortened(text: string, longest: number = longestEcho): string {
  const part = withoutDirections(text)
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
 * ```
 */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'no value'
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = shortened(String(value))
  return typeof value === 'string' ? JSON.stringify(text) : text
}
