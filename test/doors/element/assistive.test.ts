import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumOptions } from '../../../scripts/chromium.mjs'
import { elementScript, showInElement } from '../../../scripts/element-page.js'
import { chartSummary } from '../../../src/index.js'
import { hanna, jakob } from '../../fixtures/children.js'

const options = { today: '2025-07-20', locale: 'en' } as const

/** A node of the tree that assistive technology reads. */
interface HeardNode {
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
}

describe('<auxology-chart>, without a mouse or a picture', () => {
  let browser: Browser
  let script: string
  let page: Page

  beforeAll(async () => {
    script = await elementScript()
    browser = await chromium.launch(chromiumOptions)
  }, 60_000)
  afterAll(() => browser?.close())
  afterEach(() => page?.context().close())

  async function draw(context: BrowserContextOptions = {}, patient: object = jakob) {
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, ...context })).newPage()
    await page.setContent(
      '<!doctype html><html lang="en"><head><title>Chart</title></head><body><main><h1>Chart</h1>' +
        '<button id="before">Before</button><auxology-chart></auxology-chart><button id="after">After</button></main></body></html>',
    )
    await page.evaluate(`${script};auxology.defineChartElement()
      var part = (selector) => document.querySelector('auxology-chart').shadowRoot.querySelector(selector)`)
    await showInElement(page, { patient, request: { type: 'Height' }, options })
  }

  async function heardNodes(): Promise<readonly HeardNode[]> {
    const session: CDPSession = await page.context().newCDPSession(page)
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly HeardNode[] }
    return nodes.filter(({ ignored }) => !ignored)
  }

  /** What has the focus: the name that is heard, or a text. */
  const focused = () =>
    page.evaluate(`(() => {
      let at = document.activeElement
      while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
      return at.getAttribute('aria-label') || at.id || at.textContent
    })()`) as Promise<string>

  const path = [
    ...[
      'before',
      'Percentiles',
      'SDS',
      'Zoom out',
      'Zoom in',
      'Child',
      'All ages',
      'Compare with',
      'What if …',
      'More',
    ],
    ...['Read the chart: Age', 'Start of the section', 'End of the section', 'Measurements', 'after'],
  ]

  it('is passed through by Tab in the order of reading, forwards and back, and lets the focus go', async () => {
    await draw()
    await page.focus('#before')
    const forwards = [await focused()]
    for (let i = 1; i < path.length; i++) {
      await page.keyboard.press('Tab')
      forwards.push(await focused())
    }
    const backwards = [await focused()]
    for (let i = 1; i < path.length; i++) {
      await page.keyboard.press('Shift+Tab')
      backwards.push(await focused())
    }
    expect(backwards.reverse()).toEqual(forwards)
    expect(forwards).toEqual(path.map((name) => expect.stringContaining(name)))
  })

  it('gives everything a role and a name, and its picture the summary', async () => {
    await draw()
    const heard = await heardNodes()
    const named = (role: string) => heard.filter((node) => node.role?.value === role).map(({ name }) => name?.value)
    for (const role of ['button', 'slider', 'combobox', 'toolbar', 'image', 'table']) {
      expect(named(role).length, role).toBeGreaterThan(0)
      expect(
        named(role).filter((name) => name === undefined || name === ''),
        role,
      ).toEqual(role === 'table' ? [''] : [])
    }
    expect(named('group')).toEqual(expect.arrayContaining(['Growth chart: height, boys.', 'Lines', 'Section']))
    const words = (text = '') => text.replace(/[\s.]+/g, ' ')
    expect(named('image').map(words)).toEqual([words(await chartSummary(jakob, { type: 'Height' }, options))])
  })

  it('says what was chosen, by click and by key, in words', async () => {
    await draw()
    await page.evaluate("part('.ruler').focus()")
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    const said = () => page.evaluate("part('[role=status].unseen').textContent") as Promise<string>
    expect(await said()).toMatch(/^28 February 2009, birth, 51\.0 centimetres, SDS minus 0\.\d\d by Niklasson 2008/)
    await page.keyboard.press('PageDown')
    expect(await said()).toBe('')
    const { x = 0, y = 0 } = (await page.locator('auxology-chart .ring').last().boundingBox()) ?? {}
    await page.mouse.click(x + 9, y + 9)
    await expect.poll(said).toMatch(/centimetres, SDS (minus|plus) /)
    expect(await page.evaluate("part('.ruler').getAttribute('aria-valuetext')")).not.toMatch(/[−+±≈·]/)
  })

  it.each([
    ['spaced as WCAG 1.4.12 allows', 'line-height:1.5;letter-spacing:.12em;word-spacing:.16em'],
    ['of twice the size', 'zoom:2'],
  ])('loses nothing at 400 % (320 pixels), with text %s', async (_, style) => {
    await draw({ viewport: { width: style.startsWith('zoom') ? 640 : 320, height: 640 } })
    await page.evaluate(`document.querySelector('auxology-chart').style.cssText = '${style}'`)
    await page.evaluate('new Promise((done) => setTimeout(done, 400))')
    const [wide, room] = (await page.evaluate(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    )) as [number, number]
    expect(wide).toBeLessThanOrEqual(room)
    const cut = await page.evaluate(`[...part('.chart').querySelectorAll('button, p, summary, legend, th, td')]
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1
        && !each.closest('.unseen, .scroll, svg') && getComputedStyle(each).display !== 'inline')
      .map((each) => each.textContent)`)
    expect(cut).toEqual([])
  })

  it('moves nothing by itself, and where less motion is asked for nothing at all', async () => {
    await draw({ reducedMotion: 'reduce' }, hanna)
    await page.evaluate('part(\'[data-action="zoom:child"]\').click()')
    await page.evaluate('part(\'[data-action="lines:sds"]\').click()')
    expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    const timed = await page.evaluate(`[...part('.chart').querySelectorAll('*')].filter((each) => {
      const { transitionDuration, animationName } = getComputedStyle(each)
      return transitionDuration !== '0s' || animationName !== 'none'
    }).length`)
    expect(timed).toBe(0)
  })

  it.each(['light', 'dark'] as const)(
    'shows switches, section and focus in forced colours (%s)',
    async (colorScheme) => {
      await draw({ forcedColors: 'active', colorScheme })
      await page.evaluate("part('.ruler').focus({ focusVisible: true })")
      const colours = (await page.evaluate(`(() => {
      const of = (node, name, pseudo) => getComputedStyle(node, pseudo)[name]
      const pressed = part('[aria-pressed=true]'), other = part('[aria-pressed=false]')
      return {
        page: of(document.body, 'backgroundColor'),
        pressed: of(pressed, 'backgroundColor'), other: of(other, 'backgroundColor'),
        bar: of(part('.range'), 'backgroundColor', '::before'), section: of(part('.window'), 'backgroundColor'),
        outline: of(part('.ruler'), 'outlineStyle'),
      }
    })()`)) as Record<string, string>
      expect(colours['pressed']).not.toBe(colours['other'])
      expect(new Set([colours['page'], colours['bar'], colours['section']]).size).toBe(3)
      expect(colours['outline']).toBe('solid')
    },
  )
})
