import { describe, expect, it } from 'vitest'
import { diseaseReferences, isKnownDisease, knownDiseases } from '../../../src/clinical/growth/disease.js'
import { growthAge } from '../../../src/clinical/growth/growth-age.js'
import { placeAtAge, scoreAtVisit } from '../../../src/clinical/growth/score-at-age.js'
import { germany, seriesNames } from '../../../src/clinical/references/index.js'
import { type Patient, sexOf } from '../../../src/ground/model/patient.js'
import { subjectOf } from './subject-of.js'

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

  it('count once each, in the order of their first mention', () => {
    const named = ['NoonanSyndrome', 'TurnerSyndrome', 'NoonanSyndrome', 'Asthma', 'TurnerSyndrome']
    expect(knownDiseases(named, 'female')).toEqual(['NoonanSyndrome', 'TurnerSyndrome'])
  })

  it.each([
    [{ gender: 'female', diseases: ['TurnerSyndrome'] }, 'TurnerSyndrome', true],
    [{ gender: 'male', diseases: ['TurnerSyndrome'] }, 'TurnerSyndrome', false],
    [{ diseases: ['TurnerSyndrome'] }, 'TurnerSyndrome', false],
    [{ gender: 'female', diseases: ['Asthma', 'NoonanSyndrome'] }, 'NoonanSyndrome', true],
    [{ gender: 'male', diseases: ['NoonanSyndrome'] }, 'NoonanSyndrome', true],
    [{ gender: 'male', diseases: [] }, 'NoonanSyndrome', false],
    [{ gender: 'male' }, 'Trisomy21', false],
  ] as const)('%o has %s: %s', (patient, disease, has) => {
    const { gender, diseases }: Patient = patient
    expect(knownDiseases(diseases, sexOf(gender)).includes(disease)).toBe(has)
  })

  it('Turner syndrome: Lyon’s mean height and SD (4.7 % of it)', () => {
    const girl = subjectOf({ gender: 'female' })
    // 91.72 cm at 4 years.
    const assessed = scoreAtVisit(girl, 'turnerHeight', { age: growthAge(girl, 4) }, 91.72 * (1 - 2 * 0.047))
    expect(assessed?.score).toBeCloseTo(-2, 10)
    expect(scoreAtVisit(girl, 'turnerHeight', { age: growthAge(girl, 0.9) }, 65)).toBeUndefined()
    const boy = subjectOf({ gender: 'male' })
    expect(scoreAtVisit(boy, 'turnerHeight', { age: growthAge(boy, 4) }, 91.72)).toBeUndefined()
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
    expect(scoreAtVisit(man, 'achondroplasiaHeight', { age: growthAge(man, 20) }, 132)?.score).toBeCloseTo(0, 0)
    expect(scoreAtVisit(woman, 'achondroplasiaHeight', { age: growthAge(woman, 20) }, 124)?.score).toBeCloseTo(0, 0)
    expect(scoreAtVisit(man, 'achondroplasiaSittingHeight', { age: growthAge(man, 10) }, 70)).toBeUndefined()
  })
})
