import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'

/** A service as a function of the web's fetch types, as `createHandler` of `auxology/http` gives it. */
export type FetchHandler = (request: Request) => Promise<Response>

/** Only path and query of an address count; what the client calls the host does not. */
const base = { protocol: 'http:', host: 'localhost' }

/**
 * A listener for Node's http server that answers by a handler of the web's
 * fetch types. The body is passed on as a stream, and a client that hangs up
 * aborts the request.
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
  if (request === undefined) {
    outgoing.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end()
    return
  }
  const response = await handle(request)
  const body = Buffer.from(await response.arrayBuffer())
  if (request.signal.aborted) return
  // A body that was refused half-way: the connection can't serve another request.
  const unread = !incoming.complete
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'Content-Length': body.length,
    ...(unread && { Connection: 'close' }),
  })
  if (unread) {
    // A connection closed on a client that still sends would take the answer with it.
    outgoing.write(body)
    await drained(incoming)
    outgoing.end()
  } else {
    outgoing.end(body)
  }
}

/** How long a refused body is read and thrown away, ms. */
const drainTimeout = 1000

function drained(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, drainTimeout)
    incoming.once('close', resolve).once('end', resolve).resume()
    incoming.once('end', () => clearTimeout(timeout))
  })
}

/** Undefined for an address or a method that the web's Request refuses. */
function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | undefined {
  // A path without its slash would be read as the host's end, two slashes as another host.
  incoming.url = `/${(incoming.url ?? '').replace(/^\/+/, '')}`
  try {
    return createRequest(incoming, outgoing, base)
  } catch {
    return undefined
  }
}
