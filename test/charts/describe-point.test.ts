import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartAxis } from '../../src/charts/data/chart-curves.js'
import type { ChartMarker, ChartPoint } from '../../src/charts/data/chart-data.js'
import {
  ageText,
  boneAgeText,
  bornText,
  gestationText,
  percentileText,
  pointAgeText,
  scoreNumber,
  valueText,
} from '../../src/charts/data/texts/describe-point.js'
import { eventText, markerText } from '../../src/charts/data/texts/marker-text.js'
import { yearsBetween } from '../../src/clinical/growth/growth-age.js'
import { de } from '../../src/ground/languages/de/index.js'
import { en } from '../../src/ground/languages/en/index.js'
import { dayNumber } from '../../src/ground/model/calendar-date.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import { emil } from '../fixtures/children.js'
import { today } from './patient-of-type.js'

const day = 1 / 365.25
const height: ChartAxis = { label: '', unit: 'cm', title: '', from: 0, to: 1, decimals: 1, ticks: [] }

describe('an age', () => {
  it.each<[number, string, string]>([
    [0, 'Geburt', 'birth'],
    [day, '1 Tag', '1 day'],
    [27 * day, '27 Tage', '27 days'],
    [28 * day, '4,0 Wochen', '4.0 weeks'],
    [44 * day, '6,3 Wochen', '6.3 weeks'],
    [91 * day, '3,0 Monate', '3.0 months'],
    [7.4 / 12, '7,4 Monate', '7.4 months'],
    [2, '2 J 0 M', '2 y 0 m'],
    [9.1, '9 J 1 M', '9 y 1 m'],
    [10.3, '10 J 3 M', '10 y 3 m'],
  ])('of %d years', (years, german, english) => {
    expect(ageText(years, de)).toBe(german)
    expect(ageText(years, en)).toBe(english)
  })

  it('is complete on the day of the month, in every month of the year', () => {
    for (let month = 1; month <= 12; month++) {
      const on = (year: number) => dayNumber(`${year}-${String(month).padStart(2, '0')}-01`) as number
      for (const born of [2009, 2011, 2012]) {
        const birth = dayNumber(`${born}-01-01`) as number
        expect(ageText(yearsBetween(birth, on(born + 7)), de)).toBe(`7 J ${month - 1} M`)
      }
    }
  })

  it('of the bones is rounded to months', () => {
    expect(boneAgeText(8.83, en)).toBe('8 y 10 m')
    expect(boneAgeText(11.3, en)).toBe('11 y 4 m')
  })
})

describe('a child born preterm', () => {
  const point = (weeks: number, uncorrectedX?: number): ChartPoint => ({
    x: weeks,
    y: 56.3,
    postmenstrualWeeks: weeks,
    correctedYears: ((weeks - 40) * 7) / 365.25,
    uncorrectedX,
  })

  it.each<[string, ChartPoint, number, string]>([
    ['before term, by weeks', point(33 + 4 / 7), 57 * day, '8,1 Wochen (33+4 SSW)'],
    ['after term, by weeks', point(49 + 3 / 7), 168 * day, '49+3 SSW (korrigiert 2,2 Monate)'],
    ['after term, by age', point(49 + 3 / 7, 0.46), 168 * day, '5,5 Monate (korrigiert 2,2 Monate)'],
    ['when weeks are not counted', point(81), 389 * day, '12,8 Monate (korrigiert 9,4 Monate)'],
    ['uncorrected', { x: 3, y: 90 }, 3, '3 J 0 M'],
    [
      'before term, born on an unknown day',
      { ...point(33 + 3 / 7), isWeekAlone: true },
      56 * day,
      '8,0 Wochen (33 SSW)',
    ],
    [
      'after term, born on an unknown day',
      { ...point(49 + 3 / 7), isWeekAlone: true },
      168 * day,
      '49 SSW (korrigiert 2,2 Monate)',
    ],
  ])('%s', (_, at, years, text) => {
    expect(pointAgeText(at, years, de)).toBe(text)
  })

  it('is named with gestation and weight at birth', () => {
    const preterm = { weeks: 25, days: 3, weightG: 740 }
    expect(bornText({ dateOfBirth: '2023-05-06', preterm }, de)).toBe('geb. 06.05.2023 mit 25+3 SSW, 740 g')
    expect(bornText({ preterm: { weeks: 25 } }, en)).toBe('born at 25 weeks')
    expect(bornText({}, de)).toBeUndefined()
    expect(gestationText(39.9999, en)).toBe('40+0 weeks')
  })
})

