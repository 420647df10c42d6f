/** The languages of everything a person reads. */
export const locales = ['de', 'en'] as const

/** A language: German (the default) or English. */
export type Locale = (typeof locales)[number]

/** The language where none is asked for. */
export const defaultLocale: Locale = 'de'

/** One text in every language. */
export type Localized<Text = string> = { readonly [language in Locale]: Text }

/** What stands before the decimals of a number. */
export const decimalMark: Localized = { de: ',', en: '.' }

/** One text in every language, made from the language. */
/* @__NO_SIDE_EFFECTS__ */
export function inEveryLanguage<Text>(text: (language: Locale) => Text): Localized<Text> {
  return Object.fromEntries(locales.map((language) => [language, text(language)])) as Localized<Text>
}
