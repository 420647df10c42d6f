import { describe, expect, it } from 'vitest'
import type { ChartFormat } from '../../src/charts/chart-request.js'
import { chartTypes } from '../../src/model/chart-types.js'
import { renderChart } from '../../src/render/render-chart.js'
import { patientOfType, today } from '../charts/patient-of-type.js'
import { jakob } from '../fixtures/children.js'

describe('renderChart', () => {
  it.each(chartTypes)('%s as JSON', async (type) => {
    const chart = await renderChart(patientOfType(type), { type, format: 'Json' }, { today })
    expect(chart).toMatchObject({ mediaType: 'application/json', fileExtension: 'json' })
    const document = JSON.parse(chart.body as string)
    expect(document.Type).toBe(type)
    expect(document.Curves.length).toBeGreaterThan(0)
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
