import type { CourseOptions } from '../../../src/clinical/course/course-options.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp, type SeriesName } from '../../../src/clinical/references/index.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { boneAgeMethods, pubertalTimings } from '../../../src/ground/model/course-names.js'
import { genders, type MeasurementInput, type PatientInput } from '../../../src/ground/model/patient.js'

/** A child with visits, and what its course is assessed with. */
export interface SeededCourse {
  readonly patient: PatientInput
  readonly options: CourseOptions
}

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const birthDay = 16_000

/** This number of children, infants and adolescents, short and tall, preterm and not, with more or fewer data. */
export function seededCourses(count: number, seed: number): readonly SeededCourse[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => seededCourse(random))
}

function seededCourse(random: () => number): SeededCourse {
  const between = (from: number, to: number) => from + (to - from) * random()
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const often = (share: number) => random() < share
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
  const gender = pick(genders)
  const isInfant = often(0.4)
  const base = { size: between(-3.5, 2.5), weight: between(-3, 3), head: between(-2, 2) }
  const typical = (series: SeriesName, years: number, sds: number) => {
    const place = lookUp(germany, series, gender, years)
    return place && valueAt(place, sds + between(-0.4, 0.4))
  }
  const lastDay = isInfant ? between(60, 900) : between(900, 6700)
  let day = Math.floor(Math.max(0, lastDay - between(200, 1500)))
  const measurements: MeasurementInput[] = []
  while (day < lastDay && measurements.length < 12) {
    const years = day / 365.25
    const [size, weight, head] = [
      typical('height', years, base.size),
      typical('weight', years, base.weight),
      typical('head', years, base.head),
    ]
    measurements.push({
      date: isoDate(birthDay + day),
      ...(size === undefined ? {} : { sizeCm: rounded(size, 1) }),
      ...(weight === undefined || often(0.1) ? {} : { weightKg: rounded(weight, 2) }),
      ...(head === undefined || years > 4 || often(0.3) ? {} : { headCm: rounded(head, 1) }),
      ...(years > 2.5 && often(0.7) ? { boneAgeYears: rounded(years + between(-2, 2), 1) } : {}),
      ...(often(0.05) ? { sizePosition: pick(['lying', 'standing'] as const) } : {}),
    })
    day += Math.max(1, Math.floor(isInfant ? between(20, 120) : between(60, 500)))
  }
  const patient: PatientInput = {
    dateOfBirth: isoDate(birthDay),
    gender,
    ...(often(0.8) ? { sizeFatherCm: rounded(between(158, 196), 1) } : {}),
    ...(often(0.8) ? { sizeMotherCm: rounded(between(148, 182), 1) } : {}),
    ...(often(0.6) ? { weightBirthG: Math.round(between(1800, 4500)) } : {}),
    ...(often(0.5) ? { weekBirth: Math.floor(between(28, 42)), dayBirth: Math.floor(between(0, 7)) } : {}),
    ...(gender === 'female' && often(0.3) ? { menarche: isoDate(birthDay + Math.round(between(4000, 5200))) } : {}),
    ...(often(0.05) ? { diseases: ['Asthma'] } : {}),
    measurements,
  }
  const options: CourseOptions = {
    today: isoDate(birthDay + 7300),
    methods: 'all',
    ...(often(0.7) ? { boneAgeMethod: pick(boneAgeMethods) } : {}),
    ...(often(0.15) ? { pubertalTiming: pick(pubertalTimings) } : {}),
  }
  return { patient, options }
}
