import { donald2025Velocity } from '../../src/clinical/course/figures/donald2025-velocity.js'
import { figuresAt } from '../../src/clinical/course/figures/figure-rows.js'
import { uncappedScoreAt, valueAt } from '../../src/clinical/references/distribution.js'
import { daysPerYear } from '../../src/ground/model/calendar-date.js'
import type { Gender } from '../../src/ground/model/patient.js'
import {
  bmiCorrelation,
  headCorrelation,
  heightCorrelation,
  infantWeightCorrelation,
  type Measuring,
  place,
  sizeMeasured,
} from './tracking.js'

/** Random numbers from a seed. */
export interface Chance {
  readonly uniform: () => number
  readonly normal: () => number
  readonly between: (least: number, most: number) => number
}

/** Uniform numbers by mulberry32, normal ones by Box and Muller. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal, between: (least, most) => least + (most - least) * uniform() }
}

/** A visit as it is written down: cm to 0.1, kg to 0.1 (below two years 0.01). */
export interface SimulatedVisit {
  readonly days: number
  readonly sizeCm: number
  readonly weightKg: number
  readonly headCm: number
}

export interface SimulatedChild {
  readonly gender: Gender
  readonly visits: readonly SimulatedVisit[]
}

/** Those who move by more than chance in the first two years, each way: part of the 31 and 25 % of Ong et al. BMJ 2000;320:967-971. */
const shiftShare = 0.1
const shiftSd = [0.67, 1.5] as const

/** Those with early, and with late puberty, and by how much their height departs at most, SD. */
const tempoShare = 0.1
const tempoSd = [0.5, 1.2] as const
/** Where a height departs most, years, and how broad that is. */
const tempoYears = { early: { male: 13, female: 11 }, late: { male: 14.5, female: 12.5 } } as const
const tempoBreadth = 1.6

/** Healthy children lie within this, SD. */
const healthyWithin = 3.2

/** Scale and clothes, kg; an infant is weighed naked. */
const scaleKg = 0.1
const clothesKg = 0.3
const infantScaleKg = 0.02
const headErrorCm = 0.2

/** How height goes with weight in infancy, and with head circumference. */
const heightAndWeight = 0.6
const heightAndHead = 0.4

interface Channel {
  readonly shift: number
  readonly tempo: number
  readonly tempoAt: number
}

/** A healthy child's visits at given ages, years, rising, as they are measured and written down. */
export function simulatedChild(
  chance: Chance,
  gender: Gender,
  ages: readonly number[],
  measuring: Measuring = 'trained',
): SimulatedChild {
  const channel = channelOf(chance, gender)
  const { normal } = chance
  const mixed = (z: number, r: number) => r * z + Math.sqrt(1 - r * r) * normal()
  let height = normal()
  let weight = mixed(height, heightAndWeight)
  let head = mixed(height, heightAndHead)
  let bmi: number | undefined
  let last = ages[0] as number
  let lastCm: number | undefined
  let lastYears = last
  let lastHead = 0
  if (last >= 2) bmi = normal()
  const visits = ages.map((given) => {
    const days = Math.round(given * daysPerYear)
    const years = days / daysPerYear
    const step = normal()
    const next = (z: number, r: number, own: number) => r * z + Math.sqrt(1 - r * r) * own
    if (years > last) {
      if (bmi === undefined) {
        const until = Math.min(2, years)
        if (until > last) weight = next(weight, infantWeightCorrelation(last, until), mixed(step, heightAndWeight))
        if (years >= 2) {
          const atTwo = next(height, heightCorrelation(gender, last, 2), step)
          bmi = bmiScoreOf(gender, atTwo + channel.shift, weight + channel.shift)
          bmi = next(bmi, bmiCorrelation(2, years), normal())
        }
      } else bmi = next(bmi, bmiCorrelation(last, years), normal())
      height = next(height, heightCorrelation(gender, last, years), step)
      head = next(head, headCorrelation(gender, last, years), normal())
      last = years
    }
    const shift = channel.shift * Math.min(1, years / 2)
    const bump = channel.tempo * Math.exp(-(((years - channel.tempoAt) / tempoBreadth) ** 2))
    const free = value('height', gender, years, height + shift + bump)
    // Chance by itself lets an adolescent shrink, or gain what none does.
    const trueCm = lastCm === undefined ? free : bounded(free, lastCm, gender, lastYears, years)
    lastCm = trueCm
    lastYears = years
    const trueKg =
      bmi === undefined
        ? value('weight', gender, years, weight + shift)
        : value('bmi', gender, years, bmi) * (trueCm / 100) ** 2
    lastHead = Math.max(lastHead, value('head', gender, years, head))
    const isInfant = years < 2
    const { errorCm, decimals } = sizeMeasured(measuring, years)
    const sizeCm = trueCm + errorCm * normal()
    const dressed = isInfant ? infantScaleKg * normal() : scaleKg * normal() + clothesKg * normal()
    return {
      days,
      sizeCm: rounded(sizeCm, decimals),
      weightKg: rounded(Math.max(1.5, trueKg + dressed), isInfant ? 2 : 1),
      headCm: rounded(lastHead + headErrorCm * normal(), 1),
    }
  })
  return { gender, visits }
}

/** Peak velocity 3 SD above its mean, cm a year (Marshall WA, Tanner JM. Arch Dis Child 1969;44:291-303 and 1970;45:13-23), and that of a year beside the peak. */
const peakCm = { male: 10.3 + 3 * 1.54, female: 9 + 3 * 1.03 } as const
const besidePeakCm = 9

/** A height that is no less than the last and what the slowest grow (-3 SD by DONALD 2025), and no more than what the fastest do. */
function bounded(cm: number, lastCm: number, gender: Gender, from: number, to: number): number {
  if (from < 2) return Math.max(lastCm, cm)
  const [l = 1, m = 0, s = 0] = figuresAt(donald2025Velocity[gender], Math.min(16.5, (from + to) / 2)) ?? []
  const slowest = m * Math.max(0, 1 - 3 * l * s) ** (1 / l)
  const most = peakCm[gender] * Math.min(1, to - from) + besidePeakCm * Math.max(0, to - from - 1)
  return Math.min(Math.max(cm, lastCm + slowest * (to - from)), lastCm + most)
}

function channelOf({ uniform, between }: Chance, gender: Gender): Channel {
  const moves = uniform()
  const shift = moves < shiftShare ? between(...shiftSd) : moves < 2 * shiftShare ? -between(...shiftSd) : 0
  const timing = uniform()
  if (timing < tempoShare) return { shift, tempo: between(...tempoSd), tempoAt: tempoYears.early[gender] }
  if (timing < 2 * tempoShare) return { shift, tempo: -between(...tempoSd), tempoAt: tempoYears.late[gender] }
  return { shift, tempo: 0, tempoAt: 0 }
}

function bmiScoreOf(gender: Gender, height: number, weight: number): number {
  const cm = value('height', gender, 2, height)
  const kg = value('weight', gender, 2, weight)
  return uncappedScoreAt(place('bmi', gender, 2), kg / (cm / 100) ** 2) ?? 0
}

function value(name: 'height' | 'weight' | 'bmi' | 'head', gender: Gender, years: number, z: number): number {
  return valueAt(place(name, gender, years), Math.max(-healthyWithin, Math.min(healthyWithin, z))) as number
}

function rounded(number: number, decimals: number): number {
  return Number(number.toFixed(decimals))
}
