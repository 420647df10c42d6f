/**
 * The service's endpoints in a Hono application, which runs on Node.js, Deno,
 * Bun and workers.
 *
 *     npx tsx examples/servers/hono.ts
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import { Hono } from 'hono'
import { keys, port } from './keys.js'

const handle = createHandler({ verifyKey: keyVerifier({ keys }) })

const app = new Hono()
app.get('/', (context) => context.text('Growth assessment is at /api.'))
app.all('/api/*', (context) => handle(context.req.raw))

// On Deno or Bun: export default app
const server = createServer(nodeListener(async (request) => await app.fetch(request)))
server.listen(port, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => server.close())
