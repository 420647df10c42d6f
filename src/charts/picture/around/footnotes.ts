import { libraryVersion } from '../../../ground/model/provenance.js'
import { textWidth, wrapText } from '../../../ground/scene/fit-text.js'
import type { Scene, Shape, TextShape } from '../../../ground/scene/scene.js'
import { groupShape, textShape } from '../../../ground/scene/shapes.js'
import type { ChartData, ChartInLanguage } from '../../data/chart-data.js'
import { dateText } from '../../data/texts/describe-point.js'
import { type Block, emptyBlock, type RoomOfTexts } from '../layout.js'
import { fontSizes, type Palette } from '../styles.js'

const lineHeight = 15
const size = fontSizes.small
const headingHeight = 22
/** Between one reference and the next, pixels. */
const referenceGap = 4

/**
 * What no reader may miss, in the colour of the text, and the notes on the figures, in small print.
 *
 * @param hasNotes whether there is room for the notes
 */
export function layOutNotes(
  { cautions, notes }: ChartData,
  hasNotes: boolean,
  { left, width }: RoomOfTexts,
  palette: Palette,
): Block {
  const wrapped = (texts: readonly string[]) => {
    const lines: string[] = []
    for (const text of texts) for (const line of wrapText(text, width, size)) lines.push(line)
    return lines
  }
  const [urgent, quiet] = [wrapped(cautions), wrapped(hasNotes ? notes : [])]
  if (urgent.length + quiet.length === 0) return emptyBlock
  const texts = (lines: readonly string[], top: number, fill: string): TextShape[] =>
    lines.map((text, i) => smallText(text, [left, top + i * lineHeight], fill))
  return {
    height: (urgent.length + quiet.length) * lineHeight,
    shapes: (top) => [
      groupShape('cautions', texts(urgent, top, palette.text)),
      groupShape('notes', texts(quiet, top + urgent.length * lineHeight, palette.quietText)),
    ],
  }
}

/** Pixels. */
const footSize = 9
/** From the bottom of the picture to the foot, as a share of the margin. */
const footShare = 0.3

/** The day of drawing and what drew it by which references, small in the bottom margin: as much as fits, the version before the set. */
export function drawFoot(
  { drawnOn, provenance, language }: ChartInLanguage,
  { width, height }: Pick<Scene, 'width' | 'height'>,
  { margin, size = footSize }: { readonly margin: number; readonly size?: number },
  palette: Palette,
): Shape {
  const text = footText({ drawnOn, provenance, language }, width - 2 * margin, size)
  const foot = textShape(
    text,
    { x: width - margin, y: height - margin * footShare },
    { anchor: 'end', size, fill: palette.quietText },
  )
  return groupShape('foot', [foot])
}

function footText(
  { drawnOn, provenance, language }: Pick<ChartInLanguage, 'drawnOn' | 'provenance' | 'language'>,
  room: number,
  size: number,
): string {
  const day = drawnOn === undefined ? [] : [language.chart.drawnOn(dateText(drawnOn, language))]
  const made = [...day, `auxology ${provenance?.version ?? libraryVersion}`].join(' · ')
  const { references, checksum } = provenance ?? {}
  // A set without an edition has dashes.
  const sets =
    references === undefined ? [] : checksum === '--------' ? [references] : [`${references} ${checksum}`, checksum]
  return sets.map((set) => `${made} · ${set}`).find((whole) => textWidth(whole, size) <= room) ?? made
}

/** The texts of the references, numbered. */
export function layOutReferences(data: ChartInLanguage, { left, width }: RoomOfTexts, palette: Palette): Block {
  if (data.references.length === 0) return emptyBlock
  const indent = 10 + Math.max(...data.references.map(({ name }) => textWidth(name, size, true)))
  const entries = data.references.map(({ name, text }) => ({ name, lines: wrapText(text, width - indent, size) }))
  const heightOf = (lines: readonly string[]) => lines.length * lineHeight + referenceGap
  return {
    height: headingHeight + entries.reduce((sum, { lines }) => sum + heightOf(lines), 0),
    shapes: (top) => {
      let y = top + headingHeight
      const { quietText } = palette
      const heading = data.language.chart.references
      const shapes: TextShape[] = [
        textShape(
          heading,
          { x: left, y: top + 13 },
          { anchor: 'start', size: fontSizes.label, fill: palette.text, bold: true },
        ),
      ]
      for (const { name, lines } of entries) {
        shapes.push(
          smallText(name, [left, y], quietText, true),
          ...lines.map((text, i) => smallText(text, [left + indent, y + i * lineHeight], quietText)),
        )
        y += heightOf(lines)
      }
      return [groupShape('references', shapes)]
    },
  }
}

function smallText(text: string, [x, top]: readonly [x: number, top: number], fill: string, bold?: boolean): TextShape {
  return textShape(text, { x, y: top + 11 }, { anchor: 'start', size, fill, bold })
}
