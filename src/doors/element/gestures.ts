import { scaleLinear } from 'd3-scale'
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import type { Section } from '../../charts/data/chart-curves.js'
import type { ZoomRange } from '../../charts/data/frame/zoomed-chart.js'

/** How far one press of a key or a button zooms. */
const zoomStep = 1.6

/** Zooming and panning along x, by wheel, pinch and drag, and from a program. */
export interface Gestures {
  /** The range, the section that is shown, and the width of the plot in pixels: after each drawing. */
  readonly settle: (range: ZoomRange, section: Section, width: number) => void
  /** Zooms in (or out, below 1) about a place, by default the middle. */
  readonly zoomBy: (steps: number, about?: number) => void
  /** Moves the section by a share of its length. */
  readonly panBy: (share: number) => void
  /** Shows a section, held within the range. */
  readonly show: (section: Section) => void
  readonly stop: () => void
}

/** A section moved and, where it must be, made longer or shorter to lie within the range. */
export function heldIn([from, to]: Section, { widest: [least, most], shortest }: ZoomRange): Section {
  const length = Math.min(most - least, Math.max(shortest, to - from))
  const middle = (from + to) / 2
  const begin = Math.min(most - length, Math.max(least, middle - length / 2))
  return [begin, begin + length]
}

/** The wheel alone scrolls the page unless the element has the focus; one finger reads the chart, two zoom. */
function isZoom(ruler: HTMLElement, wheelIgnored: () => void): (event: MouseEvent | TouchEvent) => boolean {
  const hasFocus = () => (ruler.getRootNode() as ShadowRoot | Document).activeElement === ruler
  return (event) => {
    if ('touches' in event) return event.touches.length > 1
    if (event.type !== 'wheel') return event.button === 0
    const isMeant = event.ctrlKey || event.metaKey || hasFocus()
    if (!isMeant) wheelIgnored()
    return isMeant
  }
}

/** Holds zooming and panning within the range, drawn this wide. */
function limit(behaviour: ZoomBehavior<HTMLElement, unknown>, { widest, shortest }: ZoomRange, width: number): void {
  behaviour
    .extent([
      [0, 0],
      [width, 1],
    ])
    .scaleExtent([1, Math.max(1, (widest[1] - widest[0]) / shortest)])
    .translateExtent([
      [0, Number.NEGATIVE_INFINITY],
      [width, Number.POSITIVE_INFINITY],
    ])
}

/** What d3-zoom has for a section of the range, drawn this wide. */
function transformOf([from, to]: Section, { widest }: ZoomRange, width: number): ZoomTransform {
  const k = (widest[1] - widest[0]) / (to - from)
  return zoomIdentity.scale(k).translate(-scaleLinear(widest, [0, width])(from), 0)
}

/** Lets a reader zoom on an element that covers the plot. */
export function chartGestures(
  ruler: HTMLElement,
  changed: (section: Section) => void,
  wheelIgnored: () => void,
): Gestures {
  let range: ZoomRange = { widest: [0, 1], shortest: 1 }
  let section: Section = [0, 1]
  let width = 1
  const show = (wanted: Section) => {
    section = heldIn(wanted, range)
    changed(section)
  }
  const zoomed = ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
    if (sourceEvent === null || sourceEvent === undefined) return
    const [from = 0, to = 1] = transform.rescaleX(scaleLinear(range.widest, [0, width])).domain()
    show([from, to])
  }
  const behaviour = zoom<HTMLElement, unknown>().filter(isZoom(ruler, wheelIgnored)).clickDistance(4).on('zoom', zoomed)
  const selected = select(ruler).call(behaviour).on('dblclick.zoom', null)
  return {
    settle: (given, shown, plotWidth) => {
      ;[range, section, width] = [given, shown, Math.max(1, plotWidth)]
      limit(behaviour, range, width)
      // What d3-zoom remembers follows what is drawn, however that came about; no event is due.
      selected.property('__zoom', transformOf(heldIn(section, range), range, width))
    },
    zoomBy: (steps, about = (section[0] + section[1]) / 2) => {
      const factor = zoomStep ** -steps
      show([about - (about - section[0]) * factor, about + (section[1] - about) * factor])
    },
    panBy: (share) => {
      const by = share * (section[1] - section[0])
      show([section[0] + by, section[1] + by])
    },
    show,
    stop: () => {
      selected.on('.zoom', null)
    },
  }
}
