import { describe, expect, it } from 'vitest'
import { palettes } from '../../../src/charts/picture/styles.js'
import { chartDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { notableLines } from '../../../src/shown/render/pdf/report/findings-section.js'
import { reportedPatient } from '../../../src/shown/render/pdf/report/reported-patient.js'
import { languages } from '../../fixtures/languages.js'
import { sheetOf, textsOf, wordsOf } from './sheet-under-test.js'

/** A boy of tall parents whose weight falls from +1 at birth to below P2. */
const falling: Patient = {
  dateOfBirth: '2024-12-10',
  gender: 'male',
  sizeBirthCm: 52,
  weightBirthG: 3900,
  weekBirth: 40,
  sizeFatherCm: 185,
  sizeMotherCm: 172,
  measurements: [
    { date: '2024-12-21', sizeCm: 52.5, weightKg: 3.85 },
    { date: '2025-03-11', sizeCm: 60.3, weightKg: 5.8 },
    { date: '2025-08-12', sizeCm: 69, weightKg: 6.9 },
    { date: '2025-10-16', sizeCm: 71.5, weightKg: 7.2 },
  ],
}
const options = { today: '2025-12-01', locale: 'en' } as const

it('says what a prediction is not beside predictions alone, and no option that is typed elsewhere', () => {
  const measurements = [{ date: '2025-11-10', sizeCm: 84, weightKg: 12, headCm: 45 }]
  const small: Patient = { dateOfBirth: '2022-11-10', gender: 'male', measurements }
  const [height = '', ...others] = (['Height', 'Weight', 'Head'] as const).map((type) =>
    wordsOf(sheetOf(small, { type }, options)),
  )
  expect(height).toMatch(
    /Meeting a rule is not a diagnosis\. Notes .*Further methods on request: .*\. A prediction is not a guarantee\. Sources/,
  )
  expect(height).toContain('Further methods on request: Bayley-Pinneau')
  for (const words of others) {
    expect(words).toContain('Meeting a rule is not a diagnosis.')
    expect(words).not.toContain('promise')
  }
})

it('says what a met rule is not where one is met, and not where none is', () => {
  const at = (sizeCm: number): Patient => ({
    dateOfBirth: '2022-11-10',
    gender: 'male',
    measurements: [{ date: '2025-11-12', sizeCm }],
  })
  const both = wordsOf(sheetOf(at(84), { type: 'Height' }, options))
  for (const each of ['A prediction is not a guarantee.', 'Meeting a rule is not a diagnosis.'])
    expect(both).toContain(each)
  const usual = wordsOf(sheetOf(at(96), { type: 'Height' }, options))
  expect(usual).toContain('A prediction is not a guarantee.')
  expect(usual).not.toContain('diagnosis')
})

it('a rule that advises to wait is as plain as the others beside a finding', () => {
  // A boy who grew 0.9 cm in a year: JGZ advises to measure again.
  const boy = (sizeCm: number): Patient => ({
    dateOfBirth: '2016-03-01',
    gender: 'male',
    sizeFatherCm: 180,
    sizeMotherCm: 167,
    measurements: [
      { date: '2019-03-01', sizeCm: 97 },
      { date: '2024-03-01', sizeCm: 128.7 },
      { date: '2025-03-01', sizeCm },
    ],
  })
  const urgent = wordsOf(sheetOf(boy(129.6), { type: 'Height' }, options), 'cautions')
  expect(urgent).toContain('measure again in 6 months')
})

it('names the reference of birth of a preterm child, and that of the first visits', () => {
  const preterm: Patient = {
    dateOfBirth: '2023-05-06',
    gender: 'female',
    weekBirth: 25,
    dayBirth: 3,
    weightBirthG: 740,
    measurements: [
      { date: '2023-05-20', weightKg: 0.71 },
      { date: '2025-11-01', weightKg: 11.6 },
    ],
  }
  const facts = wordsOf(sheetOf(preterm, { type: 'Weight' }, options), 'facts')
  expect(facts).toContain('Weight SDS −0.85 by Niklasson 2008 (later by Fenton 2013: not comparable)')
  expect(wordsOf(sheetOf(falling, { type: 'Weight' }, options), 'facts')).toContain('Niklasson 2008')
  expect(wordsOf(sheetOf(falling, { type: 'Weight' }, options), 'facts')).not.toContain('not comparable')
})

it('says on the sheet of a preterm child’s weight that the thresholds of NICE were not compared', () => {
  const words = (weekBirth: number | undefined, ageInYears: number, type: 'Weight' | 'Height' = 'Weight') =>
    wordsOf(
      sheetOf(
        { gender: 'male', weekBirth, dayBirth: 0, measurements: [{ ageInYears, weightKg: 9, sizeCm: 75 }] },
        { type },
        options,
      ),
    )
  const text = 'Not compared: born preterm.'
  expect(words(36, 1.3)).toContain(text)
  expect(words(36, 4.99)).toContain(text)
  expect(words(36, 5.01)).not.toContain(text)
  expect(words(37, 1.3)).not.toContain(text)
  expect(words(36, 1.3, 'Height')).not.toContain(text)
})

describe('the sheet of an infant whose weight falls', () => {
  const weight = wordsOf(sheetOf(falling, { type: 'Weight' }, options))
  const height = wordsOf(sheetOf(falling, { type: 'Height' }, options))

  it('tells the distance to target height once, with what it is worth', () => {
    for (const words of [weight, height]) {
      // By WHO; −1.79 SDS by the reference of the set is not told beside it.
      expect(words.match(/2\.04 SDS/g)).toHaveLength(1)
      expect(words).not.toContain('1.79 SDS')
      expect(words).toContain('The distance to target height says little under 2 years.')
    }
  })

  it('says on the pages of data by what it is scored, and what it is worth', () => {
    const lines = (locale: 'de' | 'en') => {
      const language = languages[locale]
      const settings = { ...growthSettings({ ...options, locale: language }, chartDefaults), language }
      return notableLines(reportedPatient(falling, settings), language).map(({ text }) => text)
    }
    expect(lines('en')).toContainEqual(
      expect.stringMatching(
        /^Faltering growth\? .*2\.04 SDS .*\(2 centile spaces\)\. Scored by WHO 2006 \(target height by WHO 2007\), not by the guideline's UK-WHO charts\. The distance to target height says little under 2 years\.$/,
      ),
    )
    expect(lines('de').join()).toContain('Der Abstand zur Zielgröße ist unter 2 Jahren noch wenig aussagekräftig.')
  })

  it('tells it among the remarks where no threshold of NICE has it', () => {
    const grown = { ...falling, measurements: [{ date: '2025-10-16', sizeCm: 71.5 }] }
    const scene = sheetOf(grown, { type: 'Height' }, options)
    expect(wordsOf(scene, 'notes')).toContain('Distance to target height −1.79 SDS')
    expect(wordsOf(scene, 'cautions')).not.toContain('target height')
    expect(wordsOf(scene)).toContain('Met only by a criterion that says little at this age: GHRS 2000 (')
  })

  it('tells the fall since the highest score from three weeks on, then that since birth with its reference', () => {
    expect(wordsOf(sheetOf(falling, { type: 'Weight' }, options), 'facts')).toContain(
      'Fall of SDS −1.45 SDS since the highest, −0.79 (3.0 months) −3.32 since birth by WHO 2006',
    )
    // The change since the first value from three weeks on is given once, where that is the highest.
    const facts = wordsOf(sheetOf(falling, { type: 'Weight' }, options), 'facts')
    expect(facts).toMatch(/−3\.32 since birth by WHO 2006 .*loss of the first days/)
    expect(facts.match(/−1\.45/g)).toHaveLength(1)
    // Without such a score the one at birth is named with its reference, which is not that of gestation.
    const late = { ...falling, measurements: falling.measurements?.slice(-1) ?? [] }
    const twice = { ...falling, measurements: [0, 3].flatMap((i) => falling.measurements?.[i] ?? []) }
    for (const child of [late, twice])
      expect(wordsOf(sheetOf(child, { type: 'Weight' }, options), 'facts')).toContain(
        'Fall of SDS −3.32 SDS since birth by WHO 2006 (+1.08 at birth, same reference)',
      )
  })

  it('is calm where the fall is of the first weeks alone', () => {
    const measurements = [
      { date: '2024-12-16', weightKg: 3.72 },
      { date: '2025-01-12', weightKg: 4.37 },
      { date: '2025-04-12', weightKg: 6.78 },
    ]
    const scene = sheetOf({ ...falling, measurements }, { type: 'Weight' }, options)
    expect(wordsOf(scene)).not.toContain('Faltering growth?')
    expect(wordsOf(scene, 'facts')).toContain('Change of SDS')
    expect(wordsOf(scene, 'facts')).toContain('since birth by WHO 2006')
    expect(wordsOf(scene, 'notes')).toContain('NICE NG75: weight fell by')
  })

  it.each([
    ['2025-02-19', 'in 9 days under 2 weeks: no change of SDS'],
    ['2025-02-24', 'SDS in 2 weeks'],
  ])('counts a short time to %s in days or weeks', (date, text) => {
    const measurements = [
      { date: '2025-02-10', weightKg: 5.4 },
      { date, weightKg: 5.5 },
    ]
    expect(
      wordsOf(sheetOf({ ...falling, weightBirthG: undefined, measurements }, { type: 'Weight' }, options), 'facts'),
    ).toContain(text)
  })

  it('gives a length as it was measured, with the height standing named as calculated', () => {
    expect(height.replaceAll(/\s+/g, ' ')).toMatch(/Present length \(lying; standing, by calculation, 70\.8\) 71\.5/)
  })

  it('shows no prediction under two years, and says so', () => {
    const panel = wordsOf(sheetOf(falling, { type: 'Height' }, options), 'adult-heights')
    expect(panel).toMatch(/^Parental target height, cm/)
    expect(panel).toContain('No prediction: under 2 years')
    expect(panel).not.toContain('Cole-Wright')
    expect(height).toMatch(/Cole-Wright: not shown under 2 years \(our own choice\)/)
  })

  it('cites guidelines by the names beside their figures', () => {
    expect(weight).toMatch(/Sources .* NICE NG75 \(2017\) · JGZ Ondergewicht 2019 · Cole 1998/)
    expect(height).toContain('Met on another measure (see its sheet): JGZ Ondergewicht 2019')
    expect(height).not.toMatch(/Sources .* JGZ/)
    const whole = wordsOf(sheetOf(falling, { type: 'Weight', references: true }, options))
    expect(whole).toContain('National Guideline Alliance for NICE.')
  })
})

describe('the panel of adult heights', () => {
  const panelOf = (patient: Patient, locale: 'de' | 'en' = 'en') =>
    wordsOf(sheetOf(patient, { type: 'Height' }, { ...options, locale }), 'adult-heights')
  const boy = (late: number): Patient => ({
    dateOfBirth: '2016-11-10',
    gender: 'male',
    sizeFatherCm: 180,
    sizeMotherCm: 166,
    measurements: [
      { date: '2024-11-10', sizeCm: 126 },
      { date: '2025-11-10', sizeCm: late, weightKg: 27, boneAgeYears: 6.5 },
    ],
  })
  const caution = 'Predictions assume normal growth; growth is not normal at present (our own limit)'

  it.each([
    [127.8, true],
    [131.5, false],
  ])('says of a height of %f after a year that predictions assume normal growth: %s', (late, isSaid) => {
    const panel = panelOf(boy(late))
    expect(panel).toMatch(/^Adult height, cm/)
    expect(panel).toContain('Bayley-Pinneau')
    expect(panel.includes(caution)).toBe(isSaid)
    expect(panelOf(boy(late), 'de').includes('Prognosen setzen normales Wachstum voraus')).toBe(isSaid)
  })

  it('says so on condition where the height is in doubt', () => {
    expect(panelOf(boy(126))).toContain(`If 126 cm is right: ${caution}`)
    expect(panelOf(boy(126), 'de')).toMatch(/Falls 126 cm stimmen: Prognosen setzen .*\(eigene Grenze\)/)
    expect(panelOf(boy(127.8))).not.toContain('is right')
  })

  it.each<readonly [Partial<Patient>, why: string]>([
    [{ diseases: ['TurnerSyndrome'], gender: 'female' }, 'No prediction: Turner syndrome'],
    [{ markers: [{ date: '2024-11-10', kind: 'growth-hormone' }] }, 'No prediction: growth hormone'],
    [{ measurements: [{ date: '2025-11-10', headCm: 52 }] }, 'No prediction: no method applies'],
    [
      { gender: 'female', dateOfBirth: '2007-11-10', measurements: [{ date: '2025-11-12', sizeCm: 168 }] },
      'No prediction: as a rule fully grown at this age',
    ],
    [
      { gender: 'female', dateOfBirth: '2007-11-20', measurements: [{ date: '2025-11-12', sizeCm: 168 }] },
      'No prediction: no method applies',
    ],
  ])('is headed by the parents where no method holds: %j', (more, why) => {
    const panel = panelOf({ ...boy(131.5), ...more })
    expect(panel).toMatch(/^Parental target height, cm/)
    expect(panel.toLowerCase()).toContain(why.toLowerCase())
  })
})

describe('the sheet of a preterm child whose age is no longer corrected', () => {
  it('compares by chronological age, and calls it no change of the reference', () => {
    const girl: Patient = {
      dateOfBirth: '2023-05-06',
      gender: 'female',
      weightBirthG: 740,
      weekBirth: 25,
      measurements: [
        { date: '2024-11-04', weightKg: 9.5 },
        { date: '2025-11-01', weightKg: 11.6 },
      ],
    }
    const facts = wordsOf(sheetOf(girl, { type: 'Weight' }, options), 'facts')
    expect(facts).toContain('by chronological age; on the chart')
    expect(facts).not.toContain('Reference changed')
  })
})

it.each([
  ['en', undefined, 'Recorded and not taken into account (not marked as a growth treatment): Genotropin 0.035 mg/kg.'],
  [
    'de',
    undefined,
    'Eingetragen und nicht berücksichtigt (nicht als Wachstumstherapie gekennzeichnet): Genotropin 0.035 mg/kg.',
  ],
  ['en', 'other', undefined],
  ['en', 'growth-hormone', undefined],
] as const)(
  'an event of no kind may be a treatment: the rules say that they take no account of it (%s, %s)',
  (locale, kind, text) => {
    const boy: Patient = {
      dateOfBirth: '2017-06-01',
      gender: 'male',
      markers: [{ text: 'Genotropin 0.035 mg/kg', date: '2024-01-10', kind }],
      measurements: [{ date: '2025-06-01', sizeCm: 118, weightKg: 22 }],
    }
    const words = (type: 'Height' | 'Bmi') => wordsOf(sheetOf(boy, { type }, { ...options, locale }))
    expect(words('Bmi')).not.toMatch(/Recorded and not|Eingetragen und nicht/)
    if (text === undefined) expect(words('Height')).not.toMatch(/Recorded and not|Eingetragen und nicht/)
    else expect(words('Height')).toContain(text)
  },
)

it('a rule that advises to wait is as quiet on the sheets of other measures', () => {
  // A healthy girl of eight weeks: the head's score moves by half an SD, and the decision tree says to watch it.
  const girl = (headCm: number): Patient => ({
    dateOfBirth: '2025-09-30',
    gender: 'female',
    measurements: [
      { date: '2025-10-21', headCm: 36.1, weightKg: 3.18 },
      { date: '2025-11-28', headCm, weightKg: 4.52 },
    ],
  })
  const colourOf = (headCm: number) => {
    const texts = textsOf(sheetOf(girl(headCm), { type: 'Weight' }, options))
    return texts.find(({ text }) => text.includes('Met on another measure'))?.fill
  }
  expect(colourOf(37.4)).toBe(palettes.female.quietText)
  // Below -2 SD it is more than to watch.
  expect(colourOf(34.4)).toBe(palettes.female.text)
})

it('heads cautions with a key of their own, and the first finding alone with that of findings', () => {
  const leads = (patient: Patient, locale: 'de' | 'en') =>
    textsOf(sheetOf(patient, { type: 'Height' }, { locale })).flatMap(({ text, bold }) => (bold === true ? text : []))
  const slow: Patient = {
    dateOfBirth: '2014-06-04',
    gender: 'male',
    measurements: [
      { date: '2023-06-05', sizeCm: 129 },
      { date: '2024-06-03', sizeCm: 131, boneAgeYears: 7 },
      { date: '2025-06-02', sizeCm: 132.8, boneAgeYears: 8 },
      // Two cautions: the day is after the sheet's, and a value is impossible.
      { date: '2026-06-02', sizeCm: 134 },
      { date: '2025-01-02', sizeCm: 1.31 },
    ],
  }
  const times = (all: readonly string[], lead: string) => all.filter((text) => text === lead).length
  for (const [locale, caution, unusual] of [
    ['de', 'Achtung', 'Auffällig'],
    ['en', 'Caution', 'Of note'],
  ] as const) {
    const all = leads(slow, locale)
    expect([times(all, caution), times(all, unusual)]).toEqual([1, 1])
    const words = wordsOf(sheetOf(slow, { type: 'Height' }, { locale }))
    expect(words).toMatch(locale === 'de' ? /Achtung 1 Wert nicht dargestellt/ : /Caution 1 value not shown/)
    expect(words).toMatch(
      locale === 'de' ? /Auffällig Langsames Wachstum.*Knochenalter 3/ : /Of note Slow growth.*Bone age 3/,
    )
    // A child of whom nothing is to be said has neither.
    const usual: Patient = { ...slow, measurements: [{ date: '2023-06-05', sizeCm: 134 }] }
    expect(leads(usual, locale)).not.toContain(caution)
    expect(leads(usual, locale)).not.toContain(unusual)
  }
})
