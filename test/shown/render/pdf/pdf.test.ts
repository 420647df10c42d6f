import { describe, expect, it } from 'vitest'
import type { GrowthOptions } from '../../../../src/clinical/growth/growth-options.js'
import { chartTypes } from '../../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { patientOfType } from '../../../charts/patient-of-type.js'
import { jakob } from '../../../fixtures/children.js'
import { fonts, information, pages, words } from './poppler.js'

async function print(request: object = {}, patient: Patient = jakob, options: GrowthOptions = {}) {
  const rendered = await renderChart(
    patient,
    { type: 'Height', format: 'Pdf', ...request },
    { today: '2025-06-01', ...options },
  )
  return { ...rendered, body: rendered.body as Uint8Array }
}

describe('Pdf', () => {
  it('is one page of A4, upright', async () => {
    const { mediaType, fileExtension, body } = await print()
    expect([mediaType, fileExtension]).toEqual(['application/pdf', 'pdf'])
    const facts = information(body)
    expect(facts.get('Pages')).toBe('1')
    expect(facts.get('Page    1 size')).toBe('595.28 x 841.89 pts (A4)')
  })

  it('says what it is and in which language', async () => {
    const german = await print()
    expect(information(german.body).get('Title')).toMatch(/^Jakob Größing: Körpergröße/)
    expect(information(german.body).get('Author')).toBe('auxology')
    const [, ...created] =
      /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(information(german.body).get('CreationDate') ?? '') ?? []
    const [year, month, day, hour, minute, second] = created.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const moment = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
    // The same day wherever a viewer writes it in its own time.
    for (const timeZone of [
      'Pacific/Honolulu',
      'America/Los_Angeles',
      'Europe/Berlin',
      'Pacific/Auckland',
      'Pacific/Apia',
    ])
      expect(moment.toLocaleDateString('en-CA', { timeZone })).toBe('2025-06-01')
    expect(Buffer.from(german.body).toString('latin1')).toContain('/Lang (de)')
    const english = await print({}, jakob, { locale: 'en' })
    expect(information(english.body).get('Title')).toMatch(/^Jakob Größing: Height/)
    expect(Buffer.from(english.body).toString('latin1')).toContain('/Lang (en)')
  })

  it('brings its fonts, and nothing but Roboto', async () => {
    const embedded = fonts((await print()).body)
    expect(embedded).toHaveLength(2)
    for (const font of embedded) expect(font).toMatch(/^\w{6}\+Roboto-\w+ +CID TrueType +Identity-H +yes yes yes/)
  })

  it('has text that can be selected, with all accents', async () => {
    const named = { ...jakob, firstName: 'Łukasz Çağrı', lastName: 'Weiß-Müllerová' }
    const [text = ''] = pages((await print({}, named)).body)
    expect(text).toContain('Łukasz Çağrı Weiß-Müllerová')
    expect(text).toContain('Körpergröße (cm)'.split(' ')[0])
    expect(text).toContain('P97')
    expect(text).toContain('geb. 28.02.2009')
  })

  it('is no picture of pixels', async () => {
    const raw = Buffer.from((await print()).body).toString('latin1')
    expect(raw).not.toMatch(/\/Subtype \/Image/)
    expect(raw).not.toMatch(/\/JavaScript|\/URI|\/EmbeddedFile/)
  })

  it('keeps to one page with the references below', async () => {
    const { body } = await print({ references: true })
    expect(information(body).get('Pages')).toBe('1')
    expect(pages(body)[0]).toContain('Robert Koch-Institut')
    expect(Math.max(...words(body).map(({ bottom }) => bottom))).toBeLessThan(820)
  })

  it('knows neither width nor scale', async () => {
    const [plain, sized] = [await print(), await print({ width: 300, height: 300, scale: 2 })]
    expect(Buffer.compare(plain.body, sized.body)).toBe(0)
  })

  it('is the same for the same input', async () => {
    const [first, second] = await Promise.all([print(), print()])
    expect(Buffer.compare(first.body, second.body)).toBe(0)
  })

  it.each(chartTypes)('prints %s', async (type) => {
    const { body } = await print({ type }, patientOfType(type))
    expect(Buffer.from(body.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(body.length).toBeGreaterThan(10_000)
  })
})
