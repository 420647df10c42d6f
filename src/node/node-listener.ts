import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'

/** A service as a function of Fetch API types, as `createHandler` of `auxology/http` returns it. */
export type FetchHandler = (request: Request) => Promise<Response>

/** Only the path and the query of a URL are used, so the client's name for the host doesn't matter. */
const base = { protocol: 'http:', host: 'localhost' }

/**
 * A listener for Node's HTTP server that answers with a handler of Fetch API
 * types. The body is passed on as a stream, and a client that disconnects
 * aborts the request. A body that a parser has read before (`express.json()`,
 * `express.text()`, the defaults of NestJS and Fastify) is taken from `rawBody` or
 * `body` of the request; if it is in neither, the answer is 500 at once.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http'
 *
 * const handle = createHandler({ verifyKey: keyVerifier({ keys: ['n2M7'] }) })
 * createServer(nodeListener(handle)).listen(8080)
 * ```
 */
export function nodeListener(handle: FetchHandler): (request: IncomingMessage, response: ServerResponse) => void {
  return (incoming, outgoing) => {
    answer(handle, incoming, outgoing).catch(() => outgoing.destroy())
  }
}

async function answer(handle: FetchHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming, outgoing)
  if (typeof request === 'number') {
    outgoing.writeHead(request, { 'Content-Length': 0, Connection: 'close' }).end()
    return
  }
  const response = await handle(request)
  const body = Buffer.from(await response.arrayBuffer())
  if (request.signal.aborted) return
  // After a body that was only partly read, the connection can't serve another request.
  const unread = !incoming.complete
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'Content-Length': body.length,
    ...(unread && { Connection: 'close' }),
  })
  if (unread) {
    // Closing the connection while the client is still sending would lose the answer.
    outgoing.write(body)
    await drain(incoming)
    outgoing.end()
  } else {
    outgoing.end(body)
  }
}

/** How long the rest of a refused body is read and discarded, ms. */
const drainTimeout = 1000

function drain(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, drainTimeout)
    incoming.once('close', resolve).once('end', resolve).resume()
    incoming.once('end', () => clearTimeout(timeout))
  })
}

/** The request, or the status for one that can't be passed on: a URL or a method that `Request` refuses, a lost body. */
function toRequest(incoming: ParsedMessage, outgoing: ServerResponse): Request | number {
  // Without its slash, a path would be read as part of the host; with two, as another host.
  incoming.url = `/${(incoming.url ?? '').replace(/^\/+/, '')}`
  try {
    const request = createRequest(incoming, outgoing, base)
    if (!incoming.readableDidRead || request.body === null) return request
    const body = bodyAsRead(incoming)
    if (body === undefined) return 500
    const { method, url, headers, signal } = request
    headers.delete('Content-Length')
    return new Request(url, { method, headers, signal, body })
  } catch {
    return 400
  }
}

/** A message with what body parsers add to it. */
interface ParsedMessage extends IncomingMessage {
  readonly rawBody?: unknown
  readonly body?: unknown
}

/** The body that a parser has read, as it was sent or as equivalent JSON. */
function bodyAsRead({ rawBody, body }: ParsedMessage): string | Uint8Array<ArrayBuffer> | undefined {
  const read = rawBody ?? body
  if (typeof read === 'string') return read
  if (read instanceof Uint8Array) return new Uint8Array(read)
  return typeof read === 'object' && read !== null ? JSON.stringify(read) : undefined
}
