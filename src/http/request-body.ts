import { alternatives } from '../text/error-sentence.js'
import type { ExchangeFormat } from './exchange-format.js'
import { RequestProblem } from './responses.js'

/** Content types that clients send by default, whatever the body. */
const defaultMediaTypes = ['', 'application/x-www-form-urlencoded', 'application/octet-stream', 'text/plain']

/**
 * Refuses a body whose format, character set or compression the endpoint
 * doesn't read. Without a content type, or with one that clients send by
 * default, the path decides.
 *
 * @returns the character set that the content type names, if it does
 * @throws RequestProblem
 */
export function checkMediaType(headers: Headers, exchange: ExchangeFormat): string | undefined {
  const { mediaTypes, accept, charsets, readsCharset } = exchange
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new RequestProblem('unsupported_encoding', 'The body must not be compressed.', {
      headers: { 'Accept-Encoding': 'identity' },
    })
  }
  const contentType = headers.get('content-type') ?? ''
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!defaultMediaTypes.includes(mediaType) && !mediaTypes.test(mediaType)) {
    throw new RequestProblem(
      'unsupported_media_type',
      `The body's content type must be ${alternatives(accept.split(', '))}.`,
      {
        accepted: accept.split(', '),
        headers: { Accept: accept },
      },
    )
  }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]
  if (charset !== undefined && !readsCharset(charset)) {
    throw new RequestProblem('unsupported_charset', `The body's character set must be ${alternatives(charsets)}.`, {
      accepted: charsets,
      headers: { Accept: accept },
    })
  }
  return charset
}

/**
 * The bytes of a request's body, read in pieces and no further than the limit.
 * Beyond it, and when the client disconnects, the stream is cancelled.
 *
 * @throws RequestProblem for a body that is too large or incomplete
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const { body, headers, signal } = request
  const declared = headers.get('content-length') ?? ''
  if (/^\d+$/.test(declared) && Number(declared) > maxBytes) {
    cancel(body)
    throw tooLarge(maxBytes)
  }
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const stop = () => cancel(reader)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await readPieces(reader, maxBytes)
  } catch (error) {
    stop()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function readPieces(reader: ReadableStreamDefaultReader<unknown>, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const piece = await readPiece(reader)
    if (piece === undefined) return joined(pieces, size)
    size += piece.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    pieces.push(piece)
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const piece of pieces) {
    bytes.set(piece, offset)
    offset += piece.byteLength
  }
  return bytes
}

async function readPiece(reader: ReadableStreamDefaultReader<unknown>): Promise<Uint8Array | undefined> {
  let piece: unknown
  try {
    const { done, value } = await reader.read()
    if (done) return undefined
    piece = value
  } catch {
    // Whatever made the stream fail, the body is incomplete.
  }
  if (piece instanceof Uint8Array) return piece
  throw new RequestProblem('incomplete_body', 'The body is incomplete.')
}

/** Cancels a stream without waiting for its source. */
function cancel(stream: { cancel(): Promise<void> } | null): void {
  stream?.cancel().catch(() => {})
}

function tooLarge(maxBytes: number): RequestProblem {
  return new RequestProblem('document_too_large', `The body is larger than ${maxBytes} bytes.`)
}
