import { textWidth } from '../../scene/fit-text.js'
import type { ChartInLanguage, ChartPubertySign } from '../data/chart-data.js'
import { pubertyMarkText } from '../data/found-by-day.js'
import { shownPuberty } from './shown-data.js'
import { fontSizes } from './styles.js'

/** The height of a row of marks, and of the band of the usual onset, pixels. */
export const markRow = 15
export const onsetBand = 13
/** Between two marks in a row, pixels. */
const distance = 6
/** What finds no place in so many rows shares the name of its neighbour. */
const mostRows = 4
const size = fontSizes.small

/** What was found on a day, or on several in a crowd, and where its name stands. */
export interface PubertyMark {
  readonly signs: readonly ChartPubertySign[]
  /** `B2 PH2` */
  readonly name: string
  /** The places of the ages, the middle of the name and its width, pixels. */
  readonly places: readonly number[]
  readonly x: number
  readonly width: number
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
  const rowEnds: number[] = []
  const marks: PubertyMark[] = []
  for (const signs of byDay(shownPuberty(data))) {
    const name = signs.map((sign) => pubertyMarkText(sign, language)).join(' ')
    const place = across(signs[0].x)
    const width = textWidth(name, size, true)
    const x = Math.min(right - width / 2, Math.max(left + width / 2, place))
    const free = rowEnds.findIndex((end) => end + distance <= x - width / 2)
    const row = free >= 0 ? free : rowEnds.length
    const last = marks.at(-1)
    const mark =
      row < mostRows || last === undefined
        ? { signs, name, places: [place], x, width, row }
        : withNeighbour(marks.pop() as PubertyMark, { signs, name, places: [place] })
    marks.push(mark)
    rowEnds[mark.row] = mark.x + mark.width / 2
  }
  const [from, to] = [across(puberty.onsetFrom), across(puberty.onsetTo)]
  const onset = to - from < 1 ? undefined : { from, to }
  const height = rowEnds.length * markRow + (onset !== undefined || marks.length > 0 ? onsetBand : 0)
  return { marks, onset, height }
}

/** Both under one name, `B2–B4`, which begins where that of the first did. */
function withNeighbour(first: PubertyMark, next: Pick<PubertyMark, 'signs' | 'name' | 'places'>): PubertyMark {
  const begin = first.x - first.width / 2
  const name = `${first.name.split('–')[0]}–${next.name}`
  const width = textWidth(name, size, true)
  return {
    ...first,
    signs: [...first.signs, ...next.signs],
    name,
    places: [...first.places, ...next.places],
    x: begin + width / 2,
    width,
  }
}

/** Findings of one day stand together. */
function byDay(signs: readonly ChartPubertySign[]): [ChartPubertySign, ...ChartPubertySign[]][] {
  const days: [ChartPubertySign, ...ChartPubertySign[]][] = []
  for (const sign of signs) {
    const last = days.at(-1)
    if (last?.[0].date === sign.date) last.push(sign)
    else days.push([sign])
  }
  return days
}
