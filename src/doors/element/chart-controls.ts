import type { ChartLines } from '../../charts/chart-request.js'
import { comparableSets, type WhatIf } from './chart-model.js'
import { idPrefix, type LiveChart } from './live-chart.js'
import { readablePoints } from './picture-view.js'
import { sectionText } from './shell-html.js'
import { copyPng, copySvg, printSvg, type TakenOut, wholeSvg } from './take-out.js'
import { visitFields } from './what-if.js'

/** One press of an arrow moves the ruler, and with Shift the section, by this share of the section. */
const rulerStep = 0.01
const panStep = 0.15
/** Room beyond a visit that is supposed, as a share of the section. */
const roomBeyond = 0.08

type Action = (live: LiveChart, host: HTMLElement) => void | Promise<void>

/** What the buttons do, by their `data-action`. */
const actions: { readonly [name in string]?: Action } = {
  'ages:corrected': (live) => live.choose({ chronological: false, section: undefined }),
  'ages:chronological': (live) => live.choose({ chronological: true, section: undefined }),
  'zoom:in': zoomAction(1),
  'zoom:out': zoomAction(-1),
  'zoom:child': (live) => {
    live.show(undefined)
    saySection(live)
  },
  'zoom:all': (live) => {
    live.gestures.show(live.model().range.widest)
    saySection(live)
  },
  whatif: (live) => {
    const form = live.root.querySelector('.whatif') as HTMLElement
    form.hidden = !form.hidden
    live.choose(form.hidden ? { whatIf: {} } : { whatIf: formWhatIf(live) })
    if (!form.hidden) form.querySelector('input')?.focus()
  },
  'whatif:clear': (live) => {
    for (const field of whatIfFields(live)) field.value = field.defaultValue
    live.choose({ whatIf: {} })
  },
  'copy:png': (live) => takeOut(live, copyPng),
  'copy:svg': (live) => takeOut(live, copySvg),
  print: (live) => {
    const shown = live.shown()
    if (shown !== undefined) printSvg(wholeSvg(shown.chart, idPrefix))
  },
  fullscreen: async (live, host) => {
    try {
      await (document.fullscreenElement === host ? document.exitFullscreen() : host.requestFullscreen())
    } catch {
      live.tell(live.model().language.element.notPossible)
    }
  },
}

/** What the keys do on the ruler; with Shift, those that begin with it. */
const keys: { readonly [key in string]?: (live: LiveChart) => void } = {
  ArrowLeft: (live) => moveRuler(live, -rulerStep),
  ArrowRight: (live) => moveRuler(live, rulerStep),
  'Shift+ArrowLeft': (live) => live.gestures.panBy(-panStep),
  'Shift+ArrowRight': (live) => live.gestures.panBy(panStep),
  PageUp: (live) => stepPoint(live, -1),
  PageDown: (live) => stepPoint(live, 1),
  Home: (live) => readPoint(live, 0),
  End: (live) => readPoint(live, Number.POSITIVE_INFINITY),
  '+': zoomAction(1),
  '=': zoomAction(1),
  '-': zoomAction(-1),
  0: (live) => live.show(undefined),
  a: (live) => live.gestures.show(live.model().range.widest),
  l: (live) => chooseLines(live, live.model().frame.settings.lines === 'sds' ? otherLines(live) : 'sds'),
  Enter: (live) => live.select(currentPoint(live)),
}

/** Connects buttons, keys and fields of a live chart. */
export function connectControls(live: LiveChart, host: HTMLElement): void {
  const { root } = live
  const shell = root.querySelector('.chart') as HTMLElement
  shell.dataset['lines'] = live.model().inputs.request.lines ?? 'percentiles'
  connectButtons(live, host, shell)
  root.querySelector('.ruler')?.addEventListener('keydown', (event) => pressKey(live, event as KeyboardEvent))
  connectFields(live)
  const { compared } = live.state()
  const select = root.querySelector('select')
  if (select !== null && compared !== undefined) select.value = String(comparableSets(live.model()).indexOf(compared))
  showPressed(live)
}

function connectButtons(live: LiveChart, host: HTMLElement, shell: HTMLElement): void {
  shell.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-action]')
    const action = button?.dataset['action'] ?? ''
    if (action.startsWith('lines:')) chooseLines(live, action.slice('lines:'.length) as ChartLines)
    void actions[action]?.(live, host)
    if (button?.closest('.menu')) button.closest('details')?.removeAttribute('open')
    showPressed(live)
  })
  live.root.querySelector('.more')?.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return
    const menu = event.currentTarget as HTMLDetailsElement
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

function pressKey(live: LiveChart, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const act = keys[event.shiftKey && name.startsWith('Arrow') ? `Shift+${name}` : name]
  if (act === undefined) return
  event.preventDefault()
  // Keys can come faster than frames, and each goes on from the one before.
  live.draw()
  const before = live.state().section
  // The reading is the ruler's own; what was said of another section is over.
  live.say('')
  act(live)
  if (live.state().section !== before) saySection(live)
  showPressed(live)
}

