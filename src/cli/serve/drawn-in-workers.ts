import { defaultFormat } from '../../charts/chart-request.js'
import type { DrawChart } from '../../http/index.js'
import { renderChart } from '../../render/render-chart.js'
import { isBinaryFormat, type RenderedChart } from '../../render/rendered-chart.js'
import type { OptionValues } from '../command.js'
import { workerPool } from '../worker-pool.js'
import type { ChartTask } from './chart-worker.js'

/** Draws raster images and PDF, which take tens of milliseconds, in worker threads; for the rest that isn't worth it. */
export function drawnInWorkers(options: OptionValues, workers: number) {
  const pool = workerPool<ChartTask, RenderedChart>(new URL('./chart-worker.js', import.meta.url), workers, options)
  const draw: DrawChart = (patient, request, growth) =>
    isBinaryFormat(request.format ?? defaultFormat)
      ? pool.run({ patient, request })
      : renderChart(patient, request, growth)
  return { draw, close: pool.close }
}
