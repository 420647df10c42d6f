import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../chromium.mjs'

const mediaTypes = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript' }

/** Opens pages of a folder, or of a server, in Chromium; `pages` are more of them, by their paths. */
export async function inChromium(folder, pages, use) {
  const server = createServer(({ url }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    try {
      const body = pages[path] ?? readFileSync(join(folder, path))
      response.writeHead(200, { 'Content-Type': mediaTypes[extname(path)] ?? 'text/plain' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const browser = await chromium.launch(chromiumOptions)
  try {
    return await use((path) => visit(browser, new URL(path, `http://127.0.0.1:${server.address().port}`)))
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

/** What a page left in `results`, and how much script it had loaded by then, kB gzip. */
async function visit(browser, address) {
  const page = await browser.newPage()
  const complaints = []
  const scripts = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname)) scripts.push(response.body())
  })
  await page.goto(String(address))
  await page
    .waitForFunction(() => globalThis.results !== undefined, undefined, { timeout: 30_000 })
    .catch((error) => {
      throw new Error(`${address} leaves no results: ${complaints.join('; ') || error}`)
    })
  const results = await page.evaluate(() => globalThis.results)
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  await page.close()
  const told = complaints.filter((text) => !text.includes('favicon') && !text.includes('404'))
  if (told.length > 0) throw new Error(`${address}: ${told.join('; ')}`)
  return { results, kilobytes: bytes / 1000 }
}
