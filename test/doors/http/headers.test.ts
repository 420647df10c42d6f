import { describe, expect, it } from 'vitest'
import { chartRenderers } from '../../../src/shown/render/formats.js'
import { put, service } from './service.js'

const handle = service()
const formats = Object.entries(chartRenderers)

describe.each(formats)('a chart as %s', (format, { mediaType }) => {
  it('comes with the headers of its format', async () => {
    const { headers, status } = await handle(put(`/api/json/chart/Height/${format}`, '{"Gender":"f"}'))
    expect(status).toBe(200)
    const type = headers.get('content-type') ?? ''
    expect(type.split(';')[0]).toBe(mediaType)
    expect(/^text|xml$|json$/.test(mediaType) === type.endsWith('; charset=utf-8')).toBe(true)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('allows a browser to run nothing', async () => {
    const { headers } = await handle(put(`/api/xml/chart/Height/${format}`, '<Patient><Gender>f</Gender></Patient>'))
    const policy = headers.get('content-security-policy')
    if (format !== 'Html' && format !== 'Svg') expect(policy).toBeNull()
    else expect(policy).toMatch(/^default-src 'none'; (?!.*script-src)/)
  })
})
