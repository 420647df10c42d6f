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
app.use('/growth', nodeListener(createHandler({ verifyKey: keyVerifier({ keys }) })))

app.use(express.json())
app.post('/echo', (request, response) => {
  response.json(request.body)
})

const server = app.listen(port, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => server.close())
