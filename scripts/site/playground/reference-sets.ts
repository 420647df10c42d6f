import { germany, kiggs, kromeyerHauschild, who } from '../../../src/clinical/references/built-in-sets.js'
import type { MeasureSet } from '../../../src/clinical/references/measures/measure-set.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { hasClinicValues } from '../../../src/ground/model/clinic-values.js'
import { type LocalizedText, textIn } from '../../../src/ground/model/localized.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { loadScript } from './dom.js'

/** The sets that come with the page. */
export const setsAtHand: { readonly [name in string]?: ReferenceSet } = { germany, who, kiggs, kromeyerHauschild }

/** The sets that are loaded when they are chosen, with what the reader is shown before. */
const titlesOfOthers: { readonly [name: string]: LocalizedText } = {
  cdc: 'CDC 2000, 2022',
  cdc2000: 'CDC 2000',
  netherlands: { de: 'Niederlande 2009', en: 'Netherlands 2009' },
  netherlandsTurkish: { de: 'Niederlande 2009, türkische Herkunft', en: 'Netherlands 2009, Turkish origin' },
  netherlandsMoroccan: { de: 'Niederlande 2009, marokkanische Herkunft', en: 'Netherlands 2009, Moroccan origin' },
  netherlandsHindustani: { de: 'Niederlande 2010, hindustanische Herkunft', en: 'Netherlands 2010, Hindustani origin' },
  netherlands1997: { de: 'Niederlande 1997', en: 'Netherlands 1997' },
  netherlands1997Turkish: { de: 'Niederlande 1997, türkische Herkunft', en: 'Netherlands 1997, Turkish origin' },
  netherlands1997Moroccan: { de: 'Niederlande 1997, marokkanische Herkunft', en: 'Netherlands 1997, Moroccan origin' },
  flanders: { de: 'Flandern 2009', en: 'Flanders 2009' },
  italy: { de: 'Italien 2006', en: 'Italy 2006' },
  italyNorth: { de: 'Italien 2006, Mitte und Norden', en: 'Italy 2006, centre and north' },
  italySouth: { de: 'Italien 2006, Süden', en: 'Italy 2006, south' },
  turkey: { de: 'Türkei 2006', en: 'Turkey 2006' },
  china: 'China 2005',
  korea: { de: 'Südkorea 2017', en: 'South Korea 2017' },
  saudiArabia: { de: 'Saudi-Arabien 2016', en: 'Saudi Arabia 2016' },
  norway: { de: 'Norwegen 2013', en: 'Norway 2013' },
  sweden: { de: 'Schweden 2002', en: 'Sweden 2002' },
  cerebralPalsy: {
    de: 'Deutschland, bei Zerebralparese auch nach GMFCS-Stufe',
    en: 'Germany, in cerebral palsy also by GMFCS level',
  },
  trisomy21Netherlands: {
    de: 'Niederlande 2009, Trisomie 21 niederländisch',
    en: 'Netherlands 2009, trisomy 21 Dutch',
  },
  olsen: { de: 'CDC (USA), Neugeborene nach Olsen', en: 'CDC (USA), newborns by Olsen' },
}

/** Sets that are superseded or known only in part: offered only where a link names one. */
const unlisted = /1997|norway|sweden/

/** The names of the sets that are offered beside the one that is chosen. */
export function offeredSets(chosen: string): readonly string[] {
  return setNames.filter((name) => name === chosen || !unlisted.test(name))
}

/** The names of all sets. */
export const setNames: readonly string[] = [...Object.keys(setsAtHand), ...Object.keys(titlesOfOthers)]

/** What a program imports a set from. */
export function entryOf(name: string): string {
  const [country = ''] = /^(netherlands|italy)|^.*$/.exec(name) ?? []
  const file = country.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('y21', 'y-21')
  const isOwn = !/^(cdc|cdc2000)$/.test(name) && titlesOfOthers[name] !== undefined
  return isOwn ? `auxology/references/${file}` : 'auxology/references'
}

declare global {
  /** What `more-references.js` brings. */
  var auxologyMoreReferences: { readonly [name: string]: ReferenceSet } | undefined
  /** What `more-measures.js` brings. */
  var auxologyMeasures: MeasureSet | undefined
}

/** The references for clinic measures, loaded with the first child that has such a value. */
export async function measuresFor({ measurements = [] }: Patient): Promise<MeasureSet | undefined> {
  if (!measurements.some(hasClinicValues)) return undefined
  if (globalThis.auxologyMeasures === undefined) await loadScript('more-measures.js')
  return globalThis.auxologyMeasures
}

/** The name of a set for its reader, also of one that is not loaded yet. */
export function setTitle(name: string, locale: 'de' | 'en'): string {
  return textIn(setsAtHand[name]?.name ?? titlesOfOthers[name] ?? name, { tag: locale })
}

/** The set, if need be loaded from beside the page. */
export async function referenceSet(name: string): Promise<ReferenceSet> {
  const known = setsAtHand[name] ?? globalThis.auxologyMoreReferences?.[name]
  if (known !== undefined) return known
  if (titlesOfOthers[name] === undefined) return germany
  await loadScript('more-references.js')
  return globalThis.auxologyMoreReferences?.[name] ?? germany
}
