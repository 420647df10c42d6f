import { expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import type { Locale } from '../../../src/ground/languages/built-in.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

/** A boy with trisomy 21 whose height falls among those with it, most since four years, and by KiGGS since five. */
const paul: Patient = {
  dateOfBirth: '2016-08-15',
  gender: 'male',
  diseases: ['Trisomy21'],
  measurements: [
    { date: '2020-08-15', sizeCm: 94 },
    { date: '2021-08-15', sizeCm: 100 },
    { date: '2022-08-15', sizeCm: 105.5 },
    { date: '2023-10-27', sizeCm: 109 },
    { date: '2025-08-15', sizeCm: 114 },
  ],
}
/** A girl with Turner syndrome who keeps her place among girls with it, while KiGGS' curves leave her behind. */
const mira: Patient = {
  dateOfBirth: '2012-11-03',
  gender: 'female',
  diseases: ['TurnerSyndrome'],
  measurements: [
    { date: '2016-11-03', sizeCm: 91.8 },
    { date: '2019-11-03', sizeCm: 106.7 },
    { date: '2021-11-03', sizeCm: 113 },
  ],
}

function facts(patient: Patient, type: ChartRequest['type'], locale: Locale): string {
  return wordsOf(sheetOf(patient, { type }, { today: '2025-12-01', locale }), 'facts')
}

it.each([
  [
    'en',
    /Fall of SDS −1\.91 SDS since the highest \(4 y 0 m\) latest change −0\.69 in 22 months Trisomy 21: Zemel 2015 KiGGS 2013 −1\.38 since the highest \(5 y 0 m\)/,
  ],
  [
    'de',
    /SDS-Abfall −1,91 SDS seit dem Höchstwert \(4 J 0 M\) zuletzt −0,69 in 22 Monaten Trisomie 21: Zemel 2015 KiGGS 2013 −1,38 seit dem Höchstwert \(5 J 0 M\)/,
  ],
] as const)(
  'heads the sheet of a disease with the fall by its own reference, the general one beneath (%s)',
  (locale, told) => {
    expect(facts(paul, 'HeightWithTrisomy21', locale)).toMatch(told)
  },
)

it.each([
  ['en', /Change of SDS −0\.45 SDS in 24 months Turner: Lyon 1985 KiGGS 2013 −0\.72 since the highest \(4 y 0 m\)/],
  ['de', /SDS-Änderung −0,45 SDS in 24 Monaten Turner: Lyon 1985 KiGGS 2013 −0,72 seit dem Höchstwert \(4 J 0 M\)/],
] as const)('is calm where the fall is by the general reference alone, and names that (%s)', (locale, told) => {
  expect(facts(mira, 'HeightWithTurnerSyndrome', locale)).toMatch(told)
})

it('goes by the general reference on the general chart', () => {
  expect(facts(paul, 'Height', 'en')).toMatch(/Fall of SDS −1\.38 SDS since the highest, −2\.62 \(5 y 0 m\)/)
})
