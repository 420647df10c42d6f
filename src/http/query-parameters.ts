import type { ChartRequest } from '../charts/chart-request.js'
import { chartLines, chartWindows, defaultSide, scaleRange, sideRange } from '../charts/chart-request.js'
import type { ResultFormatOptions } from '../documents/patient-result-document.js'
import type { Accepted } from '../model/errors.js'
import { errorSentence } from '../text/error-sentence.js'
import { parseDecimal } from '../text/number.js'
import { shortened, shownValue } from '../text/quoted.js'
import { RequestProblem } from './responses.js'

/** What queries ask for: how a chart is drawn, or in which form a result is written. */
export interface Query extends Partial<ChartRequest>, Pick<ResultFormatOptions, 'extensions'> {}

/** A query parameter: its name in the URL, its key in what is asked for. */
export interface QueryParameter {
  readonly name: string
  readonly key: keyof Query
  readonly kind: ParameterKindName
  readonly description: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number | string
}

type ParameterKindName = 'number' | 'integer' | 'boolean' | 'window' | 'lines'

/** A kind of query parameter: how it is read, and how OpenAPI describes it. */
interface ParameterKind {
  /** The value of the text; undefined if it can't be read. */
  readonly read: (text: string) => number | boolean | string | undefined
  readonly accepted: Accepted
  readonly schema: { readonly type: 'number' | 'integer' | 'boolean' | 'string'; readonly enum?: readonly string[] }
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** The kinds of query parameters. */
export const parameterKinds: { readonly [name in ParameterKindName]: ParameterKind } = {
  number: { read: parseDecimal, accepted: 'a number such as 2.5', schema: { type: 'number' } },
  integer: {
    read: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
    accepted: 'a whole number',
    schema: { type: 'integer' },
  },
  boolean: { read: (text) => booleans.get(text), accepted: ['true', 'false'], schema: { type: 'boolean' } },
  window: choice(chartWindows),
  lines: choice(chartLines),
}

/** One of a few words. */
function choice(words: readonly string[]): ParameterKind {
  return {
    read: (text) => (words.includes(text) ? text : undefined),
    accepted: words,
    schema: { type: 'string', enum: words },
  }
}

const sides = { kind: 'integer', minimum: sideRange.from, maximum: sideRange.to, default: defaultSide } as const

/**
 * The query parameters of a chart and of its references. The chart itself checks
 * the range of a value.
 */
export const chartParameters: readonly QueryParameter[] = [
  {
    name: 'scale',
    key: 'scale',
    kind: 'number',
    minimum: scaleRange.from,
    maximum: scaleRange.to,
    default: 1,
    description: 'Zoom factor of the whole chart, labels included. For Png and Jpg.',
  },
  {
    name: 'width',
    key: 'width',
    ...sides,
    description: 'Width of the chart, pixels; title and labels keep their size. Together with height.',
  },
  { name: 'height', key: 'height', ...sides, description: 'Height of the chart, pixels. Together with width.' },
  {
    name: 'window',
    key: 'window',
    kind: 'window',
    default: 'full',
    description:
      "full: all values of the patient and the reference to its end. fit: the patient's values with a margin; weight for length without values from five years of age on.",
  },
  {
    name: 'crop_x',
    key: 'cropX',
    kind: 'boolean',
    description: "The x axis ends at crop_x_at if given, otherwise at the patient's last value.",
  },
  {
    name: 'crop_x_at',
    key: 'cropXAt',
    kind: 'number',
    description: 'Where the x axis ends, in its unit (years, weeks or cm). Without crop_x it has no effect.',
  },
  {
    name: 'crop_y',
    key: 'cropY',
    kind: 'boolean',
    description: "The y axis ends at crop_y_at if given, otherwise at the patient's highest value.",
  },
  {
    name: 'crop_y_at',
    key: 'cropYAt',
    kind: 'number',
    description: 'Where the y axis ends, in its unit. Without crop_y it has no effect.',
  },
  {
    name: 'references',
    key: 'references',
    kind: 'boolean',
    description: 'The texts of the references are printed below the chart.',
  },
  {
    name: 'lines',
    key: 'lines',
    kind: 'lines',
    default: 'percentiles',
    description:
      'Which lines the chart has: percentiles 3 to 97, SD lines, or those of British, WHO or CDC charts. Beyond them, SD lines are added where a value of the child lies there.',
  },
]

/** The query parameters of a calculation. */
export const calculationParameters: readonly QueryParameter[] = [
  {
    name: 'extensions',
    key: 'extensions',
    kind: 'boolean',
    description:
      'The result is in the extended form: with the reference and the value before clamping of each score, the code of each message, and further scores.',
  },
]

/** The query parameter for the key, at every endpoint. */
export const keyParameter = 'key'

/**
 * What a query asks for.
 *
 * @throws RequestProblem for a parameter that is unknown, repeated or unreadable
 */
export function readQuery(query: URLSearchParams, parameters: readonly QueryParameter[]): Query {
  const names = [...parameters.map(({ name }) => name), keyParameter]
  for (const name of query.keys()) {
    if (!names.includes(name)) throw unknownParameter(name, names)
    if (query.getAll(name).length > 1) {
      throw new RequestProblem('repeated_parameter', `${name} is given more than once.`, { path: name })
    }
  }
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const text = query.get(parameter.name)
      return text === null ? [] : [[parameter.key, parameterValue(parameter, text)]]
    }),
  )
}

function parameterValue({ name, kind }: QueryParameter, text: string): number | boolean | string {
  const { read, accepted } = parameterKinds[kind]
  const value = read(text)
  if (value !== undefined) return value
  const detail = errorSentence({ parameter: name, value: text, accepted })
  throw new RequestProblem('invalid_parameter', detail, { path: name })
}

function unknownParameter(name: string, accepted: readonly string[]): RequestProblem {
  const detail = `This endpoint has no parameter ${shownValue(name)}.`
  return new RequestProblem('unknown_parameter', detail, { path: shortened(name), accepted })
}
