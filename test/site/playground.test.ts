import { statSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type OpenedPage, siteBrowser } from './open-page.js'

describe('the playground, opened from its folder', () => {
  const openInBrowser = siteBrowser()
  let opened: OpenedPage
  let page: Page

  async function open(path: string, context?: BrowserContextOptions) {
    opened = await openInBrowser(path, context)
    page = opened.page
  }
  const textOf = (selector: string) => opened.textOf(selector)
  const barriers = () => opened.barriers()

  it.each([
    ['desktop, German', 1280, 'light', 'de'],
    ['desktop, dark, English', 1280, 'dark', 'en'],
    ['tablet, English', 768, 'light', 'en'],
    ['phone, dark, German', 390, 'dark', 'de'],
    ['phone, English', 390, 'light', 'en'],
  ] as const)('has no barrier and never scrolls sideways: %s', async (_, width, colorScheme, locale) => {
    await open('index.html', { viewport: { width, height: 844 }, colorScheme, hasTouch: width === 390 })
    await page.selectOption('#locale', locale)
    await page.waitForSelector(`html[lang=${locale}]`)
    await page.locator('#form details').evaluateAll((all) => all.map((details) => details.setAttribute('open', '')))
    expect(await barriers()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await page.locator('[data-words]:empty').count()).toBe(0)
    expect(
      await page.evaluate(
        "document.querySelector('auxology-chart').shadowRoot.querySelectorAll('.picture svg').length",
      ),
    ).toBe(1)
  })

  it('asks for treatments of growth, keeps other events, and forgets a treatment without dates', async () => {
    await open('index.html')
    await page.locator('#form details.treatments').evaluate((details) => details.setAttribute('open', ''))
    const [from, until] = [0, 1].map((i) => page.locator('#form details.treatments input').nth(i))
    await from?.fill('2024-03-01')
    await until?.fill('2025-03-01')
    await page.click('#tab-json')
    const treated = await page.inputValue('#text')
    expect(treated).toContain('"Kind": "growth-hormone"')
    expect(treated).toContain('"Until": "2025-03-01"')
    await page.click('#tab-form')
    for (const input of await page.locator('#form details.treatments input').all()) await input.fill('')
    await page.click('#tab-json')
    expect(await page.inputValue('#text')).not.toContain('growth-hormone')
  })

  it('computes what is edited, in the form and as text, and says where a text is wrong', async () => {
    await open('index.html')
    const height = page.locator('#form .visit:last-of-type input').nth(1)
    await height.fill('150')
    await expect.poll(() => textOf('#latest')).toContain('150,0 cm')
    await height.fill('15o')
    expect(await height.getAttribute('aria-invalid')).toBe('true')
    await height.fill('1,77')
    await expect.poll(() => textOf('#latest')).toContain('177 cm')
    expect(await textOf('#messages')).toContain('size_')
    await page.click('#tab-json')
    expect(await page.inputValue('#text')).toContain('"SizeCm": 1.77')
    await page.fill('#text', '{\n  "Gender": "Male",\n  "WeekBirth": "x"\n}')
    await expect.poll(() => textOf('#problem')).toMatch(/Zeile 3, Spalte \d+/)
    await page.click('#problem button')
    expect(await page.evaluate('document.activeElement.id')).toBe('text')
    expect(await page.evaluate("document.getElementById('text').selectionStart")).toBeGreaterThan(22)
    await page.click('#tab-xml')
    await page.fill(
      '#text',
      '<Patient><DateOfBirth>2020-05-06</DateOfBirth><Gender>Female</Gender><Measurements><Measurement><Date>2024-05-06</Date><SizeCm>101</SizeCm></Measurement></Measurements></Patient>',
    )
    await expect.poll(() => textOf('#latest')).toContain('101,0 cm')
    expect(await page.locator('#problem').isHidden()).toBe(true)
    await page.click('#tab-form')
    expect(await page.locator('#form .visit:not(.heads)').count()).toBe(1)
  })

  it('draws clinic measures once there are any, by references that come with them', async () => {
    await open('index.html')
    const types = () => page.locator('#type option').allTextContents()
    expect(await types()).not.toContain('Taillenumfang')
    await page.locator('#form .clinic').evaluate((each) => each.setAttribute('open', ''))
    await page.locator('#form .clinic fieldset').last().locator('input').first().fill('72,5')
    await expect.poll(types).toContain('Taillenumfang')
    await page.selectOption('#type', 'Waist')
    await expect.poll(() => textOf('#code')).toContain('measures: clinicMeasures')
    await expect
      .poll(() =>
        page.evaluate("document.querySelector('auxology-chart').shadowRoot.querySelector('.head').textContent"),
      )
      .toContain('LIFE Child 2019')
  })

  it('draws growth over time, also from a shared address', async () => {
    await open('index.html')
    await expect.poll(() => page.locator('#type option').allTextContents()).toContain('Wachstumsgeschwindigkeit')
    await page.selectOption('#type', 'HeightVelocity')
    const head = () =>
      page.evaluate("document.querySelector('auxology-chart').shadowRoot.querySelector('.head').textContent")
    await expect.poll(head).toContain('DONALD 2025')
    expect(await textOf('#code')).toContain("type: 'HeightVelocity'")
    await page.click('#share')
    await expect.poll(() => page.evaluate('location.hash')).toMatch(/^#p=/)
    const hash = (await page.evaluate('location.hash')) as string
    await opened.close()
    await open(`index.html${hash}`)
    await expect.poll(() => page.inputValue('#type')).toBe('HeightVelocity')
    await expect.poll(head).toContain('DONALD 2025')
  })

  it('shares a child in the part of the address that is never sent', async () => {
    await open('index.html')
    await page.selectOption('#example', { label: 'Mira: Turner-Syndrom' })
    await page.selectOption('#type', 'HeightWithTurnerSyndrome')
    await page.selectOption('#locale', 'en')
    await page.click('#share')
    await expect.poll(() => page.evaluate('location.hash')).toMatch(/^#p=/)
    expect(await textOf('#share-note')).toMatch(/no browser sends that part to a server/)
    const hash = (await page.evaluate('location.hash')) as string
    await opened.close()
    await open(`index.html${hash}`)
    expect(await page.getAttribute('html', 'lang')).toBe('en')
    expect(await page.inputValue('#type')).toBe('HeightWithTurnerSyndrome')
    expect(await page.inputValue('#form input')).toBe('Mira')
    await opened.close()
    await open('index.html#p=AAAA')
    expect(await textOf('#problem')).toContain('Link')
  })

  it('answers what parents and clinicians ask', async () => {
    await open('index.html')
    // His bone ages are more than a year old, so that methods without one are used and the others named.
    expect(await textOf('#family')).toMatch(/Khamis-Roche\s+181,0 cm/)
    expect(await textOf('#family')).toMatch(/Weitere Methoden auf Wunsch: Bayley-Pinneau/)
    expect(await textOf('#advice')).toMatch(/^Diese Werte allein sind kein Anlass/)
    expect(await textOf('#growth')).toMatch(/Abfall seit der Geburt[\s\S]*SDS-Änderung[\s\S]*Screeningregeln/)
    await page.selectOption('#locale', 'en')
    await expect.poll(() => textOf('#latest')).toContain('P3 means that 3 of 100')
    expect(await textOf('#latest')).toMatch(/177\.0 cm\s+P52 · SDS \+0\.04\s+Of 100 children .* KiGGS 2013, about 52/)
    expect(await textOf('#latest')).toContain('Normal weight (AGA 2015: SDS −0.09)')
    expect(await textOf('#family')).toMatch(
      /Target height \(Tanner\): 181\.3 cm \(.*[\s\S]*Distance of the height .* −0\.29 SDS/,
    )
    expect(await textOf('#comparison')).toMatch(/WHO\s+\+0\.52 · P70\s+WHO 2007/)
    expect(await textOf('#explained')).toContain('kiggs-height')
    expect(await textOf('#references')).toContain('Robert Koch-Institut')
    await page.selectOption('#example', { label: 'Paul: height typed in metres' })
    await expect.poll(() => textOf('#latest')).toContain('not used')
    expect(await textOf('#advice')).toMatch(/^Check the entry first/)
    await page.selectOption('#example', { label: 'Mira: Turner syndrome' })
    await expect.poll(() => textOf('#advice')).toMatch(/^Talk to the team/)
    expect(await textOf('#treatment')).toMatch(/Growth hormone, started 15 Jan 2019[\s\S]*cm\/year/)
    await page.selectOption('#boneAgeMethod', 'greulich-pyle')
    await page.selectOption('#example', { label: 'Emil: born preterm, week 28' })
    await expect
      .poll(() => textOf('#comparison'))
      .toMatch(/chronological[\s\S]*corrected|corrected[\s\S]*chronological/)
    expect(await textOf('#family')).toMatch(/Khamis-Roche\s+Not applicable\s+only from 4 to 17\.5 years/)
    await page.selectOption('#set', 'cdc2000')
    await expect.poll(() => textOf('#comparison')).toContain('CDC 2000')
    await page.locator('.settings summary').click()
    await page.selectOption('#correction', 'none')
    expect(await textOf('#code')).toContain("import { cdc2000 } from 'auxology/references'")
    expect(await textOf('#code')).toContain("gestationalCorrection: 'none'")
  })

  it('draws what is expected after the latest value, and says why where nothing is', async () => {
    await open('index.html', { locale: 'en' })
    await page.waitForSelector('html[data-ready]')
    await page.locator('.settings summary').click()
    await page.selectOption('#expected', 'on')
    const picture = () => page.evaluate("document.querySelector('auxology-chart').shadowRoot.textContent")
    await expect.poll(picture).toMatch(/expected \(ranges of 50% and \d\d%/)
    expect(await textOf('#code')).toContain('expected: true')
    await page.selectOption('#example', { label: 'Mira: Turner syndrome' })
    await expect.poll(picture).toContain('no expected value. Only for children without a known disease.')
  })

  it.each([
    ['en-GB', 'Playground'],
    ['fr-FR', 'Playground'],
    ['de-AT', 'Ausprobieren'],
  ])('opens in the language of a browser in %s, with the chart in view', async (locale, title) => {
    await open('index.html', { locale })
    expect(await textOf('h1')).toBe(title)
    const axis = await page.evaluate(
      "document.querySelector('auxology-chart').shadowRoot.querySelector('.picture .x-axis').getBoundingClientRect().bottom",
    )
    expect(axis).toBeLessThan(900)
  })

  it('sends a very short boy to a doctor, and never reassures', async () => {
    await open('index.html')
    await page.selectOption('#example', 'new')
    const dates = page.locator('#form input[type=date]')
    await dates.nth(0).fill('2019-05-06')
    await page.selectOption('#form select', 'male')
    await dates.nth(1).fill('2025-05-06')
    await page.locator('#form .visit:last-of-type input').nth(1).fill('101')
    await expect.poll(() => textOf('#advice')).toMatch(/^Ja, bitte ärztlich abklären lassen/)
    expect(await textOf('#latest')).toMatch(/Von 1000 Kindern .* weniger als 1 einen/)
    expect(await textOf('#latest')).not.toMatch(/nicht schon krank|kein Hinweis/)
  })

  it('draws a page for the file, by itself', async () => {
    await open('index.html')
    for (const [paper, name] of [
      ['sheet', 'auxology-sheet.pdf'],
      ['chart', 'auxology-chart.pdf'],
      ['page', 'auxology-page.html'],
    ] as const) {
      const saved = page.waitForEvent('download')
      await page.click(`[data-paper=${paper}]`)
      const file = await saved
      expect(file.suggestedFilename()).toBe(name)
      expect(statSync(await file.path()).size).toBeGreaterThan(20_000)
    }
    await expect.poll(() => textOf('#paper-status')).toBe('Gespeichert.')
  })

  it('begins with an empty child', async () => {
    await open('index.html')
    await page.selectOption('#example', 'new')
    expect(await textOf('#latest')).toContain('Noch keine Messung')
    expect(await page.locator('#no-chart').isVisible()).toBe(true)
    const dates = page.locator('#form input[type=date]')
    await dates.nth(0).fill('2019-05-06')
    await page.selectOption('#form select', 'female')
    await dates.nth(1).fill('2024-05-06')
    await page.locator('#form .visit:last-of-type input').nth(1).fill('109,5')
    await expect.poll(() => textOf('#latest')).toContain('109,5 cm')
    expect(await textOf('#latest')).toContain('Die Angaben dieser Messung sind widerspruchsfrei')
    expect(await page.locator('auxology-chart').isVisible()).toBe(true)
    await page.click('#form > .add')
    expect(await page.locator('#form .visit:not(.heads)').count()).toBe(2)
    await page.click('#form .visit:last-of-type .remove')
    expect(await page.locator('#form .visit:not(.heads)').count()).toBe(1)
  })

  it('takes findings of puberty and the motor level', async () => {
    await open('index.html')
    await page.selectOption('#example', { label: 'Amelie: frühe Pubertät' })
    await page.locator('#form details.puberty').evaluate((details) => details.setAttribute('open', ''))
    expect(await page.locator('#form .finding:not(.heads)').count()).toBe(5)
    await expect.poll(() => textOf('#messages')).toContain('ungewöhnlich früher Pubertätsbeginn')
    const shown = () =>
      page.evaluate("document.querySelector('auxology-chart').shadowRoot.querySelector('.picture svg').textContent")
    expect(await shown()).toContain('Menarche')
    await page.click('#form .finding ~ .add')
    const row = page.locator('#form .finding:last-of-type input')
    await row.nth(0).fill('2022-03-01')
    await row.nth(1).fill('4')
    await expect.poll(shown).toContain('B4')
    await page.click('#form .finding:last-of-type .remove')
    expect(await page.locator('#form .finding:not(.heads)').count()).toBe(5)
    await page.locator('#form details.birth').evaluate((details) => details.setAttribute('open', ''))
    await page.locator('#form details.birth input[type=text]').last().fill('6')
    await expect.poll(() => textOf('#messages')).toContain('GMFCS')
  })

  it('takes the keyboard alone', async () => {
    await open('index.html')
    const focused = () =>
      page.evaluate('document.activeElement.id || document.activeElement.className || document.activeElement.tagName')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('skip')
    await page.keyboard.press('Enter')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
    expect(await focused()).toBe('tab-form')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('tab-json')
    expect(await page.locator('#source').isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('text')
  })

  it('prints the results, on white, without what edits', async () => {
    await open('index.html', { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    expect(await page.locator('.panel.child').isVisible()).toBe(false)
    expect(await page.locator('#latest').isVisible()).toBe(true)
    await page.setViewportSize({ width: 700, height: 1000 })
    const widest =
      "Math.max(...[...document.querySelectorAll('table')].map((each) => each.getBoundingClientRect().right))"
    expect(await page.evaluate(widest)).toBeLessThanOrEqual(700)
    expect(await barriers()).toEqual([])
  })
})
