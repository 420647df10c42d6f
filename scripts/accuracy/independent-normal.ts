import { normalCdf, normalQuantile } from '../../src/ground/math/normal-distribution.js'
import { readCsv } from './read-csv.js'

/** A value of R's normal distribution and how ours differs. */
export interface ComparedNormal {
  readonly function: 'pnorm' | 'qnorm'
  readonly argument: number
  readonly result: number
  readonly absolute: number
  readonly relative: number
}

/** The largest absolute difference allowed in Φ and Φ⁻¹. */
export const normalTolerance = 1e-12

/** Every committed value of R's pnorm and qnorm, with ours. */
export function comparedNormal(): ComparedNormal[] {
  return readCsv('independent-normal.csv').map((row) => {
    const isCdf = row['function'] === 'pnorm'
    const argument = Number(row['argument'])
    const result = Number(row['result'])
    const absolute = Math.abs((isCdf ? normalCdf(argument) : normalQuantile(argument)) - result)
    const relative = absolute === 0 ? 0 : absolute / Math.abs(result)
    return { function: isCdf ? 'pnorm' : 'qnorm', argument, result, absolute, relative }
  })
}
