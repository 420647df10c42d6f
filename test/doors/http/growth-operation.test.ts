import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { expectedGrowth } from '../../../src/clinical/course/expected/expected-growth.js'
import { who } from '../../../src/clinical/references/index.js'
import { netherlands } from '../../../src/clinical/references/national/netherlands.js'
import { patientFromFhir, type ResultForFhir, resultToFhir } from '../../../src/doors/fhir/index.js'
import { expectedMeasures } from '../../../src/ground/model/course-names.js'
import { words } from '../../fixtures/words.js'
import { type FhirJson, girl, observations } from './cds-record.js'
import { key, outcomeOf, service } from './service.js'

const day = { today: '2025-04-01', locale: 'en' } as const
const handle = service({ ...day, fhir: true })

const record: FhirJson = {
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    { resource: girl },
    ...(observations(['2024-03-05', { size: 117, weight: 21 }], ['2025-03-05', { size: 123 }])['entry'] as object[]),
  ],
}

const post = (body: object | string, headers: Record<string, string> = {}, to = handle) =>
  to(
    new Request('https://growth.example/fhir/$growth', {
      method: 'POST',
      headers: { 'API-Key': key, 'Content-Type': 'application/fhir+json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

const parameters = (...more: readonly object[]): FhirJson => ({
  resourceType: 'Parameters',
  parameter: [{ name: 'record', resource: record }, ...more],
})

interface Bundle {
  readonly resourceType: string
  readonly type: string
  readonly entry: readonly { readonly fullUrl: string; readonly resource: FhirJson }[]
}

async function bundleOf(response: Response): Promise<Bundle> {
  expect(response.status, await response.clone().text()).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8')
  return (await response.json()) as Bundle
}

/** The same by the functions of the library. */
function written(options: object = {}, more: object = {}, course?: object, expected?: ResultForFhir['expected']) {
  const { patient, reference } = patientFromFhir(record)
  const growth = { ...day, ...options }
  const result = { ...calculatePatient(patient, growth), expected }
  const bundle = resultToFhir(
    course === undefined ? result : { ...result, course: assessCourse(patient, { ...growth, ...course }) },
    {
      subject: reference,
      locale: 'en',
      explanations: explainScores(patient, growth),
      ...more,
    },
  )
  return JSON.parse(JSON.stringify(bundle))
}

describe('$growth', () => {
  it('refuses growth over time where that is switched off', async () => {
    const scoring = service({ ...day, fhir: true, modules: ['scores', 'plausibility', 'exchange'] })
    const asking = parameters({ name: 'course', valueBoolean: true })
    expect(await outcomeOf(await post(asking, {}, scoring))).toMatchObject({
      status: 501,
      issue: 'not-supported',
      code: 'module_off',
    })
    expect(await bundleOf(await post(record, {}, scoring))).toEqual(written())
  })

  it('returns what the library writes of a Bundle', async () => {
    expect(await bundleOf(await post(record))).toEqual(written())
  })

  it('takes options as Parameters', async () => {
    const offered = service({
      ...day,
      fhir: true,
      referenceSets: [who, { id: 'netherlands', load: async () => netherlands }],
    })
    const ask = async (...more: readonly object[]) => bundleOf(await post(parameters(...more), {}, offered))
    expect(await ask()).toEqual(written())
    expect(await ask({ name: 'referenceSet', valueCode: 'who' })).toEqual(written({ references: who }))
    expect(await ask({ name: 'referenceSet', valueString: 'netherlands' })).toEqual(
      written({ references: netherlands }),
    )
    expect(await ask({ name: 'course', valueBoolean: true })).toEqual(written({}, {}, {}))
    expect(await ask({ name: 'today', valueDate: '2025-05-01' })).toEqual(written({ today: '2025-05-01' }))
    const more = [
      { name: 'bundleType', valueCode: 'transaction' },
      { name: 'measured', valueBoolean: true },
      { name: 'issued', valueInstant: '2025-04-01T10:00:00Z' },
    ]
    expect(await ask(...more)).toEqual(
      written({}, { type: 'transaction', measured: true, issued: '2025-04-01T10:00:00Z' }),
    )
  })

  it('writes what is expected of every measure on a day, as the library does', async () => {
    const at = '2026-03-05'
    const { patient } = patientFromFhir(record)
    const asked = parameters({ name: 'expectedAt', valueDate: at }, { name: 'noise', valueCode: 'clinic' })
    const expected = expectedMeasures.map((measure) =>
      expectedGrowth(patient, { ...day, measure, at, noise: 'clinic' }),
    )
    const answer = await bundleOf(await post(asked))
    expect(answer).toEqual(written({}, {}, undefined, expected))
    expect(JSON.stringify(answer)).toContain('expected-height')
  })

  it('says what of the record was not used', async () => {
    const [first, ...rest] = record['entry'] as { resource: FhirJson }[]
    const stated = { resource: { ...rest[0]?.resource, id: 's', status: 'preliminary' } }
    const { entry } = await bundleOf(await post({ ...record, entry: [first, ...rest, stated] }))
    const outcome = entry.at(-1)
    expect(outcome?.fullUrl).toMatch(/^urn:uuid:/)
    expect(outcome?.resource).toMatchObject({
      resourceType: 'OperationOutcome',
      issue: [
        { severity: 'information', details: { coding: [{ code: 'status' }] }, diagnostics: 'Observation/s status' },
      ],
    })
  })

  it('answers in the language asked for', async () => {
    const local = service({ today: day.today, locale: 'request', fhir: true })
    const response = await post(record, { 'Accept-Language': 'de' }, local)
    expect([response.headers.get('content-language'), response.headers.get('vary')]).toEqual(['de', 'Accept-Language'])
  })

  const where = (name: string) => `Parameters.parameter.where(name='${name}')`

  it.each<[string, object | string, number, string | undefined]>([
    ['no JSON', '{"a":', 400, undefined],
    ['another resource', { resourceType: 'Patient' }, 400, 'resourceType'],
    ['no record', { resourceType: 'Parameters' }, 400, `${where('record')}.resource`],
    ['an unknown parameter', parameters({ name: 'set', valueCode: 'who' }), 400, 'Parameters.parameter.name'],
    ['a set that is not offered', parameters({ name: 'referenceSet', valueCode: 'who' }), 400, where('referenceSet')],
    ['a value of another type', parameters({ name: 'course', valueString: 'yes' }), 400, where('course')],
    ['a value outside its list', parameters({ name: 'referenceSex', valueCode: 'x' }), 400, where('referenceSex')],
    ['a zone that there is not', parameters({ name: 'timeZone', valueString: 'Mars' }), 400, where('timeZone')],
    ['a day that there is not', parameters({ name: 'today', valueDate: '2025-02-30' }), 400, where('today')],
    [
      'a day ahead that there is not',
      parameters({ name: 'expectedAt', valueDate: '2026-02-30' }),
      400,
      where('expectedAt'),
    ],
    ['an impossible instant', parameters({ name: 'issued', valueInstant: 'now' }), 400, where('issued')],
    ['a patient who is not in it', parameters({ name: 'patient', valueString: 'tom' }), 400, where('patient')],
    ['a parameter twice', parameters(...Array(2).fill({ name: 'course', valueBoolean: true })), 400, where('course')],
    ['a record without a patient', { ...record, entry: [] }, 400, 'record'],
  ])('refuses %s with an OperationOutcome', async (_, body, status, place) => {
    expect(await outcomeOf(await post(body))).toMatchObject({ status, ...(place !== undefined && { place }) })
  })

  it('needs a key, and no more than the limits', async () => {
    expect(await outcomeOf(await post(record, { 'API-Key': '' }))).toMatchObject({ status: 401 })
    expect(await outcomeOf(await post(record, {}, service({ ...day, fhir: true, maxMeasurements: 1 })))).toMatchObject({
      status: 413,
      code: 'too_many_entries',
    })
    expect(await outcomeOf(await post(record, {}, service({ ...day, fhir: true, maxBytes: 100 })))).toMatchObject({
      status: 413,
    })
  })

  it('is there where it is asked for alone', async () => {
    const response = await post(record, {}, service(day))
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
    expect(() => service({ fhir: 'yes' as unknown as boolean })).toThrow('fhir')
  })
})

describe('what describes it', () => {
  const get = async (path: string) => {
    const response = await handle(new Request(`https://growth.example/fhir/${path}`))
    expect(response.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8')
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  it('is a CapabilityStatement that names the operation by its address', async () => {
    const { status, body } = await get('metadata')
    expect(status).toBe(200)
    expect(body).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', kind: 'instance' })
    expect(body['software']).toMatchObject({ version: JSON.parse(readFileSync('package.json', 'utf8')).version })
    const { body: definition } = await get('OperationDefinition/growth')
    const [rest] = body['rest'] as { operation: object[] }[]
    expect(rest?.operation).toEqual([{ name: 'growth', definition: definition['url'] }])
  })

  it('is an OperationDefinition with every parameter that is taken', async () => {
    const { body } = await get('OperationDefinition/growth')
    const listed = body['parameter'] as { name: string; use: string }[]
    expect(listed.map(({ name }) => name)).toEqual(
      words(`
      record patient referenceSet referenceSex clearedOnly timeZone today course boneAgeMethod pubertalTiming methods
      expectedAt noise profile bundleType measured issued return
    `),
    )
  })

  it('is nothing else', async () => {
    expect((await get('Patient')).status).toBe(404)
    const wrong = await handle(new Request('https://growth.example/fhir/metadata', { method: 'DELETE' }))
    expect(await outcomeOf(wrong)).toMatchObject({ status: 405 })
  })
})
