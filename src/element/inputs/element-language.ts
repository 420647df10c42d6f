import type { GrowthDefaults } from '../../growth/growth-options.js'
import { chartLanguages, type Locale } from '../../languages/built-in.js'
import { deElement } from '../../languages/de/element.js'
import { enElement } from '../../languages/en/element.js'
import type { ChartLanguage, Language } from '../../languages/language.js'
import type { ElementWords } from '../../languages/words.js'
import { germany } from '../../references/built-in-sets.js'

/**
 * A language with the texts of the interactive chart, which no other part of
 * the library needs: a built-in one, or one of your own as a value.
 */
export interface ElementLanguage extends Language {
  readonly element: ElementWords
}

/** The parts of a language that the element needs. */
export type InteractiveLanguage = ChartLanguage & Pick<ElementLanguage, 'element'>

const elementLanguages: { readonly [tag in Locale]: InteractiveLanguage } = {
  de: { ...chartLanguages.de, element: deElement },
  en: { ...chartLanguages.en, element: enElement },
}

/** The defaults of the element. */
export const elementDefaults: GrowthDefaults<InteractiveLanguage> = {
  references: germany,
  languages: elementLanguages,
}
