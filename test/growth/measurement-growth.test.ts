import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessAtAge, assessAtX, placeAtAge } from '../../src/growth/assessed.js'
import { bodyMassIndex, equivalentBmi } from '../../src/growth/body-mass-index.js'
import { diseaseReferences, hasDisease, isKnownDisease } from '../../src/growth/disease.js'
import { ageAtDate, growthAge } from '../../src/growth/growth-age.js'
import { type GrowthOptions, growthSettings } from '../../src/growth/growth-options.js'
import { growthSubject } from '../../src/growth/growth-subject.js'
import { measurementGrowth } from '../../src/growth/measurement-growth.js'
import { patientGrowth } from '../../src/growth/patient-growth.js'
import { legLength, seatLegRatio, seatLegRatioOf, sittingHeightRatio } from '../../src/growth/proportions.js'
import { dayNumber, isoDate } from '../../src/model/calendar-date.js'
import type { Patient } from '../../src/model/patient.js'
import { germany, lookUp, percentileOf, seriesNames, valueAt, who } from '../../src/references/index.js'

const born = '2014-06-04'
const subjectOf = (patient: Patient, options: GrowthOptions = {}) =>
  growthSubject({ dateOfBirth: born, ...patient }, growthSettings({ today: '2024-06-04', ...options }))
const onDay = (days: number) => isoDate((dayNumber(born) as number) + days)

describe('body mass index', () => {
  it.each([
    [60, 160, 23.4375],
    [31.5, 139.5, 315_000 / 139.5 ** 2],
    [3.5, 51, 35_000 / 51 ** 2],
    [undefined, 160, undefined],
    [60, undefined, undefined],
    [60, 0, undefined],
    [60, -5, undefined],
  ])('of %s kg and %s cm: %s', (kg, cm, bmi) => expect(bodyMassIndex(kg, cm)).toBe(bmi))
})

describe('equivalent body mass index', () => {
  // KiGGS at 18.0, as published: boys L -1.6308, M 22.31, S 0.1424; girls
  // L -2.1259, M 21.95, S 0.1345.
  it.each([
    ['male', 0, 22.31],
    ['female', 0, 21.95],
    ['male', 1, 22.31 * (1 - 1.6308 * 0.1424) ** (1 / -1.6308)],
    ['male', -2, 22.31 * (1 + 2 * 1.6308 * 0.1424) ** (1 / -1.6308)],
    ['female', 2, 21.95 * (1 - 2 * 2.1259 * 0.1345) ** (1 / -2.1259)],
  ] as const)('of a %s with the score %d: %d', (gender, score, bmi) => {
    expect(equivalentBmi(subjectOf({ gender }), score)).toBeCloseTo(bmi, 10)
  })

  it('is undefined without a score, without a sex and where the reference has no value', () => {
    expect(equivalentBmi(subjectOf({ gender: 'male' }), undefined)).toBeUndefined()
    expect(equivalentBmi(subjectOf({}), 1)).toBeUndefined()
    // 1 - 2.1259 · 0.1345 · 4 < 0
    expect(equivalentBmi(subjectOf({ gender: 'female' }), 4)).toBeUndefined()
    expect(equivalentBmi(subjectOf({ gender: 'female' }, { references: who }), 4)).toBeGreaterThan(35)
  })

  it('is the body mass index itself at 18.0 years', () => {
    fc.assert(
      fc.property(fc.double({ min: 14, max: 45, noNaN: true }), fc.constantFrom('male', 'female'), (bmi, gender) => {
        const subject = subjectOf({ gender })
        const assessed = assessAtAge(subject, 'bmi', growthAge(subject, 18), bmi)
        expect(equivalentBmi(subject, assessed?.score)).toBeCloseTo(bmi, 6)
      }),
    )
  })
})

