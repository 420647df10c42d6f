import type { ChartRequest } from '../charts/chart-request.js'
import { errorSentence } from '../text/error-sentence.js'
import { type Endpoint, endpoints, openApiPath } from './endpoints.js'
import { type PathParameterName, pathParameterOf, pathParameters } from './path-parameters.js'
import { RequestProblem } from './request-problem.js'

/** An endpoint, and what the path says about the chart. */
export interface Route {
  readonly endpoint: Endpoint
  readonly chart: Pick<ChartRequest, 'type' | 'format'>
}

/**
 * The endpoint of a path. Case matters, and so does a slash at the end.
 *
 * @throws RequestProblem for an unknown path, chart type or format
 */
export function findRoute(path: string): Route {
  const parts = path.split('/').map(unescaped)
  const endpoint = endpoints.find((candidate) => matches(candidate.path.split('/'), parts))
  if (endpoint === undefined) {
    const accepted = [...endpoints.map((known) => known.path), openApiPath]
    throw new RequestProblem('unknown_path', 'There is nothing at this path.', { accepted })
  }
  const values = endpoint.path.split('/').flatMap((part, index) => {
    const name = pathParameterOf(part)
    return name === undefined ? [] : [[pathParameters[name].key, pathValue(name, parts[index] ?? '')]]
  })
  return { endpoint, chart: Object.fromEntries(values) as Route['chart'] }
}

function matches(template: readonly string[], parts: readonly string[]): boolean {
  return (
    template.length === parts.length &&
    template.every((part, index) => part === parts[index] || pathParameterOf(part) !== undefined)
  )
}

function pathValue(name: PathParameterName, value: string): string {
  const { values, literals = [], problem } = pathParameters[name]
  if (values.includes(value)) return value
  const accepted = [...values, ...literals]
  throw new RequestProblem(problem, errorSentence({ parameter: name, value, accepted }), { path: name, accepted })
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
