import { describe, expect, it, test } from 'vitest'
import { type ChartFormat, chartFormats } from '../../../src/charts/chart-request.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { longestPrintedWord, longestText, mostMarkersDrawn, mostValuesDrawn } from '../../../src/ground/model/limits.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { formatPatientJson } from '../../../src/shown/documents/patient-document.js'
import { breakableText } from '../../../src/shown/render/pdf/breakable-text.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { thorough } from '../thorough.js'

const birth = 14_000
const today = '2025-03-10'
const child: Patient = { dateOfBirth: isoDate(birth), gender: 'female' }
const list = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, i) => entry(i))
const spread = (index: number, count: number) => isoDate(birth + 1 + Math.floor((index / count) * 5500))

/** Documents that grow: `size` entries, or as many characters in a text. */
const growing: Readonly<Record<string, (size: number) => Patient>> = {
  visits: (size) => ({
    ...child,
    measurements: list(size, (i) => ({
      date: spread(i, size),
      sizeCm: 50 + (i / size) * 115,
      weightKg: 3.4 + (i / size) * 50,
      boneAgeYears: (i / size) * 15,
    })),
  }),
  'impossible visits': (size) => ({
    ...child,
    measurements: list(size, (i) => ({ date: spread(i, size), sizeCm: -i })),
  }),
  events: (size) => ({ ...child, markers: list(size, (i) => ({ date: spread(i, size), text: `Event ${i}` })) }),
  diseases: (size) => ({ ...child, diseases: list(size, (i) => `Disease ${i}`) }),
  'a name': (size) => ({ ...child, firstName: 'x'.repeat(Math.min(size, longestText)) }),
  'marks on a letter': (size) => ({ ...child, lastName: `Z${'\u0335'.repeat(Math.min(size, longestText) - 1)}` }),
}

/** A picture of a thousand values with their texts, however many there are, bytes; a page has several, and the data too. */
const fixedCost: { readonly [format in ChartFormat]?: number } & { readonly any: number } = {
  any: 3_200_000,
  Html: 6_000_000,
}
/** Bytes of output for a byte of the document, for what grows with it. */
const costPerByte = 4

describe.each(Object.entries(growing))('a document of ever more %s', (_, patientOf) => {
  const formats: readonly ChartFormat[] = thorough ? chartFormats : ['Svg', 'Html', 'Json', 'Csv', 'PdfAndData']

  it.each(formats)('makes a chart of bounded size as %s', async (format) => {
    for (const size of [10, 3000]) {
      const patient = patientOf(size)
      const { body } = await renderChart(patient, { type: 'Height', format }, { today })
      expect(body.length).toBeLessThan(
        (fixedCost[format] ?? fixedCost.any) + costPerByte * formatPatientJson(patient).length,
      )
    }
  })

  it('draws no more shapes than a thousand values and two hundred events need', () => {
    const { points, markers, unused, boneAges, line, cautions } = chartData(
      patientOf(5000),
      { type: 'Height' },
      { today },
    )
    expect(Math.max(points.length, unused.length, boneAges.length)).toBeLessThanOrEqual(mostValuesDrawn)
    expect(markers.length).toBeLessThanOrEqual(mostMarkersDrawn)
    expect(line.reduce((sum, stretch) => sum + stretch.points.length, 0)).toBeLessThan(3 * mostValuesDrawn)
    expect(cautions.join('').length).toBeLessThan(1000)
  })
})

describe('what is not drawn', () => {
  const patient = {
    ...growing['visits']?.(mostValuesDrawn + 500),
    markers: growing['events']?.(mostMarkersDrawn + 1).markers,
  }

  it.each([
    [
      'de',
      'Nur die letzten 1000 Werte sind dargestellt, 500 frühere nicht.',
      'Nur die letzten 200 Ereignisse sind dargestellt, ein früheres nicht.',
    ],
    [
      'en',
      'Only the latest 1000 values are shown: 500 earlier not shown.',
      'Only the latest 200 events are shown: 1 earlier not shown.',
    ],
  ] as const)('is counted in words: %s', (locale, values, events) => {
    const { cautions, points, markers } = chartData(patient as Patient, { type: 'Height' }, { today, locale })
    expect(cautions).toEqual(expect.arrayContaining([values, events]))
    // The earliest are left out.
    expect(points[0]?.measurementIndex).toBe(500)
    expect(markers[0]?.text).toBe('Event 1')
  })

  it.each([
    ['nothing at the limit', 0, []],
    [
      'one above it',
      1,
      [
        'Nur die letzten 1000 Werte sind dargestellt, ein früherer nicht.',
        'Nur die letzten 200 Ereignisse sind dargestellt, ein früheres nicht.',
      ],
    ],
  ])('is %s', (_, above, said) => {
    const patient = {
      ...growing['visits']?.(mostValuesDrawn + above),
      markers: growing['events']?.(mostMarkersDrawn + above).markers,
    }
    const { cautions, points, markers } = chartData(patient as Patient, { type: 'Height' }, { today })
    expect(cautions.filter((text) => /dargestellt|Ausschnitt/.test(text))).toEqual(said)
    expect([points.length, markers.length]).toEqual([mostValuesDrawn, mostMarkersDrawn])
  })
})

test('more measurements than a call can have arguments are calculated and drawn', () => {
  const measurements = list(160_000, (i) => ({ date: spread(i, 160_000), sizeCm: 50 + i / 1500 }))
  const patient: Patient = { ...child, measurements }
  expect(calculatePatient(patient, { today }).measurements).toHaveLength(160_000)
  for (const window of ['full', 'fit'] as const) {
    expect(chartData(patient, { type: 'Height', window, cropX: true, cropY: true }, { today }).points).toHaveLength(
      1000,
    )
  }
})

test('no word reaches the PDF printer longer than it can take, and no character is lost', () => {
  for (const unit of ['x', 'é', '😀', 'e\u0301', 'x\u0335\u0335', '\u0335']) {
    const word = unit.repeat(30_000)
    const printed = breakableText(word)
    const longest = printed.split(' ').reduce((most, { length }) => Math.max(most, length), 0)
    expect(longest).toBeLessThanOrEqual(longestPrintedWord)
    expect(printed.replaceAll(' ', '')).toBe(word)
    expect(printed).not.toMatch(/\p{Surrogate}/u)
  }
  const sentence = `Anna ${'x'.repeat(longestPrintedWord)} Maria`
  expect(breakableText(sentence)).toBe(sentence)
})
