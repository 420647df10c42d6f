import { expect, it } from 'vitest'
import { chartFormats } from '../../../src/charts/chart-request.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { patientOfType, today } from '../../charts/patient-of-type.js'

it.each(chartTypes)('%s is drawn in nine formats from what the package has', async (type) => {
  expect(chartFormats).toHaveLength(9)
  for (const format of chartFormats) {
    const { body } = await renderChart(patientOfType(type), { type, format }, { today })
    expect(body.length, format).toBeGreaterThan(500)
  }
})
