import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { textWidth } from '../../../ground/scene/fit-text.js'
import type { Shape } from '../../../ground/scene/scene.js'
import { areaShape, groupShape, pathShape, symbolShape, textShape, titledGroup } from '../../../ground/scene/shapes.js'
import { type Decimals, formatNumber } from '../../../ground/text/number.js'
import type { ChartInLanguage, ChartTarget } from '../../data/chart-data.js'
import type { Plot } from '../layout.js'
import { shownTarget } from '../shown-data.js'
import { fontSizes, markPaints, type Palette } from '../styles.js'
import { bandBetween } from './draw-curves.js'
import { scoreDecimals } from './point-data.js'

const lineHeight = 15
/** Of the target height for programs, cm. */
const targetDecimals: Decimals = { min: 0, max: 1 }
/** From the bracket to its label, pixels. */
const gap = 9
/** Half the length of the bracket's ends, pixels. */
const halfEnd = 4
const size = fontSizes.small
/** Narrower pictures have the bracket with its height alone, and the narrowest the bracket alone, pixels. */
const namedFrom = 560
const labelledFrom = 360

/** The width of the bracket and its label in a picture of a width, pixels. */
export function targetWidth(data: ChartInLanguage, pictureWidth: number): number {
  const target = shownTarget(data)
  if (target === undefined) return 0
  const widths = targetTexts(target, data, pictureWidth).map((text, i) => textWidth(text, size, i === 0))
  return 2 * halfEnd + (widths.length === 0 ? 0 : gap + Math.max(...widths))
}

/** The range of the target height through all ages. */
export function drawTargetChannel({ target }: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const [lower, upper] = target?.channel ?? []
  if (lower === undefined || upper === undefined) return []
  const lines = bandBetween(lower.segments, upper.segments, plot)
  return [groupShape('target-channel', [areaShape(lines, markPaints.targetChannel(palette), 'target-channel')])]
}

/** The target height and its range as a bracket at the adult end; its label is to the right of the scale. */
export function drawTarget(
  data: ChartInLanguage,
  plot: Plot,
  { left, beside, pictureWidth }: { readonly left: number; readonly beside: number; readonly pictureWidth: number },
  palette: Palette,
): Shape[] {
  const shown = shownTarget(data)
  if (shown === undefined) return []
  const { score } = shown
  const x = left + halfEnd
  const middle = plot.atY(shown.value)
  const top = Math.max(plot.y, plot.atY(shown.highest))
  const bottom = Math.min(plot.bottom, plot.atY(shown.lowest))
  const lines = [
    [x, top, x, bottom],
    [x - halfEnd, top, x + halfEnd, top],
    [x - halfEnd, bottom, x + halfEnd, bottom],
  ]
  const shapes: Shape[] = [
    pathShape(lines, markPaints.targetLine(palette)),
    symbolShape('diamond', { x, y: middle, radius: 5.5 }, markPaints.targetPoint(palette)),
  ]
  const texts = targetTexts(shown, data, pictureWidth)
  texts.forEach((text, i) => {
    const y = middle + (i - (texts.length - 1) / 2) * lineHeight + size * 0.36
    shapes.push(
      textShape(text, { x: x + beside + gap, y }, { anchor: 'start', size, fill: palette.target, bold: i === 0 }),
    )
  })
  const figures = {
    value: formatNumber(shown.value, targetDecimals),
    sds: score && formatNumber(score.value, scoreDecimals),
  }
  const title = (pictureWidth < namedFrom ? targetTexts(shown, data, namedFrom) : texts).join(' ')
  return [titledGroup('target', figures, title, shapes)]
}

function targetTexts(
  { value, lowest, highest }: ChartTarget,
  { language, yAxis }: ChartInLanguage,
  pictureWidth: number,
): string[] {
  const figure = numberText(value, 1, language)
  if (pictureWidth < labelledFrom) return []
  if (pictureWidth < namedFrom) return [figure]
  return [
    capitalised(language.names.targetHeight),
    `${figure} ${yAxis.unit}`,
    language.chart.targetRange(numberText(lowest, 1, language), numberText(highest, 1, language)),
  ]
}
