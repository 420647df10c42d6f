import { describe, expect, it } from 'vitest'
import { ageAtDate, growthAge } from '../../../src/clinical/growth/growth-age.js'
import { placeAtAge, scoreAtVisit } from '../../../src/clinical/growth/score-at-age.js'
import { cdc, germany, kromeyerHauschild, percentileOf, who } from '../../../src/clinical/references/index.js'
import { dayOfLife, measured, subjectOf } from './subject-of.js'

describe('a measurement', () => {
  // A boy on his tenth birthday less half a day: 3653 days are 10.0014 years.
  // KiGGS and Fredriks 2005, boys of 10, L, M and S as published.
  const subject = subjectOf({ gender: 'male' })
  const growth = measured(subject, {
    ageInYears: 10,
    sizeCm: 141.55,
    weightKg: 34.79,
    headCm: 53.68,
    seatCm: 74.5018,
  })

  it('of medians scores 0 throughout', () => {
    const { size, weight, head, seat } = growth.scored
    for (const assessed of [size, weight, head, seat]) expect(assessed?.score).toBeCloseTo(0, 10)
    expect(size?.place.table.id).toBe('kiggs-height')
    expect(seat?.place.table.id).toBe('fredriks2005-sitting-height')
  })

  it('has what follows from it', () => {
    expect(growth.bmi).toBeCloseTo(34.79 / 1.4155 ** 2, 12)
    expect(growth.scored.bmi?.value).toBe(growth.bmi)
    expect(growth.legCm).toBeCloseTo(67.0482, 10)
    // ((67.0482 / 68.825)^0.7034 - 1) / (0.7034 · 0.0593)
    expect(growth.scored.leg?.score).toBeCloseTo(((67.0482 / 68.825) ** 0.7034 - 1) / (0.7034 * 0.0593), 8)
  })

  it('has its ratio to leg length scored through that to height', () => {
    const ratio = 74.5018 / 141.55
    expect(growth.seatLegRatio).toBeCloseTo(74.5018 / 67.0482, 10)
    expect(growth.scored.seatLeg?.value).toBeCloseTo(ratio, 12)
    expect(growth.scored.seatLeg?.score).toBeCloseTo(((ratio / 0.5204) ** 5.2236 - 1) / (5.2236 * 0.0259), 8)
    expect(growth.scored.seatLeg?.place.table.measure).toBe('sittingHeightRatio')
  })

  it('with nothing in it has nothing', () => {
    const nothing = measured(subject, {})
    expect(nothing.age).toBeUndefined()
    expect(nothing.bmi).toBeUndefined()
    expect(Object.values(nothing.scored).every((assessed) => assessed === undefined)).toBe(true)
  })

  it('without a sex has ages and derived values, no scores', () => {
    const unknown = measured(subjectOf({}), { ageInYears: 10, sizeCm: 141.55, weightKg: 34.79 })
    expect(unknown.bmi).toBeDefined()
    expect(unknown.scored.size).toBeUndefined()
  })

  it.each([
    ['height', 141.55, 18],
    ['height', 141.55, 18.99],
    ['head', 55, 18.99],
  ] as const)('%s of %d at %d is scored by the figures held from 18', (name, value, years) => {
    const assessed = scoreAtVisit(subject, name, { age: growthAge(subject, years) }, value)
    expect(assessed?.place.x).toBe(18)
  })

  it('at 19 is not scored', () => {
    const { scored } = measured(subject, {
      ageInYears: 19,
      sizeCm: 180,
      weightKg: 70,
      headCm: 57,
      seatCm: 94,
    })
    expect(Object.values(scored).every((one) => one === undefined)).toBe(true)
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
    const { scored } = measured(girl, { date: dayOfLife(day), weightKg: kg })
    expect(scored.weight?.place.table.id).toBe('fenton2013-weight')
    expect(percentileOf(scored.weight?.score as number)).toBeCloseTo(10, 0)
  })

  it('has length and head by the same, and nothing else', () => {
    const { scored } = measured(girl, {
      date: dayOfLife(7),
      sizeCm: 45,
      weightKg: 2,
      headCm: 31,
      seatCm: 30,
    })
    expect(scored.size?.place).toMatchObject({ x: 35, table: { id: 'fenton2013-length' } })
    expect(scored.head?.place.table.id).toBe('fenton2013-head')
    for (const none of [scored.bmi, scored.seat, scored.leg, scored.seatLeg]) expect(none).toBeUndefined()
  })

  // 34 + 0: 350 days of gestation and life are reached on day 112.
  it('stays with Fenton until 50 weeks, and is then scored by WHO at the corrected age', () => {
    const at = (day: number) => placeAtAge(girl, 'weight', ageAtDate(girl, dayOfLife(day))!)
    expect(at(42)).toMatchObject({ x: 40, table: { id: 'fenton2013-weight' } })
    expect(at(111)?.table.id).toBe('fenton2013-weight')
    expect(at(111)?.x).toBeCloseTo(50 - 1 / 7, 12)
    expect(at(112)).toMatchObject({ x: 70 / 365.25, table: { id: 'who2006-weight' } })
    expect(at(142)?.x).toBeCloseTo(100 / 365.25, 12)
  })

  it.each([germany, who, cdc, kromeyerHauschild])('is scored by Fenton in the set $id too', (references) => {
    const child = subjectOf({ gender: 'male', weekBirth: 30, dayBirth: 0 }, { references })
    for (const [series, table] of [
      ['height', 'fenton2013-length'],
      ['weight', 'fenton2013-weight'],
      ['head', 'fenton2013-head'],
    ] as const) {
      expect(placeAtAge(child, series, ageAtDate(child, dayOfLife(100))!)?.table.id).toBe(table)
    }
  })

  it('has its body mass index scored from term on, at the corrected age', () => {
    const at = (day: number) => placeAtAge(girl, 'bmi', ageAtDate(girl, dayOfLife(day))!)
    expect(at(38)).toBeUndefined()
    // Three days before the table begins it is read at its beginning, as any table.
    for (const day of [39, 41, 42]) expect(at(day)).toMatchObject({ x: 0, table: { id: 'who2006-bmi' } })
    expect(at(43)?.x).toBeCloseTo(1 / 365.25, 12)
  })

  it('is scored by WHO at birth where ages are not corrected, or the birth was at 37 weeks', () => {
    for (const subject of [
      subjectOf({ gender: 'female', weekBirth: 34 }, { gestationalCorrection: 'none' }),
      subjectOf({ gender: 'female', weekBirth: 37 }),
      subjectOf({ gender: 'female' }),
    ]) {
      expect(placeAtAge(subject, 'weight', ageAtDate(subject, dayOfLife(0))!)).toMatchObject({
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
