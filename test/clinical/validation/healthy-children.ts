import { growthAge } from '../../../src/clinical/growth/growth-age.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { type GrowthSubject, growthSubject } from '../../../src/clinical/growth/growth-subject.js'
import { placeAtAge } from '../../../src/clinical/growth/score-at-age.js'
import { adultHeight } from '../../../src/clinical/growth/target-height.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { type Lookup, lookUp } from '../../../src/clinical/references/lookup.js'
import type { SeriesName } from '../../../src/clinical/references/reference-set.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Gender, Measurement, Patient } from '../../../src/ground/model/patient.js'

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

/** The ages of the German check-ups U2 to J2, years. */
const visitYears = [0.02, 0.09, 0.28, 0.53, 0.95, 1.95, 2.9, 4, 5.2, 7.5, 9.5, 13, 16.5]

/** No atlas of bone ages reaches farther, years. */
const oldestBone = 20

/** How scores of one measure hang together with those of height. */
const withHeight = { weight: 0.7, head: 0.4, sittingHeight: 0.85 } as const

/** How a size at birth as measured hangs together with the true one, an error of 0.2 SD. */
const measuredAtBirth = 0.98

const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)

/**
 * Healthy children born at term: scores drawn from the standard normal
 * distribution, correlated between measures and from visit to visit (r 0.9 in
 * the first two years, birth included, 0.97 after them), values from the references.
 */
export function healthyChildren(count: number, seed: number): Patient[] {
  const uniform = random(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return Array.from({ length: count }, () => healthyChild(uniform, normal))
}

function healthyChild(uniform: () => number, normal: () => number): Patient {
  const gender: Gender = uniform() < 0.5 ? 'male' : 'female'
  const birthDay = 14000 + Math.floor(uniform() * 300)
  const weekBirth = 37 + Math.floor(uniform() * 5)
  const dateOfBirth = isoDate(birthDay)
  const subject = growthSubject({ gender, dateOfBirth, weekBirth }, settings)
  const correlated = (z: number, r: number) => r * z + Math.sqrt(1 - r * r) * normal()
  const atBirth = (name: SeriesName, z: number) => at(lookUp(settings.references, name, gender, weekBirth + 0.5), z)
  const adult = (sex: Gender) => at(adultHeight(settings.references, sex), normal())
  const atFirst = normal()

  let height = normal()
  let weight = correlated(height, withHeight.weight)
  let head = correlated(height, withHeight.head)
  const [birthWeight, birthHead] = [weight, head]
  const birthLength = measuredAtBirth * height + Math.sqrt(1 - measuredAtBirth ** 2) * atFirst
  const measurements = visitYears.map((years): Measurement => {
    const r = years < 2 ? 0.9 : 0.97
    height = correlated(height, r)
    weight = correlated(weight, r)
    head = correlated(head, r)
    const days = Math.round(years * 365.25 + 20 * uniform())
    const value = (name: SeriesName, z: number) => atAge(subject, name, days / 365.25, z)
    return {
      date: isoDate(birthDay + days),
      sizeCm: rounded(value('height', height), 1),
      weightKg: rounded(value('weight', weight), years < 2 ? 2 : 1),
      headCm: rounded(value('head', head), 1),
      ...(years > 3 && { seatCm: rounded(value('sittingHeight', correlated(height, withHeight.sittingHeight)), 1) }),
      ...(years > 5 && { boneAgeYears: rounded(Math.min(oldestBone, Math.max(0, years + 0.9 * normal())), 1) }),
    }
  })
  return {
    gender,
    dateOfBirth,
    weekBirth,
    sizeBirthCm: rounded(atBirth('birthLength', birthLength), 1),
    weightBirthG: rounded(1000 * atBirth('birthWeight', correlated(birthWeight, measuredAtBirth)), 0),
    headBirthCm: rounded(atBirth('birthHead', correlated(birthHead, measuredAtBirth)), 1),
    sizeFatherCm: rounded(adult('male'), 0),
    sizeMotherCm: rounded(adult('female'), 0),
    measurements,
  }
}

function atAge(subject: GrowthSubject, name: SeriesName, years: number, z: number): number {
  return at(placeAtAge(subject, name, growthAge(subject, years)), z)
}

/**
 * Healthy children lie within this, SD. Farther up, the skewed weight curves
 * of KiGGS give what no healthy child weighs: 280 kg at 13 years at +3.9.
 */
const healthyWithin = 3.5

function at(place: Lookup | undefined, z: number): number {
  const healthy = Math.max(-healthyWithin, Math.min(healthyWithin, z))
  const value = place === undefined ? undefined : valueAt(place, healthy)
  if (value === undefined) throw new Error('The reference has no value there.')
  return value
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
