import { describe, expect, it } from 'vitest'
import { courseBasis } from '../../src/clinical/course/course-basis.js'
import { reportedFall } from '../../src/clinical/course/findings/reported-fall.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartSummary } from '../../src/index.js'
import { chartInLanguage } from './chart-in-language.js'
import { sheetOf, wordsOf } from './sheet/sheet-under-test.js'

/** A girl whose head stops growing after nine months. */
const girl = (headCm: number, more: Partial<Patient> = {}): Patient => ({
  dateOfBirth: '2024-10-01',
  gender: 'female',
  weekBirth: 39,
  headBirthCm: 34.5,
  measurements: [
    { date: '2024-12-31', headCm: 39.8 },
    { date: '2025-04-01', headCm: 42.4 },
    { date: '2025-07-01', headCm: 44.2 },
    { date: '2025-11-28', headCm },
  ],
  ...more,
})
const today = '2025-12-01'
const cautions = (patient: Patient, type: ChartType = 'Head', locale: 'de' | 'en' = 'en') =>
  chartInLanguage(patient, { type }, { today, locale }).cautions.join(' ')

describe('a falling head', () => {
  it('is said on the chart of the head, by WHO to 24 months', () => {
    expect(cautions(girl(43.6))).toContain(
      'Head circumference SDS has fallen by 1.60 since its highest value (9.0 months, WHO 2006). Reported from 1.5 SD (our own choice: 5% of simulated healthy children at some check-up to 10 years); not a diagnosis.',
    )
    expect(cautions(girl(43.6), 'Head', 'de')).toContain(
      'SDS des Kopfumfangs seit dem Höchstwert (9,0 Monate, WHO 2006) um 1,60 gefallen. Genannt ab 1,5 SD (eigene Festlegung; bei 5 % der simulierten gesunden Kinder bei irgendeiner Untersuchung bis 10 Jahre); keine Diagnose.',
    )
  })

  it.each([
    // −1.494 and −1.501 by WHO.
    [43.75, false],
    [43.74, true],
  ])('to %d cm: %s', (headCm, isSaid) => {
    const fall = reportedFall(courseBasis(girl(headCm), { today }).assessment, 'head')
    expect(fall !== undefined).toBe(isSaid)
    expect(cautions(girl(headCm)).includes('has fallen by')).toBe(isSaid)
  })

  it.each<readonly [string, Patient, ChartType]>([
    ['with a disease', girl(43.6, { diseases: ['Trisomy21'] }), 'Head'],
    ['on a chart of weight', girl(43.6, { weightBirthG: 3400 }), 'Weight'],
    [
      'of more than half a year ago',
      girl(43.6, { measurements: [...(girl(43.6).measurements ?? []), { date: '2026-06-20', weightKg: 9.5 }] }),
      'Head',
    ],
  ])('is not said %s', (_, patient, type) => {
    const { cautions: said } = chartInLanguage(patient, { type }, { today: '2026-07-01', locale: 'en' })
    expect(said.join()).not.toContain('has fallen by')
  })

  it('is a fact on the sheet, and a caution with its share of healthy children', () => {
    const words = wordsOf(sheetOf(girl(43.6), { type: 'Head' }, { today, locale: 'en' }))
    expect(words).toContain('Fall of SDS −1.60 SDS')
    expect(words).toContain('5% of simulated healthy children at some check-up')
  })
})

