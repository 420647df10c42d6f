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

/**
 * Follows the connections of a server, and cuts those that take longer than
 * `longestRequest` (ms) from the headers of a request to the end of its answer: a
 * client that sends or reads too slowly.
 */
export function watchConnections(
  server: Server,
  longestRequest: number,
  onEnded: (request: EndedRequest) => void,
): Connections {
  const active = new Map<Socket, number>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    active.set(socket, 0)
    socket.once('close', () => active.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    active.set(socket, (active.get(socket) ?? 0) + 1)
    if (isDraining) response.setHeader('Connection', 'close')
    const cut = setTimeout(() => socket.destroy(), longestRequest).unref()
    response.once('close', () => {
      clearTimeout(cut)
      const others = (active.get(socket) ?? 1) - 1
      if (active.has(socket)) active.set(socket, others)
      if (isDraining && others === 0) socket.end()
      const { statusCode: status, writableFinished } = response
      onEnded({ status, seconds: (performance.now() - started) / 1000, aborted: !writableFinished })
    })
  })
  return {
    drain: (longest) =>
      new Promise((resolve) => {
        isDraining = true
        // Not the HTTP server's own close: it destroys connections whose answer is written but not yet sent.
        NetServer.prototype.close.call(server, () => resolve())
        for (const [socket, count] of active) if (count === 0) socket.end()
        setTimeout(() => {
          for (const socket of active.keys()) socket.destroy()
        }, longest).unref()
      }),
  }
}
