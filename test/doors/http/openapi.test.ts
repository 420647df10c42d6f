import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { chartFormats } from '../../../src/charts/chart-request.js'
import { builtInSets } from '../../../src/clinical/references/built-in-sets.js'
import { editionName } from '../../../src/clinical/references/edition.js'
import { openApiDocument } from '../../../src/doors/http/index.js'
import { jsonSchemaParts } from '../../../src/ground/codec/json/json-schema.js'
import { anyChartTypes } from '../../../src/ground/model/chart-types.js'
import { describedDocuments } from '../../../src/shown/documents/catalogue.js'
import { parseResultJson, parseResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { problemStatuses } from '../../../src/shown/documents/problem-document.js'
import { chartRenderers } from '../../../src/shown/render/formats.js'
import { words } from '../../fixtures/words.js'
import { put, service } from './service.js'

const handle = service({ basePath: '/growth' })
const get = (path: string, method = 'GET') => handle(new Request(`https://growth.example${path}`, { method }))

/** What the tests look at. */
interface Description {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, { readonly put?: Operation; readonly get?: Operation }>>
  readonly components: { readonly responses: Readonly<Record<string, unknown>>; readonly schemas: object }
}
interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
interface Operation {
  readonly requestBody: { readonly content: Readonly<Record<string, unknown>> }
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly schema: { readonly enum?: readonly string[] } }[]
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
}
const description = openApiDocument() as unknown as Description

