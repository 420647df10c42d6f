import type { AuxologyError } from '../model/errors.js'
import { type DocumentSource, documentReader, type Limits } from './read-document.js'
import type { AnyValue } from './schema.js'
import type { Unread } from './unread.js'

/** Members of `DocumentSource` that only the position-aware reader calls. */
export const withoutPlaces: Pick<DocumentSource<unknown>, 'parts' | 'accepted' | 'offset'> = {
  parts: () => [],
  accepted: { record: '', list: '', scalar: '' },
  offset: () => 0,
}

/** Thrown by a source without places, and caught here, where only the reader with places can go on. */
export class NeedsPlaces extends Error {}

/**
 * The model of a document without fault, by a source that knows no places and so is
 * quicker. Undefined if the document may be at fault in any way: the reader with places
 * then reads it again, and says what is wrong, and where.
 */
export function readWithoutPlaces<Node>(
  source: DocumentSource<Node>,
  value: AnyValue,
  node: Node,
  limits: Limits,
  unread: Unread | undefined,
): unknown {
  const faulty: AuxologyError[] = []
  try {
    const read = documentReader(source, '', limits, unread && { ...unread, faulty: unread.faulty && faulty })
    const model = read(value, node, '')
    return faulty.length === 0 ? model : undefined
  } catch {
    return undefined
  }
}
