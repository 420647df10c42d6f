import { type ChartOptions, chartGrowth } from '../charts/chart-growth.js'
import type { ChartFormat, ChartRequest } from '../charts/chart-request.js'
import { chartInLanguage } from '../charts/data/build-chart-data.js'
import { curveFigures } from '../charts/data/curve-figures.js'
import { type ChartFrame, chartFrame, framesChild } from '../charts/data/frame.js'
import { chartScene } from '../charts/picture/chart-scene.js'
import type { CourseCharts } from '../charts/types/growth-over-time.js'
import { chartDefaults, type GrowthDefaults } from '../growth/growth-options.js'
import { wholeLanguage } from '../languages/built-in.js'
import type { ChartLanguage, Language } from '../languages/language.js'
import { isClinicChartType, isCourseChartType } from '../model/chart-types.js'
import type { PatientInput } from '../model/patient.js'
import { withMeasures } from '../references/load-measures.js'
import type { ChartToRender } from './chart-renderer.js'
import { chartRenderers } from './formats.js'
import type { RenderOptions } from './render-options.js'
import type { RenderedChart } from './rendered-chart.js'
import type { RenderingHost } from './rendering-host.js'

/**
 * A percentile chart of a patient in one of the formats.
 *
 * @throws AuxologyError `unknown_chart_type`, `unknown_chart_format`,
 * `invalid_parameter` (the error names the parameter), `chart_not_applicable`
 * for a patient without a sex, Turner syndrome in a boy, or a preterm chart
 * without a week of birth, or `missing_package` where a package that Png, Jpg,
 * Pdf or PdfAndData needs isn't installed (the message says which)
 * @example
 * ```ts
 * const { body } = await renderChart(jakob, { type: 'Height', format: 'Svg' }, { today: '2025-03-10' })
 * ```
 */
export function renderChart<Format extends ChartFormat>(
  patient: PatientInput,
  request: ChartRequest & { readonly format: Format },
  options?: RenderOptions,
): Promise<RenderedChart<Format>>
export function renderChart<Format extends ChartFormat = never>(
  patient: PatientInput,
  request: ChartRequest & { readonly format?: Format | undefined },
  options?: RenderOptions,
): Promise<RenderedChart<Format | 'Svg'>>
export async function renderChart(
  patient: PatientInput,
  request: ChartRequest,
  options: RenderOptions = {},
): Promise<RenderedChart> {
  return drawChart(patient, request, options, chartDefaults, wholeLanguage)
}

/** {@link renderChart} with any defaults. */
export async function drawChart<Known extends ChartLanguage>(
  patient: PatientInput,
  request: ChartRequest,
  options: RenderOptions,
  defaults: GrowthDefaults<Known> & Pick<ChartOptions, 'courseCharts'>,
  whole: (language: Known | Language) => Promise<Language>,
): Promise<RenderedChart> {
  const settled = await withMeasures(chartGrowth(options, defaults), patient, { isNeeded: needsMeasures(request) })
  // The page has a table of what was gained, whose texts a whole language has.
  const growth =
    needsCourse(request) || request?.format === 'Html'
      ? { ...settled, ...(await courseOfCharts(settled.courseCharts)), language: await whole(settled.language) }
      : settled
  const draw = (frame: ChartFrame) => ({ frame, data: chartInLanguage(frame), figures: curveFigures(frame) })
  const plain = chartFrame(patient, request, growth)
  const isFramed = plain.settings.format === 'Html' && framesChild(request, plain)
  const opened: ChartRequest = isFramed ? { ...request, window: 'fit' } : request
  const redraw: ChartToRender['redraw'] = (other, settings) =>
    draw(chartFrame(patient, { ...opened, ...other }, { ...growth, ...settings }))
  const asked = isFramed ? redraw({}, {}) : draw(plain)
  const drawn = asked.frame.settings.layout === 'chart' ? undefined : await import('./sheet/draw-sheet.js')
  const sheet = drawn?.drawSheet(asked, opened, redraw, options, await whole(growth.language))
  const requested = sheet?.chart ?? asked
  const { data, frame } = requested
  const { settings } = frame
  const { format } = settings
  const renderer = chartRenderers[format]
  const body = await renderer.render({
    settings,
    growth,
    data,
    requested,
    redraw,
    sheet: sheet?.scene,
    scene: (palette) =>
      sheet === undefined
        ? chartScene(data, settings, palette)
        : sheet.scene({ theme: settings.theme, background: settings.background, palette }),
    patient,
    options,
    wholeLanguage: () => whole(growth.language),
    host: loadHost,
  })
  const { mediaType, fileExtension } = renderer
  return { format, mediaType, fileExtension, body } as RenderedChart
}

/** Whether a chart needs the references of clinic measures: their own do; a sheet or a page of data if the patient has such a value. */
function needsMeasures(request: ChartRequest): boolean | undefined {
  if (isClinicChartType(request?.type)) return true
  const isNamed = (request?.layout ?? 'chart') !== 'chart' || ['PdfAndData', 'Html'].includes(request?.format ?? '')
  return isNamed ? undefined : false
}

/** What charts show of growth over time, loaded with the first that needs it. */
async function courseOfCharts(given: CourseCharts | undefined): Promise<{ readonly courseCharts: CourseCharts }> {
  return { courseCharts: given ?? (await import('../charts/course/course-values.js')).courseValues }
}

/** Whether a chart shows something of growth over time. */
function needsCourse(request: ChartRequest): boolean {
  return isCourseChartType(request?.type) || request?.thriveLines === true
}

/**
 * Loads the host with the first chart that needs it: in the build for browsers, theirs
 * (scripts/build); in Node, this one.
 */
async function loadHost(): Promise<RenderingHost> {
  const { host } = await import('./node/node-host.js')
  return host
}
