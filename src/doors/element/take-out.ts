import { chartScene } from '../../charts/picture/chart-scene.js'
import { onPaper } from '../../charts/picture/themes.js'
import { sceneSvg } from '../../shown/render/scene-svg.js'
import type { ShownChart } from './chart-model.js'

/** The size of a picture that is copied or printed, pixels: an upright A4 page without its margins. */
const size = { width: 1000, height: 1200 } as const
/** A PNG has this many pixels for each of the picture's. */
const density = 2
const saveFor = 10_000

/** How a picture was taken out: copied, saved as a file where the clipboard can't be used, or not at all. */
export type TakenOut = 'copied' | 'saved' | 'notPossible'

/** The whole chart of the shown section, with header, cautions and references: what the record says, nothing supposed. */
export function wholeSvg({ data, frame }: ShownChart, idPrefix: string): string {
  const look = onPaper({ theme: frame.settings.theme })
  return sceneSvg(chartScene(data, { ...size, ...look, references: true }), idPrefix)
}

/** Copies the picture as SVG text. */
export async function copySvg(svg: string): Promise<TakenOut> {
  try {
    await navigator.clipboard.writeText(svg)
    return 'copied'
  } catch {
    return saveAs(new Blob([svg], { type: 'image/svg+xml' }), 'svg')
  }
}

/** Copies the picture as PNG. */
export async function copyPng(svg: string): Promise<TakenOut> {
  const png = pngOf(svg)
  try {
    // A promise in the item, so that Safari counts the click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return 'copied'
  } catch {
    return png.then(
      (blob) => saveAs(blob, 'png'),
      () => 'notPossible',
    )
  }
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * density
  canvas.height = image.naturalHeight * density
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}

function saveAs(blob: Blob, extension: string): TakenOut {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `chart.${extension}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), saveFor)
  return 'saved'
}

/** Prints the picture alone, from a frame of its own that the page's policy lets be. */
export function printSvg(svg: string): void {
  const frame = document.createElement('iframe')
  // Not hidden: some browsers print nothing of a frame that is not laid out.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  frame.ariaHidden = 'true'
  document.body.append(frame)
  const inside = frame.contentDocument
  const view = frame.contentWindow
  if (inside === null || view === null) return
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const shown = inside.body.appendChild(inside.importNode(picture, true)) as unknown as SVGElement
  shown.style.maxWidth = '100%'
  shown.style.maxHeight = '100vh'
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
