import { chartFormats } from '../charts/chart-formats.js'
import type { ChartRequest } from '../charts/chart-request.js'
import { chartTypes } from '../charts/chart-types.js'
import type { ProblemCode } from '../documents/problem-document.js'

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
    description:
      'Format of the chart: a raster image (Jpg, Png), a vector image (Svg), a page (Html), data (Json, Xml, Csv), one A4 page (Pdf), or that and a page with all parameters (PdfAndData).',
  },
}

/** The placeholder that a part of a path is, if it is one. */
export function placeholderOf(part: string): 'TYP' | 'FORMAT' | undefined {
  const name = /^\{(.+)\}$/.exec(part)?.[1]
  return name === 'TYP' || name === 'FORMAT' ? name : undefined
}
