import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import { explainScores, type ScoreExplanation } from '../../src/assessment/explain-scores.js'
import type { PatientResult } from '../../src/model/patient-result.js'
import { patientScoreNames, visitScoreNames, visitScores } from '../../src/model/result-scores.js'
import { clampScore, type Score } from '../../src/model/score.js'
import { percentileOf } from '../../src/references/distribution.js'
import { emil, jakob, mira } from '../fixtures/children.js'
import { growthOptions, hostilePatient } from '../fuzz/given/patients.js'

const options = { today: '2026-06-01' }

/** The score of a result that an explanation speaks of. */
function reportedScore(result: PatientResult, { name, measurementIndex }: ScoreExplanation): Score | undefined {
  const owner = measurementIndex === undefined ? result : result.measurements[measurementIndex]
  return (owner as unknown as Record<string, Score | undefined>)[name]
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
  ])('explains every score of %s, and no other', (_, child) => {
    const result = calculatePatient(child, options)
    const explanations = explainScores(child, options)
    for (const explanation of explanations) expect(explanation.score).toEqual(reportedScore(result, explanation))
    const scores = [result, ...result.measurements].flatMap((owner) =>
      Object.entries(owner).filter(([name, value]) => name.endsWith('Sds') && value !== undefined),
    )
    expect(explanations).toHaveLength(scores.length)
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
      ['corrected', 'who2006-height'],
      ['corrected', 'who2006-height'],
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

  it('agrees with calculatePatient on every score and percentile of any patient', () => {
    let compared = 0
    fc.assert(
      fc.property(hostilePatient, growthOptions, (patient, options) => {
        const result = calculated(patient, options)
        if (result === undefined) return
        const explanations = explainScores(patient, options)
        const explained = (name: string, index?: number) =>
          explanations.filter((each) => each.name === name && each.measurementIndex === index)
        for (const name of patientScoreNames) {
          expect(explained(name).map(({ score }) => score)).toEqual(listOf(result[name]))
          for (const { rawScore, score } of explained(name)) expect(score).toMatchObject(clampScore(rawScore))
        }
        result.measurements.forEach((visit, index) => {
          for (const name of visitScoreNames) {
            const score = visit[name]
            expect(explained(name, index).map((each) => each.score)).toEqual(listOf(score))
            for (const each of explained(name, index)) expect(score).toMatchObject(clampScore(each.rawScore))
            expect(visit[visitScores[name].percentile]).toBe(score && percentileOf(score.value))
          }
        })
        compared += explanations.length
      }),
      { numRuns: 200 },
    )
    expect(compared).toBeGreaterThan(200)
  })
})

function listOf<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value]
}
