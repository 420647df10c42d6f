import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores, type ScoreExplanation } from '../../../src/clinical/assessment/explain-scores.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { percentileOf } from '../../../src/clinical/references/distribution.js'
import { normalCdf, normalQuantile } from '../../../src/ground/math/normal-distribution.js'
import { dayNumber, isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import type { PatientResult } from '../../../src/ground/model/patient-result.js'
import {
  type PatientScoreName,
  patientScoreNames,
  type VisitScoreName,
  visitScoreNames,
} from '../../../src/ground/model/result-scores.js'
import { clampScore, type Score } from '../../../src/ground/model/score.js'
import { anton, emil, jakob, mira, paul } from '../../fixtures/children.js'
import { growthOptions, hostilePatient } from '../../fuzz/given/patients.js'
import { runsOf } from '../../property-runs.js'

const options = { today: '2026-06-01' }

/** The score of a result that an explanation speaks of. */
function reportedScore(result: PatientResult, explanation: ScoreExplanation): Score | undefined {
  const { name, measurementIndex, disease, measure } = explanation
  if (measurementIndex === undefined) return result[name as PatientScoreName]
  const visit = result.measurements[measurementIndex]
  if (name === 'clinicMeasures') return visit?.clinicMeasures?.find((each) => each.measure === measure)?.score
  if (name !== 'diseaseScores') return visit?.[name as VisitScoreName]
  return visit?.diseaseScores.find((each) => each.disease === disease && each.measure === measure)?.score
}

/** How many scores a result has. */
function scoreCount(result: PatientResult): number {
  const ofPatient = patientScoreNames.filter((name) => result[name] !== undefined).length
  return result.measurements.reduce((count, visit) => {
    const ofVisit = visitScoreNames.filter((name) => visit[name] !== undefined).length
    const ofClinic = visit.clinicMeasures?.filter(({ score }) => score !== undefined) ?? []
    return count + ofVisit + visit.diseaseScores.length + ofClinic.length
  }, ofPatient)
}

/** The score by hand, from nothing but what the explanation says (Cole and Green 1992; WHO 2006 beyond ±3). */
function recomputed({ value, l, m, s, rule, parameters }: ScoreExplanation): number {
  if (rule === 'half-normal') {
    const p95 = m * (1 + l * s * normalQuantile(0.95)) ** (1 / l)
    // Ten per cent of Phi above 90: from the upper tail, so that nothing cancels.
    const above = 0.1 * normalCdf(-(value - p95) / (parameters?.['sigma'] ?? Number.NaN))
    return -normalQuantile(Math.max(above, Number.MIN_VALUE))
  }
  if (rule === 'lms') return l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s)
  const at = (z: number) => (l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l))
  return value > m ? 3 + (value - at(3)) / (at(3) - at(2)) : -3 + (value - at(-3)) / (at(-2) - at(-3))
}

/** Beyond 37 SD the share above is too small a number to have digits. */
function toleranceAt(rawScore: number): number {
  return Math.abs(rawScore) > 37 ? 0.1 : 1e-9 * Math.max(1, Math.abs(rawScore))
}

/** The value that was scored, from the value as measured. */
function rescored({ measured, shiftCm = 0, name, measure, axis }: ScoreExplanation, visit: Measurement): number {
  const { sizeCm = Number.NaN } = visit
  if (axis === 'cm' || shiftCm === 0) return measured
  const isIndex = name === 'bmiSds' || measure === 'bmi'
  return isIndex ? measured * (sizeCm / (sizeCm + shiftCm)) ** 2 : measured + shiftCm
}

const positions = [undefined, 'lying', 'standing'] as const

/** A patient whose visits say in turn how the child was measured. */
function inPositions(patient: Patient): Patient {
  const measurements = patient.measurements?.map((visit, i) => ({ ...visit, sizePosition: positions[i % 3] }))
  return { ...patient, measurements }
}

