import { fontFamily } from '../../scene/typeface.js'
import type { RasterPicture } from '../rendering-host.js'
import { type Canvas, canvasGlobals, encodedCanvas } from './canvas.js'
import { fontBase64 } from './font-bytes.js'

/**
 * Draws an SVG document as the browser does. It draws in other fonts than the page's, so they come with the document.
 *
 * @param ground the colour beneath; without it the picture is transparent
 */
export async function canvasPicture(svg: string, zoom: number, ground: string | undefined): Promise<RasterPicture> {
  const { Image, OffscreenCanvas } = canvasGlobals('Png and Jpg', 'Image', 'OffscreenCanvas')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFonts(svg))}`
  await image.decode()
  const [width, height] = [Math.round(image.naturalWidth * zoom), Math.round(image.naturalHeight * zoom)]
  const canvas: Canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, pixels: new Uint8Array(data.buffer), png: () => encodedCanvas(canvas, { type: 'image/png' }) }
}

function withFonts(svg: string): string {
  const faces = fontFace('normal', fontBase64.regular) + fontFace('bold', fontBase64.bold)
  return svg.replace(/<svg\b[^>]*>/, (start) => `${start}<style>${faces}</style>`)
}

function fontFace(weight: string, base64: string): string {
  return `@font-face{font-family:${fontFamily};font-weight:${weight};src:url(data:font/ttf;base64,${base64})}`
}
