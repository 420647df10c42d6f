import { describe, expect, it, vi } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { PdfDocument } from '../../../src/shown/render/pdf/pdfmake.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const printed: PdfDocument[] = []
vi.mock('../../../src/shown/render/node/node-host.js', () => ({
  host: {
    printPdf: async (document: PdfDocument) => {
      printed.push(document)
      return new Uint8Array()
    },
  },
}))

const today = '2025-12-01'
/** A girl who weighs 6.83 kg; a week later this was typed. */
const girl = (lastKg: number): Patient => ({
  dateOfBirth: '2025-01-10',
  gender: 'female',
  measurements: [
    { date: '2025-05-10', weightKg: 5.6, sizeCm: 60 },
    { date: '2025-08-10', weightKg: 6.4, sizeCm: 66 },
    { date: '2025-11-10', weightKg: 6.83, sizeCm: 69 },
    { date: '2025-11-17', weightKg: lastKg, sizeCm: 69.2 },
  ],
})
const cautionsOf = (patient: Patient, type: 'Weight' | 'Height' | 'Bmi', locale: 'de' | 'en' = 'de') =>
  chartData(patient, { type }, { today, locale }).cautions
const offCourse = {
  de: '12,83 kg weicht vom bisherigen Verlauf ab: Messfehler oder echte Änderung? Bitte nachmessen. Die Angaben zum letzten Besuch beruhen darauf.',
  en: '12.83 kg is out of line with earlier values: error or real change? Please re-measure. All figures of the latest visit rest on it.',
}

