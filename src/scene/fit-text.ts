import { textWidth } from './typeface/text-width.js'

const ellipsis = '…'

/**
 * A text that is no wider than it may be: cut short with an ellipsis where it
 * has to be, empty where not even that fits.
 */
export function fitText(text: string, width: number, size: number, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text
  const room = width - textWidth(ellipsis, size, bold)
  if (room < 0) return ''
  // From the left, and no further than there is room: a text may be as long as a document.
  let end = 0
  let taken = 0
  for (const character of text) {
    taken += textWidth(character, size, bold)
    if (taken > room) break
    end += character.length
  }
  return `${text.slice(0, end).trimEnd()}${ellipsis}`
}

/** A text in lines no wider than they may be, broken at spaces; a word that is wider still is cut short. */
export function wrapText(text: string, width: number, size: number, bold = false): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size, bold) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  if (line !== '') lines.push(line)
  return lines.map((own) => fitText(own, width, size, bold))
}
