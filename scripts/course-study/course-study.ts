import { validatePatient } from '../../src/clinical/assessment/validate-patient.js'
import { isoDate } from '../../src/ground/model/calendar-date.js'
import type { Gender, Patient } from '../../src/ground/model/patient.js'
import { type InjectedError, injectedErrors, type Place, places } from './injected-errors.js'
import {
  type Chance,
  chanceFrom,
  type SimulatedChild,
  type SimulatedVisit,
  simulatedChild,
} from './simulated-children.js'
import type { Measuring } from './tracking.js'

/** Years of age of the wrong visit, and years between visits. */
export const ageBands = [
  [0, 2],
  [2, 10],
  [10, 18],
] as const
export const gaps = [0.5, 1, 2] as const
export type AgeBand = readonly [from: number, to: number]

/** A child at ages, as it is measured in a study. */
type Simulate = (gender: Gender, ages: readonly number[]) => SimulatedChild

/** Messages that a comparison of visits gives. */
const courseCodes = ['off_course', 'unchanged', 'shrinks', 'weight_in_pounds']

/** Whether a message comes of comparing visits. */
export function isCourseHint(code: string): boolean {
  return courseCodes.some((of) => code.includes(of))
}

/** How often an error is found, and blamed on the right visit and on no other. */
export interface Found {
  readonly error: string
  readonly band: readonly [number, number]
  readonly gap: number
  readonly place: Place
  readonly wrong: number
  readonly found: number
  readonly rightVisit: number
}

/** Values of healthy children, and the hints of their courses. */
export interface FalseAlarms {
  readonly schedule: string
  readonly values: number
  readonly alarms: number
  readonly byCode: Readonly<Record<string, number>>
}

export interface CourseStudy {
  readonly found: readonly Found[]
  readonly alarms: readonly FalseAlarms[]
}

/** The wrong visits of each kind, and the healthy children of each schedule. */
export interface StudySize {
  readonly wrong: number
  readonly healthy: number
}

const birthDay = 14_000
const visitsOfACourse = 5

/** Simulates the courses of children, spoils one visit of some, and counts the messages. */
export function studyCourses(
  seed: number,
  { wrong, healthy }: StudySize,
  measuring: Measuring = 'trained',
  bands: readonly AgeBand[] = ageBands,
): CourseStudy {
  const chance = chanceFrom(seed)
  const simulate: Simulate = (gender, ages) => simulatedChild(chance, gender, ages, measuring)
  const found = injectedErrors.flatMap((error) =>
    bands.flatMap((band) =>
      gaps.flatMap((gap) =>
        places.flatMap((place) => {
          const cell = countFound({ chance, simulate, error, band, gap, place }, wrong)
          return cell.wrong === 0 ? [] : [cell]
        }),
      ),
    ),
  )
  const alarms = [
    ...ageBands.flatMap((band) =>
      gaps.map((gap) =>
        countAlarms(
          `${band[0]} to ${band[1]} years, every ${gap} years`,
          healthy,
          () => {
            const from = chance.between(Math.max(0.05, band[0]), Math.max(0.1, band[1] - gap))
            return steps(chance, from, gap, 1).filter((years) => years <= Math.max(band[1], from + 1.2 * gap))
          },
          simulate,
        ),
      ),
    ),
    countAlarms('German check-ups', healthy, () => checkUps.map((years) => years + 0.05 * chance.uniform()), simulate),
    countAlarms(
      'irregular: 12 visits between birth and 18 years',
      healthy,
      () => Array.from({ length: 12 }, () => chance.between(0.05, 17.9)).sort((a, b) => a - b),
      simulate,
    ),
    countAlarms(
      'Dutch well-baby clinics, to 2 years',
      healthy,
      () => wellBaby.map((years) => years + 0.04 * chance.uniform()),
      simulate,
    ),
  ]
  return { found, alarms }
}

/** The ages of the German check-ups U2 to J2, years. */
const checkUps = [0.02, 0.09, 0.28, 0.53, 0.95, 1.95, 2.9, 4, 5.2, 7.5, 9.5, 13, 16.5]

/** About the ages at which the infants of SMOCC were measured after birth, years. */
const wellBaby = [0.08, 0.16, 0.26, 0.5, 0.75, 1, 1.25, 1.5, 2]

/** Ages at about the same distance, on or back from one: real visits are up to a tenth early or late. */
function steps(chance: Chance, from: number, gap: number, direction: 1 | -1): number[] {
  const ages: number[] = []
  for (let years = from; ages.length < visitsOfACourse && years >= 0.02 && years <= 18; ) {
    ages.push(years)
    years += direction * gap * chance.between(0.9, 1.1)
  }
  return ages
}

/** The ages of a course, with the index of the visit at an age that is to be wrong. */
function courseAround(
  chance: Chance,
  years: number,
  gap: number,
  place: Place,
): readonly [ages: number[], index: number] {
  const before =
    place === 'first'
      ? []
      : steps(chance, years, gap, -1)
          .slice(1, place === 'last' ? 5 : 3)
          .reverse()
  const after = place === 'last' ? [] : steps(chance, years, gap, 1).slice(1, place === 'first' ? 5 : 3)
  return [[...before, years, ...after], before.length]
}

/** Where and how a visit is spoilt. */
interface Cell {
  readonly chance: Chance
  readonly simulate: Simulate
  readonly error: InjectedError
  readonly band: AgeBand
  readonly gap: number
  readonly place: Place
}

function countFound({ chance, simulate, error, band, gap, place }: Cell, count: number): Found {
  let [spoilt, found, rightVisit] = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    const [ages, index] = courseAround(chance, chance.between(Math.max(0.05, band[0]), band[1]), gap, place)
    if (ages.length < 2 || (place === 'middle' && (index === 0 || index === ages.length - 1))) continue
    const child = simulate(chance.uniform() < 0.5 ? 'male' : 'female', ages)
    const values = error.wrong(child, index, chance)
    if (values === undefined) continue
    spoilt++
    const visits = child.visits.map((visit, at) => (at === index ? { ...visit, ...values, days: visit.days } : visit))
    const blamed = messagesOf({ ...child, visits }).filter(({ target }) => error.targets.includes(target))
    if (blamed.length === 0) continue
    found++
    if (blamed.every(({ measurementIndex }) => measurementIndex === index)) rightVisit++
  }
  return { error: error.name, band, gap, place, wrong: spoilt, found, rightVisit }
}

function countAlarms(schedule: string, count: number, ages: () => number[], simulate: Simulate): FalseAlarms {
  let [values, alarms] = [0, 0]
  const byCode: Record<string, number> = {}
  for (let i = 0; i < count; i++) {
    const child = simulate(i % 2 === 0 ? 'male' : 'female', ages())
    values += 3 * child.visits.length
    for (const { code } of messagesOf(child)) {
      if (!isCourseHint(code)) continue
      alarms++
      byCode[code] = (byCode[code] ?? 0) + 1
    }
  }
  return { schedule, values, alarms, byCode }
}

function messagesOf(child: SimulatedChild): ReturnType<typeof validatePatient> {
  return validatePatient(patientOf(child), { today: '2026-11-20' })
}

export function patientOf({ gender, visits }: SimulatedChild): Patient {
  return {
    gender,
    dateOfBirth: isoDate(birthDay),
    measurements: visits.map(({ days, sizeCm, weightKg, headCm }: SimulatedVisit) => ({
      date: isoDate(birthDay + days),
      sizeCm,
      weightKg,
      headCm,
    })),
  }
}
