import type { AdmittedRequest, AnswerElsewhere } from '../../http/index.js'
import { RequestProblem } from '../../http/responses.js'
import type { OptionValues } from '../command.js'
import { PoolError, type PoolFault, type WorkerPool, workerPool } from '../worker-pool.js'
import type { WorkerAnswer } from './answer-worker.js'

/** Answers requests in other threads. */
export type AnswerPool = WorkerPool<AdmittedRequest, WorkerAnswer>

/** Requests that may wait in one process. */
const mostWaiting = 64
/** How long an answer may take, ms. */
const longestTask = 10_000

/** The worker that draws charts and answers long documents, so that the server's thread stays free. */
export function answerPool(options: OptionValues): AnswerPool {
  return workerPool(new URL('./answer-worker.js', import.meta.url), 1, options, { mostWaiting, longestTask })
}

const busy = { headers: { 'Retry-After': '2' } }

const poolProblems: { readonly [fault in PoolFault]?: () => RequestProblem } = {
  busy: () => new RequestProblem('too_busy', 'Too many requests are waiting. Try again in a few seconds.', busy),
  'too-long': () =>
    new RequestProblem('took_too_long', `The request was not answered within ${longestTask / 1000} seconds.`),
  'no-worker': () => new RequestProblem('unavailable', "This can't be answered at the moment.", busy),
  aborted: () => new RequestProblem('request_aborted', 'The client closed the request.'),
}

/**
 * Answers in a pool; what keeps it from that becomes a problem of the request.
 *
 * @param onFailure called with the id of a request that failed by the server's fault, and the trace
 */
export function answerIn(pool: AnswerPool, onFailure: (requestId: string, trace: string) => void): AnswerElsewhere {
  return async (request, signal) => {
    try {
      const { failure, ...response } = await pool.run(request, signal)
      if (failure !== undefined) onFailure(request.headers['x-request-id'] ?? '', failure)
      return response
    } catch (error) {
      throw (error instanceof PoolError && poolProblems[error.fault]?.()) || error
    }
  }
}
