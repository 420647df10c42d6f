import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import type { ChartInLanguage } from '../../src/charts/data/chart-data.js'
import { chartHtml } from '../../src/render/html/chart-html.js'
import { chartInLanguage, drawnFigures } from '../charts/chart-in-language.js'
import { anton, emil, hanna, jakob, mira } from '../fixtures/children.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const today = '2025-07-20'
const charts: readonly (readonly [string, ChartInLanguage])[] = [
  ['a boy', chartInLanguage(jakob, { type: 'Height' }, { today })],
  [
    'a girl with Turner syndrome, in English',
    chartInLanguage(mira, { type: 'HeightWithTurnerSyndrome' }, { today, locale: 'en' }),
  ],
  ['a child born preterm', chartInLanguage(emil, { type: 'Height' }, { today })],
  ['forty visits', chartInLanguage(hanna, { type: 'Height' }, { today })],
  ['a median alone', chartInLanguage(anton, { type: 'SitWithAchondroplasia' }, { today })],
]
const screens = [
  ['light', { width: 1280, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const

describe('in a browser, the page', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions)
  }, 60_000)
  afterAll(() => browser?.close())

  /** Opens a chart's page, under its own policy. */
  async function open(
    data: ChartInLanguage,
    colorScheme: 'light' | 'dark',
    viewport: { width: number; height: number },
  ) {
    const context = await browser.newContext({ colorScheme, viewport })
    page = await context.newPage()
    await page.setContent(
      chartHtml(data, { width: 1000, height: 1000, idPrefix: 'auxology', figures: drawnFigures(data) }),
    )
    return context
  }

  describe.each(charts)('of %s', (_, data) => {
    it.each(screens)('has no barrier (%s, %o)', async (colorScheme, viewport) => {
      const context = await open(data, colorScheme, viewport)
      await page.evaluate(axe)
      const { violations, passes } = (await page.evaluate('axe.run()')) as AxeResults
      const barriers = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
      expect(barriers).toEqual([])
      expect(passes.map(({ id }) => id)).toContain('color-contrast')
      await context.close()
    })
  })

  it('never scrolls sideways', async () => {
    for (const width of [320, 390, 700, 800, 1280]) {
      const context = await open(charts[3]?.[1] as ChartInLanguage, 'light', { width, height: 800 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      await context.close()
    }
  })

  it('says what a point is when the keyboard reaches it', async () => {
    const context = await open(charts[0]?.[1] as ChartInLanguage, 'light', { width: 1280, height: 900 })
    const opacity = (index: number) =>
      page.evaluate(`getComputedStyle(document.querySelectorAll('.wide .points span')[${index}]).opacity`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.className')).toBe('skip unseen')
    await page.keyboard.press('Tab')
    expect(await opacity(0)).toBe('1')
    expect(await opacity(1)).toBe('0')
    await page.keyboard.press('Enter')
    expect(await page.evaluate("document.querySelector('tr:target').id")).toBe('auxology-row-birth')
    await page.locator('.wide .points a').nth(4).hover()
    expect(await opacity(4)).toBe('1')
    await context.close()
  })

  it.each(screens)('has its links where the points are (%s, %o)', async (colorScheme, viewport) => {
    const context = await open(charts[0]?.[1] as ChartInLanguage, colorScheme, viewport)
    const centres = (selector: string) =>
      page.evaluate(`[...document.querySelectorAll('${selector}')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
        .sort(([a], [b]) => a - b)`) as Promise<number[][]>
    const [links, points] = [await centres('.points a'), await centres('svg .point > path')]
    expect(links).toHaveLength(13)
    expect(points).toHaveLength(13)
    links.forEach(([x = 0, y = 0], i) => {
      expect(Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0))).toBeLessThan(1)
    })
    await context.close()
  })

  it('is light on paper, whole and without links over it', async () => {
    const context = await open(charts[0]?.[1] as ChartInLanguage, 'dark', { width: 390, height: 844 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const style = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
    expect(await style('body', 'backgroundColor')).toBe('rgb(255, 255, 255)')
    expect(await style('.wide', 'display')).toBe('block')
    expect(await style('.narrow', 'display')).toBe('none')
    expect(await style('.wide .points', 'display')).toBe('none')
    await context.close()
  })

  it('loads and runs nothing, under its own policy', async () => {
    const context = await browser.newContext()
    const guarded = await context.newPage()
    const events: string[] = []
    guarded.on('console', (message) => events.push(message.text()))
    guarded.on('pageerror', (error) => events.push(String(error)))
    guarded.on('request', (request) => events.push(request.url()))
    await guarded.setContent(
      chartHtml(charts[0]?.[1] as ChartInLanguage, {
        width: 1000,
        height: 1000,
        idPrefix: 'auxology',
        figures: drawnFigures(charts[0]?.[1] as ChartInLanguage),
      }),
    )
    expect(events).toEqual([])
    const colour = await guarded.evaluate("getComputedStyle(document.querySelector('h2')).color")
    expect(colour).toBe('rgb(11, 100, 121)')
    await context.close()
  })
})
