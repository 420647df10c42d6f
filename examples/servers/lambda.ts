/**
 * The service's endpoints as a serverless function, for AWS Lambda behind an
 * HTTP API (payload format 2.0).
 */
import { createHandler, keyVerifier } from 'auxology/http'
import { keys } from './keys.js'

/** The parts of the event that are needed. */
export interface HttpEvent {
  readonly rawPath: string
  readonly rawQueryString: string
  readonly headers: Readonly<Record<string, string>>
  readonly requestContext: { readonly http: { readonly method: string } }
  readonly body?: string
  readonly isBase64Encoded: boolean
}

export interface HttpResult {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly isBase64Encoded: boolean
}

const handle = createHandler({ verifyKey: keyVerifier({ keys }) })

export async function handler(event: HttpEvent): Promise<HttpResult> {
  const { method } = event.requestContext.http
  const body = event.body === undefined ? undefined : Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8')
  const response = await handle(
    new Request(`https://localhost${event.rawPath}?${event.rawQueryString}`, {
      method,
      headers: event.headers,
      ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
    }),
  )
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }
}
