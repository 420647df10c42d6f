import { figureAt, lastKnotAtOrBelow, linear } from '../math/interpolation.js'
import { type SkewT, skewTScore, skewTValue } from '../math/skew-t.js'
import type { Curve } from './curve.js'
import { declareTable, type TableDeclaration } from './declare-table.js'
import { lazyBySex, type PackedColumn, unpackColumn } from './figures.js'
import { placeDistribution } from './place-distribution.js'
import type { ReferenceTable } from './table.js'

/** The packed figures of one sex. */
export type PackedSkewT = { readonly [column in 'x' | keyof SkewT]: PackedColumn }

/** The packed figures of a table of skew-t distributions. */
export interface SkewTFigures {
  readonly range: readonly [from: number, to: number]
  readonly male?: PackedSkewT
  readonly female?: PackedSkewT
}

/** A table of skew-t distributions from its declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function declareSkewT(
  declaration: Omit<TableDeclaration, 'figures' | 'distribution'> & { readonly figures: SkewTFigures },
): ReferenceTable {
  const { figures } = declaration
  const table = declareTable({ ...declaration, distribution: 'skew-t', figures: { range: figures.range } })
  const curve = lazyBySex((gender) => {
    const packed = figures[gender]
    return packed === undefined ? undefined : unpackSkewT(packed)
  })
  return { ...table, curve }
}

function unpackSkewT(packed: PackedSkewT): Curve {
  const x = unpackColumn(packed.x)
  const columns = {
    mu: unpackColumn(packed.mu),
    sigma: unpackColumn(packed.sigma),
    nu: unpackColumn(packed.nu),
    tau: unpackColumn(packed.tau),
  }
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
