import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { ChartInLanguage } from '../../../src/charts/data/chart-data.js'
import { bmiLimitAt, germany } from '../../../src/clinical/references/index.js'
import { chartLanguages } from '../../../src/ground/languages/built-in.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { chartHtml, htmlContentSecurityPolicy } from '../../../src/shown/render/html/chart-html.js'
import { onlyView } from '../../../src/shown/render/html/page-choices.js'
import { pageSections } from '../../../src/shown/render/html/page-sections.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { chartInLanguage, drawnFigures } from '../../charts/chart-in-language.js'
import { suitable } from '../../charts/patient-of-type.js'
import { anton, clara, emil, hanna, jakob, lina } from '../../fixtures/children.js'
import { kilian, nora, romy } from '../../fixtures/unusual-children.js'
import { emptyChart, smallChart } from '../documents/chart-data-under-test.js'

const awkwardChart: ChartInLanguage = { ...smallChart, language: chartLanguages.de }

const layout = { width: 1000, height: 1000, idPrefix: 'auxology' }
const today = '2025-07-20'

const viewOf = (data: ChartInLanguage) => onlyView({ data, figures: drawnFigures(data) })
const pageOf = (data: ChartInLanguage) => chartHtml(viewOf(data), layout)
const documentOf = (data: ChartInLanguage) => new JSDOM(pageOf(data)).window.document
const texts = (parent: ParentNode | null, selector: string) =>
  [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent ?? '')

const charts: readonly (readonly [string, ChartInLanguage])[] = [
  ...chartTypes.map((type) => {
    const patient = suitable(type, emil)
    return [type, chartInLanguage(patient, { type }, { today })] as const
  }),
  ['Height in English', chartInLanguage(clara, { type: 'Height' }, { today, locale: 'en' })],
  ['a newborn', chartInLanguage(lina, { type: 'Weight' }, { today })],
  ['forty visits', chartInLanguage(hanna, { type: 'Height' }, { today })],
  ['a median alone', chartInLanguage(anton, { type: 'SitWithAchondroplasia' }, { today })],
  ['awkward texts', awkwardChart],
  ['nothing', { ...emptyChart, language: chartLanguages.en }],
]

describe.each(charts)('the page of %s', (_, data) => {
  const page = pageOf(data)
  const document = new JSDOM(page).window.document

  it('is self-contained', () => {
    expect(
      document.querySelectorAll(
        'script:not([type="application/json"]), link, iframe, object, embed, img, image, base, form',
      ),
    ).toHaveLength(0)
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^src$|^srcset$|^formaction$|^style$/i)
        if (/href$/.test(name)) expect(value).toMatch(/^#/)
        if (/url\(/.test(value)) expect(value).toMatch(/^url\(#[\w-]+\)$/)
      }
    }
    expect(document.querySelector('style')?.textContent).not.toMatch(/@import|url\(/)
  })

  it('has unique ids, and every link leads somewhere', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id.startsWith('auxology-'))).toBe(true)
    for (const link of document.querySelectorAll('[href]')) {
      expect(ids).toContain(link.getAttribute('href')?.slice(1))
    }
    for (const attribute of ['aria-labelledby', 'aria-describedby']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        for (const id of element.getAttribute(attribute)?.split(' ') ?? []) expect(ids).toContain(id)
      }
    }
  })

  it('says what it is', () => {
    expect(document.documentElement.lang).toBe(data.locale)
    expect(document.title).toContain(data.title)
    expect(document.title).toContain(data.patient.name ?? '')
    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    const headings = [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)
    expect(headings[0]).toBe('H1')
    expect(headings[1]).toBe('H2')
    expect(headings.slice(1)).not.toContain('H1')
    for (const picture of document.querySelectorAll('.picture')) {
      expect(picture.getAttribute('role')).toBe('img')
      expect(picture.getAttribute('aria-label')).toContain(data.patient.name ?? '')
      expect(picture.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    }
  })

  it('has a row for every value, every event and every curve', () => {
    const values = document.querySelectorAll('#auxology-values table:first-of-type tbody tr.value')
    expect(values).toHaveLength(data.points.length + (data.birth ? 1 : 0))
    expect(document.querySelectorAll('#auxology-events tbody tr')).toHaveLength(data.markers.length)
    expect(texts(document, '#auxology-references dd')).toEqual(data.references.map(({ text }) => text))
    expect(texts(document, '#auxology-notes li')).toEqual([...data.notes])
    expect(texts(document, 'main > .cautions li')).toEqual([...data.cautions])
    for (const table of document.querySelectorAll('table')) {
      expect(table.caption?.textContent).toBeTruthy()
      const columns = table.querySelectorAll('thead th[scope=col]')
      for (const row of table.querySelectorAll('tbody tr')) {
        expect(row.children).toHaveLength(columns.length)
        expect(row.firstElementChild?.matches('th[scope=row]')).toBe(true)
      }
    }
  })

  it('reads the same as XML', () => {
    const xml = new JSDOM(page, { contentType: 'application/xhtml+xml' }).window.document
    const shape = (root: Document) => [...root.querySelectorAll('*')].map(({ localName }) => localName)
    expect(shape(xml)).toEqual(shape(document))
    expect(xml.documentElement.textContent?.trim()).toBe(document.documentElement.textContent?.trim())
  })

  it('has the same bytes again', () => {
    expect(pageOf(data)).toBe(page)
  })
})

