import { textWidth } from './text-width.js'

const ellipsis = '…'

/**
 * A text that is no wider than it may be: cut short with an ellipsis where it
 * has to be, empty where not even that fits.
 */
export function fitText(text: string, width: number, size: number, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text
  const characters = [...text]
  while (characters.length > 0) {
    characters.pop()
    const shorter = `${characters.join('').trimEnd()}${ellipsis}`
    if (textWidth(shorter, size, bold) <= width) return shorter
  }
  return ''
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
