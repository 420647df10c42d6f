/**
 * The service's endpoints on node:http, with worker threads for charts and long
 * documents, and graceful shutdown.
 *
 *     npx tsx examples/servers/node-http.ts
 *     curl -X PUT -H 'API-Key: try-me' --data-binary @examples/patients/healthy-boy.xml http://localhost:8080/api/xml
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import { Piscina } from 'piscina'
import { keys, port } from './keys.js'

const pool = new Piscina({
  filename: new URL('./answer-worker.mjs', import.meta.url).href,
  // Beyond this, requests fail with 500 at once instead of waiting for minutes.
  maxQueue: 200,
})

const handle = createHandler({
  locale: 'de',
  verifyKey: keyVerifier({ keys }),
  answerElsewhere: (request) => pool.run(request),
})

const server = createServer(
  // Disconnects clients that send their request too slowly.
  { headersTimeout: 10_000, requestTimeout: 30_000 },
  nodeListener(handle),
)

server.listen(port, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Requests in progress get ten seconds to finish.
    server.close(() => pool.close())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  })
}
