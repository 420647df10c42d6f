import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ReadBody, requestIdOf, type ServiceRequest } from '../http/service-exchange.js'

/** A message of `node:http` as a service reads it, without a `Request` around it. */
export class MessageRequest implements ServiceRequest {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly headers: ServiceRequest['headers']
  readonly #incoming: IncomingMessage
  #client: AbortController | undefined
  #isGone = false

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, url: string) {
    this.#incoming = incoming
    this.method = incoming.method ?? ''
    this.url = url
    this.headers = {
      get: (name) => {
        const value = incoming.headers[name]
        return value === undefined ? null : String(value)
      },
    }
    this.id = requestIdOf(this.headers)
    outgoing.once('close', () => {
      if (outgoing.writableFinished) return
      this.#isGone = true
      this.#client?.abort()
    })
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** Made when it is asked for. */
  get signal(): AbortSignal {
    if (this.#client === undefined) {
      this.#client = new AbortController()
      if (this.#isGone) this.#client.abort()
    }
    return this.#client.signal
  }

  read(maxBytes: number): Promise<ReadBody> {
    if (maxBytes === 0) return Promise.resolve('too_large')
    const incoming = this.#incoming
    return new Promise((resolve) => {
      const pieces: Buffer[] = []
      let size = 0
      let isRead = false
      const onData = (piece: Buffer) => {
        size += piece.length
        if (size > maxBytes) end('too_large')
        else pieces.push(piece)
      }
      const onEnd = () => end(pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces, size))
      const onFailure = () => end('incomplete')
      const end = (read: ReadBody) => {
        if (isRead) return
        isRead = true
        resolve(read)
        // What was read to its end sends nothing more; its listeners go with it.
        if (read instanceof Uint8Array) return
        incoming.off('data', onData).off('end', onEnd).off('error', onFailure).off('close', onFailure).pause()
      }
      incoming.on('data', onData).on('end', onEnd).on('error', onFailure).on('close', onFailure)
    })
  }
}
