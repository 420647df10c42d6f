import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { type FhirServer, startHapi } from '../../scripts/smart/hapi-server.js'
import { type RecordSystem, serveApp, startRecordSystem } from '../../scripts/smart/record-system.js'
import { createHandler } from '../../src/doors/http/index.js'
import { children } from './children-on-server.js'

const root = join(import.meta.dirname, '../..')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Where pictures of the page are left for a reader, if anywhere. */
const pictures = process.env['SMART_PICTURES']

const folder = mkdtempSync(join(tmpdir(), 'auxology-smart-'))
let hapi: FhirServer
let system: RecordSystem
let app: ReturnType<typeof serveApp>
let browser: Browser
let page: Page
let heard: string[]

beforeAll(async () => {
  const buildApp = build({
    root: join(root, 'examples/smart'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', minify: false },
  })
  ;[hapi, browser] = await Promise.all([startHapi(), chromium.launch(chromiumOptions), buildApp])
  system = await startRecordSystem(hapi.url, () => [app.url])
  app = serveApp(folder, () => ({
    clientId: system.clientId,
    servers: [{ name: 'Kinderklinik Musterstadt', url: system.fhir }],
  }))
  const stored = await fetch(hapi.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/fhir+json' },
    body: JSON.stringify(children),
  })
  expect(stored.status, await stored.text()).toBe(200)
}, 300_000)

afterAll(async () => {
  await browser?.close()
  app?.stop()
  system?.stop()
  hapi?.stop()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(() => page?.context().close())

async function open(url: string, context: BrowserContextOptions = {}): Promise<void> {
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 960 }, locale: 'de-DE', ...context })
  ).newPage()
  heard = []
  page.on('console', (message) => heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('request', (request) => {
    const known = [app.url, new URL(system.fhir).origin, 'blob:', 'data:']
    if (!known.some((start) => request.url().startsWith(start))) heard.push(request.url())
  })
  await page.goto(url)
}

const launch = (
  patient = 'lea',
  more: Parameters<RecordSystem['launch']>[2] = {},
  context: BrowserContextOptions = {},
) => open(system.launch(app.url, patient, more), context)

async function chartDrawn(): Promise<void> {
  await page.locator('auxology-chart .overlay .hair').first().waitFor({ state: 'attached' })
}

async function picture(name: string): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true })
}

/** Evaluates in the page without its policy having a say, which stays in force for the page itself. */
async function inPage<Value>(expression: string): Promise<Value> {
  const session = await page.context().newCDPSession(page)
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails !== undefined) throw new Error(`${exceptionDetails.text} ${result.description}`)
  return result.value as Value
}

async function barriers(): Promise<readonly string[]> {
  await inPage(`${axe};undefined`)
  const violations = await inPage<AxeResults['violations']>('axe.run().then(({ violations }) => violations)')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
}

const text = (selector: string) => page.locator(selector).textContent()

