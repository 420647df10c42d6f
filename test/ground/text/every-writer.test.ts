import { describe, expect, it } from 'vitest'
import { scoreNumber, valueText } from '../../../src/charts/data/texts/describe-point.js'
import { legLength } from '../../../src/clinical/growth/proportions.js'
import { measureTableColumns as terminalColumns } from '../../../src/command/printed/visit-table.js'
import { de, en } from '../../../src/ground/languages/index.js'
import type { Language } from '../../../src/ground/languages/language.js'
import { givenNumberText, shortNumberText } from '../../../src/ground/languages/written-number.js'
import type { MeasurementResult, PatientResult } from '../../../src/ground/model/patient-result.js'
import type { Score } from '../../../src/ground/model/score.js'
import { calculatePatient, chartData, formatResultJson, formatResultXml, renderChart } from '../../../src/index.js'
import { chartCsvColumns } from '../../../src/shown/render/csv/chart-csv.js'
import { referenceNotes } from '../../../src/shown/render/pdf/report/reference-notes.js'
import { measureColumns as reportColumns } from '../../../src/shown/render/pdf/report/report-columns.js'
import { words } from '../../fixtures/words.js'

/** Every value with a 5 as its third decimal between -6 and 6: half of them are not binary fractions. */
const ties = Array.from({ length: 1200 }, (_, i) => (i * 10 - 5995) / 1000)

/** Heights and sitting heights as scales and stadiometers give them, to 0.05 cm. */
const pairs = Array.from({ length: 250 }, (_, i) => 100 + i * 0.35).flatMap((size) =>
  Array.from({ length: 200 }, (_, j) => ({
    sizeCm: Number(size.toFixed(2)),
    seatCm: Number((size * 0.48 + j * 0.05).toFixed(2)),
  })),
)

/** Half away from zero on the shortest decimal, by the digits alone: another way than the library's. */
function expectedText(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.')
  const digits = BigInt(whole + fraction.padEnd(decimals + 1, '0').slice(0, decimals + 1))
  const kept = ((digits + 5n) / 10n).toString().padStart(decimals + 1, '0')
  const sign = value < 0 && /[1-9]/.test(kept) ? '-' : ''
  return `${sign}${kept.slice(0, -decimals)}.${kept.slice(-decimals)}`
}

/** A number of any writer with a fixed count of decimals, an ASCII minus and a point. */
function inOneForm(text: string, decimals: number): string {
  const [whole = '', fraction = ''] = text.replace('−', '-').replace(',', '.').split('.')
  expect(fraction.length).toBeLessThanOrEqual(decimals)
  return `${whole}.${fraction.padEnd(decimals, '0')}`
}

function visit(fields: Partial<MeasurementResult>): MeasurementResult {
  return { diseaseScores: [], validationMessages: [], ...fields } as MeasurementResult
}

function resultOf(measurements: readonly MeasurementResult[]): PatientResult {
  return { diseases: [], measurements, markers: [], validationMessages: [] } as unknown as PatientResult
}

const exact = (value: number): Score => ({ value, accuracy: 'exact' }) as Score
const axis = { label: '', title: '', unit: '', decimals: 1, from: 0, to: 1, ticks: [] }
const point = { x: 0, y: 0 }
const leading = (text: string): string => /[−-]?[\d.,]+/.exec(text)?.[0] ?? ''
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')

function reported(visits: readonly MeasurementResult[], language: Language) {
  const ageless = visits.map((measured) => ({
    ...measured,
    age: undefined,
    doubted: new Set<string>(),
    unused: new Set<string>(),
  }))
  return reportColumns({ visits: ageless, notes: referenceNotes(), language })
}

/** What every writer writes for scores, each in the order given. */
function writtenScores(scores: readonly number[]): Record<string, string[]> {
  const visits = scores.map((score) => visit({ weightKg: 10, weightSds: exact(score) }))
  const result = resultOf(visits)
  const json = JSON.parse(formatResultJson(result)) as { Measurements: { WeightSds: { value: number } }[] }
  const terminal = terminalColumns(visits, en)[0]?.[1]?.slice(1) ?? []
  const report = reported(visits, de)[0]?.columns.find(({ title }) => title === 'SDS')?.cells ?? []
  const sds = chartCsvColumns.find(({ name }) => name === 'sds')
  return {
    xml: elements(formatResultXml(result), 'WeightSds'),
    json: json.Measurements.map(({ WeightSds }) => String(WeightSds.value)),
    terminal: terminal.map((text) => text.replace('+', '')),
    report: report.map(({ text }) => text.replace('+', '')),
    chart: scores.map((score) => scoreNumber(exact(score), de).replace('+', '')),
    csv: scores.map((score) => sds?.cell(score) ?? ''),
    messages: scores.map((score) => shortNumberText(score, 2, de)),
  }
}

/** What documents and comma-separated values hold for percentiles, each in the order given. */
function writtenPercentiles(percentiles: readonly number[]): Record<'xml' | 'json' | 'csv', string[]> {
  const result = resultOf(percentiles.map((weightPercentile) => visit({ weightPercentile })))
  const json = JSON.parse(formatResultJson(result)) as { Measurements: { WeightPercentile: number }[] }
  const column = chartCsvColumns.find(({ name }) => name === 'percentile')
  return {
    xml: elements(formatResultXml(result), 'WeightPercentile'),
    json: json.Measurements.map(({ WeightPercentile }) => String(WeightPercentile)),
    csv: percentiles.map((percentile) => column?.cell(percentile) ?? ''),
  }
}

