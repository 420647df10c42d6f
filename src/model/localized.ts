/**
 * A text that belongs to data: in one language, or in several by BCP 47 tag.
 * Readers of any other language get the first of them.
 *
 * @example
 * ```ts
 * const name: LocalizedText = { de: 'Unsere Klinik', en: 'Our clinic' }
 * ```
 */
export type LocalizedText = string | { readonly [tag: string]: string }

/** The best match for a language among tags: the tag itself, or a shorter prefix (RFC 4647, lookup). */
export function servingTag(wanted: string, tags: readonly string[]): string | undefined {
  for (let tag = wanted.toLowerCase(); ; tag = tag.slice(0, tag.lastIndexOf('-'))) {
    const serving = tags.find((known) => known.toLowerCase() === tag)
    if (serving !== undefined || !tag.includes('-')) return serving
  }
}

/** A text for readers of a language. */
export function textIn(text: LocalizedText, { tag }: { readonly tag: string }): string {
  if (typeof text === 'string') return text
  const tags = Object.keys(text)
  return text[servingTag(tag, tags) ?? (tags[0] as string)] ?? ''
}
