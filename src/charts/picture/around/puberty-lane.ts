import { textWidth } from '../../../ground/scene/fit-text.js'
import type { ChartInLanguage, ChartPubertySign } from '../../data/chart-data.js'
import { pubertyMarkText } from '../../data/texts/found-by-day.js'
import { shownPuberty } from '../shown-data.js'
import { fontSizes } from '../styles.js'

/** The height of a row of marks, and of the band of the usual onset, pixels. */
export const markRow = 15
export const onsetBand = 13
/** Between two marks in a row, pixels. */
const distance = 6
/** What finds no place in these rows shares the name of its neighbour. */
const mostRows = 4
/** Neighbours share a name from the start where there are more days: placing names takes the cube of their number. */
const mostNames = 60
/** Between a stem and its name, pixels. */
const poleGap = 3
const size = fontSizes.small

/** What was found on a day, or on several in a crowd, and the place of its name. */
export interface PubertyMark {
  readonly signs: readonly ChartPubertySign[]
  /** `B2 PH2` */
  readonly name: string
  /** The places of the ages, the middle of the name and its width, pixels. */
  readonly places: readonly number[]
  readonly x: number
  readonly width: number
  /** Whether the name is left of its stem. */
  readonly isLeft: boolean
  /** From the plot upwards. */
  readonly row: number
}

/** The lane of puberty above a plot: names of what was found, and under them the ages at which puberty usually begins. */
export interface PubertyLane {
  readonly marks: readonly PubertyMark[]
  /** The ends of the band, pixels; undefined where the section doesn't show it. */
  readonly onset: { readonly from: number; readonly to: number } | undefined
  /** Pixels; 0 where nothing of puberty is shown. */
  readonly height: number
}

/** The lane above a plot from left to right: as few rows as keep the names apart. */
export function layOutPuberty(data: ChartInLanguage, left: number, right: number): PubertyLane {
  const { puberty, xAxis, language } = data
  if (puberty === undefined) return { marks: [], onset: undefined, height: 0 }
  const across = (x: number) =>
    Math.min(right, Math.max(left, left + ((x - xAxis.from) / (xAxis.to - xAxis.from)) * (right - left)))
  const days = byDay(shownPuberty(data)).map((signs) =>
    named([...signs], signs.map((sign) => pubertyMarkText(sign, language)).join(' '), [across(signs[0].x)]),
  )
  const marks = flags(fewNames(days), left, right)
  const rows = Math.max(0, ...marks.map(({ row }) => row + 1))
  const [from, to] = [across(puberty.onsetFrom), across(puberty.onsetTo)]
  const onset = to - from < 1 ? undefined : { from, to }
  const height = rows * markRow + (onset !== undefined || marks.length > 0 ? onsetBand : 0)
  return { marks, onset, height }
}

type NamedDays = Omit<PubertyMark, 'row' | 'x' | 'isLeft'>

function named(signs: readonly ChartPubertySign[], name: string, places: readonly number[]): NamedDays {
  return { signs, name, places, width: textWidth(name, size, true) }
}

/** Days that share one name, from that of the first to that of the last. */
function joined(days: readonly NamedDays[]): NamedDays {
  return named(
    days.flatMap(({ signs }) => signs),
    `${days[0]?.name.split('–')[0]}–${days.at(-1)?.name.split('–').at(-1)}`,
    days.flatMap(({ places }) => places),
  )
}

function fewNames(days: readonly NamedDays[]): readonly NamedDays[] {
  if (days.length <= mostNames) return days
  const each = Math.ceil(days.length / mostNames)
  return Array.from({ length: Math.ceil(days.length / each) }, (_, i) => joined(days.slice(i * each, (i + 1) * each)))
}

/**
 * Each name beside the top of its stem, like a flag on a pole: right of it, near the right edge left of it. No stem
 * runs through a name, since of several in a crowd the one that is farthest in the direction of the names is lowest.
 */
function flags(days: readonly NamedDays[], left: number, right: number): PubertyMark[] {
  let limit = right
  const isLeft = [...days]
    .reverse()
    .map(({ places, width }) => {
      const isOver = Math.max(...places) + poleGap + width > limit && Math.min(...places) - poleGap - width >= left
      if (isOver) limit = Math.min(limit, Math.min(...places) - distance)
      return isOver
    })
    .reverse()
  const marks: PubertyMark[] = []
  const place = (each: NamedDays, toLeft: boolean) => {
    const pole = toLeft ? Math.max(...each.places) : Math.min(...each.places)
    // Where it fits on neither side it may be over its stem.
    const begin = toLeft ? pole - poleGap - each.width : Math.max(left, Math.min(pole + poleGap, right - each.width))
    const isFree = (row: number) =>
      marks.every((other) => {
        if (other.row < row) return true
        const nearest = [
          ...other.places,
          ...(other.row === row ? [other.x - other.width / 2, other.x + other.width / 2] : []),
        ]
        return Math.min(...nearest) >= begin + each.width + distance || Math.max(...nearest) <= begin - distance
      })
    let row = 0
    while (row < mostRows && !isFree(row)) row++
    marks.push({ ...each, isLeft: toLeft, x: begin + each.width / 2, row })
  }
  for (const [i, each] of [...days.entries()].reverse()) if (isLeft[i] !== true) place(each, false)
  for (const [i, each] of days.entries()) if (isLeft[i] === true) place(each, true)
  const crowded = marks.find(({ row }) => row >= mostRows)
  if (crowded === undefined) return marks.sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
  const at = days.findIndex(({ places }) => places[0] === crowded.places[0])
  const first = Math.min(at, days.length - 2)
  return flags([...days.slice(0, first), joined(days.slice(first, first + 2)), ...days.slice(first + 2)], left, right)
}

/** Findings of one day are joined. */
function byDay(signs: readonly ChartPubertySign[]): [ChartPubertySign, ...ChartPubertySign[]][] {
  const days: [ChartPubertySign, ...ChartPubertySign[]][] = []
  for (const sign of signs) {
    const last = days.at(-1)
    if (last?.[0].date === sign.date) last.push(sign)
    else days.push([sign])
  }
  return days
}
