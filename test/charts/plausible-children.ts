import { isoDate } from '../../src/ground/model/calendar-date.js'
import type { Gender, Measurement, Patient } from '../../src/ground/model/patient.js'

/** Uniform numbers from a seed (mulberry32): the same children in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** About the median of both sexes at an age, and its coefficient of variation: children that a clinic may see. */
const measures = {
  sizeCm: {
    at: (age: number) => 50 + 25 * Math.min(1, age) ** 0.6 + 6.2 * Math.min(16, Math.max(0, age - 1)),
    cv: 0.045,
  },
  weightKg: { at: (age: number) => 3.4 + 6 * Math.min(1, age) ** 0.7 + 3 * Math.max(0, age - 1), cv: 0.16 },
  headCm: { at: (age: number) => 35 + 11 * Math.min(1, age) ** 0.5 + 0.6 * Math.max(0, age - 1), cv: 0.03 },
  seatCm: { at: (age: number) => 34 + 13 * Math.min(1, age) ** 0.6 + 2.6 * Math.max(0, age - 1), cv: 0.04 },
  boneAgeYears: { at: (age: number) => age, cv: 0.1 },
  waistCm: { at: (age: number) => 40 + 2 * age, cv: 0.12 },
  hipCm: { at: (age: number) => 42 + 3 * age, cv: 0.1 },
  armCm: { at: (age: number) => 13 + 0.8 * age, cv: 0.1 },
  tricepsMm: { at: (age: number) => 9 + 0.2 * age, cv: 0.3 },
  subscapularMm: { at: (age: number) => 6 + 0.2 * age, cv: 0.3 },
  systolicMmHg: { at: (age: number) => 90 + 1.7 * age, cv: 0.09 },
  diastolicMmHg: { at: (age: number) => 55 + age, cv: 0.1 },
} as const satisfies { readonly [field in keyof Measurement]?: unknown }

const names = Object.keys(measures) as (keyof typeof measures)[]
const diseases = ['TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21', 'CerebralPalsy'] as const

/**
 * Children as a clinic may see them: few visits or many, days or years apart, of some
 * measures or all, with errors of measuring that let a head shrink, and values that stay
 * equal; born at any week, with or without parents, puberty, events and diagnoses.
 */
export function plausibleChildren(count: number, seed: number): Patient[] {
  const uniform = random(seed)
  return Array.from({ length: count }, () => plausibleChild(uniform))
}

function plausibleChild(uniform: () => number): Patient {
  const chance = (share: number) => uniform() < share
  const whole = (least: number, most: number) => least + Math.floor(uniform() * (most - least + 1))
  // Irwin and Hall's sum: within 3 SD.
  const normal = () => 2 * (uniform() + uniform() + uniform() - 1.5)
  const gender: Gender = chance(0.5) ? 'male' : 'female'
  const birthDay = 13_500 + whole(0, 400)
  const taken = chance(0.3) ? names : names.filter(() => chance(0.4))
  const step = [0.01, 0.1, 0.1, 0.5, 1][whole(0, 4)] as number
  const position = normal()
  const standing = Object.fromEntries(names.map((name) => [name, position + 0.6 * normal()]))
  let years = chance(0.4) ? 0.3 * uniform() : 15 * uniform()
  const measurements = Array.from({ length: whole(0, chance(0.1) ? 40 : 9) }, (): Measurement => {
    const age = years
    years += chance(0.3) ? 0.1 * uniform() : 1.5 * uniform()
    const values = taken.flatMap((name): [string, number][] => {
      if (chance(0.15)) return []
      const { at, cv } = measures[name]
      const value = at(age) * (1 + cv * ((standing[name] ?? 0) + 0.15 * normal()))
      return [[name, Number((Math.round(value / step) * step).toFixed(2))]]
    })
    return { date: isoDate(birthDay + Math.round(age * 365.25)), ...Object.fromEntries(values) }
  })
  const lastDay = birthDay + Math.round(years * 365.25)
  const someDay = () => isoDate(whole(birthDay, lastDay))
  const weekBirth = chance(0.3) ? whole(24, 36) : whole(37, 41)
  const term = weekBirth / 40
  const isPubertal = years > 9 && chance(0.6)
  const disease = chance(0.3) ? diseases[whole(gender === 'male' ? 1 : 0, 4)] : undefined
  return {
    gender,
    dateOfBirth: isoDate(birthDay),
    ...(chance(0.7) && { weekBirth }),
    ...(chance(0.4) && { dayBirth: whole(0, 6) }),
    ...(chance(0.6) && {
      sizeBirthCm: Number((50 * term ** 0.9 + 2 * normal()).toFixed(1)),
      weightBirthG: Math.round(3400 * term ** 3 * (1 + 0.12 * normal())),
      headBirthCm: Number((34.5 * term ** 0.9 + normal()).toFixed(1)),
    }),
    ...(chance(0.6) && { sizeFatherCm: whole(162, 198), sizeMotherCm: whole(150, 184) }),
    ...(disease !== undefined && { diseases: [disease] }),
    ...(disease === 'CerebralPalsy' && { gmfcsLevel: whole(1, 4) }),
    ...(isPubertal && {
      puberty: [{ date: someDay(), pubicHairStage: whole(1, 5), ...signs(gender, whole(1, 5), whole(1, 25)) }],
      ...(gender === 'female' && chance(0.5) && { menarche: someDay() }),
    }),
    measurements,
    ...(chance(0.3) && {
      markers: [
        { text: 'A', date: someDay() },
        {
          text: 'B',
          date: someDay(),
          until: isoDate(lastDay),
          kind: chance(0.5) ? 'growth-hormone' : 'puberty-suppression',
        },
      ],
    }),
  }
}

function signs(gender: Gender, stage: number, testicularVolumeMl: number) {
  return gender === 'male' ? { genitalStage: stage, testicularVolumeMl } : { breastStage: stage }
}
