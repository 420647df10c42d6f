import type { ChartSettings } from '../charts/chart-request.js'
import type { ChartInLanguage } from '../charts/data/chart-data.js'
import { chartScene } from '../charts/picture/chart-scene.js'
import { asCustomProperties, paletteFor } from '../charts/picture/themes.js'
import { sceneSvg } from './scene-svg.js'

/** A chart as SVG, as its settings ask for it. */
export function svgPicture(data: ChartInLanguage, settings: ChartSettings): string {
  const { idPrefix, responsive, customProperties } = settings
  const plain = paletteFor(settings, data.gender)
  const palette = customProperties ? asCustomProperties(plain) : plain
  return sceneSvg(chartScene(data, { ...settings, palette }), idPrefix, responsive)
}
