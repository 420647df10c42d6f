import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumOptions } from '../../scripts/chromium.mjs'

const examples = join(import.meta.dirname, '../../examples/element')
const mediaTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

describe.each(['plain', 'react', 'vue', 'svelte', 'angular'])('examples/element/%s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), `auxology-${name}-`))
  let browser: Browser
  beforeAll(async () => {
    const configFile = join(examples, name, 'vite.config.ts')
    await build({
      root: join(examples, name),
      configFile: existsSync(configFile) && configFile,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, target: 'es2022', minify: false },
    })
    browser = await chromium.launch(chromiumOptions)
    // Building and a first launch, where other suites build too.
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })

  it('shows a chart, and hears which measurement a reader selects', async () => {
    const page = await browser.newPage()
    const heard: string[] = []
    page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => heard.push(String(error)))
    await page.route('http://example.test/**', (route) => {
      const path = new URL(route.request().url()).pathname
      const file = join(folder, path === '/' ? 'index.html' : path)
      return existsSync(file)
        ? route.fulfill({ contentType: mediaTypes[extname(file)] ?? 'text/plain', body: readFileSync(file) })
        : route.fulfill({ status: 204 })
    })
    await page.goto('http://example.test/')
    await page.waitForFunction("document.querySelector('auxology-chart')?.shadowRoot?.querySelector('.overlay .hair')")
    expect(await page.locator('auxology-chart .title').textContent()).toBe('Height · Boys')
    await page.locator('auxology-chart .ruler').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#selected').textContent()).toBe('2019-03-04: 96.5 cm')
    expect(heard.filter((text) => !text.startsWith('info') && !text.startsWith('log'))).toEqual([])
  })
})
