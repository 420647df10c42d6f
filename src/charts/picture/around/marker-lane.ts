import { textWidth } from '../../../ground/scene/fit-text.js'
import type { ChartInLanguage, ChartMarker } from '../../data/chart-data.js'
import { shownMarkers } from '../shown-data.js'
import { fontSizes } from '../styles.js'

/** The height of a row, and the radius of a disc in it, pixels. */
export const laneRow = 19
export const discRadius = 8
/** The radius of a disc without a letter, pixels. */
const dotRadius = 4
/** Between two discs or periods in a row, pixels. */
const distance = 3
/** The most rows of discs; an event without a place shares the disc of its neighbour. */
const mostRows = 4
const size = fontSizes.small

/** The markers at a disc, and its place in the lane. */
export interface LaneDisc {
  /** `C`; `C–E` for several; empty where the events are only counted. */
  readonly name: string
  readonly markers: readonly PlacedMarker[]
  /** From the plot upwards. */
  readonly row: number
  /** The middle of the disc, pixels. */
  readonly x: number
  readonly width: number
}

/** A marker with its place in the picture, pixels; a period with its end. */
export interface PlacedMarker {
  readonly marker: ChartMarker
  readonly from: number
  readonly to: number
}

/** The lane of the markers above a plot. */
export interface MarkerLane {
  readonly discs: readonly LaneDisc[]
  /** Pixels; 0 without markers. */
  readonly height: number
}

/**
 * The lane above a plot from left to right: as few rows as keep discs and periods apart.
 *
 * @param hasLetters whether the events have letters: discs without may overlap
 */
export function layOutLane(data: ChartInLanguage, left: number, right: number, hasLetters: boolean): MarkerLane {
  const { from, to } = data.xAxis
  const eventName = (index: number) => (hasLetters ? data.language.chart.eventName(index) : '')
  const across = (x: number) => Math.min(right, Math.max(left, left + ((x - from) / (to - from)) * (right - left)))
  const discs: LaneDisc[] = []
  const rowEnds: number[] = []
  shownMarkers(data).forEach((marker, index) => {
    const placed = [{ marker, from: across(marker.x), to: across(marker.untilX ?? marker.x) }]
    const disc = discOf(placed, eventName(index), 0)
    const begin = hasLetters ? disc.x - disc.width / 2 - distance : disc.x
    const free = rowEnds.findIndex((end) => end <= begin)
    const row = free >= 0 ? free : rowEnds.length
    const last = discs.at(-1)
    if (row < mostRows || last === undefined) {
      discs.push({ ...disc, row })
      rowEnds[row] = rightEnd(disc)
    } else {
      const name = hasLetters ? `${eventName(index - last.markers.length)}–${disc.name}` : ''
      const shared = discOf([...last.markers, ...placed], name, last.row)
      discs[discs.length - 1] = shared
      rowEnds[last.row] = rightEnd(shared)
    }
  })
  return { discs, height: rowEnds.length * laneRow }
}

/** A disc above the middle of its markers, as wide as its name. */
function discOf(markers: readonly PlacedMarker[], name: string, row: number): LaneDisc {
  const places = markers.map((marker) => marker.from)
  return { name, markers, row, x: (Math.min(...places) + Math.max(...places)) / 2, width: discWidth(name) }
}

/** The width of the disc of an event, of a pill with the names of several, or of a disc without a letter, pixels. */
export function discWidth(name: string): number {
  return name === '' ? 2 * dotRadius : Math.max(2 * discRadius, textWidth(name, size, true) + 8)
}

/** Where the next disc may begin. */
function rightEnd({ name, x, width, markers }: LaneDisc): number {
  return Math.max(name === '' ? x : x + width / 2, ...markers.map((marker) => marker.to))
}
