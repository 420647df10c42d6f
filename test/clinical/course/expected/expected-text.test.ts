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

function textOf(
  patient: Patient,
  years: number,
  locale: string,
  asked: Partial<ExpectedGrowthOptions> = {},
): readonly string[] {
  const options = { measure: 'size', at: dateAt(years), today: '2029-01-01', locale, ...asked } as const
  return expectedGrowthText(expectedGrowth(patient, options), { locale, value: asked.value })
}

describe('what is expected, in sentences', () => {
  it.each([
    ['en', 'Height to be expected from the earlier visits: 124.5 cm (0.00 SDS).'],
    ['de', 'Körpergröße, nach den früheren Werten zu erwarten: 124,5 cm (0,00 SDS).'],
  ])('has the value and its band (%s)', (locale, first) => {
    const [expected, band, ...rest] = textOf(healthy, 7, locale)
    expect(expected).toBe(first)
    expect(band).toMatch(/^(90 of|Bei 90 von) 100 .* 121[.,]7 cm (and|und) 127[.,]4 cm/)
    expect(rest).toEqual([])
  })

  it.each([
    [124, 'en', '124.0 cm: as expected from the earlier visits.'],
    [121, 'en', '121.0 cm: less than expected from the earlier visits (2 in 100).'],
    [128.2, 'de', '128,2 cm: mehr als nach den früheren Werten zu erwarten (2 von 100).'],
    [112, 'de', '112,0 cm: weniger als nach den früheren Werten zu erwarten (weniger als 1 von 100).'],
  ])('says of %d cm how usual they are (%s)', (value, locale, last) => {
    expect(textOf(healthy, 7, locale, { value }).at(-1)).toBe(last)
    expect(textOf(healthy, 7, locale, { value }).join(' ')).not.toMatch(/abnormal|pathologisch/i)
  })

  it.each([
    ['Height: no value to be expected. Growth so far is unusual: slow growth, ', falling, 8, 'en', {}],
    [
      'Körpergröße: kein Erwartungswert. Das bisherige Wachstum ist auffällig: langsames Wachstum, ',
      falling,
      8,
      'de',
      {},
    ],
    ['Head circumference: no value to be expected. No children', healthy, 7, 'en', { measure: 'head' }],
    [
      'Height: no value to be expected. The latest value is 4.0 years earlier (at most 3, our own limit).',
      healthy,
      10,
      'en',
      {},
    ],
    [
      'Height: no value to be expected. Maturity may differ from age: menarche.',
      { ...scoredChild('female', [[11, 0]]), menarche: dateAt(11) },
      12,
      'en',
      {},
    ],
    ['Note: The value asked about is impossible and was not judged.', healthy, 7, 'en', { value: 12 }],
    ['Hinweis: Beruht auf einem einzigen früheren Wert.', scoredChild('male', [[6, 0]]), 7, 'de', {}],
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

  it('is in German or English alone', () => {
    expect(() => textOf(healthy, 7, 'fr')).toThrow(/locale/)
    const growth = expectedGrowth(healthy, { measure: 'size', at: dateAt(7), today: '2029-01-01' })
    expect(() => expectedGrowthText(growth, { locale: 'fr' })).toThrow(/locale/)
    expect(expectedGrowthText(growth)[0]).toContain('Körpergröße')
  })
})
