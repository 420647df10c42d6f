import { textWidth, unbreakable, wrapText } from '../../scene/fit-text.js'
import type { Shape, TextShape } from '../../scene/scene.js'
import { type Block, emptyBlock } from '../picture/layout.js'
import { fontSizes, type Palette } from '../picture/styles.js'
import type { SheetFact, SheetNote } from './sheet-data.js'

const detailLine = 13.2
const firstDetail = 46
/** From the line left of a column to its text, and right of it, pixels. */
const columnPadding = 8
/** Around the strip of facts, pixels. */
const edge = 5

/** What is short in brackets, as an age, keeps together: `(6 y 0 m)`. */
const inBrackets = /\([^()]{1,14}\)/g
const kept = (text: string) => text.replaceAll(' ', unbreakable)

/** The facts side by side, parted by hairlines. */
export function layOutFacts(facts: readonly SheetFact[], left: number, width: number, palette: Palette): Block {
  const column = width / facts.length
  const room = column - columnPadding - 6
  const laid = facts.map(({ label, value, details }) => ({
    label: wrapText(label, room, fontSizes.small),
    value: wrapText(value, room, valueSizeOf(value, room), true),
    size: valueSizeOf(value, room),
    details: details.flatMap((text) => wrapText(text.replace(inBrackets, kept), room, fontSizes.small)),
  }))
  const labelLines = Math.max(1, ...laid.map(({ label }) => label.length))
  const valueLines = Math.max(1, ...laid.map(({ value }) => value.length))
  const shift = (labelLines - 1) * detailLine
  const lines = Math.max(1, ...laid.map(({ details }) => details.length))
  const height = firstDetail + shift + (valueLines - 1) * 18 + lines * detailLine + edge - 6
  return {
    height,
    shapes: (top) => [
      {
        kind: 'group',
        role: 'facts',
        shapes: laid.flatMap((fact, i): Shape[] => {
          const x = left + i * column
          const text = (words: string, y: number, more: Partial<TextShape>): Shape => ({
            kind: 'text',
            x: x + columnPadding,
            y,
            text: words,
            size: fontSizes.small,
            fill: palette.text,
            anchor: 'start',
            ...more,
          })
          const valueTop = top + 29 + shift
          const detailTop = top + firstDetail + shift + (valueLines - 1) * 18
          return [
            {
              kind: 'path',
              lines: [[x, top + edge - 3, x, top + height - edge]],
              stroke: i === 0 ? palette.curve : palette.grid[1],
              strokeWidth: i === 0 ? 2 : 1,
            },
            ...fact.label.map((line, k) => text(line, top + 11 + k * detailLine, { fill: palette.quietText })),
            ...fact.value.map((line, k) => text(line, valueTop + k * 18, { size: fact.size, bold: true })),
            ...fact.details.map((line, k) => text(line, detailTop + k * detailLine, {})),
          ]
        }),
      },
    ],
  }
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
