import { type ChartFormat, type ChartRequest, chartFormats } from '../../charts/chart-request.js'
import { anyChartTypes } from '../../ground/model/chart-types.js'
import { alternatives, errorSentence } from '../../ground/text/error-sentence.js'
import type { ProblemCode } from '../../shown/documents/problem-document.js'
import { type Endpoint, endpoints, healthPath, openApiPath } from './endpoints.js'
import { RequestProblem } from './responses.js'

/** A placeholder in the path of an endpoint: `{TYP}`. */
export type PathParameterName = 'TYP' | 'FORMAT'

/** A part of a path that is one of a list of values. */
export interface PathParameter {
  readonly key: keyof ChartRequest
  readonly values: readonly string[]
  /** Other values in its place, which have their own endpoints. */
  readonly literals?: readonly string[]
  /** The problem with any other value. */
  readonly problem: ProblemCode
  readonly description: string
}

/** What each format is; formats with the same description are listed together. */
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

/** The parameters of paths and their values. */
export const pathParameters: { readonly [name in PathParameterName]: PathParameter } = {
  TYP: { key: 'type', values: anyChartTypes, problem: 'unknown_chart_type', description: 'Type of the chart.' },
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

/** The parameter that a part of an endpoint's path names; undefined if the part is literal. */
export function pathParameterOf(part: string): PathParameterName | undefined {
  const name = /^\{(.+)\}$/.exec(part)?.[1]
  return name === 'TYP' || name === 'FORMAT' ? name : undefined
}

/** An endpoint, and the chart's type and format from the path. */
export interface Route {
  readonly endpoint: Endpoint
  readonly chart: Pick<ChartRequest, 'type' | 'format'>
}

/** How paths are read. */
export interface PathReading {
  readonly basePath: string
  /** Neither case nor a slash at the end matters. */
  readonly lenient: boolean
}

/**
 * The endpoint of a path below the base path. Unless it is read leniently, case
 * matters, and so does a trailing slash.
 *
 * @throws RequestProblem for an unknown path, chart type or format
 */
export function findRoute(path: string, { basePath, lenient }: PathReading): Route {
  const known = literalRoutes.get(path)
  if (known !== undefined) return known
  const parts = (lenient ? path.replace(/\/$/, '') : path).split('/').map(decodePart)
  const sameAs = (known: string, part: string | undefined) =>
    known === part || (lenient && known.toLowerCase() === part?.toLowerCase())
  const endpoint = endpoints.find((candidate) => matches(candidate.path.split('/'), parts, sameAs))
  if (endpoint === undefined) {
    const accepted = [...endpoints.map((known) => known.path), openApiPath, healthPath].map((known) => basePath + known)
    throw new RequestProblem('unknown_path', 'There is nothing at this path.', { accepted })
  }
  const values = endpoint.path.split('/').flatMap((part, index) => {
    const name = pathParameterOf(part)
    return name === undefined ? [] : [[pathParameters[name].key, pathValue(name, parts[index] ?? '', sameAs)]]
  })
  return { endpoint, chart: Object.fromEntries(values) as Route['chart'] }
}

/** The endpoints without placeholders, by their paths. */
const literalRoutes: ReadonlyMap<string, Route> = new Map(
  endpoints
    .filter(({ path }) => !path.includes('{'))
    .map((endpoint) => [endpoint.path, { endpoint, chart: {} as Route['chart'] }]),
)

type SamePart = (known: string, part: string | undefined) => boolean

function matches(template: readonly string[], parts: readonly string[], sameAs: SamePart): boolean {
  return (
    template.length === parts.length &&
    template.every((part, index) => sameAs(part, parts[index]) || pathParameterOf(part) !== undefined)
  )
}

function pathValue(name: PathParameterName, value: string, sameAs: SamePart): string {
  const { values, literals = [], problem } = pathParameters[name]
  const known = values.find((candidate) => sameAs(candidate, value))
  if (known !== undefined) return known
  const accepted = [...values, ...literals]
  throw new RequestProblem(problem, errorSentence({ parameter: name, value, accepted }), { path: name, accepted })
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
