import type { IncomingMessage, ServerResponse } from 'node:http'

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
 * const handle = createHandler({ verifyKey: keyVerifier({ keys: ['n2M7'] }) })
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

/** The body as a stream of the web's: cancelled, it leaves the connection open for the answer. */
function bodyStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      incoming.on('data', (chunk: Uint8Array) => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.once('end', () => controller.close())
      incoming.once('error', (error) => controller.error(error))
      incoming.pause()
    },
    pull: () => {
      incoming.resume()
    },
    cancel: () => {
      incoming.removeAllListeners('data').removeAllListeners('end')
    },
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
      ...(hasBody && { body: bodyStream(incoming), duplex: 'half' }),
    } as RequestInit)
  } catch {
    return undefined
  }
}
