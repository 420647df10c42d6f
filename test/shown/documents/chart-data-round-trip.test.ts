import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import type { ChartData } from '../../../src/charts/data/chart-data.js'
import { locales } from '../../../src/ground/languages/built-in.js'
import { bmiClasses } from '../../../src/ground/model/bmi-class.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { markerKinds } from '../../../src/ground/model/patient.js'
import { isXmlText } from '../../../src/ground/text/markup.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import { suitable } from '../../charts/patient-of-type.js'
import { emil } from '../../fixtures/children.js'
import { runsOf } from '../../property-runs.js'
import { parseChartDataJson, parseChartDataXml } from './parse-chart-data.js'

const text = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' x ', '\r\n', '\t', '<&>"\'', ']]>', '👩‍👧', '__proto__'))
  .filter(isXmlText)
const nonBlank = text.filter((one) => /[^ \t\r\n]/.test(one))
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -300, max: 300, noNaN: true }),
)
const index = fc.nat(100)
const date = fc.integer({ min: -50_000, max: 100_000 }).map(isoDate)
const score = fc.record({ value: number, accuracy: fc.constantFrom('exact', 'less_or_equal', 'greater_or_equal') })
const list = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 3 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const tick = fc.record({ value: number, level: fc.constantFrom(1, 2, 3), label: maybe(nonBlank) })
const axis = fc.record({
  label: text,
  unit: text,
  title: text,
  from: number,
  to: number,
  decimals: fc.nat(4),
  ticks: list(tick),
})
const point = fc.record({
  measurementIndex: maybe(index),
  date: maybe(date),
  ageYears: maybe(number),
  x: number,
  y: number,
  uncorrectedX: maybe(number),
  postmenstrualWeeks: maybe(number),
  correctedYears: maybe(number),
  score: maybe(score),
  percentile: maybe(number),
  reference: maybe(nonBlank),
  approximate: maybe(fc.boolean()),
  generalScore: maybe(
    fc.record({
      value: number,
      accuracy: fc.constantFrom('exact', 'less_or_equal', 'greater_or_equal'),
      percentile: number,
      reference: nonBlank,
      approximate: maybe(fc.boolean()),
    }),
  ),
  warnings: maybe(list(nonBlank)),
})
const birth = fc
  .tuple(point, list(fc.record({ percentile: number, y: number })))
  .map(([value, ladder]) => ({ ...value, ladder }))
const unused = fc.record({
  measurementIndex: maybe(index),
  date: maybe(date),
  x: maybe(number),
  y: maybe(number),
  value: nonBlank,
  text,
})
const segments = list(
  fc.record({ reference: text, held: maybe(fc.constant(true)), points: list(fc.record({ x: number, y: number })) }),
)
const curve = fc.record({
  label: text,
  kind: fc.constantFrom('percentile', 'sds'),
  percentile: number,
  sds: number,
  segments,
})
const limit = fc.record({
  class: fc.constantFrom(...bmiClasses),
  side: fc.constantFrom('below', 'above'),
  label: text,
  name: text,
  line: text,
  percentile: maybe(number),
  sds: number,
  segments,
})
const chart = fc.record({
  type: fc.constantFrom(...chartTypes),
  locale: fc.constantFrom(...locales),
  gender: fc.constantFrom('male', 'female'),
  title: text,
  population: text,
  patient: fc.record({
    name: maybe(nonBlank),
    dateOfBirth: maybe(date),
    id: maybe(nonBlank),
    preterm: maybe(fc.record({ weeks: index, days: maybe(index), weightG: maybe(number) })),
  }),
  xAxis: axis,
  upperAxis: maybe(fc.record({ title: text, ticks: list(tick) })),
  yAxis: axis,
  birth: maybe(birth),
  points: list(point),
  line: list(fc.record({ dashed: fc.boolean(), points: list(fc.record({ x: number, y: number })) })),
  unused: list(unused),
  boneAges: list(fc.record({ measurementIndex: index, x: number, y: number, pointX: number })),
  markers: list(
    fc.record({
      x: number,
      text,
      date,
      ageYears: maybe(number),
      kind: maybe(fc.constantFrom(...markerKinds)),
      until: maybe(date),
      untilX: maybe(number),
    }),
  ),
  target: maybe(
    fc.record({
      x: number,
      value: number,
      lowest: number,
      highest: number,
      score: maybe(score),
      channel: list(curve),
    }),
  ),
  curves: list(curve),
  background: list(curve),
  limits: list(limit),
  seams: list(fc.record({ x: number, label: text, before: text, after: text })),
  landmarks: list(fc.record({ x: number, label: text })),
  references: list(fc.record({ number: index, shortName: text, name: text, xAxisValue: number, text })),
  cautions: list(nonBlank),
  notes: list(nonBlank),
  drawnOn: maybe(date),
}) as fc.Arbitrary<ChartData>

describe('any chart', () => {
  it('loses nothing from XML to JSON and back', () => {
    fc.assert(
      fc.property(chart, (original) => {
        const xml = formatChartDataXml(original)
        const json = formatChartDataJson(original)
        expect(formatChartDataJson(parseChartDataXml(xml))).toBe(json)
        expect(formatChartDataXml(parseChartDataJson(json))).toBe(xml)
        expect(() => JSON.parse(json)).not.toThrow()
      }),
      runsOf(100),
    )
  })

  it('is well-formed to another parser', async () => {
    const samples = fc.sample(chart, { numRuns: 20, seed: 7 })
    const xml = samples.map((one, index) => ({ fileName: `${index}.xml`, contents: formatChartDataXml(one) }))
    const { valid, errors } = await validateXML({ xml, schema: [anyChart] })
    expect(errors).toEqual([])
    expect(valid).toBe(true)
  })
})

describe('every type of chart', () => {
  it.each(chartTypes)('%s', (type) => {
    const patient = suitable(type, emil)
    const data = chartData(patient, { type }, { today: '2025-07-20' })
    const xml = formatChartDataXml(data)
    const read = parseChartDataXml(xml)
    expect(formatChartDataXml(parseChartDataJson(formatChartDataJson(read)))).toBe(xml)
    expect(offBy(read, data)).toBeLessThanOrEqual(0.5e-4 + 1e-9)
    expect(read.references.map(({ shortName }) => shortName)).toEqual(data.references.map(({ shortName }) => shortName))
  })
})

/** How far the curves and the patient's values of two charts lie apart at most. */
function offBy(read: ChartData, original: ChartData): number {
  const places = ({ curves, background, points }: ChartData) =>
    [
      ...[...curves, ...background].flatMap(({ segments }) => segments.flatMap((segment) => segment.points)),
      ...points,
    ].flatMap(({ x, y }) => [x, y])
  const expected = places(original)
  const actual = places(read)
  expect(actual.length).toBe(expected.length)
  return Math.max(...actual.map((value, i) => Math.abs(value - (expected[i] as number))))
}

/** A schema under which every well-formed document is valid whose root is a Chart. */
const anyChart = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Chart" type="xs:anyType" />
</xs:schema>`
