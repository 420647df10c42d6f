import { describe, expect, it } from 'vitest'
import { type ChartFormat, chartFormats } from '../../../src/charts/chart-request.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { isBinaryFormat } from '../../../src/shown/render/formats.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { patientOfType, today } from '../../charts/patient-of-type.js'
import { jakob } from '../../fixtures/children.js'

describe('renderChart', () => {
  it.each(chartTypes)('%s as JSON', async (type) => {
    const chart = await renderChart(patientOfType(type), { type, format: 'Json' }, { today })
    expect(chart).toMatchObject({ mediaType: 'application/json', fileExtension: 'json' })
    const document = JSON.parse(chart.body as string)
    expect(document.Type).toBe(type)
    expect(document.Curves.length).toBeGreaterThan(0)
  })

  it.each(chartFormats)('%s: names its format, and its body is what Blob, File and Response take', async (format) => {
    const chart = await renderChart(jakob, { type: 'Height', format }, { today })
    expect(chart.format).toBe(format)
    expect(typeof chart.body === 'string').toBe(!isBinaryFormat(format))
    const { size, type } = new Blob([chart.body], { type: chart.mediaType })
    expect(size).toBeGreaterThan(1000)
    expect(type).toBe(chart.mediaType)
    expect((await new Response(chart.body).arrayBuffer()).byteLength).toBe(size)
    if (typeof chart.body !== 'string') {
      // A view of all of its own memory, which can be handed to another thread.
      expect(chart.body.buffer).toBeInstanceOf(ArrayBuffer)
      expect(chart.body.buffer.byteLength).toBe(size)
    }
  })

  it('rejects a request that it can not fulfil', async () => {
    await expect(renderChart(jakob, { type: 'Height', format: 'Gif' as ChartFormat }, { today })).rejects.toMatchObject(
      {
        code: 'unknown_chart_format',
        parameter: 'format',
        value: 'Gif',
      },
    )
    await expect(renderChart({}, { type: 'Height' }, { today })).rejects.toMatchObject({ code: 'chart_not_applicable' })
  })
})
