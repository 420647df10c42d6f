import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumOptions } from '../../../scripts/chromium.mjs'
import { elementScript, showInElement } from '../../../scripts/element-page.js'
import { chartElementHtml } from '../../../src/doors/element/index.js'
import { emil, hanna, jakob, mira } from '../../fixtures/children.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options = { today: '2025-07-20', locale: 'en' }

describe('<auxology-chart>', () => {
  let browser: Browser
  let script: string
  let page: Page
  let heard: string[]

  beforeAll(async () => {
    script = await elementScript()
    browser = await chromium.launch(chromiumOptions)
  }, 60_000)
  afterAll(() => browser?.close())
  afterEach(() => page?.context().close())

  async function open(body = '<auxology-chart></auxology-chart>', context: BrowserContextOptions = {}, head = '') {
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, ...context })).newPage()
    heard = []
    page.on('console', (message) => heard.push(message.text()))
    page.on('pageerror', (error) => heard.push(String(error)))
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>Chart</title>${head}</head><body><main><h1>Chart</h1>${body}</main></body></html>`,
    )
  }

  async function define() {
    await page.evaluate(`${script};auxology.defineChartElement()`)
    await page.evaluate(`var chart = document.querySelector('auxology-chart')
      var part = (selector) => chart.shadowRoot.querySelector(selector)
      var events = []
      for (const type of ['pointselect', 'rangechange', 'charterror', 'submit'])
        document.addEventListener(type, (event) => { events.push([type, event.detail]); event.preventDefault() })`)
  }

  async function draw(patient: object = jakob, type = 'Height', context: BrowserContextOptions = {}, more = {}) {
    await open(undefined, context)
    await define()
    await showInElement(page, { patient, request: { type }, options: { ...options, ...more } })
  }

  const text = (selector: string) => page.evaluate(`part('${selector}').textContent`) as Promise<string>
  const frame = () => page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  const events = () => page.evaluate('events') as Promise<[string, Record<string, unknown>][]>
  const section = async () => {
    await frame()
    const ends = await page.evaluate(
      "['aria-valuemin', 'aria-valuemax'].map((name) => Number(part('.ruler').getAttribute(name)))",
    )
    return ends as [number, number]
  }
  const heardAt = async () => {
    await frame()
    return (await page.evaluate("part('.ruler').getAttribute('aria-valuetext')")) as string
  }
  async function plotBox() {
    const { x, y, width, height } = (await page.locator('auxology-chart .ruler').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    return { at: (across: number, down = 0.5) => [x + width * across, y + height * down] as const }
  }
  const press = async (...keys: string[]) => {
    await page.evaluate("part('.ruler').focus()")
    for (const key of keys) {
      await page.keyboard.press(key)
      await frame()
    }
  }
  const click = (action: string) => page.evaluate(`part('[data-action="${action}"]').click()`)

  it('draws what its properties say, and again when they change, within a frame', async () => {
    await draw()
    expect(await text('.title')).toBe('Height · Boys')
    expect(await text('.name')).toBe('Jakob Größing')
    expect(await page.evaluate("part('.picture svg').getBoundingClientRect().width > 600")).toBe(true)
    const still = await page.evaluate(`chart.request = { type: 'Weight' }; chart.options = { locale: 'de' }
      chart.request = { type: 'Bmi' }; part('.title').textContent`)
    expect(still).toBe('Height · Boys')
    await frame()
    expect(await text('.title')).toBe('Body-Mass-Index · Jungen')
    expect(heard).toEqual([])
  })

  it('draws what attributes say', async () => {
    await open(
      `<auxology-chart patient='${JSON.stringify(mira)}' type="HeightWithTurnerSyndrome" locale="en" today="2025-07-20" theme="dark"></auxology-chart>`,
    )
    await define()
    expect(await text('.title')).toBe('Height in Turner syndrome · Girls')
    expect(await page.evaluate('getComputedStyle(chart).backgroundColor')).toBe('rgb(18, 24, 31)')
    await page.evaluate("chart.setAttribute('type', 'Weight')")
    await frame()
    expect(await text('.title')).toBe('Weight · Girls')
  })

  it('draws growth over time by what it was defined with, and says in every section how little P25 tells', async () => {
    await open(
      `<auxology-chart patient='${JSON.stringify(jakob)}' type="HeightVelocity" locale="en" today="2025-07-20"></auxology-chart>`,
    )
    await page.evaluate(
      `${await elementScript('./src/charts/course/course-charts.js')};auxology.defineChartElement({ courseCharts: auxology.courseCharts })`,
    )
    await page.evaluate(`var chart = document.querySelector('auxology-chart')
      var part = (selector) => chart.shadowRoot.querySelector(selector)`)
    expect(await text('.title')).toBe('Height velocity · Boys')
    expect(await text('.reading')).toContain(
      '13 Mar 2023 – 10 Mar 20256.0 ± 0.2 cm/yearover one and a half years: no score',
    )
    expect(await page.evaluate("part('select')")).toBeNull()
    await page.evaluate('chart.showSection(5, 12)')
    await expect.poll(() => text('.notes')).toContain('only 4.3% never do')
    await click('whatif')
    await page.locator('auxology-chart [name=date]').fill('2026-03-10')
    await page.locator('auxology-chart [name=sizeCm]').fill('179')
    await frame()
    expect(await text('.outcome')).toMatch(/ ± 0\.4 cm\/year · .*not measured$/)
    // An infant's chart has WHO's gains over months, and no caution about P25.
    await page.evaluate(`chart.patient = ${JSON.stringify(emil)}; undefined`)
    await expect.poll(() => text('.name')).toBe('Emil Frühauf')
    await expect.poll(() => text('.notes')).toContain('gain over 3 months')
    expect(await text('.notes')).not.toContain('specificity')
    expect(heard).toEqual([])
  })

  it('takes properties that were set before it was defined', async () => {
    await open()
    await page.evaluate(`document.querySelector('auxology-chart').patient = ${JSON.stringify(jakob)}`)
    await define()
    expect(await text('.name')).toBe('Jakob Größing')
  })

  it('says why there is no chart, and draws one as soon as it can', async () => {
    await open()
    await define()
    await page.evaluate(`chart.patient = {}; undefined`)
    await frame()
    expect(await text('[role=alert]')).toMatch(/Das Geschlecht des Kindes fehlt|the child's sex is missing/)
    expect((await events()).map(([type]) => type)).toEqual(['charterror'])
    await showInElement(page, { patient: jakob })
    expect(await text('.name')).toBe('Jakob Größing')
  })

  it('reads every line where the mouse points, and a measurement where it is near', async () => {
    await draw()
    expect(await text('.reading .value')).toBe('177.0 cm')
    const { at } = await plotBox()
    await page.mouse.move(...at(0.62, 0.8))
    expect(await heardAt()).toMatch(
      /^11 years \d months, about 14\d\.\d centimetres.*percentile 97: \d+\.\d centi.*percentile 3: \d+\.\d centimetres$/,
    )
    const point =
      await page.evaluate(`(() => { const { x, y, width, height } = part('.picture [data-measurement-index="3"]').getBoundingClientRect()
      return [x + width / 2, y + height / 2] })()`)
    await page.mouse.move(...(point as [number, number]))
    expect(await heardAt()).toMatch(/^\d+ \w+ \d{4}, .* centimetres, SDS (minus|plus) /)
    await page.mouse.click(...(point as [number, number]))
    expect(await events()).toEqual([['pointselect', expect.objectContaining({ measurementIndex: 3 })]])
    await page.mouse.move(5, 5)
    expect(await text('.reading .value')).toBe(`${(jakob.measurements?.[3]?.sizeCm ?? 0).toFixed(1)} cm`)
  })

  it('is read by touch', async () => {
    await draw(jakob, 'Height', { viewport: { width: 390, height: 844 }, hasTouch: true })
    const { at } = await plotBox()
    await page.touchscreen.tap(...at(0.5, 0.9))
    expect(await heardAt()).toMatch(/^\d+ years \d+ months/)
    const boxOf = (part: string) =>
      page.evaluate(`part('${part}').getBoundingClientRect().toJSON()`) as Promise<{ top: number; bottom: number }>
    const [reading, stage] = [await boxOf('.read'), await boxOf('.stage')]
    expect(reading.bottom).toBeLessThanOrEqual(stage.top)
    expect(stage.bottom).toBeLessThan(844)
    await page.evaluate('scrollTo(0, 300)')
    expect((await boxOf('.read')).top).toBeGreaterThanOrEqual(0)
  })

  it('is read and zoomed by keys alone', async () => {
    await draw()
    await press('Home')
    expect(await heardAt()).toMatch(/^28 February 2009, birth, 51\.0 centimetres/)
    await press('PageDown', 'PageDown')
    expect(await heardAt()).toContain('2 March 2010, 12.1 months, 76.0 centimetres')
    await press('ArrowRight')
    expect(await heardAt()).toContain(', about ')
    const whole = await section()
    await press('+', '+', '+')
    const zoomed = await section()
    expect(zoomed[1] - zoomed[0]).toBeLessThan(0.5 * (whole[1] - whole[0]))
    await press('Shift+ArrowRight')
    expect((await section())[0]).toBeGreaterThan(zoomed[0])
    expect(await text('[role=status].unseen')).toMatch(/^Section: \d+\.\d months to \d+ years( \d+ months?)?$/)
    await press('ArrowLeft')
    expect(await text('[role=status].unseen')).toBe('')
    await press('0')
    expect(await section()).toEqual(whole)
    await press('l')
    expect(await heardAt()).toContain('plus 2 SD')
    await press('Enter')
    expect((await events()).at(-1)?.[0]).toBe('pointselect')
  })

  it('zooms by wheel about the pointer once it has the focus, and leaves the page its wheel before', async () => {
    await draw(hanna)
    const whole = await section()
    const { at } = await plotBox()
    await page.mouse.move(...at(0.5))
    await page.mouse.wheel(0, -300)
    expect(await section()).toEqual(whole)
    expect(await page.evaluate("part('.hint').hidden")).toBe(false)
    await page.evaluate("part('.ruler').focus()")
    for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, -300)
    await expect.poll(async () => ((await section())[1] - (await section())[0]) * 365.25).toBeCloseTo(14)
    const [from, to] = await section()
    const middle = whole[0] + 0.5 * (whole[1] - whole[0])
    expect((from + to) / 2).toBeGreaterThan(middle - 0.5)
    expect((from + to) / 2).toBeLessThan(middle + 0.5)
    expect(await events()).toContainEqual(['rangechange', { from, to, unit: 'years' }])
  })

  it('pans by dragging, without selecting', async () => {
    await draw(hanna)
    await press('+', '+')
    const before = await section()
    const { at } = await plotBox()
    await page.mouse.move(...at(0.6))
    await page.mouse.down()
    await page.mouse.move(...at(0.3), { steps: 5 })
    await page.mouse.up()
    expect((await section())[0]).toBeGreaterThan(before[0] + 0.2 * (before[1] - before[0]))
    expect((await events()).map(([type]) => type)).not.toContain('pointselect')
  })

  it('zooms by pinching', async () => {
    await draw(hanna, 'Height', { viewport: { width: 390, height: 844 }, hasTouch: true })
    const before = await section()
    const { at } = await plotBox()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: across.map((share, id) => ({ x: at(share)[0], y: at(share)[1], id })),
      })
    await touch('touchStart', 0.45, 0.55)
    for (const spread of [0.1, 0.15, 0.2, 0.25]) await touch('touchMove', 0.5 - spread, 0.5 + spread)
    await touch('touchEnd')
    const after = await section()
    expect(after[1] - after[0]).toBeLessThan(0.5 * (before[1] - before[0]))
  })

  it('chooses the section with two handles', async () => {
    await draw(hanna)
    await page.evaluate(
      `(() => { const from = part('[data-end=from]'); from.value = 500; from.dispatchEvent(new Event('input')) })()`,
    )
    const [from, to] = await section()
    expect(from).toBeCloseTo(9.5)
    expect(to).toBeGreaterThan(10)
    await page.evaluate('chart.showSection(2, 4)')
    expect(await section()).toEqual([2, 4])
  })

  it.each([320, 1280])(
    'keeps its two handles apart in the shortest section, each to be grasped (%i px)',
    async (width) => {
      await draw(hanna, 'Height', { viewport: { width, height: 1400 } })
      await page.evaluate('chart.showSection(5, 5.01)')
      const short = await section()
      const bar = await page.locator('auxology-chart .range').boundingBox()
      const pane = await page.locator('auxology-chart .range .window').boundingBox()
      if (bar === null || pane === null) throw new Error('no bar')
      const drag = async (x: number, by: number) => {
        await page.mouse.move(x, bar.y + bar.height / 2)
        await page.mouse.down()
        await page.mouse.move(x + by, bar.y + bar.height / 2, { steps: 4 })
        await page.mouse.up()
        return section()
      }
      const earlier = await drag(pane.x - 12, -40)
      expect(earlier[0]).toBeLessThan(short[0] - 0.3)
      expect(earlier[1]).toBeCloseTo(short[1])
      const later = await drag(pane.x + pane.width + 12, 40)
      expect(later[0]).toBeCloseTo(earlier[0])
      expect(later[1]).toBeGreaterThan(short[1] + 0.3)
    },
  )

  it('is framed where there is no chart, and prints its table whole', async () => {
    await open()
    await define()
    await page.evaluate('chart.patient = {}; undefined')
    await frame()
    expect(await page.evaluate("getComputedStyle(part('.error')).borderStyle")).toBe('solid')
    await page.setViewportSize({ width: 700, height: 900 })
    await showInElement(page, { patient: emil, request: { type: 'Height' }, options })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate("part('.notes details').open = true")
    expect(await page.evaluate("part('.notes table').getBoundingClientRect().right")).toBeLessThanOrEqual(700)
  })

  it('switches lines, ages and references', async () => {
    await draw(emil, 'Weight')
    expect(await heardAt()).toContain('corrected 4.7 months')
    await click('ages:chronological')
    expect(await heardAt()).not.toContain('corrected')
    await click('lines:sds')
    expect(await heardAt()).toContain('plus 2 SD: 10.44 kilograms')
    expect(
      await page.evaluate(
        `[...chart.shadowRoot.querySelectorAll('[aria-pressed=true]')].map((each) => each.textContent)`,
      ),
    ).toEqual(['SDS', 'Chronological'])
    await showInElement(page, { patient: jakob, request: { type: 'Height' } })
    await frame()
    await page.evaluate(
      `(() => { const select = part('select'); select.value = 0; select.dispatchEvent(new Event('change')) })()`,
    )
    await frame()
    expect(await text('.reading thead')).toBe('LineWHO, KiGGSWHO')
    expect(await text('.key')).toBe('WHO 2006, WHO 2007: P3, P50, P97')
    expect(await page.evaluate("part('.overlay').querySelectorAll('.other').length")).toBeGreaterThan(2)
  })

  it('keeps what a reader chose when a host sets the same again, or adds a measurement', async () => {
    await draw()
    await page.evaluate('chart.showSection(2, 10)')
    await click('lines:sds')
    await frame()
    await page.evaluate("part('.picture').dataset.mark = 'kept'; chart.request = { type: 'Height' }; undefined")
    await frame()
    expect(await page.evaluate("part('.picture').dataset.mark")).toBe('kept')
    const measurements = [...(jakob.measurements ?? []), { date: '2025-07-01', sizeCm: 178.5 }]
    await page.evaluate(`chart.patient = ${JSON.stringify({ ...jakob, measurements })}; undefined`)
    await frame()
    expect(await section()).toEqual([2, 10])
    expect(await text('.head .latest')).toContain('178.5 cm')
    expect(await heardAt()).toContain('Median')
    await page.evaluate("chart.request = { type: 'Weight' }; undefined")
    await frame()
    expect((await section())[1]).toBe(19)
  })

  it('draws a supposed visit hollow, scores it, and forgets it', async () => {
    await draw()
    await click('whatif')
    await page.locator('auxology-chart [name=date]').fill('2026-03-10')
    await page.locator('auxology-chart [name=sizeCm]').fill('179')
    await page.locator('auxology-chart [name=sizeFatherCm]').fill('190')
    await frame()
    expect(await text('.outcome')).toMatch(
      /10 Mar 2026 · 179\.0 cm · SDS .* not measuredTarget height .* not measured$/,
    )
    expect(await page.evaluate("getComputedStyle(part('circle.supposed')).strokeDasharray")).not.toBe('none')
    expect(await text('.overlay')).toContain('not measured')
    expect(await text('.head .latest')).toContain('177.0 cm')
    await page.locator('auxology-chart [name=sizeCm]').fill('219')
    await frame()
    expect(await page.evaluate("part('circle.supposed').cy.baseVal.value > part('.ruler').offsetTop")).toBe(true)
    await click('whatif:clear')
    await frame()
    expect(await page.evaluate("part('circle.supposed')")).toBeNull()
  })

  it('copies the whole chart as SVG and PNG, without what is supposed, and saves it where it can’t', async () => {
    await draw(jakob, 'Height')
    await page.evaluate(`window.ClipboardItem = class { constructor(types) { this.types = types } }
      Object.defineProperty(navigator, 'clipboard', { value: {
        writeText: async (text) => { window.copied = text },
        write: async ([item]) => { window.picture = await item.types['image/png'] },
      } })`)
    await click('copy:svg')
    await expect.poll(() => page.evaluate('window.copied?.slice(0, 4)')).toBe('<svg')
    const svg = (await page.evaluate('copied')) as string
    expect(svg).toContain('Jakob Größing')
    expect(svg).not.toContain('var(')
    await click('copy:png')
    await expect.poll(() => page.evaluate('window.picture?.size > 20000')).toBe(true)
    expect(await text('[role=status].unseen')).toBe('Copied.')
    expect(await page.locator('auxology-chart .hint').textContent()).toBe('Copied.')
    expect(await text('.menu')).toContain('without comparison, without “what if”')
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    const saved = page.waitForEvent('download')
    await click('copy:svg')
    expect((await saved).suggestedFilename()).toBe('chart.svg')
  })

  it('prints the whole chart alone, and fills the screen', async () => {
    await draw()
    await page.evaluate(`document.body.append = (frame) => {
        Element.prototype.append.call(document.body, frame)
        frame.contentWindow.print = () => { window.printed = frame.contentDocument.querySelector('title').textContent }
      }
      chart.requestFullscreen = async () => { window.filled = true }`)
    await click('print')
    expect(await page.evaluate('printed')).toBe('Growth chart: height, boys. Jakob Größing')
    await click('fullscreen')
    expect(await page.evaluate('filled')).toBe(true)
    await page.evaluate('chart.requestFullscreen = () => Promise.reject(new Error())')
    await click('fullscreen')
    await expect.poll(() => text('[role=status].unseen')).toBe('This browser or page does not allow it.')
  })

  it('submits no form around it', async () => {
    await open('<form><auxology-chart></auxology-chart></form>')
    await define()
    await showInElement(page, { patient: jakob, options })
    for (const action of ['zoom:in', 'lines:sds', 'whatif', 'whatif:clear']) await click(action)
    await page.locator('auxology-chart [name=sizeCm]').press('Enter')
    expect((await events()).map(([type]) => type)).not.toContain('submit')
  })

  it('shows under a strict policy, and breaks none', async () => {
    const policy = "default-src 'none'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'"
    await open(undefined, {}, `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    const session = await page.context().newCDPSession(page)
    // Scripts of the debugger don't belong to the page.
    await session.send('Runtime.evaluate', { expression: `${script};auxology.defineChartElement()` })
    await showInElement(page, { patient: jakob, options })
    expect(
      await page.evaluate(
        "getComputedStyle(document.querySelector('auxology-chart').shadowRoot.querySelector('.body')).display",
      ),
    ).toBe('grid')
    expect(heard).toEqual([])
  })

  it('shows what a server sent before any script, and takes over in its place', async () => {
    await open(chartElementHtml(jakob, { type: 'Height' }, options))
    await page.evaluate(
      `var before = document.querySelector('auxology-chart').shadowRoot.querySelector('.picture svg').getBoundingClientRect().toJSON()`,
    )
    expect(
      await page.evaluate("document.querySelector('auxology-chart').shadowRoot.querySelector('.title').textContent"),
    ).toBe('Height · Boys')
    await define()
    const after = await page.evaluate("part('.picture svg').getBoundingClientRect().toJSON()")
    expect(after).toEqual(await page.evaluate('before'))
    expect(await text('.reading .value')).toBe('177.0 cm')
    expect(await page.evaluate("part('style')")).toBeNull()
  })

  it('works several times on a page, each with its own section and events', async () => {
    await open('<auxology-chart></auxology-chart><auxology-chart></auxology-chart>')
    await define()
    await page.evaluate(
      `for (const each of document.querySelectorAll('auxology-chart')) each.patient = ${JSON.stringify(jakob)}; undefined`,
    )
    await frame()
    await page.evaluate('chart.showSection(2, 4)')
    await frame()
    const shown = await page.evaluate(
      `[...document.querySelectorAll('auxology-chart')].map((each) => each.shadowRoot.querySelector('.ruler').getAttribute('aria-valuemax'))`,
    )
    expect(shown).toEqual(['4', '19'])
    await page.evaluate("chart.remove(); document.querySelector('main').append(chart)")
    await frame()
    expect(await text('.title')).toContain('Jungen')
  })

  describe.each([
    ['a boy', jakob, 'Height'],
    ['a girl with Turner syndrome', mira, 'HeightWithTurnerSyndrome'],
    ['a child born preterm', emil, 'Weight'],
  ] as const)('of %s', (_, patient, type) => {
    it.each([
      ['light', 1280],
      ['dark', 390],
      ['light', 320],
    ] as const)('has no barrier, and never scrolls sideways (%s, %i px)', async (colorScheme, width) => {
      await draw(patient, type, { colorScheme, viewport: { width, height: 844 } })
      await click('whatif')
      await page.evaluate("part('details.more').open = true; part('.notes details').open = true")
      await frame()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      await page.evaluate(axe)
      const { violations, passes } = (await page.evaluate('axe.run()')) as AxeResults
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))).toEqual([])
      expect(passes.map(({ id }) => id)).toContain('color-contrast')
    })
  })
})