function connectFields(live: LiveChart): void {
  live.root.querySelector('select')?.addEventListener('change', ({ target }) => {
    const index = Number((target as HTMLSelectElement).value)
    live.choose({ compared: comparableSets(live.model())[index] })
  })
  live.root.querySelector('.whatif')?.addEventListener('input', () => {
    live.choose({ whatIf: formWhatIf(live) })
    live.draw()
    showSupposed(live)
  })
}

function zoomAction(steps: number): (live: LiveChart) => void {
  return (live) => {
    const { reading, chart } = live.shown() ?? {}
    const [from, to] = chart?.frame.section ?? [0, 0]
    const isVisible = reading !== undefined && reading.x >= from && reading.x <= to
    live.gestures.zoomBy(steps, isVisible && document.activeElement !== null ? reading.x : undefined)
    saySection(live)
  }
}

function saySection(live: LiveChart): void {
  live.draw()
  const shown = live.shown()
  if (shown !== undefined) live.say(sectionText(shown.chart))
}

/** The lines that the chart has besides those of SDS. */
function otherLines({ root }: LiveChart): ChartLines {
  const asked = (root.querySelector('.chart') as HTMLElement).dataset['lines'] as ChartLines
  return asked === 'sds' ? 'percentiles' : asked
}

function chooseLines(live: LiveChart, lines: ChartLines): void {
  live.choose({ lines })
}

function showPressed(live: LiveChart): void {
  const { lines = live.model().frame.settings.lines, chronological = false } = live.state()
  const isOpen = !(live.root.querySelector('.whatif') as HTMLElement).hidden
  const pressed = [`lines:${lines}`, chronological ? 'ages:chronological' : 'ages:corrected', isOpen ? 'whatif' : '']
  for (const button of live.root.querySelectorAll('[aria-pressed]')) {
    button.setAttribute('aria-pressed', String(pressed.includes(button.getAttribute('data-action') ?? '')))
  }
}

/** The point that is read, or the last one before the ruler. */
function currentPoint(live: LiveChart): number {
  const shown = live.shown()
  if (shown === undefined) return -1
  const points = readablePoints(shown.chart)
  const index = shown.point === undefined ? -1 : points.indexOf(shown.point)
  return index >= 0 ? index : points.filter(({ x }) => x <= (shown.reading?.x ?? 0)).length - 1
}

function stepPoint(live: LiveChart, by: number): void {
  readPoint(live, currentPoint(live) + by)
}

/** Reads a point, and moves the section if that doesn't show it. */
function readPoint(live: LiveChart, index: number): void {
  const shown = live.shown()
  const points = shown === undefined ? [] : readablePoints(shown.chart)
  const at = Math.max(0, Math.min(points.length - 1, index))
  const point = points[at]
  if (shown === undefined || point === undefined) return
  const [from, to] = shown.chart.frame.section
  live.choose({ point: at, readAt: undefined })
  if (point.x < from || point.x > to) live.gestures.show([point.x - (to - from) / 2, point.x + (to - from) / 2])
}

function moveRuler(live: LiveChart, share: number): void {
  const shown = live.shown()
  if (shown === undefined) return
  const [from, to] = shown.chart.frame.section
  const at = (shown.reading?.x ?? from) + share * (to - from)
  live.choose({ point: undefined, readAt: Math.min(to, Math.max(from, at)) })
}

async function takeOut(live: LiveChart, copy: (svg: string) => Promise<TakenOut>): Promise<void> {
  const shown = live.shown()
  if (shown === undefined) return
  live.tell(live.model().language.element[await copy(wholeSvg(shown.chart, idPrefix))])
}

/** The fields of what is supposed. They are in no form: a form within another one is lost where markup is parsed. */
function whatIfFields({ root }: LiveChart): readonly HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('.whatif input')]
}

function formWhatIf(live: LiveChart): WhatIf {
  const fields = new Map(whatIfFields(live).map((field) => [field.name, field]))
  const number = (name: string): number | undefined => {
    const value = fields.get(name)?.valueAsNumber
    return value === undefined || Number.isNaN(value) ? undefined : value
  }
  const shown = live.shown()
  return {
    date: fields.get('date')?.value,
    values: Object.fromEntries(
      shown === undefined ? [] : visitFields(shown.chart).map((field) => [field, number(field)]),
    ),
    sizeFatherCm: number('sizeFatherCm'),
    sizeMotherCm: number('sizeMotherCm'),
  }
}

/** Makes the section longer if a visit that is supposed lies beyond it. */
function showSupposed(live: LiveChart): void {
  const shown = live.shown()
  const x = shown?.supposed.point?.x
  if (shown === undefined || x === undefined) return
  const [from, to] = shown.chart.frame.section
  if (x > to - roomBeyond * (to - from)) live.gestures.show([from, x + roomBeyond * (x - from)])
}
