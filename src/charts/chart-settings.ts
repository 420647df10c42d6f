import { optionNames } from '../clinical/growth/growth-options.js'
import { longestPatientId } from '../ground/model/limits.js'
import { isLongerThan } from '../ground/text/characters.js'
import { inputError, invalidParameter, isRecord, refuseUnknownNames } from '../ground/text/invalid-input.js'
import { plainText } from '../ground/text/plain-text.js'
import { type ChartParameter, type ChartParameterName, chartParameters } from './chart-parameters.js'
import { type ChartFormat, type ChartRequest, sheetFormats } from './chart-request.js'
import { type ChartTheme, type ChartThemeName, readBackground, readTheme } from './chart-theme.js'
import { checkPictureSize, checkRange, readSize } from './picture-size.js'

const parameterNames = /* @__PURE__ */ Object.keys(chartParameters) as ChartParameterName[]

/** Parameters that have no default. */
type Unsettled = 'cropXAt' | 'cropYAt' | 'patientId' | 'puberty' | 'background'

/** A request with all defaults filled in. */
export type ChartSettings = {
  readonly [name in Exclude<ChartParameterName, 'theme' | Unsettled>]-?: Exclude<ChartRequest[name], undefined>
} & { readonly [name in Unsettled]-?: ChartRequest[name] | undefined } & {
  readonly theme: ChartTheme & { readonly base: ChartThemeName }
}

/**
 * The settings of a request.
 *
 * @param instead a format that takes the place of the request's
 * @throws AuxologyError `unknown_chart_type`, `unknown_chart_format`, or
 * `invalid_parameter`, each with the parameter, its value and what is accepted
 */
export function chartSettings(request: ChartRequest, instead?: ChartFormat): ChartSettings {
  if (!isRecord(request)) throw invalidParameter('request', request, 'an object with a type')
  refuseUnknownNames(request, parameterNames, {
    names: optionNames,
    place: 'an option, which goes in the third argument',
  })
  const asked: ChartRequest = instead === undefined ? request : { ...request, format: instead }
  const read = parameterNames.map((name) => [name, readParameter(name, asked[name])])
  const settings: ChartSettings = Object.fromEntries(read)
  const [width, height] = readSize(request, settings.format)
  checkPictureSize(settings.scale, width, height)
  if (settings.layout === 'sheet') checkSheet(request, settings.format)
  return { ...settings, width, height }
}

function readParameter(name: ChartParameterName, given: unknown): unknown {
  const parameter = chartParameters[name]
  const value = given ?? parameter.default
  return value === undefined && !parameter.isRequired ? undefined : readers[parameter.kind](value, name, parameter)
}

type Reader = (value: unknown, name: ChartParameterName, parameter: ChartParameter) => unknown

/** What an id in XML may look like. */
const idForm = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/

const readers: { readonly [kind in ChartParameter['kind']]: Reader } = {
  choice: (value, parameter, { words = [], error }) => {
    if ((words as readonly unknown[]).includes(value)) return value
    throw error === undefined
      ? invalidParameter(parameter, value, words)
      : inputError(error, { parameter, value, accepted: words })
  },
  flag: (value, name) => {
    if (typeof value !== 'boolean') throw invalidParameter(name, value, ['true', 'false'])
    return value
  },
  number: (value, name, { range }) => {
    if (range !== undefined) checkRange(name, value, range)
    else if (!Number.isFinite(value)) throw invalidParameter(name, value, 'a number')
    return value
  },
  integer: (value, name, { range = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER } }) => {
    checkRange(name, value, range)
    if (!Number.isInteger(value)) throw invalidParameter(name, value, range)
    return value
  },
  filing: (value, name) => {
    if (typeof value !== 'string' || isLongerThan(value, longestPatientId)) {
      throw invalidParameter(name, value, `a text of at most ${longestPatientId} characters`)
    }
    return plainText(value) || undefined
  },
  prefix: (value, name) => {
    if (typeof value === 'string' && idForm.test(value)) return value
    throw invalidParameter(name, value, 'a letter or _, then letters, digits, _ and -, at most 64 characters')
  },
  colour: (value) => readBackground(value as string),
  theme: (value) => readTheme(value as ChartThemeName),
}

/** @throws AuxologyError `invalid_parameter` for what a page of its own can't have */
function checkSheet({ width, height, header }: ChartRequest, format: ChartFormat): void {
  const detail = 'layout sheet is a page of its own'
  if (!sheetFormats.includes(format)) throw invalidParameter('format', format, sheetFormats, { detail })
  const side = width ?? height
  if (side !== undefined) {
    throw invalidParameter(width === undefined ? 'height' : 'width', side, 'no width and height: A4', { detail })
  }
  if (header === false) throw invalidParameter('header', header, ['true'], { detail })
}
