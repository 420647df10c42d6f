import type { GrowthDefaults } from '../../../clinical/growth/growth-options.js'
import { germany } from '../../../clinical/references/built-in-sets.js'
import { chartLanguages, type Locale } from '../../../ground/languages/built-in.js'
import { deElement } from '../../../ground/languages/de/element.js'
import { enElement } from '../../../ground/languages/en/element.js'
import type { ChartLanguage, Language } from '../../../ground/languages/language.js'
import type { ElementWords } from '../../../ground/languages/words.js'

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