describe('the description of the service', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(openApiDocument('/growth')))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has what record systems are offered, only where they are', async () => {
    const offered = openApiDocument('', { cdsHooks: {}, fhir: true })
    const validator = new Validator()
    expect((await validator.validate(structuredClone(offered))).errors ?? []).toEqual([])
    const added = Object.keys(offered['paths'] as object).filter((path) => !(path in description.paths))
    expect(added).toEqual([
      '/cds-services',
      '/cds-services/growth-patient-view',
      '/cds-services/growth-order-select',
      '/fhir/$growth',
      '/fhir/metadata',
      '/fhir/OperationDefinition/growth',
    ])
    const served = await service({ cdsHooks: {}, fhir: true })(new Request('https://growth.example/api/openapi.json'))
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(offered)))
  })

  it('is served to everybody', async () => {
    const response = await get('/growth/api/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument('/growth'))))
    const head = await get('/growth/api/openapi.json', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get('/growth/api/openapi.json?pretty=true')).status).toBe(400)
  })

  it('says where the service lies', () => {
    expect(description.servers).toEqual([{ url: '/' }])
    expect((openApiDocument('/growth') as unknown as Description).servers).toEqual([{ url: '/growth' }])
  })

  it('has the endpoints of both formats', () => {
    expect(Object.keys(description.paths)).toEqual(
      words(`
      /api/xml /api/xml/course /api/xml/chart/{TYP}/references /api/xml/chart/{TYP}/{FORMAT} /api/json
      /api/json/course /api/json/chart/{TYP}/references /api/json/chart/{TYP}/{FORMAT} /api/openapi.json /health
    `),
    )
  })

  it('lists every chart type, format, parameter and media type', () => {
    const operation = description.paths['/api/xml/chart/{TYP}/{FORMAT}']?.put as Operation
    const names = words(`
      TYP FORMAT scale width height window crop_x crop_x_at crop_y crop_y_at references lines thrive_lines expected
      course theme background header responsive custom_properties layout puberty bone_age_method pubertal_timing methods
      referenceSet reference_set measure_set reference_sex cleared_only time_zone
    `)
    expect(operation.parameters?.map(({ name }) => name)).toEqual(names)
    expect(operation.parameters?.[0]?.schema.enum).toEqual(anyChartTypes)
    expect(operation.parameters?.[1]?.schema.enum).toEqual(chartFormats)
    const mediaTypes = new Set(Object.values(chartRenderers).map(({ mediaType }) => mediaType))
    expect(new Set(Object.keys(operation.responses[200]?.content ?? {}))).toEqual(mediaTypes)
  })

  it('has both forms of a result', () => {
    for (const path of ['/api/xml', '/api/json']) {
      expect(description.paths[path]?.put?.parameters?.map(({ name }) => name)).toEqual(
        words(`
        extensions referenceSet reference_set measure_set reference_sex cleared_only time_zone
      `),
      )
    }
    const { content } = description.paths['/api/json']?.put?.responses[200] ?? {}
    const forms = ['PatientResult', 'ExtendedPatientResult'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
    expect(content).toMatchObject({ 'application/json': { schema: { anyOf: forms } } })
    expect(JSON.stringify(description.paths['/api/xml'])).toMatch(/patient-result\.xsd.*patient-result-extended\.xsd/)
  })

  it('lists the sets that the service offers', () => {
    for (const parameter of ['referenceSet', 'reference_set']) {
      const idsIn = (document: object) =>
        (document as Description).paths['/api/json']?.put?.parameters?.find(({ name }) => name === parameter)?.schema
          .enum
      expect(idsIn(openApiDocument())).toEqual(['germany', 'germany@2026'])
      const offered = idsIn(openApiDocument('', { referenceSets: builtInSets }))
      expect(offered).toEqual([...builtInSets.map(({ id }) => id), ...builtInSets.map(editionName)])
    }
  })

  it('has examples of requests and answers that its schemas hold for', async () => {
    const ajv = new Ajv2020({ allowUnionTypes: true }).addVocabulary(['components'])
    ajv.addSchema({ $id: 'service', components: description.components }, undefined, undefined, false)
    const shown = (path: string, mediaType: string) =>
      (description.paths[path]?.put?.responses[200]?.content?.[mediaType] as Examples | undefined)?.examples ?? {}
    const calculated = shown('/api/json', 'application/json')
    for (const [name, document] of [
      ['default', 'PatientResult'],
      ['extended', 'ExtendedPatientResult'],
    ] as const) {
      expect(ajv.getSchema(`service#/components/schemas/${document}`)?.(calculated[name]?.value), name).toBe(true)
      expect(parseResultXml(shown('/api/xml', 'application/xml')[name]?.value as string)).toEqual(
        parseResultJson(JSON.stringify(calculated[name]?.value)),
      )
    }
    const listed = shown('/api/json/chart/{TYP}/references', 'application/json')['default']?.value
    expect(ajv.getSchema('service#/components/schemas/References')?.(listed)).toBe(true)
    const request = description.paths['/api/json']?.put?.requestBody.content['application/json']
    const { example } = request as { readonly example: object }
    const { status } = await handle(put('/growth/api/json', JSON.stringify(example)))
    expect(status).toBe(200)
  })

  it('has a response for every problem that reaches a client', () => {
    const statuses = new Set(Object.values(problemStatuses).filter((status) => status !== 499))
    expect(new Set(Object.keys(description.components.responses))).toEqual(
      new Set([...statuses].map((status) => `Problem${status}`)),
    )
  })

  it('has one schema of each name', () => {
    const types = new Map<string, string>()
    for (const { document, use } of Object.values(describedDocuments)) {
      for (const [name, schema] of Object.entries(jsonSchemaParts(document, use, '#/').types)) {
        expect(types.get(name) ?? JSON.stringify(schema), name).toBe(JSON.stringify(schema))
        types.set(name, JSON.stringify(schema))
      }
    }
  })

  it('has different names for all operations', () => {
    const ids = Object.values(description.paths).map((path) => (path.put ?? path.get)?.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('describes what is answered', async () => {
    const ajv = new Ajv2020({ allowUnionTypes: true }).addVocabulary(['components'])
    ajv.addSchema({ $id: 'service', components: description.components }, undefined, undefined, false)
    const visit = '{ "Gender": "m", "Measurements": [{ "SizeCm": 100, "AgeInYears": 4 }, { "SizeCm": 400 }] }'
    const answers = [
      ['PatientResult', await handle(put('/growth/api/json', visit))],
      ['ExtendedPatientResult', await handle(put('/growth/api/json', visit))],
      ['ExtendedPatientResult', await handle(put('/growth/api/json?extensions=true', visit))],
      ['References', await handle(put('/growth/api/json/chart/Height/references', '{ "Gender": "m" }'))],
      ['ChartData', await handle(put('/growth/api/json/chart/Height/Json', '{ "Gender": "m" }'))],
      ['Problem', await handle(put('/growth/api/json/chart/Size/Svg'))],
    ] as const
    for (const [name, response] of answers) {
      const validate = ajv.getSchema(`service#/components/schemas/${name}`)
      expect(validate?.(await response.json()), name).toBe(true)
    }
    const extended = await handle(put('/growth/api/json?extensions=true', visit))
    expect(ajv.getSchema('service#/components/schemas/PatientResult')?.(await extended.json())).toBe(false)
  })
})
