/**
 * The service's endpoints on node:http, with worker threads for raster images
 * and PDF, a health check, and graceful shutdown.
 *
 *     npx tsx examples/servers/node-http.ts
 *     curl -X PUT -H 'API-Key: try-me' --data-binary @examples/patients/healthy-boy.xml http://localhost:8080/api/xml
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AuxologyError, renderChart } from 'auxology'
import { createHandler, type DrawChart, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import { Piscina } from 'piscina'
import { keys, port } from './keys.js'

const heavyFormats = ['Png', 'Jpg', 'Pdf', 'PdfAndData']
const options = { locale: 'de' } as const
const pool = new Piscina({
  filename: new URL('./chart-worker.mjs', import.meta.url).href,
  // Beyond this, requests fail with 500 at once instead of waiting for minutes.
  maxQueue: 200,
})

const drawInWorker: DrawChart = async (patient, request) => {
  const { chart, error } = await pool.run({ patient, request, options })
  if (error !== undefined) throw new AuxologyError(error.code, error.message, error)
  return chart
}

const handle = createHandler({
  ...options,
  verifyKey: keyVerifier({ keys }),
  renderChart: (patient, request, growth) =>
    heavyFormats.includes(request.format ?? 'Svg')
      ? drawInWorker(patient, request, growth)
      : renderChart(patient, request, growth),
})

const server = createServer(
  // Disconnects clients that send their request too slowly.
  { headersTimeout: 10_000, requestTimeout: 30_000 },
  nodeListener(async (request) =>
    new URL(request.url).pathname === '/health' ? new Response('ok') : await handle(request),
  ),
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
