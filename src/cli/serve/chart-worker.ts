import { parentPort, workerData } from 'node:worker_threads'
import type { ChartRequest } from '../../charts/request/chart-request.js'
import { AuxologyError } from '../../model/errors.js'
import type { Patient } from '../../model/patient.js'
import { renderChart } from '../../render/render-chart.js'
import type { RenderedChart } from '../../render/rendered-chart.js'
import { growthOptions, type OptionValues } from '../growth-options.js'

/** A chart to draw. */
export interface ChartTask {
  readonly patient: Patient
  readonly request: ChartRequest
}

/** The chart, or the error in a form that passes between threads. */
export type ChartOutcome =
  | { readonly chart: RenderedChart }
  | { readonly error: Pick<AuxologyError, 'code' | 'message' | 'path'> }

// A worker of the server: draws one chart after another, so that the server's own thread stays free.
const options = growthOptions(workerData as OptionValues)
parentPort?.on('message', async ({ patient, request }: ChartTask) => {
  parentPort?.postMessage(await outcome(patient, request))
})

async function outcome(patient: Patient, request: ChartRequest): Promise<ChartOutcome> {
  try {
    return { chart: await renderChart(patient, request, options) }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return { error: { code: error.code, message: error.message, path: error.path } }
  }
}
