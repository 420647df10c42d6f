import { textWidth, wrapText } from '../../scene/fit-text.js'
import { printableText } from '../../scene/typeface.js'
import { breakableText } from './breakable-text.js'
import { printSizes } from './design.js'
import type { DrawnRun, PdfStyle, PdfText, PdfWidth } from './pdfmake.js'

/** A line of a text, in runs of one look each. */
export type SetLine = readonly DrawnRun[]

/** Breaks a text into lines of a width; the style is that of the nodes around it. */
export type LineSetter = (text: PdfText, width: number, style: PdfStyle) => readonly SetLine[]

/** What every text of the document has. */
const ink = '#000000'

/**
 * Breaks texts into lines as pdfmake does, with which it takes as long as all the rest
 * of laying them out. Each text is broken once for all uses of the setter.
 */
export function lineSetter(): LineSetter {
  const known = new Map<PdfText, readonly SetLine[]>()
  return (text, width, style) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const lines = setLines(text, width, style)
    known.set(text, lines)
    return lines
  }
}

/**
 * Words, each up to where a line may end: after a space, and after a dash or slash
 * unless a figure follows. Unicode Standard Annex 14 has many more rules, for texts
 * that don't occur here.
 */
const words =
  /(?:[^\s/–-]|\u00a0|[/-](?=\d))*(?:(?:–|[/-](?!\d))+[^\S\u00a0]*|[^\S\u00a0]+)|(?:[^\s/–-]|\u00a0|[/-](?=\d))+/g

function setLines(node: PdfText, width: number, style: PdfStyle): readonly SetLine[] {
  const parts: readonly PdfText[] = typeof node.text === 'string' ? [{ text: node.text }] : node.text
  const lines: DrawnRun[][] = [[]]
  let taken = 0
  for (const part of parts) {
    const size = part.fontSize ?? node.fontSize ?? style.fontSize ?? printSizes.text
    const bold = part.bold ?? node.bold ?? style.bold ?? false
    const color = part.color ?? node.color ?? style.color ?? ink
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
