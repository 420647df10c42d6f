import type { ChartWords } from '../../languages/words.js'
import type { ReferenceTable } from '../../references/table.js'
import type { ChartSeam } from './chart-data.js'
import type { ChartFrame } from './chart-frame.js'
import type { DrawnPiece } from './drawn-piece.js'
import { stepsInside } from './sample-curves.js'

/**
 * Where the chart's reference changes inside the section: from one table to
 * the next, and where a table steps from lying length to standing height.
 */
export function chartSeams({ pieces, section, language }: ChartFrame): ChartSeam[] {
  const words = language.chart
  const seams: ChartSeam[] = []
  pieces.forEach((drawn, i) => {
    for (const x of stepsInside(drawn, section)) seams.push({ x, before: words.lying, after: words.standing })
    const next = pieces[i + 1]
    if (next !== undefined) seams.push({ x: next.from, ...sides(drawn, next, words) })
  })
  return seams
}

/** What stands on either side: the references' names, or how the children were measured where the name is the same. */
function sides(left: DrawnPiece, right: DrawnPiece, words: ChartWords): Pick<ChartSeam, 'before' | 'after'> {
  const before = nameOf(left.piece.table)
  const after = nameOf(right.piece.table)
  if (before !== after) return { before, after }
  if (left.piece.position === undefined || right.piece.position === undefined) return { before: '', after: '' }
  return { before: words[left.piece.position], after: words[right.piece.position] }
}

function nameOf(table: ReferenceTable): string {
  return table.publications[0].shortName
}
