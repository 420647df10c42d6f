import { normalCdf } from '../../../ground/math/normal-distribution.js'
import { concerns } from '../findings.js'
import { type AssessedVisit, exceeds } from '../rule.js'
import { type CoursePoint, coursePoint, courses } from './course-points.js'
import { lostCm } from './height-loss.js'
import { comparedPoints, type JudgedPoint, judgement } from './judged-points.js'
import { areCoarse, isOfBirth } from './measuring-error.js'

/** A height is taken as copied where the same by measuring is rarer than this: as if one height in 200 were copied. Our own choice. */
export const rarestByChance = 0.005

/** How heights are written, cm: to the coarsest that most of a child's different heights are multiples of; those of birth coarsely. */
const writtenTo = [1, 0.5] as const
const writtenFinely = 0.1

/** A height that is exactly the one before, and should not be. */
interface CarriedForward {
  readonly point: CoursePoint
  readonly before: CoursePoint
  /** What the other heights lead to expect that the child has grown since, cm. */
  readonly expectedCm: number
}

/** The heights that were carried forward from the one before rather than measured. */
export function carriedForward(visits: readonly AssessedVisit[]): readonly CarriedForward[] {
  const points = visits.flatMap((visit) => coursePoint(visit, 'sizeCm') ?? [])
  if (!points.some(({ value }, at) => value === points[at - 1]?.value)) return []
  const toCm = writtenToCm(points)
  return comparedPoints(courses.size, points, areCoarse(visits)).flatMap((kept) => {
    const found: CarriedForward[] = []
    for (let at = 1; at < kept.length; at++) {
      const expectedCm = expectedSince(kept, at, toCm)
      if (expectedCm === undefined) continue
      // A copy says nothing of those after it.
      const [copy] = kept.splice(at, 1)
      at--
      found.push({ point: (copy as JudgedPoint).point, before: (kept[at] as JudgedPoint).point, expectedCm })
    }
    return found
  })
}

function writtenToCm(points: readonly CoursePoint[]): number {
  const values = [...new Set(points.map(({ value }) => value))]
  return writtenTo.find((cm) => 2 * values.filter((value) => value % cm === 0).length > values.length) ?? writtenFinely
}

/** The growth since the height before, cm, where that is the same and hardly by chance. */
function expectedSince(kept: readonly JudgedPoint[], at: number, toCm: number): number | undefined {
  const [{ point: before }, { point, score }] = [kept[at - 1] as JudgedPoint, kept[at] as JudgedPoint]
  if (point.value !== before.value || concerns(point.visit.findings, 'size')) return undefined
  // Further copies don't bear it out, nor does a later loss.
  const isSilent = ({ point: later }: JudgedPoint) =>
    later.value === point.value || lostCm('size', point, later) !== undefined
  const others = kept.filter((other, i) => i <= at || !isSilent(other))
  const { expected, sds } = judgement(courses.size, others, at)
  const expectedCm = (expected - score) * point.deciding.place.m * point.deciding.place.s
  const halfSds = ((isOfBirth(before.years) ? writtenTo[0] : toCm) / 2 / expectedCm) * -sds
  const byChance = normalCdf(sds + halfSds) - normalCdf(sds - halfSds)
  return sds < 0 && exceeds(rarestByChance, byChance) ? expectedCm : undefined
}
