import type { ChartRequest } from '../charts/request/chart-request.js'
import { excerpt } from '../codec/document-error.js'
import type { QueryParameter } from './chart-parameters.js'
import { type ParameterKind, parameterKinds } from './parameter-kinds.js'
import { RequestProblem } from './request-problem.js'

/** The query parameter that may carry the key, at every endpoint. */
export const keyParameter = 'key'

/**
 * What a query asks for.
 *
 * @throws RequestProblem for a parameter that is unknown, repeated or unreadable
 */
export function readQuery(query: URLSearchParams, parameters: readonly QueryParameter[]): Partial<ChartRequest> {
  const names = [...parameters.map(({ name }) => name), keyParameter]
  for (const name of query.keys()) {
    if (!names.includes(name)) throw unknown(name, names)
    if (query.getAll(name).length > 1) {
      throw new RequestProblem('repeated_parameter', `${name}: given more than once.`, { path: name })
    }
  }
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const text = query.get(parameter.name)
      return text === null ? [] : [[parameter.key, parameterValue(parameter, text)]]
    }),
  )
}

function parameterValue({ name, kind }: QueryParameter, text: string): number | boolean {
  const { read, accepted }: ParameterKind = parameterKinds[kind]
  const value = read(text)
  if (value !== undefined) return value
  const detail = `${name}: ${excerpt(text)} is not accepted; accepted: ${accepted}.`
  throw new RequestProblem('invalid_parameter', detail, { path: name })
}

function unknown(name: string, accepted: readonly string[]): RequestProblem {
  const path = name.slice(0, 40)
  const detail = `${excerpt(name)} is no parameter of this endpoint.`
  return new RequestProblem('unknown_parameter', detail, { path, accepted })
}