describe('proportions', () => {
  it.each([
    [139.5, 73, 66.5, 73 / 66.5],
    [160, 80, 80, 1],
    [50, 33, 17, 33 / 17],
  ])('of %d cm, sitting %d cm', (size, seat, leg, ratio) => {
    expect(legLength(size, seat)).toBe(leg)
    expect(seatLegRatio(seat, leg)).toBe(ratio)
    expect(sittingHeightRatio(ratio)).toBeCloseTo(seat / size, 14)
    expect(seatLegRatioOf(seat / size)).toBeCloseTo(ratio, 12)
  })

  it.each([
    [undefined, 73],
    [139.5, undefined],
    [73, 73],
    [70, 73],
  ])('of %s cm, sitting %s cm, there is no leg length', (size, seat) => expect(legLength(size, seat)).toBeUndefined())

  it('have no ratio without legs', () => {
    expect(seatLegRatio(73, undefined)).toBeUndefined()
    expect(seatLegRatio(undefined, 66)).toBeUndefined()
    expect(seatLegRatio(73, 0)).toBeUndefined()
  })
})

describe('a measurement', () => {
  // A boy on his tenth birthday less half a day: 3653 days are 10.0014 years.
  // KiGGS and Fredriks 2005, boys of 10, L, M and S as published.
  const subject = subjectOf({ gender: 'male' })
  const own = measurementGrowth(subject, {
    ageInYears: 10,
    sizeCm: 141.55,
    weightKg: 34.79,
    headCm: 53.68,
    seatCm: 74.5018,
  })

  it('of medians scores 0 throughout', () => {
    const { size, weight, head, seat } = own.assessed
    for (const assessed of [size, weight, head, seat]) expect(assessed?.score).toBeCloseTo(0, 10)
    expect(size?.place.table.id).toBe('kiggs-height')
    expect(seat?.place.table.id).toBe('fredriks2005-sitting-height')
  })

  it('has what follows from it', () => {
    expect(own.bmi).toBeCloseTo(34.79 / 1.4155 ** 2, 12)
    expect(own.assessed.bmi?.value).toBe(own.bmi)
    expect(own.legCm).toBeCloseTo(67.0482, 10)
    // ((67.0482 / 68.825)^0.7034 - 1) / (0.7034 · 0.0593)
    expect(own.assessed.leg?.score).toBeCloseTo(((67.0482 / 68.825) ** 0.7034 - 1) / (0.7034 * 0.0593), 8)
  })

  it('has its ratio to leg length scored through that to height', () => {
    const ratio = 74.5018 / 141.55
    expect(own.seatLegRatio).toBeCloseTo(74.5018 / 67.0482, 10)
    expect(own.assessed.seatLeg?.value).toBeCloseTo(ratio, 12)
    expect(own.assessed.seatLeg?.score).toBeCloseTo(((ratio / 0.5204) ** 5.2236 - 1) / (5.2236 * 0.0259), 8)
    expect(own.assessed.seatLeg?.place.table.measure).toBe('sittingHeightRatio')
  })

  it('with nothing in it has nothing', () => {
    const nothing = measurementGrowth(subject, {})
    expect(nothing.age).toBeUndefined()
    expect(nothing.bmi).toBeUndefined()
    expect(Object.values(nothing.assessed).every((assessed) => assessed === undefined)).toBe(true)
  })

  it('without a sex has ages and derived values, no scores', () => {
    const unknown = measurementGrowth(subjectOf({}), { ageInYears: 10, sizeCm: 141.55, weightKg: 34.79 })
    expect(unknown.bmi).toBeDefined()
    expect(unknown.assessed.size).toBeUndefined()
  })

  it.each([
    ['height', 141.55, 18],
    ['height', 141.55, 18.99],
    ['head', 55, 18.99],
  ] as const)('%s of %d at %d is scored by the figures held from 18', (name, value, years) => {
    const assessed = assessAtAge(subject, name, growthAge(subject, years), value)
    expect(assessed?.place.x).toBe(18)
  })

  it('at 19 is not scored', () => {
    const { assessed } = measurementGrowth(subject, {
      ageInYears: 19,
      sizeCm: 180,
      weightKg: 70,
      headCm: 57,
      seatCm: 94,
    })
    expect(Object.values(assessed).every((one) => one === undefined)).toBe(true)
  })
})

