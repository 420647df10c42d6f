import { type ChartDefaults, type ChartGrowth, chartGrowth } from '../../charts/chart-growth.js'
import type { ChartFormat, ChartRequest } from '../../charts/chart-request.js'
import { type ChartSettings, chartSettings } from '../../charts/chart-settings.js'
import { chartInLanguage } from '../../charts/data/build-chart-data.js'
import { curveFigures } from '../../charts/data/curves/curve-figures.js'
import { type ChartFrame, chartFrame, framesChild } from '../../charts/data/frame/frame.js'
import { assessingDefaults } from '../../charts/data/notes/course-cautions.js'
import { needsOfRequest, withNeeds } from '../../charts/load-needs.js'
import { chartScene } from '../../charts/picture/chart-scene.js'
import type { Palette } from '../../charts/picture/styles.js'
import { requireModule } from '../../clinical/growth/growth-options.js'
import { wholeLanguage } from '../../ground/languages/built-in.js'
import type { ChartLanguage, Language } from '../../ground/languages/language.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { Scene } from '../../ground/scene/scene.js'
import { layouts } from './chart-layouts.js'
import type { ChartToRender, DrawnChart, SheetDrawer } from './chart-renderer.js'
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
  return drawChart(patient, request, options, { defaults: assessingDefaults, wholeLanguage })
}

/** What a program draws with unless options say otherwise. */
export interface DrawingDefaults<Known extends ChartLanguage> {
  readonly defaults: ChartDefaults<Known>
  readonly wholeLanguage: (language: Known | Language) => Promise<Language>
}

/** {@link renderChart} with any defaults. */
export async function drawChart<Known extends ChartLanguage>(
  patient: PatientInput,
  request: ChartRequest,
  options: RenderOptions,
  defaults: DrawingDefaults<Known>,
): Promise<RenderedChart> {
  const chart = await chartToRender(patient, request, options, defaults)
  const { format } = chart.settings
  const { render, mediaType, fileExtension } = chartRenderers[format]
  return { format, mediaType, fileExtension, body: await render(chart) } as RenderedChart
}

/** A chart with all that a format may need. */
export async function chartToRender<Known extends ChartLanguage>(
  patient: PatientInput,
  request: ChartRequest,
  options: RenderOptions,
  { defaults, wholeLanguage }: DrawingDefaults<Known>,
): Promise<ChartToRender> {
  const given = chartGrowth(options, defaults)
  const settings = chartSettings(request)
  const renderer = chartRenderers[settings.format]
  const layout = layouts[settings.layout]
  const whole = () => wholeLanguage(given.language)
  if (settings.course) requireModule(given, 'course', 'course of PdfAndData')
  if (layout.module !== undefined) requireModule(given, layout.module, `layout ${settings.layout}`)
  const needs = [...needsOfRequest(settings), ...[renderer, layout].flatMap(({ needs = [] }) => needs)]
  const growth: ChartGrowth = await withNeeds<ChartGrowth>(given, patient, needs, {
    withCourse: async (known) => ({ ...known, ...(await courseFor(known)), language: await whole() }),
  })
  const isFramed = renderer.framesChild === true || layout.framesChild === true
  const { chart, redraw } = firstDrawing({ patient, request, growth, settings, isFramed })
  const sheet = await layout.sheet?.(chart, await whole())
  return {
    settings: chart.frame.settings,
    growth,
    data: chart.data,
    requested: chart,
    redraw,
    sheet,
    scene: (palette) => pictureOf(chart, sheet, palette),
    patient,
    options,
    wholeLanguage: whole,
    host: loadHost,
  }
}

/** What charts show of growth over time: in a whole language, its own texts. */
async function courseFor(growth: ChartGrowth): Promise<Pick<ChartGrowth, 'courseCharts' | 'courseCautions'>> {
  const courseCharts = growth.courseCharts ?? (await import('../../charts/course/course-values.js')).courseValues
  return { courseCharts, courseCautions: courseCharts.cautions }
}

/** What a chart is drawn from. */
interface Asked {
  readonly patient: PatientInput
  readonly request: ChartRequest
  readonly growth: ChartGrowth
  readonly settings: ChartSettings
  /** A young child is framed where no section is asked for. */
  readonly isFramed: boolean
}

/** The chart as it opens, and what draws it by other requests. */
function firstDrawing({ patient, request, growth, settings, isFramed }: Asked): {
  readonly chart: DrawnChart
  readonly redraw: ChartToRender['redraw']
} {
  const plain = chartFrame(patient, request, growth, settings)
  const opened: ChartRequest = isFramed && framesChild(request, plain) ? { ...request, window: 'fit' } : request
  const redraw: ChartToRender['redraw'] = (other, changed) =>
    drawn(chartFrame(patient, { ...opened, ...other }, { ...growth, ...changed }))
  return { chart: opened === request ? drawn(plain) : redraw({}, {}), redraw }
}

function drawn(frame: ChartFrame): DrawnChart {
  return { frame, data: chartInLanguage(frame), figures: curveFigures(frame) }
}

/** The picture of a chart, or of its sheet. */
function pictureOf({ data, frame }: DrawnChart, sheet: SheetDrawer | undefined, palette?: Palette): Scene {
  const { settings } = frame
  const { theme, background } = settings
  return sheet === undefined ? chartScene(data, settings, palette) : sheet({ theme, background, palette })
}

/**
 * Loads the host with the first chart that needs it: in the build for browsers, theirs
 * (scripts/build); in Node, this one.
 */
async function loadHost(): Promise<RenderingHost> {
  const { host } = await import('./node/node-host.js')
  return host
}
