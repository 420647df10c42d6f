/** The service's endpoints as an Azure Function, below its usual prefix /api. */
import { app, type HttpRequest, type HttpResponseInit } from '@azure/functions'
import { createHandler, keyVerifier } from 'auxology/http'
import { keys } from './keys.js'

const handle = createHandler({ verifyKey: keyVerifier({ keys }) })

export async function growth({ url, method, headers, body }: HttpRequest): Promise<HttpResponseInit> {
  const request = new Request(url, {
    method,
    headers: Object.fromEntries(headers),
    body: body as ReadableStream | null,
    duplex: 'half',
  } as RequestInit)
  const response = await handle(request)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

app.http('growth', { methods: ['GET', 'PUT', 'OPTIONS'], authLevel: 'anonymous', route: '{*path}', handler: growth })
