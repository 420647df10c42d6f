import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Place } from '../../charts/data/chart-curves.js'
import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { dateText, pointValueText } from '../../charts/data/texts/describe-point.js'
import type { ChartGeometry } from '../../charts/picture/chart-geometry.js'
import { textWidth } from '../../ground/scene/fit-text.js'
import { elementText } from '../../ground/text/markup.js'
import type { ShownChart } from './chart-model.js'
import type { Reading } from './reading.js'
import type { Supposed } from './what-if.js'

/** The scales of a picture: from units of the axes to pixels, and back. */
export interface PictureScales {
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
}

/** The scales of a geometry. */
export function scalesOf({ plot, x, y }: ChartGeometry): PictureScales {
  return {
    x: scaleLinear([x.from, x.to], [plot.left, plot.right]),
    y: scaleLinear([y.from, y.to], [plot.bottom, plot.top]),
  }
}

/** What is laid over the picture. */
export interface Overlay {
  readonly chart: ShownChart
  readonly geometry: ChartGeometry
  readonly reading: Reading | undefined
  /** Where the reading of a point is; birth has a lane of its own. */
  readonly at: Place | undefined
  readonly supposed: Supposed
  readonly clipId: string
}

/** The shapes over the picture: another reference, what is supposed, the ruler. */
export function overlaySvg(overlay: Overlay): string {
  const { plot } = overlay.geometry
  const scales = scalesOf(overlay.geometry)
  const path = line<Place>()
    .x(({ x }) => scales.x(x))
    .y(({ y }) => scales.y(y))
  const clip =
    `<clipPath id="${overlay.clipId}"><rect x="${plot.left}" y="${plot.top}" width="${plot.right - plot.left}"` +
    ` height="${plot.bottom - plot.top}"/></clipPath>`
  const clipped = `<g clip-path="url(#${overlay.clipId})">${otherCurves(overlay, path)}${supposedTarget(overlay, path)}</g>`
  return `${clip}${clipped}${ruler(overlay, scales)}${supposedVisit(overlay, scales, path)}`
}

type PathOf = (places: Place[]) => string | null

/** The outermost and the middle line of the other references. */
function otherCurves({ chart: { compared } }: Overlay, path: PathOf): string {
  if (compared === undefined) return ''
  const { curves } = compared.data
  const median = curves.find(({ sds }) => sds === 0)
  return [curves[0], median, curves.at(-1)]
    .flatMap((curve) => curve?.segments.map(({ points }) => path([...points])) ?? [])
    .map((d) => `<path class="other" d="${d ?? ''}"/>`)
    .join('')
}

/** The references of the curves: size at birth has one of its own. */
export function curveReferences({ curves, references }: ChartInLanguage): ChartInLanguage['references'] {
  const ofCurves = new Set(curves.flatMap(({ segments }) => segments.map(({ reference }) => reference)))
  return references.filter(({ shortName }) => [...ofCurves].some((name) => name.includes(shortName)))
}

/** Names the lines of the other references, beneath the picture. */
export function comparedText({ compared }: ShownChart): string {
  if (compared === undefined) return ''
  const { curves } = compared.data
  const labels = [curves[0], curves.find(({ sds }) => sds === 0), curves.at(-1)].flatMap((curve) => curve?.label ?? [])
  const names = [
    ...new Set(
      curveReferences(compared.data).map(({ shortName, year }) => (year ? `${shortName} ${year}` : shortName)),
    ),
  ]
  return `${names.join(', ')}: ${[...new Set(labels)].join(', ')}`
}

function supposedTarget({ supposed: { target } }: Overlay, path: PathOf): string {
  const [low, high] = target?.channel ?? []
  if (low === undefined || high === undefined) return ''
  return [low, high]
    .flatMap(({ segments }) => segments.map(({ points }) => `<path class="supposed" d="${path([...points]) ?? ''}"/>`))
    .join('')
}

