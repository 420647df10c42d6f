import type { AcceptedRange } from '../ground/model/errors.js'
import { invalidParameter } from '../ground/text/invalid-input.js'
import type { ChartFormat, ChartRequest } from './chart-request.js'

/** The zoom factors that are accepted. */
export const scaleRange: AcceptedRange = { from: 0.1, to: 10 }
/** The lengths of a side that are accepted. */
export const sideRange: AcceptedRange = { from: 100, to: 10_000, unit: 'whole pixels' }
/** The most pixels in a picture after zooming. */
const mostPixels = 50_000_000
/** The default length of a side, pixels. */
export const defaultSide = 1000
/** The default size of the picture of a page, pixels: on a laptop the axis and its labels are in view. */
const pagePicture: readonly [width: number, height: number] = [1000, 680]

/** @throws AuxologyError unless the value is a number in the range */
export function checkRange(parameter: string, value: unknown, range: AcceptedRange): void {
  if (typeof value !== 'number' || !(value >= range.from && value <= range.to)) {
    throw invalidParameter(parameter, value, range)
  }
}

/**
 * Width and height of a request, both or neither.
 *
 * @throws AuxologyError `invalid_parameter` for one alone
 */
export function readSize(
  { width, height }: Pick<ChartRequest, 'width' | 'height'>,
  format: ChartFormat,
): readonly [width: number, height: number] {
  if (width == null && height == null) return format === 'Html' ? pagePicture : [defaultSide, defaultSide]
  if (width == null) throw invalidParameter('width', width, sideRange, { partner: 'height' })
  if (height == null) throw invalidParameter('height', height, sideRange, { partner: 'width' })
  return [width, height]
}

/** @throws AuxologyError `invalid_parameter` for a picture that would be too large */
export function checkPictureSize(scale: number, width: number, height: number): void {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  if (wide * high <= mostPixels && Math.max(wide, high) <= sideRange.to) return
  const [parameter, value] = scale > 1 ? (['scale', scale] as const) : (['width', width] as const)
  const accepted = `at most ${sideRange.to} pixels a side and ${mostPixels / 1e6} million pixels in all`
  throw invalidParameter(parameter, value, accepted, { detail: `a picture of ${wide} by ${high} pixels` })
}
