import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import { getReferences } from '../../src/charts/data/get-references.js'
import { formatPatientJson, formatPatientXml, parsePatientXml } from '../../src/documents/patient-document.js'
import { formatResultJson, formatResultXml, parseResultJson } from '../../src/documents/patient-result-document.js'
import { formatReferencesJson, formatReferencesXml } from '../../src/documents/references-document.js'
import { locales } from '../../src/languages/built-in.js'
import { en } from '../../src/languages/en/index.js'
import { AuxologyError } from '../../src/model/errors.js'
import { renderChart } from '../../src/render/render-chart.js'
import { emil, jakob, lina, mira } from '../fixtures/children.js'
import { amelie } from '../fixtures/puberty-children.js'
import { options, problemOf, put, service, summaryOf } from './service.js'

const handle = service()
const children = { jakob, mira, emil, lina }
const formats = {
  xml: { request: formatPatientXml, result: formatResultXml, references: formatReferencesXml },
  json: { request: formatPatientJson, result: formatResultJson, references: formatReferencesJson },
} as const

describe('a child with findings of puberty', () => {
  const pubertyOf = async (path: string, patient = amelie) =>
    parseResultJson(await (await handle(put(path, formatPatientJson(patient)))).text()).pubertyAssessment

  it.each(['/api/json?extensions=true', '/api/json/course'])('has their scores and the hint: %s', async (path) => {
    const found = await pubertyOf(path)
    expect(found?.stages).toHaveLength(11)
    expect(found?.hints).toMatchObject([{ kind: 'early', sign: 'breastStage', limitYears: 8 }])
  })

  it('has none of it in the default form, and none without a finding', async () => {
    expect(await pubertyOf('/api/json')).toBeUndefined()
    expect(await pubertyOf('/api/json?extensions=true', jakob)).toBeUndefined()
  })

  it('has them on its chart, unless they are left out', async () => {
    const drawn = async (query: string) =>
      (await handle(put(`/api/json/chart/Height/Svg${query}`, formatPatientJson(amelie)))).text()
    expect(await drawn('')).toContain('>Menarche<')
    expect(await drawn('?puberty=false')).not.toContain('>Menarche<')
  })
})

describe.each(Object.entries(children))('%s', (_, child) => {
  describe.each(['xml', 'json'] as const)('as %s', (name) => {
    const { request, result, references } = formats[name]

    it('is calculated as the library does', async () => {
      const response = await handle(put(`/api/${name}`, request(child)))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`application/${name}; charset=utf-8`)
      expect(response.headers.get('content-language')).toBe('en')
      expect(await response.text()).toBe(result(calculatePatient(child, options)))
    })

    it('is calculated in the extended form if asked for it', async () => {
      const calculated = calculatePatient(child, options)
      const extended = await handle(put(`/api/${name}?extensions=true`, request(child)))
      expect(extended.status).toBe(200)
      expect(await extended.text()).toBe(result(calculated, { extensions: true }))
      expect(result(calculated, { extensions: true })).toMatch(/reference("|=)/)
      const byDefault = await handle(put(`/api/${name}?extensions=false`, request(child)))
      expect(await byDefault.text()).toBe(result(calculated))
    })

    it('is drawn as the library does', async () => {
      const path = `/api/${name}/chart/Weight/Svg?crop_x=true&references=true&width=800&height=600&scale=2`
      const response = await handle(put(path, request(child)))
      const chart = { cropX: true, references: true, width: 800, height: 600, scale: 2 } as const
      const { body } = await renderChart(child, { type: 'Weight', format: 'Svg', ...chart }, options)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(await response.text()).toBe(body)
    })

    it('gets the data of a chart', async () => {
      const response = await handle(put(`/api/${name}/chart/Head/Json?crop_x=true&crop_x_at=3.5`, request(child)))
      const chart = { type: 'Head', format: 'Json', cropX: true, cropXAt: 3.5 } as const
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await response.text()).toBe((await renderChart(child, chart, options)).body)
    })

    it('gets the references of a chart', async () => {
      const response = await handle(put(`/api/${name}/chart/Height/references?crop_x=false`, request(child)))
      expect(response.headers.get('content-type')).toBe(`application/${name}; charset=utf-8`)
      expect(await response.text()).toBe(references(getReferences(child, { type: 'Height' }, options)))
    })
  })
})

