import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { chartSvg } from '../../../src/shown/render/chart-svg.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { today } from '../../charts/patient-of-type.js'
import { clara, emil, jakob, mira } from '../../fixtures/children.js'
import { nora } from '../../fixtures/unusual-children.js'
import { words } from '../../fixtures/words.js'

function draw(patient: Patient, request: ChartRequest, options: GrowthOptions = {}): Element {
  const svg = chartSvg(patient, request, { today, ...options })
  return new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement
}

const classesOf = (root: Element) =>
  new Set([...root.querySelectorAll('[class]')].map((part) => part.getAttribute('class')))

/** Every element that paints, outside of definitions. */
const painted = (root: Element) =>
  [...root.querySelectorAll('path, rect, text')].filter((part) => part.closest('clipPath') === null)

const odd: Patient = {
  ...jakob,
  measurements: [...(jakob.measurements ?? []), { date: '2018-01-10', sizeCm: 1.32 }],
}

describe('the parts of an SVG', () => {
  it('have classes', () => {
    const everywhere = words(`
      page header plot bands grid percentiles curve-labels axes x-axis y-axis
    `)
    const pictures: readonly (readonly [Element, readonly string[]])[] = [
      [draw(odd, { type: 'Height', references: true }), ['seams', 'marker', 'right-scale', 'target-channel', 'target']],
      [
        draw(odd, { type: 'Height', references: true }),
        ['bone-ages', 'patient-line', 'birth-ladder', 'cautions', 'references'],
      ],
      [draw(mira, { type: 'HeightWithTurnerSyndrome' }), ['background', 'legend', 'notes', 'foot']],
      [draw(nora, { type: 'Bmi' }), ['limits', 'sds-lines', 'point']],
      [draw(emil, { type: 'WeightPremature' }), ['upper-axis']],
      [draw(emil, { type: 'Weight' }), ['corrected-ages']],
    ]
    for (const [root, classes] of pictures) {
      expect([...classesOf(root)]).toEqual(expect.arrayContaining([...everywhere, ...classes]))
    }
  })

  it('leave no shape without a class', () => {
    const pictures = [
      draw(odd, { type: 'Height', references: true }),
      draw(mira, { type: 'HeightWithTurnerSyndrome' }),
      draw(nora, { type: 'Bmi', lines: 'sds' }),
      draw(emil, { type: 'WeightPremature' }),
    ]
    for (const root of pictures) {
      const nameless = painted(root).filter((part) => part.parentElement?.closest('g[class]') === null)
      expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
    }
  })

  it('say whose chart and which type it is', () => {
    const root = draw(jakob, { type: 'Head' })
    expect([root.getAttribute('class'), root.getAttribute('data-type')]).toEqual(['auxology', 'Head'])
  })

  it.each([
    ['Height', jakob],
    ['HeightWithTurnerSyndrome', mira],
    ['Bmi', nora],
    ['Weight', emil],
  ] as const)('carry the values of their points: %s', (type, patient) => {
    const { points } = chartData(patient, { type }, { today })
    const drawn = [...draw(patient, { type }).querySelectorAll('.point[data-series="patient"]')]
    expect(drawn.length).toBe(points.length)
    drawn.forEach((element, i) => {
      const { measurementIndex, date, y, score, percentile, reference } = points[i] ?? { y: Number.NaN }
      const data = (name: string) => element.getAttribute(`data-${name}`) ?? undefined
      expect(data('measurement-index')).toBe(`${measurementIndex}`)
      expect(data('date')).toBe(date)
      expect(Number(data('value'))).toBeCloseTo(y, 4)
      expect(data('reference')).toBe(reference)
      expect(data('accuracy')).toBe(score?.accuracy)
      if (score === undefined || percentile === undefined) throw new Error('a point without a score')
      expect(Math.abs(Number(data('sds')) - score.value)).toBeLessThanOrEqual(0.005 + 1e-9)
      expect(Math.abs(Number(data('percentile')) - percentile)).toBeLessThanOrEqual(0.01 + 1e-9)
    })
  })

  it('tell values of other kinds apart', () => {
    const root = draw(odd, { type: 'Height' })
    const series = [...root.querySelectorAll('.point')].map((point) => point.getAttribute('data-series'))
    expect([...new Set(series)].sort()).toEqual(['birth', 'bone_age', 'patient', 'unused'])
    expect(root.querySelector('.point[data-series="unused"]')?.getAttribute('data-measurement-index')).toBe('9')
    const boneAges = [...root.querySelectorAll('[data-series="bone_age"]')]
    expect(boneAges.map((point) => point.getAttribute('data-measurement-index'))).toEqual(['4', '5', '6'])
  })

  it('name every curve by percentile and score', () => {
    const curves = [...draw(jakob, { type: 'Height', lines: 'sds' }).querySelectorAll('.sds-lines path')]
    const named = new Set(
      curves.map((curve) => `${curve.getAttribute('data-series')} ${curve.getAttribute('data-sds')}`),
    )
    expect([...named]).toEqual(['SD-3 -3', 'SD-2 -2', 'SD-1 -1', 'SD0 0', 'SD1 1', 'SD2 2', 'SD3 3'])
    const p97 = draw(jakob, { type: 'Height' }).querySelector('[data-series="P97"]')
    expect([p97?.getAttribute('data-percentile'), p97?.getAttribute('data-sds')]).toEqual(['97', '1.88'])
  })

  it('carry what markers, target and seams are at', () => {
    const root = draw(jakob, { type: 'Height' })
    expect([...root.querySelectorAll('.marker')].map((marker) => marker.getAttribute('data-date'))).toEqual([
      '2013-05-14',
      '2021-06-01',
    ])
    expect(root.querySelector('.target')?.getAttribute('data-value')).toBe('181.3')
    expect([...root.querySelectorAll('.seams path')].map((seam) => seam.getAttribute('data-x'))).toEqual([
      '2.0014',
      '4',
    ])
  })
})

