import { documentError, type TextPlace } from '../text/invalid-input.js'
import { plainText } from '../text/plain-text.js'
import { shortened } from '../text/quoted.js'
import type { AnyRecord } from './schema.js'

/** What a reader leaves unread: nobody should believe that it was read. */
export interface Unread {
  /** Names that other documents have in a record of this type, by the type: they are left unread on purpose. */
  readonly alsoKnown: { readonly [type in string]: readonly string[] }
  /** The first unknown part is an error. */
  readonly isRefused: boolean
  /** A name that differs from a known one in case alone is an error. */
  readonly refusesOtherCase: boolean
  /** The places found, `Patient/Measurment`, without the positions of entries. */
  readonly paths: Set<string>
}

/** A part of a node: a child element, an attribute or a member. */
export interface NamedPart {
  readonly name: string
  readonly offset: number
  /** Others' attributes are their own matter; one with a name that is known here is misplaced. */
  readonly isAttribute?: true
}

/** The names that are known in a record. */
export function knownNames({ fields, type }: AnyRecord, { alsoKnown }: Unread): ReadonlySet<string> {
  return new Set([...fields.map(({ name }) => name), ...(alsoKnown[type] ?? [])])
}

/**
 * Notes the parts of a node that are not known there.
 *
 * @throws AuxologyError `unexpected_structure` for a part that is refused
 */
export function noteUnread(
  { isRefused, refusesOtherCase, paths }: Unread,
  parts: readonly NamedPart[],
  known: ReadonlySet<string>,
  path: string,
  text: string,
): void {
  for (const { name, offset, isAttribute } of parts) {
    if (isAttribute ? sameButForCase(name, known) === undefined : known.has(name)) continue
    const place: TextPlace = { text, offset }
    const legible = `${isAttribute ? '@' : ''}${shortened(plainText(name))}`
    const meant = refusesOtherCase ? sameButForCase(name, known) : undefined
    if (meant !== undefined) {
      const problem = { detail: 'unknown name', accepted: meant }
      throw documentError('unexpected_structure', problem, `${path}/${legible}`, place)
    }
    if (isRefused) throw documentError('unexpected_structure', 'unknown here', `${path}/${legible}`, place)
    paths.add(`${path.replace(/\[\d+\]/g, '')}/${legible}`)
  }
}

function sameButForCase(name: string, known: ReadonlySet<string>): string | undefined {
  const folded = name.toLowerCase()
  for (const candidate of known) if (candidate.toLowerCase() === folded) return candidate
  return undefined
}
