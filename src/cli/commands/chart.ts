import { renderChart } from '../../render/render-chart.js'
import { chartFormat, chartOptions, chartRequest } from '../chart-options.js'
import type { Command } from '../command.js'
import { readPatient, writeOutput } from '../files.js'

/** `auxology chart`: a percentile chart of a patient. */
export const chartCommand: Command = {
  name: 'chart',
  operands: 'FILE',
  summary: 'a percentile chart of a patient document',
  options: chartOptions,
  examples: [
    'auxology chart patient.xml --type Height --out height.svg',
    'auxology chart patient.xml --type Bmi --format PdfAndData --print-references --out bmi.pdf',
  ],
  run: async (input) => {
    const request = { ...chartRequest(input.values), format: chartFormat(input.values) }
    const { patient } = await readPatient(input)
    const { body } = await renderChart(patient, request, input.options)
    await writeOutput(input, body)
  },
}
