import type { ChartWords } from '../../languages/words.js'
import { referenceName } from '../../references/table.js'
import type { ChartSeam } from './chart-curves.js'
import { type DrawnPiece, stepsInside } from './drawn-piece.js'
import type { ChartFrame } from './frame.js'

/**
 * Where the chart's reference changes inside the section: from one table to
 * the next, and where a table steps from lying length to standing height.
 */
export function chartSeams({ pieces, section, language }: ChartFrame): ChartSeam[] {
  const words = language.chart
  const seams: ChartSeam[] = []
  pieces.forEach((drawn, i) => {
    for (const x of stepsInside(drawn, section)) seams.push({ x, ...betweenSides(words.lying, words.standing) })
    const next = pieces[i + 1]
    if (next !== undefined) seams.push({ x: next.from, ...betweenPieces(drawn, next, words) })
  })
  return seams
}

type SeamLabels = Omit<ChartSeam, 'x'>

/** The references' names, or how the children were measured if the names are the same; else that there are two fits. */
function betweenPieces(left: DrawnPiece, right: DrawnPiece, words: ChartWords): SeamLabels {
  const before = referenceName(left.piece.table)
  const after = referenceName(right.piece.table)
  if (before !== after) return betweenSides(before, after)
  if (left.piece.position === undefined || right.piece.position === undefined) {
    return { label: words.separateFits, before, after }
  }
  return betweenSides(words[left.piece.position], words[right.piece.position])
}

function betweenSides(before: string, after: string): SeamLabels {
  return { label: `${before} | ${after}`, before, after }
}
