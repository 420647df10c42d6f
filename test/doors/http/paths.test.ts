import { describe, expect, it } from 'vitest'
import { chartFormats } from '../../../src/charts/chart-request.js'
import { endpoints } from '../../../src/doors/http/endpoints.js'
import { anyChartTypes } from '../../../src/ground/model/chart-types.js'
import { problemOf, put, service, summaryOf } from './service.js'

const handle = service()

describe('a path', () => {
  it.each([
    '/',
    '/api',
    '/api/',
    '/api/xml/',
    '/api/json/',
    '/API/xml',
    '/api/XML',
    '/api/yaml',
    '/api//json',
    '/api/json/chart',
    '/api/json/chart/Height',
    '/api/json/chart/Height/Svg/',
    '/api/json/chart/Height/Svg/more',
    '/api/json/charts/Height/Svg',
    '/api/openapi.yaml',
    '/api/%E0%A4%A',
  ])('that leads nowhere: %s', async (path) => {
    const problem = await problemOf(await handle(put(path)))
    expect(problem).toMatchObject({ status: 404, code: 'unknown_path' })
    expect(problem.accepted).toEqual([...endpoints.map((known) => known.path), '/api/openapi.json', '/health'])
  })

  it('that leads nowhere lists the others with their base', async () => {
    const problem = await problemOf(await service({ basePath: '/growth' })(put('/growth/api/nope')))
    expect(problem.accepted?.length).toBe(endpoints.length + 2)
    for (const path of problem.accepted ?? []) expect(path).toMatch(/^\/growth\/(api|health)/)
  })

  it.each(['height', 'HEIGHT', 'Size', '', 'constructor', '__proto__', '{TYP}', 'Height%00', 'Height%20', '%EF%BF%BE'])(
    'with a chart type there is not: %s',
    async (type) => {
      for (const [format, last] of [
        ['json', 'Svg'],
        ['xml', 'references'],
      ]) {
        const problem = await problemOf(await handle(put(`/api/${format}/chart/${type}/${last}`)))
        expect(problem).toMatchObject({ status: 404, code: 'unknown_chart_type', path: 'TYP' })
        expect(problem.accepted).toEqual(anyChartTypes)
      }
    },
  )

  it.each(['svg', 'PNG', 'Gif', '', 'toString', 'References', '{FORMAT}'])(
    'with a chart format there is not: %s',
    async (last) => {
      const problem = await problemOf(await handle(put(`/api/xml/chart/Height/${last}`)))
      expect(problem).toMatchObject({ status: 404, code: 'unknown_chart_format', path: 'FORMAT' })
      expect(problem.accepted).toEqual([...chartFormats, 'references'])
    },
  )

  it('may be escaped', async () => {
    expect((await handle(put('/api/%6Ason/chart/%48eight/Svg', '{"Gender":"m"}'))).status).toBe(200)
  })

  it('has its problems in its format', async () => {
    const typeAt = async (path: string) => (await handle(put(path))).headers.get('content-type')
    expect(await typeAt('/api/xml/elsewhere')).toMatch(/problem\+xml/)
    expect(await typeAt('/api/json/elsewhere')).toMatch(/problem\+json/)
    expect(await typeAt('/api/xmlelsewhere')).toMatch(/problem\+json/)
  })
})

describe('a method', () => {
  const send = (method: string, path: string) => handle(new Request(`https://growth.example${path}`, { method }))
  const paths = ['/api/xml', '/api/json', '/api/xml/chart/Height/Svg', '/api/json/chart/Height/references']

  it.each(['GET', 'POST', 'DELETE', 'PATCH', 'PROPFIND'])('%s is for no document', async (method) => {
    for (const path of paths) {
      const response = await send(method, path)
      expect(response.headers.get('allow')).toBe('PUT')
      expect(await summaryOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    }
  })

  it('HEAD gets no body', async () => {
    const response = await send('HEAD', '/api/xml')
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([405, 'PUT', ''])
  })

  it('OPTIONS lists the others, without a key', async () => {
    for (const path of paths) {
      const response = await send('OPTIONS', path)
      expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([204, 'PUT', ''])
    }
    expect((await send('OPTIONS', '/api/openapi.json')).headers.get('allow')).toBe('GET, HEAD')
    expect((await send('OPTIONS', '/api/elsewhere')).status).toBe(404)
  })

  it('GET asks for the health, without a key and below the base path', async () => {
    const response = await service({ basePath: '/growth' })(new Request('https://growth.example/growth/health?from=lb'))
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const head = await send('HEAD', '/health')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(await summaryOf(await handle(put('/health')))).toMatchObject({ status: 405 })
  })

  it('PUT describes no service', async () => {
    const response = await handle(put('/api/openapi.json'))
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await summaryOf(response)).toMatchObject({ status: 405 })
  })
})
