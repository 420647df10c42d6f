import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type OpenedPage, siteBrowser } from './open-page.js'

/** The distances of WCAG 1.4.12. */
const spaced = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}')
  document.adoptedStyleSheets = [sheet]
})()`

describe('the playground, without a mouse or a picture', () => {
  const openInBrowser = siteBrowser()
  let opened: OpenedPage
  let page: Page

  async function open(context?: BrowserContextOptions) {
    opened = await openInBrowser('index.html', context)
    page = opened.page
  }

  it('lets the focus through from the first link to the last, forwards, and sees it everywhere', async () => {
    await open()
    const visited: string[] = []
    const hidden: string[] = []
    // After the last link the focus begins anew; a field for a date takes several presses.
    for (let i = 0; i < 400; i++) {
      await page.keyboard.press('Tab')
      const at = (await page.evaluate(`(() => {
        let at = document.activeElement
        while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
        if (at === document.body) return null
        at.dataset.visited = Number(at.dataset.visited ?? 0) + 1
        const box = at.getBoundingClientRect()
        return { name: at.className + '#' + at.id + ' ' + at.tagName + ' ' + at.textContent.slice(0, 30), times: Number(at.dataset.visited),
          isSeen: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight, outline: getComputedStyle(at).outlineStyle }
      })()`)) as { name: string; times: number; isSeen: boolean; outline: string } | null
      if (at === null || (at.times > 1 && at.name === visited[0])) break
      if (at.times > 1) continue
      visited.push(at.name)
      if (!at.isSeen) hidden.push(at.name)
    }
    expect(visited.length).toBeGreaterThan(40)
    expect(visited.length).toBeLessThan(400)
    expect(visited[0]).toContain('skip')
    expect(visited.some((name) => name.includes('ruler'))).toBe(true)
    expect(hidden).toEqual([])
  })

  it.each(['de-DE', 'en-GB'])('names every control (%s)', async (locale) => {
    await open({ locale })
    await page.locator('#form details').evaluateAll((all) => all.map((details) => details.setAttribute('open', '')))
    const session = await page.context().newCDPSession(page)
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: readonly { ignored: boolean; role?: { value: string }; name?: { value: string } }[]
    }
    const roles = [
      'button',
      'link',
      'textbox',
      'combobox',
      'checkbox',
      'radio',
      'slider',
      'tab',
      'tabpanel',
      'Date',
      'image',
    ]
    const heard = nodes.filter(({ ignored, role }) => !ignored && roles.includes(role?.value ?? ''))
    expect(heard.length).toBeGreaterThan(60)
    expect(heard.filter(({ name }) => (name?.value ?? '').trim() === '')).toEqual([])
    expect(nodes.some(({ role, ignored }) => !ignored && role?.value === 'main')).toBe(true)
  })

  it.each([
    ['de-DE', 'light'],
    ['en-GB', 'dark'],
  ] as const)('loses nothing at 400 % (320 pixels): %s, %s', async (locale, colorScheme) => {
    await open({ locale, colorScheme, viewport: { width: 320, height: 256 } })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    await page.evaluate(spaced)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    expect(await opened.barriers()).toEqual([])
  })

  it('keeps its controls in forced colours, and moves nothing where less motion is asked for', async () => {
    await open({ forcedColors: 'active', reducedMotion: 'reduce' })
    expect(await opened.barriers()).toEqual([])
    expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe('auto')
    const borders =
      (await page.evaluate(`[...document.querySelectorAll('#form input, #form select, button:not([role=tab])')]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).borderStyle === 'none').map((each) => each.outerHTML.slice(0, 120))`)) as string[]
    expect(borders).toEqual([])
    const chosen = '.tabs [aria-selected=true]'
    expect(await page.evaluate(`getComputedStyle(document.querySelector('${chosen}')).borderBottomStyle`)).toBe('solid')
  })
})
