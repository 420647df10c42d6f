import type { ChartWords } from '../../languages/words.js'
import type { ReferenceTable } from '../../references/table.js'
import type { ChartSeam } from './chart-data.js'
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
    for (const x of stepsInside(drawn, section)) {
      seams.push({ x, before: words.lying, after: words.standing })
    }
    const next = pieces[i + 1]
    if (next !== undefined) seams.push({ x: next.from, ...sideLabels(drawn, next, words) })
  })
  return seams
}

/** The labels on either side: the references' names, or how the children were measured if the names are the same. */
function sideLabels(left: DrawnPiece, right: DrawnPiece, words: ChartWords): Pick<ChartSeam, 'before' | 'after'> {
  const before = shortNameOf(left.piece.table)
  const after = shortNameOf(right.piece.table)
  if (before !== after) return { before, after }
  if (left.piece.position === undefined || right.piece.position === undefined) return { before: '', after: '' }
  return { before: words[left.piece.position], after: words[right.piece.position] }
}

function shortNameOf(table: ReferenceTable): string {
  return table.publications[0].shortName
}
