import { chartFormats } from '../charts/chart-formats.js'
import type { ChartRequest } from '../charts/chart-request.js'
import { chartTypes } from '../charts/chart-types.js'
import type { ProblemCode } from '../documents/problem-document.js'
import { chartRenderers } from '../render/chart-renderers.js'

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

/** The placeholders of paths. */
export const pathParameters: { readonly [name in 'TYP' | 'FORMAT']: PathParameter } = {
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

/** The placeholder that a part of a path is, if it is one. */
export function placeholderOf(part: string): 'TYP' | 'FORMAT' | undefined {
  const name = /^\{(.+)\}$/.exec(part)?.[1]
  return name === 'TYP' || name === 'FORMAT' ? name : undefined
}
