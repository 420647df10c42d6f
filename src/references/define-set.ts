import { AuxologyError } from '../model/errors.js'
import type { Localized } from '../model/localized.js'
import { shownValue } from '../text/quoted.js'
import { type Piece, type ReferenceSet, type Series, type SeriesName, seriesNames } from './reference-set.js'
import { germany } from './sets/germany.js'
import { farthestX } from './table.js'

/** A set of one's own, as plain data. */
export interface SetData {
  /** A name of one's own, `our-clinic`. */
  readonly id: string
  readonly name: Localized
  /** The series that differ from the base. */
  readonly series: { readonly [name in SeriesName]?: Series | undefined }
  /** The set that everything else is taken from; by default that for Germany. */
  readonly base?: ReferenceSet | undefined
}

/**
 * A set of one's own: a known one with some series replaced.
 *
 * @throws AuxologyError `invalid_reference` for an unknown series, pieces that
 * don't follow one another, or a piece that its table has no figures for
 * @example
 * ```ts
 * const ours = defineSet({
 *   id: 'our-clinic',
 *   name: { de: 'Unsere Klinik', en: 'Our clinic' },
 *   series: { height: [{ table: ourHeight, from: 2, to: 18, closed: true }] },
 * })
 * calculatePatient(patient, { references: ours })
 * ```
 */
export function defineSet({ id, name, series, base = germany }: SetData): ReferenceSet {
  if (!isObject(series)) throw unusable(id, 'series', shownValue(series))
  for (const [seriesName, pieces] of Object.entries(series)) {
    if (!seriesNames.some((known) => known === seriesName)) {
      throw unusable(id, `series.${seriesName}`, `not one of ${seriesNames.join(', ')}`)
    }
    if (pieces !== undefined) checkPieces(id, `series.${seriesName}`, pieces)
  }
  return { id, name, series: { ...base.series, ...series } }
}

const isPlace = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= farthestX

const optionalParts: readonly (readonly [part: keyof Piece, isFit: (value: unknown) => boolean])[] = [
  ['closed', (value) => typeof value === 'boolean'],
  ['heldBeyond', isPlace],
  ['position', (value) => value === 'lying' || value === 'standing'],
  [
    'tableX',
    (value) => isObject(value) && ['from', 'times'].every((key) => isPlace(Reflect.get(value as object, key))),
  ],
]

function checkPieces(id: string, path: string, pieces: Series): void {
  if (!Array.isArray(pieces)) throw unusable(id, path, `${shownValue(pieces)}, no list of pieces`)
  if (pieces.length === 0) throw unusable(id, path, 'without a piece')
  pieces.forEach((piece, i) => {
    const own = `${path}[${i}]`
    const before = pieces[i - 1]
    if (!(isObject(piece) && Array.isArray(piece.table?.range))) throw unusable(id, own, 'no piece with a table')
    for (const [part, isFit] of optionalParts) {
      const value = piece[part]
      if (value !== undefined && !isFit(value)) throw unusable(id, `${own}.${part}`, shownValue(value))
    }
    if (!isSection(piece)) {
      throw unusable(id, own, `from ${shownValue(piece.from)} to ${shownValue(piece.to)}, which is nothing`)
    }
    if (before !== undefined && before.to !== piece.from) {
      throw unusable(id, own, `from ${piece.from}, but the piece before it ends at ${before.to}`)
    }
    checkCovered(id, own, piece)
  })
}

/** A piece may not ask its table for figures it doesn't have. */
function checkCovered(id: string, path: string, piece: Piece): void {
  if (piece.tableX !== undefined) return
  const [first, last] = piece.table.range
  const end = piece.heldBeyond ?? piece.to
  if (piece.from < first - 1e-5 || end > last + 1e-5) {
    throw unusable(id, path, `from ${piece.from} to ${end}, but ${piece.table.id} has figures from ${first} to ${last}`)
  }
}

function isSection({ from, to }: Piece): boolean {
  return isPlace(from) && isPlace(to) && from < to
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function unusable(id: string, path: string, finding: string): AuxologyError {
  return new AuxologyError('invalid_reference', `Set ${shownValue(id)}: ${path} is ${finding}.`, { path })
}
