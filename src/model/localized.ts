/** The languages of everything a person reads. */
export const locales = ['de', 'en'] as const

/** A language: German (the default) or English. */
export type Locale = (typeof locales)[number]

/** One text in every language. */
export type Localized<Text = string> = { readonly [language in Locale]: Text }
