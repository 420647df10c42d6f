import type { LocalizedText } from '../../../ground/model/localized.js'
import type { Rights } from '../../../ground/model/rights.js'
import type { Publication } from '../table.js'

/** Where the figures of a custom table come from. */
export interface OwnPublication extends Omit<Publication, 'rights'> {
  /** The right to use the figures, as far as you know it; by default `unstated`. */
  readonly rights?: Rights | undefined
  /** The terms in words, or the name of the licence, where `rights` doesn't give it. */
  readonly licence?: LocalizedText | undefined
}

/** A publication of a custom table, whose status is what it says and no more: nothing is concluded from words. */
export function publicationOf({
  rights = { status: 'unstated' },
  licence,
  ...publication
}: OwnPublication): Publication {
  const words = rights.licence ?? licence
  return { ...publication, rights: words === undefined || words === '' ? rights : { ...rights, licence: words } }
}