describe('a latest weight off the course', () => {
  it.each(['de', 'en'] as const)('is the first caution of charts that show it (%s)', (locale) => {
    expect(cautionsOf(girl(12.83), 'Weight', locale)[0]).toBe(offCourse[locale])
    expect(cautionsOf(girl(12.83), 'Bmi', locale)[0]).toBe(offCourse[locale])
    expect(cautionsOf(girl(12.83), 'Height', locale)).not.toContain(offCourse[locale])
    expect(cautionsOf(girl(6.9), 'Weight', locale)).not.toContain(offCourse[locale])
  })

  it('is said in grams rounded to ten', () => {
    expect(cautionsOf(girl(12.834), 'Weight')[0]).toBe(offCourse.de)
  })

  it.each([
    ['de', '144,4 cm (vielleicht 134,4 cm) weicht vom bisherigen Verlauf ab'],
    ['en', '144.4 cm (perhaps 134.4 cm) is out of line with earlier values'],
  ] as const)('names the likely slip (%s)', (locale, text) => {
    const boy = (sizeCm: number): Patient => ({
      dateOfBirth: '2017-03-15',
      gender: 'male',
      measurements: [
        { date: '2023-03-22', sizeCm: 117.4 },
        { date: '2024-03-20', sizeCm: 123.4 },
        { date: '2025-03-25', sizeCm: 129 },
        { date: '2026-03-24', sizeCm, weightKg: 31 },
      ],
    })
    const options = { today: '2026-03-24', locale }
    expect(chartData(boy(144.4), { type: 'Height' }, options).cautions[0]).toContain(text)
    const words = wordsOf(sheetOf(boy(144.4), { type: 'Weight' }, options), 'cautions')
    expect(words).toMatch(
      locale === 'de'
        ? /Falls 144,4 cm stimmen \(vielleicht 134,4 cm\): Körpergröße: schnelles Wachstum/
        : /If 144\.4 cm is right \(perhaps 134\.4 cm\): Height: fast growth/,
    )
    expect(wordsOf(sheetOf(boy(144.4), { type: 'Height' }, options), 'cautions')).toMatch(/: (Schnelles|Fast growth)/)
  })

  it('heads the notes of its sheet, once', () => {
    const words = wordsOf(sheetOf(girl(12.83), { type: 'Weight' }, { today, locale: 'de' }), 'cautions')
    expect(words).toMatch(/^Achtung 12,83 kg weicht/)
    expect(words.split('12,83 kg weicht')).toHaveLength(2)
  })

  it.each([
    [143, true],
    // Beyond +4 SD it is the hint by its score that says so.
    [158, true],
    [130, false],
  ])('is said of a height of %d cm a year after 124 cm: %s', (sizeCm, isSaid) => {
    const boy: Patient = {
      dateOfBirth: '2018-02-10',
      gender: 'male',
      measurements: [
        { date: '2024-05-20', sizeCm: 118 },
        { date: '2025-05-20', sizeCm: 124 },
        { date: '2026-06-10', sizeCm },
      ],
    }
    const { cautions } = chartData(boy, { type: 'Height' }, { today: '2026-06-15', locale: 'en' })
    expect(cautions[0]?.includes('is out of line') ?? false).toBe(isSaid)
  })

  it('is no longer said once a later one follows', () => {
    const { measurements = [], ...child } = girl(12.83)
    const later = { ...child, measurements: [...measurements, { date: '2025-11-24', weightKg: 6.9, sizeCm: 69.3 }] }
    expect(cautionsOf(later, 'Weight').join()).not.toContain('zum letzten Besuch beruhen')
  })

  it('is first of what the pages of data have of note', async () => {
    const said = async (kg: number) => {
      await renderChart(girl(kg), { type: 'Height', format: 'PdfAndData' }, { today, locale: 'en' })
      return JSON.stringify(printed.at(-1))
    }
    expect(await said(12.83)).toContain(`"text":"${offCourse.en}"`)
    expect(await said(6.9)).not.toContain('is out of line')
  })

  it.each([
    ['2026-05-17', /^"12.83 kg is out of line/],
    ['2026-05-22', /^"17 Nov 2025: 12.83 kg is out of line.*Please re-measure\."$/],
  ])('is below what is of today, with its date, half a year later: %s', async (date, text) => {
    const { measurements = [], ...child } = girl(12.83)
    const later = { ...child, measurements: [...measurements, { date, sizeCm: 60.5, headCm: 39 }] }
    await renderChart(later, { type: 'Height', format: 'PdfAndData' }, { today: date, locale: 'en' })
    const lines = JSON.stringify(printed.at(-1)).match(/"[^"]*(?:is out of line|Head circumference below)[^"]*"/g)
    const [first, last] = [lines?.[0], lines?.at(-1)]
    expect(date === '2026-05-17' ? first : last).toMatch(text)
    expect(lines?.length).toBeGreaterThan(1)
  })
})

/** A healthy boy, one of whose lengths is 5 cm too much. */
const boyOf = (lengths: readonly number[]): Patient => ({
  dateOfBirth: '2025-01-01',
  gender: 'male',
  measurements: lengths.map((sizeCm, i) => ({ date: `2025-0${[2, 3, 4, 7][i]}-01`, sizeCm })),
})

describe('an earlier length off the course', () => {
  const words = (lengths: readonly number[], locale: 'de' | 'en') =>
    wordsOf(sheetOf(boyOf(lengths), { type: 'Height' }, { today: '2025-07-01', locale }), 'cautions')

  it.each([
    ['de', 'Weicht vom Verlauf ab: 66,5 cm (01.04.2025); bitte prüfen.'],
    ['en', 'Out of line with the other values: 66.5 cm (1 Apr 2025); please check.'],
  ] as const)('between others is named, and no fall begins at it (%s)', (locale, text) => {
    const lengths = [55, 58.5, 66.5, 67.5]
    expect(words(lengths, locale)).toContain(text)
    expect(words([55, 58.5, 61.5, 67.5], locale)).not.toContain(text)
    expect(words(lengths, locale)).not.toMatch(/has fallen by|gefallen/)
    const { scoreFalls } = assessCourse(boyOf(lengths), { today: '2025-07-01' })
    expect(scoreFalls.map(({ sinceHighest }) => sinceHighest?.fromIndex)).toEqual([1])
  })

  it.each([
    ['de', 'Weicht vom Verlauf ab: 58 cm (Geburt); bitte prüfen.'],
    ['en', 'Out of line with the other values: 58 cm (Birth); please check.'],
  ] as const)('or one at birth, by its hint or its score, is named on sheet and chart (%s)', (locale, text) => {
    const options = { today: '2025-07-01', locale }
    const born = (sizeBirthCm: number): Patient => ({ ...boyOf([54.5, 58.5, 61.5, 67.5]), weekBirth: 40, sizeBirthCm })
    expect(wordsOf(sheetOf(born(58), { type: 'Height' }, options), 'cautions')).toContain(text)
    const facts = (cm: number) => wordsOf(sheetOf(born(cm), { type: 'Height' }, options), 'facts')
    expect(facts(58)).toMatch(/58[.,]0 cm \((fraglich|in doubt)\)/)
    expect(facts(52)).toMatch(/52[.,]0 cm (?!\()/)
    expect(chartData(born(58), { type: 'Height' }, options).cautions.join()).toContain(text)
    expect(chartData(born(62), { type: 'Height' }, options).cautions.join()).toContain(text.replace('58', '62'))
    expect(chartData(born(58), { type: 'Weight' }, options).cautions.join()).not.toContain('58 cm')
    expect(chartData(born(52), { type: 'Height' }, options).cautions.join()).not.toContain('52 cm')
  })

  it('is not named more than one and a half years later', () => {
    const later = (date: string) => {
      const child = boyOf([55, 58.5, 66.5, 67.5])
      const measurements = [...(child.measurements ?? []), { date, sizeCm: 86 }]
      return chartData({ ...child, measurements }, { type: 'Height' }, { today: date, locale: 'en' }).cautions.join()
    }
    expect(later('2026-10-01')).toContain('Out of line')
    expect(later('2026-10-05')).not.toContain('Out of line')
  })

  it.each([
    ['de', '(4,4 Wochen, WHO 2006; weicht vom Verlauf ab, bitte prüfen) um 2,69 gefallen'],
    ['en', 'by 2.69 since its highest value (4.4 weeks, WHO 2006; out of line with the others, please check)'],
  ] as const)('at the beginning is named where a fall begins at it (%s)', (locale, text) => {
    expect(words([60, 58.5, 61.5, 67.5], locale)).toContain(text)
  })
})

describe('a latest weight that may be in pounds', () => {
  const boy = (weightKg: number): Patient => ({
    dateOfBirth: '2019-06-01',
    gender: 'male',
    measurements: [{ date: '2025-06-01', sizeCm: 116, weightKg }],
  })

  it.each([
    ['de', '48 kg, vielleicht in lb (21,8 kg?): Einheit prüfen. Die Angaben zum letzten Besuch beruhen darauf.'],
    ['en', '48 kg, perhaps in lb (21.8 kg?): check the unit. All figures of the latest visit rest on it.'],
  ] as const)('is asked about first (%s)', (locale, text) => {
    expect(cautionsOf(boy(48), 'Weight', locale)[0]).toBe(text)
    expect(cautionsOf(boy(21.8), 'Weight', locale)).not.toContain(text)
  })
})

describe('a sheet whose heights are all in doubt', () => {
  const boy = (last: number): Patient => ({
    dateOfBirth: '2018-03-01',
    gender: 'male',
    measurements: [
      { date: '2024-03-01', sizeCm: 113 },
      { date: '2024-08-01', sizeCm: last },
    ],
  })
  const words = (patient: Patient, locale: 'de' | 'en') =>
    wordsOf(sheetOf(patient, { type: 'Height' }, { today: '2024-08-02', locale }))

  it.each([
    ['en', 'Not screened: the latest value (6 y 5 m) is in doubt, and there is no other usable one.'],
    ['de', 'Nicht geprüft: Der letzte Wert (6 J 5 M) ist fraglich, und kein anderer ist verwendbar.'],
  ] as const)('says that, not that no rule applies (%s)', (locale, text) => {
    expect(words(boy(111), locale)).toContain(text)
    expect(words(boy(111), locale)).not.toMatch(/No rule for this measure|Keine Regel zu dieser Messgröße/)
    expect(words(boy(115), locale)).not.toContain(text)
  })
})

it.each([
  ['en', 'Not screened: the latest value (6 y 5 m) is implausible, and there is no other usable one.'],
  ['de', 'Nicht geprüft: Der letzte Wert (6 J 5 M) ist unplausibel, und kein anderer ist verwendbar.'],
] as const)('a sheet whose only height is impossible says so, not that no rule applies (%s)', (locale, text) => {
  const words = (sizeCm: number) => {
    const measurements = [{ date: '2024-08-01', sizeCm }]
    const boy: Patient = { dateOfBirth: '2018-03-01', gender: 'male', measurements }
    return wordsOf(sheetOf(boy, { type: 'Height' }, { today: '2024-08-02', locale }))
  }
  expect(words(1130)).toContain(text)
  expect(words(1130)).not.toMatch(/No rule for this measure|Keine Regel zu dieser Messgröße/)
  expect(words(113)).not.toContain(text)
})
