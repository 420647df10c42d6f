import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumOptions } from '../../../scripts/chromium.mjs'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import type { Locale } from '../../../src/ground/languages/built-in.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { htmlStyleHash } from '../../../src/shown/render/html/html-style-hash.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { anton, emil, hanna, jakob, mira } from '../../fixtures/children.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const today = '2025-07-20'
const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

async function pageOf(patient: Patient, request: ChartRequest, locale: Locale = 'de', nonce?: string): Promise<string> {
  const { body } = await renderChart(patient, { ...request, format: 'Html' }, { today, locale, nonce })
  return body as string
}

describe('in a browser, the page', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions)
  }, 60_000)
  afterAll(() => browser?.close())

  /** Opens a page, under its own policy, and gives what the browser has to say about it. */
  async function open(
    html: string,
    viewport: { width: number; height: number },
    colorScheme: 'light' | 'dark' = 'light',
  ): Promise<{ context: BrowserContext; page: Page; events: string[] }> {
    const context = await browser.newContext({ colorScheme, viewport })
    const page = await context.newPage()
    const events: string[] = []
    page.on('console', (message) => events.push(message.text()))
    page.on('pageerror', (error) => events.push(String(error)))
    page.on('request', (request) => events.push(request.url()))
    await page.setContent(html)
    return { context, page, events }
  }

  const shownReading = (page: Page): Promise<string[]> =>
    page.evaluate(`[...document.querySelectorAll('.reading')]
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .map((each) => each.querySelector('.when b').textContent)`)
  const curveLabels = (page: Page): Promise<string[]> =>
    page.evaluate(`[...document.querySelectorAll('.curve-labels text')]
      .filter((each) => each.getClientRects().length > 0).map((each) => each.textContent)`)

  it.each<[string, Patient, ChartRequest, Locale]>([
    ['a boy', jakob, { type: 'Height' }, 'de'],
    ['a girl with Turner syndrome', mira, { type: 'HeightWithTurnerSyndrome' }, 'en'],
    ['a child born preterm', emil, { type: 'Height' }, 'de'],
    ['forty visits', hanna, { type: 'Height' }, 'en'],
    ['a median alone', anton, { type: 'SitWithAchondroplasia' }, 'de'],
  ])('has no barrier and never scrolls sideways: %s', async (_, patient, request, locale) => {
    const html = await pageOf(patient, request, locale)
    for (const [viewport, scheme] of [
      [desktop, 'light'],
      [phone, 'dark'],
    ] as const) {
      const { context, page, events } = await open(html, viewport, scheme)
      await page.evaluate(axe)
      const { violations, passes } = (await page.evaluate('axe.run()')) as AxeResults
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))).toEqual([])
      expect(passes.map(({ id }) => id)).toContain('color-contrast')
      expect(events).toEqual([])
      for (const width of [320, viewport.width]) {
        await page.setViewportSize({ width, height: viewport.height })
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      }
      await context.close()
    }
  })

  it.each<[string, Patient]>([
    ['a boy', jakob],
    ['an infant born preterm', emil],
  ])('shows the axis and the legend of %s above its strip on a laptop', async (_, patient) => {
    const { context, page } = await open(await pageOf(patient, { type: 'Height' }), { width: 1366, height: 768 })
    const lowest = await page.evaluate(
      `Math.max(...[...document.querySelectorAll('.wide .x-axis text, .wide .legend text')].map((each) => each.getBoundingClientRect().bottom))`,
    )
    const strip = await page.evaluate("document.querySelector('.strip').getBoundingClientRect().top")
    expect(lowest).toBeGreaterThan(500)
    expect(lowest).toBeLessThan(strip as number)
    await context.close()
  })

  it('shows what is chosen, alone, and prints it', async () => {
    const { context, page } = await open(await pageOf(mira, { type: 'HeightWithTurnerSyndrome' }), desktop)
    const shown = () =>
      page.evaluate(`[...document.querySelectorAll('svg')].filter((each) => each.getClientRects().length > 0)
        .map((each) => each.querySelector('text').textContent)`)
    const captions = () =>
      page.evaluate(`[...document.querySelectorAll('section.curves thead')]
        .filter((each) => each.getClientRects().length > 0).map((each) => each.textContent)`)
    expect(await shown()).toEqual(['Körpergröße bei Turner-Syndrom · Mädchen'])
    expect(await curveLabels(page)).toEqual(expect.arrayContaining(['P3', 'P50', 'P97']))
    await page.getByText('SDS', { exact: true }).first().click()
    await page.getByText('Allgemein', { exact: true }).click()
    expect(await shown()).toEqual(['Körpergröße · Mädchen'])
    expect(await curveLabels(page)).toEqual(expect.arrayContaining(['−3 SD', 'Median', '+3 SD']))
    expect(await curveLabels(page)).not.toContain('P97')
    expect(await captions()).toEqual([expect.stringMatching(/^Alter−[34] SD.*Median.*\+3 SD/)])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await shown()).toEqual(['Körpergröße · Mädchen'])
    const chosen = await page.evaluate(`[...document.querySelectorAll('fieldset label')]
      .filter((each) => each.getClientRects().length > 0).map((each) => each.textContent)`)
    expect(chosen).toEqual(['Gesamt', 'SDS', 'Allgemein', 'ein'])
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    expect(await page.locator('.wide:visible').count()).toBe(1)
    expect(await page.locator('.narrow:visible').count()).toBe(0)
    await context.close()
  })

  it('reads the value that is pointed at in the picture or in the table, else the selected one', async () => {
    const { context, page } = await open(await pageOf(jakob, { type: 'Height' }), desktop)
    expect(await shownReading(page)).toEqual(['10.03.2025'])
    const rings = () =>
      page.evaluate(`[...document.querySelectorAll('.wide .ring')]
        .filter((each) => getComputedStyle(each).visibility === 'visible' && each.getClientRects().length > 0).length`)
    const lit = () =>
      page.evaluate(`[...document.querySelectorAll('tr.value')].findIndex((each) =>
        getComputedStyle(each.cells[0]).backgroundColor === 'rgb(214, 233, 238)')`)
    await page.locator('.picture:visible g.v5 label').hover()
    expect(await shownReading(page)).toEqual(['12.09.2016'])
    expect([await rings(), await lit()]).toEqual([1, 5])
    await page.locator('tr.v6').hover()
    expect(await shownReading(page)).toEqual(['11.03.2019'])
    expect([await rings(), await lit()]).toEqual([1, 6])
    await page.mouse.move(2, 2)
    expect(await shownReading(page)).toEqual(['10.03.2025'])
    await context.close()
  })

  it('selects with the first tap, and has its places where the points are', async () => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.setContent(await pageOf(jakob, { type: 'Height' }))
    const centres = (selector: string): Promise<number[][]> =>
      page.evaluate(`[...document.querySelectorAll('${selector}')].map((each) => each.getBoundingClientRect())
        .filter(({ width }) => width > 0).map(({ left, top, width, height }) => [left + width / 2, top + height / 2])`)
    const [rings, points] = [await centres('.ring'), await centres('svg .point > path')]
    expect(rings).toHaveLength(10)
    for (const [x = 0, y = 0] of rings) {
      const nearest = Math.min(...points.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y)))
      expect(nearest).toBeLessThan(1)
    }
    const [x = 0, y = 0] = rings[6] ?? []
    await page.touchscreen.tap(x, y)
    expect(await shownReading(page)).toEqual(['11.03.2019'])
    await page.touchscreen.tap(4, 4)
    expect(await shownReading(page)).toEqual(['11.03.2019'])
    await context.close()
  })

  it('takes the keyboard alone to every switch and every value', async () => {
    const { context, page } = await open(await pageOf(jakob, { type: 'Height' }), desktop)
    const focused = (): Promise<string> =>
      page.evaluate('document.activeElement.className + document.activeElement.name')
    const stops: string[] = []
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab')
      stops.push(await focused())
    }
    expect(stops).toEqual([
      'skip unseen',
      'w0auxology-window',
      'l0auxology-lines',
      'b0auxology-boneAge',
      'unseen v9auxology-value',
    ])
    const dates: string[] = []
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('ArrowLeft')
      dates.push(...(await shownReading(page)))
    }
    expect(new Set(dates).size).toBe(10)
    const hairlines = await page.evaluate(`[...document.querySelectorAll('.wide .hair')].filter((each) =>
      getComputedStyle(each).visibility === 'visible' && each.getClientRects().length > 0).length`)
    expect(hairlines).toBe(1)
    await page.locator('fieldset input').first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.choice:has(.wide):visible').getAttribute('class')).toBe('choice no-w0 no-w2')
    await context.close()
  })

  it('is heard as tables and buttons, and the drawing as one image', async () => {
    const { context, page } = await open(await pageOf(jakob, { type: 'Height' }, 'en'), desktop)
    const session = await context.newCDPSession(page)
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: {
        ignored: boolean
        role?: { value: string }
        name?: { value: string }
        description?: { value: string }
        nodeId: string
        parentId?: string
      }[]
    }
    const heard = nodes.filter(({ ignored }) => !ignored)
    const named = (role: string) => heard.filter((node) => node.role?.value === role).map((node) => node.name?.value)
    expect(named('image')).toEqual(['Growth chart: height, boys. Jakob Größing'])
    const [picture] = heard.filter((node) => node.role?.value === 'image')
    expect(picture?.description?.value).toContain('Latest: 10 March 2025, 16 years, 177.0 centimetres, SDS plus 0.0')
    const inPicture = new Set(heard.filter((node) => node.role?.value === 'image').map(({ nodeId }) => nodeId))
    for (const node of nodes) if (inPicture.has(node.parentId ?? '')) inPicture.add(node.nodeId)
    expect(heard.filter(({ nodeId }) => inPicture.has(nodeId))).toHaveLength(1)
    expect(named('table')).toEqual([
      'Measurements: Height (cm)',
      'Height, cm',
      'Events',
      'Height (cm): curve values at regular intervals and at each measurement',
    ])
    expect(named('radiogroup')).toEqual(['Measurements on the chart'])
    expect(named('radio')).toEqual(
      expect.arrayContaining(['All', '0–2 years', 'Percentiles', 'SDS', '10 Mar 2025, 177.0 cm']),
    )
    expect(named('rowheader')).toContain('28 Feb 2009')
    await context.close()
  })

  it('keeps its picture where a host refuses the style, and its style where the host knows it', async () => {
    const colours = (policy: string, html: string) => {
      const host = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${policy}"><iframe></iframe>`
      return open(host, desktop).then(async ({ context, page, events }) => {
        await page.evaluate(([text]) => document.querySelector('iframe')?.setAttribute('srcdoc', text ?? ''), [html])
        const iframe = await page.waitForSelector('iframe')
        const frame = (await iframe.contentFrame()) as Frame
        await frame.waitForSelector('#auxology-references')
        const [ground, curve, hidden, bar] = (await frame.evaluate(`[
          getComputedStyle(document.body).margin,
          getComputedStyle(document.querySelector('path[data-series=P50]')).stroke,
          [...document.querySelectorAll('svg')].filter((each) => each.getClientRects().length > 0).length,
          document.querySelector('.switches').getClientRects().length]`)) as string[]
        await context.close()
        return { ground, curve, hidden, bar, events: events.filter((event) => !event.startsWith('about:')) }
      })
    }
    const html = await pageOf(jakob, { type: 'Height' })
    const plain = await colours("style-src 'self'", html)
    expect(plain).toMatchObject({ ground: '8px', curve: 'rgb(11, 100, 121)', hidden: 1, bar: 0 })
    // One message for the style itself, and none for any attribute.
    expect(plain.events).toHaveLength(1)
    const styled = { ground: '0px', curve: 'rgb(11, 100, 121)', hidden: 1, bar: 1, events: [] }
    expect(await colours(`style-src 'self' '${htmlStyleHash}'`, html)).toEqual(styled)
    const withNonce = await pageOf(jakob, { type: 'Height' }, 'de', 'cmFuZG9t')
    expect(await colours("style-src 'self' 'nonce-cmFuZG9t'", withNonce)).toEqual(styled)
  })

  it('has legends whose texts do not touch, whatever the font', async () => {
    const { context, page } = await open(await pageOf(mira, { type: 'HeightWithTurnerSyndrome' }), desktop)
    const gaps: number[] = await page.evaluate(`[...document.querySelectorAll('.wide .legend')].flatMap((legend) => {
      const boxes = [...legend.querySelectorAll('text')].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)
      return boxes.flatMap((box, i) => boxes.slice(i + 1).filter(({ top }) => Math.abs(top - box.top) < 4)
        .map(({ left }) => left - box.right).filter((gap) => gap > -box.width))
    })`)
    expect(gaps.length).toBeGreaterThan(2)
    expect(Math.min(...gaps)).toBeGreaterThan(8)
    await context.close()
  })
})
