import {
  type ChartParameter,
  chartParameters,
  fullText,
  type ParameterText,
  parameterTexts,
} from '../../../charts/chart-parameters.js'
import type { ChartRequest } from '../../../charts/chart-request.js'
import type { CourseChoices } from '../../../clinical/course/course-options.js'
import type { MeasuringNoise } from '../../../clinical/course/expected/expected-options.js'
import type { GrowthOptions } from '../../../clinical/growth/growth-options.js'
import type { MeasureSetId } from '../../../clinical/references/measures/load-measures.js'
import { dayNumber } from '../../../ground/model/calendar-date.js'
import type { Accepted } from '../../../ground/model/errors.js'
import { errorSentence } from '../../../ground/text/error-sentence.js'
import { parseDecimal } from '../../../ground/text/number.js'
import { shortened, shownValue } from '../../../ground/text/quoted.js'
import type { ResultFormatOptions } from '../../../shown/documents/patient-result-document.js'
import { RequestProblem } from '../responses.js'

/** What queries ask for: with which references, how a chart is drawn, in which form a result is written. */
export interface Query
  extends Partial<ChartRequest>,
    Pick<ResultFormatOptions, 'extensions'>,
    Pick<GrowthOptions, 'referenceSex' | 'timeZone' | 'clearedOnly'>,
    CourseChoices {
  /** The names of sets. */
  readonly referenceSet?: string
  readonly measureSet?: MeasureSetId
  /** The day that is looked ahead to, ISO. */
  readonly expectedAt?: string
  readonly noise?: MeasuringNoise
}

/** A query parameter: its name in the URL, its key in what is asked for. */
export interface QueryParameter {
  readonly name: string
  readonly key: keyof Query
  readonly kind: ParameterKindName
  /** The words of a choice. */
  readonly words?: readonly string[]
  readonly description: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number | string | boolean
}

type ParameterKindName = 'number' | 'integer' | 'boolean' | 'choice' | 'date' | 'zone' | 'background'

