/** The longest text that a message or an error repeats, UTF-16 units. */
const longestEcho = 60

/**
 * Text cut to a length, with an ellipsis where something is left out. No
 * character is cut in half.
 */
export function shortened(text: string, longest: number = longestEcho): string {
  if (text.length <= longest) return text
  const endsWithinCharacter = (text.codePointAt(longest - 1) ?? 0) > 0xffff
  return `${text.slice(0, endsWithinCharacter ? longest - 1 : longest)}…`
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
