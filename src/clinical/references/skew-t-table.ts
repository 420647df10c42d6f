import { figureAt, lastKnotAtOrBelow, linear } from '../../ground/math/interpolation.js'
import { type SkewT, skewTScore, skewTValue } from '../../ground/math/skew-t.js'
import { type Curve, placeDistribution } from './curve.js'
import { declareTable, type TableDeclaration } from './declare-table.js'
import { lazyBySex, unpackFigures } from './figures.js'
import type { ReferenceTable } from './table.js'

/** The packed figures of a table of skew-t distributions. */
export interface SkewTFigures {
  readonly range: readonly [from: number, to: number]
  readonly per: { readonly [column in 'x' | keyof SkewT]: number }
  readonly male?: string
  readonly female?: string
}

/** A table of skew-t distributions from its declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function declareSkewT(
  declaration: Omit<TableDeclaration, 'figures' | 'distribution'> & { readonly figures: SkewTFigures },
): ReferenceTable {
  const { range, per, ...texts } = declaration.figures
  const table = declareTable({
    ...declaration,
    distribution: 'skew-t',
    figures: { range, per: { x: 1, m: 1 } },
  })
  const curve = lazyBySex((gender) => {
    const text = texts[gender]
    return text === undefined ? undefined : curveOfSkewT(unpackFigures(per, text))
  })
  return { ...table, curve }
}

/** The columns of a table of skew-t distributions. */
export type SkewTColumns = { readonly [column in keyof SkewTFigures['per']]: Float64Array }

/** The curve of skew-t distributions, whose parameters run straight from row to row. */
export function curveOfSkewT({ x, ...columns }: SkewTColumns): Curve {
  const at = (place: number): SkewT => {
    const i = Math.min(Math.max(lastKnotAtOrBelow(x, place), 0), x.length - 2)
    const from = figureAt(x, i)
    const t = Math.min(Math.max((place - from) / (figureAt(x, i + 1) - from), 0), 1)
    const { mu, sigma, nu, tau } = columns
    return { mu: linear(mu, i, t), sigma: linear(sigma, i, t), nu: linear(nu, i, t), tau: linear(tau, i, t) }
  }
  const m = x.map((place) => skewTValue(0, at(place)))
  return {
    x,
    parameters: columns,
    l: new Float64Array(x.length).fill(1),
    m,
    s: x.map((place, i) => (skewTValue(1, at(place)) - skewTValue(-1, at(place))) / 2 / figureAt(m, i)),
    distributionAt: (place) => {
      const parameters = at(place)
      return placeDistribution({
        parameters: { ...parameters },
        score: (value) => skewTScore(value, parameters),
        value: (score) => skewTValue(score, parameters),
      })
    },
  }
}
