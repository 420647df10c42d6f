import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { schemaFiles } from '../../../scripts/schema-files.js'
import { pictureParameters } from '../../../src/doors/http/query/query-parameters.js'
import { growthParameters } from '../../../src/doors/http/query/reference-parameters.js'
import { jsonSchema } from '../../../src/ground/codec/json/json-schema.js'
import { describedDocuments } from '../../../src/shown/documents/catalogue.js'
import { runsOf } from '../../property-runs.js'
import { key, problemOf, put, service } from './service.js'

const handle = service({ maxBytes: 2000 })
const text = fc.string({ unit: 'binary', maxLength: 20 })
const part = fc.oneof(
  fc.constantFrom(
    'api',
    'xml',
    'json',
    'chart',
    'Height',
    'Bmi',
    'WeightLength',
    'Svg',
    'Json',
    'references',
    '',
    'openapi.json',
  ),
  text.map((one) => encodeURIComponent(one)),
)
const path = fc.oneof(
  fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  fc
    .tuple(
      fc.constantFrom('xml', 'json'),
      fc.constantFrom('Height', 'HeightPremature', 'SitLegRatio'),
      fc.constantFrom('Svg', 'Json', 'references'),
    )
    .map(([format, type, last]) => `/api/${format}/chart/${type}/${last}`),
  fc.constantFrom('/api/xml', '/api/json'),
)
const value = fc.oneof(fc.constantFrom('true', 'false', '1', '12', '150', '1000', ''), fc.double().map(String), text)
const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...[...pictureParameters, ...growthParameters([])].map((one) => one.name)) },
  { weight: 1, arbitrary: text },
)
const query = fc
  .array(fc.tuple(name, value), { maxLength: 4 })
  .map((pairs) => pairs.map((pair) => pair.map((one) => encodeURIComponent(one)).join('=')).join('&'))

const field = fc.constantFrom(
  'Gender',
  'DateOfBirth',
  'SizeBirthCm',
  'WeekBirth',
  'Diseases',
  'SizeFatherCm',
  'FirstName',
  'Any',
)
const number = fc.oneof(fc.double(), fc.integer({ min: -10, max: 400 }))
const scalar = fc.oneof(
  number,
  text,
  fc.constantFrom('m', 'f', '2015-05-05', '2015-02-30', null, true, [], {}, '0', '-0', '1e999'),
)
const json = fc
  .tuple(
    fc.dictionary(field, scalar),
    fc.array(
      fc.dictionary(
        fc.constantFrom('Date', 'SizeCm', 'WeightKg', 'HeadCm', 'SeatCm', 'BoneAgeYears', 'AgeInYears'),
        scalar,
      ),
      { maxLength: 3 },
    ),
  )
  .map(([patient, Measurements]) => JSON.stringify({ ...patient, Measurements }))
const xml = fc
  .array(
    fc.tuple(
      field,
      fc.oneof(number.map(String), fc.constantFrom('m', 'weiblich', '2015-05-05', '', '<a/>', '&amp;', '&x;', ']]>')),
    ),
    { maxLength: 6 },
  )
  .map((fields) => `<Patient>${fields.map(([one, content]) => `<${one}>${content}</${one}>`).join('')}</Patient>`)
const body = fc.oneof(
  json,
  xml,
  text,
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
)
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('PUT') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE') },
)
const contentType = fc.constantFrom(
  '',
  'application/xml',
  'application/json',
  'text/plain',
  'application/xml; charset=latin1',
)
const keys = fc.oneof(
  { weight: 19, arbitrary: fc.constant(key) },
  { weight: 1, arbitrary: fc.constantFrom('', 'wrong', 'no-access') },
)

const isProblem = new Ajv2020().compile(jsonSchema(describedDocuments.Problem))
const statuses = [200, 204, 400, 401, 403, 404, 405, 413, 415, 422]

describe('any request', () => {
  it('is answered, and a failure is a well-formed problem', async () => {
    const problems = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        path,
        query,
        body,
        method,
        contentType,
        keys,
        async (...[to, search, content, verb, type, given]) => {
          const hasBody = verb !== 'GET' && verb !== 'HEAD'
          const request = new Request(new URL(put(`${to}?${search}`).url), {
            method: verb,
            headers: { 'API-Key': given, 'Content-Type': type },
            ...(hasBody && { body: content as BodyInit }),
          })
          const response = await handle(request)
          expect(statuses).toContain(response.status)
          if (response.status < 300 || verb === 'HEAD') return
          const copy = response.clone()
          await problemOf(response)
          if (copy.headers.get('content-type')?.includes('xml')) problems.add(await copy.text())
          else expect(isProblem(await copy.json())).toBe(true)
        },
      ),
      runsOf(1000),
    )
    const files = [...problems].slice(0, 200).map((contents, index) => ({ fileName: `${index}.xml`, contents }))
    const { errors } = await validateXML({ xml: files, schema: schemaFiles().get('problem.xsd') as string })
    expect(errors).toEqual([])
  })

  it('is answered even if it is hardly one', async () => {
    for (const odd of [{}, { url: 'nowhere' }, { url: 'https://growth.example/api/json', method: 'PUT' }]) {
      expect((await handle(odd as Request)).status).toBe(500)
    }
  })
})
