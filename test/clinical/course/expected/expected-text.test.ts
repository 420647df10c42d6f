import { describe, expect, it } from 'vitest'
import { expectedGrowth } from '../../../../src/clinical/course/expected/expected-growth.js'
import type { ExpectedGrowthOptions } from '../../../../src/clinical/course/expected/expected-options.js'
import { expectedGrowthText } from '../../../../src/clinical/course/expected/expected-text.js'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { dateAt, scoredChild } from './scored-child.js'

const healthy = scoredChild('male', [
  [4, 0, 0],
  [5, 0, 0],
  [6, 0, 0],
])
const falling = scoredChild('male', [
  [4, 0, 0],
  [5, -0.4, -0.2],
  [6, -0.9, -0.4],
  [7, -1.4, -0.6],
])
const rising = (sds: number) =>
  scoredChild('male', [
    [2, 0],
    [2.25, 0],
    [2.5, sds],
  ])

function textOf(
  patient: Patient,
  years: number,
  locale: string,
  asked: Partial<ExpectedGrowthOptions> = {},
): readonly string[] {
  const options = { measure: 'size', at: dateAt(years), today: '2029-01-01', locale, ...asked } as const
  return expectedGrowthText(expectedGrowth(patient, options), { locale })
}

describe('what is expected, in sentences', () => {
  it.each([
    ['en', 'Height, expected from the earlier visits: 124.5 cm (0.00 SDS).'],
    ['de', 'Körpergröße, nach den früheren Werten erwartet: 124,5 cm (0,00 SDS).'],
  ])('has the value and its band (%s)', (locale, first) => {
    const [expected, band, ...rest] = textOf(healthy, 7, locale)
    expect(expected).toBe(first)
    expect(band).toMatch(
      /^(Of 100 children with the same earlier values 90|Bei 90 von 100 Kindern mit denselben früheren Werten) .* 121[.,]7 cm (and|und) 127[.,]4 cm/,
    )
    expect(rest).toEqual([])
  })

  it.each([
    [124, 'en', '124.0 cm: within the range of 90 in 100 children with the same course so far.'],
    [
      121,
      'en',
      '121.0 cm: lower than expected from the earlier visits (2 in 100 children with the same course so far are this low).',
    ],
    [
      128,
      'de',
      '128,0 cm: höher als nach den früheren Werten erwartet (so hoch bei 2 von 100 Kindern mit gleichem bisherigem Verlauf).',
    ],
    [
      118.5,
      'de',
      '118,5 cm: niedriger als nach den früheren Werten erwartet (so niedrig bei weniger als 1 von 100 Kindern mit gleichem bisherigem Verlauf).',
    ],
    [117, 'de', '117,0 cm: widerspricht den früheren Werten. Mess- oder Eingabefehler?'],
  ])('says of %d cm how usual they are (%s)', (value, locale, last) => {
    expect(textOf(healthy, 7, locale, { value }).at(-1)).toBe(last)
    expect(textOf(healthy, 7, locale, { value }).join(' ')).not.toMatch(/abnormal|pathologisch/i)
  })

  it.each([
    ['Height: no expected value. Growth so far is unusual: slow growth, ', falling, 8, 'en', {}],
    [
      'Kein Erwartungswert für die Körpergröße. Das bisherige Wachstum ist auffällig: langsames Wachstum, ',
      falling,
      8,
      'de',
      {},
    ],
    ['Head circumference: no expected value. No children', healthy, 7, 'en', { measure: 'head' }],
    [
      'Height: no expected value. The latest value is 4.0 years earlier (at most 3, our own limit).',
      healthy,
      10,
      'en',
      {},
    ],
    [
      'Height: no expected value. After menarche, age no longer predicts further growth.',
      { ...scoredChild('female', [[11, 0]]), menarche: dateAt(11) },
      12,
      'en',
      {},
    ],
    [
      'Kein Erwartungswert für den Body-Mass-Index: nur bei Kindern ohne bekannte Erkrankung.',
      { ...healthy, tubeFed: true },
      7,
      'de',
      { measure: 'bmi' },
    ],
    ['Kein Erwartungswert für den Kopfumfang. Dafür wurden keine Kinder', healthy, 7, 'de', { measure: 'head' }],
    ['Note: The value asked about is impossible and was not judged.', healthy, 7, 'en', { value: 12 }],
    ['Hinweis: Beruht auf einem einzigen früheren Wert.', scoredChild('male', [[6, 0]]), 7, 'de', {}],
    ['Note: The latest value was itself far higher than expected (+', rising(0.75), 3, 'en', {}],
    ['Note: The latest value was itself far lower than expected (−', rising(-0.75), 3, 'en', {}],
    [
      'Note: Screening rules met: ',
      scoredChild('male', [
        [8, 2.8, 2],
        [9, 2.8, 2],
      ]),
      9.5,
      'en',
      {},
    ],
  ] as const)('begins with "%s"', (start, patient, years, locale, asked) => {
    expect(textOf(patient as Patient, years, locale, asked)[0]?.startsWith(start)).toBe(true)
  })

  it.each([
    ['en', 'Note: With this value: slow growth, GHRS 2000 (investigation for growth hormone deficiency) met.'],
    ['de', 'Hinweis: Mit diesem Wert: langsames Wachstum, GHRS 2000 (Abklärung auf Wachstumshormonmangel) erfüllt.'],
  ])('names in the language of the sentences what a value adds (%s)', (locale, first) => {
    const slowing = scoredChild(
      'male',
      [104.5, 110, 115.5, 120.8].map((sizeCm, i) => [4 + i, undefined, undefined, { sizeCm }] as const),
    )
    const growth = expectedGrowth(slowing, { measure: 'size', at: dateAt(8), today: '2029-01-01', value: 125 })
    expect(expectedGrowthText(growth, { locale })[0]).toBe(first)
  })

  it('says of a latest value in doubt what it would mean', () => {
    const losing = scoredChild('female', [
      [13, 0.1, 0],
      [14, 0.1, -1.8],
    ])
    expect(textOf(losing, 14.5, 'de', { measure: 'weight' })).toEqual([
      'Kein Erwartungswert für das Gewicht. Der Wert vom 10.03.2024 (40,5 kg) ist zweifelhaft: zuerst prüfen. Wenn er stimmt: starkes Untergewicht, Gewichtsverlust von 10 % oder mehr.',
    ])
  })

  it('says of few children what their bands held', () => {
    const girl = scoredChild('female', [
      [10, 0, 0.5],
      [11, 0, 0.5],
    ])
    const text = textOf(girl, 12, 'en', { measure: 'weight', value: 62 })
    expect(text[0]).toBe('Note: From 10 years on few children were studied, and the range is uncertain.')
    expect(text[2]).toMatch(/^Of 100 children with the same earlier values 85 are measured between /)
    expect(text[3]).toBe(
      '62.0 kg: higher than expected from the earlier visits (fewer than 15 in 100 children with the same course so far are this high).',
    )
  })

  it('is in German or English alone', () => {
    expect(() => textOf(healthy, 7, 'fr')).toThrow(/locale/)
    const growth = expectedGrowth(healthy, { measure: 'size', at: dateAt(7), today: '2029-01-01' })
    expect(() => expectedGrowthText(growth, { locale: 'fr' })).toThrow(/locale/)
    expect(expectedGrowthText(growth)[0]).toContain('Körpergröße')
    expect(() => expectedGrowthText(growth, { language: 'en' } as object)).toThrow(/did you mean locale/)
  })
})
