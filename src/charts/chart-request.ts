import { type ChartType, chartTypes } from '../model/chart-types.js'
import type { AcceptedRange } from '../model/errors.js'
import { inputError, invalidParameter, isRecord } from '../text/invalid-input.js'

/** The formats of the interface specification, in its order. */
export const chartFormats = ['Jpg', 'Png', 'Svg', 'Html', 'Json', 'Xml', 'Csv', 'Pdf', 'PdfAndData'] as const

/** A format of a chart. */
export type ChartFormat = (typeof chartFormats)[number]

/** The default format. */
export const defaultFormat: ChartFormat = 'Svg'

/**
 * Which chart to draw, and how it should look.
 *
 * @example
 * ```ts
 * const request: ChartRequest = { type: 'Height', format: 'Svg', cropX: true, cropXAt: 12 }
 * ```
 */
export interface ChartRequest {
  readonly type: ChartType
  /** `Svg` by default. */
  readonly format?: ChartFormat | undefined
  /** Zoom factor of the finished picture, labels included, 0.1 to 10; for Png and Jpg. 1 by default. */
  readonly scale?: number | undefined
  /** Width of the picture, whole pixels, 100 to 10,000; title and labels keep their size. 1000 by default. */
  readonly width?: number | undefined
  /** Height of the picture, whole pixels; given together with the width. 1000 by default. */
  readonly height?: number | undefined
  /** The x axis ends at `cropXAt` if given, otherwise at the patient's last value. */
  readonly cropX?: boolean | undefined
  /** Where the x axis ends, in its unit. Without `cropX` it has no effect. */
  readonly cropXAt?: number | undefined
  /** The y axis ends at `cropYAt` if given, otherwise at the patient's highest value. */
  readonly cropY?: boolean | undefined
  /** Where the y axis ends, in its unit. Without `cropY` it has no effect. */
  readonly cropYAt?: number | undefined
  /** The references are printed below the chart, which grows by their height. */
  readonly references?: boolean | undefined
  /** The beginning of every id in the picture, so that several pictures fit on one page. `auxology` by default. */
  readonly idPrefix?: string | undefined
}

/** A request with all defaults filled in. */
export interface ChartSettings {
  readonly type: ChartType
  readonly format: ChartFormat
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly cropX: boolean
  readonly cropXAt: number | undefined
  readonly cropY: boolean
  readonly cropYAt: number | undefined
  readonly references: boolean
  readonly idPrefix: string
}

/** The zoom factors that are accepted. */
export const scaleRange: AcceptedRange = { from: 0.1, to: 10 }
/** The lengths of a side that are accepted. */
export const sideRange: AcceptedRange = { from: 100, to: 10_000, unit: 'whole pixels' }
/** The most pixels in a picture after zooming. */
const mostPixels = 50_000_000
/** The default length of a side, pixels. */
export const defaultSide = 1000
/** What an id in XML may look like. */
const idForm = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/

/**
 * The settings of a request.
 *
 * @throws AuxologyError `unknown_chart_type`, `unknown_chart_format`, or
 * `invalid_parameter`, each with the parameter, its value and what is accepted
 */
export function chartSettings(request: ChartRequest): ChartSettings {
  if (!isRecord(request)) throw invalidParameter('request', request, 'an object with a type')
  const type = oneOf(chartTypes, request.type, 'type', 'unknown_chart_type')
  const format = oneOf(chartFormats, request.format ?? defaultFormat, 'format', 'unknown_chart_format')
  const { scale = 1, idPrefix = 'auxology' } = request
  checkRange('scale', scale, scaleRange)
  const [width, height] = readSize(request)
  checkPictureSize(scale, width, height)
  if (typeof idPrefix !== 'string' || !idForm.test(idPrefix)) {
    throw invalidParameter('idPrefix', idPrefix, 'a letter or _, then letters, digits, _ and -, at most 64 characters')
  }
  return {
    type,
    format,
    scale,
    width,
    height,
    cropX: readFlag(request, 'cropX'),
    cropXAt: readPosition(request, 'cropXAt'),
    cropY: readFlag(request, 'cropY'),
    cropYAt: readPosition(request, 'cropYAt'),
    references: readFlag(request, 'references'),
    idPrefix,
  }
}

/** @throws AuxologyError unless the value is a number in the range */
export function checkRange(parameter: string, value: unknown, range: AcceptedRange): void {
  if (typeof value !== 'number' || !(value >= range.from && value <= range.to)) {
    throw invalidParameter(parameter, value, range)
  }
}

function oneOf<Option extends string>(
  options: readonly Option[],
  value: Option,
  parameter: string,
  code: 'unknown_chart_type' | 'unknown_chart_format',
): Option {
  if (options.includes(value)) return value
  throw inputError(code, { parameter, value, accepted: options })
}

function readSize({ width, height }: ChartRequest): [width: number, height: number] {
  if (width === undefined && height === undefined) return [defaultSide, defaultSide]
  return [readSide('width', width, 'height'), readSide('height', height, 'width')]
}

function readSide(parameter: string, value: number | undefined, partner: string): number {
  if (value === undefined) throw invalidParameter(parameter, value, sideRange, { partner })
  checkRange(parameter, value, sideRange)
  if (!Number.isInteger(value)) throw invalidParameter(parameter, value, sideRange)
  return value
}

function checkPictureSize(scale: number, width: number, height: number): void {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  if (wide * high <= mostPixels && Math.max(wide, high) <= sideRange.to) return
  const [parameter, value] = scale > 1 ? (['scale', scale] as const) : (['width', width] as const)
  const accepted = `at most ${sideRange.to} pixels a side and ${mostPixels / 1e6} million pixels in all`
  throw invalidParameter(parameter, value, accepted, { detail: `a picture of ${wide} by ${high} pixels` })
}

function readFlag(request: ChartRequest, parameter: 'cropX' | 'cropY' | 'references'): boolean {
  const value = request[parameter] ?? false
  if (typeof value !== 'boolean') throw invalidParameter(parameter, value, ['true', 'false'])
  return value
}

function readPosition(request: ChartRequest, parameter: 'cropXAt' | 'cropYAt'): number | undefined {
  const value = request[parameter]
  if (value !== undefined && !Number.isFinite(value)) throw invalidParameter(parameter, value, 'a number')
  return value
}
