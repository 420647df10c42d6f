import type { Shape } from '../../scene/scene.js'
import { printableText } from '../../scene/typeface.js'
import { sceneSvg } from '../scene-svg.js'
import { drawScene } from './draw-scene.js'
import { documentFont, type LaidOutPdf, type PdfDocument, type PdfPicture, type PdfSvg } from './pdfmake.js'

/** Whether a laid out document has what drawing takes: in part that is pdfkit's and pdfmake's own, not public. */
export function isDrawable(pdf: Partial<LaidOutPdf>): boolean {
  const { addContent, provideFont, fillOpacity, page } = pdf
  if (typeof addContent !== 'function' || typeof fillOpacity !== 'function' || page?.fonts === undefined) return false
  const { encode, ref, id } = provideFont?.call(pdf, documentFont, false, false) ?? {}
  return typeof encode === 'function' && typeof ref === 'function' && typeof id === 'string'
}

/** Draws a picture on the page that a document stands at. */
export function drawPicture(pdf: LaidOutPdf, { scene, fit, absolutePosition }: PdfPicture): void {
  const [width, height] = fit
  drawScene(pdf, scene, { ...absolutePosition, scale: Math.min(width / scene.width, height / scene.height) })
}

/** A document with its picture as SVG, for pdfmake to draw: several times slower, and the same to look at. */
export function withSvg(document: PdfDocument, { scene, idPrefix, fit, absolutePosition }: PdfPicture): PdfDocument {
  const node: PdfSvg = {
    svg: sceneSvg({ ...scene, shapes: scene.shapes.map(printableShape), fontFamily: documentFont }, idPrefix),
    fit,
    absolutePosition,
  }
  return { ...document, content: [node, ...document.content] }
}

/** A shape with its texts in characters that the faces of a document have. */
function printableShape(shape: Shape): Shape {
  if (shape.kind === 'text') return { ...shape, text: printableText(shape.text) }
  return shape.kind === 'group' ? { ...shape, shapes: shape.shapes.map(printableShape) } : shape
}
