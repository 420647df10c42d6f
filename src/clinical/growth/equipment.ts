import {
  isWhole,
  type Language,
  type LanguageBasics,
  type MessageLanguage,
  saysMessages,
} from '../../ground/languages/language.js'
import { invalidParameter, isRecord, refuseUnknownNames } from '../../ground/text/invalid-input.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { type GrowthDefaults, growthSettings } from './growth-options.js'

/** The references and the language that a program always draws with. */
export interface Equipment {
  /** A set of references, such as `who` of `auxology/references`. */
  readonly references: ReferenceSet
  /** A language, such as `en` of `auxology/languages`. */
  readonly language: Language
}

/** The references and the language that a program always calculates with. */
export interface CalculatorEquipment {
  /** A set of references, such as `who` of `auxology/references`. */
  readonly references: ReferenceSet
  /** A language, such as `en` of `auxology/languages`, or `englishMessages`, which has no texts of charts. */
  readonly language: MessageLanguage
}

/**
 * The defaults of a program that draws with one set of references and one language.
 *
 * @throws AuxologyError `invalid_parameter` if either is not what it should be
 */
export function equippedDefaults(equipment: Equipment): GrowthDefaults<Language> {
  return defaultsOf(equipment, isWhole)
}

/** {@link equippedDefaults} of a program that only calculates. */
export function calculatorDefaults(equipment: CalculatorEquipment): GrowthDefaults<MessageLanguage> {
  return defaultsOf(equipment, saysMessages)
}

function defaultsOf<Known extends LanguageBasics>(
  equipment: { readonly references: ReferenceSet; readonly language: Known },
  isUsable: (language: Known) => boolean,
): GrowthDefaults<Known> {
  if (!isRecord(equipment)) throw invalidParameter('equipment', equipment, 'an object with references and language')
  refuseUnknownNames(equipment, ['references', 'language', 'courseCharts'])
  const { references, language } = equipment
  if (!isUsable(language)) throw invalidParameter('language', language, 'a language, such as en of auxology/languages')
  const defaults = { references, languages: { [language.tag]: language } }
  growthSettings({ references }, defaults)
  return defaults
}
