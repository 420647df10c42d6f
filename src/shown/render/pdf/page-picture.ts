import { drawScene } from './draw-scene.js'
import type { LaidOutPdf, PdfPicture } from './pdfmake.js'

/** Draws a picture on the current page of a document. */
export function drawPicture(pdf: LaidOutPdf, { scene, fit, absolutePosition }: PdfPicture): void {
  const [width, height] = fit
  drawScene(pdf, scene, { ...absolutePosition, scale: Math.min(width / scene.width, height / scene.height) })
}