describe.each([{}, { customProperties: true }])('under a policy that allows no inline style: %j', (request) => {
  it('nothing is refused: no style, no script, no event, nothing loaded', () => {
    const root = draw(odd, { type: 'Height', references: true, ...request })
    expect(root.querySelectorAll('style, script, image, use, a, foreignObject')).toHaveLength(0)
    const attributes = [root, ...root.querySelectorAll('*')].flatMap((part) => [...part.attributes])
    expect(attributes.filter(({ name }) => /^(style|on.*|.*href)$/.test(name))).toEqual([])
  })
})

describe('options of the picture', () => {
  it('draw no ground if transparent', () => {
    expect(draw(jakob, { type: 'Height', background: 'transparent' }).querySelector('.page')).toBeNull()
  })

  it('draw another ground', () => {
    const page = draw(jakob, { type: 'Height', background: '#fff4d6' }).querySelector('.page rect')
    expect(page?.getAttribute('fill')).toBe('#fff4d6')
  })

  it('leave title and patient to the page, not sex and references', () => {
    const header = draw(clara, { type: 'Height', header: false }, { locale: 'en' }).querySelector('.header')
    expect(header?.textContent?.trim()).toBe('Girls · Reference: WHO 2006, KiGGS 2013')
    const small = draw(clara, { type: 'Height', header: false, width: 150, height: 150 }, { locale: 'en' })
    expect(small.querySelector('.header')?.textContent?.replace(/\s+/g, ' ')).toContain(
      'Girls · Reference: WHO 2006, KiGGS 2013',
    )
    expect(small.querySelector('title')?.textContent).toContain('Clara')
  })

  it('make it as wide as its place, in the same coordinates', () => {
    const root = draw(jakob, { type: 'Height', responsive: true, width: 700, height: 500 })
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['100%', null])
    expect(root.getAttribute('viewBox')).toBe('0 0 700 500')
  })

  it('make every colour a custom property with its own value', () => {
    const plain = chartSvg(jakob, { type: 'Height' }, { today })
    const svg = chartSvg(jakob, { type: 'Height', customProperties: true }, { today })
    expect(svg.replace(/var\(--auxology-[\w-]+, (#\w{6})\)/g, '$1')).toBe(plain)
    expect(svg.match(/(fill|stroke)="#/g)).toBeNull()
    expect(plain).not.toContain('var(')
  })

  it.each(['header', 'responsive', 'customProperties'] as const)('refuse what is no switch: %s', (name) => {
    const request = { type: 'Height', [name]: 'yes' } as unknown as ChartRequest
    expect(() => chartSvg(jakob, request, { today })).toThrow(name)
  })

  it('let through what is behind a Png, but not behind a Jpg', async () => {
    const request = { type: 'Height', background: 'transparent', width: 300, height: 300 } as const
    const corner = async (format: 'Png' | 'Jpg', more: Partial<ChartRequest> = {}) => {
      const { body } = await renderChart(jakob, { ...request, ...more, format }, { today })
      return [...(await sharp(body).ensureAlpha().raw().toBuffer()).subarray(0, 4)]
    }
    expect(await corner('Png')).toEqual([0, 0, 0, 0])
    expect(await corner('Jpg')).toEqual([255, 255, 255, 255])
    expect(await corner('Png', { background: '#ff0000' })).toEqual([255, 0, 0, 255])
    expect(await corner('Png', { background: undefined, theme: 'dark' })).toEqual([0x12, 0x18, 0x1f, 255])
  })

  it('never put custom properties where they are not read', async () => {
    const request = { type: 'Height', width: 300, height: 300 } as const
    const png = async (customProperties: boolean) =>
      (await renderChart(jakob, { ...request, customProperties, format: 'Png' }, { today })).body
    expect(await png(true)).toEqual(await png(false))
  })

  it('colour the page of Html', async () => {
    const page = async (request: Partial<ChartRequest>) =>
      (await renderChart(jakob, { type: 'Height', ...request, format: 'Html' }, { today })).body
    const [dark, grey, plain] = [await page({ theme: 'dark' }), await page({ theme: 'greyscale' }), await page({})]
    expect(dark).toMatch(/<html [^>]*class="dark male">/)
    expect(grey).toMatch(/<html [^>]*class="greyscale male">/)
    expect(plain).toMatch(/<html [^>]*class="default male">/)
    const pictures = (text: string) => text.slice(text.indexOf('<svg'))
    expect(pictures(grey)).not.toContain('#0b6479')
    expect(pictures(plain)).toContain('var(--auxology-curve, #0b6479)')
    expect(pictures(await page({ theme: { curve: '#123456' } }))).toContain('stroke="#123456"')
  })
})
