import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { rulesFor } from '../../../src/clinical/validation/asked-rules.js'
import { assessedVisit } from '../../../src/clinical/validation/engine.js'
import type { AnyRule } from '../../../src/clinical/validation/rule.js'
import { rules } from '../../../src/clinical/validation/rules/index.js'
import type { Measurement } from '../../../src/ground/model/patient.js'
import { today } from './findings-of.js'

const everything: Measurement = { ageInYears: 8, boneAgeYears: 8, headCm: 52, seatCm: 70, armCm: 20 }
const settings = growthSettings({ today }, calculationDefaults)

function asked(visits: readonly Measurement[]): readonly AnyRule[] {
  const { fields, unusual } = rulesFor(visits)
  return [...fields, ...unusual]
}

describe('the rules for visits', () => {
  const ofVisits = ({ asks }: AnyRule) => asks !== 'patientFields' && asks !== 'impossibleVisit'

  it('are all asked where visits have everything, between them too', () => {
    expect(new Set(asked([everything]))).toEqual(new Set(rules.filter(ofVisits)))
    const oneEach = Object.entries(everything).map(([field, value]) => ({ [field]: value }))
    expect(asked(oneEach)).toEqual(asked([everything]))
  })

  it.each([
    { visit: { boneAgeYears: 8 }, codes: ['bone_age_limits', 'bone_age_difference'] },
    { visit: { headCm: 52 }, codes: ['head_limits', 'head_score', 'head_off_course', 'head_shrinks'] },
    { visit: { seatCm: Number.NaN }, codes: ['seat_limits', 'seat_score', 'seat_without_size', 'seat_size_ratio'] },
    { visit: { ageInYears: 8 }, codes: ['age_limits', 'age_contradicts_dates'] },
    {
      visit: { systolicMmHg: 100 },
      codes: ['clinic_limits', 'diastolic_above_systolic', 'clinic_score', 'clinic_unscored'],
    },
  ])('are more where one has $visit', ({ visit, codes }) => {
    const without = asked([{ sizeCm: 120, weightKg: 24 }])
    const more = asked([{ sizeCm: 120 }, visit]).filter((rule) => !without.includes(rule))
    expect(more.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  const number = fc.oneof(fc.double({ min: 0, max: 250 }), fc.constantFrom(Number.NaN, -1, 1e9, 0))
  const field = fc.oneof(fc.constant(undefined), number)
  const visit: fc.Arbitrary<Measurement> = fc.record({
    date: fc.constantFrom('2016-06-04', '2018-01-01', '2020-06-04', '2030-01-01', undefined),
    sizeCm: field,
    weightKg: field,
    ageInYears: field,
    boneAgeYears: field,
    headCm: field,
    seatCm: field,
  })
  const without = fc.subarray(['ageInYears', 'boneAgeYears', 'headCm', 'seatCm'] as const)

  it('find nothing where they are not asked', () => {
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 4 }), without, (visits, fields) => {
        const absent = Object.fromEntries(fields.map((name) => [name, undefined]))
        const measurements = visits.map((each) => ({ ...each, ...absent }))
        const child = { gender: 'male', dateOfBirth: '2014-06-04', measurements } as const
        const assessment = assessPatient(child, settings)
        const scopes = assessment.days.order.map((index) => assessedVisit(assessment, index))
        const day = { day: 17000, birthDay: 16225, ageYears: 2.1, today: assessment.days.today }
        const isAsked = asked(measurements)
        for (const rule of rules.filter((it) => ofVisits(it) && !isAsked.includes(it))) {
          const answers =
            rule.asks === 'visitFields'
              ? measurements.map((each) => rule.find({ visit: each, ...day }))
              : rule.asks === 'visit'
                ? scopes.map((scope) => rule.find(scope))
                : rule.asks === 'course'
                  ? rule.find(scopes)
                  : ['a rule about the patient is always asked']
          expect(answers.flat().filter((answer) => answer !== undefined)).toEqual([])
        }
      }),
    )
  })
})
