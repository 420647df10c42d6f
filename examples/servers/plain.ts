/**
 * The service's endpoints on node:http, and nothing else.
 *
 *     npx tsx examples/servers/plain.ts
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import { keys, port } from './keys.js'

const server = createServer(nodeListener(createHandler({ verifyKey: keyVerifier({ keys }) })))
server.listen(port, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => server.close())
