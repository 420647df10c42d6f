import { describe, expect, it } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { Locale } from '../../../src/ground/languages/built-in.js'
import type { Marker, MeasurementInput, PatientInput } from '../../../src/ground/model/patient.js'

const today = '2024-06-01'
const texts = (patient: PatientInput, locale: Locale) =>
  validatePatient(patient, { today, locale }).map(({ text }) => text)

describe('the score that a value departs from', () => {
  /** A girl with anorexia. */
  const girl = (visits: readonly MeasurementInput[]): PatientInput => ({
    dateOfBirth: '2009-04-01',
    gender: 'female',
    measurements: visits,
  })
  const weights = [31, 35.5, 40, 46, 51.5, 55]
  const dated = weights.map((weightKg, i) => ({ date: `${2018 + i}-04-04`, weightKg }))
  const lost = [
    { date: '2023-10-03', weightKg: 46 },
    { date: '2024-03-05', weightKg: 38.5 },
  ]

  it.each([
    ['de', ['(SDS +0,09 davor)', '(SDS +0,09 am 04.04.2023)']],
    ['en', ['(SDS +0.09 before)', '(SDS +0.09 on 4 April 2023)']],
  ] as const)('is dated where visits lie between (%s)', (locale, around) => {
    const said = texts(girl([...dated, ...lost]), locale)
    expect(said.map((text, i) => text.includes(around[i] ?? '?'))).toEqual([true, true])
  })

  it('has the age where there is no date, and a date after too', () => {
    const aged = weights.map((weightKg, i) => ({ ageInYears: 9 + i, weightKg }))
    const later = [
      { ageInYears: 14.5, weightKg: 46 },
      { ageInYears: 14.9, weightKg: 38.5 },
    ]
    expect(texts({ gender: 'female', measurements: [...aged, ...later] }, 'en').at(-1)).toMatch(
      /SDS \S+ at the age of 14 years\)/,
    )
    const first = [
      { date: '2016-04-04', weightKg: 60 },
      { date: '2017-04-04', weightKg: 14 },
    ]
    expect(texts(girl([...first, ...dated]), 'en')[0]).toMatch(/SDS \S+ on 4 April 2018\)/)
  })

  it('dates the loss of height too', () => {
    const heights = [123.5, 129.5, 135, 140.5, 146]
    const boy = (...latest: readonly number[]): PatientInput => ({
      dateOfBirth: '2011-02-01',
      gender: 'male',
      measurements: [
        ...heights.map((sizeCm, i) => ({ date: `${2018 + i}-02-05`, sizeCm })),
        ...latest.map((sizeCm, i) => ({ date: `2023-${i === 0 ? '02' : '08'}-05`, sizeCm })),
      ],
    })
    expect(texts(boy(142), 'en')[0]).toContain('That is 4 cm less than at the visit before')
    expect(texts(boy(165, 142), 'en')[0]).toContain('less than on 5 February 2022')
    expect(texts(boy(165, 142), 'de')[0]).toContain('weniger als am 05.02.2022')
  })
})

describe('a value off the course about the beginning of a treatment', () => {
  const boy = (marker: Marker): PatientInput => ({
    dateOfBirth: '2014-05-01',
    gender: 'male',
    markers: [marker],
    measurements: [93, 98, 102.5, 107, 120, 119.5, 123].map((sizeCm, i) => ({ date: `${2018 + i}-05-01`, sizeCm })),
  })
  const neutral = {
    de: /Es kann ein Mess- oder Eingabefehler sein oder die Wirkung der Behandlung: bitte prüfen\.$/,
    en: /This may be a measurement or recording error, or an effect of the treatment: please check\.$/,
  }
  // The height off the course is of 1 May 2022.
  it.each([
    ['growth-hormone', '2021-05-01', true],
    ['puberty-suppression', '2022-02-01', true],
    ['growth-hormone', '2022-06-30', true],
    ['growth-hormone', '2022-07-02', false],
    ['growth-hormone', '2021-04-29', false],
    ['other', '2021-06-01', false],
  ] as const)('is an error or its effect: %s from %s: %s', (kind, date, isNeutral) => {
    for (const locale of ['de', 'en'] as const) {
      const [said = ''] = texts(boy({ kind, date, text: 'x' }), locale).filter((text) => text.includes('120'))
      expect(said).not.toBe('')
      expect(neutral[locale].test(said)).toBe(isNeutral)
    }
  })
})
