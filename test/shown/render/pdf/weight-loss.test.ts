import { expect, it, vi } from 'vitest'
import type { Patient } from '../../../../src/ground/model/patient.js'
import type { PdfDocument } from '../../../../src/shown/render/pdf/pdfmake.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'

const printed: PdfDocument[] = []
vi.mock('../../../../src/shown/render/node/node-host.js', () => ({
  host: {
    printPdf: async (document: PdfDocument) => {
      printed.push(document)
      return new Uint8Array()
    },
  },
}))

const girl = (firstKg: number): Patient => ({
  dateOfBirth: '2010-01-10',
  gender: 'female',
  measurements: [
    { date: '2025-01-10', sizeCm: 165, weightKg: firstKg },
    { date: '2025-10-10', sizeCm: 165.5, weightKg: 36.5 },
  ],
})

it.each([
  [52, true],
  [36.5, false],
])('the pages of data say what an underweight child lost since %j kg', async (kg, isSaid) => {
  await renderChart(girl(kg), { type: 'Bmi', format: 'PdfAndData' }, { today: '2025-10-11', locale: 'en' })
  expect(JSON.stringify(printed.at(-1)).includes('; weight 29.8% below the highest')).toBe(isSaid)
})
