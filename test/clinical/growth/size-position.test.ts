import { describe, expect, it } from 'vitest'
import { positionAt } from '../../../src/clinical/growth/size-position.js'
import { cdc2000, lookUpTable, scoreAt, who2006Bmi, who2006Height } from '../../../src/clinical/references/index.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { dayOfLife, measured, subjectOf } from './subject-of.js'

const boy: Patient = { gender: 'male' }
const preterm: Patient = { gender: 'male', weekBirth: 28, dayBirth: 0 }

/** Day, position as given, and what WHO adds to a length or height of 86 cm before it scores it. */
type Row = readonly [patient: Patient, day: number, sizePosition: Measurement['sizePosition'], shiftCm: number]

// WHO 2006: 0.7 cm are added to the height of a child under two years who was
// measured standing, and taken from the length of an older one measured lying.
const rows: readonly Row[] = [
  [boy, 600, undefined, 0],
  [boy, 600, 'lying', 0],
  [boy, 600, 'standing', 0.7],
  [boy, 730, undefined, 0],
  [boy, 730, 'standing', 0.7],
  [boy, 731, undefined, 0],
  [boy, 731, 'standing', 0],
  [boy, 731, 'lying', -0.7],
  [boy, 1000, 'lying', -0.7],
  // Measured standing from day 731 on, but scored at a corrected age under two years.
  [preterm, 730, undefined, 0],
  [preterm, 731, undefined, 0.7],
  [preterm, 731, 'lying', 0],
  [preterm, 814, undefined, 0.7],
  // From here on the age is not corrected.
  [preterm, 815, undefined, 0],
]

describe('lying and standing (WHO 2006)', () => {
  it.each(rows)('%o on day %d, %s: %d cm', (patient, day, sizePosition, shiftCm) => {
    const subject = subjectOf(patient)
    const { age, bmi, scored } = measured(subject, { date: dayOfLife(day), sizeCm: 86, weightKg: 12, sizePosition })
    const years = age?.referenceYears as number
    const atHeight = lookUpTable(who2006Height, 'male', years)!
    const atBmi = lookUpTable(who2006Bmi, 'male', years)!
    const sizeCm = 86 + shiftCm
    expect(scored.size?.score).toBeCloseTo(scoreAt(atHeight, sizeCm) as number, 9)
    expect(scored.bmi?.score).toBeCloseTo(scoreAt(atBmi, 12e4 / sizeCm ** 2) as number, 9)
    const shifted = { cm: shiftCm, measured: 86 }
    expect(scored.size?.shift).toEqual(shiftCm === 0 ? undefined : shifted)
    expect(scored.bmi?.shift).toEqual(shiftCm === 0 ? undefined : { ...shifted, measured: bmi })
    for (const other of [scored.weight, scored.head, scored.leg]) expect(other?.shift).toBeUndefined()
  })

  it('makes the score of a child independent of how it was measured', () => {
    const subject = subjectOf(boy)
    const score = (day: number, sizeCm: number, sizePosition: Measurement['sizePosition']) =>
      measured(subject, { date: dayOfLife(day), sizeCm, sizePosition }).scored.size?.score as number
    expect(score(700, 85.3, 'standing')).toBeCloseTo(score(700, 86, 'lying'), 9)
    expect(score(800, 87.7, 'lying')).toBeCloseTo(score(800, 87, 'standing'), 9)
  })

  it('shifts what is read at the first, standing, rows of a table just before them', () => {
    const subject = subjectOf(boy, { references: cdc2000 })
    const shiftOn = (day: number) =>
      measured(subject, { date: dayOfLife(day), sizeCm: 86, weightKg: 12 }).scored.bmi?.shift?.cm
    expect([728, 730, 731].map(shiftOn)).toEqual([-0.7, -0.7, undefined])
  })

  it('takes Fenton’s rows for those of children lying', () => {
    const { scored } = measured(subjectOf(preterm), { date: dayOfLife(60), sizeCm: 45, sizePosition: 'standing' })
    expect(scored.size).toMatchObject({ value: 45.7, shift: { cm: 0.7, measured: 45 } })
  })

  it('holds for the CDC’s tables of length and height', () => {
    const subject = subjectOf(boy, { references: cdc2000 })
    const tables = [730, 731].map((day) => {
      const { size } = measured(subject, { date: dayOfLife(day), sizeCm: 86, sizePosition: 'standing' }).scored
      return [size?.place.table.id, size?.shift?.cm]
    })
    expect(tables).toEqual([
      ['cdc2000-length', 0.7],
      ['cdc2000-height', undefined],
    ])
  })
})

describe('weight for length', () => {
  // WHO takes the table by age, and shifts the length.
  it.each([
    [boy, 600, undefined, 'who2006-weight-for-length', 86],
    [boy, 600, 'standing', 'who2006-weight-for-length', 86.7],
    [boy, 730, undefined, 'who2006-weight-for-length', 86],
    [boy, 731, undefined, 'who2006-weight-for-height', 86],
    [boy, 800, 'lying', 'who2006-weight-for-height', 85.3],
    // By chronological age, also in a preterm child.
    [preterm, 731, undefined, 'who2006-weight-for-height', 86],
    [boy, 1826, undefined, 'who2006-weight-for-height', 86],
  ] as const)('%o on day %d, %s: %s at %d cm', (patient, day, sizePosition, table, x) => {
    const visit: Measurement = { date: dayOfLife(day), sizeCm: 86, weightKg: 12, sizePosition }
    const scored = measured(subjectOf(patient), visit).scored.weightForLength
    expect(scored?.place.table.id).toBe(table)
    expect(scored?.place.x).toBeCloseTo(x, 9)
    expect(scored?.value).toBe(12)
  })

  it.each([
    ['from five years on', 1827, 105, 17],
    ['shorter than the table', 100, 44.9, 2.4],
    ['taller than the table', 1500, 120.6, 22],
    ['without a weight', 600, 80, undefined],
  ] as const)('is not scored %s', (_, day, sizeCm, weightKg) => {
    const { scored } = measured(subjectOf(boy), { date: dayOfLife(day), sizeCm, weightKg })
    expect(scored.weightForLength).toBeUndefined()
  })

  it('is not scored at an age of exactly five years', () => {
    const at = (ageInYears: number) =>
      measured(subjectOf({ gender: 'male' }), { ageInYears, sizeCm: 105, weightKg: 17 }).scored.weightForLength
    expect([4.999, 5].map((years) => at(years) !== undefined)).toEqual([true, false])
  })
})

it('a child is measured standing from two years on', () => {
  expect([1.999, 2].map(positionAt)).toEqual(['lying', 'standing'])
})
