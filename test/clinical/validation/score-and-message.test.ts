import { describe, expect, it } from 'vitest'
import { chanceFrom } from '../../../scripts/course-study/simulated-children.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import type { MeasurementResult, PatientResult } from '../../../src/ground/model/patient-result.js'
import { type Score, scoreBound } from '../../../src/ground/model/score.js'
import { formatNumber } from '../../../src/ground/text/number.js'

const options = { today: '2026-11-20', measures: clinicMeasures }

/** What messages on a field can state: the scores of results, with the reference of each. */
function scoresOf(result: PatientResult | MeasurementResult, target: string): readonly Score[] {
  const all: { readonly [name in string]?: unknown } = { ...result }
  const names: { readonly [target in string]?: readonly string[] } = {
    birth_size: ['sizeBirthSds'],
    birth_weight: ['weightBirthSds'],
    birth_head: ['headBirthSds'],
    father_size: ['sizeFatherSds'],
    mother_size: ['sizeMotherSds'],
    size: ['sizeSds'],
    weight: ['weightSds'],
    bmi: ['bmiSds'],
    head: ['headSds'],
    seat: ['seatSds'],
  }
  const own = (names[target] ?? []).flatMap((name) => (all[name] as Score | undefined) ?? [])
  const visit = result as MeasurementResult
  const ofDiseases = (visit.diseaseScores ?? []).filter(({ measure }) => measure === target).map(({ score }) => score)
  const clinic = target === 'clinic' ? (visit.clinicMeasures ?? []).flatMap(({ score }) => score ?? []) : []
  return [...own, ...ofDiseases, ...clinic]
}

/** A score as documents write it; a bound by its side. */
function written({ value, accuracy }: Score): string {
  if (accuracy !== 'exact') return accuracy === 'less_or_equal' ? `below -${scoreBound}` : `above +${scoreBound}`
  return String(Number(formatNumber(value, { min: 1, max: 2 })))
}

const score = String.raw`(below −6|above \+6|[+−]?\d+\.\d+)`
/** The reference of a score follows it. */
const byReference = new RegExp(String.raw`SDS ${score}, ([A-Z][^)]*?\d{4})\)`, 'g')
/** The reference goes without saying: the one in the result. */
const alone = new RegExp(String.raw`SDS ${score}(?=\)|, far)`, 'g')
/** At the end of the correction several measures have a score. */
const named = new RegExp(`(Height|Weight|BMI|Head circumference): SDS ${score}`, 'g')
const targets = { Height: 'size', Weight: 'weight', BMI: 'bmi', 'Head circumference': 'head' } as const
const around = new RegExp(`${score}(?: by [^,)]+)? (before|after)`, 'g')

function asNumber(text: string): string {
  const plain = text.replace('−', '-').replace('+', text.includes(' ') ? '+' : '')
  return plain.includes(' ') ? plain : String(Number(plain))
}

function randomPatient(random: () => number): Patient {
  const between = (low: number, high: number) => low + (high - low) * random()
  const maybe = <T>(value: T, share = 0.6): T | undefined => (random() < share ? value : undefined)
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const visit = (): Measurement => {
    const ageInYears = between(0, 19)
    const typical = 50 + 6.5 * Math.min(ageInYears, 17) + 20 * Math.min(ageInYears, 1.5)
    const sizeCm = typical * between(0.7, 1.3)
    return {
      ageInYears,
      sizeCm: maybe(sizeCm, 0.9),
      weightKg: maybe(between(3, 20) * between(0.4, 2) * (1 + ageInYears / 6), 0.9),
      headCm: maybe(between(30, 65)),
      seatCm: maybe(sizeCm * between(0.4, 0.7), 0.3),
      waistCm: maybe(between(40, 160), 0.2),
      armCm: maybe(between(8, 50), 0.2),
      systolicMmHg: maybe(between(80, 220), 0.2),
    }
  }
  return {
    gender: one(['male', 'female'] as const),
    diseases: random() < 0.3 ? [one(['TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21'] as const)] : [],
    sizeFatherCm: maybe(between(125, 215)),
    sizeMotherCm: maybe(between(125, 215)),
    sizeBirthCm: maybe(between(25, 65)),
    weightBirthG: maybe(between(400, 6500)),
    headBirthCm: maybe(between(20, 45)),
    weekBirth: maybe(between(23, 43)),
    measurements: Array.from({ length: 1 + Math.floor(random() * 4) }, visit),
  }
}

describe('a message states the same score as the result', () => {
  it('in 400 random patients, whatever the formula', () => {
    const random = chanceFrom(30).uniform
    const wrong: string[] = []
    let stated = 0
    let far = 0
    for (let i = 0; i < 400; i++) {
      const result = calculatePatient(randomPatient(random), { ...options, locale: 'en' })
      const check = (text: string, said: string, allowed: readonly Score[]) => {
        stated++
        if (!allowed.map(written).includes(asNumber(said))) wrong.push(`${said}: ${text}`)
      }
      // A size at birth is beside those later by another reference than in the result.
      const isOfAge = ({ code }: { readonly code: string }) => !/^birth_.*off_course$/.test(code)
      const all = [
        ...result.validationMessages.filter(isOfAge).map((message) => ({
          message,
          beside: result as PatientResult | MeasurementResult,
        })),
        ...result.measurements.flatMap((visit) =>
          visit.validationMessages.map((message) => ({ message, beside: visit })),
        ),
      ]
      for (const { message, beside } of all) {
        const { text, target } = message
        const scores = scoresOf(beside, target)
        if (text.includes('far beyond the reference')) far++
        for (const [, said = '', reference] of text.matchAll(byReference)) {
          check(
            text,
            said,
            scores.filter((each) => each.reference === reference),
          )
        }
        for (const [, said = ''] of text.matchAll(alone)) check(text, said, scores)
        for (const [, measure, said = ''] of text.matchAll(named)) {
          check(text, said, scoresOf(beside, targets[measure as keyof typeof targets]).slice(0, 1))
        }
        const others = result.measurements.filter((visit) => visit !== beside)
        for (const [, said = ''] of text.matchAll(around)) {
          check(
            text,
            said,
            others.flatMap((visit) => scoresOf(visit, target.replace('birth_', ''))),
          )
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(stated).toBeGreaterThan(800)
    expect(far).toBeGreaterThan(100)
  })
})
