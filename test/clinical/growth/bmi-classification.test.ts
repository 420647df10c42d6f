import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { lowestClassOf, obesityClassOf } from '../../../src/clinical/growth/bmi-classification.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { percentileScores, valueAt } from '../../../src/clinical/references/distribution.js'
import { type Lookup, lookUpTable } from '../../../src/clinical/references/lookup.js'
import { aga2015Bmi } from '../../../src/clinical/references/tables/aga2015.js'
import { type Gender, genders } from '../../../src/ground/model/patient.js'

const sizeCm = 100
const agaAt = (gender: Gender, years: number): Lookup => lookUpTable(aga2015Bmi, gender, years) ?? expect.fail()

/** A child of 1 m: the weight in kg is the body mass index. */
function classesAt(gender: Gender, ageInYears: number, score: number) {
  const weightKg = valueAt(agaAt(gender, ageInYears), score) ?? Number.NaN
  const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
  const { growth } = assessPatient({ gender, measurements: [{ ageInYears, sizeCm, weightKg }] }, settings)
  const [visit = expect.fail()] = growth.measurements
  return { lowest: lowestClassOf(growth.subject, visit), obesity: obesityClassOf(growth.subject, visit) }
}

// AGA's classes are of 2 to 18 years, both included.
describe.each(genders)('a body mass index by AGA, of sex %s', (gender) => {
  it.each([2, 10, 18])('at %d years has its lowest and its highest class, with the limits', (years) => {
    const { lowest } = classesAt(gender, years, -2)
    expect(lowest?.bmiClass.class).toBe('severe-underweight')
    expect(lowest?.sds).toBeCloseTo(-2, 9)
    expect(lowest?.limit).toBe(percentileScores[3])
    expect(lowest?.bmiClass.sds?.value).toBeCloseTo(-2, 9)
    const { obesity } = classesAt(gender, years, 2.7)
    expect(obesity?.bmiClass.class).toBe('extreme-obesity')
    expect(obesity?.limit).toBeCloseTo(valueAt(agaAt(gender, years), percentileScores[99.5]) ?? 0, 9)
    expect(obesity?.limitOf).toEqual({ percentile: 99.5, percent: 100 })
    const p97 = valueAt(agaAt(gender, years), percentileScores[97]) ?? 0
    expect(obesity?.bmiClass.percentOf).toEqual({
      percentile: 97,
      percent: expect.closeTo((100 * (obesity?.bmi ?? 0)) / p97, 9),
    })
  })

  it.each([2, 10, 18])('is in per cent of the median in underweight, at %d years', (years) => {
    const place = agaAt(gender, years)
    const { lowest } = classesAt(gender, years, -2)
    expect(lowest?.bmiClass.percentOf?.percentile).toBe(50)
    expect(lowest?.bmiClass.percentOf?.percent).toBeCloseTo((100 * (valueAt(place, -2) ?? 0)) / place.m, 9)
  })
})

it('a newborn has a class by weight for length', () => {
  const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
  const measurements = [{ ageInYears: 0, sizeCm: 50, weightKg: 2.3 }]
  const { growth } = assessPatient({ gender: 'male', measurements }, settings)
  const [visit = expect.fail()] = growth.measurements
  expect(lowestClassOf(growth.subject, visit)?.bmiClass).toMatchObject({ class: 'severe-wasting', reference: 'WHO' })
})
