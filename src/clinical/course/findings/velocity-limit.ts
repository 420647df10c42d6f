import { normalCdf } from '../../../ground/math/normal-distribution.js'
import type { CourseFinding } from './growth-finding.js'

/** A velocity farther than this from the mean, SD, is a finding: our own limit. */
export const velocityLimit = 2

/** A smaller share, per cent, is given as less than this: far from the mean no reference holds to a digit. */
const leastShare = 0.1

/** Of healthy children, those as far from the mean or farther, on the same side, in any one year. */
export function shareBeyond(score: number): Pick<CourseFinding, 'percentOfChildren' | 'isFewer'> {
  const percent = 100 * normalCdf(-Math.abs(score))
  return percent < leastShare ? { percentOfChildren: leastShare, isFewer: true } : { percentOfChildren: percent }
}
