import type { ChartSettings } from '../../charts/chart-settings.js'
import type { Palette } from '../../charts/picture/styles.js'
import { asCustomProperties, paletteFor } from '../../charts/picture/themes.js'
import type { Gender } from '../../ground/model/patient.js'
import type { Scene } from '../../ground/scene/scene.js'
import { sceneSvg } from './scene-svg.js'

/** A picture as SVG, as its settings ask for it. */
export function svgPicture(gender: Gender, settings: ChartSettings, scene: (palette: Palette) => Scene): string {
  const { idPrefix, responsive, customProperties } = settings
  const plain = paletteFor(settings, gender)
  const palette = customProperties ? asCustomProperties(plain) : plain
  return sceneSvg(scene(palette), idPrefix, responsive)
}
