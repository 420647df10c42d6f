import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How a request ended. */
export interface EndedRequest {
  readonly status: number
  /** From the first byte of the request's headers to the last of the answer. */
  readonly seconds: number
  /** The client closed the connection before the end of the answer. */
  readonly aborted: boolean
}

/** The connections of a server. */
export interface Connections {
  /** Takes no new requests, and returns when those in progress are answered in full, or the time is over. */
  readonly drain: (longest: number) => Promise<void>
}

/** How often requests that take too long are looked for, ms. */
const checkingInterval = 1_000

/**
 * Follows the connections of a server, and cuts those that take longer than
 * `longestRequest` (ms) from the headers of a request to the end of its answer: a
 * client that sends or reads too slowly. They are looked for each second: of 60 s,
 * a request is cut after 60 to 61 s.
 */
export function watchConnections(
  server: Server,
  longestRequest: number,
  onEnded: (request: EndedRequest) => void,
): Connections {
  const active = new Map<Socket, number>()
  const begun = new Map<IncomingMessage, number>()
  let isDraining = false
  const checking = cutLongRequests(begun, longestRequest)
  server.once('close', () => clearInterval(checking))
  server.on('connection', (socket: Socket) => {
    active.set(socket, 0)
    socket.once('close', () => active.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const started = performance.now()
    active.set(socket, (active.get(socket) ?? 0) + 1)
    if (isDraining) response.setHeader('Connection', 'close')
    begun.set(request, started)
    response.once('close', () => {
      begun.delete(request)
      const others = (active.get(socket) ?? 1) - 1
      if (active.has(socket)) active.set(socket, others)
      if (isDraining && others === 0) socket.end()
      const { statusCode: status, writableFinished } = response
      onEnded({ status, seconds: (performance.now() - started) / 1000, aborted: !writableFinished })
    })
  })
  return {
    drain: (longest) => {
      isDraining = true
      return closed(server, active, longest)
    },
  }
}

/** One timer for all: a timer of its own for each request costs more than counting it. */
function cutLongRequests(begun: ReadonlyMap<IncomingMessage, number>, longest: number): NodeJS.Timeout {
  return setInterval(() => {
    const oldest = performance.now() - longest
    for (const [{ socket }, started] of begun) if (started < oldest) socket.destroy()
  }, checkingInterval).unref()
}

/** Closes idle connections at once, and those still open when the time is over. */
function closed(server: Server, active: ReadonlyMap<Socket, number>, longest: number): Promise<void> {
  return new Promise((resolve) => {
    // Not the HTTP server's own close: it destroys connections whose answer is written but not yet sent.
    NetServer.prototype.close.call(server, () => resolve())
    for (const [socket, count] of active) if (count === 0) socket.end()
    setTimeout(() => {
      for (const socket of active.keys()) socket.destroy()
    }, longest).unref()
  })
}
