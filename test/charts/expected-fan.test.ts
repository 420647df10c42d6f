import { describe, expect, it } from 'vitest'
import { chartGrowth } from '../../src/charts/chart-growth.js'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { courseCharts } from '../../src/charts/course/course-charts.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartExpected } from '../../src/charts/data/chart-data.js'
import { expectedInSection } from '../../src/charts/data/curves/expected-in-section.js'
import { chartFrame } from '../../src/charts/data/frame/frame.js'
import { zoomedFrame } from '../../src/charts/data/frame/zoomed-chart.js'
import { assessingDefaults } from '../../src/charts/data/notes/course-cautions.js'
import { expectedGrowth } from '../../src/clinical/course/expected/expected-growth.js'
import { dayNumber, daysPerYear, isoDate } from '../../src/ground/model/calendar-date.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartSummary } from '../../src/shown/render/chart-summary.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { clara, emil, jakob, mira, paul } from '../fixtures/children.js'
import { amelie } from '../fixtures/puberty-children.js'
import { today } from './patient-of-type.js'

const options = { today, locale: 'en', courseCharts } as const

const dataOf = (patient: Patient, type: ChartRequest['type'], more: Partial<ChartRequest> = {}) =>
  chartData(patient, { type, expected: true, ...more }, options)

function fanOf(patient: Patient, type: ChartRequest['type'], more: Partial<ChartRequest> = {}): ChartExpected {
  const { expected } = dataOf(patient, type, more)
  if (expected === undefined) throw new Error(`no fan on ${type}`)
  return expected
}

/** The age of each place of a line. */
const agesOf = ({ curves }: ChartExpected) =>
  curves[2]?.segments.flatMap(({ points }) => points.map(({ x }) => x)) ?? []

/** An infant who is measured on days that are not whole years, and grows into KiGGS. */
const girl: Patient = {
  dateOfBirth: '2021-03-01',
  gender: 'female',
  weekBirth: 40,
  measurements: [
    { date: '2022-09-12', sizeCm: 81.2, weightKg: 10.8 },
    { date: '2023-09-20', sizeCm: 91.5, weightKg: 13.1 },
  ],
}

