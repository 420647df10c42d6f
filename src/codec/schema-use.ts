import type { Absence, AnyDocument, AnyField, AnyRecord } from './schema.js'

/**
 * Whose document a generated schema describes.
 *
 * - `submitted`: written by anyone. Fields may stand in any order, be missing,
 *   empty or nil; every spelling counts that is read.
 * - `returned`: written by this library. The order is fixed, computed fields
 *   are always there, and one spelling is written.
 */
export type SchemaUse = 'submitted' | 'returned'

/** A document that schemas are written for. */
export interface DescribedDocument {
  readonly document: AnyDocument
  readonly use: SchemaUse
  /** The schemas' files, without their ending. */
  readonly file: string
  readonly description: string
}

/** What a generated schema allows a field to be. */
export interface Presence {
  /** The field may be missing. */
  readonly optional: boolean
  /** It may be an empty element. */
  readonly empty: boolean
  /** It may be nil. */
  readonly nil: boolean
}

const inReturned: { readonly [absence in Absence]: Presence } = {
  omitted: { optional: true, empty: false, nil: false },
  empty: { optional: false, empty: true, nil: false },
  nil: { optional: false, empty: false, nil: true },
  refused: { optional: false, empty: false, nil: false },
}

const inSubmitted: Presence = { optional: true, empty: true, nil: true }

export function presenceOf({ absence = 'omitted' }: Pick<AnyField, 'absence'>, use: SchemaUse): Presence {
  return use === 'submitted' && absence !== 'refused' ? inSubmitted : inReturned[absence]
}

/** The name of a record's type: a request and a result may share a record, but not its type. */
export function typeName({ type }: Pick<AnyRecord, 'type'>, use: SchemaUse): string {
  return use === 'submitted' ? `${type}Request` : type
}
