import type { Section } from '../../charts/data/chart-curves.js'
import type { ChartPoint } from '../../charts/data/chart-data.js'
import { spokenText } from '../../charts/picture/summary/spoken-text.js'
import { elementText } from '../../ground/text/markup.js'
import { type ChartModel, chartModel, type ViewState } from './chart-model.js'
import { chartGestures, type Gestures } from './gestures.js'
import type { ElementInputs } from './inputs/element-inputs.js'
import { comparedText, scalesOf } from './overlay.js'
import {
  type DrawnView,
  drawChosen,
  type ElementSize,
  nearestPoint,
  overlayOf,
  type ReadChart,
  readablePoints,
  readChosen,
  unmeasuredSize,
  viewHtml,
} from './picture-view.js'
import { type RangeBrush, rangeBrush } from './range-brush.js'
import { placeText, readingAt, readingText } from './reading.js'
import { headHtml, notesHtml, readingPart } from './shell-html.js'
import { type Supposed, supposed } from './what-if.js'

/** Ids within the shadow tree, which other trees can't see. */
export const idPrefix = 'auxology'

/** What a live chart tells its host. */
export interface ChartListener {
  readonly selected: (point: ChartPoint) => void
  readonly zoomed: (section: Section, unit: string) => void
}

/** The shadow tree of a chart, and what writes markup into it. */
interface ShownIn {
  readonly root: ShadowRoot
  readonly write: (node: Element | ShadowRoot, html: string) => void
}

/** A chart in a shadow tree that a reader works with. */
export interface LiveChart {
  readonly root: ShadowRoot
  /** What is shown now; undefined before the first drawing. */
  readonly shown: () => ReadChart | undefined
  readonly state: () => ViewState
  readonly model: () => ChartModel
  /** Changes what the reader has chosen, and draws it with the next frame. */
  readonly choose: (changes: Partial<ViewState>) => void
  readonly show: (section: Section | undefined) => void
  readonly gestures: Gestures
  readonly select: (index: number) => void
  /** Says a text to a screen reader alone. */
  readonly say: (text: string) => void
  /** Says it to everyone, over the picture, for a while. */
  readonly tell: (text: string) => void
  readonly resize: (size: ElementSize) => void
  /** Draws at once what is due. */
  readonly draw: () => void
  readonly stop: () => void
}

/** Milliseconds: the pause that ends a gesture; how long a hint and an answer stay visible. */
const pause = 140
const hintTime = 1500
const answerTime = 5000

/** Choices that change the model, not only its section or where it is read. */
const modelChoices = ['lines', 'chronological', 'compared'] as const

