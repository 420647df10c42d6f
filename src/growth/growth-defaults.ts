import { chartLanguages, messageLanguages } from '../languages/built-in.js'
import { type ChartLanguage, isWhole, type Language, type MessageLanguage } from '../languages/language.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { germany } from '../references/sets/germany.js'
import { invalidParameter } from '../text/invalid-input.js'
import { type GrowthDefaults, growthSettings } from './growth-options.js'

/** Of everything that calculates. */
export const calculationDefaults: GrowthDefaults<MessageLanguage> = {
  references: germany,
  languages: messageLanguages,
}

/** Of everything that draws. */
export const chartDefaults: GrowthDefaults<ChartLanguage> = {
  references: germany,
  languages: chartLanguages,
}

/** What a program always calculates, or draws, with. */
export interface Equipment {
  /** A set of references, such as `who` of `auxology/references`. */
  readonly references: ReferenceSet
  /** A language, such as `en` of `auxology/languages`. */
  readonly language: Language
}

/**
 * The defaults of a program that has one set of references and one language.
 *
 * @throws AuxologyError `invalid_parameter` for what is no set of references or no language
 */
export function equippedDefaults({ references, language }: Equipment): GrowthDefaults<Language> {
  if (!isWhole(language)) throw invalidParameter('language', language, 'a language, such as en of auxology/languages')
  const defaults = { references, languages: { [language.tag]: language } }
  growthSettings(undefined, defaults)
  return defaults
}
