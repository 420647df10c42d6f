/**
 * The service's endpoints in an Express application.
 *
 *     npx tsx examples/servers/express.ts
 */
import type { AddressInfo } from 'node:net'
import { createHandler, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import express from 'express'
import { keys, port } from './keys.js'

const app = express()
const growth = nodeListener(createHandler({ verifyKey: keyVerifier({ keys }), basePath: '/growth' }))

// Before any middleware that reads bodies: the handler reads them itself and enforces its own limit.
app.use((request, response, next) => (request.path.startsWith('/growth/') ? growth(request, response) : next()))
app.get('/', (_request, response) => {
  response.send('Growth assessment is at /growth/api.')
})

const server = app.listen(port, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => server.close())
