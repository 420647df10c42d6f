/**
 * A text that stands beside data: in one language, or in several by BCP 47
 * tag. A reader of another language reads the first that is given.
 *
 * @example
 * ```ts
 * const name: LocalizedText = { de: 'Unsere Klinik', en: 'Our clinic' }
 * ```
 */
export type LocalizedText = string | { readonly [tag: string]: string }

/** Which of some tags serves a language: the tag itself or else what is left without its last subtags (RFC 4647, lookup). */
export function servingTag(wanted: string, tags: readonly string[]): string | undefined {
  for (let tag = wanted.toLowerCase(); ; tag = tag.slice(0, tag.lastIndexOf('-'))) {
    const serving = tags.find((known) => known.toLowerCase() === tag)
    if (serving !== undefined || !tag.includes('-')) return serving
  }
}

/** A text as a reader of a language has it. */
export function textIn(text: LocalizedText, { tag }: { readonly tag: string }): string {
  if (typeof text === 'string') return text
  const tags = Object.keys(text)
  return text[servingTag(tag, tags) ?? (tags[0] as string)] ?? ''
}
