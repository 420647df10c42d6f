import type { ChartSettings } from '../charts/chart-request.js'
import type { ChartInLanguage } from '../charts/data/chart-data.js'
import type { CurveFigures } from '../charts/data/curve-figures.js'
import type { Palette } from '../charts/picture/styles.js'
import type { GrowthSettings } from '../growth/growth-options.js'
import type { ChartLanguage, Language } from '../languages/language.js'
import type { PatientInput } from '../model/patient.js'
import type { Scene } from '../scene/scene.js'
import type { RenderOptions } from './render-options.js'
import type { RenderingHost } from './rendering-host.js'

/** What a renderer makes a chart from. */
export interface ChartToRender {
  readonly settings: ChartSettings
  readonly growth: GrowthSettings<ChartLanguage>
  readonly data: ChartInLanguage
  /** Reads the curves at any position. */
  readonly figures: CurveFigures
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
export interface ChartRenderer<Body extends string | Uint8Array> {
  readonly mediaType: string
  /** Without the dot; on the command line it selects the format. */
  readonly fileExtension: string
  readonly binary: Body extends Uint8Array ? true : false
  readonly render: (chart: ChartToRender) => Body | Promise<Body>
}

/** A finished chart. */
export interface RenderedChart<Body extends string | Uint8Array = string | Uint8Array> {
  /** `image/svg+xml` */
  readonly mediaType: string
  /** Without the dot: `svg`. */
  readonly fileExtension: string
  /** Text, or the bytes of a binary format. */
  readonly body: Body
}
