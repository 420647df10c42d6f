import { alternatives } from '../text/error-sentence.js'
import type { ExchangeFormat } from './exchange-format.js'
import { RequestProblem } from './responses.js'

/** Content types that clients send by default, whatever the body. */
const defaultMediaTypes = ['', 'application/x-www-form-urlencoded', 'application/octet-stream', 'text/plain']
/** UTF-8 and its subset. */
const charsets = /^(utf-?8|us-ascii)$/i

/**
 * Refuses a body whose format, character set or compression the endpoint
 * doesn't read. Without a content type, or with one that clients send by
 * default, the path decides.
 *
 * @throws RequestProblem
 */
export function checkMediaType(headers: Headers, { mediaTypes, accept }: ExchangeFormat): void {
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
  if (charset !== undefined && !charsets.test(charset)) {
    throw new RequestProblem('unsupported_charset', "The body's character set must be UTF-8.", {
      accepted: ['utf-8'],
      headers: { Accept: accept },
    })
  }
}

/**
 * The body of a request as text, read in pieces and no further than the limit.
 * Beyond it, and when the client disconnects, the stream is cancelled.
 *
 * @throws RequestProblem for a body that is too large, not UTF-8, or incomplete
 */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const { body, headers, signal } = request
  const declared = headers.get('content-length') ?? ''
  if (/^\d+$/.test(declared) && Number(declared) > maxBytes) {
    cancel(body)
    throw tooLarge(maxBytes)
  }
  if (body === null) return ''
  const reader = body.getReader()
  const stop = () => cancel(reader)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await readText(reader, maxBytes)
  } catch (error) {
    stop()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function readText(reader: ReadableStreamDefaultReader<unknown>, maxBytes: number): Promise<string> {
  // The parser removes the byte order mark: it counts columns.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  let bytes = 0
  for (;;) {
    const piece = await readPiece(reader)
    if (piece === undefined) return text + decode(decoder)
    bytes += piece.byteLength
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    text += decode(decoder, piece)
  }
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

function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined })
  } catch {
    throw new RequestProblem('malformed_document', 'The body is not valid UTF-8.')
  }
}

/** Cancels a stream without waiting for its source. */
function cancel(stream: { cancel(): Promise<void> } | null): void {
  stream?.cancel().catch(() => {})
}

function tooLarge(maxBytes: number): RequestProblem {
  return new RequestProblem('document_too_large', `The body is larger than ${maxBytes} bytes.`)
}
