import type { ChartSettings } from '../charts/chart-request.js'
import type { ChartInLanguage } from '../charts/data/chart-data.js'
import type { Palette } from '../charts/picture/styles.js'
import type { GrowthSettings } from '../growth/growth-options.js'
import type { ChartLanguage, Language } from '../languages/language.js'
import type { Patient } from '../model/patient.js'
import type { Scene } from '../scene/scene.js'
import type { RenderOptions } from './render-options.js'

/** What a renderer makes a chart from. */
export interface ChartToRender {
  readonly settings: ChartSettings
  readonly growth: GrowthSettings<ChartLanguage>
  readonly data: ChartInLanguage
  /** The picture, laid out when it is asked for; with other colours where a format has its own. */
  readonly scene: (palette?: Palette) => Scene
  /** The patient as submitted, for formats that show more than the chart. */
  readonly patient: Patient
  readonly options: RenderOptions
  /** The language with all that formats say which show more than the chart. */
  readonly wholeLanguage: () => Promise<Language>
}

/** One format: of text, or of bytes. */
export interface ChartRenderer<Body extends string | Uint8Array> {
  readonly mediaType: string
  /** Without the dot; on the command line it asks for the format. */
  readonly fileExtension: string
  readonly render: (chart: ChartToRender) => Body | Promise<Body>
}
