import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screeningRules } from '../../../src/clinical/course/screening/published-rules.js'
import type { CdsCard } from '../../../src/doors/http/cds-hooks/card.js'
import type { CdsHooksOptions } from '../../../src/doors/http/index.js'
import { locales } from '../../../src/ground/languages/built-in.js'
import type { CdsHook } from '../../../src/ground/model/fhir-names.js'
import { words } from '../../fixtures/words.js'
import { type FhirJson, girl, healthyGirl, hookCall, observations, searchset, shortGirl } from './cds-record.js'
import { key, outcomeOf, service } from './service.js'

const chartUrl = 'https://growth.example/chart?id={patientId}'
const day = { today: '2025-04-01' } as const

function withCards(cdsHooks: CdsHooksOptions = {}, more: Parameters<typeof service>[0] = {}) {
  return service({ ...day, cdsHooks, ...more })
}

function call(body: string, hook: CdsHook = 'patient-view', headers: Record<string, string> = {}): Request {
  return new Request(`https://growth.example/cds-services/growth-${hook}`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json', ...headers },
    body,
  })
}

async function cardsOf(response: Response): Promise<readonly CdsCard[]> {
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { cards: readonly CdsCard[] }).cards
}

async function cardsFor(prefetch: object, options: CdsHooksOptions = { chartUrl }, hook: CdsHook = 'patient-view') {
  return cardsOf(await withCards(options)(call(hookCall(prefetch, hook), hook)))
}

/** Which card it is, without what depends on language and figures. */
const kindOf = ({ source, summary }: CdsCard): string =>
  source.topic?.code ?? (/^Growth chart/.test(summary) ? 'chart' : 'implausible')

