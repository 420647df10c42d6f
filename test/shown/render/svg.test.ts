import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { patientOfType, today } from '../../charts/patient-of-type.js'
import { clara, emil, jakob } from '../../fixtures/children.js'

async function svgOf(patient: Patient, request: Partial<ChartRequest> = {}, options: GrowthOptions = {}) {
  const chart = await renderChart(patient, { type: 'Height', format: 'Svg', ...request }, { today, ...options })
  return chart.body as string
}

/** Parsed as XML, where every error of form throws. */
function parsed(svg: string): Element {
  return new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement
}

describe('an SVG', () => {
  it('has its media type and extension', async () => {
    const chart = await renderChart(jakob, { type: 'Height' }, { today })
    expect(chart).toMatchObject({ mediaType: 'image/svg+xml', fileExtension: 'svg' })
  })

  it('says what it is and what it shows', async () => {
    const root = parsed(await svgOf(jakob))
    expect(root.getAttribute('role')).toBe('img')
    expect(root.getAttribute('lang')).toBe('de')
    const named = root.getAttribute('aria-labelledby')?.split(' ') ?? []
    const [title, description] = named.map((id) => root.querySelector(`[id="${id}"]`)?.textContent)
    expect(title).toBe('Perzentilenkurve: Körpergröße, Jungen. Jakob Größing')
    expect(description).toContain('10 Messwerte, Geburt bis 16 Jahre; SDS zuerst minus ')
    expect(description).toMatch(
      /Zuletzt: 10\. März 2025, 16 Jahre, 177,0 Zentimeter, SDS plus 0,\d\d nach KiGGS 2013, Perzentile \d\d\./,
    )
  })

  it('has no letter read aloud beside its summary', async () => {
    const [title, description, drawing, ...more] = parsed(await svgOf(jakob)).children
    expect([title?.tagName, description?.tagName, drawing?.getAttribute('aria-hidden')]).toEqual([
      'title',
      'desc',
      'true',
    ])
    expect(more).toEqual([])
  })

  it('is in English if asked', async () => {
    const root = parsed(await svgOf(clara, {}, { locale: 'en' }))
    expect(root.getAttribute('lang')).toBe('en')
    expect(root.textContent).toContain('Height · Girls')
    expect(root.textContent).toContain('born 5 Sep 2016')
    expect(root.querySelector('desc')?.textContent).toContain(
      'Latest: 11 November 2024, 8 years 2 months, 119.5 centimetres, SDS minus 1.9',
    )
  })

  it('has a view box of the width and height asked for', async () => {
    const root = parsed(await svgOf(jakob, { width: 700, height: 400 }))
    expect(root.getAttribute('viewBox')).toBe('0 0 700 400')
    expect(root.getAttribute('width')).toBe('700')
  })

  it('ignores the scale', async () => {
    expect(await svgOf(jakob, { scale: 3 })).toBe(await svgOf(jakob))
  })

  it('has the same bytes for the same input', async () => {
    expect(await svgOf(emil)).toBe(await svgOf(structuredClone(emil)))
  })

  it('has a point for every measurement, saying its value', async () => {
    const root = parsed(await svgOf(jakob))
    const titles = [...root.querySelectorAll('g.point > title')].map((title) => title.textContent)
    expect(titles).toHaveLength(9 + 3 + 1)
    expect(titles).toContain('Knochenalter: 6 J 6 M')
    expect(titles.filter((title) => title?.startsWith('28.02.2009 · Geburt · 51,0 cm'))).toHaveLength(1)
  })

  it('says the corrected age of a child born preterm', async () => {
    const root = parsed(await svgOf(emil))
    const titles = [...root.querySelectorAll('g.point > title')].map((title) => title.textContent)
    expect(titles.at(-1)).toContain('7,4 Monate (korrigiert 4,7 Monate)')
  })

  it.each(chartTypes)('%s: is well-formed, loads nothing and runs nothing', async (type) => {
    const svg = await svgOf(patientOfType(type), { type, references: true })
    const root = parsed(svg)
    expect(root.querySelectorAll('script, style, image, use, foreignObject, a')).toHaveLength(0)
    expect(
      [...root.querySelectorAll('*')]
        .flatMap(({ attributes }) => [...attributes])
        .filter(({ name }) => /^on|href/.test(name)),
    ).toEqual([])
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/url\((?!#)/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('begins every id with the prefix, and every reference to one', async () => {
    const svg = await svgOf(jakob, { idPrefix: 'patient-7' })
    const ids = [...parsed(svg).querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^patient-7-/)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  })

  it.each([
    ['markup', '<script>alert("1")</script> & \'so\''],
    ['a CDATA end', ']]><b>'],
    ['control characters', 'a\u0000b\u0008c\u001Bd\u007Fe'],
    ['lone surrogates', 'a\uD800b\uDC00c'],
    ['non-characters', 'a\uFFFEb\uFFFFc'],
    ['line breaks', 'a\nb\r\nc\u2028d'],
    ['other scripts', '王小明 أحمد Łukasz 👶🏽'],
  ])('takes names with %s', async (_name, text) => {
    const svg = await svgOf({ ...jakob, firstName: text, lastName: text, markers: [{ text, date: '2012-01-01' }] })
    const root = parsed(svg)
    expect(root.querySelectorAll('script, b')).toHaveLength(0)
    expect(root.tagName).toBe('svg')
  })

  it('writes a hostile name as it is', async () => {
    const root = parsed(await svgOf({ ...jakob, firstName: '<b>&amp;"\'', lastName: '' }))
    expect([...root.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('<b>&amp;"\'')
  })
})