/** A kind of query parameter: how it is read. */
interface ParameterKind {
  /** Its type in OpenAPI. */
  readonly type: 'number' | 'integer' | 'boolean' | 'string'
  /** The value of the text; undefined if it can't be read. */
  readonly read: (text: string, words: readonly string[]) => number | boolean | string | undefined
  /** What is accepted, if that is not one of its words. */
  readonly accepted?: Accepted
  /** A pattern of what is accepted, for OpenAPI. */
  readonly pattern?: string
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** The kinds of query parameters. */
export const parameterKinds: { readonly [name in ParameterKindName]: ParameterKind } = {
  number: { type: 'number', read: parseDecimal, accepted: 'a number such as 2.5' },
  integer: {
    type: 'integer',
    read: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
    accepted: 'a whole number',
  },
  boolean: { type: 'boolean', read: (text) => booleans.get(text), accepted: ['true', 'false'] },
  choice: { type: 'string', read: (text, words) => (words.includes(text) ? text : undefined) },
  date: {
    type: 'string',
    read: (text) => (dayNumber(text) === undefined ? undefined : text),
    accepted: 'a date such as 2025-06-04',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  },
  zone: {
    type: 'string',
    read: (text) => (isTimeZone(text) ? text : undefined),
    accepted: 'an IANA time zone such as Europe/Berlin',
  },
  background: {
    type: 'string',
    // The chart itself checks it.
    read: (text) => text,
    accepted: 'a colour such as #0b6479, or transparent',
    pattern: '^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|transparent)$',
  },
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

const chartKinds: { readonly [kind in ChartParameter['kind']]?: ParameterKindName } = {
  choice: 'choice',
  number: 'number',
  integer: 'integer',
  flag: 'boolean',
  colour: 'background',
  theme: 'choice',
}

/** `cropXAt` in a URL: `crop_x_at`. */
function queryName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A parameter of charts as a query has it. The chart itself checks the range of a value. */
function chartParameter(key: keyof typeof parameterTexts): QueryParameter[] {
  const { kind: name, words, range, default: usual } = chartParameters[key]
  const kind = chartKinds[name]
  if (kind === undefined) return []
  return [
    {
      name: queryName(key),
      key,
      kind,
      description: fullText(key, queryName),
      ...(words !== undefined && { words }),
      ...(range !== undefined && { minimum: range.from, maximum: range.to }),
      ...(usual !== undefined && { default: usual }),
    },
  ]
}

function chartParametersOf(http: ParameterText['http']): readonly QueryParameter[] {
  const keys = Object.keys(parameterTexts) as (keyof typeof parameterTexts)[]
  return keys.filter((key) => parameterTexts[key].http === http).flatMap(chartParameter)
}

/** The query parameters of a chart and of its references. */
export const pictureParameters: readonly QueryParameter[] = chartParametersOf(undefined)

/** The query parameters of a chart that its references don't have. */
export const layoutParameters: readonly QueryParameter[] = chartParametersOf('chart')

/** The query parameters of a calculation. */
export const calculationParameters: readonly QueryParameter[] = [
  {
    name: 'extensions',
    key: 'extensions',
    kind: 'boolean',
    default: false,
    description:
      'The result is in the extended form: with the reference and the value before clamping of each score, the code of each message, and further scores.',
  },
]

/** The query parameter for the key, at every endpoint. */
export const keyParameter = 'key'

/**
 * What a query asks for.
 *
 * @param lenient unknown parameters are ignored, names are read in any case, and `True` is true
 * @throws RequestProblem for a parameter that is unknown, repeated or unreadable
 */
export function readQuery(given: URLSearchParams, parameters: readonly QueryParameter[], lenient: boolean): Query {
  const names = [...parameters.map(({ name }) => name), keyParameter]
  const query = lenient ? inExactCase(given, names) : given
  for (const name of query.keys()) {
    if (!names.includes(name)) {
      if (lenient) continue
      throw unknownParameter(name, names)
    }
    if (query.getAll(name).length > 1) {
      throw new RequestProblem('repeated_parameter', `${name} is given more than once.`, { path: name })
    }
  }
  refuseContradiction(query, parameters)
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const text = query.get(parameter.name)
      return text === null ? [] : [[parameter.key, parameterValue(parameter, text, lenient)]]
    }),
  )
}

/** A query with the names that are known, `crop_x` for `CROP_X`. */
function inExactCase(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const exact = (name: string) => names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
  return new URLSearchParams([...query].map(([name, value]) => [names.includes(name) ? name : exact(name), value]))
}

/** A parameter may have two names: both, and not the same, is an error. */
function refuseContradiction(query: URLSearchParams, parameters: readonly QueryParameter[]): void {
  const given = parameters.filter(({ name }) => query.has(name))
  for (const { key, name } of given) {
    const other = given.find((each) => each.key === key && query.get(each.name) !== query.get(name))
    if (other === undefined) continue
    const detail = `${name} and ${other.name} are the same parameter, and are given with different values.`
    throw new RequestProblem('repeated_parameter', detail, { path: name })
  }
}

function parameterValue(parameter: QueryParameter, text: string, lenient: boolean): number | boolean | string {
  const { name, kind, words = [] } = parameter
  const { read, ...known } = parameterKinds[kind]
  const accepted = words.length > 0 ? words : (known.accepted ?? words)
  const value = read(lenient && kind === 'boolean' ? text.toLowerCase() : text, words)
  if (value !== undefined && (words.length === 0 || words.includes(String(value)))) return value
  const detail = errorSentence({ parameter: name, value: text, accepted })
  throw new RequestProblem('invalid_parameter', detail, { path: name })
}

function unknownParameter(name: string, accepted: readonly string[]): RequestProblem {
  const detail = `This endpoint has no parameter ${shownValue(name)}.`
  return new RequestProblem('unknown_parameter', detail, { path: shortened(name), accepted })
}
