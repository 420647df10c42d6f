import { join } from 'node:path'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { JSDOM } from 'jsdom'
import { beforeEach, expect, it, vi } from 'vitest'
import * as auxology from '../../src/index.js'
import { jakob } from '../fixtures/children.js'
import { type CodeExample, pageExamples, runExample } from './code-examples.js'

const examples = pageExamples(join(import.meta.dirname, '../../docs/charts.md'))

function exampleWith(text: string): CodeExample {
  const found = examples.filter(({ code }) => code.includes(text))
  expect(found, `examples of docs/charts.md with ${text}`).toHaveLength(1)
  return found[0] as CodeExample
}

const { window } = new JSDOM('<div id="chart"></div>')
const { document } = window
const place = document.querySelector('#chart') as HTMLElement

beforeEach(() => {
  place.innerHTML = ''
})

async function run(text: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { code, ...where } = exampleWith(text)
  const scope = { ...auxology, patient: jakob, document, scaleLinear, line, ...more }
  await runExample({ ...where, code: code.replace(/\/\/ [^\n]*/g, '') }, scope)
}

it('a click on a point shows its visit', async () => {
  const showVisit = vi.fn()
  await run('showVisit', { showVisit })
  const points = [...place.querySelectorAll('.point[data-series="patient"]')]
  expect(points).toHaveLength(jakob.measurements?.length ?? 0)
  for (const point of points) {
    point.querySelector('path')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
  }
  expect(showVisit.mock.calls.map(([index]) => index)).toEqual(points.map((_, index) => index))
  place.querySelector('.page rect')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
  expect(showVisit).toHaveBeenCalledTimes(points.length)
})

it('the picture follows the preference for dark', async () => {
  const query = { matches: false, addEventListener: vi.fn() }
  await run('matchMedia', { matchMedia: () => query })
  const ground = () => place.querySelector('.page rect')?.getAttribute('fill')
  expect(ground()).toBe('#ffffff')
  query.matches = true
  const [event, redraw] = query.addEventListener.mock.calls[0] ?? []
  expect(event).toBe('change')
  redraw()
  expect(ground()).toBe('#12181f')
})

it('a line at the age of six is on its tick, and the pointer is read', async () => {
  await run('createElementNS')
  const svg = place.querySelector('svg') as SVGSVGElement
  const drawn = svg.lastElementChild as Element
  const x = Number(/^M([\d.]+) /.exec(drawn.getAttribute('d') ?? '')?.[1])
  const six = [...svg.querySelectorAll('.x-axis text')].find((label) => label.textContent === '6')
  expect(Math.abs(x - Number(six?.getAttribute('x')))).toBeLessThanOrEqual(0.05 + 1e-9)
  // Shown at half its size, with the pointer on the line.
  svg.getBoundingClientRect = () => ({ left: 20, top: 10, width: 400, height: 400 }) as DOMRect
  svg.dispatchEvent(new window.MouseEvent('pointermove', { clientX: 20 + x / 2, clientY: 200 }))
  expect(drawn.getAttribute('aria-label')).toMatch(/^6\.0 years, \d+\.\d cm$/)
})

it('a chart of d3 has every curve and every value', async () => {
  await run('scaleLinear')
  const { curves, points } = auxology.chartData(jakob, { type: 'Height' }, { today: '2025-06-01' })
  expect(place.querySelectorAll('circle')).toHaveLength(points.length)
  const paths = [...place.querySelectorAll('path')]
  expect(paths).toHaveLength(curves.flatMap(({ segments }) => segments).length)
  for (const path of paths) expect(path.getAttribute('d')).toMatch(/^M[\d.]+,[\d.]+L/)
})

it('colours come from the theme or from the page', async () => {
  const drawn: string[] = []
  const chartSvg: typeof auxology.chartSvg = (...all) => {
    const svg = auxology.chartSvg(...all)
    drawn.push(svg)
    return svg
  }
  await run("base: 'high-contrast'", { chartSvg })
  await run('customProperties', { chartSvg })
  expect(drawn[0]).toContain('stroke="#5b2a86"')
  expect(drawn[0]).toContain('fill="#fff8e1"')
  expect(drawn[1]).toContain('stroke="var(--auxology-curve, #0b6479)"')
})
