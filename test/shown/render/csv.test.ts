import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import type { ChartData } from '../../../src/charts/data/chart-data.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { csvText, harmlessText } from '../../../src/ground/text/csv.js'
import { formatChartDataXml } from '../../../src/shown/documents/chart-data-document.js'
import { chartCsv } from '../../../src/shown/render/csv/chart-csv.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { suitable } from '../../charts/patient-of-type.js'
import { emil, jakob } from '../../fixtures/children.js'
import { nora } from '../../fixtures/unusual-children.js'
import { words } from '../../fixtures/words.js'
import { emptyChart, smallChart } from '../documents/chart-data-under-test.js'
import { parseChartDataXml } from '../documents/parse-chart-data.js'
import { readCsv, readCsvRows } from './csv-reader.js'

const columns =
  'series,label,x,y,sds,accuracy,percentile,date,age_years,uncorrected_x,measurement_index,segment,reference,text,' +
  'postmenstrual_weeks,corrected_years,approximate,bmi_class,bmi_class_reference,bmi_class_by,bmi_class_sds,' +
  'percent_of_percentile,percent_of,from_date,from_x,to_x,years,gain,error,seasonal'

/** Rows without the byte order mark. */
const rowsOf = (data: ChartData) => readCsvRows(chartCsv(data).slice(1))

describe('a chart as comma-separated values', () => {
  it('is as it was', async () => {
    await expect(chartCsv(smallChart)).toMatchFileSnapshot('golden/chart.csv.txt')
  })

  it('begins with a byte order mark and the columns, and ends every line with CRLF', () => {
    const csv = chartCsv(smallChart)
    expect(csv.startsWith(`\uFEFF${columns}\r\n`)).toBe(true)
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(csv.endsWith('\r\n')).toBe(true)
  })

  it('has a series for everything', () => {
    const series = new Set(rowsOf(smallChart).map((row) => row['series']))
    expect([...series]).toEqual(
      words(`
      chart x_axis y_axis birth birth_P3 birth_P97 patient patient_general line_dashed unused bone_age marker
      marker_end target target_channel P3 limit_obesity seam landmark reference caution note
    `),
    )
    expect(rowsOf(emptyChart).map((row) => row['series'])).not.toContain('patient')
  })

  it.each(chartTypes)('%s has every point of the chart data', (type) => {
    const patient = suitable(type, emil)
    const original = chartData(patient, { type }, { today: '2025-07-20' })
    const rounded = parseChartDataXml(formatChartDataXml(original))
    const rows = rowsOf(original)
    const places = (series: string) =>
      rows.filter((row) => row['series'] === series).map(({ x, y }) => ({ x: Number(x), y: Number(y) }))
    for (const { kind, percentile, sds, segments } of rounded.curves) {
      expect(places(kind === 'sds' ? `SD${sds}` : `P${percentile}`)).toEqual(segments.flatMap(({ points }) => points))
    }
    for (const { percentile, segments } of rounded.background) {
      expect(places(`background_P${percentile}`)).toEqual(segments.flatMap(({ points }) => points))
    }
    expect(places('patient')).toEqual(rounded.points.map(({ x, y }) => ({ x, y })))
    expect(rows.filter((row) => row['series'] === 'reference').map((row) => row['text'])).toEqual(
      rounded.references.map(({ text }) => text),
    )
  })

  it('counts the age of a child born preterm in three ways', () => {
    const rows = rowsOf(chartData(emil, { type: 'Height' }, { today: '2025-07-20' }))
    const fact = (label: string) => rows.find((row) => row['series'] === 'chart' && row['label'] === label)?.['text']
    expect([fact('gestation_weeks'), fact('gestation_extra_days'), fact('birth_weight_g')]).toEqual(['28', '3', '1080'])
    // Four weeks after birth at 28+3 weeks: 32+3, and 53 days before term.
    expect(rows.find((row) => row['series'] === 'patient')).toMatchObject({
      age_years: '0.0767',
      postmenstrual_weeks: '32.4286',
      corrected_years: '-0.1451',
    })
    expect(rowsOf(chartData(jakob, { type: 'Height' }))[12]?.['postmenstrual_weeks']).toBe('')
  })

  it('gives the class of a body mass index, and the share of a percentile beyond the last limit', () => {
    const visits = rowsOf(chartData(nora, { type: 'Bmi' })).filter((row) => row['series'] === 'patient')
    const ofClass = { bmi_class: 'extreme-obesity', bmi_class_reference: 'AGA 2015' }
    expect(visits.at(-1)).toMatchObject({ ...ofClass, percent_of_percentile: '198.3', percent_of: '97' })
    expect(visits[0]).toMatchObject({ ...ofClass, bmi_class_sds: '3.05', percent_of: '97' })
    expect(rowsOf(chartData(jakob, { type: 'Bmi' })).find((row) => row['series'] === 'patient')).toMatchObject({
      bmi_class: 'normal',
      bmi_class_reference: 'WHO',
      bmi_class_by: 'weightForLength',
      bmi_class_sds: '',
    })
  })

  it("gives a head's score by WHO in a row of its own", () => {
    const rows = rowsOf(chartData(jakob, { type: 'Head' }))
    const of = (series: string) =>
      rows.filter((row) => row['series'] === series).map((row) => [row['age_years'], row['sds'], row['reference']])
    expect(of('patient').slice(0, 2)).toEqual([
      ['0.5065', '0.18', 'KiGGS 2013'],
      ['1.0048', '-0.31', 'KiGGS 2013'],
    ])
    expect(of('patient_general')).toEqual([
      ['0.5065', '0.5', 'WHO 2006'],
      ['1.0048', '0.25', 'WHO 2006'],
    ])
  })

  it('keeps numbers numbers', () => {
    const rows = rowsOf(smallChart)
    expect(rows.find((row) => row['series'] === 'birth')).toMatchObject({
      x: '-0.1235',
      y: '46',
      sds: '-1.24',
      accuracy: 'exact',
      percentile: '10.84',
      date: '2012-11-03',
      uncorrected_x: '0',
      measurement_index: '',
    })
    expect(rows.filter((row) => row['series'] === 'patient')).toMatchObject([
      { sds: '-6.0', accuracy: 'less_or_equal', percentile: '0.01', measurement_index: '1' },
      { sds: '', accuracy: '', percentile: '', measurement_index: '0', y: '86.25' },
    ])
    expect(rows.filter((row) => row['series'] === 'P3')).toMatchObject([
      { x: '0', y: '45.644', segment: '1', reference: 'WHO', sds: '-1.88' },
      { x: '2.0014', segment: '1' },
      { x: '2.0014', segment: '2', reference: 'Lyon' },
    ])
  })

  it('has the kind of an event, and the end of a period', () => {
    const markers = rowsOf(smallChart).filter((row) => row['series']?.startsWith('marker'))
    expect(markers).toMatchObject([
      { x: '1.5', text: '', age_years: '' },
      { series: 'marker', x: '2', date: '2014-11-01', age_years: '1.9945', text: 'growth-hormone' },
      { series: 'marker_end', x: '2.4887', date: '2015-05-01', text: 'growth-hormone' },
    ])
  })

  it('shows a hostile text as text', () => {
    const marker = rowsOf(smallChart).find((row) => row['series'] === 'marker')
    expect(marker).toMatchObject({ label: '\'=HYPERLINK("x")', date: '2014-05-01' })
    const named = rowsOf({ ...emptyChart, patient: { name: '@SUM(1;2)' } })
    expect(named.find((row) => row['label'] === 'patient')?.['text']).toBe("'@SUM(1;2)")
  })

  it('comes from renderChart', async () => {
    const rendered = await renderChart(jakob, { type: 'Height', format: 'Csv' }, { today: '2025-03-10' })
    expect(rendered).toMatchObject({ mediaType: 'text/csv', fileExtension: 'csv' })
    const rows = readCsvRows((rendered.body as string).slice(1))
    expect(rows.filter((row) => row['series'] === 'patient')).toHaveLength(9)
    const named = (series: string) => rows.filter((row) => row['series'] === series).map((row) => row['reference'])
    expect(named('reference')).toEqual(['WHO 2006', 'KiGGS 2013', 'Niklasson 2008'])
    expect(new Set([...named('patient'), ...named('birth')])).toEqual(new Set(named('reference')))
    expect(named('target')).toEqual(['KiGGS 2013', '', ''])
    expect(rows.find((row) => row['label'] === 'patient')?.['text']).toBe('Jakob Größing')
  })
})

