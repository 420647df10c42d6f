import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { handler } from '../../examples/servers/lambda.js'

const body = readFileSync(join(import.meta.dirname, '../../examples/patients/preterm-boy.json'))

it('examples/servers/lambda.ts answers events', async () => {
  const event = {
    rawPath: '/api/json',
    rawQueryString: '',
    headers: { 'api-key': 'try-me', 'content-type': 'application/json' },
    requestContext: { http: { method: 'PUT' } },
    body: body.toString('base64'),
    isBase64Encoded: true,
  }
  const answer = await handler(event)
  expect(answer).toMatchObject({ statusCode: 200, isBase64Encoded: true })
  expect(JSON.parse(Buffer.from(answer.body, 'base64').toString())).toMatchObject({ FirstName: 'Emil', WeekBirth: 28 })
  expect(await handler({ ...event, headers: {} })).toMatchObject({ statusCode: 401 })
})