describe('a service', () => {
  it('takes a document as read from a file', async () => {
    const file = readFileSync('examples/patients/girl-with-turner-syndrome.xml')
    const response = await handle(put('/api/xml', file, { 'Content-Type': 'text/xml' }))
    expect(await response.text()).toBe(formatResultXml(calculatePatient(parsePatientXml(String(file)), options)))
  })

  it('has one result for a byte order mark and none', async () => {
    const body = formatPatientXml(mira)
    const [plain, marked] = await Promise.all([handle(put('/api/xml', body)), handle(put('/api/xml', `\uFEFF${body}`))])
    expect(await marked.text()).toBe(await plain.text())
  })

  it('answers below a base path, and nowhere else', async () => {
    const below = service({ basePath: '/growth/v1' })
    expect((await below(put('/growth/v1/api/json'))).status).toBe(200)
    expect(await summaryOf(await below(put('/api/json')))).toMatchObject({ status: 404, code: 'unknown_path' })
    expect(await summaryOf(await below(put('/growth/v10/api/json')))).toMatchObject({ status: 404 })
  })

  it.each(locales)('answers in the language of its options, %s', async (locale) => {
    const response = await service({ locale })(put('/api/json'))
    expect(response.headers.get('content-language')).toBe(locale)
    expect(await response.text()).toBe(formatResultJson(calculatePatient({}, { ...options, locale })))
  })

  it('answers in a language given as an object, and names it in Content-Language', async () => {
    const locale = { ...en, tag: 'en-IE' }
    const response = await service({ locale })(put('/api/json'))
    expect(response.headers.get('content-language')).toBe('en-IE')
    expect(await response.text()).toBe(formatResultJson(calculatePatient({}, { ...options, locale: 'EN-gb' })))
    expect((await service({ locale: 'EN-gb' })(put('/api/json'))).headers.get('content-language')).toBe('en')
  })

  it('refuses options that it could not answer with', () => {
    expect(() => service({ today: 'yesterday' })).toThrow(/today/)
    expect(() => service({ basePath: 'growth/' })).toThrow(RangeError)
    expect(() => service({ maxBytes: -1 })).toThrow(RangeError)
    expect(() => service({ verifyKey: undefined as never })).toThrow(RangeError)
  })
})

describe('a chart that can not be drawn for a patient', () => {
  const boy = formatPatientJson({ ...mira, gender: 'male' })
  it.each([
    ['Height', '{}', 'Patient/Gender'],
    ['HeightWithTurnerSyndrome', boy, 'Patient/Gender'],
    ['HeightPremature', '{ "Gender": "f" }', 'Patient/WeekBirth'],
  ])('%s is a problem of the document', async (type, body, path) => {
    for (const last of ['Svg', 'references']) {
      const response = await handle(put(`/api/json/chart/${type}/${last}`, body))
      expect(await summaryOf(response)).toEqual({ status: 422, code: 'chart_not_applicable', path })
    }
  })
})

describe('a handler with another function to draw charts', () => {
  const drawn: unknown[] = []
  const handler = service({
    renderChart: async (patient, request, { today }) => {
      drawn.push([patient.gender, request.type, request.format, today])
      if (request.type === 'Weight') throw new AuxologyError('missing_package', 'no such file: /usr/lib/secret')
      if (request.type === 'Head') throw new Error('worker 7 has gone')
      return { mediaType: 'image/png', fileExtension: 'png', body: new Uint8Array([1, 2, 3]) }
    },
  })
  const chart = (path: string, gender = 'm') =>
    handler(put(`/api/json/chart/${path}`, JSON.stringify({ Gender: gender })))

  it('answers with what it draws', async () => {
    const response = await chart('Height/Png')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3])
    expect(drawn).toEqual([['male', 'Height', 'Png', options.today]])
  })

  it('answers its errors as the library’s, even if they come from another thread', async () => {
    const inWorker = async (...call: Parameters<typeof renderChart>) => {
      const posted = await renderChart(...call).catch((error) => structuredClone({ ...error, message: error.message }))
      throw new AuxologyError(posted.code, posted.message, posted)
    }
    const inThreads = service({ renderChart: inWorker })
    const requests = [
      'HeightWithTurnerSyndrome/Svg',
      'Height/Svg?crop_y=true&crop_y_at=9000',
      'Bmi/Svg?width=99&height=100',
    ]
    for (const path of requests) {
      const answers = await Promise.all(
        [inThreads, handle].map(async (handler) =>
          (await handler(put(`/api/json/chart/${path}`, '{ "Gender": "m" }'))).text(),
        ),
      )
      expect(answers[0]).toContain('"detail"')
      expect(answers[0]).toBe(answers[1])
    }
  })

  it('does not disclose what is wrong with it', async () => {
    const missing = await problemOf(await chart('Weight/Png'))
    expect(missing).toMatchObject({ status: 501, code: 'missing_package', path: 'FORMAT' })
    const broken = await problemOf(await chart('Head/Png'))
    expect(broken).toMatchObject({ status: 500, code: 'internal_error' })
    expect(JSON.stringify([missing, broken])).not.toMatch(/secret|worker/)
  })
})
