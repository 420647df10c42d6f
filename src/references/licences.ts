import type { Localized } from '../model/localized.js'

/** Of a publication that says nothing about its use. */
export const noTermsStated: Localized = {
  de: 'In der Veröffentlichung sind keine Bedingungen genannt; vor einer Weitergabe gegen Entgelt zu prüfen.',
  en: 'The publication states no terms; to be checked before commercial redistribution.',
}

/** Of the tables of the World Health Organization. */
export const whoTerms: Localized = {
  de: 'Bedingungen der WHO für ihre Veröffentlichungen; vor einer Weitergabe gegen Entgelt zu prüfen.',
  en: "WHO's terms for its publications; to be checked before commercial redistribution.",
}
