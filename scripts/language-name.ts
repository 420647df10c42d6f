import type { Locale } from '../src/ground/languages/built-in.js'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, as in the docs: `German`. */
export function languageName(locale: Locale): string {
  return names.of(locale) as string
}
