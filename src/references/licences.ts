import type { Localized } from '../model/localized.js'

/** Of a publication that says nothing about its use. */
export const noTermsStated: Localized = {
  de: 'Die Veröffentlichung nennt keine Nutzungsbedingungen; vor kommerzieller Weitergabe zu prüfen.',
  en: 'The publication states no terms of use; check before commercial redistribution.',
}

/** Of the tables of the World Health Organization. */
export const whoTerms: Localized = {
  de: 'Es gelten die Bedingungen der WHO für ihre Veröffentlichungen; vor kommerzieller Weitergabe zu prüfen.',
  en: "WHO's terms for its publications apply; check before commercial redistribution.",
}