/** A calculation, or nothing where a date that doesn't exist ends it. */
function calculated(...args: Parameters<typeof calculatePatient>): PatientResult | undefined {
  try {
    return calculatePatient(...args)
  } catch (error) {
    expect(error).toMatchObject({ name: 'AuxologyError' })
    return undefined
  }
}

describe('explainScores', () => {
  it.each([
    ['Jakob', jakob],
    ['Mira', mira],
    ['Emil', emil],
    ['Paul', paul],
    ['Anton', anton],
  ])('explains every score of %s, and no other', (_, child) => {
    const result = calculatePatient(child, options)
    const explanations = explainScores(child, options)
    for (const explanation of explanations) expect(explanation.score).toEqual(reportedScore(result, explanation))
    expect(explanations).toHaveLength(scoreCount(result))
  })

  it('gives what is needed to compute a score by hand', () => {
    for (const { value, l, m, s, rule, rawScore } of explainScores(jakob, options)) {
      expect(rule).toBe('lms')
      expect(rawScore).toBeCloseTo(l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s), 9)
    }
  })

  it('says what the age was counted from', () => {
    const ofHeight = explainScores(emil, options).filter(({ name }) => name === 'sizeSds')
    expect(ofHeight.map(({ basis, table }) => [basis, table])).toEqual([
      ['postmenstrual', 'fenton2013-length'],
      ['postmenstrual', 'fenton2013-length'],
      ['postmenstrual', 'fenton2013-length'],
      ['postmenstrual', 'fenton2013-length'],
      ['corrected', 'who2006-height'],
    ])
    expect(ofHeight[0]?.x).toBeCloseTo(28 + 3 / 7 + 4, 9)
  })

  it('names the rule of the tail', () => {
    const [weight] = explainScores(
      { dateOfBirth: '2024-06-01', gender: 'male', measurements: [{ date: '2026-06-01', weightKg: 22 }] },
      options,
    )
    expect(weight).toMatchObject({ table: 'who2006-weight', rule: 'linear', basis: 'chronological' })
    expect(weight?.rawScore).toBeGreaterThan(3)
  })

  it('says what was added to a length, and where a height is read at the bone age', () => {
    const patient: Patient = {
      dateOfBirth: '2024-01-01',
      gender: 'male',
      measurements: [{ date: '2025-08-01', sizeCm: 82, weightKg: 11, sizePosition: 'standing', boneAgeYears: 1.25 }],
    }
    const explained = (name: string) => explainScores(patient, options).find((each) => each.name === name)
    expect(explained('sizeSds')).toMatchObject({ measured: 82, value: 82.7, shiftCm: 0.7, basis: 'chronological' })
    expect(explained('boneAgeSizeSds')).toMatchObject({ x: 1.25, shiftCm: 0.7, basis: 'boneAge' })
    expect(explained('weightForLengthSds')).toMatchObject({ value: 11, x: 82.7, shiftCm: 0.7, basis: 'length' })
    expect(explained('weightSds')?.shiftCm).toBeUndefined()
  })

  it('agrees with calculatePatient on every score of any patient, and with the score by hand', () => {
    let compared = 0
    fc.assert(
      fc.property(hostilePatient, growthOptions, (given, options) => {
        const patient = inPositions(given)
        const result = calculated(patient, options)
        if (result === undefined) return
        const explanations = explainScores(patient, options)
        for (const explanation of explanations) {
          const { score, rawScore, percentile, measurementIndex } = explanation
          expect(reportedScore(result, explanation)).toEqual(score)
          expect(score).toMatchObject({ ...clampScore(rawScore), raw: rawScore })
          expect(percentile).toBe(percentileOf(score.value))
          expect(Math.abs(recomputed(explanation) - rawScore)).toBeLessThanOrEqual(toleranceAt(rawScore))
          const visit = measurementIndex === undefined ? {} : (patient.measurements?.[measurementIndex] ?? {})
          expect(explanation.value).toBeCloseTo(rescored(explanation, visit), 9)
        }
        expect(explanations).toHaveLength(scoreCount(result))
        compared += explanations.length
      }),
      runsOf(300),
    )
    expect(compared).toBeGreaterThan(300)
  })
})

