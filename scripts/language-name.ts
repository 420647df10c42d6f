import type { Locale } from '../src/model/localized.js'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** `German`: what a language is called in the docs. */
export function languageName(locale: Locale): string {
  return names.of(locale) as string
}
