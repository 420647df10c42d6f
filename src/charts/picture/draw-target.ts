import { capitalised } from '../../languages/language.js'
import { numberText } from '../../languages/written-number.js'
import { textWidth } from '../../scene/fit-text.js'
import type { Shape } from '../../scene/scene.js'
import type { ChartInLanguage, ChartTarget } from '../data/chart-data.js'
import type { Plot } from './layout.js'
import { shownTarget } from './shown-data.js'
import { fontSizes, markStyles, type Palette } from './styles.js'

const lineHeight = 15
/** From the bracket to its label, pixels. */
const gap = 9
/** Half the length of the bracket's ends, pixels. */
const halfEnd = 4
const size = fontSizes.small

/** The width of the bracket and its label, pixels. */
export function targetWidth(data: ChartInLanguage): number {
  const target = shownTarget(data)
  if (target === undefined) return 0
  return 2 * halfEnd + gap + Math.max(...targetTexts(target, data).map((text, i) => textWidth(text, size, i === 0)))
}

/** The target height and its range as a bracket at the adult end. */
export function drawTarget(data: ChartInLanguage, plot: Plot, left: number, palette: Palette): Shape[] {
  const shown = shownTarget(data)
  if (shown === undefined) return []
  const x = left + halfEnd
  const middle = plot.atY(shown.value)
  const top = Math.max(plot.y, plot.atY(shown.highest))
  const bottom = Math.min(plot.bottom, plot.atY(shown.lowest))
  const texts = targetTexts(shown, data)
  return [
    {
      kind: 'group',
      role: 'target',
      title: texts.join(' '),
      shapes: [
        {
          kind: 'path',
          lines: [
            [x, top, x, bottom],
            [x - halfEnd, top, x + halfEnd, top],
            [x - halfEnd, bottom, x + halfEnd, bottom],
          ],
          ...markStyles.targetLine(palette),
        },
        { kind: 'symbol', symbol: 'diamond', x, y: middle, radius: 5.5, ...markStyles.targetPoint(palette) },
        ...texts.map(
          (text, i): Shape => ({
            kind: 'text',
            x: x + gap,
            y: middle + (i - 1) * lineHeight + size * 0.36,
            text,
            size,
            bold: i === 0,
            fill: palette.target,
            anchor: 'start',
          }),
        ),
      ],
    },
  ]
}

function targetTexts({ value, lowest, highest }: ChartTarget, { language, yAxis }: ChartInLanguage): string[] {
  return [
    capitalised(language.names.targetHeight),
    `${numberText(value, 1, language)} ${yAxis.unit}`,
    language.chart.targetRange(numberText(lowest, 1, language), numberText(highest, 1, language)),
  ]
}