describe('discovery', () => {
  it('lists a service for each hook with the queries of what it reads, and needs no key', async () => {
    const response = await withCards()(new Request('https://growth.example/cds-services'))
    expect(response.status).toBe(200)
    const { services } = (await response.json()) as { services: Record<string, unknown>[] }
    expect(services.map(({ id, hook }) => [id, hook])).toEqual([
      ['growth-patient-view', 'patient-view'],
      ['growth-order-select', 'order-select'],
    ])
    for (const { title, description, usageRequirements, prefetch } of services) {
      for (const text of [title, description, usageRequirements]) expect(text).toMatch(/^[A-Z].{10}/)
      expect(Object.keys(prefetch as object)).toEqual(
        words(`
        patient observations conditions family medications orders
      `),
      )
      const { patient, ...searches } = prefetch as Record<string, string>
      expect(patient).toBe('Patient/{{context.patientId}}')
      for (const query of Object.values(searches))
        expect(query).toMatch(/^[A-Z][A-Za-z]+\?patient=\{\{context\.patientId\}\}&/)
      expect(searches['observations']).toMatch(/code=http:\/\/loinc\.org\|8302-2,.*http:\/\/loinc\.org\|29463-7/)
      // A body mass index is computed anew.
      expect(searches['observations']).not.toContain('39156-5')
    }
  })

  it('is in the language asked for', async () => {
    const handle = withCards({}, { locale: 'request' })
    const request = new Request('https://growth.example/cds-services', { headers: { 'Accept-Language': 'de-AT' } })
    const response = await handle(request)
    expect(response.headers.get('content-language')).toBe('de')
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(await response.text()).toContain('Wachstum des Kindes')
  })

  it('is not there unless it is asked for', async () => {
    const response = await service()(new Request('https://growth.example/cds-services'))
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})

describe('cards', () => {
  it('are about rules that are met, and the chart', async () => {
    const cards = await cardsFor(shortGirl)
    expect(cards.map((card) => [kindOf(card), card.indicator])).toEqual([
      ['ghrs2000', 'warning'],
      ['chart', 'info'],
    ])
    expect(cards.map(({ summary }) => summary)).toMatchInlineSnapshot(`
      [
        "Screening rule met: GHRS 2000 (investigation for growth hormone deficiency)",
        "Growth chart, 5 Mar 2025: height 108.5 cm (P0.18), weight 17.5 kg (P0.8), BMI 14.9 kg/m² (P29)",
      ]
    `)
  })

  it('say of a rule what was compared, how often it errs, where it is published and that it is no diagnosis', async () => {
    const [rule] = await cardsFor(shortGirl)
    expect(rule?.source.label).toBe('GHRS 2000')
    for (const text of [
      '≤ −6 SDS, limit −1.00; here by KiGGS 2013)',
      'specificity 91.4%: healthy children of the DONALD study',
      'J Clin Endocrinol Metab. 2000;85:3990-3993',
      'not a diagnosis',
    ]) {
      expect(rule?.detail).toContain(text)
    }
  })

  it('show only the chart of a healthy child, and there are none without an address for it', async () => {
    expect((await cardsFor(healthyGirl)).map(kindOf)).toEqual(['chart'])
    expect(await cardsFor(healthyGirl, {})).toEqual([])
  })

  it('name values that are impossible, and those of late that are exceptional, in one card', async () => {
    const wrong = observations(
      ['2020-03-05', { weight: 500 }],
      ['2021-03-05', { weight: 39 }],
      ['2025-03-05', { size: 12.3, weight: 235 }],
    )
    const [card, ...others] = await cardsFor({ ...healthyGirl, observations: wrong })
    expect(others.map(kindOf)).toEqual(['chart'])
    expect(card?.indicator).toBe('warning')
    expect(card?.summary).toBe('3 implausible measurements: please check')
    expect(card?.detail).toMatch(/\*\*5 Mar 2020, error:\*\* A weight of 500 kg is impossible/)
    expect(card?.detail).toMatch(/\*\*5 Mar 2025, warning:\*\* A weight of 235 kg/)
    expect(card?.detail).not.toContain('5 Mar 2021')
    expect(card?.detail).toContain('Impossible values are not used')
  })

  it('are about implausible values alone when an order is chosen, unless more is asked for', async () => {
    const record = { ...shortGirl, observations: observations(['2025-03-05', { size: 10.85, weight: 17.5 }]) }
    expect((await cardsFor(record, { chartUrl }, 'order-select')).map(kindOf)).toEqual(['implausible'])
    expect(await cardsFor(shortGirl, { chartUrl }, 'order-select')).toEqual([])
    const more: CdsHooksOptions = { cards: { 'order-select': ['screening'] } }
    expect((await cardsFor(shortGirl, more, 'order-select')).map(kindOf)).toEqual(['ghrs2000'])
  })

  it('are of rules with a published specificity of at least 90 % in the child, or of those that the host names', async () => {
    const rules = (cards: readonly CdsCard[]) => cards.flatMap(({ source }) => source.topic?.code ?? [])
    const all = screeningRules.map(({ id }) => id)
    expect(rules(await cardsFor(shortGirl, { screeningRules: all }))).toEqual([
      'jgz2019-short',
      'grote2008',
      'ghrs2000',
    ])
    for (const id of rules(await cardsFor(shortGirl))) {
      const { costs = [] } = screeningRules.find((rule) => rule.id === id) ?? {}
      for (const { specificity = 0 } of costs) {
        expect(typeof specificity === 'number' ? specificity : specificity.female, id).toBeGreaterThanOrEqual(90)
      }
    }
  })

  it('about growth are not made of old visits, of a child with a known disease or under treatment, or of grown-ups', async () => {
    const handle = withCards({}, { today: '2027-04-01' })
    expect(await cardsOf(await handle(call(hookCall(shortGirl))))).toEqual([])
    const subject = { reference: 'Patient/lea' }
    const code = { coding: [{ system: 'http://snomed.info/sct', code: '38804009' }] }
    const turner = { resourceType: 'Condition', subject, code }
    expect(await cardsFor({ ...shortGirl, conditions: searchset(turner) }, {})).toEqual([])
    const drug = {
      resourceType: 'MedicationStatement',
      status: 'active',
      subject,
      effectiveDateTime: '2024-06-01',
      medicationCodeableConcept: { coding: [{ system: 'http://www.whocc.no/atc', code: 'H01AC01' }] },
    }
    expect(await cardsFor({ ...shortGirl, medications: searchset(drug) }, {})).toEqual([])
    const order = { ...drug, resourceType: 'MedicationRequest', intent: 'order', authoredOn: '2024-06-01' }
    expect(await cardsFor({ ...shortGirl, orders: searchset(order) }, {})).toEqual([])
    expect(await cardsFor({ ...shortGirl, patient: { ...girl, birthDate: '1990-03-05' } })).toEqual([])
  })

  it('of rules name the drugs that were not understood, and those that change growth', async () => {
    const drugs = (...codes: readonly (readonly [system: string, code: string, text: string])[]) =>
      searchset(
        ...codes.map(([system, code, text]) => ({
          resourceType: 'MedicationRequest',
          status: 'active',
          intent: 'order',
          subject: { reference: 'Patient/lea' },
          authoredOn: '2024-06-01',
          medicationCodeableConcept: { coding: [{ system, code }], text },
        })),
      )
    const rxNorm = 'http://www.nlm.nih.gov/research/umls/rxnorm'
    const [rule] = await cardsFor({
      ...shortGirl,
      orders: drugs(
        [rxNorm, '61148', '*somatropin*'],
        [rxNorm, '61148', '*somatropin*'],
        [rxNorm, '8640', 'prednisone'],
      ),
    })
    expect(rule?.detail).toContain(
      'Can change growth: prednisone. Not understood, and perhaps a treatment of growth: \\*somatropin\\*.',
    )
    const many = Array.from({ length: 12 }, (_, index) => [rxNorm, `9${index}`, `drug ${index}`] as const)
    const [crowded] = await cardsFor({ ...shortGirl, orders: drugs(...many) })
    expect(crowded?.detail).toContain('drug 8, drug 9, and 2 more.')
    expect((await cardsFor(shortGirl))[0]?.detail).not.toMatch(/Not understood|Can change/)
    const treated = { ...shortGirl, orders: drugs([rxNorm, '61148', 'somatropin']) }
    const handle = withCards({}, { fhirCodes: { drugs: { [`${rxNorm}|61148`]: 'growth-hormone' } } })
    expect(await cardsOf(await handle(call(hookCall(treated))))).toEqual([])
  })

  it('ask for the codes of the host too, and are refused with one that can’t be', async () => {
    const handle = withCards({}, { fhirCodes: { observations: { 'urn:lab|HT': 'sizeCm', 'urn:lab|BMI': 'computed' } } })
    const discovery = await handle(new Request('https://growth.example/cds-services'))
    const { services } = (await discovery.json()) as { services: { prefetch: { observations: string } }[] }
    expect(services[0]?.prefetch.observations).toContain(',urn:lab|HT&')
    expect(() => withCards({}, { fhirCodes: { observations: { HT: 'sizeCm' } } } as never)).toThrow(
      'codes.observations',
    )
  })

  it('of rules say what was not sent', async () => {
    const { patient, observations: values } = shortGirl
    const [rule] = await cardsFor({ patient, observations: values })
    expect(rule?.detail).toContain('Diagnoses were not sent')
    expect(rule?.detail).toContain('Medication was not sent')
    const [complete] = await cardsFor(shortGirl)
    expect(complete?.detail).not.toContain('not sent')
  })

  it('lead to the addresses of the host and to no others', async () => {
    const smartUrl = 'https://growth.example/launch'
    const cards = await cardsFor(shortGirl, { chartUrl, smartUrl })
    for (const { links } of cards) {
      expect(links).toEqual([
        { label: 'Open the growth chart', url: 'https://growth.example/chart?id=lea', type: 'absolute' },
        { label: 'Open growth in the app', url: smartUrl, type: 'smart' },
      ])
    }
    expect(JSON.stringify(cards)).not.toContain('ehr.example')
    expect(JSON.stringify(await cardsFor(shortGirl, {}))).not.toMatch(/https?:/)
  })

  it('have an id of the call and the card, which is the same when the call is repeated', async () => {
    const ids = async (body: string) =>
      (await cardsOf(await withCards({ chartUrl })(call(body)))).map(({ uuid }) => uuid)
    const first = await ids(hookCall(shortGirl))
    expect(new Set(first).size).toBe(first.length)
    for (const id of first) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(await ids(hookCall(shortGirl))).toEqual(first)
    expect(await ids(hookCall(shortGirl, 'patient-view', { hookInstance: 'another' }))).not.toEqual(first)
  })

  it.each(locales)(
    'have a summary of fewer than 140 characters and reasons to set them aside, in %s',
    async (locale) => {
      const handle = withCards({ chartUrl, screeningRules: screeningRules.map(({ id }) => id) }, { locale })
      const cards = await cardsOf(await handle(call(hookCall(shortGirl))))
      expect(cards.length).toBeGreaterThan(3)
      for (const { summary, overrideReasons, links, indicator } of cards) {
        expect([...summary].length, summary).toBeLessThan(140)
        expect(summary).not.toMatch(/…|undefined/)
        expect(['info', 'warning']).toContain(indicator)
        for (const { label } of links ?? []) expect(label).not.toBe('')
        for (const { display, code } of overrideReasons ?? [])
          expect([display.length > 5, code.length > 5]).toEqual([true, true])
      }
      expect(cards.filter(({ overrideReasons }) => overrideReasons === undefined).map(kindOfLast)).toEqual(['info'])
    },
  )
})

const kindOfLast = ({ indicator }: CdsCard): string => indicator

describe('what is sent', () => {
  const outcome = async (body: string, hook: CdsHook = 'patient-view') => outcomeOf(await withCards()(call(body, hook)))
  const page: FhirJson = {
    ...shortGirl.observations,
    link: [{ relation: 'next', url: 'https://ehr.example/fhir?page=2' }],
  }
  const failed: FhirJson = { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'timeout' }] }

  it.each<[string, object | undefined, ...string[]]>([
    ['nothing', undefined, 'prefetch.patient', 'prefetch.observations'],
    ['no patient', { ...shortGirl, patient: undefined }, 'prefetch.patient'],
    ['a patient who is not known', { ...shortGirl, patient: null }, 'prefetch.patient'],
    ['an error for the measurements', { ...shortGirl, observations: failed }, 'prefetch.observations'],
    ['an error within the search', { ...shortGirl, observations: searchset(failed) }, 'prefetch.observations'],
    ['the first page alone', { ...shortGirl, observations: page }, 'prefetch.observations'],
  ])('is not enough: %s (412), each place as FHIRPath', async (_, prefetch, ...places) => {
    expect(await outcome(hookCall(prefetch))).toMatchObject({
      status: 412,
      issue: 'required',
      code: 'missing_prefetch',
      places,
    })
  })

  it.each<[string, string, number, string]>([
    ['no JSON', '{', 400, 'malformed_document'],
    ['a list', '[]', 400, 'unexpected_structure'],
    ['a member twice', hookCall(shortGirl).replace('{', '{"hook":"patient-view",'), 400, 'malformed_document'],
    ['another hook', hookCall(shortGirl, 'order-select'), 400, 'invalid_value'],
    ['no id of the call', hookCall(shortGirl, 'patient-view', { hookInstance: '' }), 400, 'invalid_value'],
    ['no patient in the context', hookCall(shortGirl, 'patient-view', { context: {} }), 400, 'invalid_value'],
    [
      'a patient in the context that is no id',
      hookCall(shortGirl, 'patient-view', { context: { patientId: 'a/../b?c' } }),
      400,
      'invalid_value',
    ],
    [
      'the record of another patient',
      hookCall(shortGirl, 'patient-view', { context: { patientId: 'tom' } }),
      400,
      'invalid_value',
    ],
    ['a prefetch that is no object', hookCall([]), 400, 'unexpected_structure'],
    ['a part that is no resource', hookCall({ ...shortGirl, observations: 'x' }), 400, 'invalid_value'],
  ])('is refused with an OperationOutcome: %s', async (_, body, status, code) => {
    expect(await outcome(body)).toMatchObject({ status, code, issue: 'invalid' })
  })

  it('is no larger than documents may be, and has no more visits', async () => {
    const small = withCards({}, { maxBytes: 500 })
    expect(await outcomeOf(await small(call(hookCall(shortGirl))))).toMatchObject({ status: 413, issue: 'too-long' })
    const few = withCards({}, { maxMeasurements: 2 })
    expect(await outcomeOf(await few(call(hookCall(shortGirl))))).toMatchObject({
      status: 413,
      code: 'too_many_entries',
    })
  })

  it('of another child is not read', async () => {
    const other = JSON.parse(JSON.stringify(shortGirl.observations).replaceAll('Patient/lea', 'Patient/tom'))
    expect(await cardsFor({ ...shortGirl, observations: other })).toEqual([])
  })

  it('is JSON, and is posted', async () => {
    const handle = withCards()
    const xml = call('<a/>', 'patient-view', { 'Content-Type': 'application/xml' })
    expect(await outcomeOf(await handle(xml))).toMatchObject({ status: 415 })
    const got = await handle(new Request('https://growth.example/cds-services/growth-patient-view'))
    expect(got.headers.get('allow')).toBe('POST')
    expect(await outcomeOf(got)).toMatchObject({ status: 405, issue: 'not-supported' })
    const nowhere = await handle(new Request('https://growth.example/cds-services/other', { method: 'POST' }))
    expect(await outcomeOf(nowhere)).toMatchObject({ status: 404, code: 'unknown_path' })
  })
})