describe('a falling height', () => {
  /** A boy who all but stops growing at six. */
  const boy = (sizeCm: number, more: Partial<Patient> = {}): Patient => ({
    dateOfBirth: '2016-06-01',
    gender: 'male',
    measurements: [
      { date: '2021-06-01', sizeCm: 112 },
      { date: '2022-06-01', sizeCm: 119 },
      { date: '2025-06-10', sizeCm },
    ],
    ...more,
  })

  it.each(['chart', 'sheet'] as const)('is said on the %s, and to whoever has it read aloud', async (layout) => {
    const [en, de] = await Promise.all(
      (['en', 'de'] as const).map((locale) => chartSummary(boy(123.5), { type: 'Height', layout }, { today, locale })),
    )
    expect(en).toMatch(
      /Height SDS has fallen by 2\.\d\d since its highest value \(6 years, KiGGS 2013\)\. Reported from 2 SD \(our own choice: 4% of/,
    )
    expect(de).toMatch(
      /SDS der Körpergröße seit dem Höchstwert \(6 Jahre, KiGGS 2013\) um 2,\d\d gefallen\. Genannt ab 2 SD/,
    )
  })

  it.each([
    // Ten years, and two days later.
    ['2015-12-01', true],
    ['2015-11-29', false],
  ])('born on %s: the share of simulated children is said to ten years: %s', (dateOfBirth, isSaid) => {
    const measurements = [
      { date: '2021-12-01', sizeCm: 118 },
      { date: '2025-12-01', sizeCm: 125 },
    ]
    for (const [locale, share] of [
      ['en', ': 4% of simulated'],
      ['de', '; bei 4 % der simulierten'],
    ] as const) {
      const said = cautions({ ...boy(125), dateOfBirth, measurements }, 'Height', locale)
      expect(said).toMatch(/Reported from 2 SD|Genannt ab 2 SD/)
      expect(said.includes(share)).toBe(isSaid)
    }
  })

  it.each([
    ['en', '2014-12-01', 'JGZ 2019 (short stature; at this age only < −2.50 SDS is tested, not a fall)'],
    ['de', '2014-12-01', 'JGZ 2019 (Kleinwuchs; in diesem Alter nur < −2,50 SDS geprüft, kein Abfall)'],
    // Under ten years the rule has a limit of the fall, and is met.
    ['en', '2016-06-01', undefined],
  ] as const)(
    'from ten years on a sheet says that the rule tests no fall (%s, born on %s)',
    (locale, dateOfBirth, said) => {
      const measurements = [
        { date: '2021-12-01', sizeCm: 130 },
        { date: '2025-12-01', sizeCm: 138 },
      ]
      const words = wordsOf(sheetOf({ ...boy(138), dateOfBirth, measurements }, { type: 'Height' }, { today, locale }))
      if (said === undefined) expect(words).not.toContain('is tested, not a fall')
      else expect(words).toContain(said)
    },
  )

  it.each([
    ['en', 123, 'JGZ 2019 (short stature): met at 9 y 0 m; at this age it tests only < −2.50 SDS, not a fall.'],
    [
      'de',
      123,
      'JGZ 2019 (Kleinwuchs): mit 9 J 0 M erfüllt; in diesem Alter prüft sie nur < −2,50 SDS, keinen Abfall.',
    ],
    // At nine years the rule advised to wait.
    ['en', 125.5, 'JGZ 2019 (short stature; at this age only < −2.50 SDS is tested, not a fall)'],
  ] as const)('from ten years on a sheet says when the rule was met (%s, %d cm at 9)', (locale, sizeCm, said) => {
    const measurements = [
      { date: '2021-12-01', sizeCm: 117 },
      { date: '2024-12-01', sizeCm },
      { date: '2025-12-01', sizeCm: 127 },
    ]
    const child = { ...boy(127), dateOfBirth: '2015-12-01', measurements }
    const [words, notes] = [undefined, 'cautions'].map((role) =>
      wordsOf(sheetOf(child, { type: 'Height' }, { today, locale }), role),
    )
    expect(words).toContain(said)
    expect(notes?.includes(said)).toBe(sizeCm === 123)
  })

  it('is not said of a smaller one, nor of a child with a disease', () => {
    const lines = (patient: Patient) => cautions(patient, 'Height')
    expect(lines(boy(123.5))).toContain('Height SDS has fallen by')
    expect(lines(boy(128))).not.toContain('Height SDS has fallen by')
    expect(lines(boy(123.5, { diseases: ['Trisomy21'] }))).not.toContain('Height SDS has fallen by')
  })

  it('a chart says that velocity and rules are on the sheet, which the sheet itself does not', async () => {
    const said = (layout: 'chart' | 'sheet', type: ChartType = 'Height') =>
      chartSummary(boy(126), { type, layout }, { today, locale: 'en' })
    expect(await said('chart')).toContain('Velocity and screening rules are not on this chart but on the clinic sheet.')
    const modules = ['scores', 'plausibility', 'charts'] as const
    expect(await chartSummary(boy(126), { type: 'Height' }, { today, locale: 'en', modules })).not.toContain('sheet')
    expect(await said('sheet')).not.toContain('not on this chart')
    expect(await said('chart', 'Bmi')).not.toContain('not on this chart')
  })
})
