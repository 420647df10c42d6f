// A worker thread of node-http.ts: answers one request after another.
import { createHandler } from 'auxology/http'

// The server has checked the key.
const handle = createHandler({ locale: 'de', verifyKey: () => true })

export default async ({ url, ...request }) => {
  const response = await handle(new Request(url, request))
  const body = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
