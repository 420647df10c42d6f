import type { Accepted } from '../../../ground/model/errors.js'
import { longestText } from '../../../ground/model/limits.js'
import type { LocalizedText } from '../../../ground/model/localized.js'
import { isLongerThan } from '../../../ground/text/characters.js'
import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import type { BmiClassification } from '../bmi/bmi-classes.js'
import { germany } from '../built-in-sets.js'
import { customEdition } from '../checksum.js'
import { type Piece, type ReferenceSet, type Series, type SeriesName, seriesNames } from '../reference-set.js'
import { farthestX } from '../table.js'

/** A custom set, as plain data. */
export interface SetData {
  /** A name that no other set has, `our-clinic`. */
  readonly id: string
  readonly name: LocalizedText
  /** The series in which it differs from the base. */
  readonly series: { readonly [name in SeriesName]?: Series | undefined }
  /** The classification of body mass index, `iotfBmiClasses`; by default the base's. */
  readonly bmiClasses?: BmiClassification | undefined
  /** The set that everything else is taken from; by default that for Germany. */
  readonly base?: ReferenceSet | undefined
}

/** The ids of the built-in sets: provenance must not name one of them where figures are the caller's own. */
export const builtInIds: readonly string[] =
  /* @__PURE__ */ 'germany kiggs who cdc cdc2000 kromeyer-hauschild netherlands netherlands-turkish netherlands-moroccan netherlands-hindustani netherlands-1997 netherlands-1997-turkish netherlands-1997-moroccan flanders italy italy-north italy-south turkey china korea saudi-arabia norway sweden cerebral-palsy trisomy-21-netherlands olsen'.split(
    ' ',
  )
export const acceptedSetId = 'a name that no built-in set has'

/** What provenance, columns and links can have as a name: no `__proto__`, and nothing that ends a text in SQL. */
export const idPattern: RegExp = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,63}$/u
export const acceptedId = 'at most 64 letters, digits, points, hyphens, underscores and blanks, a letter or digit first'

/** @throws AuxologyError for an id that a set of one's own can't have */
export function checkSetId(id: unknown): void {
  if (typeof id !== 'string' || !idPattern.test(id)) throw invalidReference({ id: '', path: 'id' }, id, acceptedId)
  if (builtInIds.includes(id)) throw invalidReference({ id, path: 'id' }, id, acceptedSetId)
}

/**
 * A custom set: a known one with some series replaced.
 *
 * @throws AuxologyError `invalid_reference` for an id that a built-in set has, an unknown series, pieces that
 * don't follow one another, or a piece that its table has no figures for
 * @example
 * ```ts
 * const ours = defineSet({
 *   id: 'our-clinic',
 *   name: 'Our clinic',
 *   series: { height: [{ table: ourHeight, from: 2, to: 18, closed: true }] },
 * })
 * calculatePatient(patient, { references: ours })
 * ```
 */
export function defineSet({ id, name, series, base = germany, bmiClasses = base.bmiClasses }: SetData): ReferenceSet {
  checkSetId(id)
  if (!isName(name)) {
    const value = typeof name === 'string' ? undefined : name
    throw invalidReference({ id, path: 'name' }, value, `a text of 1 to ${longestText} characters`)
  }
  if (!isRecord(series)) throw invalidReference({ id, path: 'series' }, series, 'the series that differ from the base')
  for (const [seriesName, pieces] of Object.entries(series)) {
    if (!seriesNames.some((known) => known === seriesName)) {
      throw invalidReference({ id, path: `series.${seriesName}` }, undefined, seriesNames, 'no such series')
    }
    if (pieces !== undefined) checkPieces(id, `series.${seriesName}`, pieces)
  }
  const frozen = { bmiClasses, series: { ...base.series, ...series } }
  return { id, name, edition: customEdition(frozen), ...frozen }
}

/** A text, or one in every language. */
function isName(name: unknown): boolean {
  const texts: readonly unknown[] = isRecord(name) ? Object.values(name) : [name]
  const isText = (text: unknown) => typeof text === 'string' && text !== '' && !isLongerThan(text, longestText)
  return texts.length > 0 && texts.every(isText)
}

/** An optional member of a piece. */
interface OptionalPart {
  readonly part: keyof Piece
  readonly isFit: (value: unknown) => boolean
  readonly accepted: Accepted
}

const places = { from: -farthestX, to: farthestX } as const

const optionalParts: readonly OptionalPart[] = [
  { part: 'closed', isFit: (value) => typeof value === 'boolean', accepted: ['true', 'false'] },
  { part: 'heldBeyond', isFit: isPlace, accepted: places },
  {
    part: 'position',
    isFit: (value) => value === 'lying' || value === 'standing',
    accepted: ['lying', 'standing'],
  },
  {
    part: 'tableX',
    isFit: (value) => isRecord(value) && ['from', 'times'].every((key) => isPlace(Reflect.get(value, key))),
    accepted: 'an object with the numbers from and times',
  },
]

function isPlace(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= farthestX
}

function checkPieces(id: string, path: string, pieces: Series): void {
  if (!Array.isArray(pieces) || pieces.length === 0) throw invalidReference({ id, path }, pieces, 'a list of pieces')
  pieces.forEach((piece: Piece, i) => {
    const place = `${path}[${i}]`
    if (!(isRecord(piece) && Array.isArray(piece.table?.range))) {
      throw invalidReference({ id, path: place }, piece, 'a piece with a table')
    }
    for (const { part, isFit, accepted } of optionalParts) {
      const value = piece[part]
      if (value !== undefined && !isFit(value))
        throw invalidReference({ id, path: `${place}.${part}` }, value, accepted)
    }
    checkSection(id, place, piece)
    const before = pieces[i - 1]
    if (before !== undefined && before.to !== piece.from) {
      const accepted = `${before.to}, where the piece before it ends`
      throw invalidReference({ id, path: `${place}.from` }, piece.from, accepted)
    }
    checkCovered(id, place, piece)
  })
}

function checkSection(id: string, path: string, { from, to }: Piece): void {
  if (!isPlace(from)) throw invalidReference({ id, path: `${path}.from` }, from, places)
  if (!isPlace(to)) throw invalidReference({ id, path: `${path}.to` }, to, places)
  if (to <= from) throw invalidReference({ id, path: `${path}.to` }, to, `more than ${from}`)
}

/** A piece can't ask its table for figures that the table doesn't have. */
function checkCovered(id: string, path: string, { from, to, heldBeyond, table, tableX }: Piece): void {
  if (tableX !== undefined) return
  const [start, last] = table.range
  // A birth with a week but no day is read in the middle of the week, where exact weeks may begin.
  const first = table.axis === 'weeks' ? Math.floor(start) : start
  if (from < first - 1e-5) {
    throw invalidReference({ id, path: `${path}.from` }, from, `at least ${first}, where ${table.id} begins`)
  }
  if ((heldBeyond ?? to) > last + 1e-5) {
    const part = heldBeyond === undefined ? 'to' : 'heldBeyond'
    throw invalidReference({ id, path: `${path}.${part}` }, heldBeyond ?? to, `at most ${last}, where ${table.id} ends`)
  }
}
