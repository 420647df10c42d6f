import type { ChartRequest } from '../charts/chart-request.js'
import { type ChartFormat, chartFormats } from '../charts/chart-request.js'
import type { ProblemCode } from '../documents/problem-document.js'
import { chartTypes } from '../model/chart-types.js'
import { alternatives } from '../text/error-sentence.js'

/** A placeholder in the path of an endpoint: `{TYP}`. */
export type PathParameterName = 'TYP' | 'FORMAT'

/** A part of a path that is one of a list of values. */
export interface PathParameter {
  readonly key: keyof ChartRequest
  readonly values: readonly string[]
  /** Other values that have endpoints of their own. */
  readonly literals?: readonly string[]
  /** The problem with any other value. */
  readonly problem: ProblemCode
  readonly description: string
}

/** What a format is; formats of one description are described together. */
const formatDescriptions: { readonly [format in ChartFormat]: string } = {
  Jpg: 'a raster image',
  Png: 'a raster image',
  Svg: 'a vector image',
  Html: 'a page',
  Json: 'data',
  Xml: 'data',
  Csv: 'data',
  Pdf: 'one A4 page',
  PdfAndData: 'the same with pages of all parameters',
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

/** `a page (Html) or data (Json, Xml)` */
function describedFormats(): string {
  const formats = new Map<string, string[]>()
  for (const format of chartFormats) {
    const description = formatDescriptions[format]
    formats.set(description, [...(formats.get(description) ?? []), format])
  }
  return alternatives([...formats].map(([description, names]) => `${description} (${names.join(', ')})`))
}

/** The parameter that is a part of an endpoint's path; most parts are literal. */
export function pathParameterOf(part: string): PathParameterName | undefined {
  const name = /^\{(.+)\}$/.exec(part)?.[1]
  return name === 'TYP' || name === 'FORMAT' ? name : undefined
}