describe('a preterm child before term', () => {
  const girl = subjectOf({ gender: 'female', weekBirth: 34, dayBirth: 0 })

  // Fenton 2013: P10 of girls 1617 g at 34 + 0, 2069 g at 36 + 0, 2662 g at 39 + 0.
  it.each([
    [0, 1.617],
    [14, 2.069],
    [35, 2.662],
  ])('on day %d is scored by weeks since the last menstruation: %d kg is P10', (day, kg) => {
    const { assessed } = measurementGrowth(girl, { date: onDay(day), weightKg: kg })
    expect(assessed.weight?.place.table.id).toBe('fenton2013-weight')
    expect(percentileOf(assessed.weight?.score as number)).toBeCloseTo(10, 0)
  })

  it('has length and head by the same, and nothing else', () => {
    const { assessed } = measurementGrowth(girl, { date: onDay(7), sizeCm: 45, weightKg: 2, headCm: 31, seatCm: 30 })
    expect(assessed.size?.place).toMatchObject({ x: 35, table: { id: 'fenton2013-length' } })
    expect(assessed.head?.place.table.id).toBe('fenton2013-head')
    for (const none of [assessed.bmi, assessed.seat, assessed.leg, assessed.seatLeg]) expect(none).toBeUndefined()
  })

  it('is scored by WHO at the corrected age from term on', () => {
    expect(placeAtAge(girl, 'weight', ageAtDate(girl, onDay(41))!)?.table.id).toBe('fenton2013-weight')
    expect(placeAtAge(girl, 'weight', ageAtDate(girl, onDay(42))!)).toMatchObject({
      x: 0,
      table: { id: 'who2006-weight' },
    })
    expect(placeAtAge(girl, 'weight', ageAtDate(girl, onDay(142))!)?.x).toBeCloseTo(100 / 365.25, 12)
  })

  it('is scored by WHO at birth where ages are not corrected, or the birth was at 37 weeks', () => {
    for (const subject of [
      subjectOf({ gender: 'female', weekBirth: 34 }, { gestationalCorrection: 'none' }),
      subjectOf({ gender: 'female', weekBirth: 37 }),
      subjectOf({ gender: 'female' }),
    ]) {
      expect(placeAtAge(subject, 'weight', ageAtDate(subject, onDay(0))!)).toMatchObject({
        x: 0,
        table: { id: 'who2006-weight' },
      })
    }
  })

  it('is not scored before birth', () => {
    const boy = subjectOf({ gender: 'male' })
    expect(placeAtAge(boy, 'height', growthAge(boy, -0.1))).toBeUndefined()
  })
})

