import { inTails } from '../../../ground/math/lms.js'
import type { EarlierScore } from '../expected/earlier-scores.js'
import type { CourseLine } from './course-step.js'
import { scoreLines } from './score-lines.js'

/** How each earlier value was scored in the one reference of the age that is looked ahead to. */
export function earlierLines(earlier: readonly EarlierScore[]): readonly CourseLine[] {
  return earlier.flatMap(({ scored }) => scoreLines('fromSds', linearBeyond(scored)))
}

/** Scores beyond ±3 are linear whatever rule the table has. */
function linearBeyond(scored: EarlierScore['scored']): EarlierScore['scored'] {
  const { place, score } = scored
  if (place.distribution !== undefined || !inTails(score)) return scored
  return { ...scored, place: { ...place, table: { ...place.table, tails: 'linear' } } }
}
