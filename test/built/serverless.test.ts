import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HttpRequest } from '@azure/functions'
import { describe, expect, it } from 'vitest'
import { growth } from '../../examples/servers/azure-functions.js'
import cloudflare from '../../examples/servers/cloudflare.js'
import { handler } from '../../examples/servers/lambda.js'
import * as next from '../../examples/servers/next-route.js'

const patients = join(import.meta.dirname, '../../examples/patients')
const xml = readFileSync(join(patients, 'healthy-boy.xml'))
const json = readFileSync(join(patients, 'preterm-boy.json'))

/** What a platform answers to a request, whatever it passes to its functions. */
type Send = (path: string, body: Buffer, type: string, key?: string) => Promise<{ status: number; body: Buffer }>

const asRequest = (path: string, body: Buffer, type: string, key: string) =>
  new Request(`https://growth.example${path}`, {
    method: 'PUT',
    headers: { 'API-Key': key, 'Content-Type': type },
    body: new Uint8Array(body),
  })

const read = async (response: Response) => ({
  status: response.status,
  body: Buffer.from(await response.arrayBuffer()),
})

const platforms: Readonly<Record<string, Send>> = {
  'next-route': async (path, body, type, key = 'try-me') =>
    read(await next.PUT(asRequest(`/growth${path}${path.includes('?') ? '&' : '?'}path=api`, body, type, key))),
  cloudflare: async (path, body, type, key = 'k1') =>
    read(await cloudflare.fetch(asRequest(path, body, type, key), { AUXOLOGY_KEYS: 'k0,k1' })),
  lambda: async (path, body, type, key = 'try-me') => {
    const [rawPath = '', rawQueryString = ''] = path.split('?')
    const answer = await handler({
      rawPath,
      rawQueryString,
      headers: { 'api-key': key, 'content-type': type },
      requestContext: { http: { method: 'PUT' } },
      body: body.toString('base64'),
      isBase64Encoded: true,
    })
    expect(answer.isBase64Encoded).toBe(true)
    return { status: answer.statusCode, body: Buffer.from(answer.body, 'base64') }
  },
  'azure-functions': async (path, body, type, key = 'try-me') => {
    const answer = await growth(
      new HttpRequest({
        method: 'PUT',
        url: `https://growth.example${path}`,
        headers: { 'API-Key': key, 'Content-Type': type },
        body: { bytes: new Uint8Array(body) },
      }),
    )
    return { status: answer.status ?? 0, body: Buffer.from(answer.body as Uint8Array) }
  },
}

describe.each(Object.entries(platforms))('examples/servers/%s.ts', (_, send) => {
  it('answers XML and JSON, draws, and says what is wrong', async () => {
    const result = await send('/api/xml', xml, 'application/xml')
    expect(result.status).toBe(200)
    expect(result.body.toString()).toContain('<LastName>Größing</LastName>')
    const latin1 = Buffer.from(xml.toString().replace(/encoding="[^"]*"/, 'encoding="ISO-8859-1"'), 'latin1')
    expect((await send('/api/xml', latin1, 'application/xml')).body.toString()).toContain('Größing')
    const calculated = await send('/api/json?extensions=true', json, 'application/json')
    expect(JSON.parse(calculated.body.toString())).toMatchObject({ FirstName: 'Emil', WeekBirth: 28 })
    const chart = await send('/api/xml/chart/Height/Svg', xml, 'application/xml')
    expect(chart.body.toString()).toMatch(/^<svg/)
    const png = await send('/api/xml/chart/Height/Png', xml, 'application/xml')
    expect(png.body.subarray(1, 4).toString()).toBe('PNG')
    expect((await send('/api/xml', xml, 'application/xml', 'wrong')).status).toBe(401)
    const broken = await send('/api/json', Buffer.from('{"Gender":'), 'application/json')
    expect([broken.status, JSON.parse(broken.body.toString()).code]).toEqual([400, 'malformed_document'])
    expect((await send('/api/xml/chart/Nothing/Svg', xml, 'application/xml')).status).toBe(404)
  })
})

it('examples/servers/lambda.ts takes a body as text, too', async () => {
  const answer = await handler({
    rawPath: '/api/json',
    rawQueryString: '',
    headers: { 'api-key': 'try-me', 'content-type': 'application/json' },
    requestContext: { http: { method: 'PUT' } },
    body: json.toString(),
    isBase64Encoded: false,
  })
  expect(answer.statusCode).toBe(200)
})
