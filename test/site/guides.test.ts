import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type OpenedPage, site, siteBrowser } from './open-page.js'

const ownPages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !file.startsWith('api'),
)

describe('the guides, opened from its folder', () => {
  const openInBrowser = siteBrowser()
  let opened: OpenedPage
  let page: Page

  async function open(path: string, context?: BrowserContextOptions) {
    opened = await openInBrowser(path, context)
    page = opened.page
  }
  const textOf = (selector: string) => opened.textOf(selector)
  const barriers = () => opened.barriers()

  it('finds a guide, by the keyboard too', async () => {
    await open('docs/index.html')
    await page.fill('#search', 'corrected age')
    await page.waitForSelector('#found a')
    expect(await textOf('#found')).toContain('Corrected age')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\.html/)
    await page.fill('#search', 'zzzzqqq')
    await expect.poll(() => textOf('#found')).toContain('No guide')
  })

  const live = ownPages.filter((each) => readFileSync(join(site, each), 'utf8').includes('class="run"'))

  it('runs the snippets of the guides', async () => {
    let run = 0
    for (const path of live) {
      await open(path)
      for (const button of await page.locator('.run button').all()) {
        await button.click()
        const output = button.locator('xpath=../output')
        await expect.poll(() => output.evaluate((each) => each.childNodes.length), { message: path }).toBeGreaterThan(0)
        expect(await output.getAttribute('data-failed'), `${path}: ${await output.textContent()}`).toBeNull()
        run++
      }
      expect(opened.heard, path).toEqual([])
      if (path !== live.at(-1)) await opened.close()
    }
    expect(run).toBeGreaterThan(15)
  })

  it.each([
    ['docs/record-vendor.html', 390, 'dark'],
    ['docs/element.html', 1280, 'light'],
    ['docs/plausibility.html', 390, 'light'],
    ['docs/gallery/index.html', 768, 'light'],
    ['docs/references/index.html', 1280, 'dark'],
    ['examples/element/plain/main.ts.html', 390, 'light'],
  ] as const)('has guides without a barrier: %s', async (path, width, colorScheme) => {
    await open(path, { viewport: { width, height: 844 }, colorScheme })
    expect(await barriers()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  })
})
