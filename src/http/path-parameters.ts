import { chartFormats } from '../charts/request/chart-formats.js'
import type { ChartRequest } from '../charts/request/chart-request.js'
import { chartTypes } from '../charts/types/chart-types.js'
import type { ProblemCode } from '../documents/problem-document.js'
import { chartRenderers } from '../render/chart-renderers.js'

/** What stands for a value in the path of an endpoint: `{TYP}`. */
export type PathParameterName = 'TYP' | 'FORMAT'

/** A part of a path that is one of a list of values. */
export interface PathParameter {
  readonly key: keyof ChartRequest
  readonly values: readonly string[]
  /** What else may stand there, as an endpoint of its own. */
  readonly literals?: readonly string[]
  /** The problem with any other value. */
  readonly problem: ProblemCode
  readonly description: string
}

/** The values that paths take. */
export const pathParameters: { readonly [name in PathParameterName]: PathParameter } = {
  TYP: { key: 'type', values: chartTypes, problem: 'unknown_chart_type', description: 'Type of the chart.' },
  FORMAT: {
    key: 'format',
    values: chartFormats,
    literals: ['references'],
    problem: 'unknown_chart_format',
    description: `Format of the chart: ${describedFormats()}.`,
  },
}

/** `a page (Html), or data (Json, Xml)` */
function describedFormats(): string {
  const formats = new Map<string, string[]>()
  for (const format of chartFormats) {
    const { description } = chartRenderers[format]
    formats.set(description, [...(formats.get(description) ?? []), format])
  }
  const described = [...formats].map(([description, names]) => `${description} (${names.join(', ')})`)
  return [...described.slice(0, -1), `or ${described.at(-1)}`].join(', ')
}

/** The parameter that a part of an endpoint's path stands for; most parts stand for themselves. */
export function pathParameterOf(part: string): PathParameterName | undefined {
  const name = /^\{(.+)\}$/.exec(part)?.[1]
  return name === 'TYP' || name === 'FORMAT' ? name : undefined
}
