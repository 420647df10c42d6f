import { type Locale, locales } from '../languages/built-in.js'
import { servingTag } from '../model/localized.js'

/** A language range of the header with its weight (RFC 9110, 12.5.4). */
interface WeightedRange {
  readonly range: string
  readonly weight: number
}

/**
 * The language of the library that an `Accept-Language` header asks for: that of the
 * range with the greatest weight, by lookup (`de-AT` gives `de`; RFC 4647, 3.4). The
 * default if the header is missing or asks for none of them.
 *
 * @example
 * ```ts
 * preferredLocale('fr, en-GB;q=0.8, de;q=0.5') // 'en'
 * ```
 */
export function preferredLocale(header: string | null): Locale {
  const ranges = (header ?? '').split(',').flatMap((text) => weightedRange(text) ?? [])
  const refused = ranges.filter(({ weight }) => weight === 0).map(({ range }) => range)
  const offered = locales.filter((tag) => !refused.includes(tag))
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  for (const { range } of wanted) {
    const tag = range === '*' ? offered[0] : servingTag(range, offered)
    if (tag !== undefined) return tag
  }
  return offered[0] ?? locales[0]
}

const rangeForm = /^\s*(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** A range and its weight; undefined for anything else, which is skipped. */
function weightedRange(text: string): WeightedRange | undefined {
  const [, range, weight = '1'] = rangeForm.exec(text) ?? []
  return range === undefined ? undefined : { range: range.toLowerCase(), weight: Number(weight) }
}