describe('the page', () => {
  it('is well-formed to another parser', async () => {
    const xml = charts.map(([, data], index) => ({ fileName: `${index}.xml`, contents: pageOf(data) }))
    const { valid, errors } = await validateXML({ xml, schema: [anyPage] })
    expect(errors).toEqual([])
    expect(valid).toBe(true)
  })

  it('below the picture is as it was', async () => {
    await expect(pageSections(viewOf(awkwardChart), 'auxology')).toMatchFileSnapshot('golden/page-sections.html.txt')
  })

  it('declares its own policy before anything else', () => {
    const document = documentOf(awkwardChart)
    const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]')
    expect(policy?.getAttribute('content')).toBe(htmlContentSecurityPolicy)
    expect([...document.head.children].indexOf(policy as Element)).toBeLessThan(
      [...document.head.children].indexOf(document.querySelector('style') as Element),
    )
  })

  it('shows the values of a boy', () => {
    const document = documentOf(chartInLanguage(jakob, { type: 'Height' }, { today }))
    const rows = [...document.querySelectorAll('#auxology-values tr')].map((row) => texts(row, 'th, td'))
    expect(rows[0]).toEqual(['Datum', 'Alter', 'Körpergröße (cm)', 'SDS', 'Perzentile', 'Referenz', 'Knochenalter'])
    expect(rows[1]).toEqual(['28.02.2009', 'Geburt', '51,0', '−0,53', 'P30', 'Niklasson 2008', ''])
    expect(rows[6]).toEqual(['12.09.2016', '7 J 6 M', '126,0', '−0,37', 'P35', 'KiGGS 2013', '6 J 6 M'])
    expect(document.querySelector('#auxology-values p')?.textContent).toContain(
      'Zielgröße 181,3 cm · SDS (KiGGS 2013) +0,33.',
    )
  })

  it('shows the curves at round ages and at the visits', async () => {
    const { body } = await renderChart(jakob, { type: 'Height', format: 'Html' }, { today })
    const { document } = new JSDOM(body).window
    const [percentiles, sds] = document.querySelectorAll('#auxology-curves table')
    expect(texts(sds ?? null, 'thead th')).toEqual(expect.arrayContaining(['−3 SD', 'Median', '+3 SD']))
    const rows = [...(percentiles?.querySelectorAll('tr') ?? [])].map((row) => texts(row, 'th, td'))
    expect(rows[0]).toEqual(['Alter', 'P3', 'P10', 'P25', 'P50', 'P75', 'P90', 'P97', 'Messwert', 'Referenz'])
    const names = rows.slice(1).map(([name]) => name)
    expect(names.slice(0, 7)).toEqual([
      'Geburt · 28.02.2009',
      '3,0 Monate',
      '6,1 Monate · 01.09.2009',
      '9,0 Monate',
      '12,1 Monate · 02.03.2010',
      '2 Jahre',
      '3 J 0 M · 05.03.2012',
    ])
    expect(names.slice(-3)).toEqual(['17 Jahre', '18 Jahre', '19 Jahre'])
    // WHO 2006, boys, length for age at 3 months: P3 57.6, P50 61.4, P97 65.3 (tables of percentiles).
    expect(rows[2]).toEqual(['3,0 Monate', '57,6', '58,8', '60,1', '61,4', '62,8', '64,0', '65,3', '', 'WHO 2006'])
    expect(names.filter((name) => name?.startsWith('10 J'))).toEqual(['10 J 0 M · 11.03.2019'])
    expect(document.querySelectorAll('#auxology-curves .choice:first-child tr.marked')).toHaveLength(10)
    expect(rows.find(([name]) => name?.endsWith('10.03.2025'))?.[8]).toBe('177,0')
  })

  it('shows the curves at a round age that no visit is close to', async () => {
    const measurements = jakob.measurements?.filter(({ date }) => date !== '2019-03-11')
    const { body } = await renderChart({ ...jakob, measurements }, { type: 'Height', format: 'Html' }, { today })
    const rows = [...new JSDOM(body).window.document.querySelectorAll('#auxology-curves tr')]
    // KiGGS 2013, boys at 10 years: P50 141.55.
    const ten = rows.map((row) => texts(row, 'th, td')).find(([name]) => name === '10 Jahre')
    expect([ten?.[1], ten?.[4], ten?.[7]]).toEqual(['129,8', '141,6', '153,8'])
  })

  it('shows both scores of a child with a disease, each with its reference', () => {
    const [point] = awkwardChart.points
    const general = { value: -2.76, accuracy: 'exact', percentile: 0.3, reference: 'KiGGS 2013', approximate: true }
    const data = {
      ...awkwardChart,
      points: [{ ...point, x: 1, y: 2, generalScore: general }],
    } as unknown as ChartInLanguage
    const rows = [...documentOf(data).querySelectorAll('#auxology-values tr')].map((row) => texts(row, 'th, td'))
    expect(rows[0]).toEqual(
      expect.arrayContaining(['SDS', 'Referenz', 'SDS (allgemein)', 'Perzentile (allgemein)', 'Referenz (allgemein)']),
    )
    expect(rows).toContainEqual(expect.arrayContaining(['≈ −2,76', 'P0,3', 'KiGGS 2013']))
  })

  it('lists values that were not used, with the reason', () => {
    const unused = [{ date: '2016-03-14', value: '1,32 cm', text: 'Unmöglich: <1,32>.' }]
    const data = { ...awkwardChart, unused, points: [] } as ChartInLanguage
    const values = documentOf(data).querySelector('#auxology-values')
    expect(texts(values, 'h3')).toEqual(['Nicht verwendete Werte'])
    expect(texts(values, '.unused dt, .unused dd')).toEqual(['14.03.2016 · 1,32 cm', 'Unmöglich: <1,32>.'])
  })

  it('gives every value that is not used a reason of its own', () => {
    const document = documentOf(chartInLanguage(kilian, { type: 'Height' }, { today }))
    const terms = texts(document, '#auxology-values .unused dt')
    const reasons = texts(document, '#auxology-values .unused dd')
    expect(terms).toEqual([
      '18.06.2013 · 5,1 cm',
      '14.03.2016 · 1,32 cm',
      '19.06.2017 · 103 cm',
      '110 cm',
      '20.04.2020 · Knochenalter 60 Jahre',
      '20.04.2020 · 355 cm',
      '20.06.2031 · 178 cm',
    ])
    expect(reasons.every((reason) => reason.length > 20)).toBe(true)
    expect(reasons[1]).toMatch(/^Eine Körpergröße von 1,32 cm ist unmöglich/)
    expect(reasons[1]).not.toContain('Gewicht')
    expect(reasons[2]).toMatch(/^Eine Sitzhöhe von 140 cm/)
    expect(reasons[3]).toBe('Ohne Datum oder Alter.')
  })

  it('says what a warning says below the values', () => {
    const [point] = awkwardChart.points
    const data = { ...awkwardChart, points: [{ ...point, warnings: ['Kaum möglich.'] }] } as ChartInLanguage
    expect(texts(documentOf(data), '#auxology-values .unused dd')[0]).toBe('Warnung: Kaum möglich.')
  })

  it('says right below the picture what is not drawn, as text that fits every screen', () => {
    const document = documentOf(chartInLanguage(kilian, { type: 'Height' }, { today }))
    expect(texts(document, '.cautions li')[0]).toContain('5 Werte nicht dargestellt')
    expect(texts(document, 'svg text').join(' ')).not.toContain('nicht dargestellt')
  })

  it('has the limits of the classes of body mass index, exactly', async () => {
    const { body } = await renderChart(nora, { type: 'Bmi', format: 'Html' }, { today })
    const table = new JSDOM(body).window.document.querySelectorAll('#auxology-curves table')[2] ?? null
    const rows = [...(table?.querySelectorAll('tr') ?? [])].map((row) => texts(row, 'th, td'))
    expect(rows[0]).toEqual([
      'Alter',
      'Starkes Untergewicht (AGA P3)',
      'Untergewicht (AGA P10)',
      'Übergewicht (AGA P90)',
      'Adipositas (AGA P97)',
      'Extreme Adipositas (AGA P99,5)',
      'Messwert',
      'Referenz',
    ])
    const limits = germany.bmiClasses?.limits.map((limit) => bmiLimitAt(limit, 'female', 10)?.toFixed(1)) ?? []
    const written = limits.map((limit) => limit?.replace('.', ','))
    expect(rows.find(([name]) => name === '10 Jahre')).toEqual(['10 Jahre', ...written, '', 'AGA 2015'])
    expect(rows.filter((row) => row[6] !== '')).toHaveLength(1 + 6)
  })

  it('keeps its colours where a policy of the host keeps its style out', () => {
    const page = pageOf(awkwardChart).replace(/<style>[\s\S]*<\/style>/, '')
    const colours = page.match(/var\([^)]*\)/g) ?? []
    expect(colours.length).toBeGreaterThan(20)
    for (const colour of colours) expect(colour).toMatch(/^var\(--auxology-[\w-]+, #[0-9a-f]{6}\)$/)
  })

  it('has the number of the patient', () => {
    const data = chartInLanguage(jakob, { type: 'Height', patientId: 'A 4711' }, { today })
    expect(documentOf(data).querySelector('h1')?.textContent).toContain('Pat.-ID A 4711')
  })

  it('gives small weights in grams', () => {
    const document = documentOf(chartInLanguage(emil, { type: 'WeightPremature' }, { today }))
    const values = [...document.querySelectorAll('#auxology-values tbody tr')].map((row) => texts(row, 'td')[1])
    expect(values.slice(0, 4)).toEqual(['1080 g', '1620 g', '2350 g', '3,15'])
  })

  it('counts postmenstrual age to 50 weeks, and corrected age from term', () => {
    const document = documentOf(chartInLanguage(romy, { type: 'WeightPremature' }, { today }))
    const rows = [...document.querySelectorAll('#auxology-values tbody tr')].map((row) => texts(row, 'td').slice(-2))
    expect(rows.slice(0, 5)).toEqual([
      ['25+1 SSW', '–'],
      ['29+1 SSW', '–'],
      ['34+1 SSW', '–'],
      ['40+1 SSW', '0,0 Monate'],
      ['–', '3,0 Monate'],
    ])
  })

  it('shows the corrected age of a child born preterm, and the place of another axis', () => {
    const heading = (data: ChartInLanguage) => texts(documentOf(data), '#auxology-values thead th')
    for (const type of ['Height', 'HeightPremature'] as const) {
      expect(heading(chartInLanguage(emil, { type }, { today }))).toEqual(
        expect.arrayContaining(['Postmenstruelles Alter', 'Korrigiertes Alter']),
      )
    }
    expect(heading(chartInLanguage(jakob, { type: 'Height' }, { today }))).not.toContain('Postmenstruelles Alter')
    expect(heading(chartInLanguage(clara, { type: 'WeightLength' }, { today, locale: 'en' }))).toContain('Length (cm)')
  })

  it('has a place over every point that selects its value', () => {
    const document = documentOf(chartInLanguage(jakob, { type: 'Height' }, { today }))
    const buttons = [...document.querySelectorAll('.strip input')]
    expect(buttons).toHaveLength(1 + 9)
    expect(buttons.at(-1)?.getAttribute('aria-label')).toBe('10.03.2025, 177,0 cm')
    expect(buttons.filter((button) => button.hasAttribute('checked'))).toEqual([buttons.at(-1)])
    for (const size of ['wide', 'narrow']) {
      const labels = [...document.querySelectorAll(`.${size} .targets label`)]
      expect(labels.map((label) => label.getAttribute('for'))).toEqual(buttons.map(({ id }) => id))
    }
  })

  it('needs one picture where that is narrow itself', () => {
    const { document } = new JSDOM(chartHtml(viewOf(awkwardChart), { width: 400, height: 300, idPrefix: 'p' })).window
    expect(document.querySelectorAll('svg')).toHaveLength(1)
    expect(document.querySelector('#p-values')).not.toBeNull()
  })

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!--',
    ']]>',
    '&lt;b&gt;',
    "' onfocus='",
  ])('shows %s as it is', (hostile) => {
    const data: ChartInLanguage = {
      ...awkwardChart,
      title: hostile,
      population: hostile,
      patient: { name: hostile, dateOfBirth: '2012-11-03' },
      markers: [{ x: 1, text: hostile, date: '2014-05-01' }],
      cautions: [hostile],
      notes: [hostile],
      references: [{ number: 1, shortName: hostile, name: `${hostile} (1)`, xAxisValue: 0, text: hostile }],
      points: awkwardChart.points.map((point) => ({ ...point, reference: hostile })),
      xAxis: { ...awkwardChart.xAxis, label: hostile, unit: hostile, title: hostile },
      yAxis: { ...awkwardChart.yAxis, label: hostile, unit: hostile, title: hostile },
      curves: awkwardChart.curves.map((curve) => ({
        ...curve,
        label: hostile,
        segments: curve.segments.map((segment) => ({ ...segment, reference: hostile })),
      })),
    }
    const document = documentOf(data)
    expect(document.title).toBe([hostile, hostile, hostile].join(' · '))
    expect(document.querySelectorAll('script:not([type="application/json"]), img')).toHaveLength(0)
    expect(document.querySelectorAll('[onfocus], [onerror]')).toHaveLength(0)
    const shown = '.cautions li, #auxology-notes li, #auxology-references dd'
    expect(texts(document, shown)).toEqual([hostile, hostile, hostile])
    expect(texts(document, '#auxology-events tbody td:last-child')).toEqual([hostile])
  })

  it('shows a replacement for what no document can carry', () => {
    const page = pageOf({
      ...emptyChart,
      language: chartLanguages.de,
      patient: { name: 'a\u0000b\uD800c\u0008' },
    })
    expect(new JSDOM(page).window.document.title).toContain('a\uFFFDb\uFFFDc\uFFFD')
  })

  it('comes from renderChart', async () => {
    const request = { type: 'Height', format: 'Html', idPrefix: 'kurve', width: 800, height: 600 } as const
    const { mediaType, fileExtension, body } = await renderChart(jakob, request, { today })
    expect({ mediaType, fileExtension }).toEqual({ mediaType: 'text/html', fileExtension: 'html' })
    const { document } = new JSDOM(body as string).window
    expect(document.querySelector('.wide svg')?.getAttribute('viewBox')).toBe('0 0 800 600')
    expect(document.querySelector('#kurve-values')).not.toBeNull()
  })
})

/** A schema under which every well-formed page is valid. */
const anyPage = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="html" type="xs:anyType" />
</xs:schema>`
