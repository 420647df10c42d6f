import type { Bytes } from '../../shown/render/rendered-chart.js'
import { keyParameter } from './query/query-parameters.js'
import type { ServiceRequest, ServiceResponse } from './service-exchange.js'

/**
 * A request whose path, key, query and content type are checked, as data that can be
 * posted to another thread: what `new Request(url, request)` takes.
 */
export interface AdmittedRequest {
  readonly method: string
  /** Without the key. */
  readonly url: string
  /** Content type, language, origin and id as they came; in place of key or token, an `api-key` for `verifyKey: () => true`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Bytes
}

/** Answers a request in another place, such as a worker thread. The signal is aborted when the client no longer waits. */
export type AnswerElsewhere = (request: AdmittedRequest, signal: AbortSignal) => Promise<ServiceResponse>

/**
 * Documents longer than this, bytes, are answered elsewhere. What is computed and written is at most
 * in proportion to the bytes (`npm run load` prints the longest time that one takes): a patient with
 * eighty full visits has about 8 KiB, and a resource of FHIR is several times as long as a visit.
 */
export const mostBytesHere = { document: 16_384, record: 65_536 } as const

const headersPassedOn = ['content-type', 'accept-language', 'origin'] as const

/** The answer from elsewhere to a request whose body is read. */
export async function answerFrom(
  elsewhere: AnswerElsewhere,
  request: ServiceRequest,
  body: Uint8Array,
): Promise<ServiceResponse> {
  const url = new URL(request.url)
  url.searchParams.delete(keyParameter)
  const given = headersPassedOn.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const headers = { ...Object.fromEntries(given), 'x-request-id': request.id, 'api-key': 'admitted' }
  const admitted = { method: request.method, url: url.href, headers, body: body as Bytes }
  const response = await elsewhere(admitted, request.signal)
  // Every response is given the id of its request.
  const { 'x-request-id': _, ...others } = response.headers
  return { ...response, headers: others }
}
