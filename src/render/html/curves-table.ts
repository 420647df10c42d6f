import type { ChartCurve, ChartInLanguage, ChartSegment } from '../../charts/data/chart-data.js'
import { numberText, shortNumberText } from '../../languages/written-number.js'
import { elementText } from '../../text/markup.js'
import { htmlTable } from './html-table.js'

/** A range of x in which the curves come from one reference. */
interface Part {
  readonly reference: string
  readonly from: number
  readonly to: number
}

/** The curves in figures: the values of each at the ends of its parts; the highest curve first, as in the picture. */
export function curvesTable(data: ChartInLanguage): string {
  const { language, curves, xAxis, yAxis } = data
  const words = language.page
  const parts = partsOf(curves)
  if (parts.length === 0) return ''
  const value = (y: number) => numberText(y, yAxis.decimals, language)
  const position = (x: number) => shortNumberText(x, 2, language)
  const columns = [
    { heading: words.curve },
    { heading: language.names.sds, isNumeric: true },
    ...parts.map(({ reference, from, to }) => ({
      heading: `${reference}, ${words.fromTo(position(from), position(to))} ${xAxis.unit}`,
      isNumeric: true,
    })),
  ]
  const rows = curves
    .map(({ label, sds, segments }) => ({
      cells: [
        label,
        numberText(sds, 2, language),
        ...parts.map((part) => {
          const points = segments.find((segment) => isPart(segment, part))?.points ?? []
          const [first, last] = [points[0], points.at(-1)]
          return first && last ? words.fromTo(value(first.y), value(last.y)) : '–'
        }),
      ],
    }))
    .reverse()
  return htmlTable(words.curvesCaption(yAxis.title), columns, rows) + backgroundNote(data)
}

/** The parts of all curves, from left to right; not every curve has all of them. */
function partsOf(curves: readonly ChartCurve[]): Part[] {
  const parts: Part[] = []
  for (const segment of curves.flatMap(({ segments }) => segments)) {
    const [first, last] = [segment.points[0], segment.points.at(-1)]
    if (first === undefined || last === undefined || parts.some((part) => isPart(segment, part))) continue
    parts.push({ reference: segment.reference, from: first.x, to: last.x })
  }
  return parts.sort((a, b) => a.from - b.from)
}

function isPart({ reference, points }: ChartSegment, part: Part): boolean {
  return reference === part.reference && points[0]?.x === part.from && points.at(-1)?.x === part.to
}

function backgroundNote({ language, background }: ChartInLanguage): string {
  if (background.length === 0) return ''
  const labels = background.map(({ label }) => label).join(', ')
  const references = background.flatMap(({ segments }) => segments.map(({ reference }) => reference))
  const text = language.page.background(labels, [...new Set(references)].join(', '))
  return `<p>${elementText(text)}</p>\n`
}
