import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../chromium.mjs'

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const mediaTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
}

/** Opens the bundle of test/consumers/browser under a strict content security policy and checks its results. */
export async function tryInBrowser(folder) {
  // The chart's page states its own policy.
  const pages = new Map()
  const server = createServer((request, response) => {
    const page = pages.get(request.url)
    if (page === undefined) answer(folder, request, response)
    else response.writeHead(200, { 'Content-Type': mediaTypes['.html'] }).end(page)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  let browser
  try {
    browser = await chromium.launch(chromiumOptions)
    const page = await browser.newPage()
    const complaints = []
    const loaded = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => loaded.push(new URL(request.url())))
    const address = `http://127.0.0.1:${server.address().port}`
    await page.goto(address)
    const results = await page.evaluate(() => globalThis.results)
    assert.equal(results.error, undefined, results.error)
    pages.set('/chart', results.html)
    await page.goto(`${address}/chart`)
    const html = {
      tables: await page.locator('table').count(),
      scripts: await page.locator('script:not([type="application/json"])').count(),
    }
    assert.deepEqual([...results.violations, ...complaints], [], 'the content security policy, or the console')
    const elsewhere = loaded.filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== address)
    assert.deepEqual(elsewhere.map(String), [], 'the page loads external resources')
    return checkResults({ ...results, html })
  } finally {
    await browser?.close()
    server.close()
    server.closeAllConnections()
  }
}

function answer(folder, request, response) {
  const path = request.url === '/' ? '/index.html' : new URL(request.url, 'http://localhost').pathname
  try {
    const body = readFileSync(join(folder, path))
    response.writeHead(200, { 'Content-Type': mediaTypes[extname(path)], 'Content-Security-Policy': policy }).end(body)
  } catch {
    response.writeHead(404).end()
  }
}

function checkResults({ score, target, messages, svg, html, csv, missing, png, jpg, pdf }) {
  assert.ok(Math.abs(score + 0.53) < 0.01, `score ${score}`)
  assert.deepEqual([target, messages], [181, 0])
  assert.equal(svg.role, 'img')
  assert.ok(svg.height > 500 && svg.image === 1000, `Svg ${JSON.stringify(svg)}`)
  assert.ok(html.tables > 0 && html.scripts === 0, `Html ${JSON.stringify(html)}`)
  assert.ok(csv > 100, `Csv has ${csv} lines`)
  assert.equal(missing, 'missing_package', 'Png without the option resvg')
  for (const picture of [png, jpg]) {
    assert.deepEqual([picture.width, picture.height], [1000, 1000])
    assert.ok(picture.colours > 50, `${picture.colours} colours`)
  }
  const [start, pages, pagesAndData] = pdf
  assert.equal(start, '%PDF-')
  assert.ok(pages > 20_000 && pagesAndData > pages, `Pdf has ${pages} bytes, PdfAndData ${pagesAndData}`)
  return [
    `under ${policy}`,
    'calculates, checks, draws Svg (as markup and as an image), Html, Csv, Png, Jpg, Pdf, PdfAndData',
  ]
}
