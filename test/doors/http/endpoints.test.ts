import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import type { AdmittedRequest } from '../../../src/doors/http/index.js'
import { translateChartErrors } from '../../../src/doors/http/translate-error.js'
import { locales } from '../../../src/ground/languages/built-in.js'
import { en } from '../../../src/ground/languages/en/index.js'
import { AuxologyError } from '../../../src/ground/model/errors.js'
import { formatPatientJson, formatPatientXml, parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  parseResultJson,
} from '../../../src/shown/documents/patient-result-document.js'
import { formatReferencesJson, formatReferencesXml } from '../../../src/shown/documents/references-document.js'
import { chartSvg } from '../../../src/shown/render/chart-svg.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { emil, jakob, lina, mira } from '../../fixtures/children.js'
import { amelie } from '../../fixtures/puberty-children.js'
import { hookCall, shortGirl } from './cds-record.js'
import { key, options, problemOf, put, service, summaryOf } from './service.js'

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
      expect(await response.text()).toBe(references(chartReferences(child, { type: 'Height' }, options)))
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
    expect(() => service({ basePath: 'growth/' })).toThrow(expect.objectContaining({ code: 'invalid_parameter' }))
    expect(() => service({ maxBytes: -1 })).toThrow(expect.objectContaining({ code: 'invalid_parameter' }))
    expect(() => service({ verifyKey: undefined as never })).toThrow(
      expect.objectContaining({ code: 'invalid_parameter' }),
    )
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

  it.each([
    ['de', 'Körpergröße: Das Geschlecht des Kindes ist als „unbekannt“ angegeben.'],
    ['en', "Height: the child's sex is recorded as “unbekannt”."],
  ])('is said in the language of the answer, %s', async (language, detail) => {
    const answers = [service({ locale: language }), service({ locale: 'request' })].map((answer) =>
      answer(put('/api/json/chart/Height/Svg', '{ "Gender": "unbekannt" }', { 'Accept-Language': language })),
    )
    for (const response of await Promise.all(answers)) {
      const problem = await problemOf(response)
      expect(problem).toMatchObject({ code: 'chart_not_applicable', accepted: ['male', 'female'] })
      expect(problem.detail).toContain(detail)
    }
  })

  it.each(['(d)', '(referenceSex)', '(type)'])('names its parameter beside the recorded sex %s', async (recorded) => {
    const child = { gender: 'unknown', genderAsWritten: recorded } as const
    const answer = translateChartErrors(() => chartSvg(child, { type: 'Height' }, { locale: 'en' }))
    const { message } = (await answer.catch((error: Error) => error)) as Error
    expect(message).toContain(`recorded as “${recorded}”`)
    expect(message).toContain('values to use (reference_sex).')
  })
})

describe('a handler that answers elsewhere', () => {
  const records = { cdsHooks: { origins: '*' }, fhir: true } as const
  const other = service({ ...records, verifyKey: () => true })
  const passed: AdmittedRequest[] = []
  const here = service({
    ...records,
    answerElsewhere: async (admitted) => {
      passed.push(admitted)
      // What threads pass to each other.
      const { url, ...request } = structuredClone(admitted)
      const response = await other(new Request(url, request))
      const body = new Uint8Array(await response.arrayBuffer())
      return { status: response.status, headers: Object.fromEntries(response.headers), body }
    },
  })
  const long = (bytes: number, text: string) => text.replace('{', `{${' '.repeat(bytes - text.length)}`)
  const call = (path: string, body: string) =>
    new Request(put(path, body, { 'X-Request-Id': 'a1', Origin: 'https://ehr.example', 'Accept-Language': 'en' }), {
      method: /^.(cds|fhir)/.test(path) ? 'POST' : 'PUT',
    })

  it.each([
    ['a chart', '/api/json/chart/Height/Svg', '{ "Gender": "m" }', true],
    ['its problem', '/api/json/chart/HeightWithTurnerSyndrome/Svg', '{ "Gender": "m" }', true],
    ['that of its document', '/api/xml/chart/Height/Svg', '<Patient', true],
    ['a document of 16 KiB', '/api/json', long(16_384, '{ "Gender": "m" }'), false],
    ['a longer one', '/api/json/course', long(16_385, '{ "Gender": "m" }'), true],
    ['the references of a chart', '/api/json/chart/Height/references', '{ "Gender": "m" }', false],
    ['a call of 64 KiB', '/cds-services/growth-patient-view', long(65_536, hookCall(shortGirl)), false],
    ['a longer one', '/cds-services/growth-patient-view', long(65_537, hookCall(shortGirl)), true],
    ['a longer record', '/fhir/$growth', long(65_537, '{ "resourceType": "Bundle", "type": "collection" }'), true],
  ])('answers %s as it would here: %s', async (_, path, body, isPassed) => {
    passed.length = 0
    const [answer, expected] = [await here(call(path, body)), await service(records)(call(path, body))]
    expect(passed).toHaveLength(isPassed ? 1 : 0)
    expect(JSON.stringify(passed.map(({ headers }) => headers))).not.toContain(key)
    expect([answer.status, ...answer.headers]).toEqual([expected.status, ...expected.headers])
    expect(await answer.text()).toBe(await expected.text())
  })

  it('passes on neither the key nor what it refuses', async () => {
    passed.length = 0
    expect((await here(put(`/api/json/chart/Height/Svg?key=${key}&window=fit`, '{}', { 'API-Key': '' }))).status).toBe(
      422,
    )
    expect(passed[0]).toMatchObject({ url: 'https://growth.example/api/json/chart/Height/Svg?window=fit' })
    passed.length = 0
    expect((await here(put('/api/json/chart/Height/Svg', '{}', { 'API-Key': 'wrong' }))).status).toBe(401)
    expect((await here(put('/api/json/chart/Height/Svg?lines=none'))).status).toBe(400)
    expect(passed).toEqual([])
  })

  it('does not disclose what is wrong there', async () => {
    const broken = service({ answerElsewhere: () => Promise.reject(new Error('worker 7 has gone')) })
    const problem = await problemOf(await broken(put('/api/json/chart/Height/Svg')))
    expect(problem).toMatchObject({ status: 500, code: 'internal_error' })
    expect(JSON.stringify(problem)).not.toMatch(/worker/)
  })
})

it('a missing package is named to the operator alone', async () => {
  const missing = translateChartErrors(() => {
    throw new AuxologyError('missing_package', 'no such file: /usr/lib/secret')
  })
  await expect(missing).rejects.toMatchObject({
    code: 'missing_package',
    detail: expect.not.stringContaining('secret'),
  })
})
