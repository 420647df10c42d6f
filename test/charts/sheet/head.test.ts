import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../../src/clinical/references/lookup.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const birth = Date.UTC(2024, 8, 9)
const visit = ([days, headCm]: readonly [number, number]): Measurement => ({
  date: new Date(birth + days * 86_400_000).toISOString().slice(0, 10),
  headCm,
})
const boy = (heads: readonly (readonly [number, number])[], more: Partial<Patient> = {}): Patient => ({
  dateOfBirth: '2024-09-09',
  gender: 'male',
  weekBirth: 39,
  headBirthCm: 34,
  measurements: heads.map(visit),
  ...more,
})
const options = { today: '2026-12-01' } as const
const parts = (patient: Patient, locale: 'de' | 'en' = 'en') => {
  const scene = sheetOf(patient, { type: 'Head' }, { ...options, locale })
  return { facts: wordsOf(scene, 'facts'), cautions: wordsOf(scene, 'cautions'), notes: wordsOf(scene, 'notes') }
}

/** Head by WHO −0.57 at five weeks, −1.37 at a year; by KiGGS −2.08. */
const falling = [
  [36, 37],
  [91, 39.6],
  [130, 41],
  [183, 42.2],
  [274, 43.6],
  [365, 44.3],
] as const

describe('the change of a head to 24 months', () => {
  it.each([
    [
      'en',
      'Fall of SDS −0.80 SDS since the highest, −0.57 (5.1 weeks) −1.01 since birth by WHO 2006 (−0.36 at birth, same reference) latest change −0.44 in 6 months WHO 2006 KiGGS 2013 −0.83 since the highest (4.3 months)',
    ],
    [
      'de',
      'SDS-Abfall −0,80 SDS seit dem Höchstwert −0,57 (5,1 Wochen) −1,01 seit der Geburt nach WHO 2006 (bei Geburt −0,36, gleiche Referenz) zuletzt −0,44 in 6 Monaten WHO 2006 KiGGS 2013 −0,83 seit dem Höchstwert (4,3 Monate)',
    ],
  ] as const)('is by WHO, which scores it from birth on, KiGGS’ beneath (%s)', (locale, told) => {
    expect(parts(boy(falling), locale).facts).toContain(told)
  })

  it('names both references where it has not fallen, and the rise since birth', () => {
    const told = parts(
      boy([
        [36, 37.5],
        [183, 44],
        [365, 47],
      ]),
    ).facts
    expect(told).toMatch(
      /Change of SDS [+−]0\.\d\d SDS in 6 months WHO 2006 KiGGS 2013 −0\.03 \+1\.09 since birth by WHO 2006 \(−0\.36 at birth, same reference\)/,
    )
  })

  it('is by the set’s own reference after 24 months', () => {
    const told = parts(boy([...falling, [790, 47]])).facts
    expect(told).toContain('KiGGS 2013')
    expect(told).not.toContain('WHO 2006 KiGGS')
    expect(told).not.toMatch(/since birth by WHO/)
  })
})

/** The head of a boy at a score by WHO. */
function headByWho(days: number, score: number): number {
  const table = germany.series.head?.[0]?.table
  const place = table && lookUpTable(table, 'male', days / 365.25)
  return (place && valueAt(place, score)) ?? Number.NaN
}

