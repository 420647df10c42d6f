import { describe, expect, it } from 'vitest'
import { birthSize, sizeForGestation, smallForGestationalAge } from '../../../src/clinical/growth/birth-size.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { growthSubject } from '../../../src/clinical/growth/growth-subject.js'
import { percentileOf } from '../../../src/clinical/references/index.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { today } from './subject-of.js'

const settings = growthSettings({ today }, calculationDefaults)
const sizes = (patient: Patient) => birthSize(growthSubject(patient, settings), patient)

describe('size at birth (Niklasson 2008)', () => {
  // By hand from the means and SDs of the article: length of boys 51.6 (1.6) cm
  // and head 35.8 (1.3) cm at 40 weeks, length of girls 38.2 (1.3) at 28; weight
  // as log10 kg, boys 0.57 (0.053) at 40 weeks, girls 0.086 (0.064) at 28. Week
  // 42 of boys: 51.6 and two raw weekly increments of 52.40 - 51.89 cm.
  it.each([
    { gender: 'male', weekBirth: 40, dayBirth: 0, sizeBirthCm: 51.6, length: 0 },
    { gender: 'male', weekBirth: 40, dayBirth: 0, sizeBirthCm: 48.4, length: -2 },
    { gender: 'male', weekBirth: 40, dayBirth: 0, sizeBirthCm: 54.8, length: 2 },
    { gender: 'female', weekBirth: 28, dayBirth: 0, sizeBirthCm: 36.9, length: -1 },
    { gender: 'male', weekBirth: 42, dayBirth: 0, sizeBirthCm: 52.62, length: 0 },
    { gender: 'male', weekBirth: 42, sizeBirthCm: 52.62, length: 0 },
    { gender: 'male', weekBirth: 43, sizeBirthCm: 52.62, length: 0 },
  ] as const)('length: $weekBirth weeks, $gender, $sizeBirthCm cm: $length', ({ length, ...patient }) => {
    expect(sizes(patient).length?.score).toBeCloseTo(length, 4)
  })

  it.each([
    { gender: 'male', weekBirth: 40, dayBirth: 0, weightBirthG: 1000 * 10 ** 0.57, weight: 0 },
    { gender: 'male', weekBirth: 40, dayBirth: 0, weightBirthG: 1000 * 10 ** (0.57 - 2 * 0.053), weight: -2 },
    { gender: 'female', weekBirth: 28, dayBirth: 0, weightBirthG: 1000 * 10 ** (0.086 + 0.064), weight: 1 },
  ] as const)('weight: $weekBirth weeks, $gender, $weightBirthG g: $weight', ({ weight, ...patient }) => {
    expect(sizes(patient).weight?.score).toBeCloseTo(weight, 3)
  })

  it('head', () => {
    expect(sizes({ gender: 'male', weekBirth: 40, dayBirth: 0, headBirthCm: 34.5 }).head?.score).toBeCloseTo(-1, 4)
    expect(sizes({ gender: 'male', weekBirth: 40, headBirthCm: 34.5 }).length).toBeUndefined()
  })

  it('lies between the weeks where the day is known', () => {
    const at = (weekBirth: number, dayBirth?: number) =>
      sizes({ gender: 'male', weekBirth, dayBirth, sizeBirthCm: 39 }).length?.place.m as number
    expect(at(28, 3)).toBeCloseTo(at(28, 0) + (3 / 7) * (at(29, 0) - at(28, 0)), 10)
    expect(at(28.5)).toBeCloseTo(at(28, 4), 10)
  })

  it('stands for the middle of the week where the day is unknown', () => {
    const at = (weekBirth: number, dayBirth?: number) =>
      sizes({ gender: 'female', weekBirth, dayBirth, sizeBirthCm: 39 }).length?.place.m as number
    expect(at(28)).toBeCloseTo((at(28, 0) + at(29, 0)) / 2, 10)
  })

  it('beyond 40 weeks goes on rising, marked as approximate', () => {
    const at = (weekBirth: number, dayBirth = 0) =>
      sizes({ gender: 'male', weekBirth, dayBirth, headBirthCm: 36, sizeBirthCm: 52, weightBirthG: 3600 })
    for (const size of ['length', 'weight', 'head'] as const) {
      const places = [at(40), at(40, 1), at(41), at(42)].map((sizesAt) => sizesAt[size]?.place)
      expect(places.map((place) => place?.approximate)).toEqual([false, false, true, true])
      const medians = places.map((place) => place?.m as number)
      expect([...medians].sort((a, b) => a - b)).toEqual(medians)
      expect(new Set(places.map((place) => place?.s)).size).toBe(1)
    }
    expect(at(41).head?.place.m).toBeCloseTo(35.8 + 36.05 - 35.71, 9)
    expect(at(42).weight?.place.m).toBeCloseTo(10 ** 0.59, 5)
  })

  it.each([
    { weekBirth: 40 },
    { gender: 'male' },
    { gender: 'male', weekBirth: 44 },
    { gender: 'male', weekBirth: 20 },
  ] as const)('is not scored for %o', (patient) => {
    const { length, weight, head } = sizes({ ...patient, sizeBirthCm: 50, weightBirthG: 3500, headBirthCm: 35 })
    expect([length, weight, head]).toEqual([undefined, undefined, undefined])
  })
})

