import { type Locale, locales } from '../src/ground/languages/built-in.js'

/** Something in every language of the library. */
export type InEveryLanguage<Text = string> = { readonly [tag in Locale]: Text }

/** Made from the tag of each. */
export function inEveryLanguage<Text>(text: (tag: Locale) => Text): InEveryLanguage<Text> {
  return Object.fromEntries(locales.map((tag) => [tag, text(tag)])) as InEveryLanguage<Text>
}
