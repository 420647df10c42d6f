import { fitText, textWidth } from '../../../ground/scene/fit-text.js'
import type { ChartAxis, ChartLimit, ChartSegment, Place } from '../../data/chart-curves.js'
import type { ChartData } from '../../data/chart-data.js'
import type { Plot } from '../layout.js'
import { fontSizes, type Palette } from '../styles.js'

const size = fontSizes.small
/** The largest share of the picture's width that a label may take. */
const widestShare = 0.34
/** The names of limits are without their lines where a label would take more than this share of the width. */
const widestLimitShare = 0.27
/** A limit that ends farther from the right edge than this, as a share of the axis, ends inside the plot. */
const insideShare = 0.15

/** A label at the visible end of its curve, in pixels. */
export interface EndLabel {
  readonly text: string
  readonly bold: boolean
  readonly fill: string
  readonly x: number
  readonly y: number
  /** The curve leaves the plot at the top. */
  readonly isAtTop: boolean
  /** It is next to the plot, even if there is room at the end of the line. */
  readonly isBesidePlot: boolean
}

/** How a label is written. */
type LabelStyle = Pick<EndLabel, 'bold' | 'fill' | 'isBesidePlot'>

/** The texts of all labels at the ends of curves, and the widest of them in bold letters, pixels. */
interface EndTexts {
  readonly texts: readonly string[]
  readonly widest: number
}

type CurvesWithNames = Pick<ChartData, 'curves' | 'limits' | 'xAxis'>

/** The texts at the ends of curves in a picture of a width. */
export function endTexts({ curves, limits, xAxis }: CurvesWithNames, pictureWidth: number): EndTexts {
  const fitted = (text: string) => fitText(text, widestShare * pictureWidth, size, true)
  const atEnd = limits.filter((limit) => !endsInside(limit, xAxis))
  const texts = [...curves.map(({ label }) => fitted(label)), ...limitTexts(atEnd, pictureWidth).map(fitted)]
  return { texts, widest: Math.max(0, ...texts.map((text) => textWidth(text, size, true))) }
}

/** Whether a limit ends so far from the right edge that its name belongs to its line, and not beside the plot. */
export function endsInside({ segments }: ChartLimit, { from, to }: ChartAxis): boolean {
  const end = segments.at(-1)?.points.at(-1)
  return end === undefined || end.x < to - insideShare * (to - from)
}

/** The labels at the ends of curves and limits. */
export function endLabels(data: CurvesWithNames, plot: Plot, pictureWidth: number, palette: Palette): EndLabel[] {
  const { texts } = endTexts(data, pictureWidth)
  const curves = data.curves.map(({ segments, sds }, i) => {
    const style = { bold: Math.abs(sds) < 1e-6, fill: palette.curve, isBesidePlot: false }
    return endLabel(texts[i] as string, segments, plot, style)
  })
  const atEnd = data.limits.filter((limit) => !endsInside(limit, data.xAxis))
  const ofLimit = { bold: false, fill: palette.limit, isBesidePlot: true }
  const limits = atEnd.map(({ segments }, i) =>
    endLabel(texts[data.curves.length + i] as string, segments, plot, ofLimit),
  )
  return [...curves, ...limits].filter((label) => label !== undefined)
}

/** The names of limits: all in full, all without the line they run along, or each as short as a narrow picture needs. */
function limitTexts(limits: readonly ChartLimit[], pictureWidth: number): string[] {
  const fits = (text: string, share: number) => textWidth(text, size, true) <= share * pictureWidth
  const full = limits.map(({ label }) => label)
  if (full.every((text) => fits(text, widestLimitShare))) return full
  return limits.map(({ name, line }) => (fits(name, widestShare) ? name : line))
}

/** Where a curve is last visible: at its end, or where it leaves the plot at the top. */
function endLabel(
  text: string,
  segments: readonly ChartSegment[],
  plot: Plot,
  style: LabelStyle,
): EndLabel | undefined {
  for (let k = segments.length - 1; k >= 0; k--) {
    const { points } = segments[k] as ChartSegment
    for (let i = points.length - 1; i >= 0; i--) {
      const { x, y } = points[i] as Place
      if (!plot.shows(x, y)) continue
      const next = points[i + 1]
      const at = { x: plot.atX(x), y: plot.atY(y) }
      if (next === undefined || plot.atY(next.y) >= plot.y) return { text, ...style, ...at, isAtTop: false }
      const share = (at.y - plot.y) / (at.y - plot.atY(next.y))
      return { text, ...style, x: plot.atX(x + share * (next.x - x)), y: plot.y, isAtTop: true }
    }
  }
  return undefined
}
