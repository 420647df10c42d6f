import { textWidth } from '../../src/ground/scene/fit-text.js'
import { attributeText, elementText } from '../../src/ground/text/markup.js'
import { type Hall, halls } from './halls.js'

const width = 960
const gap = 8
const margin = 16
const padding = 12
/** The name of a wing, upright beside its halls. */
const wingWidth = 34
const leastWingHeight = 100
/** Between two arrows beside the halls. */
const lane = 15
const hallRight = width - margin - (halls.length - 1) * lane - 6
const badgeRadius = 9
const captionSize = 12.5
const lineHeight = 16
/** A room that is alone on its floor, and a hall, have the caption beside the name, which ends here. */
const captionColumn = 110
const rowHeight = 36
/** A reader's fallback font is wider than Roboto. */
const fontAllowance = 1.16
const dark = '#0b6479'

/** A part of the drawing that is done, and how high it is. */
interface Drawn {
  readonly shapes: readonly string[]
  readonly height: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The halls of the library as an SVG picture, the ground at the bottom, with an arrow for each import between halls.
 *
 * @param stops the rooms that the way of a weight passes, in its order
 * @param imports the halls that each hall imports from
 */
export function drawnHalls(stops: readonly string[], imports: ReadonlyMap<string, ReadonlySet<string>>): string {
  const title = 'The halls of the library and their rooms, floor by floor'
  const shapes: string[] = []
  const boxes = new Map<string, Box>()
  let top = margin
  for (const hall of [...halls].reverse()) {
    const above = halls[halls.indexOf(hall) + 1]
    if (above !== undefined && above.wing !== hall.wing) {
      shapes.push(fence(top))
      top += gap
    }
    const drawn = hallBox(hall, top, stops)
    shapes.push(...drawn.shapes)
    boxes.set(hall.name, { left: margin + wingWidth, top, width: hallRight - margin - wingWidth, height: drawn.height })
    top += drawn.height + gap
  }
  shapes.push(...wingNames(boxes), ...arrows(boxes, imports))
  const height = top - gap + margin
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${attributeText(title)}" font-family="Roboto, Helvetica, Arial, sans-serif">
<title>${elementText(title)}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${shapes.join('\n')}
</svg>
`
}

/** What no import crosses upwards: the edge of a wing. */
function fence(top: number): string {
  return `<line x1="${margin}" x2="${hallRight}" y1="${top}" y2="${top}" stroke="${dark}" stroke-width="2" stroke-dasharray="6 4"/>`
}

function hallBox({ name, holds, floors }: Hall, top: number, stops: readonly string[]): Drawn {
  const left = margin + wingWidth
  const boxWidth = hallRight - left
  const rooms: string[] = []
  let below = top + rowHeight
  for (const floor of [...floors].reverse()) {
    const drawn = floorBoxes(
      floor,
      { left: left + padding, top: below, width: boxWidth - 2 * padding, height: 0 },
      stops,
    )
    rooms.push(...drawn.shapes)
    below += drawn.height + gap
  }
  const height = floors.length === 0 ? rowHeight : below - top + padding - gap
  const box = { left, top, width: boxWidth, height }
  return {
    shapes: [
      rectangle(box, '#dbe9ec'),
      ...named(name, box, 16),
      captionLine(holds, left + captionColumn, top + 23),
      ...badges(stops, name, box),
      ...rooms,
    ],
    height,
  }
}

function floorBoxes(floor: Hall['floors'][number], row: Box, stops: readonly string[]): Drawn {
  const rooms = Object.entries(floor)
  const roomWidth = (row.width - (rooms.length - 1) * gap) / rooms.length
  const isAlone = rooms.length === 1
  const captionWidth = (roomWidth - 2 * padding - (isAlone ? captionColumn : 0)) / fontAllowance
  const captions = rooms.map(([, caption]) => wrapped(caption, captionWidth))
  const lines = Math.max(...captions.map(({ length }) => length))
  const height = isAlone ? rowHeight : rowHeight + lines * lineHeight
  const shapes = rooms.flatMap(([name], column) => {
    const box = { left: row.left + column * (roomWidth + gap), top: row.top, width: roomWidth, height }
    const captionLeft = box.left + (isAlone ? captionColumn : padding)
    const captionTop = box.top + (isAlone ? 23 : 42)
    return [
      rectangle(box, '#f7fafb'),
      ...named(name, box, 15),
      ...(captions[column] ?? []).map((line, i) => captionLine(line, captionLeft, captionTop + i * lineHeight)),
      ...badges(stops, name, box),
    ]
  })
  return { shapes, height }
}

function rectangle({ left, top, width, height }: Box, fill: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke="${dark}"/>`
}

function named(name: string, { left, top }: Box, size: number): string[] {
  return [
    `<text x="${left + padding}" y="${top + 23}" font-size="${size}" font-weight="bold" fill="#0b3540">${elementText(name)}</text>`,
  ]
}

function captionLine(line: string, x: number, y: number): string {
  return `<text x="${x}" y="${y}" font-size="${captionSize}" fill="#33474d">${elementText(line)}</text>`
}

/** The stops of the way in a room, in its upper right corner. */
function badges(stops: readonly string[], room: string, { left, top, width }: Box): string[] {
  const here = stops.flatMap((stop, index) => (stop === room ? [index + 1] : []))
  const right = left + width - padding - badgeRadius
  return here.map((stop, i) => badge(stop, right - (here.length - 1 - i) * (2 * badgeRadius + 4), top + 18))
}

function badge(stop: number, x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${badgeRadius}" fill="${dark}"/>` +
    `<text x="${x}" y="${y + 4}" font-size="11" text-anchor="middle" fill="#ffffff">${stop}</text>`
  )
}

function wingNames(boxes: ReadonlyMap<string, Box>): string[] {
  return [...new Set(halls.map(({ wing }) => wing))].flatMap((wing) => {
    const own = halls.flatMap(({ name, wing: ofHall }) => (ofHall === wing ? (boxes.get(name) ?? []) : []))
    const top = Math.min(...own.map((box) => box.top))
    const bottom = Math.max(...own.map((box) => box.top + box.height))
    // The command's hall is too low for a word that runs upwards, and has its name.
    if (bottom - top < leastWingHeight) return []
    const middle = `translate(${margin + 18} ${(top + bottom) / 2})`
    return `<text transform="${middle} rotate(-90)" font-size="15" text-anchor="middle" fill="${dark}">the ${wing}</text>`
  })
}

/** A line down from each hall, with a head at each hall that it imports from. */
function arrows(boxes: ReadonlyMap<string, Box>, imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const fromTop = [...halls].reverse()
  return fromTop.flatMap(({ name }, index) => {
    const own = boxes.get(name)
    const targets = [...(imports.get(name) ?? [])].flatMap((target) => boxes.get(target) ?? [])
    if (own === undefined || targets.length === 0) return []
    const x = hallRight + 6 + (fromTop.length - 1 - index) * lane
    // The heads of one hall lie one below the other, the nearest importer's lowest.
    const heads = targets.map(({ top }) => top + 6 + index * 6)
    const start = own.top + own.height - 8
    return [
      `<path d="M${hallRight} ${start}H${x}V${Math.max(...heads)}${heads.map((y) => `M${x} ${y}H${hallRight + 5}`).join('')}" fill="none" stroke="${dark}"/>`,
      ...heads.map((y) => `<path d="M${hallRight} ${y}l6 -3v6z" fill="${dark}"/>`),
    ]
  })
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
