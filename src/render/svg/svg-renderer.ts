import type { ChartRenderer } from '../chart-renderer.js'
import { sceneSvg } from './scene-svg.js'

/** A vector image. */
export const svgRenderer: ChartRenderer<string> = {
  mediaType: 'image/svg+xml',
  fileExtension: 'svg',
  render: ({ scene, settings }) => sceneSvg(scene(), settings.idPrefix),
}