describe('a head beyond a limit by both references', () => {
  const cautionsOf = (patient: Patient) => chartData(patient, { type: 'Head' }, { ...options, locale: 'en' }).cautions
  const isCautioned = (patient: Patient) => cautionsOf(patient).some((text) => /both references/.test(text))

  it('is said on the chart, with both scores and the age', () => {
    expect(cautionsOf(boy([[240, 40]]))).toContainEqual(
      expect.stringMatching(
        /^Head circumference below −2 SDS by both references \(7\.9 months: KiGGS 2013 −\d\.\d\d, WHO 2006 −\d\.\d\d\): microcephaly by the limit of a Dutch decision tree \(Beslisboom Hoofdomtrek\); a finding, not a diagnosis\.$/,
      ),
    )
    expect(cautionsOf(boy([[240, 49.5]]))).toContainEqual(
      expect.stringMatching(
        /^Head circumference above \+2\.5 SDS by both references .* a possible reason to refer, by the limit of a Dutch decision tree/,
      ),
    )
  })

  it('is said with the bound of a score that is beyond what is reported', () => {
    expect(cautionsOf(boy([[365, 40]])).join(' ')).toMatch(
      /\(12\.0 months: KiGGS 2013 ≤ −6, WHO 2006 −\d\.\d\d\): microcephaly/,
    )
  })

  it.each([
    [365, false],
    [366, true],
  ])('says from the first birthday on that the limit was made for the first year: %j days', (days, isSaid) => {
    const told = cautionsOf(boy([[days, 41.5]])).join(' ')
    expect(told).toContain('both references')
    expect(told.includes('made for the first year, later our own choice')).toBe(isSaid)
  })

  it('says so at an age of exactly one year too', () => {
    const told = cautionsOf({ gender: 'male', measurements: [{ ageInYears: 1, headCm: 41.5 }] }).join(' ')
    expect(told).toContain('made for the first year, later our own choice')
  })

  it.each([
    ['before 1 month', boy([[30, headByWho(30, -2.1)]])],
    ['after 24 months, likewise', boy([[800, 43]])],
    ['of a child with a known disease', boy([[240, 40]], { diseases: ['Trisomy21'] })],
    ['of a child with cerebral palsy', boy([[240, 40]], { gmfcsLevel: 4 })],
    [
      'of an earlier head',
      boy([
        [240, 40.5],
        [365, 45],
      ]),
    ],
  ])('is not spoken of %s', (_, patient) => {
    expect(isCautioned(patient)).toBe(false)
  })

  it.each([
    [30, -2.001, false],
    [31, -2.001, true],
    [31, -2, false],
    [100, 2.5, false],
    [100, 2.501, true],
  ])('by WHO alone before 4 months: at %i days %f SDS: %s', (days, score, isFound) => {
    const told = cautionsOf(boy([[days, headByWho(days, score)]])).join(' ')
    expect(/SDS \([^)]*: WHO 2006 [^,]*\): .*decision tree/.test(told)).toBe(isFound)
    expect(told).not.toContain('both references')
  })

  it('is among the findings of growth over time, whatever the chart is of', () => {
    const patient = boy([[400, 42]])
    const { findings } = assessCourse(patient, options)
    expect(findings).toMatchObject([
      {
        code: 'small_head',
        limit: -2,
        measurementIndex: 0,
        because: [{ reference: 'KiGGS 2013' }, { reference: 'WHO 2006' }],
      },
    ])
    expect(assessCourse(boy([[400, 52]]), options).findings).toMatchObject([{ code: 'large_head', limit: 2.5 }])
    const tall = { ...patient, measurements: [{ ...visit([400, 42]), sizeCm: 77 }] }
    const scene = sheetOf(tall, { type: 'Height' }, { ...options, locale: 'en' })
    expect(wordsOf(scene, 'cautions')).toMatch(/^Of note Head circumference below −2 SDS by both references/)
  })

  it.each([
    [
      'en',
      /^Of note Head .*; a finding, not a diagnosis; Beslisboom Hoofdomtrek \(head circumference in the first year\): met, one of five criteria\. A decision tree .* No published figures for this case\./,
    ],
    [
      'de',
      /^Auffällig Kopfumfang .*; ein Befund, keine Diagnose; Beslisboom Hoofdomtrek \(Kopfumfang im ersten Lebensjahr\): erfüllt, eines von fünf Kriterien\. Entscheidungsbaum .* Keine publizierten Zahlen für diesen Fall\./,
    ],
  ] as const)('is told with the rule that it meets, its scores once (%s)', (locale, text) => {
    const { cautions, notes } = parts(boy([[240, 40]]), locale)
    expect(cautions).toMatch(text)
    expect(cautions.match(/KiGGS 2013 [−≤]/g)).toHaveLength(1)
    expect(`${cautions} ${notes}`).not.toMatch(/Screening rules|Screeningregeln/)
  })

  it('leaves the rule what else it is met by', () => {
    const { cautions } = parts(
      boy([
        [150, 42],
        [190, 46],
        [240, 49],
      ]),
    )
    expect(cautions).toMatch(
      /Of note Head circumference above .*Screening rules Beslisboom .*: met, \w+ of five criteria \(change since/,
    )
    expect(cautions).not.toMatch(/criteria \(head circumference/)
  })

  it.each([
    [30, '(7.9 months, corrected 5.7 months: '],
    [39, '(7.9 months: '],
  ])('is at the age that it is scored by: born at %i weeks', (weekBirth, age) => {
    const { cautions } = parts(boy([[240, 38]], { weekBirth }))
    expect(cautions).toContain(age)
    const { findings } = assessCourse(boy([[240, 38]], { weekBirth }), { ...options, gestationalCorrection: 'preterm' })
    expect(findings[0]?.correctedYears !== undefined).toBe(weekBirth === 30)
  })

  it('leads the findings of the sheet, once, with its source', () => {
    const { cautions, notes } = parts(boy([[400, 42]]))
    expect(cautions).toMatch(/^Of note Head circumference below −2 SDS by both references/)
    expect(cautions.match(/both references/g)).toHaveLength(1)
    expect(notes).toMatch(/Sources .*Beslisboom Hoofdomtrek/)
    const german = parts(boy([[400, 42]]), 'de').cautions
    expect(german).toContain('Auffällig Kopfumfang unter −2 SDS nach beiden Referenzen')
    expect(german).toContain('für das erste Lebensjahr, danach eigene Wahl')
    expect(parts(boy([[400, 46]])).notes).not.toContain('Beslisboom')
  })
})

it.each([
  ['en', 'undecided; no earlier value to compare by KiGGS 2013: change since the lowest head SDS'],
  ['de', 'offen; nach KiGGS 2013 kein früherer Wert zum Vergleich: Änderung seit dem niedrigsten'],
] as const)(
  'a rule that one reference has no earlier head for says so, where another shows a fall (%s)',
  (locale, text) => {
    // At two months of corrected age by WHO alone.
    const heads = boy([
      [140, 40],
      [240, 41.5],
    ])
    const { facts, notes } = parts({ ...heads, weekBirth: 30 }, locale)
    expect(facts).toMatch(/WHO 2006 −\d/)
    expect(notes).toContain(text)
    expect(notes).not.toMatch(/missing: change|es fehl(t|en): Änderung/)
    const alone = parts(boy([[240, 42.5]]), locale).notes
    expect(alone).toMatch(/missing: change since the lowest|es fehl(t|en): Änderung seit dem niedrigsten/)
  },
)
