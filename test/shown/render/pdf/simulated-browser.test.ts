import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { jakob } from '../../../fixtures/children.js'

const draw = () => renderChart(jakob, { type: 'Height', format: 'Pdf' }, { today: '2025-06-01' })

afterEach(() => vi.unstubAllGlobals())

describe('where tests simulate a browser in Node', () => {
  it('a PDF is the same, and the simulated globals stay', async () => {
    const usual = await draw()
    class Simulated extends Uint8Array {}
    vi.stubGlobal('Uint8Array', Simulated)
    vi.stubGlobal('TextEncoder', undefined)
    const [first, second] = await Promise.all([draw(), draw()])
    expect(globalThis.Uint8Array).toBe(Simulated)
    expect(globalThis.TextEncoder).toBeUndefined()
    for (const { body } of [first, second]) expect(Buffer.from(body).equals(Buffer.from(usual.body))).toBe(true)
  })
})
