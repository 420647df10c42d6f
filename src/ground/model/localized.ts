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

const tagForm = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i

/** Whether a text has the form of a BCP 47 tag. */
export function isLanguageTag(text: unknown): text is string {
  return typeof text === 'string' && tagForm.test(text)
}

/**
 * The best match for a language among tags: the tag itself, or a shorter prefix
 * (RFC 4647, lookup). Neither case nor, as in Java and in POSIX, an underscore for
 * the hyphen makes a difference.
 */
export function servingTag<Tag extends string>(wanted: string, tags: readonly Tag[]): Tag | undefined {
  const written = wanted.replaceAll('_', '-').toLowerCase()
  if (!isLanguageTag(written)) return undefined
  for (let tag = written; ; tag = tag.slice(0, tag.lastIndexOf('-'))) {
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