describe('a call', () => {
  afterEach(() => vi.restoreAllMocks())

  it('opens no connection, whatever addresses it names', async () => {
    let visits = 0
    const server = createServer((_, response) => {
      visits++
      response.end('{}')
    }).listen(0)
    const address = `http://localhost:${(server.address() as AddressInfo).port}`
    const fetched = vi.spyOn(globalThis, 'fetch')
    const named = JSON.parse(
      JSON.stringify({
        ...shortGirl,
        patient: {
          ...girl,
          photo: [{ url: address }],
          generalPractitioner: [{ reference: `${address}/Practitioner/1` }],
        },
      }),
    )
    await cardsOf(await withCards({ chartUrl })(call(hookCall(named, 'patient-view', { fhirServer: address }))))
    const page = { ...shortGirl.observations, link: [{ relation: 'next', url: `${address}/2` }] }
    const body = hookCall({ ...shortGirl, observations: page }, 'patient-view', { fhirServer: address })
    expect((await withCards()(call(body))).status).toBe(412)
    expect((await withCards()(call(hookCall(undefined, 'patient-view', { fhirServer: address })))).status).toBe(412)
    server.close()
    expect(visits).toBe(0)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('needs a key, or a token that the host accepts', async () => {
    const body = hookCall(healthyGirl)
    const send = (headers: Record<string, string>, options: CdsHooksOptions = {}) =>
      withCards(options)(call(body, 'patient-view', { 'API-Key': '', ...headers }))
    const seen: string[][] = []
    const verdict = (result: boolean | 'forbidden'): CdsHooksOptions => ({
      verifyToken: (token, path) => {
        seen.push([token, path])
        return result
      },
    })
    const withoutKey = await send({}, verdict(true))
    expect(withoutKey.headers.get('www-authenticate')).toBe('ApiKey realm="auxology", Bearer realm="auxology"')
    expect((await send({})).headers.get('www-authenticate')).toBe('ApiKey realm="auxology"')
    expect(await outcomeOf(await send({}))).toMatchObject({ status: 401, issue: 'login', code: 'missing_key' })
    const bearer = { Authorization: 'Bearer abc.def.ghi' }
    expect((await send(bearer)).status).toBe(401)
    expect((await send(bearer, verdict(true))).status).toBe(200)
    const refused = await send(bearer, verdict(false))
    expect(refused.headers.get('www-authenticate')).toBe('ApiKey realm="auxology", Bearer realm="auxology"')
    expect(await outcomeOf(refused)).toMatchObject({ status: 401 })
    expect(await outcomeOf(await send(bearer, verdict('forbidden')))).toMatchObject({ status: 403, issue: 'forbidden' })
    expect((await send({ 'API-Key': key }, verdict(false))).status).toBe(200)
    expect(seen).toEqual(Array(3).fill(['abc.def.ghi', '/cds-services/growth-patient-view']))
  })

  it('comes from a browser only where the host names the origin', async () => {
    const origin = 'https://sandbox.example'
    const preflight = (options: CdsHooksOptions) =>
      withCards(options)(
        new Request('https://growth.example/cds-services/growth-patient-view', {
          method: 'OPTIONS',
          headers: { Origin: origin },
        }),
      )
    const allowed = await preflight({ origins: [origin] })
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(allowed.headers.get('vary')).toBe('Origin')
    const stranger = await preflight({ origins: ['https://other.example'] })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
    expect((await preflight({})).headers.get('access-control-allow-origin')).toBeNull()
    const answer = await withCards({ origins: '*' })(call(hookCall(undefined), 'patient-view', { Origin: origin }))
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([412, '*'])
  })

  it('that fails by the fault of the server tells nothing of the record', async () => {
    const failures: unknown[] = []
    const options = { verifyToken: () => Promise.reject(new Error('Lea')) }
    const handle = withCards(options, { onError: (error) => failures.push(error) })
    const headers = { 'API-Key': '', Authorization: 'Bearer x' }
    const response = await handle(call(hookCall(healthyGirl), 'patient-view', headers))
    expect(await response.clone().text()).not.toContain('Lea')
    expect(await outcomeOf(response)).toMatchObject({ status: 500, issue: 'exception' })
    expect(failures).toHaveLength(1)
  })
})

describe('an option outside its values is refused when the handler is made', () => {
  it.each<[string, object]>([
    ['chartUrl', { chartUrl: 'javascript:alert(1)' }],
    ['smartUrl', { smartUrl: '/launch' }],
    ['cards', { cards: { 'patient-view': ['weather'] } }],
    ['patient-views', { cards: { 'patient-views': [] } }],
    ['screeningRules', { screeningRules: ['grote2009'] }],
    ['origins', { origins: ['https://a.example/'] }],
    ['verifyToken', { verifyToken: 'x' }],
    ['chartURL', { chartURL: 'https://a.example' }],
    ['cdsHooks', [] as object],
  ])('%s', (name, options) => {
    expect(() => withCards(options as CdsHooksOptions)).toThrow(name)
  })
})
