import { textWidth } from '../../../ground/scene/fit-text.js'
import type { Shape } from '../../../ground/scene/scene.js'
import type { ChartInLanguage } from '../../data/chart-data.js'
import { onsetAges, pubertyTexts } from '../../data/texts/found-by-day.js'
import { type AbovePlot, belowLane } from '../around/above-plot.js'
import { markRow, onsetBand, type PubertyMark } from '../around/puberty-lane.js'
import type { Plot } from '../layout.js'
import { fontSizes, markPaints, type Palette } from '../styles.js'

/** Around the name of the band, pixels. */
const padding = 6

/** Findings of puberty in a lane above the plot, where no point is: a stem at each age, and the band of the usual onset. */
export function drawPuberty(data: ChartInLanguage, plot: Plot, above: AbovePlot, palette: Palette): Shape[] {
  const { cutLabels, scale, puberty } = above
  if (puberty.height === 0) return []
  const bottom = plot.y - cutLabels - scale - belowLane
  const top = bottom - onsetBand
  return [
    {
      kind: 'group',
      role: 'puberty',
      shapes: [
        ...drawBand(data, plot, { ...above, top }, palette),
        ...puberty.marks.map((mark) => drawStems(mark, top, bottom, palette)),
        ...puberty.marks.map((mark) => drawName(mark, { top, events: eventLines(above) }, data, palette)),
      ],
    },
  ]
}

/** The band, and its name where no stem or line of an event strikes it through; else the legend alone names it. */
function drawBand(
  { puberty, language }: ChartInLanguage,
  { x: left, right }: Plot,
  { puberty: lane, lane: events, top: y }: AbovePlot & { readonly top: number },
  palette: Palette,
): Shape[] {
  if (lane.onset === undefined || puberty === undefined) return []
  const { from, to } = lane.onset
  const text = language.chart.puberty.onset(...onsetAges(puberty, language))
  const width = textWidth(text, fontSizes.small) + 2 * padding
  const stems = lane.marks.flatMap(({ places }) => places)
  const lines = eventLines({ lane: events })
  const isClear = (begin: number) => {
    const struck = begin >= from && begin + width <= to ? stems : [...stems, ...lines]
    return begin >= left && begin + width <= right && !struck.some((x) => x > begin && x < begin + width)
  }
  const inside = width > to - from ? [] : [(from + to - width) / 2, from, to - width]
  const begin = [...inside, from - width, to].find(isClear)
  return [
    { kind: 'rect', x: from, y, width: to - from, height: onsetBand, ...markPaints.onsetBand(palette) },
    ...(begin === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            x: begin + width / 2,
            y: y + onsetBand * 0.78,
            text,
            size: fontSizes.small,
            fill: palette.quietText,
            anchor: 'middle' as const,
          },
        ]),
  ]
}

/** The places of the lines of events, which run down through the lane of puberty. */
function eventLines({ lane }: Pick<AbovePlot, 'lane'>): readonly number[] {
  return lane.discs.flatMap(({ markers }) => markers.flatMap((marker) => [marker.from, marker.to]))
}

/** A stem to each age; that beside the name reaches up along it. */
function drawStems({ places, row, isLeft }: PubertyMark, top: number, bottom: number, palette: Palette): Shape {
  const beside = isLeft ? Math.max(...places) : Math.min(...places)
  return {
    kind: 'path',
    lines: places.map((x) => [x, top - row * markRow - (x === beside ? markRow - 3 : 1), x, bottom]),
    ...markPaints.pubertyStem(palette),
  }
}

function drawName(
  { signs, name, x, row, width }: PubertyMark,
  { top, events }: { readonly top: number; readonly events: readonly number[] },
  { language }: ChartInLanguage,
  palette: Palette,
): Shape {
  const y = top - (row + 1) * markRow
  const left = x - width / 2 - 1
  const isCrossed = events.some((place) => place > left && place < left + width + 2)
  return {
    kind: 'group',
    data: { date: [...new Set(signs.map(({ date }) => date))].join(' ') },
    title: pubertyTexts(signs, language).join('\n'),
    shapes: [
      ...(isCrossed
        ? [{ kind: 'rect' as const, x: left, y: y + 1, width: width + 2, height: markRow - 2, fill: palette.page }]
        : []),
      {
        kind: 'text',
        x,
        y: y + markRow * 0.72,
        text: name,
        size: fontSizes.small,
        bold: true,
        fill: palette.text,
        anchor: 'middle',
      },
    ],
  }
}