describe('the app, launched from a record', () => {
  it('shows the chart of the child, what to check and what was not used', async () => {
    await launch()
    await chartDrawn()
    expect(await text('#banner')).toMatch(/Beispiel, Lea\s*Mädchen · geboren 05\.03\.2018/)
    expect(await text('auxology-chart .title')).toBe('Körpergröße · Mädchen')
    expect(await text('.messages')).toMatch(/05\.03\.2025: Ein Gewicht von 175 kg/)
    expect(await text('footer')).toContain('1 Eintrag nicht verwendet')
    expect(page.url()).toBe(app.url)
    await picture('chart-de')
    expect(await barriers()).toEqual([])
    expect(heard).toEqual([])
    expect(system.refused).toEqual([])
  })

  it('shows the clinic sheet, and speaks English', async () => {
    await launch()
    await chartDrawn()
    await page.click('[data-language="en"]')
    await page.click('[data-view="sheet"]')
    const sheet = page.locator('.sheet svg')
    await sheet.waitFor()
    expect(await sheet.textContent()).toMatch(/Clinic sheet: Height, Girls/)
    expect(await sheet.locator('text').count()).toBeGreaterThan(100)
    expect(await text('.tools')).toContain('Clinic sheet')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await picture('sheet-en')
    expect(await barriers()).toEqual([])
    expect(heard).toEqual([])
  })

  it('reads every page, and draws the chart of the disease', async () => {
    await launch('tom')
    await chartDrawn()
    expect(await page.locator('.tools option').allInnerTexts()).toContain('Körpergröße bei Trisomie 21')
    const points = 'document.querySelector("auxology-chart").patient.measurements.length'
    expect(await inPage(points)).toBe(3)
    expect(await text('footer')).toContain('230 Einträge nicht verwendet')
  })

  it('says what the system did not release, and leaves the name out where the system shows it', async () => {
    await launch('lea', { withheld: ['Condition'], needsBanner: false, mayWrite: false })
    await chartDrawn()
    expect(await text('footer')).toContain('Vom System nicht freigegeben: Condition.')
    expect(await text('#banner')).toBe('Wachstum')
    expect(await page.locator('.tools .primary').count()).toBe(0)
    expect(system.refused).toEqual([expect.stringContaining('/fhir/Condition?')])
  })

  it('stores the scores beside the measurements, which are read as before', async () => {
    await launch()
    await chartDrawn()
    const read = 'JSON.stringify(document.querySelector("auxology-chart").patient)'
    const before = await inPage(read)
    await page.click('.tools .primary')
    await expect.poll(() => text('.tools .primary'), { timeout: 20_000 }).toBe('Steht in der Akte')
    const count = async (search: string) =>
      (
        (await (
          await fetch(`${hapi.url}/${search}&_summary=count`, { headers: { 'Cache-Control': 'no-cache' } })
        ).json()) as { total: number }
      ).total
    expect(await count('DiagnosticReport?subject=Patient/lea')).toBe(1)
    expect(await count('Observation?patient=lea')).toBeGreaterThan(30)
    await page.context().close()
    await launch()
    await chartDrawn()
    expect(await inPage(read)).toBe(before)
  })

  it.each([
    ['a small screen', { viewport: { width: 390, height: 844 } }],
    ['a dark one', { colorScheme: 'dark' as const }],
  ])('fits %s', async (name, context) => {
    await launch('lea', {}, context)
    await chartDrawn()
    expect(await inPage('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await picture(name.replaceAll(' ', '-'))
    expect(await barriers()).toEqual([])
  })
})

describe('the app by itself', () => {
  it('leads to the system, where a child is chosen', async () => {
    await open(app.url)
    await page.waitForSelector('.connect button')
    await picture('start-de')
    expect(await barriers()).toEqual([])
    await page.click('.connect button')
    await page.click('text=tom')
    await chartDrawn()
    expect(await text('#banner')).toContain('Muster, Tom')
    expect(heard).toEqual([])
  })

  it('takes no launch from a system that is not registered', async () => {
    await open(`${app.url}?iss=https://evil.example/fhir&launch=1`)
    expect(await text('[role=alert]')).toContain('https://evil.example/fhir')
    expect(heard).toEqual([])
    await picture('refused-de')
  })

  it('takes no answer that it has not asked for', async () => {
    await open(`${app.url}?code=stolen&state=other`)
    expect(await text('[role=alert]')).toContain('state')
    expect(page.url()).toBe(app.url)
  })
})

describe('the services, with what the server has', () => {
  const handle = createHandler({ verifyKey: () => true, fhir: true, cdsHooks: {}, locale: 'en', today: '2025-04-01' })
  const base = 'https://growth.example'
  const post = (path: string, body: object) =>
    handle(
      new Request(base + path, {
        method: 'POST',
        headers: { 'API-Key': 'x', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const json = async (response: Response | Promise<Response>) =>
    (await response).json() as Promise<Record<string, never>>

  it('make cards of the answers to their own queries', async () => {
    const { services } = (await json(handle(new Request(`${base}/cds-services`)))) as unknown as {
      services: { id: string; hook: string; prefetch: Record<string, string> }[]
    }
    const [view] = services
    const prefetch: Record<string, unknown> = {}
    for (const [key, query] of Object.entries(view?.prefetch ?? {})) {
      const response = await fetch(`${hapi.url}/${query.replaceAll('{{context.patientId}}', 'lea')}`)
      expect(response.status, query).toBe(200)
      prefetch[key] = await response.json()
    }
    const call = {
      hook: view?.hook,
      hookInstance: 'a-b-c',
      context: { patientId: 'lea', userId: 'Practitioner/1' },
      prefetch,
    }
    const { cards } = (await json(post(`/cds-services/${view?.id}`, call))) as unknown as {
      cards: { summary: string }[]
    }
    expect(cards.map(({ summary }) => summary)).toEqual([
      'One implausible measurement: please check',
      expect.stringMatching(/^Screening rule met: GHRS 2000/),
    ])
  })

  it('describe themselves in FHIR that the server finds valid', async () => {
    for (const path of ['metadata', 'OperationDefinition/growth']) {
      const resource = (await json(handle(new Request(`${base}/fhir/${path}`)))) as { resourceType?: string }
      const response = await fetch(`${hapi.url}/${resource.resourceType}/$validate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/fhir+json' },
        body: JSON.stringify(resource),
      })
      const { issue } = (await response.json()) as { issue: { severity: string; diagnostics: string }[] }
      expect(issue.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([])
    }
  })

  it('write what the server stores', async () => {
    const everything = await json(fetch(`${hapi.url}/Patient/tom/$everything?_count=500`))
    const parameter = [
      { name: 'record', resource: everything },
      { name: 'bundleType', valueCode: 'transaction' },
    ]
    const bundle = await json(post('/fhir/$growth', { resourceType: 'Parameters', parameter }))
    const stored = await fetch(hapi.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/fhir+json' },
      body: JSON.stringify(bundle),
    })
    expect(stored.status, await stored.text()).toBe(200)
  })
})
