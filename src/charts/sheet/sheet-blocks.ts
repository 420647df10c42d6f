import { textWidth, wrapText } from '../../ground/scene/fit-text.js'
import type { Shape } from '../../ground/scene/scene.js'
import { groupShape, textShape } from '../../ground/scene/shapes.js'
import { unbreakable } from '../../ground/text/joined-signs.js'
import { type Block, emptyBlock } from '../picture/layout.js'
import { fontSizes, type Palette } from '../picture/styles.js'
import type { SheetFact, SheetNote } from './sheet-data.js'

const detailLine = 13.2
const firstDetail = 46
const valueLine = 18
/** From the line left of a column to its text, and right of it, pixels. */
const columnPadding = 8
/** Around the strip of facts, pixels. */
const edge = 5

/** What is short in brackets, as an age, keeps together: `(6 y 0 m)`. */
const inBrackets = /\([^()]{1,14}\)/g
const unbroken = (text: string) => text.replaceAll(' ', unbreakable)

/** The facts side by side, parted by hairlines. */
export function layOutFacts(facts: readonly SheetFact[], left: number, width: number, palette: Palette): Block {
  const column = width / facts.length
  const laid = facts.map((fact) => wrapFact(fact, column - columnPadding - 6))
  const most = (lines: (fact: WrappedFact) => readonly string[]) =>
    Math.max(1, ...laid.map((fact) => lines(fact).length))
  const shift = (most(({ label }) => label) - 1) * detailLine
  const detailTop = firstDetail + shift + (most(({ value }) => value) - 1) * valueLine
  const height = detailTop + most(({ details }) => details) * detailLine + edge - 6
  return {
    height,
    shapes: (top) => [
      groupShape(
        'facts',
        laid.flatMap((fact, i) => {
          const x = left + i * column
          const line = { kind: 'path', lines: [[x, top + edge - 3, x, top + height - edge]] } as const
          const paint = { stroke: i === 0 ? palette.curve : palette.grid[1], strokeWidth: i === 0 ? 2 : 1 }
          const tops = { label: top + 11, value: top + 29 + shift, details: top + detailTop }
          return [{ ...line, ...paint }, ...factTexts(fact, x + columnPadding, tops, palette)]
        }),
      ),
    ],
  }
}

type WrappedFact = ReturnType<typeof wrapFact>

/** A fact in lines that fit its column. */
function wrapFact({ label, value, details }: SheetFact, room: number) {
  const size = valueSizeOf(value, room)
  return {
    label: wrapText(label, room, fontSizes.small),
    value: wrapText(value, room, size, true),
    size,
    details: details.flatMap((text) => wrapText(text.replace(inBrackets, unbroken), room, fontSizes.small)),
  }
}

function factTexts(
  { label, value, details, size }: WrappedFact,
  x: number,
  tops: { readonly [part in 'label' | 'value' | 'details']: number },
  { text: fill, quietText }: Palette,
): Shape[] {
  const style = { anchor: 'start', size: fontSizes.small, fill } as const
  return [
    ...label.map((line, k) => textShape(line, { x, y: tops.label + k * detailLine }, { ...style, fill: quietText })),
    ...value.map((line, k) => textShape(line, { x, y: tops.value + k * valueLine }, { ...style, size, bold: true })),
    ...details.map((line, k) => textShape(line, { x, y: tops.details + k * detailLine }, style)),
  ]
}

/** The figure in large letters, or in those of a label where it is long. */
function valueSizeOf(value: string, room: number): number {
  return textWidth(value, fontSizes.name, true) <= room ? fontSizes.name : fontSizes.label
}

const noteLine = 13
const paragraphGap = 3

/** Paragraphs with their leads in a column of their own. */
export function layOutSheetNotes(notes: readonly SheetNote[], left: number, width: number, palette: Palette): Block {
  if (notes.length === 0) return emptyBlock
  const size = fontSizes.small
  const indent = 10 + Math.max(0, ...notes.map(({ lead }) => textWidth(lead, size, true)))
  const laid = notes.map((note) => ({ ...note, lines: wrapText(note.text, width - indent, size) }))
  return {
    height: laid.reduce((sum, { lines }) => sum + lines.length * noteLine + paragraphGap, 0),
    shapes: (top) => {
      let y = top
      return laid.map(({ lead, isUrgent, lines }): Shape => {
        const fill = isUrgent ? palette.text : palette.quietText
        const base = { kind: 'text', size, anchor: 'start' } as const
        const shapes: Shape[] = [
          ...(lead === '' ? [] : [{ ...base, x: left, y: y + size, text: lead, bold: true, fill }]),
          ...lines.map((text, i) => ({ ...base, x: left + indent, y: y + size + i * noteLine, text, fill })),
        ]
        y += lines.length * noteLine + paragraphGap
        return { kind: 'group', role: isUrgent ? 'cautions' : 'notes', shapes }
      })
    },
  }
}