function supposedVisit(overlay: Overlay, { x, y }: PictureScales, path: PathOf): string {
  const { supposed, geometry } = overlay
  const { point, since } = supposed
  const { plot } = geometry
  if (point === undefined || x(point.x) < plot.left || x(point.x) > plot.right) return ''
  const [cx, cy] = [x(point.x), y(point.y)]
  const link = since === undefined ? '' : `<path class="supposed" d="${path([since, point]) ?? ''}"/>`
  return `${link}<circle class="supposed point" cx="${cx}" cy="${cy}" r="6"/>${supposedLabel(overlay, cx, cy)}`
}

/** Of the label of a visit that is supposed, pixels. */
const label = { size: 12, line: 16, room: 7, gap: 11 } as const

/** The visit in words, on a ground of its own beside its point, so that no curve runs through them. */
function supposedLabel({ chart, supposed: { point, velocity }, geometry: { plot } }: Overlay, cx: number, cy: number) {
  if (point === undefined) return ''
  const { language, yAxis } = chart.data
  const date = point.date === undefined ? [] : [dateText(point.date, language)]
  const lines = [
    [pointValueText(point, yAxis, language), velocity?.value ?? []].flat(),
    [...date, chart.model.language.element.notMeasured],
  ].map((parts) => parts.join(' · '))
  const width = Math.max(...lines.map((text) => textWidth(text, label.size))) + 2 * label.room
  const height = lines.length * label.line + label.room
  const isLeft = cx + label.gap + width > plot.right
  const left = Math.max(plot.left, isLeft ? cx - label.gap - width : cx + label.gap)
  const top = Math.min(plot.bottom - height, Math.max(plot.top, cy - height / 2))
  const texts = lines.map(
    (text, i) =>
      `<text x="${left + label.room}" y="${top + (i + 1) * label.line}" textLength="${textWidth(text, label.size)}" lengthAdjust="spacingAndGlyphs">${elementText(text)}</text>`,
  )
  return `<rect class="ground" x="${left}" y="${top}" width="${width}" height="${height}" rx="4"/>${texts.join('')}`
}

function ruler({ reading, geometry, at }: Overlay, { x, y }: PictureScales): string {
  const { plot } = geometry
  if (reading === undefined) return ''
  const [left, right] = [plot.left - 0.5, plot.right + 0.5]
  const px = x(at?.x ?? reading.x)
  if (px < left || px > right) return ''
  const shows = (value: number) => y(value) >= plot.top && y(value) <= plot.bottom
  const dots = reading.lines
    .filter(({ y: value }) => shows(value))
    .map(({ y: value }) => `<circle class="dot" cx="${px}" cy="${y(value)}" r="2.5"/>`)
  const child = reading.child
  const own =
    child === undefined || !shows(at?.y ?? child.y) ? '' : childMark(px, y(at?.y ?? child.y), child.point !== undefined)
  return `<path class="hair" d="M${px} ${plot.top}V${plot.bottom}"/>${dots.join('')}${own}${tag(reading, geometry, px)}`
}

function childMark(cx: number, cy: number, isMeasured: boolean): string {
  return `<circle class="${isMeasured ? 'ring' : 'between'}" cx="${cx}" cy="${cy}" r="${isMeasured ? 10 : 4.5}"/>`
}

/** Of its text, pixels. */
const tagSize = 12
/** The height of the tag, and the room beside its text, pixels. */
const tagHeight = 20
const tagRoom = 8

/** The age, as a tag on the axis. */
function tag({ at: place }: Reading, { width, plot }: ChartGeometry, px: number): string {
  const long = textWidth(place, tagSize, true)
  const wide = long + 2 * tagRoom
  const left = Math.max(0, Math.min(width - wide, px - wide / 2))
  return (
    `<rect class="tag" x="${left}" y="${plot.bottom + 1}" width="${wide}" height="${tagHeight}" rx="4"/>` +
    `<text class="age" x="${left + wide / 2}" y="${plot.bottom + 15}" text-anchor="middle" textLength="${long}" lengthAdjust="spacingAndGlyphs">${elementText(place)}</text>`
  )
}
