import { expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { clinicMeasures as measures } from '../../../src/clinical/references/clinic-measures.js'
import { scoreOfPercentile, valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../../src/clinical/references/lookup.js'
import { life2019WaistHeightRatio } from '../../../src/clinical/references/tables/life2019.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

/** A boy of 12 years whose score of waist to height falls while the ratio rises. */
const boy = (waists: readonly number[], more: Partial<Patient> = {}): Patient => ({
  dateOfBirth: '2013-09-01',
  gender: 'male',
  measurements: waists.map((waistCm, i) => ({
    date: `${2025 - waists.length + i + 1}-09-01`,
    sizeCm: 158 - 7 * (waists.length - 1 - i),
    waistCm,
  })),
  ...more,
})
const today = '2025-10-01'
const facts = (patient: Patient, type: 'WaistHeightRatio' | 'Waist', locale: 'de' | 'en') =>
  wordsOf(sheetOf(patient, { type }, { today, locale, measures }), 'facts')
const cautions = (patient: Patient, type: 'WaistHeightRatio' | 'Waist' | 'Height', locale: 'de' | 'en' = 'en') =>
  chartData(patient, { type }, { today, locale, measures }).cautions

it.each([
  ['en', /Change from 0\.61 to 0\.64 in 12 months SDS from \+2\.07 to \+2\.05 \(LIFE Child 2019\)/],
  ['de', /Änderung von 0,61 auf 0,64 in 12 Monaten SDS von \+2,07 auf \+2,05 \(LIFE Child 2019\)/],
] as const)('the sheet of waist to height leads with the change of the ratio (%s)', (locale, text) => {
  expect(facts(boy([92.1, 101.1]), 'WaistHeightRatio', locale)).toMatch(text)
})

it('the ratio needs no score, and two weeks between its visits', () => {
  const adult = boy([92.1, 101.1], { dateOfBirth: '2005-09-01' })
  expect(facts(adult, 'WaistHeightRatio', 'en')).toContain('Change from 0.61 to 0.64 in 12 months')
  const [latest] = boy([101.1]).measurements ?? []
  const within = (date: string) =>
    facts(boy([], { measurements: [{ ...latest, date, waistCm: 97 }, { ...latest }] }), 'WaistHeightRatio', 'en')
  expect(within('2025-08-18')).toContain('Change from 0.61 to 0.64 in 2 weeks')
  expect(within('2025-08-19')).toContain('Change of SDS – in 13 days')
})

it('a waist leads with its own change above the lines alone', () => {
  expect(facts(boy([92.1, 101.1]), 'Waist', 'en')).toMatch(/Change from 92\.1 cm to 101\.1 cm in 12 months SDS from/)
  expect(facts(boy([60, 64]), 'Waist', 'en')).toMatch(/Change of SDS [+−]\d\.\d\d SDS in 12 months LIFE Child 2019/)
})

it('the picture says that there are no lines above P97, and where the scores end', () => {
  const high = boy([92.1, 101.1])
  expect(cautions(high, 'WaistHeightRatio')).toContain(
    'This chart has no lines above P97, nor at +2.5 SD: by LIFE Child 2019 the lines there rise steeply or do not exist. There (12 y 0 m) the SDS can’t exceed +2.30, however large the value is.',
  )
  expect(cautions(high, 'WaistHeightRatio', 'de')).toContain(
    'Dieses Diagramm hat keine Linien über P97, auch nicht +2,5 SD: Nach LIFE Child 2019 steigen sie steil an oder fehlen. Dort (12 J 0 M) kann der SDS +2,30 nicht überschreiten, wie groß der Wert auch ist.',
  )
  const sheet = sheetOf(high, { type: 'WaistHeightRatio' }, { today, locale: 'en', measures })
  expect(wordsOf(sheet)).toContain('This chart has no lines above P97')
})

it.each([
  ['just above P97', 1.0001, true],
  ['just below it', 0.9999, false],
] as const)('of a ratio %s', (_, times, isSaid) => {
  const place = lookUpTable(life2019WaistHeightRatio, 'male', 12)
  const p97 = (place && valueAt(place, scoreOfPercentile(97))) ?? Number.NaN
  const said = cautions(boy([times * p97 * 158]), 'WaistHeightRatio')
  expect(said.some((text) => text.startsWith('This chart has no lines above P97'))).toBe(isSaid)
})

it('a tall boy has lines above him', () => {
  const tall = boy([], { measurements: [{ date: '2025-09-01', sizeCm: 190 }] })
  expect(cautions(tall, 'Height').join()).not.toContain('No lines')
})