describe('size at birth below 24 weeks (Fenton 2013)', () => {
  // P10 by ucalgary.ca/fenton: girls 444 g at 23 + 0, boys 495 g at 23 + 4.
  it('weight by week and day', () => {
    const girl = sizes({ gender: 'female', weekBirth: 23, dayBirth: 0, weightBirthG: 444 })
    expect(percentileOf(girl.weight?.score as number)).toBeCloseTo(10, 0)
    const boy = sizes({ gender: 'male', weekBirth: 23, dayBirth: 4, weightBirthG: 495 })
    expect(percentileOf(boy.weight?.score as number)).toBeCloseTo(10, 0)
  })

  it('is read in the middle of the week where the day is unknown', () => {
    const { length, weight } = sizes({ gender: 'female', weekBirth: 23, sizeBirthCm: 30, weightBirthG: 500 })
    expect(length?.place).toMatchObject({ x: 23.5, table: { id: 'fenton2013-length' } })
    expect(weight?.place).toMatchObject({ x: 23.5, table: { id: 'fenton2013-weight' } })
    expect(sizes({ gender: 'female', weekBirth: 22, weightBirthG: 480 }).weight?.place.x).toBe(22.5)
  })

  it('is not scored before the figures begin', () => {
    expect(sizes({ gender: 'female', weekBirth: 23, dayBirth: 0, sizeBirthCm: 30 }).length).toBeUndefined()
    expect(sizes({ gender: 'female', weekBirth: 22, dayBirth: 0, weightBirthG: 480 }).weight).toBeUndefined()
    expect(sizes({ gender: 'female', weekBirth: 21, weightBirthG: 400 }).weight).toBeUndefined()
  })

  it('is read at its first row up to three days before', () => {
    expect(sizes({ gender: 'female', weekBirth: 23, dayBirth: 1, sizeBirthCm: 30 }).length?.place.x).toBe(23.5)
    expect(sizes({ gender: 'female', weekBirth: 22, dayBirth: 1, weightBirthG: 480 }).weight?.place.x).toBe(22.5)
  })

  it('gives way at 24 + 0', () => {
    const at = (weekBirth: number, dayBirth: number) =>
      sizes({ gender: 'male', weekBirth, dayBirth, weightBirthG: 600 }).weight?.place.table.id
    expect(at(23, 6)).toBe('fenton2013-weight')
    expect(at(24, 0)).toBe('niklasson2008-weight')
  })
})

describe('small for gestational age', () => {
  const boy = { gender: 'male', weekBirth: 40, dayBirth: 0 } as const
  it.each([
    // -2 SDS of boys at 40 weeks: 48.4 cm, 2911 g.
    [{ ...boy, sizeBirthCm: 48.41 }, false],
    [{ ...boy, sizeBirthCm: 48.39 }, true],
    [{ ...boy, weightBirthG: 2920 }, false],
    [{ ...boy, weightBirthG: 2900 }, true],
    [{ ...boy, sizeBirthCm: 50, weightBirthG: 2900 }, true],
    [{ ...boy, sizeBirthCm: 48.39, weightBirthG: 3500 }, true],
    [{ ...boy, sizeBirthCm: 50, weightBirthG: 3500 }, false],
    [{ ...boy, headBirthCm: 28 }, undefined],
    [boy, undefined],
    [{ gender: 'male', sizeBirthCm: 40 }, undefined],
  ] as [Patient, boolean | undefined][])('%o: %s', (patient, small) => {
    expect(smallForGestationalAge(sizes(patient))).toBe(small)
  })

  it.each([
    [-2.0001, 0, 'small'],
    [-2, 2, 'within'],
    [0, 2.0001, 'above'],
    [2.0001, undefined, 'above'],
    [2.0001, -2.0001, 'small'],
    [undefined, undefined, undefined],
  ] as const)('a length of %s and a weight of %s SDS are %s', (ofLength, ofWeight, expected) => {
    const { length } = sizes({ ...boy, sizeBirthCm: 50 })
    if (length === undefined) throw new Error('not scored')
    const scored = (score: number | undefined) => (score === undefined ? undefined : { ...length, score })
    const birth = { length: scored(ofLength), weight: scored(ofWeight), head: undefined, bmi: undefined }
    expect(sizeForGestation(birth)).toBe(expected)
  })

  it('is below -2 SDS, not at it', () => {
    const { length } = sizes({ ...boy, sizeBirthCm: 50 })
    if (length === undefined) throw new Error('not scored')
    expect(
      smallForGestationalAge({ length: { ...length, score: -2 }, weight: undefined, head: undefined, bmi: undefined }),
    ).toBe(false)
    expect(
      smallForGestationalAge({
        length: { ...length, score: -2.0001 },
        weight: undefined,
        head: undefined,
        bmi: undefined,
      }),
    ).toBe(true)
  })
})
