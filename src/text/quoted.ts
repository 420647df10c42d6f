/** The longest text that an error repeats, characters. */
const longest = 80

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
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const text = String(value)
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return typeof value === 'string' ? JSON.stringify(shown) : shown
}
