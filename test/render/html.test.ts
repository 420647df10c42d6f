import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { ChartInLanguage } from '../../src/charts/data/chart-data.js'
import { chartLanguages } from '../../src/languages/built-in.js'
import { chartTypes } from '../../src/model/chart-types.js'
import { chartHtml, htmlContentSecurityPolicy } from '../../src/render/html/chart-html.js'
import { pageSections } from '../../src/render/html/page-sections.js'
import { renderChart } from '../../src/render/render-chart.js'
import { chartInLanguage } from '../charts/chart-in-language.js'
import { suitable } from '../charts/patient-of-type.js'
import { emptyChart, smallChart } from '../documents/chart-data-under-test.js'
import { anton, clara, emil, hanna, jakob, lina } from '../fixtures/children.js'

const awkwardChart: ChartInLanguage = { ...smallChart, language: chartLanguages.de }

const layout = { width: 1000, height: 1000, idPrefix: 'auxology' }
const today = '2025-07-20'

const pageOf = (data: ChartInLanguage) => chartHtml(data, layout)
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
    expect(document.querySelectorAll('script, link, iframe, object, embed, img, image, base, form')).toHaveLength(0)
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^src$|^srcset$|^formaction$/i)
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
    expect(headings.slice(1).every((name) => name === 'H2')).toBe(true)
    for (const picture of document.querySelectorAll('svg')) {
      expect(picture.getAttribute('role')).toBe('img')
      expect(picture.querySelector('title')?.textContent).toBeTruthy()
      expect(picture.querySelector('desc')?.textContent).toBeTruthy()
    }
  })

  it('has a row for every value, every event and every curve', () => {
    const values = document.querySelectorAll('#auxology-values tbody tr')
    expect(values).toHaveLength(data.points.length + (data.birth ? 1 : 0))
    expect(document.querySelectorAll('#auxology-events tbody tr')).toHaveLength(data.markers.length)
    expect(texts(document, '#auxology-references dd')).toEqual(data.references.map(({ text }) => text))
    expect(texts(document, '#auxology-notes li')).toEqual(data.notes)
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
    await expect(pageSections(awkwardChart, 'auxology')).toMatchFileSnapshot('golden/page-sections.html.txt')
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
    expect(rows[0]).toEqual(['Datum', 'Alter', 'Körpergröße (cm)', 'SDS', 'Perzentile', 'Knochenalter', 'Referenz'])
    expect(rows[1]).toEqual(['28.02.2009', 'Geburt', '51,0', '−0,38', 'P35', '', 'Niklasson 2008'])
    expect(rows[6]).toEqual(['12.09.2016', '7,5 Jahre', '126,0', '−0,37', 'P35', '6,5 Jahre', 'KiGGS 2013'])
    expect(document.querySelector('#auxology-values p')?.textContent).toContain('Zielgröße 181,3 cm (SDS 0,33)')
    const curves = [...document.querySelectorAll('#auxology-curves tr')].map((row) => texts(row, 'th, td'))
    expect(curves[0]).toEqual(['Kurve', 'SDS', 'WHO, 0 bis 2 Jahre', 'WHO, 2 bis 4 Jahre', 'KiGGS, 4 bis 19 Jahre'])
    expect(curves.map((row) => row[0])).toEqual(['Kurve', 'P97', 'P90', 'P75', 'P50', 'P25', 'P10', 'P3'])
  })

  it('shows the corrected age of a child born preterm, and the place of another axis', () => {
    const heading = (data: ChartInLanguage) => texts(documentOf(data), '#auxology-values thead th')
    expect(heading(chartInLanguage(emil, { type: 'Height' }, { today }))).toContain('Korrigiertes Alter')
    expect(heading(chartInLanguage(emil, { type: 'HeightPremature' }, { today }))).toContain(
      'Postmenstruelles Alter (Wochen)',
    )
    expect(heading(chartInLanguage(clara, { type: 'WeightLength' }, { today, locale: 'en' }))).toContain('Length (cm)')
  })

  it('has a link over every point, with its value, to its row', () => {
    const document = documentOf(chartInLanguage(jakob, { type: 'Height' }, { today }))
    const links = [...document.querySelectorAll('.wide .points a')]
    expect(links).toHaveLength(10 + 3)
    expect(links.at(-1)?.getAttribute('href')).toBe('#auxology-row-9')
    expect(links.at(-1)?.textContent).toMatch(
      /^10\.03\.2025 · 16,0 Jahre · 177(,0)? cm · SDS 0,04 · P52 \(KiGGS 2013\)$/,
    )
    expect(document.querySelectorAll('.narrow .points a')).toHaveLength(links.length)
    expect(links[0]?.getAttribute('href')).toBe('#auxology-row-birth')
  })

  it('needs one picture where that is narrow itself', () => {
    const { document } = new JSDOM(chartHtml(awkwardChart, { width: 400, height: 300, idPrefix: 'p' })).window
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
    expect(document.querySelectorAll('script, img')).toHaveLength(0)
    expect(document.querySelectorAll('[onfocus], [onerror]')).toHaveLength(0)
    expect(texts(document, '#auxology-notes li, #auxology-references dd')).toEqual([hostile, hostile])
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
