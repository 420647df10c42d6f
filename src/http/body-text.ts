import { RequestProblem } from './request-problem.js'

/**
 * The body of a request as text, read piece by piece and no further than the
 * limit. Beyond it, and when the client goes away, the stream is cancelled.
 *
 * @throws RequestProblem for a body that is too large, not UTF-8, or incomplete
 */
export async function bodyText(request: Request, maxBytes: number): Promise<string> {
  const { body, headers, signal } = request
  const declared = headers.get('content-length') ?? ''
  if (/^\d+$/.test(declared) && Number(declared) > maxBytes) {
    abandon(body)
    throw tooLarge(maxBytes)
  }
  if (body === null) return ''
  const reader = body.getReader()
  const stop = () => abandon(reader)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await textOf(reader, maxBytes)
  } catch (error) {
    stop()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function textOf(reader: ReadableStreamDefaultReader<unknown>, maxBytes: number): Promise<string> {
  // The parser removes the byte order mark: it counts columns.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  let bytes = 0
  for (;;) {
    const piece = await nextPiece(reader)
    if (piece === undefined) return text + decoded(decoder)
    bytes += piece.byteLength
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    text += decoded(decoder, piece)
  }
}

async function nextPiece(reader: ReadableStreamDefaultReader<unknown>): Promise<Uint8Array | undefined> {
  let piece: unknown
  try {
    const { done, value } = await reader.read()
    if (done) return undefined
    piece = value
  } catch {
    // Why the stream failed is the transport's business.
  }
  if (piece instanceof Uint8Array) return piece
  throw new RequestProblem('incomplete_body', 'The body is incomplete.')
}

function decoded(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined })
  } catch {
    throw new RequestProblem('malformed_document', 'The body is not valid UTF-8.')
  }
}

/** Lets go of a stream without waiting for its source. */
function abandon(stream: { cancel(): Promise<void> } | null): void {
  stream?.cancel().catch(() => {})
}

function tooLarge(maxBytes: number): RequestProblem {
  return new RequestProblem('document_too_large', `The body is larger than ${maxBytes} bytes.`)
}
