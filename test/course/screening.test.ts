import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../src/course/assess-course.js'
import type { ScreeningResult } from '../../src/course/screening/evaluate-screening.js'
import { screeningRules } from '../../src/course/screening/published-rules.js'
import type { PatientInput } from '../../src/model/patient.js'

const today = '2024-06-04'
/** A boy born at term, of parents of 175 and 165 cm. */
const boy: PatientInput = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  sizeFatherCm: 175,
  sizeMotherCm: 165,
  weekBirth: 39,
  weightBirthG: 3300,
}

function screened(patient: PatientInput): Record<string, ScreeningResult> {
  const { screening } = assessCourse(patient, { today })
  return Object.fromEntries(screening.map((result) => [result.rule, result]))
}

describe('a rule', () => {
  it('is met by what meets it, with what was compared', () => {
    const short: PatientInput = { ...boy, measurements: [{ date: '2023-01-10', sizeCm: 114 }] }
    expect(screened(short)['jgz2019-short']).toMatchObject({
      met: true,
      because: [{ quantity: 'sizeSds', is: 'below', limit: -2.5 }],
      gaps: [],
    })
  })

  it('is not met by a child who grows as others do', () => {
    const healthy: PatientInput = {
      ...boy,
      measurements: [
        { date: '2017-08-04', sizeCm: 98 },
        { date: '2022-06-04', sizeCm: 130.5 },
        { date: '2023-06-04', sizeCm: 136.2 },
        { date: '2024-06-03', sizeCm: 141.5 },
      ],
    }
    expect(Object.values(screened(healthy)).map(({ rule, met }) => [rule, met])).toEqual([
      ['jgz2019-short', false],
      ['jgz2019-tall', false],
      ['grote2008', false],
      ['ghrs2000', false],
      ['ghrs2000-five', false],
      ['dgpaed-p25', false],
      ['dgpaed-p3', false],
    ])
  })

  it('says what it lacks where that could decide', () => {
    const alone: PatientInput = {
      dateOfBirth: '2014-06-04',
      gender: 'male',
      measurements: [{ date: '2023-01-10', sizeCm: 122 }],
    }
    const { met, gaps } = screened(alone)['jgz2019-short'] as ScreeningResult
    expect(met).toBeUndefined()
    expect(gaps).toContainEqual({ code: 'missing', quantity: 'sizeLessTargetSds' })
    expect(screened(alone)['dgpaed-p25']).toMatchObject({
      met: undefined,
      gaps: [{ code: 'missing', quantity: 'velocitySds' }],
    })
  })

  it('on a change compares both ends in one reference', () => {
    // The same place in WHO at 3.9 years and in KiGGS at 4.1 is a fall of 0.4 SD that no child has grown.
    const seam: PatientInput = {
      ...boy,
      measurements: [
        { date: '2017-06-10', sizeCm: 92 },
        { date: '2020-06-04', sizeCm: 109 },
      ],
    }
    const change = screened(seam)['jgz2019-short']?.because.find(({ quantity }) => quantity === 'sizeSdsChangeSince3')
    expect(change?.value).toBeGreaterThan(-0.6)
  })

  it('is evaluated on a height of late, at the age of that height', () => {
    const weighed = (date: string): PatientInput => ({
      ...boy,
      measurements: [
        { date: '2017-01-10', sizeCm: 84 },
        { date, weightKg: 14 },
      ],
    })
    expect(screened(weighed('2017-06-20'))['jgz2019-short']).toMatchObject({ measurementIndex: 0 })
    // Three years on the height says nothing of today.
    const { measurementIndex, met, gaps } = screened(weighed('2020-01-10'))['jgz2019-short'] as ScreeningResult
    expect([measurementIndex, met]).toEqual([undefined, undefined])
    expect(gaps).toContainEqual({ code: 'missing', quantity: 'sizeSds' })
  })

  it('on the velocity of a year takes none of half a year', () => {
    const halfYear: PatientInput = {
      ...boy,
      measurements: [
        { date: '2023-11-20', sizeCm: 139 },
        { date: '2024-06-03', sizeCm: 139.5 },
      ],
    }
    expect(assessCourse(halfYear, { today }).intervals[0]?.sds?.value).toBeLessThan(-2)
    expect(screened(halfYear)['dgpaed-p3']).toMatchObject({ met: undefined, because: [] })
  })

  it('has its name, and what its figures refer to, in the language asked for', () => {
    const measurements = [{ date: '2024-06-03', sizeCm: 139.5 }]
    const named = (locale: string) =>
      assessCourse({ ...boy, measurements }, { today, locale }).screening.find(({ rule }) => rule === 'dgpaed-p3')
    expect(named('de')).toMatchObject({ name: 'Wachstumsgeschwindigkeit unter P3 über ein Jahr' })
    expect(named('en')).toMatchObject({ published: 'in healthy children of the DONALD study (Duran 2025)' })
  })

  it('is evaluated for no child with a disease or under treatment', () => {
    const short = { ...boy, measurements: [{ date: '2023-01-10', sizeCm: 110 }] }
    expect(assessCourse({ ...short, diseases: ['NoonanSyndrome'] }, { today })).toMatchObject({
      screening: [],
      notScreened: 'disease',
    })
    const markers = [{ kind: 'growth-hormone', date: '2022-01-01', text: 'GH' }] as const
    expect(assessCourse({ ...short, markers }, { today })).toMatchObject({ screening: [], notScreened: 'treatment' })
  })
})

it.each(screeningRules.map((rule) => [rule.id, rule] as const))(
  '%s has a source and limits that can be met',
  (_, rule) => {
    expect(rule.citation).toMatch(/\d{4}/)
    for (const { ages, all } of rule.anyOf) {
      expect(ages[0]).toBeLessThan(ages[1])
      expect(all.length).toBeGreaterThan(0)
    }
    if (rule.sensitivity !== undefined || rule.specificity !== undefined) expect(rule.published).toBeDefined()
  },
)