describe('explainScores across seams', () => {
  it('reads a table no farther than it reaches: WHO 2006 ends on day 1,856', () => {
    const child = (days: number): Patient => ({
      dateOfBirth: '2020-01-01',
      gender: 'male',
      measurements: [{ date: isoDate((dayNumber('2020-01-01') as number) + days), sizeCm: 110 }],
    })
    const heights = (days: number) =>
      explainScores(child(days), { ...options, references: who, acrossSeams: true }).map(({ table, x }) => [table, x])
    expect(heights(1858).map(([table]) => table)).toEqual(['who2007-height', 'who2006-height'])
    expect(heights(1858)[1]?.[1]).toBe(1856 / 365.25)
    expect(heights(1880).map(([table]) => table)).toEqual(['who2007-height'])
    expect(heights(2020).map(([table]) => table)).toEqual(['who2007-height'])
  })

  const girl = (date: string): Patient => ({
    dateOfBirth: '2020-01-01',
    gender: 'female',
    measurements: [{ date, sizeCm: 101, weightKg: 16, headCm: 49 }],
  })
  const tables = (patient: Patient, name: string, acrossSeams = true) =>
    explainScores(patient, { ...options, acrossSeams })
      .filter((each) => each.name === name)
      .map(({ table, isAcrossSeam = false }) => [table, isAcrossSeam])

  // WHO ends and KiGGS begins at 4 years, on 1 January 2024; both tables reach half a year beyond.
  it.each([
    ['2023-06-15', [['who2006-height', false]]],
    [
      '2023-08-01',
      [
        ['who2006-height', false],
        ['kiggs-height', true],
      ],
    ],
    [
      '2024-06-15',
      [
        ['kiggs-height', false],
        ['who2006-height', true],
      ],
    ],
    ['2024-08-01', [['kiggs-height', false]]],
  ] as const)('a girl of four, on %s: %j', (date, expected) => {
    expect(tables(girl(date), 'sizeSds')).toEqual(expected)
    expect(tables(girl(date), 'sizeSds', false)).toEqual(expected.slice(0, 1))
  })

  it('gives the score that the other table would have given', () => {
    const [here, across] = explainScores(girl('2024-01-02'), { ...options, acrossSeams: true }).filter(
      ({ name }) => name === 'weightSds',
    )
    const before = explainScores(girl('2023-12-31'), options).find(({ name }) => name === 'weightSds')
    expect(across?.rawScore).toBeCloseTo(before?.rawScore as number, 1)
    expect(across?.x).toBe(here?.x)
    expect(recomputed(across as ScoreExplanation)).toBeCloseTo(across?.rawScore as number, 9)
  })

  it('goes from Fenton to WHO at 50 weeks, and not back, as Fenton ends there', () => {
    const at = (days: number): Patient => ({
      dateOfBirth: '2024-01-01',
      gender: 'female',
      weekBirth: 30,
      dayBirth: 0,
      measurements: [{ date: isoDate((dayNumber('2024-01-01') as number) + days), sizeCm: 52 }],
    })
    expect(tables(at(60), 'sizeSds')).toEqual([['fenton2013-length', false]])
    expect(tables(at(139), 'sizeSds')).toEqual([
      ['fenton2013-length', false],
      ['who2006-height', true],
    ])
    expect(tables(at(140), 'sizeSds')).toEqual([['who2006-height', false]])
  })

  it('refuses anything but true and false', () => {
    const odd = { ...options, acrossSeams: 'yes' as unknown as boolean }
    expect(() => explainScores(jakob, odd)).toThrowError(expect.objectContaining({ parameter: 'acrossSeams' }))
  })
})
