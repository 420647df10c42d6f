import type { Scene } from '../../scene/scene.js'
import { attributeText, elementText } from '../../text/markup.js'
import { type SvgContext, svgShapes } from './svg-shapes.js'

/**
 * A scene as an SVG document: no script, nothing loaded, the same bytes for
 * the same scene. Every id begins with the prefix.
 */
export function sceneSvg(scene: Scene, idPrefix: string): string {
  const { width, height, language, title, description, fontFamily, shapes } = scene
  const context: SvgContext = { idPrefix, clips: new Map() }
  const body = svgShapes(shapes, context)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` role="img" lang="${language}" aria-labelledby="${idPrefix}-title ${idPrefix}-desc"` +
    ` font-family="${attributeText(fontFamily)}" fill="none">\n` +
    `<title id="${idPrefix}-title">${elementText(title)}</title>\n` +
    `<desc id="${idPrefix}-desc">${elementText(description)}</desc>\n` +
    `${body}</svg>\n`
  )
}
