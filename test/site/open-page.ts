import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumOptions } from '../../scripts/chromium.mjs'

/** The built site. */
export const site: string = join(import.meta.dirname, '../../site')

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A page of the site, opened from its folder, with all that the browser had to say about it. */
export interface OpenedPage {
  readonly page: Page
  /** Messages of the console, errors, and requests to elsewhere. */
  readonly heard: readonly string[]
  /** What axe finds. */
  readonly barriers: () => Promise<readonly string[]>
  readonly textOf: (selector: string) => Promise<string>
  readonly close: () => Promise<void>
}

/**
 * The browser of a group of tests: it opens pages of the site, of which the last is closed after each test, and must
 * have had nothing to say.
 */
export function siteBrowser(): (path: string, context?: BrowserContextOptions) => Promise<OpenedPage> {
  let browser: Browser
  let opened: OpenedPage | undefined
  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions)
  }, 60_000)
  afterAll(() => browser?.close())
  afterEach(async () => {
    expect(opened?.heard).toEqual([])
    await opened?.close()
  })
  return async (path, context) => {
    opened = await openPage(browser, path, context)
    return opened
  }
}

/** Opens a page as a file; the playground once it has shown all. */
async function openPage(browser: Browser, path: string, context: BrowserContextOptions = {}): Promise<OpenedPage> {
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE', ...context })
  ).newPage()
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) heard.push(request.url())
  })
  const [file = '', fragment] = path.split('#')
  await page.goto(`${pathToFileURL(join(site, file)).href}${fragment === undefined ? '' : `#${fragment}`}`)
  if (file === 'index.html') await page.waitForSelector('html[data-ready]', { state: 'attached' })
  return {
    page,
    heard,
    barriers: async () => {
      await page.evaluate(axe)
      const { violations } = (await page.evaluate('axe.run({ preload: false })')) as AxeResults
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    },
    textOf: async (selector) => (await page.locator(selector).allInnerTexts()).join(' '),
    close: () => page.context().close(),
  }
}
