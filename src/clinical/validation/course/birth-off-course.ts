import { birthSize, valueAtBirth } from '../../growth/birth-size.js'
import { isBornAtTerm, termDays } from '../../growth/growth-subject.js'
import { measurementGrowth } from '../../growth/patient-growth.js'
import { decidingScores, uncapped } from '../deciding-score.js'
import { type AssessedPatient, type AssessedVisit, exceeds } from '../rule.js'
import { type CourseField, type CoursePoint, coursePoint, evenSd, scoreChange } from './course-points.js'
import { farthestSds } from './departures.js'
import { lostCm, type OffPoint } from './height-loss.js'
import { comparedPoints, type JudgedPoint, judgement } from './judged-points.js'

/** The field of the general data that has the value at birth of a course. */
const bornFields = { sizeCm: 'sizeBirthCm', weightKg: 'weightBirthG', headCm: 'headBirthCm' } as const

/** Before this age, years, children born preterm are still far smaller than others: our own choice. */
export const pretermShowsYears = 0.25

/** A value at birth off the course, and as it was given: a weight in grams. */
export interface BirthOff extends OffPoint {
  readonly given: number
  readonly after: CoursePoint
}

/**
 * The value at birth of the general data, where the visits' values don't lead to expect it, or where the length was more than
 * at the next visit. The visits are judged without it: a wrong value at birth makes no visit doubtful, and visits that have a
 * message of the measure say nothing of it.
 */
export function birthOffCourse(course: CourseField, scope: AssessedPatient): BirthOff | undefined {
  const { field, target } = course
  const born = bornPoint(scope, course)
  if (born === undefined) return undefined
  const measured = scope.visits.filter(({ visit }) => visit[field] !== undefined)
  const isDoubted = ({ findings }: AssessedVisit) => findings.some((finding) => finding.target === target)
  const ofBirth = measured.find(({ growth }) => growth.age?.chronologicalYears === 0)
  if (ofBirth !== undefined && (ofBirth.visit[field] === born.value || isDoubted(ofBirth))) return undefined
  const points = measured.flatMap((visit) => coursePoint(visit, field) ?? []).filter(({ years }) => years > 0)
  if (isNear(born, points[0])) return undefined
  const fitting = points.filter(({ visit }) => !isDoubted(visit))
  // Lengths at birth are read coarsely.
  const [here, after, ...others] = comparedPoints(course, [born, ...fitting], target === 'size')[0] ?? []
  if (here?.point !== born || after === undefined) return undefined
  const { sds, expected } = judgement(course, [here, after, ...others], 0)
  const isLoss = lostCm(target, born, after.point) !== undefined
  // Of two values alone the one nearer to the median is likelier right.
  const isFarther = others.length > 0 || Math.abs(here.score) > Math.abs(after.score)
  // Where no gestation is given, a small child may have been born preterm; one who was still is small in the first months.
  const isOfTerm = sds > 0 || scope.growth.subject.gestationDays !== undefined || after.years < pretermShowsYears
  if (!isLoss && !(isFarther && isOfTerm && isFarOff(sds, expected, here, scope, target))) return undefined
  const given = scope.patient[bornFields[field]] as number
  return { point: born, before: undefined, after: after.point, expectedScore: expected, given }
}

/** The value at birth as a point of age 0; undefined of a child born preterm, whose growth is not comparable before term. */
function bornPoint(
  { patient, days, growth, visits }: AssessedPatient,
  { field, target }: CourseField,
): CoursePoint | undefined {
  const { subject } = growth
  const value = valueAtBirth(patient, target)
  if (value === undefined || visits.length === 0 || !isBornAtTerm(subject)) return undefined
  const visit = { ageInYears: 0, [field]: value }
  const { today, inZone } = days
  const scored = measurementGrowth(subject, visit, undefined)
  const scores = decidingScores(subject, scored, visit)
  return coursePoint(
    {
      index: -1,
      submitted: visit,
      visit,
      day: undefined,
      today,
      inZone,
      subject,
      growth: scored,
      isTreated: false,
      scores,
      findings: [],
    },
    field,
  )
}

/** Whether the first value after birth is near, be it doubtful or not: the two confirm each other. */
function isNear(born: CoursePoint, first: CoursePoint | undefined): boolean {
  const change = first && scoreChange(born, first)
  return change !== undefined && Math.abs(change) <= evenSd
}

/** Whether a value is too far from the expected score by the reference of age, and by the set's of gestation too. */
function isFarOff(
  sds: number,
  expected: number,
  here: JudgedPoint,
  scope: AssessedPatient,
  target: CourseField['target'],
) {
  if (!exceeds(Math.abs(sds), farthestSds)) return false
  const sd = (here.score - expected) / sds
  const byGestation = gestationScore(scope)[target]
  return byGestation === undefined || exceeds(((byGestation - expected) / sd) * Math.sign(sds), farthestSds)
}

/**
 * The scores at birth by gestation, 40 weeks where none is given: newborns of many countries, and all after 40 weeks, are
 * larger than WHO's.
 */
function gestationScore({ patient, growth: { subject, birth } }: AssessedPatient) {
  const atTerm = { ...patient, weekBirth: termDays / 7, dayBirth: 0 }
  const { length, weight, head } =
    subject.gestationDays === undefined ? birthSize({ ...subject, gestationDays: termDays }, atTerm) : birth
  return { size: uncapped(length)?.score, weight: uncapped(weight)?.score, head: uncapped(head)?.score }
}
