import { type ChartRequest, chartLines, chartWindows } from '../charts/chart-request.js'
import { chartThemes } from '../charts/chart-theme.js'
import { defaultSide, scaleRange, sideRange } from '../charts/picture-size.js'
import type { CourseChoices } from '../course/course-options.js'
import type { ResultFormatOptions } from '../documents/patient-result-document.js'
import type { GrowthOptions } from '../growth/growth-options.js'
import type { Accepted } from '../model/errors.js'
import type { MeasureSetId } from '../references/load-measures.js'
import { errorSentence } from '../text/error-sentence.js'
import { parseDecimal } from '../text/number.js'
import { shortened, shownValue } from '../text/quoted.js'
import { RequestProblem } from './responses.js'

/** What queries ask for: with which references, how a chart is drawn, in which form a result is written. */
export interface Query
  extends Partial<ChartRequest>,
    Pick<ResultFormatOptions, 'extensions'>,
    Pick<GrowthOptions, 'referenceSex' | 'timeZone'>,
    CourseChoices {
  /** The names of sets. */
  readonly referenceSet?: string
  readonly measureSet?: MeasureSetId
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

type ParameterKindName = 'number' | 'integer' | 'boolean' | 'choice' | 'zone' | 'background'

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
    kind: 'choice',
    words: chartWindows,
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
    kind: 'choice',
    words: chartLines,
    default: 'percentiles',
    description:
      'Which lines the chart has: percentiles 3 to 97, SD lines, or those of British, WHO or CDC charts. Beyond them, SD lines are added where a value of the child lies there.',
  },
  {
    name: 'thrive_lines',
    key: 'thriveLines',
    kind: 'boolean',
    default: false,
    description:
      'Thrive lines on the chart Weight, in the first two years: along each an infant gains on the 5th centile in every four weeks (Cole 1998).',
  },
  {
    name: 'course',
    key: 'course',
    kind: 'boolean',
    default: false,
    description: 'What was gained between visits, in tables on the pages of PdfAndData, which then has more than two.',
  },
  {
    name: 'theme',
    key: 'theme',
    kind: 'choice',
    words: chartThemes,
    default: 'default',
    description:
      'The colours of the picture. greyscale tells curves apart by dashes and weight; dark is for screens, and paper has the default one instead.',
  },
  {
    name: 'background',
    key: 'background',
    kind: 'background',
    description:
      "The ground around the plot, a colour such as #f4f4f4 (in a URL %23f4f4f4) or transparent; by default the theme's. Jpg can't be transparent.",
  },
  {
    name: 'header',
    key: 'header',
    kind: 'boolean',
    default: true,
    description:
      'Whether the picture has title, name, date of birth and latest value. Without, one line with the sex and the references remains.',
  },
  {
    name: 'responsive',
    key: 'responsive',
    kind: 'boolean',
    default: false,
    description: 'The Svg takes the width of what it stands in.',
  },
  {
    name: 'custom_properties',
    key: 'customProperties',
    kind: 'boolean',
    default: false,
    description:
      'Every colour of the Svg is a custom property with a value of its own, such as var(--auxology-curve, #0b6479). Browsers read them; most programs that convert an SVG do not.',
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
 * @param lenient unknown parameters are ignored, and `True` is true
 * @throws RequestProblem for a parameter that is unknown, repeated or unreadable
 */
export function readQuery(query: URLSearchParams, parameters: readonly QueryParameter[], lenient: boolean): Query {
  const names = [...parameters.map(({ name }) => name), keyParameter]
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
