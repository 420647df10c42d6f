// What a function in the cloud does, or the main process of a desktop program.
import { AuxologyError, calculatePatient, chartFormats, renderChart } from 'auxology'
import { child, options } from './child.js'

export async function handler() {
  const score = calculatePatient(child, options).measurements[0].sizeSds.value
  const drawn = {}
  for (const format of chartFormats) {
    drawn[format] = await renderChart(child, { type: 'Height', format }, options).then(
      ({ body }) => body.length,
      (error) => (error instanceof AuxologyError ? error.message : String(error.stack)),
    )
  }
  return { score, drawn }
}
