import type { DrawChart } from '../../http/index.js'
import { RequestProblem } from '../../http/responses.js'
import type { RenderOptions } from '../../render/render-options.js'
import type { RenderedChart } from '../../render/rendered-chart.js'
import type { OptionValues } from '../command.js'
import { PoolError, type PoolFault, type WorkerPool, workerPool } from '../worker-pool.js'
import type { ChartTask } from './chart-worker.js'

/** Draws charts in other threads. */
export type ChartPool = WorkerPool<ChartTask, RenderedChart>

/** Charts that may wait in one process. */
const mostWaiting = 64
/** How long a chart may take, ms. */
const longestTask = 10_000

/** The workers that draw charts, so that the server's thread stays free. */
export function chartPool(options: OptionValues): ChartPool {
  return workerPool(new URL('./chart-worker.js', import.meta.url), 1, options, { mostWaiting, longestTask })
}

const busy = { headers: { 'Retry-After': '2' } }

const poolProblems: { readonly [fault in PoolFault]?: () => RequestProblem } = {
  busy: () => new RequestProblem('too_busy', 'Too many charts are waiting. Try again in a few seconds.', busy),
  'too-long': () =>
    new RequestProblem('took_too_long', `The chart was not drawn within ${longestTask / 1000} seconds.`),
  'no-worker': () => new RequestProblem('unavailable', 'Charts can not be drawn at the moment.', busy),
  aborted: () => new RequestProblem('request_aborted', 'The client closed the request.'),
}

/** What a request chose itself, as the command line would say it: it can be passed between threads. */
function choicesOf(options: RenderOptions): OptionValues {
  const { locale, references, measures, referenceSex, timeZone, boneAgeMethod, pubertalTiming, methods } = options
  return {
    ...(typeof locale === 'string' && { locale }),
    ...(references !== undefined && { references: references.id }),
    ...(measures !== undefined && { measures: measures.references.id }),
    ...(referenceSex !== undefined && { 'reference-sex': referenceSex }),
    ...(timeZone !== undefined && { 'time-zone': timeZone }),
    ...(boneAgeMethod !== undefined && { 'bone-age-method': boneAgeMethod }),
    ...(pubertalTiming !== undefined && { 'pubertal-timing': pubertalTiming }),
    ...(methods !== undefined && { methods }),
  }
}

/** Draws charts in a pool; what keeps it from that becomes a problem of the request. */
export function drawIn(pool: ChartPool): DrawChart {
  return async (patient, request, options, signal) => {
    try {
      return await pool.run({ patient, request, choices: choicesOf(options) }, signal)
    } catch (error) {
      throw (error instanceof PoolError && poolProblems[error.fault]?.()) || error
    }
  }
}