/** Builds the shadow tree of a chart and keeps it up to date. */
export function liveChart(
  { root, write }: ShownIn,
  inputs: ElementInputs,
  begin: ViewState,
  listener: ChartListener,
): LiveChart {
  let state = begin
  let model = chartModel(inputs, state)
  let size = unmeasuredSize
  let drawn: DrawnView | undefined = drawChosen(model, state, { ...size, idPrefix })
  let read: ReadChart | undefined
  let due: number | undefined
  let seen: Supposed | undefined
  write(root, viewHtml(drawn, state))
  const spoken = (text: string) => spokenText(text, model.language)
  const part = <Kind extends Element = HTMLElement>(selector: string) => root.querySelector(selector) as Kind
  const ruler = part('.ruler')
  const hint = part('.hint')
  const written = new Map<Element, string>()
  const fill = (selector: string, html: string) => {
    const node = part<Element>(selector)
    if (written.get(node) === html) return
    written.set(node, html)
    write(node, html)
  }

  const show = (section: Section | undefined) => {
    choose({ section })
    const [from, to] = section ?? model.frame.section
    listener.zoomed([from, to], model.frame.definition.axis.words(model.language.chart).unit)
  }
  let textTimer: ReturnType<typeof setTimeout> | undefined
  let hintTimer: ReturnType<typeof setTimeout> | undefined
  const showHint = (text: string, time: number) => {
    hint.textContent = text
    hint.hidden = false
    clearTimeout(hintTimer)
    hintTimer = setTimeout(() => {
      hint.hidden = true
    }, time)
  }
  const gestures = chartGestures(ruler, show, () => showHint(model.language.element.wheelHint, hintTime))
  const brush: RangeBrush = rangeBrush(part('.range'), (section) => gestures.show(section))

  function choose(changes: Partial<ViewState>): void {
    state = { ...state, ...changes }
    if (modelChoices.some((choice) => choice in changes)) model = chartModel(inputs, state)
    if ('section' in changes || modelChoices.some((choice) => choice in changes)) drawn = undefined
    if ('whatIf' in changes || drawn === undefined) seen = undefined
    due ??= requestAnimationFrame(draw)
  }

  function draw(): void {
    if (due !== undefined) cancelAnimationFrame(due)
    due = undefined
    const isNew = drawn === undefined || read === undefined
    drawn ??= drawChosen(model, state, { ...size, idPrefix })
    seen ??= supposed(drawn.chart, state)
    const { from, to } = drawn.geometry.y
    const { y = from } = seen.point ?? {}
    const isOutside = y < from || y > to
    if (isOutside) drawn = drawChosen(model, state, { ...size, idPrefix }, [y])
    read = readChosen(drawn, state, seen)
    if (isNew || isOutside) settle(read)
    fill('.overlay', overlayOf(read, idPrefix))
    const { reading, chart } = read
    fill('.reading', readingPart(reading, chart))
    fill('.outcome', seen.texts.map((text) => `<p>${elementText(text)}</p>`).join(''))
    ruler.setAttribute('aria-valuenow', String(Math.round((reading?.x ?? 0) * 100) / 100))
    if (reading !== undefined) ruler.setAttribute('aria-valuetext', spoken(readingText(reading)))
  }

  function fillTexts(view: DrawnView): void {
    fill('.head', headHtml(view.chart))
    fill('.notes', notesHtml(view))
  }

  /** After the picture has changed. */
  function settle(view: DrawnView): void {
    const { chart, svg } = view
    const { plot } = view.geometry
    fill('.picture', svg)
    const key = part('.key')
    key.textContent = comparedText(chart)
    key.hidden = chart.compared === undefined
    // The texts around the picture wait until a gesture pauses: nothing jumps, and every frame is in time.
    clearTimeout(textTimer)
    textTimer = setTimeout(() => fillTexts(view), written.size > 1 ? pause : 0)
    const { style } = ruler
    style.left = `${plot.left}px`
    style.top = `${plot.top}px`
    style.width = `${plot.right - plot.left}px`
    style.height = `${plot.bottom - plot.top}px`
    const { section } = chart.frame
    ruler.setAttribute('aria-valuemin', String(section[0]))
    ruler.setAttribute('aria-valuemax', String(section[1]))
    gestures.settle(model.range, section, plot.right - plot.left)
    brush.settle(model.range, section, (x) => placeText(chart, x))
    part('.overlay').setAttribute('viewBox', `0 0 ${size.width} ${size.height}`)
  }

  const reach = (event: PointerEvent | MouseEvent) =>
    'pointerType' in event && event.pointerType === 'touch' ? 28 : 16
  const pointAt = (event: PointerEvent | MouseEvent) => {
    if (read === undefined) return
    const box = part('.stage').getBoundingClientRect()
    const pixel = { x: event.clientX - box.left, y: event.clientY - box.top }
    const point = nearestPoint(read, pixel, reach(event))
    choose(
      point === undefined
        ? { point: undefined, readAt: scalesOf(read.geometry).x.invert(pixel.x) }
        : { point, readAt: undefined },
    )
  }
  const say = (text: string) => {
    part('[role=status].unseen').textContent = spoken(text)
  }
  let selectedPoint: number | undefined
  ruler.addEventListener('pointermove', (event) => {
    if (event.buttons === 0 || event.pointerType === 'touch') pointAt(event)
  })
  ruler.addEventListener('pointerdown', pointAt)
  ruler.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') choose({ point: selectedPoint, readAt: undefined })
  })
  const select = (index: number) => {
    const point = read && readablePoints(read.chart)[index]
    if (read === undefined || point === undefined) return
    selectedPoint = index
    choose({ point: index, readAt: undefined })
    // After a click the focus may be elsewhere, so that the ruler is not heard.
    say(readingText({ ...readingAt(read.chart, point.x, point), lines: [] }))
    listener.selected(point)
  }
  ruler.addEventListener('click', (event) => {
    if (read === undefined) return
    const box = part('.stage').getBoundingClientRect()
    const point = nearestPoint(read, { x: event.clientX - box.left, y: event.clientY - box.top }, 28)
    if (point !== undefined) select(point)
  })

  return {
    root,
    shown: () => read,
    state: () => state,
    model: () => model,
    choose,
    show,
    gestures,
    select,
    say,
    tell: (text) => {
      say(text)
      showHint(text, answerTime)
    },
    resize: (given) => {
      if (given.width === size.width && given.height === size.height) return
      size = given
      drawn = undefined
      due ??= requestAnimationFrame(draw)
    },
    draw,
    stop: () => {
      if (due !== undefined) cancelAnimationFrame(due)
      clearTimeout(textTimer)
      clearTimeout(hintTimer)
      gestures.stop()
    },
  }
}
