/**
 * The service's endpoints in a Fastify application.
 *
 *     npx tsx examples/servers/fastify.ts
 */
import { createHandler, keyVerifier } from 'auxology/http'
import { nodeListener } from 'auxology/node'
import Fastify from 'fastify'
import { keys, port } from './keys.js'

const app = Fastify()
const growth = nodeListener(createHandler({ verifyKey: keyVerifier({ keys }), basePath: '/growth' }))

app.register(async (scope) => {
  // The handler reads bodies itself; the parsers of all other routes remain.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all('/growth/*', (request, reply) => {
    reply.hijack()
    growth(request.raw, reply.raw)
  })
})
app.post('/echo', async (request) => request.body)

console.log(await app.listen({ port }))
process.once('SIGTERM', () => app.close())
