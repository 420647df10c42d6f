import { exceeds } from '../rule.js'
import { scoreLimits } from '../score-limits.js'

/**
 * A visit bears out a value beyond ±6 SD if its own score lies on the same side, at
 * least at this share of it: beyond ±4 for a value at ±6, as the limit of a hint is to
 * the limit of a warning. Our own choice.
 */
const supportingShare = 2 / 3

/** A scored value, by the index of its measurement. */
export interface IndexedScore {
  readonly index: number
  readonly score: number
}

/** A scored value, between those that it is compared with. */
interface Neighboured extends IndexedScore {
  before: Neighboured | undefined
  after: Neighboured | undefined
}

/**
 * The scores beyond ±6 that those before and after don't bear out, as indices of measurements.
 *
 * The farthest from the median is judged first; the others are then compared without it.
 */
export function unsupportedScores(course: readonly IndexedScore[]): ReadonlySet<number> {
  const values: Neighboured[] = []
  for (const { index, score } of course) {
    const before = values.at(-1)
    const here: Neighboured = { index, score, before, after: undefined }
    if (before !== undefined) before.after = here
    values.push(here)
  }
  const doubtful = new Set<number>()
  const warned = values.filter(({ score }) => exceeds(Math.abs(score), scoreLimits.exceptional.beyond))
  for (const value of warned.sort((a, b) => Math.abs(b.score) - Math.abs(a.score))) {
    if (isBorneOutBy(value.before, value) && isBorneOutBy(value.after, value)) continue
    doubtful.add(value.index)
    if (value.before !== undefined) value.before.after = value.after
    if (value.after !== undefined) value.after.before = value.before
  }
  return doubtful
}

/** Whether a neighbouring value lies there too; a value at an end of the course has one neighbour alone. */
function isBorneOutBy(neighbour: Neighboured | undefined, { score }: Neighboured): boolean {
  return neighbour === undefined || neighbour.score / score >= supportingShare
}