describe('the fan of expected values', () => {
  it.each([
    ['Height', 'size'],
    ['Weight', 'weight'],
    ['Bmi', 'bmi'],
  ] as const)('of %s is expectedGrowth at each age, in the reference of the curves', (type, measure) => {
    const { curves } = fanOf(girl, type, { cropX: true, cropXAt: 10 })
    expect(curves.map(({ percentile }) => percentile)).toEqual([5, 25, 50, 75, 95])
    const birth = dayNumber('2021-03-01') as number
    const segments = curves[2]?.segments ?? []
    expect(segments.map(({ reference }) => reference)).toEqual(['WHO 2006', 'KiGGS 2013'])
    for (const [s, { points }] of segments.entries()) {
      for (const [i, { x }] of points.entries()) {
        const at = isoDate(birth + Math.round(x * daysPerYear))
        const growth = expectedGrowth(girl, { measure, at, today })
        if ('reason' in growth) throw new Error(at)
        const [half, wide] = growth.bands
        const drawn = curves.map((curve) => curve.segments[s]?.points[i]?.y)
        expect(drawn).toEqual([wide?.low, half?.low, growth.value, half?.high, wide?.high])
      }
    }
  })

  it('begins the day after the latest value and ends three years after it', () => {
    const ages = agesOf(fanOf(girl, 'Height', { cropX: true, cropXAt: 10 }))
    const latest = (dayNumber('2023-09-20') as number) - (dayNumber('2021-03-01') as number)
    expect([ages[0], ages.at(-1)].map((x = 0) => Math.round(x * daysPerYear))).toEqual([latest + 1, latest + 1096])
  })

  it('ends with the axis', () => {
    const ages = agesOf(fanOf(girl, 'Height', { cropX: true, cropXAt: 3.3 }))
    expect(ages.at(-1)).toBe(3.3)
    const frame = chartFrame(girl, { type: 'Height', expected: true }, chartGrowth(options, assessingDefaults))
    expect(agesOf(expectedInSection(zoomedFrame(frame, [2.7, 2.9])) as ChartExpected)).toEqual(
      expect.arrayContaining([2.7, 2.9]),
    )
    expect(expectedInSection(zoomedFrame(frame, [0, 2]))).toBeUndefined()
  })

  it.each([
    ['en', 'Expected values go on beyond this section, to 5 y 6 m.'],
    ['de', 'Die Erwartungswerte reichen über diesen Ausschnitt hinaus, bis 5 J 6 M.'],
  ])('says in %s where a section ends before it', (locale, text) => {
    const notesOf = (patient: Patient) =>
      chartData(patient, { type: 'Height', expected: true, window: 'full' }, { ...options, locale }).notes
    expect(notesOf(girl)).toContain(text)
    expect(notesOf(jakob)).not.toContainEqual(expect.stringMatching(/beyond this section|Ausschnitt hinaus/))
  })

  it('has a place every two weeks of the first year, where the body mass index turns, and every month later', () => {
    const infant: Patient = {
      dateOfBirth: '2025-01-01',
      gender: 'female',
      weekBirth: 40,
      measurements: [{ date: '2025-03-01', sizeCm: 58, weightKg: 5.2 }],
    }
    const { expected } = chartData(infant, { type: 'Bmi', expected: true }, { ...options, today: '2025-03-01' })
    const days = agesOf(expected as ChartExpected).map((years) => years * daysPerYear)
    const gaps = days.slice(1).map((day, i) => [day, day - (days[i] as number)] as const)
    expect(Math.max(...gaps.map(([day, gap]) => (day <= 366 ? gap : 0)))).toBeLessThan(14.01)
    expect(gaps.filter(([day]) => day > 400).length).toBeLessThan(31)
  })

  it.each([
    [paul, 'Height', 'expected (ranges of 50% and 90%)'],
    [clara, 'Weight', 'expected (ranges of 50% and 90%, from 10 years on 85%)'],
    [jakob, 'Bmi', 'expected (ranges of 50% and 85%)'],
  ] as const)('says what its bands hold', (patient, type, text) => {
    const { expected, courseKeys } = dataOf(patient, type)
    expect(expected?.text).toBe(text)
    expect(courseKeys).toEqual([{ mark: 'expected', text }])
  })

  it.each([
    [clara, 'Height', 'The expected value is itself below P3. '],
    [
      jakob,
      'Height',
      'Expected values end at 16 y 6 m. With growth near its end by bone age, age no longer predicts further growth.',
    ],
    [emil, 'Weight', 'The model rests almost entirely on children born at term'],
    [emil, 'Weight', 'Expected values end at 2 y 2 m. The ages of the earlier values are counted differently'],
  ] as const)('has its cautions on the chart', (patient, type, text) => {
    expect(dataOf(patient, type).cautions.join(' ')).toContain(text)
  })

  it('does not say the day after a visit that growth is at its end', () => {
    const tall = { ...girl, measurements: [...(girl.measurements ?? []), { date: '2024-09-20', sizeCm: 100.5 }] }
    const next = expectedGrowth(tall, { measure: 'size', at: '2024-09-21', today })
    expect('value' in next && next.cautions.map(({ code }) => code)).toContain('below_present_height')
    expect(dataOf(tall, 'Height').cautions.join(' ')).not.toContain('complete')
  })

  it.each([
    [amelie, 'Height', 'Height: no expected value. After menarche, age no longer predicts further growth.'],
    [mira, 'Weight', 'Weight: no expected value. Only for children without a known disease.'],
    [mira, 'HeightWithTurnerSyndrome', 'Height: no expected value. Only for children without a known disease.'],
    [paul, 'Head', 'Head circumference: no expected value. No children with repeated measurements of it were studied.'],
    [
      { ...paul, measurements: [], weekBirth: undefined },
      'Height',
      'Height: no expected value. No earlier value is known.',
    ],
    [
      { ...emil, measurements: emil.measurements?.slice(0, 3) },
      'Weight',
      'Weight: no expected value. No earlier value can be scored',
    ],
  ] as const)('is left out where nothing can be expected, and the reason said', (patient, type, caution) => {
    const { expected, cautions, courseKeys } = dataOf(patient, type)
    expect(expected).toBeUndefined()
    expect(courseKeys ?? []).toEqual([])
    expect(cautions.join(' ')).toContain(caution)
  })

  it('is on no chart of something else, and on none that did not ask for it', () => {
    for (const request of [{ type: 'Height' }, { type: 'Sit', expected: true }] as const) {
      const { expected, cautions, notes } = chartData(paul, request, options)
      expect(expected).toBeUndefined()
      expect([...cautions, ...notes].join(' ')).not.toMatch(/expected/i)
    }
    expect(() => chartData(paul, { type: 'Height', expected: true }, { today })).toThrow(
      /courseCharts.*expected of Height/,
    )
  })

  it.each([
    [
      '2024-09-20',
      /^Expected 99\.\d cm \(.* on 20 Sept? 2024; 90 in 100 such children fall in this range\.$/,
      undefined,
    ],
    ['2025-08-10', /^Expected 106\.\d cm \(.* on 10 Aug 2025; /, undefined],
    ['2026-09-20', / on 20 Sept? 2026; /, undefined],
    [
      '2027-03-25',
      /^Latest value 3 y 6 m ago: no expected value\.$/,
      'Expected values ended at 5 y 6 m, before today.',
    ],
  ] as const)('says on %s what is expected of no day before it', (day, sentence, caution) => {
    const { expected, cautions } = chartData(girl, { type: 'Height', expected: true }, { ...options, today: day })
    expect(expected?.sentence).toMatch(sentence)
    expect(cautions.filter((text) => text.startsWith('Expected values end'))).toEqual(caution ? [caution] : [])
  })

  it.each([
    ['2019-11-13', '2020-01-20', / on 12 Feb 2020; /],
    ['2019-11-14', '2020-01-20', /^Height: no expected value\. Only given up to the 18th birthday\.$/],
    ['2019-10-15', '2020-02-12', / on 12 Feb 2020; /],
    ['2019-10-15', '2020-02-13', /^Height: no expected value\. Only given/],
  ] as const)('says of a fan that ends soon its end, or why there is no value: of %s, on %s', (date, day, sentence) => {
    const grown: Patient = {
      dateOfBirth: '2002-02-13',
      gender: 'male',
      measurements: [{ date, sizeCm: 178 }],
    }
    const { expected } = chartData(grown, { type: 'Height', expected: true }, { ...options, today: day })
    expect(expected?.sentence).toMatch(sentence)
  })

  it('says in German that the values are over, with the note on the model where a small chart has room for notes', async () => {
    const late = { today: '2027-03-25', locale: 'de' } as const
    const { cautions, notes, expected } = chartData(girl, { type: 'Height', expected: true }, { ...options, ...late })
    expect(cautions).toContain('Erwartungswerte nur bis 5 J 6 M (bereits vergangen).')
    expect(expected?.sentence).toBe('Letzter Wert 3 J 6 M alt: kein Erwartungswert.')
    expect(notes[1]).toContain('Auch ein gesundes Kind kann außerhalb, ein krankes innerhalb liegen.')
    const request = { type: 'Height', expected: true, width: 400, height: 400 } as const
    expect((await renderChart(girl, request, late)).body).toContain('eigenes Modell')
  })

  it('keeps the note on its model before that on a change of reference', () => {
    const { notes } = dataOf(girl, 'Height')
    expect(notes[0]).toMatch(/^Expected from the earlier values .*measuring error included/)
  })

  it('is on a sheet with the next value in a paragraph, and to four years of a younger child', async () => {
    const sheet = async (patient: Patient) =>
      (await renderChart(patient, { type: 'Height', expected: true, layout: 'sheet' }, { today })).body
    const svg = await sheet(paul)
    expect(svg).toContain('>Ausblick<')
    expect(svg).toContain(
      'Erwartet 104,4 cm (101,6 bis 107,4) am 21.01.2026; im Bereich liegen 90 von 100 Kindern mit gleichem bisherigem Verlauf.',
    )
    expect(svg).toContain('data-series="expected-90"')
    expect(svg).toContain('>4 Jahre<')
    const refused = await sheet(amelie)
    expect(refused).toContain('Menarche eingetreten: Aus dem Alter lässt sich das weitere Wachstum nicht abschätzen.')
    expect(refused).not.toContain('Ausblick')
  })

  it('is drawn, written in documents and said in words', async () => {
    const body = async (format: 'Svg' | 'Csv' | 'Json' | 'Xml') =>
      (await renderChart(paul, { type: 'Height', expected: true, format }, { today })).body
    const svg = await body('Svg')
    for (const series of ['expected-90', 'expected-50', 'expected-P5', 'expected-P95', 'expected']) {
      expect(svg.split(`data-series="${series}"`)).toHaveLength(2)
    }
    expect(svg).toContain('erwartet (Bereiche von 50 % und 90 %)')
    expect(await body('Csv')).toMatch(/\r\nexpected,.*"Erwartet 104,4 cm \(101,6 bis 107,4\) am 21.01.2026; /)
    expect(await body('Csv')).toContain('\r\nexpected_P95,')
    const { text, sentence, curves } = fanOf(paul, 'Height')
    const chart = JSON.parse(await body('Json'))
    expect(chart.Expected.Curves).toHaveLength(curves.length)
    expect(await body('Xml')).toContain('<Expected>')
    expect([text, sentence].join(' ')).toContain('Expected 104.4 cm (101.6 to 107.4) on 21 Jan 2026; 90 in 100 such')
    const spoken = await chartSummary(paul, { type: 'Height', expected: true }, { today, locale: 'en' })
    expect(spoken).toContain('Expected 104.4 centimetres (101.6 to 107.4) on 21 January 2026; 90 in 100 such children')
  })
})
