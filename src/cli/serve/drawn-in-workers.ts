import { defaultFormat } from '../../charts/request/chart-formats.js'
import type { DrawChart } from '../../http/index.js'
import { AuxologyError } from '../../model/errors.js'
import { renderChart } from '../../render/render-chart.js'
import { isBinaryFormat } from '../../render/rendered-chart.js'
import type { OptionValues } from '../growth-options.js'
import { workerPool } from '../worker-pool.js'
import type { ChartOutcome, ChartTask } from './chart-worker.js'

/** Draws raster images and PDF, which take tens of milliseconds, in worker threads; the rest would only wait for one. */
export function drawnInWorkers(options: OptionValues, workers: number) {
  const pool = workerPool<ChartTask, ChartOutcome>(new URL('./chart-worker.js', import.meta.url), workers, options)
  const draw: DrawChart = async (patient, request, growth) => {
    if (!isBinaryFormat(request.format ?? defaultFormat)) return renderChart(patient, request, growth)
    const outcome = await pool.run({ patient, request })
    if ('chart' in outcome) return outcome.chart
    const { code, message, path } = outcome.error
    throw new AuxologyError(code, message, { path })
  }
  return { draw, close: pool.close }
}
