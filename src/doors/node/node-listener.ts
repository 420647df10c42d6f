import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { createHeaders, createRequest } from '@remix-run/node-fetch-server'
import { invalidParameter } from '../../ground/text/invalid-input.js'
import type { ProblemCode } from '../../shown/documents/problem-document.js'
import { type PlainService, type ServiceResponse, serviceWithin } from '../http/service-exchange.js'
import { MessageRequest } from './message-request.js'

/** A service as a function of Fetch API types, as `createHandler` of `auxology/http` returns it. */
export type FetchHandler = (request: Request) => Promise<Response>

/** Only the path and the query of a URL are used, so the client's name for the host doesn't matter. */
const base = { protocol: 'http:', host: 'localhost' }

/**
 * A listener for Node's HTTP server that answers with a handler of Fetch API
 * types. The body is passed on as a stream, and a client that disconnects
 * aborts the request. A body that a parser has read before (`express.json()`,
 * `express.text()`, the defaults of NestJS and Fastify) is taken from `rawBody` or
 * `body` of the request; if it is in neither, the answer is 500 with this reason, at once.
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
  if (typeof handle !== 'function') {
    throw invalidParameter('handle', handle, 'a function, such as createHandler gives')
  }
  const service = serviceWithin(handle)
  return (incoming, outgoing) => {
    answer(handle, service, incoming, outgoing).catch(() => outgoing.destroy())
  }
}

async function answer(
  handle: FetchHandler,
  service: PlainService | undefined,
  incoming: ParsedMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const refusal = refusalOf(incoming)
  if (refusal !== undefined) return refuse(refusal, outgoing)
  if (service !== undefined && !isRead(incoming)) {
    const response = await service(new MessageRequest(incoming, outgoing, addressOf(incoming)))
    if (!outgoing.destroyed) await send(incoming, outgoing, response)
    return
  }
  const request = toRequest(incoming, outgoing)
  if (!(request instanceof Request)) return refuse(request, outgoing)
  const response = await handle(request)
  const body = Buffer.from(await response.arrayBuffer())
  if (request.signal.aborted) return
  await send(incoming, outgoing, { status: response.status, headers: Object.fromEntries(response.headers), body })
}

function refuse({ status, reason, code }: Refusal, outgoing: ServerResponse): void {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: reason, code }
  const [type, text] =
    code === undefined ? ['text/plain', `${reason}\n`] : ['application/problem+json', JSON.stringify(problem)]
  const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), Connection: 'close' }
  outgoing.writeHead(status, headers).end(text)
}

async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body: content }: ServiceResponse,
): Promise<void> {
  // As bytes: node:http would encode a text anew for every part of what it writes.
  const body = typeof content === 'string' ? Buffer.from(content) : (content ?? noContent)
  // After a body that was only partly read, the connection can't serve another request.
  const unread = !incoming.complete
  const head: OutgoingHttpHeaders = { ...headers, 'Content-Length': body.length }
  if (unread) head['Connection'] = 'close'
  outgoing.writeHead(status, head)
  if (unread) {
    // Closing the connection while the client is still sending would lose the answer.
    outgoing.write(body)
    await drain(incoming)
    outgoing.end()
  } else {
    outgoing.end(body)
  }
}

const noContent = new Uint8Array()

/** How long the rest of a refused body is read and discarded, ms. */
const drainTimeout = 1000

function drain(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, drainTimeout)
    incoming.once('close', resolve).once('end', resolve).resume()
    incoming.once('end', () => clearTimeout(timeout))
  })
}

/** Why a request can't be passed on. */
interface Refusal {
  readonly status: number
  readonly reason: string
  /** Of the problem document that says so; without it the message is hardly a request, and the reason is plain text. */
  readonly code?: ProblemCode
}

/** The methods that a `Request` can't have. */
const unknownMethods = /^(TRACE|TRACK|CONNECT)$/i

/** A path that needs no checking, by the methods that the service takes. */
const plainPath = /^(?:\/[\w-]+)+$/
const usualMethods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST', 'PUT'])

/** Why a message can't be passed on, seen from its first line. */
function refusalOf(incoming: IncomingMessage): Refusal | undefined {
  if (plainPath.test(incoming.url ?? '') && usualMethods.has(incoming.method)) return undefined
  if (unknownMethods.test(incoming.method ?? '')) return { status: 501, reason: 'This method is not implemented.' }
  // A client may send the whole URL (RFC 9112, 3.2.2). Without its slash, a path would be read as part of the host;
  // with two, as another host.
  incoming.url = `/${(incoming.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/+/, '')}`
  return URL.canParse(addressOf(incoming)) ? undefined : noRequest
}

const noRequest: Refusal = { status: 400, reason: 'This is not a valid request.' }

function addressOf({ url }: IncomingMessage): string {
  return `${base.protocol}//${base.host}${url}`
}

/** Whether a parser has read the body. */
function isRead({ readableDidRead, method }: IncomingMessage): boolean {
  return readableDidRead && mayHaveBody.test(method ?? '')
}

/** The request, or why it can't be passed on. */
function toRequest(incoming: ParsedMessage, outgoing: ServerResponse): Request | Refusal {
  try {
    return isRead(incoming) ? requestAsRead(incoming, outgoing) : createRequest(incoming, outgoing, base)
  } catch {
    return noRequest
  }
}

const mayHaveBody = /^(?!(GET|HEAD)$)/

/** The request with the body that a parser has read, or why it can't be passed on. */
function requestAsRead(incoming: ParsedMessage, outgoing: ServerResponse): Request | Refusal {
  const body = bodyAsRead(incoming)
  if (body === undefined) return { status: 500, reason: lostBody, code: 'internal_error' }
  const { method = '' } = incoming
  const headers = createHeaders(incoming)
  headers.delete('Content-Length')
  // A parser has decoded it; whatever it was encoded in, it is UTF-8 now.
  if (typeof body === 'string') headers.set('Content-Type', `${mediaTypeOf(headers)}; charset=utf-8`)
  // Of its own: the message, which was read to its end, closes long before the answer.
  const client = new AbortController()
  outgoing.once('close', () => outgoing.writableFinished || client.abort())
  return new Request(addressOf(incoming), { method, headers, signal: client.signal, body })
}

const lostBody = 'The body was read before this handler, and is neither in rawBody nor in body of the request.'

function mediaTypeOf(headers: Headers): string {
  return headers.get('Content-Type')?.split(';')[0] || 'text/plain'
}

/** A message with what body parsers add to it. */
interface ParsedMessage extends IncomingMessage {
  readonly rawBody?: unknown
  readonly body?: unknown
}

/** The body that a parser has read, as it was sent or as equivalent JSON. */
function bodyAsRead({ rawBody, body, headers }: ParsedMessage): string | Uint8Array<ArrayBuffer> | undefined {
  const read = rawBody ?? body
  if (typeof read === 'string') return read
  if (read instanceof Uint8Array) return new Uint8Array(read)
  // What was parsed as a form was none: clients send this type by default.
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  return typeof read === 'object' && read !== null && !isForm ? JSON.stringify(read) : undefined
}
