import type { Locale } from './built-in.js'
import { deExpectedGrowth } from './de/expected-growth.js'
import { enExpectedGrowth } from './en/expected-growth.js'
import type { ExpectedGrowthWords } from './words.js'

/** What is expected of a child's growth, in every language of the library; apart from the languages, so that no other program carries it. */
export const expectedGrowthWords: { readonly [tag in Locale]: ExpectedGrowthWords & { readonly decimalMark: string } } =
  {
    de: { ...deExpectedGrowth, decimalMark: ',' },
    en: { ...enExpectedGrowth, decimalMark: '.' },
  }
