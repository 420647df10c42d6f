import { limitsOf, type ParseOptions } from '../codec/limits.js'
import { chartDefaults } from '../growth/growth-defaults.js'
import { growthSettings } from '../growth/growth-options.js'
import { renderChart } from '../render/render-chart.js'
import type { RenderOptions } from '../render/render-options.js'
import { shownValue } from '../text/quoted.js'
import { answerRequest } from './answer-request.js'
import type { DrawChart } from './endpoints.js'
import { exchangeFormatOf } from './exchange-format.js'
import type { VerifyKey } from './keys.js'
import { RequestProblem } from './request-problem.js'
import { problemResponse } from './responses.js'

/** The options of every calculation, the limits of a document, and who may ask. */
export interface HandlerOptions extends RenderOptions, ParseOptions {
  /**
   * Decides on the key of a request: `true` lets it pass, `false` is answered
   * with 401, `'forbidden'` with 403. See {@link keyVerifier}.
   */
  readonly verifyKey: VerifyKey
  /** What comes before `/api` in the path, such as `/growth`. Nothing by default. */
  readonly basePath?: string
  /**
   * Draws the charts instead of the library's own function, in worker threads
   * for instance. An `AuxologyError` that it throws is answered as the
   * library's own would be; between threads its data travel, and
   * `new AuxologyError(code, message, data)` makes it an error again.
   */
  readonly renderChart?: DrawChart
}

const basePathForm = /^(\/[A-Za-z0-9._~-]+)*$/

/**
 * The service as a function from the web's `Request` to its `Response`.
 *
 * It answers every request and never throws or logs; what goes wrong is a
 * problem document (RFC 9457). Nothing of a request is kept.
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

/** A path without the base path; empty for a path elsewhere. */
function pathBelow(basePath: string, path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : ''
}

/** What isn't known to be the client's fault is the server's; the client learns nothing of it. */
function problemOf(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error
  return new RequestProblem('internal_error', 'The request could not be answered.')
}
