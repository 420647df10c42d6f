import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { uncappedScoreAt } from '../../../src/clinical/references/distribution.js'
import {
  type CourseField,
  type CoursePoint,
  coursePoint,
} from '../../../src/clinical/validation/course/course-points.js'
import { slipOnCourse } from '../../../src/clinical/validation/course/course-slips.js'
import { assessedVisit } from '../../../src/clinical/validation/engine.js'
import { clinicLimits } from '../../../src/clinical/validation/rules/clinic-limits.js'
import {
  decimalSlips,
  likelySlip,
  metres,
  type Slip,
  transposedDigits,
} from '../../../src/clinical/validation/slips.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { calculatePatient } from '../../../src/index.js'

const never = () => false
/** Whether a corrected value is 141.2. */
const meant = (corrected: number) => Math.abs(corrected - 141.2) < 1e-9

/** A visit of a boy of six years on a course. */
function atSix(visit: Measurement, field: CourseField['field']): CoursePoint {
  const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
  const assessment = assessPatient({ gender: 'male', measurements: [{ ageInYears: 6, ...visit }] }, settings)
  return coursePoint(assessedVisit(assessment, 0), field) ?? expect.fail()
}

describe('a slip on a course', () => {
  // Believed where the corrected value lies within 0.35 SD of the score that is expected.
  it.each([
    ['sizeCm', { sizeCm: 211 }, 121, 'digits'],
    ['sizeCm', { sizeCm: 121 / 2.54 }, 121, 'unit'],
    ['weightKg', { weightKg: 25 / 0.45359237 }, 25, 'unit'],
    ['weightKg', { weightKg: 250 }, 25, 'decimal'],
  ] as const)('of %s in %o is %d as %s', (field, visit, meant, kind) => {
    const point = atSix(visit, field)
    const score = uncappedScoreAt(point.deciding.place, meant) ?? Number.NaN
    for (const side of [-1, 1]) {
      const off = (apart: number) => ({
        point,
        before: undefined,
        after: undefined,
        expectedScore: score + side * apart,
      })
      expect(slipOnCourse(field, off(0.349))).toMatchObject({ kind, meant: expect.closeTo(meant, 9) })
      expect(slipOnCourse(field, off(0.351))).toBeUndefined()
    }
  })
})

describe('a slip', () => {
  it.each([
    [14.12, 141.2],
    [1412, 141.2],
    [14120, 141.2],
    [1.412, undefined],
  ])('of the decimal point in %d is corrected to %d', (value, corrected) => {
    const expected = corrected && { kind: 'decimal', meant: expect.closeTo(corrected, 9) }
    expect(likelySlip(decimalSlips, value, meant)).toEqual(expected)
  })

  const grams: Slip = { given: 'g', factor: 0.001, above: 1000 }

  it.each([
    [metres, 2.99, 299],
    [metres, 3, undefined],
    [grams, 1001, 1.001],
    [grams, 1000, undefined],
  ] as const)('of the unit %o in %d is named though the corrected value is odd: %d', (slip, value, corrected) => {
    const expected = corrected && { kind: 'unit', given: slip.given, meant: expect.closeTo(corrected, 9) }
    expect(likelySlip([slip], value, never, () => true)).toEqual(expected)
    expect(likelySlip([slip], value, never, never)).toBeUndefined()
  })

  it.each([
    [123, [213, 132]],
    [10.5, [15]],
    [105, [150]],
    [11, []],
    [7, []],
  ])('of digits makes %d one of %o', (value, others) => {
    expect(transposedDigits(value).filter((other) => other !== 1.5)).toEqual(others)
  })
})

it('has the limits of clinic measures that were decided on', () => {
  const written = clinicLimits.map(({ field, possible: [least, most], slip }) => {
    const mistake = slip === undefined ? '' : ` ${slip.given} ${slip.factor} ${slip.below ?? ''}`.trimEnd()
    return `${field} ${least}–${most}${mistake === '' ? '' : ` ${mistake.trim()}`}`
  })
  expect(written).toEqual([
    'waistCm 20–240 m 100 3',
    'hipCm 20–290 m 100 3',
    'armCm 5–80 mm 0.1',
    'tricepsMm 1–80 cm 10',
    'subscapularMm 1–80 cm 10',
    'systolicMmHg 30–300',
    'diastolicMmHg 10–200',
  ])
})

it.each(clinicLimits)('$field is used at both its limits and not beyond', ({ field, possible: [least, most] }) => {
  const codes = (value: number) => {
    const child: Patient = { gender: 'male', measurements: [{ ageInYears: 10, [field]: value }] }
    return calculatePatient(child).measurements[0]?.validationMessages.map(({ code }) => code)
  }
  for (const value of [least, most]) expect(codes(value)).not.toContain('clinic_limits')
  for (const value of [least - 0.01, most + 0.01]) expect(codes(value)).toContain('clinic_limits')
})
