import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { Section } from '../../charts/data/chart-curves.js'
import type { ZoomRange } from '../../charts/data/frame/zoomed-chart.js'

/** The room of the two handles, which are side by side however short the section is, pixels. */
const handles = 48

/** The handles count in these parts of the widest section. */
const parts = 1000

/** The bar under the picture on which a reader chooses the section. */
export interface RangeBrush {
  readonly settle: (range: ZoomRange, section: Section, text: (x: number) => string) => void
}

/** Two handles, which keys move as well, and between them a window that can be dragged. */
export function rangeBrush(bar: HTMLElement, show: (section: Section) => void): RangeBrush {
  const [from, to] = [...bar.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  const pane = bar.querySelector('.window') as HTMLElement
  let scale: ScaleLinear<number, number> = scaleLinear([0, 1], [0, parts])
  let section: Section = [0, 1]
  let shortest = 1
  from.addEventListener('input', () => {
    const begin = scale.invert(from.valueAsNumber)
    show([Math.min(begin, section[1] - shortest), section[1]])
  })
  to.addEventListener('input', () => {
    const end = scale.invert(to.valueAsNumber)
    show([section[0], Math.max(end, section[0] + shortest)])
  })
  onDrag(pane, () => {
    const [begin, end] = section
    return (pixels) => {
      const by = scale.invert((pixels / (bar.clientWidth - handles)) * parts) - scale.invert(0)
      show([begin + by, end + by])
    }
  })
  return {
    settle: (range, shown, text) => {
      scale = scaleLinear(range.widest, [0, parts])
      section = shown
      shortest = range.shortest
      const ends = [
        [from, shown[0]],
        [to, shown[1]],
      ] as const
      for (const [input, x] of ends) {
        input.value = String(Math.round(scale(x)))
        input.setAttribute('aria-valuetext', text(x))
      }
      placeWindow(pane, scale(shown[0]) / parts, scale(shown[1]) / parts)
    },
  }
}

/** Gives how far each drag has gone since it began, pixels. */
function onDrag(pane: HTMLElement, begun: () => (pixels: number) => void): void {
  pane.addEventListener('pointerdown', (down) => {
    pane.setPointerCapture(down.pointerId)
    const moved = begun()
    const move = (event: PointerEvent) => moved(event.clientX - down.clientX)
    pane.addEventListener('pointermove', move)
    pane.addEventListener('lostpointercapture', () => pane.removeEventListener('pointermove', move), { once: true })
  })
}

/** Places the window between shares of the bar; what lies beyond its ends is cut off. */
function placeWindow(pane: HTMLElement, from: number, to: number): void {
  const [begin, end] = [from, to].map((share) => Math.min(1, Math.max(0, share))) as [number, number]
  pane.style.left = `calc(${handles / 2}px + ${begin} * (100% - ${handles}px))`
  pane.style.width = `calc(${end - begin} * (100% - ${handles}px))`
}
