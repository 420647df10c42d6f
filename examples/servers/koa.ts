/**
 * The service's endpoints in a Koa application.
 *
 *     npx tsx examples/servers/koa.ts
 */
import type { AddressInfo } from 'node:net'
import { createHandler, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import Koa from 'koa'
import { keys, port } from './keys.js'

const app = new Koa()
const growth = nodeListener(createHandler({ verifyKey: keyVerifier({ keys }), basePath: '/growth' }))

// Before any middleware that reads bodies.
app.use((context, next) => {
  if (!context.path.startsWith('/growth/')) return next()
  context.respond = false
  growth(context.req, context.res)
})

const server = app.listen(port, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => server.close())
