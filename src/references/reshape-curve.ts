import { figureAt, lastKnotAtOrBelow, linear } from '../math/interpolation.js'
import type { Gender } from '../model/patient.js'
import { type Curve, curveAt } from './curve.js'
import type { ReferenceTable } from './table.js'

/** What a table's declaration makes of its published figures where these can't be used as they are. */
export type Reshape = (curve: Curve, gender: Gender) => Curve

/**
 * Medians that grow between their first rows as those of a table with denser
 * rows do: the ratio of the two medians, not the median, runs straight from row
 * to row. L and S run straight, as elsewhere.
 *
 * After birth children grow fast and ever more slowly: straight lines between
 * rows months apart lie below their medians.
 *
 * @param until the end of the stretch, one of the rows, in units of x
 */
export function followMedian(shape: ReferenceTable, until: number): Reshape {
  return (curve, gender) => {
    const guide = shape.curve(gender)
    return guide === undefined ? curve : insertKnots(curve, guide, until)
  }
}

function insertKnots(curve: Curve, guide: Curve, until: number): Curve {
  const rows = [...curve.x.keys()].map((i) => ({
    x: figureAt(curve.x, i),
    l: figureAt(curve.l, i),
    m: figureAt(curve.m, i),
    s: figureAt(curve.s, i),
  }))
  const published = new Set(curve.x)
  const first = figureAt(curve.x, 0)
  for (const x of new Set(guide.x)) {
    if (x <= first || x >= until || published.has(x)) continue
    rows.push(betweenRows(curve, guide, x))
  }
  rows.sort((a, b) => a.x - b.x)
  const column = (name: 'x' | 'l' | 'm' | 's') => Float64Array.from(rows, (row) => row[name])
  return { x: column('x'), l: column('l'), m: column('m'), s: column('s') }
}

function betweenRows({ x: knots, l, m, s }: Curve, guide: Curve, x: number) {
  const i = lastKnotAtOrBelow(knots, x)
  const [from, to] = [figureAt(knots, i), figureAt(knots, i + 1)]
  const t = (x - from) / (to - from)
  const ratioFrom = figureAt(m, i) / medianAt(guide, from)
  const ratioTo = figureAt(m, i + 1) / medianAt(guide, to)
  const ratio = ratioFrom + (ratioTo - ratioFrom) * t
  return { x, l: linear(l, i, t), m: ratio * medianAt(guide, x), s: linear(s, i, t) }
}

function medianAt(guide: Curve, x: number): number {
  return curveAt(guide, x)?.m ?? Number.NaN
}
