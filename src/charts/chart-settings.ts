import { optionNames } from '../growth/growth-options.js'
import { type AnyChartType, anyChartTypes } from '../model/chart-types.js'
import { longestPatientId } from '../model/limits.js'
import { isLongerThan } from '../text/characters.js'
import { inputError, invalidParameter, isRecord, refuseUnknownNames } from '../text/invalid-input.js'
import { plainText } from '../text/plain-text.js'
import {
  type ChartFormat,
  type ChartLayoutName,
  type ChartLines,
  type ChartRequest,
  type ChartWindow,
  chartFormats,
  chartLayouts,
  chartLines,
  chartWindows,
  defaultFormat,
  isChartFormat,
  sheetFormats,
} from './chart-request.js'
import { type ChartTheme, type ChartThemeName, readBackground, readTheme } from './chart-theme.js'
import { checkPictureSize, checkRange, pagePicture, readSize, scaleRange } from './picture-size.js'

const requestNames = /* @__PURE__ */ Object.keys({
  type: true,
  format: true,
  layout: true,
  scale: true,
  width: true,
  height: true,
  window: true,
  cropX: true,
  cropXAt: true,
  cropY: true,
  cropYAt: true,
  references: true,
  patientId: true,
  lines: true,
  thriveLines: true,
  course: true,
  puberty: true,
  theme: true,
  background: true,
  header: true,
  responsive: true,
  customProperties: true,
  idPrefix: true,
} satisfies { readonly [name in keyof Required<ChartRequest>]: true })

/** A request with all defaults filled in. */
export interface ChartSettings {
  readonly type: AnyChartType
  readonly format: ChartFormat
  readonly layout: ChartLayoutName
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly window: ChartWindow
  readonly cropX: boolean
  readonly cropXAt: number | undefined
  readonly cropY: boolean
  readonly cropYAt: number | undefined
  readonly references: boolean
  readonly patientId: string | undefined
  readonly lines: ChartLines
  readonly thriveLines: boolean
  readonly course: boolean
  /** Undefined: where there are findings. */
  readonly puberty: boolean | undefined
  readonly theme: ChartTheme & { readonly base: ChartThemeName }
  readonly background: string | undefined
  readonly header: boolean
  readonly responsive: boolean
  readonly customProperties: boolean
  readonly idPrefix: string
}

/** What an id in XML may look like. */
const idForm = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/

/**
 * The settings of a request.
 *
 * @param instead a format that takes the place of the request's
 * @throws AuxologyError `unknown_chart_type`, `unknown_chart_format`, or
 * `invalid_parameter`, each with the parameter, its value and what is accepted
 */
export function chartSettings(request: ChartRequest, instead?: ChartFormat): ChartSettings {
  if (!isRecord(request)) throw invalidParameter('request', request, 'an object with a type')
  refuseUnknownNames(request, requestNames, {
    names: optionNames,
    place: 'an option, which goes in the third argument',
  })
  const { type } = request
  const format = instead ?? request.format ?? defaultFormat
  if (!anyChartTypes.includes(type)) {
    throw inputError('unknown_chart_type', { parameter: 'type', value: type, accepted: anyChartTypes })
  }
  if (!isChartFormat(format)) {
    throw inputError('unknown_chart_format', { parameter: 'format', value: format, accepted: chartFormats })
  }
  const { scale = 1, idPrefix = 'auxology' } = request
  checkRange('scale', scale, scaleRange)
  const [width, height] = readSize(request, format === 'Html' ? pagePicture : undefined)
  checkPictureSize(scale, width, height)
  if (typeof idPrefix !== 'string' || !idForm.test(idPrefix)) {
    throw invalidParameter('idPrefix', idPrefix, 'a letter or _, then letters, digits, _ and -, at most 64 characters')
  }
  return {
    type,
    format,
    layout: readLayout(request, format),
    scale,
    width,
    height,
    window: readWindow(request),
    cropX: readFlag(request, 'cropX'),
    cropXAt: readPosition(request, 'cropXAt'),
    cropY: readFlag(request, 'cropY'),
    cropYAt: readPosition(request, 'cropYAt'),
    references: readFlag(request, 'references'),
    patientId: readPatientId(request),
    lines: readLines(request),
    thriveLines: readFlag(request, 'thriveLines'),
    course: readFlag(request, 'course'),
    puberty: request.puberty === undefined ? undefined : readFlag(request, 'puberty'),
    theme: readTheme(request.theme),
    background: readBackground(request.background),
    header: readFlag(request, 'header', true),
    responsive: readFlag(request, 'responsive'),
    customProperties: readFlag(request, 'customProperties'),
    idPrefix,
  }
}

function readLayout(request: ChartRequest, format: ChartFormat): ChartLayoutName {
  const { layout = 'chart', width, height, header } = request
  if (!chartLayouts.includes(layout)) throw invalidParameter('layout', layout, chartLayouts)
  if (layout === 'chart') return layout
  const detail = 'layout sheet is a page of its own'
  if (!sheetFormats.includes(format)) throw invalidParameter('format', format, sheetFormats, { detail })
  const side = width === undefined ? height : width
  if (side !== undefined) {
    throw invalidParameter(width === undefined ? 'height' : 'width', side, 'no width and height: A4', { detail })
  }
  if (header === false) throw invalidParameter('header', header, ['true'], { detail })
  return layout
}

function readWindow(request: ChartRequest): ChartWindow {
  const window = request.window ?? 'full'
  if (!chartWindows.includes(window)) throw invalidParameter('window', window, chartWindows)
  return window
}

type Flag =
  | 'cropX'
  | 'cropY'
  | 'references'
  | 'thriveLines'
  | 'course'
  | 'puberty'
  | 'header'
  | 'responsive'
  | 'customProperties'

function readFlag(request: ChartRequest, parameter: Flag, standard = false): boolean {
  const value = request[parameter] ?? standard
  if (typeof value !== 'boolean') throw invalidParameter(parameter, value, ['true', 'false'])
  return value
}

function readPatientId({ patientId }: ChartRequest): string | undefined {
  if (patientId === undefined) return undefined
  if (typeof patientId !== 'string' || isLongerThan(patientId, longestPatientId)) {
    throw invalidParameter('patientId', patientId, `a text of at most ${longestPatientId} characters`)
  }
  const text = plainText(patientId)
  return text === '' ? undefined : text
}

function readLines({ lines = 'percentiles' }: ChartRequest): ChartLines {
  if (!chartLines.includes(lines)) throw invalidParameter('lines', lines, chartLines)
  return lines
}

function readPosition(request: ChartRequest, parameter: 'cropXAt' | 'cropYAt'): number | undefined {
  const value = request[parameter]
  if (value !== undefined && !Number.isFinite(value)) throw invalidParameter(parameter, value, 'a number')
  return value
}
