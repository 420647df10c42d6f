import { describe, expect, it } from 'vitest'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { adultHeight, targetHeight } from '../../../src/clinical/growth/target-height.js'
import { cdc, germany, kromeyerHauschild, who } from '../../../src/clinical/references/index.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { growthOf, today } from './subject-of.js'

describe('target height', () => {
  it.each([
    [180, 167, 'male', 180],
    [180, 167, 'female', 167],
    [181.5, 168, 'male', 181.25],
    [181.5, 168, 'female', 168.25],
    [160, 160, 'male', 166.5],
    [160, 160, 'female', 153.5],
    [undefined, 168, 'male', undefined],
    [181.5, undefined, 'male', undefined],
    [181.5, 168, undefined, undefined],
  ] as const)('of a father of %s and a mother of %s cm for a %s: %s cm', (father, mother, gender, target) => {
    expect(targetHeight(father, mother, gender)).toBe(target)
  })
})

describe('the adult end of a height reference', () => {
  // KiGGS at 18.0, L, M and S as published.
  it.each([
    [germany, 'male', 'kiggs-height', 18, 179.04],
    [germany, 'female', 'kiggs-height', 18, 165.77],
    [who, 'male', 'who2007-height', 19, 176.5432],
    [cdc, 'female', 'cdc2000-height', 20, 163.3383],
    [kromeyerHauschild, 'male', 'kromeyer2001-height', 18, undefined],
  ] as const)('of $id for a %s: %s at %d', (set, gender, table, x, median) => {
    const place = adultHeight(set, gender)
    expect(place?.table.id).toBe(table)
    expect(place?.x).toBe(x)
    if (median !== undefined) expect(place?.m).toBeCloseTo(median, 2)
  })
})

describe('parents and target', () => {
  const settings = growthSettings({ today }, calculationDefaults)
  const growth = (patient: Patient) => growthOf(patient, settings)

  it('are scored at 18.0 years, each parent by their own sex', () => {
    const { father, mother, target, targetCm } = growth({
      gender: 'female',
      sizeFatherCm: 179.04,
      sizeMotherCm: 172.15,
    })
    expect(father?.score).toBeCloseTo(0, 12)
    // (172.15 / 165.77 - 1) / 0.0385
    expect(mother?.score).toBeCloseTo(0.99966, 4)
    expect(targetCm).toBeCloseTo(169.095, 12)
    expect(target?.score).toBeCloseTo((169.095 / 165.77 - 1) / 0.0385, 10)
  })

  it('of a tall father by the power of the reference', () => {
    // ((195 / 179.04)^1.9551 - 1) / (1.9551 · 0.0371)
    expect(growth({ sizeFatherCm: 195 }).father?.score).toBeCloseTo(
      ((195 / 179.04) ** 1.9551 - 1) / (1.9551 * 0.0371),
      10,
    )
  })

  it('are scored even where the child’s sex is unknown, the target is not', () => {
    const { father, mother, target, targetCm } = growth({ sizeFatherCm: 180, sizeMotherCm: 166 })
    expect(father).toBeDefined()
    expect(mother).toBeDefined()
    expect(target).toBeUndefined()
    expect(targetCm).toBeUndefined()
  })
})
