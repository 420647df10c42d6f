import type { ChartGrowth } from '../../charts/chart-growth.js'
import type { ChartFormat, ChartRequest } from '../../charts/chart-request.js'
import type { ChartSettings } from '../../charts/chart-settings.js'
import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import type { CurveFigures } from '../../charts/data/curves/curve-figures.js'
import type { ChartFrame } from '../../charts/data/frame/frame.js'
import type { ChartNeed } from '../../charts/load-needs.js'
import type { Palette } from '../../charts/picture/styles.js'
import type { SheetLook } from '../../charts/sheet/sheet-scene.js'
import type { GrowthSettings } from '../../clinical/growth/growth-options.js'
import type { Language } from '../../ground/languages/language.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { Scene } from '../../ground/scene/scene.js'
import type { RenderOptions } from './render-options.js'
import type { BinaryFormat, ChartBody } from './rendered-chart.js'
import type { RenderingHost } from './rendering-host.js'

/** A chart, with what it was drawn from. */
export interface DrawnChart {
  readonly frame: ChartFrame
  readonly data: ChartInLanguage
  /** Reads the curves at any position. */
  readonly figures: CurveFigures
}

/** Lays out a sheet in a look, on a page as high as that says. */
export type SheetDrawer = (look: SheetLook) => Scene

/** What a renderer makes a chart from. */
export interface ChartToRender {
  readonly settings: ChartSettings
  readonly growth: ChartGrowth
  readonly data: ChartInLanguage
  readonly requested: DrawnChart
  /** The chart of the same child by another request or other settings, as far as they are given. */
  readonly redraw: (
    request: Partial<ChartRequest>,
    growth: Partial<Pick<GrowthSettings, 'gestationalCorrection'>>,
  ) => DrawnChart
  /** The sheet in a look, where that is asked for instead of the chart. */
  readonly sheet: SheetDrawer | undefined
  /** Lays out the picture; with other colours for a format that needs them. */
  readonly scene: (palette?: Palette) => Scene
  /** The patient as submitted, for formats that show more than the chart. */
  readonly patient: PatientInput
  readonly options: RenderOptions
  /** The language, including the texts for formats that show more than the chart. */
  readonly wholeLanguage: () => Promise<Language>
  /** Loads the runtime services that raster images and PDF need. */
  readonly host: () => Promise<RenderingHost>
}

/** One format, whose body is text or bytes. */
export interface ChartRenderer<Format extends ChartFormat> {
  /** What it shows besides the chart. */
  readonly needs?: readonly ChartNeed[]
  /** A child under four years is framed where no section is asked for. */
  readonly framesChild?: true
  readonly mediaType: string
  /** Without the dot; on the command line it selects the format. */
  readonly fileExtension: string
  readonly binary: Format extends BinaryFormat ? true : false
  readonly render: (chart: ChartToRender) => ChartBody<Format> | Promise<ChartBody<Format>>
}