describe('a value', () => {
  it('keeps the decimals of its measure', () => {
    expect(valueText({ x: 1, y: 133 }, height, de)).toBe('133,0 cm')
    expect(valueText({ x: 1, y: 1.6 }, { ...height, unit: '', decimals: 2 }, de)).toBe('1,60')
  })

  it('is in grams below 2.5 kg', () => {
    const weight = { ...height, unit: 'kg', decimals: 2 }
    expect(valueText({ x: 1, y: 0.74 }, weight, de)).toBe('740 g')
    expect(valueText({ x: 1, y: 2.499 }, weight, de)).toBe('2499 g')
    expect(valueText({ x: 1, y: 2.5 }, weight, de)).toBe('2,50 kg')
  })

  it('has a score with a sign, except for 0', () => {
    const written = (value: number) => scoreNumber({ value, accuracy: 'exact' }, en)
    expect([1.87, -0.534, 0.004, -0.004].map(written)).toEqual(['+1.87', '−0.53', '0.00', '0.00'])
    expect(scoreNumber({ value: -6, accuracy: 'less_or_equal' }, en)).toBe('≤ −6')
    expect(scoreNumber({ value: 6, accuracy: 'greater_or_equal' }, en)).toBe('≥ +6')
  })
})

describe('an event', () => {
  it.each<[string, ChartMarker, string]>([
    ['its text', { x: 1, date: '2019-03-12', text: 'Adenotomie' }, 'Adenotomie'],
    ['nothing', { x: 1, date: '2019-03-12', text: '' }, 'Ereignis'],
    ['its kind', { x: 1, date: '2019-03-12', text: '', kind: 'puberty-suppression' }, 'Pubertätssuppression'],
    [
      'a period of a kind',
      { x: 1, date: '2019-03-12', text: '0,035 mg/kg', kind: 'growth-hormone', until: '2021-02-03', untilX: 3 },
      'Wachstumshormon: 0,035 mg/kg',
    ],
    [
      'a text that says the kind',
      { x: 1, date: '2019-03-12', text: 'Beginn Wachstumshormon', kind: 'growth-hormone' },
      'Beginn Wachstumshormon',
    ],
    ['another kind', { x: 1, date: '2019-03-12', text: 'Adenotomie', kind: 'other' }, 'Adenotomie'],
  ])('is named by %s', (_, marker, text) => {
    expect(eventText(marker, de)).toBe(text)
  })

  it('has its date and age in the key, and the end of a period', () => {
    const marker = { x: 1, date: '2019-03-12', text: 'Adenotomie', ageYears: 9.1 }
    expect(markerText(marker, de)).toBe('12.03.2019 (9 J 1 M) · Adenotomie')
    const treated = { ...marker, kind: 'growth-hormone', text: '', until: '2021-02-03', untilX: 3 } as const
    expect(markerText(treated, en)).toBe('12 Mar 2019 (9 y 1 m) – 3 Feb 2021 · Growth hormone')
  })

  it.each<[ChartType, string, string]>([
    ['Weight', '2025-02-10', '10.02.2025 (10,0 Wochen, 38+3 SSW) · Entlassung'],
    ['WeightPremature', '2025-02-10', '10.02.2025 (10,0 Wochen, 38+3 SSW) · Entlassung'],
    ['WeightPremature', '2025-03-03', '03.03.2025 (41+3 SSW, korrigiert 0,3 Monate) · Entlassung'],
    ['Weight', '2025-07-14', '14.07.2025 (7,4 Monate, korrigiert 4,7 Monate) · Entlassung'],
    ['WeightPrematureCombined', '2025-07-14', '14.07.2025 (7,4 Monate, korrigiert 4,7 Monate) · Entlassung'],
  ])('of a child born preterm is dated on %s as the points are: %s', (type, date, text) => {
    const child = { ...emil, markers: [{ date, text: 'Entlassung' }] }
    const [marker] = chartData(child, { type }, { today }).markers
    expect(markerText(marker as ChartMarker, de)).toBe(text)
  })
})

it.each([
  [0.94, 'P0.9'],
  [0.96, 'P1'],
  [1.04, 'P1'],
  [98.96, 'P99'],
  [99.04, 'P99'],
  [99.06, 'P99.1'],
])('the percentile %f is %s: one form for what rounds to a whole number', (percentile, text) => {
  expect(percentileText(percentile, en)).toBe(text)
})
