/**
 * What the checks of a course cost, as a share of calculatePatient: for a course
 * without jumps, and for courses that are off at every visit.
 *
 *     npm run bench -- course
 */
import { calculatePatient } from '../src/clinical/assessment/calculate-patient.js'
import type { CourseVerdict } from '../src/clinical/validation/rule.js'
import { rules } from '../src/clinical/validation/rules/index.js'
import type { Measurement, Patient } from '../src/ground/model/patient.js'
import { patientOfTwelve } from './patient-of-twelve.js'
import { quickest } from './quickest.js'

/** The most of a calculation that the checks may take. */
const goal = 0.15
const options = { today: '2026-06-01' }

const courses: { readonly [name: string]: Patient } = {
  'no jumps': patientOfTwelve,
  'jumps at every visit, no message': zigzag(0.5),
  'jumps at every visit, 4 messages': zigzag(1),
  'one visit of another child': withVisits((visit, i) => (i === 6 ? { ...visit, sizeCm: 139.5, weightKg: 39 } : visit)),
}

function withVisits(change: (visit: Measurement, index: number) => Measurement): Patient {
  return { ...patientOfTwelve, measurements: patientOfTwelve.measurements?.map(change) ?? [] }
}

/** Values by turns above and below the child's own. */
function zigzag(times: number): Patient {
  const changed = (value: number | undefined, share: number) =>
    value === undefined ? undefined : Math.round(value * (1 + times * share) * 10) / 10
  return withVisits((visit, i) => {
    const side = i % 2 === 0 ? -1 : 1
    return {
      ...visit,
      sizeCm: changed(visit.sizeCm, side * 0.02),
      weightKg: changed(visit.weightKg, side * 0.07),
      headCm: changed(visit.headCm, side * 0.012),
    }
  })
}

/** A check of a course, whose `find` is watched here. */
interface Check {
  find: (visits: never) => readonly CourseVerdict[]
}

const checks = rules.filter(({ code }) =>
  /_off_course$|_shrinks$|^size_unchanged$/.test(code),
) as readonly unknown[] as readonly Check[]

/** What a calculation asks the checks. */
function askedOf(patient: Patient): readonly (() => unknown)[] {
  const asked: (() => unknown)[] = []
  const finds = checks.map(({ find }) => find)
  checks.forEach((check, i) => {
    const find = finds[i] as Check['find']
    check.find = (visits) => {
      asked.push(() => find(visits))
      return find(visits)
    }
  })
  calculatePatient(patient, options)
  checks.forEach((check, i) => {
    check.find = finds[i] as Check['find']
  })
  return asked
}

for (const [name, patient] of Object.entries(courses)) {
  const asked = askedOf(patient)
  const { all, course } = quickest({
    all: () => calculatePatient(patient, options),
    course: () => asked.map((ask) => ask()),
  })
  console.log(`${name}: ${course.toFixed(1)} of ${all.toFixed(1)} µs, ${(course / all).toFixed(2)} (goal ${goal})`)
}