describe('harmless text', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2 SDS', "'-2 SDS"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\tx', "'\tx"],
    ['\r=1', "'\r'=1"],
    ['\r\nx', "'\r\nx"],
    ['  =1', "  '=1"],
    ['"=1', '"\'=1'],
    ["'=1", "''=1"],
    ['\u00A0=1', "\u00A0'=1"],
    ['＝1', "'＝1"],
    ['a;=1', "a;'=1"],
    ['a;" =1', 'a;" \'=1'],
    ['a\n-b', "a\n'-b"],
    ['a\t+b', "a\t'+b"],
  ])('%j is %j', (text, expected) => {
    expect(harmlessText(text)).toBe(expected)
  })

  it.each(['', ' ', 'GH 0,03 mg/kg', 'a-b', 'a = b', 'a, -b', 'P3 – P97', "Prader's", '“x”', 'x;y', '1-2', 'Öl'])(
    '%j stays as it is',
    (text) => {
      expect(harmlessText(text)).toBe(text)
    },
  )

  // In time that grew with the square of its length, it would run into the time limit of every test.
  it('passes long white space through', () => {
    const long = `x${'\n'.repeat(1_000_000)}y`
    expect(harmlessText(long)).toBe(long)
  })
})

describe('any rows', () => {
  it('read back, are the same', () => {
    const cells = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ',', '"', '\r\n', '""', ' ', ';', "'"))
    fc.assert(
      fc.property(fc.array(fc.array(cells, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(readCsv(csvText(rows))).toEqual(rows)
      }),
    )
  })

  it('have no cell that begins a formula', () => {
    const cells = fc.string({ unit: fc.constantFrom('=', '-', '@', '+', ' ', '\t', '\r', '\n', ';', '"', "'", 'a') })
    fc.assert(
      fc.property(cells, (text) => {
        // As read with commas and with semicolons between the cells, and with quotes that don't count.
        const [[shown = '']] = readCsv(csvText([[harmlessText(text)]])) as [string[]]
        for (const cell of [shown, ...shown.split(/[;\t\r\n]/)]) {
          expect(cell.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@]/)
        }
        expect(shown).not.toMatch(/^[\t\r]/)
      }),
    )
  })
})
