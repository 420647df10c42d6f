import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { endsCorrection } from '../../../src/charts/data/points/patient-line.js'
import type { Locale } from '../../../src/ground/languages/built-in.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { Shape } from '../../../src/ground/scene/scene.js'
import { compactPath } from '../../../src/shown/render/html/compact-paths.js'
import { htmlStyleHash } from '../../../src/shown/render/html/html-style-hash.js'
import { mergePictures } from '../../../src/shown/render/html/merge-pictures.js'
import { type ChartViews, combinationsOf, describeCombinations } from '../../../src/shown/render/html/page-choices.js'
import { pageStyle } from '../../../src/shown/render/html/page-style.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { svgShapes } from '../../../src/shown/render/scene-svg.js'
import { emil, hanna, jakob, lina, mira } from '../../fixtures/children.js'
import { nora, romy } from '../../fixtures/unusual-children.js'

const today = '2025-07-20'

async function pageOf(patient: Patient, request: ChartRequest, locale: Locale = 'de'): Promise<string> {
  const { body } = await renderChart(patient, { ...request, format: 'Html' }, { today, locale })
  return body as string
}

function documentOf(page: string): Document {
  return new JSDOM(page).window.document
}

/** The headings of a page's switches with their options. */
function switchesOf(document: Document): Record<string, string[]> {
  const texts = (parent: ParentNode, selector: string) =>
    [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
  return Object.fromEntries(
    [...document.querySelectorAll('fieldset')].map((group) => [texts(group, 'legend')[0], texts(group, 'label')]),
  )
}

/** Jakob with twelve visits. */
const twelveVisits: Patient = {
  ...jakob,
  measurements: [
    ...(jakob.measurements ?? []),
    { date: '2009-05-28', sizeCm: 61.5 },
    { date: '2009-12-01', sizeCm: 72.5 },
    { date: '2018-03-01', sizeCm: 134.5 },
  ],
}

describe('the switches of a page', () => {
  it.each<[string, Patient, ChartRequest, Record<string, string[]>]>([
    [
      'a boy',
      jakob,
      { type: 'Height' },
      {
        Ausschnitt: ['Gesamt', '0–2 Jahre', '0–4 Jahre'],
        Linien: ['Perzentilen', 'SDS'],
        Knochenalter: ['ein', 'aus'],
      },
    ],
    [
      'a girl with a disease',
      mira,
      { type: 'HeightWithTurnerSyndrome' },
      {
        Ausschnitt: ['Gesamt', '0–4 Jahre', 'Messwerte'],
        Linien: ['Perzentilen', 'SDS'],
        Referenz: ['Turner-Syndrom', 'Allgemein'],
        Knochenalter: ['ein', 'aus'],
      },
    ],
    [
      'a boy born preterm',
      emil,
      { type: 'Height' },
      {
        Ausschnitt: ['Messwerte', 'Gesamt', '0–2 Jahre'],
        Linien: ['Perzentilen', 'SDS'],
        Alter: ['korrigiert', 'chronologisch'],
      },
    ],
    ['a ratio', jakob, { type: 'SitLegRatio' }, { Linien: ['Perzentilen', 'SDS'] }],
    [
      'a requested section',
      jakob,
      { type: 'Height', cropX: true, cropXAt: 12, lines: 'sds' },
      {
        Ausschnitt: ['Auswahl', 'Gesamt', '0–2 Jahre', '0–4 Jahre'],
        Linien: ['SDS', 'Perzentilen'],
        Knochenalter: ['ein', 'aus'],
      },
    ],
  ])('offer %s what makes a difference', async (_, patient, request, expected) => {
    expect(switchesOf(documentOf(await pageOf(patient, request)))).toEqual(expected)
  })

  it('begin with what was requested, and show it alone without the style', async () => {
    const document = documentOf(await pageOf(mira, { type: 'Height', width: 800, height: 700 }))
    expect(switchesOf(document)['Referenz']).toEqual(['Allgemein', 'Turner-Syndrom'])
    const checked = [...document.querySelectorAll('fieldset')].map((group) =>
      [...group.querySelectorAll('input')].findIndex((input) => input.hasAttribute('checked')),
    )
    expect(checked).toEqual([0, 0, 0, 0])
    const shown = [...document.querySelectorAll('svg')].filter((svg) => svg.closest('[hidden]') === null)
    expect(shown.map((svg) => svg.getAttribute('viewBox'))).toEqual(['0 0 800 700'])
    const painted = [...(shown[0]?.querySelectorAll('text') ?? [])].filter(
      (text) => text.closest('[display=none]') === null,
    )
    const plain = await renderChart(mira, { type: 'Height', width: 800, height: 700 }, { today })
    const texts = [...documentOf(plain.body).querySelectorAll('text')].map(({ textContent }) => textContent)
    const labels = painted.map(({ textContent }) => textContent)
    expect(labels).toEqual(expect.arrayContaining(['P3', 'P97', 'Mira Österreicher']))
    expect(labels).not.toContain('Median')
    // The cautions and notes are below the picture, and the axis may go on to the SDS lines.
    expect(labels.filter((text) => !texts.includes(text)).every((text) => /^\d+$/.test(text ?? ''))).toBe(true)
    for (const element of document.querySelectorAll('.switches, .strip'))
      expect(element.hasAttribute('hidden')).toBe(true)
  })

  it('leave a crop out that another reference does not reach', async () => {
    const page = await pageOf(mira, {
      type: 'HeightWithTurnerSyndrome',
      cropX: true,
      cropXAt: 20,
      cropY: true,
      cropYAt: 150,
    })
    expect(switchesOf(documentOf(page))['Referenz']).toEqual(['Turner-Syndrom', 'Allgemein'])
  })
})

describe.each<[string, Patient, ChartRequest['type'], Locale, ChartRequest['window']]>([
  ['a girl with a disease', mira, 'HeightWithTurnerSyndrome', 'en', 'full'],
  ['a girl born preterm', romy, 'Height', 'de', 'full'],
  ['limits of classes', nora, 'Bmi', 'de', 'full'],
  ['a baby, which it frames', lina, 'Weight', 'en', 'fit'],
])('the page with switches of %s', (_, patient, type, locale, window) => {
  it('is sound', async () => {
    const page = await pageOf(patient, { type }, locale)
    const document = documentOf(page)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([])
    for (const label of document.querySelectorAll('label[for]')) expect(ids).toContain(label.getAttribute('for'))
    for (const [, id] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
    expect(page).not.toMatch(/\sstyle=|\son\w+=/)
    const xml = new JSDOM(page, { contentType: 'application/xhtml+xml' }).window.document
    const shape = (root: Document) => [...root.querySelectorAll('*')].map(({ localName }) => localName)
    expect(shape(xml)).toEqual(shape(document))
  })

  it('has the chart data document, in letters that are no markup', async () => {
    const document = documentOf(await pageOf({ ...patient, firstName: '</script><b>&' }, { type }, locale))
    const text = document.querySelector('script#auxology-data')?.textContent ?? ''
    expect(text).not.toMatch(/[<>&]/)
    const { body } = await renderChart(
      { ...patient, firstName: '</script><b>&' },
      { type, format: 'Json', window },
      { today, locale },
    )
    expect(JSON.parse(text)).toEqual(JSON.parse(body))
  })
})

it('has the curves of a baby in the unit of their axis alone', async () => {
  const figures = [...documentOf(await pageOf(lina, { type: 'Weight' }, 'en')).querySelectorAll('.curves td.number')]
  expect(figures.length).toBeGreaterThan(20)
  expect(figures.map(({ textContent }) => textContent).filter((text) => / g$/.test(text ?? ''))).toEqual([])
})

describe('the size of a page', () => {
  it.each<[string, Patient, ChartRequest, number, number]>([
    ['of a boy with twelve visits', twelveVisits, { type: 'Height' }, 350_000, 60_000],
    ['with two references', mira, { type: 'HeightWithTurnerSyndrome' }, 500_000, 90_000],
    ['with two ages', romy, { type: 'Height' }, 700_000, 120_000],
    ['with forty visits', hanna, { type: 'Height' }, 550_000, 90_000],
  ])('%s stays small', async (_, patient, request, plain, zipped) => {
    const page = await pageOf(patient, request)
    expect(Buffer.byteLength(page)).toBeLessThan(plain)
    expect(gzipSync(page).length).toBeLessThan(zipped)
  })
})

describe('the reading of a value', () => {
  const readings = async (patient: Patient, request: ChartRequest, locale: Locale = 'de') =>
    [...documentOf(await pageOf(patient, request, locale)).querySelectorAll('.reading')].map((reading) =>
      [...reading.querySelectorAll('p')]
        .filter(({ parentElement }) => !parentElement?.hasAttribute('hidden'))
        .map((part) => part.textContent?.trim()),
    )

  it('has date, age, value, score with its reference and its change', async () => {
    const all = await readings(jakob, { type: 'Height' })
    expect(all.at(-1)).toEqual([
      '10.03.2025 16 J 0 M',
      '177,0 cm',
      'SDS (KiGGS 2013) +0,04 · P52 · ΔSDS +0,30 seit 13.03.2023 6,0 ± 0,2 cm/J (14 J 0 M – 16 J 0 M)',
    ])
    expect(all[6]?.[2]).toContain('Knochenalter 9 J 0 M')
  })

  it('has no change from one reference to another, from size at birth, or beyond the correction', async () => {
    const all = await readings(jakob, { type: 'Height' })
    expect(all[1]?.[2]).toBe('SDS (WHO 2006) +0,35 · P64')
    expect(all.map(([, , facts]) => /ΔSDS/.test(facts ?? ''))).toEqual([
      false,
      false,
      true,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ])
    const { birth, points } = chartData(romy, { type: 'Height' }, { today })
    const after = points.findIndex((point, i) => i > 0 && endsCorrection(points[i - 1] ?? point, point))
    expect([after > 0, birth !== undefined]).toEqual([true, true])
    const preterm = (await readings(romy, { type: 'Height' })).map((parts) => parts.join(' '))
    expect(preterm[after + 1]).toContain('SDS')
    expect(preterm[after + 1]).not.toContain('ΔSDS')
    expect(preterm.filter((text) => text.includes('ΔSDS')).length).toBeGreaterThan(1)
  })

  it('has both scores of a child with a disease, each with its change', async () => {
    const [, , , , last] = await readings(mira, { type: 'HeightWithTurnerSyndrome' }, 'en')
    expect(last?.[2]).toMatch(
      /^SDS \(Turner: Lyon 1985\) \S+ · \S+ · ΔSDS \S+ since 8 Nov 2021 SDS \(KiGGS 2013\) −2\.70 · P0\.3 · ΔSDS/,
    )
  })
})

describe('the style', () => {
  it('has the hash that hosts allow it by, whatever the chart', async () => {
    const hash = createHash('sha256').update(pageStyle()).digest('base64')
    expect(htmlStyleHash).toBe(`sha256-${hash}`)
    for (const [patient, type] of [
      [jakob, 'Height'],
      [mira, 'BmiWithTrisomy21'],
    ] as const) {
      const document = documentOf(await pageOf(patient, { type }))
      expect(document.querySelector('style')?.textContent).toBe(pageStyle())
      expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(`'${htmlStyleHash}'`)
    }
  })

  it('has the nonce of the host', async () => {
    const { body } = await renderChart(jakob, { type: 'Height', format: 'Html' }, { today, nonce: 'cmFuZG9t+/==' })
    expect(documentOf(body).querySelector('style')?.getAttribute('nonce')).toBe('cmFuZG9t+/==')
    await expect(
      renderChart(jakob, { type: 'Height', format: 'Html' }, { today, nonce: '"><script>' }),
    ).rejects.toMatchObject({ code: 'invalid_parameter', parameter: 'nonce' })
  })
})

describe('a picture of several', () => {
  const groups = (pictures: readonly number[]) => [`<g class="${pictures.join()}">`]

  it('has what they share once, in the order of each', () => {
    expect(mergePictures(['<a/>\n<b/>\n<c/>\n', '<a/>\n<x/>\n<c/>\n'], groups)).toBe(
      '<a/>\n<g class="1">\n<x/>\n</g>\n<g class="0">\n<b/>\n</g>\n<c/>\n',
    )
  })

  it('goes into groups, and keeps clips of different boxes apart', () => {
    const one = '<clipPath id="p-clip-1"><rect x="1"/></clipPath>\n<g clip-path="url(#p-clip-1)">\n<a/>\n</g>\n'
    const other = one.replace('x="1"', 'x="2"')
    expect(mergePictures([one, one], groups)).toBe(one)
    const merged = mergePictures([one, other], groups)
    expect(merged).toContain('<clipPath id="p-clip-2"><rect x="2"/></clipPath>')
    expect(merged).toContain('<g class="1">\n<g clip-path="url(#p-clip-2)">')
  })

  it('describes any choice by what it leaves out', () => {
    const views: ChartViews = {
      switches: [
        { name: 'lines', heading: '', options: ['', ''] },
        { name: 'age', heading: '', options: ['', '', ''] },
      ],
      view: () => {
        throw new Error('nothing is drawn')
      },
    }
    const all = combinationsOf(views, ['lines', 'age'])
    expect(all).toHaveLength(6)
    for (let subset = 1; subset < 64; subset++) {
      const some = all.filter((_, i) => subset & (1 << i))
      const described = describeCombinations(some, views, ['lines', 'age'])
      const shown = all.map(
        ({ lines, age }) =>
          described.filter(
            ({ className }) => !className.split(' ').some((name) => name === `no-l${lines}` || name === `no-a${age}`),
          ).length,
      )
      expect(shown).toEqual(all.map((chosen) => (some.includes(chosen) ? 1 : 0)))
      expect(described.filter(({ isRequested }) => isRequested)).toHaveLength(subset & 1)
    }
  })
})

describe('a path in steps', () => {
  /** The corners of a path in steps. */
  const cornersOf = (path: string) => {
    const [start = '', steps = ''] = path.replace('M', '').split('l')
    const numbers = (text: string) => (text.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number)
    const corners = [numbers(start)]
    const rest = numbers(steps)
    for (let i = 0; i < rest.length; i += 2) {
      const [x = 0, y = 0] = corners.at(-1) ?? []
      corners.push([x + (rest[i] ?? 0), y + (rest[i + 1] ?? 0)])
    }
    return corners
  }

  it('leads through the same points', () => {
    expect(compactPath([10, 20.5, 11.2, 19, 11.2, 30.1, -5, 0.4], false)).toBe('M10 20.5l1.2-1.5 0 11.1-16.2-29.7')
    expect(compactPath([5, 5, 6, 5, 6, 9], true)).toBe('M5 5l1 0 0 4Z')
    const closed: Shape = {
      kind: 'path',
      lines: [
        [0, 0, 1, 0, 1, 1],
        [5, 5, 6, 5, 6, 9],
      ],
      closed: true,
      fill: '#000',
    }
    const svg = svgShapes([closed], 'a', compactPath)
    expect(svg).toContain('d="M0 0l1 0 0 1ZM5 5l1 0 0 4Z"')
  })

  it('leaves out the invisible', () => {
    const points = Array.from({ length: 200 }, (_, i): [number, number] => [
      Math.round(i * 40) / 10,
      Math.round(3000 * Math.sin(i / 60)) / 10,
    ])
    const corners = cornersOf(compactPath(points.flat(), false))
    expect(corners.length).toBeLessThan(100)
    for (const [x, y] of points) {
      const right = corners.findIndex(([at = 0]) => at >= x - 1e-6)
      const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [corners[Math.max(0, right - 1)] ?? [], corners[right] ?? []]
      const at = x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
      expect(Math.abs(at - y)).toBeLessThan(0.25)
    }
  })

  it('is not one that bends', () => {
    const shapes = [{ kind: 'symbol', symbol: 'circle', x: 4, y: 2, radius: 3 }] as const
    const svg = (shorten?: typeof compactPath) => svgShapes(shapes, 'a', shorten)
    expect(svg(compactPath)).toBe(svg())
    expect(svg(compactPath)).toContain('a3 3 0 1 0 6 0')
  })
})
