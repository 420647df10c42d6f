import { AuxologyError } from '../../model/errors.js'
import { shownValue } from '../../text/quoted.js'
import { type ChartType, chartTypes } from '../types/chart-types.js'
import { type ChartFormat, chartFormats, defaultFormat } from './chart-formats.js'
import type { ChartRequest } from './chart-request.js'

/** A request with every default filled in. */
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

/** What the zoom factor may be. */
export const scaleRange = [0.1, 10] as const
/** Pixels of a side. */
export const sideRange = [100, 10_000] as const
/** Pixels of a picture after zooming. */
const mostPixels = 50_000_000
/** Pixels of a side where none is asked for. */
export const defaultSide = 1000
/** What an id in XML may begin with and go on with. */
const idForm = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/

/**
 * The settings of a request.
 *
 * @throws AuxologyError `unknown_chart_type`, `unknown_chart_format`, or
 * `invalid_parameter` with the parameter as its path
 */
export function chartSettings(request: ChartRequest): ChartSettings {
  if (typeof request !== 'object' || request === null) throw invalid('request', request, 'an object with a type')
  const type = oneOf(chartTypes, request.type, 'type', 'unknown_chart_type')
  const format = oneOf(chartFormats, request.format ?? defaultFormat, 'format', 'unknown_chart_format')
  const { scale = 1, idPrefix = 'auxology' } = request
  inRange('scale', scale, scaleRange)
  const [width, height] = size(request)
  pictureSize(scale, width, height)
  if (typeof idPrefix !== 'string' || !idForm.test(idPrefix)) {
    throw invalid('idPrefix', idPrefix, 'a letter or _, then letters, digits, _ and -, at most 64 characters')
  }
  return {
    type,
    format,
    scale,
    width,
    height,
    cropX: flag(request, 'cropX'),
    cropXAt: position(request, 'cropXAt'),
    cropY: flag(request, 'cropY'),
    cropYAt: position(request, 'cropYAt'),
    references: flag(request, 'references'),
    idPrefix,
  }
}

/**
 * The error of a parameter: it names parameter, value and what is accepted.
 */
function invalid(parameter: string, value: unknown, accepted: string): AuxologyError {
  return new AuxologyError(
    'invalid_parameter',
    `${parameter}: ${shownValue(value)} is not accepted; accepted: ${accepted}.`,
    { path: parameter },
  )
}

/** @throws AuxologyError unless the value is a number in the range */
export function inRange(parameter: string, value: unknown, [from, to]: readonly [number, number], unit = ''): void {
  if (typeof value !== 'number' || !(value >= from && value <= to)) {
    throw invalid(parameter, value, `${from} to ${to}${unit && ` ${unit}`}`)
  }
}

function oneOf<Option extends string>(
  options: readonly Option[],
  value: Option,
  parameter: string,
  code: 'unknown_chart_type' | 'unknown_chart_format',
): Option {
  if (options.includes(value)) return value
  const message = `${parameter}: ${shownValue(value)} is not accepted; accepted: ${options.join(', ')}.`
  throw new AuxologyError(code, message, { path: parameter })
}

function size({ width, height }: ChartRequest): [width: number, height: number] {
  if (width === undefined && height === undefined) return [defaultSide, defaultSide]
  side('width', width, 'height')
  side('height', height, 'width')
  return [width as number, height as number]
}

function side(parameter: string, value: unknown, other: string): void {
  const [from, to] = sideRange
  const accepted = `whole pixels from ${from} to ${to}, together with ${other}`
  if (!Number.isInteger(value) || (value as number) < from || (value as number) > to) {
    throw invalid(parameter, value, accepted)
  }
}

function pictureSize(scale: number, width: number, height: number): void {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  if (wide * high > mostPixels || Math.max(wide, high) > sideRange[1]) {
    const [parameter, value] = scale > 1 ? ['scale', scale] : ['width', width]
    throw invalid(
      parameter as string,
      `${value} (a picture of ${wide} by ${high} pixels)`,
      `at most ${sideRange[1]} pixels a side and ${mostPixels / 1e6} million pixels in all`,
    )
  }
}

function flag(request: ChartRequest, parameter: 'cropX' | 'cropY' | 'references'): boolean {
  const value = request[parameter] ?? false
  if (typeof value !== 'boolean') throw invalid(parameter, value, 'true, false')
  return value
}

function position(request: ChartRequest, parameter: 'cropXAt' | 'cropYAt'): number | undefined {
  const value = request[parameter]
  if (value !== undefined && !Number.isFinite(value)) throw invalid(parameter, value, 'a number')
  return value
}
