import { textIn } from '../../../src/model/localized.js'
import { germany, kiggs, kromeyerHauschild, who } from '../../../src/references/built-in-sets.js'
import type { ReferenceSet } from '../../../src/references/reference-set.js'
import { loadScript } from './dom.js'

/** The sets that come with the page. */
export const setsAtHand: { readonly [name in string]?: ReferenceSet } = { germany, who, kiggs, kromeyerHauschild }

/** The names of all sets, and of those that are loaded when they are chosen. */
export const setNames = ['germany', 'who', 'kiggs', 'kromeyerHauschild', 'cdc', 'cdc2000'] as const
const titlesOfOthers: { readonly [name: string]: string } = { cdc: 'CDC 2000, 2022', cdc2000: 'CDC 2000' }

declare global {
  /** What `more-references.js` brings. */
  var auxologyMoreReferences: { readonly [name: string]: ReferenceSet } | undefined
}

/** The name of a set for its reader, also of one that is not loaded yet. */
export function setTitle(name: string, locale: 'de' | 'en'): string {
  const title = setsAtHand[name]?.name
  return title === undefined ? (titlesOfOthers[name] ?? name) : textIn(title, { tag: locale })
}

/** The set, if need be loaded from beside the page. */
export async function referenceSet(name: string): Promise<ReferenceSet> {
  const known = setsAtHand[name] ?? globalThis.auxologyMoreReferences?.[name]
  if (known !== undefined) return known
  if (titlesOfOthers[name] === undefined) return germany
  await loadScript('more-references.js')
  return globalThis.auxologyMoreReferences?.[name] ?? germany
}
