import { documentError } from './document-error.js'

/** How much a document may hold. */
export interface ParseOptions {
  /** The largest document that is read, bytes in UTF-8. Default 1,048,576 (1 MiB). */
  readonly maxBytes?: number
  /** The most measurements that are read; markers, diseases and all other lists likewise. Default 10,000. */
  readonly maxMeasurements?: number
}

/** {@link ParseOptions} with every limit decided. */
export interface Limits {
  readonly maxBytes: number
  readonly maxEntries: number
}

/** How deep elements, objects and arrays may nest. The documents themselves need six levels. */
export const maxDepth = 64

export function limitsOf({ maxBytes = 1_048_576, maxMeasurements = 10_000 }: ParseOptions): Limits {
  for (const [name, limit] of Object.entries({ maxBytes, maxMeasurements })) {
    if (!(limit >= 0)) throw new RangeError(`${name} must be a number from 0 upwards, not ${limit}`)
  }
  return { maxBytes, maxEntries: maxMeasurements }
}

/** The text of a document within the limit, without a byte order mark. */
export function acceptedText(text: string, { maxBytes }: Limits): string {
  if (typeof text !== 'string') throw new RangeError(`a document must be a string, not ${typeof text}`)
  // A UTF-16 unit takes at most three bytes: only near the limit is there anything to count.
  if (text.length > maxBytes || (text.length * 3 > maxBytes && utf8Length(text) > maxBytes)) {
    throw documentError('document_too_large', `the document is larger than ${maxBytes} bytes`, undefined)
  }
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