describe('diseases', () => {
  it.each([
    ['TurnerSyndrome', true],
    ['NoonanSyndrome', true],
    ['Achondroplasia', true],
    ['Trisomy21', true],
    ['turnersyndrome', false],
    ['toString', false],
    ['', false],
  ])('%j is known: %s', (name, known) => expect(isKnownDisease(name)).toBe(known))

  it('have series that exist, of the measure they stand for', () => {
    for (const series of Object.values(diseaseReferences)) {
      for (const measure of ['height', 'weight', 'bmi', 'head'] as const) {
        const name = series[measure]
        if (name === undefined) continue
        expect(seriesNames).toContain(name)
        for (const { table } of germany.series[name] ?? []) expect(table.measure).toBe(measure)
      }
    }
  })

  it.each([
    [{ gender: 'female', diseases: ['TurnerSyndrome'] }, 'TurnerSyndrome', true],
    [{ gender: 'male', diseases: ['TurnerSyndrome'] }, 'TurnerSyndrome', false],
    [{ diseases: ['TurnerSyndrome'] }, 'TurnerSyndrome', false],
    [{ gender: 'female', diseases: ['Asthma', 'NoonanSyndrome'] }, 'NoonanSyndrome', true],
    [{ gender: 'male', diseases: ['NoonanSyndrome'] }, 'NoonanSyndrome', true],
    [{ gender: 'male', diseases: [] }, 'NoonanSyndrome', false],
    [{ gender: 'male' }, 'Trisomy21', false],
  ] as const)('%o has %s: %s', (patient, disease, has) => expect(hasDisease(patient, disease)).toBe(has))

  it('Turner syndrome: Lyon’s mean height and SD (4.7 % of it)', () => {
    const girl = subjectOf({ gender: 'female' })
    // 91.72 cm at 4 years.
    const assessed = assessAtAge(girl, 'turnerHeight', growthAge(girl, 4), 91.72 * (1 - 2 * 0.047))
    expect(assessed?.score).toBeCloseTo(-2, 10)
    expect(assessAtAge(girl, 'turnerHeight', growthAge(girl, 0.9), 65)).toBeUndefined()
    const boy = subjectOf({ gender: 'male' })
    expect(assessAtAge(boy, 'turnerHeight', growthAge(boy, 4), 91.72)).toBeUndefined()
  })

  it('Noonan syndrome: both sexes, two tables that meet at 2', () => {
    for (const gender of ['male', 'female'] as const) {
      const child = subjectOf({ gender })
      const at = (years: number) => placeAtAge(child, 'noonanHeight', growthAge(child, years))?.table.id
      expect([at(1), at(5)]).toEqual(['isojima2016-noonan-height', 'cappa2024-noonan-height'])
      expect(at(18.5)).toBeUndefined()
    }
  })

  it('achondroplasia: Merker’s adult heights are medians', () => {
    const man = subjectOf({ gender: 'male' })
    const woman = subjectOf({ gender: 'female' })
    expect(assessAtAge(man, 'achondroplasiaHeight', growthAge(man, 20), 132)?.score).toBeCloseTo(0, 0)
    expect(assessAtAge(woman, 'achondroplasiaHeight', growthAge(woman, 20), 124)?.score).toBeCloseTo(0, 0)
    expect(assessAtAge(man, 'achondroplasiaSittingHeight', growthAge(man, 10), 70)).toBeUndefined()
  })
})

describe('a patient', () => {
  const settings = growthSettings({ today: '2024-06-04' })

  it('has an age today and every measurement in its order', () => {
    const growth = patientGrowth(
      { dateOfBirth: born, gender: 'male', measurements: [{ date: onDay(3650) }, { date: onDay(100) }, {}] },
      settings,
    )
    expect(growth.ageYears).toBe(3653 / 365.25)
    expect(growth.measurements.map(({ age }) => age?.chronologicalYears)).toEqual([
      3650 / 365.25,
      100 / 365.25,
      undefined,
    ])
  })

  it('of whom nothing is known has nothing', () => {
    const growth = patientGrowth({}, settings)
    expect(growth.ageYears).toBeUndefined()
    expect(growth.measurements).toEqual([])
    expect(growth.targetCm).toBeUndefined()
    expect(growth.birth).toEqual({ length: undefined, weight: undefined, head: undefined })
  })

  it('is scored the same at the same place, by age or by x', () => {
    const girl = subjectOf({ gender: 'female' })
    const value = valueAt(lookUp(germany, 'height', 'female', 7)!, 1.5) as number
    expect(assessAtAge(girl, 'height', growthAge(girl, 7), value)?.score).toBeCloseTo(1.5, 10)
    expect(assessAtX(girl, 'height', 7, value)?.score).toBeCloseTo(1.5, 10)
    expect(assessAtX(girl, 'weightForLength', 85, 11, 'standing')?.place.table.id).toBe('who2006-weight-for-height')
    expect(assessAtX(girl, 'weightForLength', undefined, 11)).toBeUndefined()
    expect(assessAtX(subjectOf({}), 'weightForLength', 85, 11)).toBeUndefined()
  })
})