function terminalPercentiles(percentiles: readonly number[]): string[] {
  const visits = percentiles.map((weightPercentile) => visit({ weightKg: 10, weightPercentile }))
  return [...(terminalColumns(visits, en)[0]?.[2]?.slice(1) ?? [])]
}

/** What every writer writes for leg lengths, to a tenth of a centimetre. */
function writtenLegs(legs: readonly number[]): Record<string, string[]> {
  const visits = legs.map((legCm) => visit({ legCm }))
  const result = resultOf(visits)
  return {
    xml: elements(formatResultXml(result), 'LegCm'),
    terminal: [...(terminalColumns(visits, en)[0]?.[0]?.slice(1) ?? [])],
    report: (reported(visits, en)[0]?.columns[0]?.cells ?? []).map(({ text }) => text),
    chart: legs.map((y) => leading(valueText({ ...point, y }, axis, de))),
    messages: legs.map((leg) => shortNumberText(leg, 1, en)),
  }
}

function expectOneText(written: Record<string, string[]>, values: readonly number[], decimals: number): void {
  const expected = values.map((value) => expectedText(value, decimals))
  for (const [writer, texts] of Object.entries(written)) {
    expect(texts, writer).toHaveLength(values.length)
    const different = texts
      .map((text, i) => [values[i], inOneForm(text, decimals), expected[i]] as const)
      .filter(([, text, right]) => text !== right)
    expect(different.slice(0, 5), writer).toEqual([])
  }
}

describe('every writer rounds alike', () => {
  it('has ties to try', () => {
    expect(ties).toHaveLength(1200)
    expect(ties.filter((tie) => Math.abs(tie).toFixed(2) !== expectedText(Math.abs(tie), 2)).length).toBeGreaterThan(
      400,
    )
    expect(pairs).toHaveLength(50_000)
  })

  it('scores at every tie between -6 and 6', () => {
    expectOneText(writtenScores(ties), ties, 2)
  })

  it('percentiles at every tie, never as 0 or 100', () => {
    const percentiles = [...Array.from({ length: 1000 }, (_, i) => (i * 100 + 5) / 1000), 0.005, 99.9949, 99.98999]
    const beyond = { '0.01': [0, 1e-7, 0.004], '99.99': [99.995, 99.9999999, 100] }
    for (const texts of Object.values(writtenPercentiles(percentiles))) {
      expect(texts.map(Number)).toEqual(percentiles.map((value) => Number(expectedText(value, 2))))
    }
    for (const [bound, values] of Object.entries(beyond)) {
      expect(writtenPercentiles(values)).toEqual({
        xml: [bound, bound, bound],
        json: [bound, bound, bound],
        csv: [bound, bound, bound],
      })
      expect(terminalPercentiles(values)).toEqual([bound, bound, bound])
    }
    expect(terminalPercentiles([0.04, 0.1, 3, 50, 99.9, 99.96])).toEqual(
      words(`
      0.04 0.1 3.0 50.0 99.9 99.96
    `),
    )
  })

  it('leg lengths of 50,000 heights and sitting heights', () => {
    for (let begin = 0; begin < pairs.length; begin += 10_000) {
      const legs = pairs.slice(begin, begin + 10_000).map(({ sizeCm, seatCm }) => legLength(sizeCm, seatCm) as number)
      expectOneText(writtenLegs(legs), legs, 1)
    }
  })

  it('a number as given has no binary fraction, and an exponent only from 1e21 on', () => {
    expect([0.1 + 0.2, 39.4, 123_456_789, 1e20].map((given) => givenNumberText(given, de))).toEqual([
      '0,3',
      '39,4',
      '123456789',
      '100000000000000000000',
    ])
    expect([1e21, Number.MAX_VALUE].map((given) => givenNumberText(given, en))).toEqual([
      '1e+21',
      '1.7976931348623157e+308',
    ])
  })

  it('the leg length of one boy, in documents, table and chart', async () => {
    const boy = {
      dateOfBirth: '2014-06-04',
      gender: 'male',
      measurements: [{ date: '2024-06-04', sizeCm: 150.25, seatCm: 78.2 }],
    } as const
    const options = { today: '2024-06-04', locale: 'en' } as const
    const result = calculatePatient(boy, options)
    expect(formatResultXml(result)).toContain('<LegCm>72.1</LegCm>')
    expect(formatResultJson(result)).toContain('"LegCm": 72.1')
    expect(terminalColumns(result.measurements, en).flat(2)).toContain('72.1')
    expect(reported(result.measurements, en).flatMap(({ columns }) => columns[0]?.cells)).toContainEqual({
      text: '72.1',
    })
    const [drawn] = chartData(boy, { type: 'Leg' }, options).points
    expect(drawn?.y).toBeCloseTo(72.05, 10)
    for (const format of ['Svg', 'Html'] as const) {
      expect((await renderChart(boy, { type: 'Leg', format }, options)).body).toContain('72.1 cm')
    }
  })
})
