import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../../../src/clinical/course/assess-course.js'
import { germany, who } from '../../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../../../src/clinical/references/lookup.js'
import type { ReferenceSet } from '../../../../src/clinical/references/reference-set.js'
import type { MeasurementInput, PatientInput } from '../../../../src/ground/model/patient.js'

/** The head at a score by a reference of the default set: of boys, WHO's to 4 months, then KiGGS'. */
function headAt(piece: number, ageInYears: number, score: number): number {
  const table = germany.series.head?.[piece]?.table ?? expect.fail()
  return valueAt(lookUpTable(table, 'male', ageInYears) ?? expect.fail(), score) ?? Number.NaN
}
const [byWho, byKiggs] = [0, 1]

const found = (
  measurements: readonly MeasurementInput[],
  more: Partial<PatientInput> = {},
  references: ReferenceSet = germany,
) => assessCourse({ gender: 'male', measurements, ...more }, { references }).findings
const codesOf = (...given: Parameters<typeof found>) => found(...given).map(({ code }) => code)

describe('a head that two references score', () => {
  // WHO's −2 lies below KiGGS', and KiGGS' +2.5 above WHO's: that one decides.
  it.each([
    [byWho, -2.001, ['small_head']],
    [byWho, -2, []],
    [byKiggs, -2.5, []],
    [byKiggs, 2.501, ['large_head']],
    [byKiggs, 2.5, []],
    [byWho, 2.7, []],
  ])('is found beyond the limit of both alone: by reference %j at %j SDS %j', (reference, score, expected) => {
    const measurements = [{ ageInYears: 0.66, headCm: headAt(reference, 0.66, score) }]
    expect(codesOf(measurements)).toEqual(expected)
  })

  it('is found after the first year too, until 24 months', () => {
    const years = [1, 1.5, 2, 2.01]
    const codes = years.map((ageInYears) => codesOf([{ ageInYears, headCm: headAt(byWho, ageInYears, -2.5) }]))
    expect(codes).toEqual([['small_head'], ['small_head'], ['small_head'], []])
  })

  it.each<readonly [string, Partial<PatientInput>]>([
    ['a known disease', { diseases: ['Trisomy21'] }],
    ['cerebral palsy', { gmfcsLevel: 4 }],
  ])('is not found of a child with %s', (_, more) => {
    const small = [{ ageInYears: 0.66, headCm: headAt(byWho, 0.66, -2.5) }]
    expect(codesOf(small)).toEqual(['small_head'])
    expect(codesOf(small, more)).toEqual([])
  })

  it.each([
    [182, ['small_head']],
    [184, []],
  ])('is one of late: %i days before the latest visit %j', (days, expected) => {
    const ageInYears = 400 / 365.25
    const later = { ageInYears: (400 + days) / 365.25, weightKg: 10 }
    expect(codesOf([{ ageInYears, headCm: headAt(byWho, ageInYears, -2.5) }, later])).toEqual(expected)
  })
})

describe('a head that one reference scores', () => {
  it.each([
    [0.083, []],
    [1 / 12, ['small_head']],
    [0.999, ['small_head']],
    [1, []],
  ])('is found from 1 month to the first birthday: at %f years %j', (ageInYears, expected) => {
    expect(codesOf([{ ageInYears, headCm: headAt(byWho, ageInYears, -2.1) }], {}, who)).toEqual(expected)
  })
})
