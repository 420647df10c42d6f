import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { cdc, who } from '../../../src/clinical/references/built-in-sets.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const today = '2026-12-01'
const aged = (ageInYears: number, weightKg = 100): Patient => ({
  gender: 'male',
  measurements: [{ ageInYears, sizeCm: 178, weightKg }],
})

describe('beyond the ages of limits', () => {
  it.each([
    [18, undefined, false],
    [18.02, undefined, true],
    [19, who, false],
    [19.02, who, true],
  ])('a body mass index says why it has no class: at %f years', (years, references, isSaid) => {
    const facts = (locale: 'de' | 'en') =>
      wordsOf(sheetOf(aged(years), { type: 'Bmi' }, { today, locale, ...(references && { references }) }), 'facts')
    expect(facts('en').includes('No BMI class: at this age the limits for adults apply')).toBe(isSaid)
    expect(facts('de').includes('Keine BMI-Klasse: In diesem Alter gelten die Grenzen')).toBe(isSaid)
  })

  it.each([
    [18.9, undefined, 1],
    [19.1, undefined, 0],
    [19.1, cdc, 1],
  ])('a rule is not open where the references of height have ended: at %f years', (years, references, count) => {
    const { screening } = assessCourse(aged(years), { today, ...(references && { references }) })
    expect(screening.filter(({ rule }) => rule === 'ghrs2000')).toHaveLength(count)
  })

  it('a sheet of an adult says that no rule is for the age', () => {
    const words = (years: number, locale: 'de' | 'en') =>
      wordsOf(sheetOf(aged(years), { type: 'Height' }, { today, locale }))
    expect(words(19.1, 'en')).toContain('No rule for this measure applies at this age')
    expect(words(19.1, 'de')).toContain('Keine Regel zu dieser Messgröße gilt für dieses Alter')
    expect(words(18.9, 'en')).toContain('GHRS 2000 (investigation for growth hormone deficiency): undecided')
  })

  it.each([
    ['2025-06-07', true],
    ['2025-06-08', false],
  ])('the thresholds of NICE end on the fifth birthday: %s', (date, isCompared) => {
    const child: Patient = {
      dateOfBirth: '2020-06-08',
      gender: 'male',
      measurements: [{ date, sizeCm: 100, weightKg: 12 }],
    }
    expect(assessCourse(child, { today }).faltering !== undefined).toBe(isCompared)
  })

  it('the limit of a class of obesity is named by what it runs along', () => {
    const obese = (locale: 'de' | 'en', references?: typeof cdc) =>
      wordsOf(
        sheetOf(
          { ...aged(12), measurements: [{ ageInYears: 12, sizeCm: 155, weightKg: 80 }] },
          { type: 'Bmi' },
          { today, locale, ...(references && { references }) },
        ),
        'cautions',
      )
    expect(obese('en')).toContain('131% of P97 (limit P99.5: 31.37 kg/m², AGA 2015)')
    expect(obese('de')).toContain('131 % von P97 (Grenze P99,5: 31,37 kg/m², AGA 2015)')
    expect(obese('en', cdc)).toContain('BMI 33.3 kg/m² (limit 120% of P95: 29.03 kg/m², CDC 2000)')
  })
})
