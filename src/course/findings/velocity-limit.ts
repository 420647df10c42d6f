import { normalCdf } from '../../math/normal-distribution.js'

/** A velocity farther than this from the mean, SD, is a finding: our own limit. */
export const velocityLimit = 2

/** Of healthy children, those beyond it on one side in any one year, per cent. */
export function percentBeyondLimit(): number {
  return 100 * normalCdf(-velocityLimit)
}
