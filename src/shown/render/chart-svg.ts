import { type ChartGrowth, type ChartOptions, chartGrowth } from '../../charts/chart-growth.js'
import type { ChartRequest } from '../../charts/chart-request.js'
import { type ChartSettings, chartSettings } from '../../charts/chart-settings.js'
import { chartInLanguage } from '../../charts/data/build-chart-data.js'
import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { chartFrame } from '../../charts/data/frame/frame.js'
import { assessingDefaults } from '../../charts/data/notes/course-cautions.js'
import { type ChartGeometry, geometryOf } from '../../charts/picture/chart-geometry.js'
import { chartScene } from '../../charts/picture/chart-scene.js'
import type { PatientInput } from '../../ground/model/patient.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'
import { svgPicture } from './svg-picture.js'

/** A request for a chart as a picture; a `format` in it has no effect, and a sheet is `renderChart`'s. */
export type PictureRequest = Omit<ChartRequest, 'format' | 'layout'>

/**
 * A percentile chart as SVG, at once: the bytes that `renderChart` gives for
 * the format Svg.
 *
 * @throws AuxologyError as `renderChart` does
 * @example
 * ```ts
 * const svg = chartSvg(jakob, { type: 'Height', window: 'fit' }, { today: '2025-03-10' })
 *
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') // true
 * ```
 */
export function chartSvg(patient: PatientInput, request: PictureRequest, options?: ChartOptions): string {
  return svgWith(patient, request, chartGrowth(options, assessingDefaults))
}

/** {@link chartSvg} with every option settled. */
export function svgWith(patient: PatientInput, request: PictureRequest, growth: ChartGrowth): string {
  const { data, settings } = pictureOf(patient, request, growth)
  return svgPicture(data.gender, settings, (palette) => chartScene(data, settings, palette))
}

/**
 * Where the picture of a chart shows what, to lay something of one's own over
 * it, or to tell what was clicked: the geometry of what `chartSvg` draws for
 * the same patient, request and options.
 *
 * @throws AuxologyError as `renderChart` does
 * @example
 * ```ts
 * const { plot, x } = chartGeometry(jakob, { type: 'Height' }, { today: '2025-03-10', locale: 'en' })
 *
 * x.unit // 'years'
 * plot.left < plot.right // true
 * ```
 */
export function chartGeometry(patient: PatientInput, request: PictureRequest, options?: ChartOptions): ChartGeometry {
  return geometryWith(patient, request, chartGrowth(options, assessingDefaults))
}

/** {@link chartGeometry} with every option settled. */
export function geometryWith(patient: PatientInput, request: PictureRequest, growth: ChartGrowth): ChartGeometry {
  const { data, settings } = pictureOf(patient, request, growth)
  return geometryOf(data, settings)
}

function pictureOf(
  patient: PatientInput,
  request: PictureRequest,
  growth: ChartGrowth,
): { readonly data: ChartInLanguage; readonly settings: ChartSettings } {
  const frame = chartFrame(patient, request, growth, chartSettings(request, 'Svg'))
  if (frame.settings.layout !== 'chart') throw invalidParameter('layout', frame.settings.layout, ['chart'])
  return { data: chartInLanguage(frame), settings: frame.settings }
}
