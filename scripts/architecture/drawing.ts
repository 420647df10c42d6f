import { createRequire } from 'node:module'
import { textWidth } from '../../src/scene/fit-text.js'
import { attributeText, elementText } from '../../src/text/markup.js'

/** The rooms of src by floor, the ground first, each with what it holds. */
export const floors: readonly Readonly<Record<string, string>>[] = createRequire(import.meta.url)('./floors.cjs').floors

const width = 960
const gap = 8
const margin = 16
const padding = 12
const badgeRadius = 9
const captionSize = 12.5
const lineHeight = 16
/** A floor with one room has its caption beside the name, which ends here. */
const captionColumn = 120
/** A reader's fallback font is wider than Roboto. */
const fontAllowance = 1.16

/** A room of the drawing: its caption in lines, and the stops of the way within it. */
interface Room {
  readonly name: string
  readonly caption: readonly string[]
  readonly stops: readonly number[]
}

/**
 * The floors of the library as an SVG picture, the ground at the bottom.
 *
 * @param stops the rooms that the way of a weight passes, in its order
 */
export function drawnFloors(stops: readonly string[]): string {
  const title = 'The rooms of the library, floor by floor'
  const drawn: string[] = []
  let top = margin
  for (const rooms of [...floors].reverse()) {
    const names = Object.keys(rooms)
    const roomWidth = (width - 2 * margin - (names.length - 1) * gap) / names.length
    const isAlone = names.length === 1
    const captionWidth = roomWidth - 2 * padding - (isAlone ? captionColumn : 0)
    const drawnRooms = names.map((name) => ({
      name,
      caption: wrapped(rooms[name] ?? '', captionWidth / fontAllowance),
      stops: stops.flatMap((stop, index) => (stop === name ? [index + 1] : [])),
    }))
    const lines = Math.max(...drawnRooms.map(({ caption }) => caption.length))
    const height = isAlone ? 36 : 36 + lines * lineHeight
    drawnRooms.forEach((room, column) => {
      const left = margin + column * (roomWidth + gap)
      drawn.push(...roomBox(room, left, top, roomWidth, height, isAlone))
    })
    top += height + gap
  }
  const height = top - gap + margin
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${attributeText(title)}" font-family="Roboto, Helvetica, Arial, sans-serif">
<title>${elementText(title)}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${drawn.join('\n')}
</svg>
`
}

function roomBox(
  { name, caption, stops }: Room,
  left: number,
  top: number,
  roomWidth: number,
  height: number,
  isAlone: boolean,
): string[] {
  const captionLeft = left + padding + (isAlone ? captionColumn : 0)
  const captionTop = isAlone ? top + 23 : top + 42
  const right = left + roomWidth - padding - badgeRadius
  return [
    `<rect x="${left}" y="${top}" width="${roomWidth}" height="${height}" rx="4" fill="#eef4f5" stroke="#0b6479"/>`,
    `<text x="${left + padding}" y="${top + 23}" font-size="15" font-weight="bold" fill="#0b3540">${elementText(name)}</text>`,
    ...caption.map(
      (line, i) =>
        `<text x="${captionLeft}" y="${captionTop + i * lineHeight}" font-size="${captionSize}" fill="#33474d">${elementText(line)}</text>`,
    ),
    ...stops.map((stop, i) => badge(stop, right - (stops.length - 1 - i) * (2 * badgeRadius + 4), top + 18)),
  ]
}

function badge(stop: number, x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${badgeRadius}" fill="#0b6479"/>` +
    `<text x="${x}" y="${y + 4}" font-size="11" text-anchor="middle" fill="#ffffff">${stop}</text>`
  )
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && textWidth(`${line} ${word}`, captionSize) <= most)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
