import type { ChartWords } from '../../languages/words.js'
import { type HeightSource, heightOfChild } from '../../references/height-of-child.js'
import type { Piece } from '../../references/reference-set.js'
import { referenceName } from '../../references/table.js'
import type { ChartSeam } from './chart-curves.js'
import { heightsOf } from './clinic-pieces.js'
import { stepsInside } from './drawn-piece.js'
import type { ChartFrame } from './frame.js'

/**
 * Where the chart's reference changes inside the section: from one table to
 * the next, and where a table steps from lying length to standing height.
 */
export function chartSeams(frame: ChartFrame): ChartSeam[] {
  const { pieces, section, language, definition } = frame
  const words = language.chart
  if (definition.pressure !== undefined) return heightSeams(frame)
  const seams: ChartSeam[] = []
  pieces.forEach((drawn, i) => {
    for (const x of stepsInside(drawn, section)) seams.push({ x, ...betweenSides(words.lying, words.standing) })
    const next = pieces[i + 1]
    if (next !== undefined) seams.push({ x: next.from, ...betweenPieces(drawn.piece, next.piece, words) })
  })
  return seams
}

/** Where the reference changes that gives the height at which blood pressure is read. */
function heightSeams({ pieces, section, language, gender, assessment }: ChartFrame): ChartSeam[] {
  const words = language.chart
  const shown = pieces.flatMap((drawn) => stepsInside(drawn, section))
  const { references } = assessment.growth.subject
  const height = heightOfChild({ gender, references, heights: heightsOf(assessment) })
  return (height?.steps ?? []).flatMap(({ years, before, after }) => {
    if (!shown.includes(years)) return []
    const labels = betweenHeights(before, after, words)
    if (labels.before === labels.after) return { ...labels, x: years, label: words.ofHeight(labels.label) }
    return { x: years, ...betweenSides(words.ofHeight(labels.before), words.ofHeight(labels.after)) }
  })
}

function betweenHeights(before: HeightSource, after: HeightSource, words: ChartWords): SeamLabels {
  if (before === after) return betweenSides(words.lying, words.standing)
  if (typeof before === 'object' && typeof after === 'object') return betweenPieces(before, after, words)
  const nameOf = (source: HeightSource) => (typeof source === 'object' ? referenceName(source.table) : words[source])
  return betweenSides(nameOf(before), nameOf(after))
}

type SeamLabels = Omit<ChartSeam, 'x'>

/** The references' names, or how the children were measured if the names are the same; else that there are two fits. */
function betweenPieces(left: Piece, right: Piece, words: ChartWords): SeamLabels {
  const before = referenceName(left.table)
  const after = referenceName(right.table)
  if (before !== after) return betweenSides(before, after)
  if (left.position === undefined || right.position === undefined) {
    return { label: words.separateFits, before, after }
  }
  return betweenSides(words[left.position], words[right.position])
}

function betweenSides(before: string, after: string): SeamLabels {
  return { label: `${before} | ${after}`, before, after }
}
