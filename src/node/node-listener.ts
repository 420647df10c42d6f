import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** A service as a function of the web's fetch types, as `createHandler` of `auxology/http` gives it. */
export type FetchHandler = (request: Request) => Promise<Response>

/** Only path and query of an address count; what the client calls the host does not. */
const base = 'http://localhost'

/**
 * A listener for Node's http server that answers by a handler of the web's
 * fetch types. The body is passed on as a stream, and a client that hangs up
 * aborts the request.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http'
 *
 * const handle = createHandler({ verifyKey: keyVerifier({ keys: ['n2M7…'] }) })
 * createServer(nodeListener(handle)).listen(8080)
 * ```
 */
export function nodeListener(handle: FetchHandler): (request: IncomingMessage, response: ServerResponse) => void {
  return (incoming, outgoing) => {
    const hangUp = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) hangUp.abort()
    })
    answer(handle, incoming, outgoing, hangUp.signal).catch(() => outgoing.destroy())
  }
}

async function answer(
  handle: FetchHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const request = toRequest(incoming, signal)
  if (request === undefined) {
    outgoing.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end()
    return
  }
  const response = await handle(request)
  const body = Buffer.from(await response.arrayBuffer())
  if (signal.aborted) return
  const headers = Object.fromEntries(response.headers)
  // A body that was refused half-way is not read to its end: the connection can't serve another request.
  const unread = !incoming.complete
  outgoing.writeHead(response.status, {
    ...headers,
    'Content-Length': body.length,
    ...(unread && { Connection: 'close' }),
  })
  outgoing.end(body, () => {
    if (unread) incoming.socket.destroySoon()
  })
}

/** Undefined for an address or a method that the web's Request refuses. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  const headers = new Headers()
  try {
    for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '')
    const hasBody = method !== 'GET' && method !== 'HEAD'
    // A path that begins with two slashes would be read as another host.
    return new Request(new URL(`${base}/${url.replace(/^\/+/, '')}`), {
      method,
      headers,
      signal,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    } as RequestInit)
  } catch {
    return undefined
  }
}
