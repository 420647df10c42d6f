import { describe, expect, it } from 'vitest'
import type { ChartData } from '../../../src/charts/data/chart-data.js'
import { formatChartDataJson, formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import { errorOf, troubleOf } from '../../fixtures/error-of.js'
import { emptyChart, smallChart } from './chart-data-under-test.js'
import { parseChartDataJson, parseChartDataXml } from './parse-chart-data.js'

describe('the data of a chart', () => {
  it.each([
    ['chart.xml', formatChartDataXml(smallChart)],
    ['chart.json', formatChartDataJson(smallChart)],
    ['empty-chart.xml', formatChartDataXml(emptyChart)],
    ['empty-chart.json', formatChartDataJson(emptyChart)],
  ])('%s', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`golden/${name}.txt`)
  })

  it('say the same in JSON as in XML', () => {
    for (const chart of [smallChart, emptyChart]) {
      const xml = formatChartDataXml(chart)
      const json = formatChartDataJson(chart)
      expect(formatChartDataJson(parseChartDataXml(xml))).toBe(json)
      expect(formatChartDataXml(parseChartDataJson(json))).toBe(xml)
    }
  })

  it('read back, are those of the chart, rounded', () => {
    const read = parseChartDataXml(formatChartDataXml(smallChart))
    expect(read.points[0]).toEqual({
      measurementIndex: 1,
      date: '2013-11-04T00:00:00',
      ageYears: 1.002,
      x: 1.002,
      y: 15.9546,
      score: { value: -6, accuracy: 'less_or_equal' },
      percentile: 0.01,
      reference: 'Lyon',
      approximate: true,
      generalScore: {
        value: -6,
        accuracy: 'less_or_equal',
        percentile: 0.01,
        reference: 'WHO 2006',
        approximate: true,
      },
      bmiClass: { class: 'extreme-obesity', reference: 'AGA 2015', percentOf: { percentile: 97, percent: 232 } },
      warnings: ['Ein Wert < 16 cm?'],
    })
    expect(read.birth).toMatchObject({ x: -0.1235, score: { value: -1.24 }, percentile: 10.84 })
    expect(read.curves[0]).toMatchObject({ percentile: 3, sds: -1.88 })
    expect(read.curves[0]?.segments[0]).toEqual({
      reference: 'WHO',
      points: [
        { x: 0, y: 45.644 },
        { x: 2.0014, y: 80.1 },
      ],
    })
    expect(read.references).toEqual([smallChart.references[0], { ...smallChart.references[1], xAxisValue: 2 }])
    expect(read.seams[1]).toEqual({ x: 3, label: 'getrennte Anpassungen', before: 'Zemel', after: 'Zemel' })
    expect(read.yAxis).toEqual(smallChart.yAxis)
  })

  it('of a chart that shows nothing, read back, show nothing', () => {
    expect(parseChartDataXml(formatChartDataXml(emptyChart))).toEqual(emptyChart)
    expect(parseChartDataJson(formatChartDataJson(emptyChart))).toEqual(emptyChart)
  })

  it('on one line hold no white space between elements', () => {
    const xml = formatChartDataXml(smallChart, { pretty: false })
    expect(xml).not.toMatch(/>\s+</)
    expect(formatChartDataXml(parseChartDataXml(xml))).toBe(formatChartDataXml(smallChart))
  })

  it('of a reference whose name has no number keep the name', () => {
    const json = formatChartDataJson(emptyChart, { pretty: false }).replace(
      '"references":[]',
      '"references":[{"x_axis_value":0,"name":"WHO","text":""}]',
    )
    expect(parseChartDataJson(json).references).toEqual([
      { number: 1, shortName: 'WHO', name: 'WHO', xAxisValue: 0, text: '' },
    ])
  })
})

describe('no chart', () => {
  const xml = formatChartDataXml(emptyChart)
  it.each([
    ['an unknown type', '<Type>Bmi', '<Type>bmi', 'invalid_value', 'Chart/Type'],
    ['no language', '<Language>en</Language>', '', 'unexpected_structure', 'Chart/Language'],
    ['no sex', '<Gender>Male</Gender>', '', 'unexpected_structure', 'Chart/Gender'],
    ['an axis without an end', '<To>1</To>', '', 'unexpected_structure', 'Chart/XAxis/To'],
    ['a decimal comma', '<To>1</To>', '<To>1,5</To>', 'invalid_value', 'Chart/XAxis/To'],
    [
      'a point without y',
      '<Curves />',
      '<Curves><Curve><Label>P3</Label><CurveKind>percentile</CurveKind><Percentile>3</Percentile><Sds>0</Sds><Segments><Segment><Reference>a</Reference><Points><Point x="1" /></Points></Segment></Segments></Curve></Curves>',
      'unexpected_structure',
      'Chart/Curves/Curve[1]/Segments/Segment[1]/Points/Point[1]/y',
    ],
  ])('%s', (_, part, instead, code, path) => {
    expect(troubleOf(() => parseChartDataXml(xml.replace(part, instead)))).toMatchObject({ code, path })
  })

  it('a number of another kind', () => {
    const broken: ChartData = { ...emptyChart, xAxis: { ...emptyChart.xAxis, to: Number.NaN } }
    for (const format of [formatChartDataXml, formatChartDataJson]) {
      expect(errorOf(() => format(broken))).toMatchObject({ code: 'invalid_value', path: 'Chart/XAxis/To' })
    }
  })
})
