import { textWidth, wrapText } from '../../scene/fit-text.js'
import { printableText } from '../../scene/typeface.js'
import { breakableText } from './breakable-text.js'
import { printSizes } from './design.js'
import type { DrawnRun, PdfText, PdfWidth } from './pdfmake.js'

/** A line of a text, in runs of one look each. */
export type SetLine = readonly DrawnRun[]

/** How texts look that don't say so themselves. */
export interface TextLook {
  readonly fontSize?: number | undefined
  readonly bold?: boolean | undefined
  readonly color?: string | undefined
}

/** How texts in a node look. */
export function lookWithin(node: TextLook, around: TextLook): TextLook {
  return {
    fontSize: node.fontSize ?? around.fontSize,
    bold: node.bold ?? around.bold,
    color: node.color ?? around.color,
  }
}

/** Breaks a text into lines of a width; the look is that of texts in the nodes around it. */
export type LineSetter = (text: PdfText, width: number, look: TextLook) => readonly SetLine[]

/** What every text of the document has. */
const ink = '#000000'

/**
 * Breaks texts into lines as pdfmake does, with which it takes as long as all the rest
 * of laying them out. Each text is broken once for all uses of the setter with the
 * same width; its look is the same in all of them.
 */
export function lineSetter(): LineSetter {
  const known = new Map<PdfText, { readonly width: number; readonly lines: readonly SetLine[] }>()
  return (text, width, look) => {
    const kept = known.get(text)
    if (kept !== undefined && Math.abs(kept.width - width) < sameWidth) return kept.lines
    const lines = setLines(text, width, look)
    known.set(text, { width, lines })
    return lines
  }
}

/** Widths that differ by less come from the same sum in another order, points. */
const sameWidth = 0.01

/**
 * Words, each up to where a line may end: after a space, after a soft hyphen, which
 * pdfmake doesn't show either, and after a dash or slash unless a figure follows.
 * Unicode Standard Annex 14 has many more rules, for texts that don't occur here.
 */
const words =
  /(?:[^\s/–\u00ad-]|\u00a0|[/-](?=\d))*(?:(?:[–\u00ad]|[/-](?!\d))+[^\S\u00a0]*|[^\S\u00a0]+)|(?:[^\s/–\u00ad-]|\u00a0|[/-](?=\d))+/g

function setLines(node: PdfText, width: number, look: TextLook): readonly SetLine[] {
  const parts: readonly PdfText[] = typeof node.text === 'string' ? [{ text: node.text }] : node.text
  const lines: DrawnRun[][] = [[]]
  let taken = 0
  for (const part of parts) {
    const size = part.fontSize ?? node.fontSize ?? look.fontSize ?? printSizes.text
    const bold = part.bold ?? node.bold ?? look.bold ?? false
    const color = part.color ?? node.color ?? look.color ?? ink
    const end = (text: string) => {
      // With the space at its end, which readers who can't see need.
      if (text !== '') lines.at(-1)?.push({ text, size, bold, color })
      lines.push([])
      taken = 0
    }
    const paragraphs = breakableText(printableText(String(part.text))).split('\n')
    paragraphs.forEach((paragraph, i) => {
      const whole = node.noWrap ? 0 : textWidth(paragraph, size, bold)
      let run = paragraph
      if (taken + whole > width) {
        run = ''
        for (const [word] of paragraph.matchAll(words)) {
          const shown = word.trimEnd()
          if (taken > 0 && taken + textWidth(shown, size, bold) > width) {
            end(run)
            run = ''
          }
          // A word that is wider than a line goes on in the next.
          const pieces = taken === 0 ? wrapText(shown, width, size, bold) : []
          for (const piece of pieces.slice(0, -1)) end(piece)
          const rest = pieces.length > 1 ? `${pieces.at(-1)}${word.slice(shown.length)}` : word
          run += rest
          taken += textWidth(rest, size, bold)
        }
      } else taken += whole
      if (i < paragraphs.length - 1) end(run)
      else if (run !== '') lines.at(-1)?.push({ text: run, size, bold, color })
    })
  }
  return lines
}

/** Of columns, points: what is left goes to the one that takes it. */
export function widthsOf(columns: readonly { readonly width?: PdfWidth | undefined }[], all: number): number[] {
  const taken = columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0)
  return columns.map(({ width }) => (typeof width === 'number' ? width : all - taken))
}
