import { cole1998, type ThrivePoint, thriveLine } from '../../clinical/course/velocity/conditional-gain.js'
import { valueAt } from '../../clinical/references/distribution.js'
import { lookUpTable } from '../../clinical/references/lookup.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import type { Gender } from '../../ground/model/patient.js'
import type { Place } from '../data/chart-curves.js'
import { type DrawnPiece, drawnPieceAt, drawnTableX } from '../data/curves/drawn-piece.js'
import type { ThriveInput, ThriveLines } from '../types/growth-over-time.js'
import { courseWords } from './course-texts.js'

/** Lines begin in the fifth week, after the loss of the first days. */
const firstWeeks = 4
/** At these scores the first lines begin, and each further one at the highest. */
const firstScores = [2, 1, 0, -1, -2] as const
const highestScore = 2
/** A further line begins where the one before it has fallen by so much, SD. */
const apart = 1
/** Lines end below the lowest infants, SD. */
const lowestScore = -3.5
/** Between two places of a line, weeks. */
const step = 1

const yearsPerThriveWeek = 7 / daysPerYear

/** The thrive lines of a weight chart: side by side over its first two years. */
export function chartThriveLines({ pieces, gender, language }: ThriveInput): ThriveLines {
  const { thrive, thriveNote } = courseWords(language).chart
  const starts: ThrivePoint[] = firstScores.map((sds) => ({ weeks: firstWeeks, sds }))
  const lines = starts.map(thriveLine)
  for (let last = lines[0]; last !== undefined; ) {
    const fallen = last.find(({ sds }) => sds <= highestScore - apart)
    const further = fallen === undefined ? undefined : thriveLine({ weeks: fallen.weeks, sds: highestScore })
    if (further !== undefined && further.length > 1) lines.push(further)
    last = further !== undefined && further.length > 1 ? further : undefined
  }
  return {
    lines: lines.map((line) => placesOf(line, pieces, gender)).filter((places) => places.length > 1),
    text: thrive,
    note: thriveNote,
    publication: cole1998,
  }
}

/** A line in the units of the chart: scores change evenly within its four weeks. */
function placesOf(line: readonly ThrivePoint[], pieces: readonly DrawnPiece[], gender: Gender): readonly Place[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] as ThrivePoint
    const count = Math.round((to.weeks - from.weeks) / step)
    return Array.from({ length: i === 0 ? count + 1 : count }, (_, k) => {
      const share = (i === 0 ? k : k + 1) / count
      const sds = from.sds + (to.sds - from.sds) * share
      const x = (from.weeks + (to.weeks - from.weeks) * share) * yearsPerThriveWeek
      const y = sds < lowestScore ? undefined : weightAt(x, sds, pieces, gender)
      return y === undefined ? [] : [{ x, y }]
    }).flat()
  })
}

function weightAt(x: number, sds: number, pieces: readonly DrawnPiece[], gender: Gender): number | undefined {
  const drawn = drawnPieceAt(pieces, x)
  // Preterm infants are scored by weeks: Cole's correlations are not theirs.
  if (drawn === undefined || drawn.piece.table.axis !== 'years') return undefined
  const place = lookUpTable(drawn.piece.table, gender, drawnTableX(drawn, x))
  return place === undefined ? undefined : valueAt(place, sds)
}
