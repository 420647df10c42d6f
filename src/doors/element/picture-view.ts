import type { ChartInLanguage, ChartPoint } from '../../charts/data/chart-data.js'
import { eventEntries, shownEntries } from '../../charts/picture/around/legend-entries.js'
import { type ChartGeometry, geometryOf } from '../../charts/picture/chart-geometry.js'
import { chartScene } from '../../charts/picture/chart-scene.js'
import type { Palette } from '../../charts/picture/styles.js'
import { describeChart } from '../../charts/picture/summary/describe-chart.js'
import type { Scene, Shape, SymbolName } from '../../ground/scene/scene.js'
import { sceneSvg } from '../../shown/render/scene-svg.js'
import { type ChartModel, comparableSets, type ShownChart, shownChart, type ViewState } from './chart-model.js'
import { overlaySvg, scalesOf } from './overlay.js'
import { type Reading, readingAt } from './reading.js'
import { headHtml, notesHtml, readingPart, shellHtml, toolsHtml, whatIfHtml } from './shell-html.js'
import { livePalette } from './style/element-colours.js'
import type { Supposed } from './what-if.js'

/** The size of the picture until its place is measured, pixels. */
export const unmeasuredSize: ElementSize = { width: 900, height: 675 }

/** Pixels. */
export interface ElementSize {
  readonly width: number
  readonly height: number
}

/** A drawn chart: its section, its picture, and where the picture shows what. */
export interface DrawnView {
  readonly chart: ShownChart
  readonly geometry: ChartGeometry
  readonly svg: string
  /** What its legend has no room for. */
  readonly key: readonly string[]
}

/** What a reader reads from it, and what follows from what is supposed. */
export interface ReadChart extends DrawnView {
  readonly reading: Reading | undefined
  readonly point: ChartPoint | undefined
  readonly supposed: Supposed
}

/** The points of a chart that can be read one after the other, birth first. */
export function readablePoints({ data: { birth, points } }: ShownChart): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points]
}

/**
 * Draws the section that is chosen.
 *
 * @param alsoShown values that the y axis has to hold as well
 */
export function drawChosen(
  model: ChartModel,
  { section }: ViewState,
  { idPrefix, ...size }: ElementSize & { readonly idPrefix: string },
  alsoShown: readonly number[] = [],
): DrawnView {
  const chart = shownChart(model, section, alsoShown)
  // Cautions and notes are next to the picture, in full.
  const bare = { ...chart.data, cautions: [], notes: [] }
  const { theme } = model.frame.settings
  const palette = livePalette(model)
  const layout = { ...size, theme, references: false, isBare: true, palette }
  const scene = chartScene(bare, layout)
  return {
    chart,
    geometry: geometryOf(bare, layout),
    // The picture says all that its summary says, though cautions and notes are also read beside it.
    svg: sceneSvg({ ...scene, ...describeChart(chart.data) }, idPrefix),
    key: missingKey(bare, palette, scene),
  }
}

/** Reads a drawn chart where the reader points: at first at the latest value. */
export function readChosen(drawn: DrawnView, { readAt, point: index }: ViewState, supposed: Supposed): ReadChart {
  const points = readablePoints(drawn.chart)
  const chosen = index === undefined ? undefined : points[index]
  const point = readAt === undefined ? (chosen ?? points.at(-1)) : chosen
  const x = readAt ?? point?.x
  return { ...drawn, supposed, point, reading: x === undefined ? undefined : readingAt(drawn.chart, x, point) }
}

/** What lies over the picture. */
export function overlayOf({ chart, geometry, reading, point, supposed }: ReadChart, idPrefix: string): string {
  const isBirth = point !== undefined && point === chart.data.birth
  const at = isBirth ? geometry.birth : point
  return overlaySvg({ chart, geometry, reading, at, supposed, clipId: `${idPrefix}-clip` })
}

/** The whole shadow tree, as a server sends it and a browser begins with. */
export function viewHtml(drawn: DrawnView, state: ViewState): string {
  const { chart, svg } = drawn
  const { reading } = readChosen(drawn, state, { texts: [] })
  return shellHtml(
    {
      head: headHtml(chart),
      tools: toolsHtml(chart.model, comparableSets(chart.model)),
      picture: svg,
      reading: readingPart(reading, chart),
      whatIf: whatIfHtml(chart),
      notes: notesHtml(drawn),
    },
    chart.model,
  )
}

/** The point nearest to a pixel, within reach; undefined if there is none. */
export function nearestPoint(
  { chart, geometry }: DrawnView,
  pixel: { readonly x: number; readonly y: number },
  reach: number,
): number | undefined {
  const { x, y } = scalesOf(geometry)
  let nearest: number | undefined
  let least = reach
  readablePoints(chart).forEach((point, i) => {
    const place = point === chart.data.birth ? (geometry.birth ?? point) : point
    const distance = Math.hypot(x(place.x) - pixel.x, (y(place.y) - pixel.y) / 3)
    if (distance <= least) {
      least = distance
      nearest = i
    }
  })
  return nearest
}

const signs: { readonly [name in SymbolName]: string } = { circle: '○', diamond: '◇', cross: '✕' }

/** The entries of the legend for which the picture has no room, in words: no letter or mark is without its key. */
function missingKey(data: ChartInLanguage, palette: Palette, scene: Scene): readonly string[] {
  const shown = new Set(textsOf(scene.shapes))
  const entries = [
    ...shownEntries(data, Number.POSITIVE_INFINITY, palette),
    ...eventEntries(data, false, Number.POSITIVE_INFINITY),
  ]
  const isShown = (text: string) =>
    shown.has(text) || [...shown].some((part) => part.length > 12 && text.startsWith(part))
  return entries.flatMap(({ parts: { text, disc, letter, symbol, isPlain } }) => {
    if (isPlain || isShown(text)) return []
    const sign = disc ?? letter ?? (symbol && signs[symbol])
    return [sign === undefined ? text : `${sign}  ${text}`]
  })
}

function textsOf(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape.text] : shape.kind === 'group' ? textsOf(shape.shapes) : [],
  )
}
