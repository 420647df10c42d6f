import { decidingScore, type ScoredField, type ScoredMeasure } from './deciding-score.js'
import type { PatientAssessment } from './engine.js'
import { exceeds } from './rule.js'
import { scoreLimits } from './score-limits.js'

/**
 * A visit bears out a value beyond ±6 SD if its own score lies on the same side, at
 * least at this share of it: beyond ±4 for a value at ±6, as the limit of a hint is to
 * the limit of a warning. Our own choice.
 */
const supportingShare = 2 / 3

const measureOf: { readonly [field in ScoredField]: ScoredMeasure } = {
  sizeCm: 'size',
  weightKg: 'weight',
  headCm: 'head',
  seatCm: 'seat',
}

/** A scored value, between those that it is compared with. */
interface Neighboured {
  readonly index: number
  readonly score: number
  before: Neighboured | undefined
  after: Neighboured | undefined
}

/**
 * The values with the warning of a score beyond ±6 that the visits before and after don't
 * bear out, as indices of measurements: 3.1 kg between 30 and 34 kg. Nothing is derived
 * from them, and no line leads to them. A child whose other values lie there too keeps
 * all of them, and so does one with a single value.
 *
 * The farthest from the median is judged first; the others are then compared without it.
 */
export function notBorneOut({ patient, growth, days }: PatientAssessment, field: ScoredField): ReadonlySet<number> {
  const values: Neighboured[] = []
  for (const index of days.order) {
    const visit = patient.measurements?.[index]
    const measured = growth.measurements[index]
    if (visit === undefined || measured === undefined) continue
    const value = { measure: measureOf[field], value: visit[field], visit }
    const deciding = decidingScore(growth.subject, measured, value)
    if (deciding === undefined) continue
    const before = values.at(-1)
    const here: Neighboured = { index, score: deciding.score, before, after: undefined }
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
