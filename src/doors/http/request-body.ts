import { alternatives } from '../../ground/text/error-sentence.js'
import type { ExchangeFormat } from './exchange-format.js'
import { RequestProblem } from './responses.js'
import type { ReadBody, ServiceRequest } from './service-exchange.js'

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
export function checkMediaType(headers: ServiceRequest['headers'], exchange: ExchangeFormat): string | undefined {
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
 * The bytes of a request's body, no further than the limit.
 *
 * @throws RequestProblem for a body that is too large or incomplete
 */
export async function bodyOf(request: ServiceRequest, maxBytes: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length') ?? ''
  // Known without reading: nothing is read.
  const most = /^\d+$/.test(declared) && Number(declared) > maxBytes ? 0 : maxBytes
  const body = await request.read(most)
  if (body === 'too_large' || most < maxBytes) {
    throw new RequestProblem('document_too_large', `The body is larger than ${maxBytes} bytes.`)
  }
  if (body === 'incomplete') throw new RequestProblem('incomplete_body', 'The body is incomplete.')
  return body
}

/**
 * Reads the body of a `Request` in pieces. Beyond the limit, and when the client
 * disconnects, the stream is cancelled.
 *
 * @throws TypeError for a body that somebody else is reading
 */
export async function readStream({ body, signal }: Request, maxBytes: number): Promise<ReadBody> {
  if (maxBytes === 0) {
    cancel(body)
    return 'too_large'
  }
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const stop = () => cancel(reader)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const read = await readPieces(reader, maxBytes)
    if (typeof read === 'string') stop()
    return read
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function readPieces(reader: ReadableStreamDefaultReader<unknown>, maxBytes: number): Promise<ReadBody> {
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const piece = await readPiece(reader)
    if (piece === undefined) return joinedPieces(pieces, size)
    if (piece === 'incomplete') return piece
    size += piece.byteLength
    if (size > maxBytes) return 'too_large'
    pieces.push(piece)
  }
}

function joinedPieces(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const piece of pieces) {
    bytes.set(piece, offset)
    offset += piece.byteLength
  }
  return bytes
}

/** @returns undefined at the end */
async function readPiece(reader: ReadableStreamDefaultReader<unknown>): Promise<Uint8Array | 'incomplete' | undefined> {
  let piece: unknown
  try {
    const { done, value } = await reader.read()
    if (done) return undefined
    piece = value
  } catch {
    // Whatever made the stream fail, the body is incomplete.
  }
  return piece instanceof Uint8Array ? piece : 'incomplete'
}

/** Cancels a stream without waiting for its source. */
function cancel(stream: { cancel(): Promise<void> } | null): void {
  stream?.cancel().catch(() => {})
}
