import type { LocalizedText } from '../model/localized.js'

/** Of a publication that says nothing about its use. */
export const noTermsStated: LocalizedText = {
  de: 'Die Veröffentlichung nennt keine Nutzungsbedingungen; vor kommerzieller Weitergabe zu prüfen.',
  en: 'The publication states no terms of use; check before commercial redistribution.',
}

/** Of the tables of the World Health Organization. */
export const whoTerms: LocalizedText = {
  de: 'Es gelten die Bedingungen der WHO für ihre Veröffentlichungen; vor kommerzieller Weitergabe zu prüfen.',
  en: "WHO's terms for its publications apply; check before commercial redistribution.",
}
