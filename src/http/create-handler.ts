import { limitsOf, type ParseOptions } from '../codec/read-document.js'
import { chartDefaults, growthSettings } from '../growth/growth-options.js'
import { renderChart } from '../render/render-chart.js'
import type { RenderOptions } from '../render/render-options.js'
import { shownValue } from '../text/quoted.js'
import { answerRequest } from './answer-request.js'
import type { DrawChart } from './endpoints.js'
import { exchangeFormatOf } from './exchange-format.js'
import type { VerifyKey } from './keys.js'
import { problemResponse, RequestProblem } from './responses.js'

/** The options of all calculations, the limits for documents, and who has access. */
export interface HandlerOptions extends RenderOptions, ParseOptions {
  /**
   * Decides on the key of a request: `true` accepts it, `false` is answered with
   * 401, `'forbidden'` with 403. See {@link keyVerifier}.
   */
  readonly verifyKey: VerifyKey
  /** What precedes `/api` in the path, such as `/growth`. Nothing by default. */
  readonly basePath?: string
  /**
   * Draws the charts instead of the library's `renderChart`, for example in
   * worker threads. An `AuxologyError` that it throws is answered as if the
   * library had thrown it; only its data pass between threads, and
   * `new AuxologyError(code, message, data)` turns them back into an error.
   */
  readonly renderChart?: DrawChart
}

const basePathForm = /^(\/[A-Za-z0-9._~-]+)*$/

/**
 * The service as a function from a Fetch API `Request` to a `Response`.
 *
 * It answers every request and never throws or logs; failures are problem
 * documents (RFC 9457). Nothing of a request is stored.
 *
 * @throws RangeError or AuxologyError for an option outside its values
 * @example
 * ```ts
 * const handle = createHandler({ verifyKey: keyVerifier({ keys: ['n2M7'] }), locale: 'en' })
 * const response = await handle(
 *   new Request('https://example.org/api/json', {
 *     method: 'PUT',
 *     headers: { 'API-Key': 'n2M7', 'Content-Type': 'application/json' },
 *     body: '{ "Gender": "female" }',
 *   }),
 * )
 * response.status // 200
 * ```
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { verifyKey, basePath = '', renderChart: draw = renderChart, maxBytes, maxMeasurements, ...render } = options
  if (typeof verifyKey !== 'function') throw new RangeError('verifyKey must be a function')
  if (!basePathForm.test(basePath)) throw new RangeError(`basePath must look like /growth, not ${shownValue(basePath)}`)
  const limits = limitsOf({
    ...(maxBytes !== undefined && { maxBytes }),
    ...(maxMeasurements !== undefined && { maxMeasurements }),
  })
  growthSettings(render, chartDefaults)
  const service = {
    verifyKey,
    basePath,
    options: render,
    draw,
    limits: { maxBytes: limits.maxBytes, maxMeasurements: limits.maxEntries },
  }

  return async (request) => {
    let path = ''
    try {
      const url = new URL(request.url)
      path = pathBelow(basePath, url.pathname)
      return await answerRequest(request, path, url.searchParams, service)
    } catch (error) {
      const response = problemResponse(problemOf(error), exchangeFormatOf(path))
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
  }
}

/** A path without the base path; empty for a path outside it. */
function pathBelow(basePath: string, path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : ''
}

/** Whatever isn't known to be the client's fault is the server's, and no details are disclosed. */
function problemOf(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error
  return new RequestProblem('internal_error', 'The request could not be answered.')
}
