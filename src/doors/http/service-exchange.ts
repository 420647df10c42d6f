/** What is read of a request's body: its bytes, or why they can't be had. */
export type ReadBody = Uint8Array | 'too_large' | 'incomplete'

/**
 * What a service reads of a request: a `Request`, or a message of `node:http`. Making a `Request`
 * and a `Response` of it adds half to the processor time of a calculation (docs/decisions.md).
 */
export interface ServiceRequest {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly headers: Pick<Headers, 'get'>
  /** Whether the client no longer waits for the answer. */
  readonly isGone: boolean
  /** Aborted when it no longer does; for a chart, which can be stopped. */
  readonly signal: AbortSignal
  /** Reads the body up to a limit. It waits neither for the rest nor for a client that is gone. */
  readonly read: (maxBytes: number) => Promise<ReadBody>
  /** What it was made of, for those who are given a `Request`. */
  readonly request?: Request
}

/** An id that a proxy may have given a request; others are replaced. */
const idForm = /^[\w.-]{1,64}$/

/** The id of a request, from its header or new. */
export function requestIdOf(headers: ServiceRequest['headers'] | undefined): string {
  const given = headers?.get('x-request-id') ?? ''
  return idForm.test(given) ? given : crypto.randomUUID()
}

/** What a service answers, before it is a `Response`. */
export interface ServiceResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}

/** A service without the web's types. */
export type PlainService = (request: ServiceRequest) => Promise<ServiceResponse>

/** The key under which a handler of `createHandler` has what it wraps, for listeners without `Request` and `Response`. */
export const wrappedService: unique symbol = Symbol.for('auxology.service')

/** What a handler wraps; undefined for one of another author, or that needs a `Request` itself. */
export function serviceWithin(handle: (request: Request) => Promise<Response>): PlainService | undefined {
  return (handle as { readonly [wrappedService]?: PlainService })[wrappedService]
}
