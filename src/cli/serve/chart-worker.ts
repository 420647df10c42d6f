import { workerData } from 'node:worker_threads'
import type { ChartRequest } from '../../charts/chart-request.js'
import type { Patient } from '../../model/patient.js'
import { renderChart } from '../../render/render-chart.js'
import type { RenderedChart } from '../../render/rendered-chart.js'
import type { OptionValues } from '../command.js'
import { growthOptions, methodChoices } from '../options.js'
import { performTasks } from '../worker-pool.js'

/** A chart to draw. */
export interface ChartTask {
  readonly patient: Patient
  readonly request: ChartRequest
  /** What the request chose instead of the server's options. */
  readonly choices: OptionValues
}

// A worker of the server: it draws one chart after another, which leaves the server's thread free.
performTasks<ChartTask, RenderedChart>(async ({ patient, request, choices }) => {
  const values = { ...(workerData as OptionValues), ...choices }
  return renderChart(patient, request, { ...(await growthOptions(values)), ...methodChoices(values) })
})
