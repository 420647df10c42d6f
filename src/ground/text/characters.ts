/**
 * The longest character that is kept whole, UTF-16 units: a letter with marks
 * without end is one character to Unicode, and as long as a document.
 */
const longestCharacter = 32

/** A segmenter takes a long text in parts, UTF-16 units: its time grows with the square of a text. */
const window = 512

/**
 * The characters of a text as a reader counts them, one after the other: a letter
 * with its accents, a flag, a family of emoji (Unicode Standard Annex 29). Where
 * the runtime can't tell, the code points. No surrogate pair is ever split.
 *
 * @example
 * ```ts
 * [...characters('e\u0301👩‍👧')] // ['e\u0301', '👩‍👧']
 * ```
 */
export function* characters(text: string): Generator<string, void> {
  if (isPlain(text) || !('Segmenter' in Intl)) return yield* text
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let start = 0
  while (start < text.length) {
    const part = wholePairs(text.slice(start, start + window))
    const isLast = start + part.length >= text.length
    let end = 0
    for (const { segment } of segmenter.segment(part)) {
      // The last character of a part may go on in the next one.
      if (end > 0 && !isLast && end + segment.length === part.length) break
      if (segment.length <= longestCharacter) yield segment
      else yield* segment
      end += segment.length
    }
    start += end
  }
}

/** A part of a text without the half of a surrogate pair at its end. */
function wholePairs(part: string): string {
  return part.length > 1 && /[\uD800-\uDBFF]$/.test(part) ? part.slice(0, -1) : part
}

/** ASCII and Latin letters alone: every unit is a character. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e\xa1-\xac\xae-\u02ff]*$/.test(text)
}

/** Whether a text has more code points than a limit; schemas count code points. It reads no further than it must. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false
  if (text.length > 2 * most) return true
  let count = 0
  for (const _ of text) if (++count > most) return true
  return false
}

/**
 * Directional controls: marks, embeddings, overrides, isolates. They reorder the text around them. One by one, because
 * looking for `\p{Bidi_Control}` among all letters is among the longest of what a process does as it starts.
 */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Text without the invisible controls that could turn it, or what follows it, round. */
export function withoutDirections(text: string): string {
  return text.replace(directionControls, '')
}
