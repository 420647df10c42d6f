import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { germany, who } from '../../../src/clinical/references/index.js'
import {
  type FhirBundleEntry,
  patientFromFhir,
  resultToFhir,
  type ToFhirOptions,
  unusedToFhir,
} from '../../../src/doors/fhir/index.js'
import type { BoneAgeMethod } from '../../../src/ground/model/course-names.js'
import { boneAgeMethods } from '../../../src/ground/model/course-names.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { anton, emil, jakob, mira } from '../../fixtures/children.js'
import { malika, valentin } from '../../fixtures/clinic-children.js'

const today = '2026-01-01'
const identifier = { system: 'https://example.org/mrn', value: '7' }

function entries(patient: Patient, options: ToFhirOptions = {}, growth: object = {}): readonly FhirBundleEntry[] {
  const given = { today, locale: 'en', ...growth }
  const result = { ...calculatePatient(patient, given), course: assessCourse(patient, given) }
  return resultToFhir(result, { measured: true, locale: 'en', type: 'transaction', identifier, ...options }).entry
}

/** A server that creates what has no `ifNoneExist`, or one that it does not know yet. */
function stored(...transactions: readonly (readonly FhirBundleEntry[])[]): ReadonlySet<string> {
  const conditions = transactions.flat().map(({ request }, index) => request?.ifNoneExist ?? `new ${index}`)
  return new Set(conditions)
}

const addresses = (all: readonly FhirBundleEntry[]) => new Set(all.map(({ fullUrl }) => fullUrl))
const children = Object.entries({ anton, emil, jakob, mira, malika, valentin })

describe('a transaction', () => {
  it.each(children)('stored twice duplicates nothing, in another language neither: %s', (_, child) => {
    const once = entries(child)
    expect(
      stored(once, entries(child, { issued: '2026-01-01T10:00:00Z' }), entries(child, { locale: 'de' })).size,
    ).toBe(once.length)
    for (const { fullUrl, resource, request } of once) {
      const own = (resource as { identifier?: unknown }).identifier
      const isPatient = resource.resourceType === 'Patient'
      expect(own).toEqual([isPatient ? identifier : { system: 'urn:ietf:rfc:3986', value: fullUrl }])
      const condition = new URLSearchParams(request?.ifNoneExist).get('identifier')
      expect(condition).toBe(isPatient ? 'https://example.org/mrn|7' : `urn:ietf:rfc:3986|${fullUrl}`)
    }
  })

  it.each(children)('with a visit more leaves all other addresses as they were: %s', (_, child) => {
    const visits = child.measurements ?? []
    const before = entries({ ...child, measurements: visits.slice(0, -1) }).filter(isOfVisits)
    const after = addresses(entries(child))
    expect(before.length).toBeGreaterThan(5)
    expect(before.filter(({ fullUrl }) => !after.has(fullUrl)).map(({ resource }) => JSON.stringify(resource))).toEqual(
      [],
    )
  })

  it.each([
    [
      'a corrected value',
      { ...jakob, measurements: [{ ...jakob.measurements?.[0], sizeCm: 101.7 }] },
      {},
      ['height', 'score'],
    ],
    ['other references', undefined, { references: who }, ['score']],
  ] as const)('%s has addresses of its own', (_, changed, growth, parts) => {
    const first = { ...jakob, measurements: (jakob.measurements ?? []).slice(0, 1) }
    const of = (all: readonly FhirBundleEntry[], code: string) =>
      all.filter(({ resource }) => JSON.stringify(resource).includes(`"code":"${code}"`)).map(({ fullUrl }) => fullUrl)
    const was = entries(first, {}, { references: germany })
    const is = entries(changed ?? first, {}, { references: germany, ...growth })
    expect(of(was, 'height-sds')).toHaveLength(1)
    expect(of(is, 'height-sds')).not.toEqual(of(was, 'height-sds'))
    expect(of(is, '8302-2').join() !== of(was, '8302-2').join()).toBe((parts as readonly string[]).includes('height'))
  })

  it('has of two equal visits of one day two', () => {
    const visit = { date: '2020-03-01', sizeCm: 104 }
    const twice = entries({ ...jakob, measurements: [visit, visit] })
    expect(stored(twice).size).toBe(twice.length)
  })

  it('creates anew what is of a child that nothing tells from others', () => {
    const once = entries(jakob, { identifier: undefined })
    const conditional = once.filter(({ request }) => request?.ifNoneExist !== undefined)
    expect(conditional.map(({ resource }) => resource.resourceType)).toEqual(['Device'])
    expect(JSON.stringify(once.find(({ resource }) => resource.resourceType === 'Observation'))).not.toContain(
      '"identifier"',
    )
  })

  it.each([
    ['the same patient by its version', { subject: 'Patient/7' }, { subject: 'Patient/7/_history/2' }, true],
    ['another patient', { subject: 'Patient/7' }, { subject: 'Patient/8' }, false],
    ['another identifier', {}, { identifier: { ...identifier, value: '8' } }, false],
    ['a patient by its identifier', { subject: 'urn:uuid:1', identifier }, { subject: 'urn:uuid:2', identifier }, true],
  ] as const)('%s', (_, one, other, isSame) => {
    const options = (given: ToFhirOptions) => ('subject' in given ? { identifier: undefined, ...given } : given)
    const [first, second] = [entries(jakob, options(one)), entries(jakob, options(other))]
    // The software is the same for all.
    expect(stored(first, second).size).toBe(isSame ? first.length : 2 * first.length - 1)
  })

  it('writes what search has for itself as a text', () => {
    const odd = { system: 'https://example.org/a|b', value: '1,2&3$4\\5' }
    const [person] = entries(jakob, { identifier: odd })
    expect(person?.request?.ifNoneExist).toBe(
      'identifier=https%3A%2F%2Fexample.org%2Fa%5C%7Cb|1%5C%2C2%263%5C%244%5C%5C5',
    )
  })
})

describe('a transaction after another of the same patient', () => {
  const [visit, ...others] = jakob.measurements ?? []
  const corrected = { ...jakob, measurements: [{ ...visit, sizeCm: 101.7 }, ...others] }
  const bundleOf = (entry: readonly FhirBundleEntry[]) =>
    ({ resourceType: 'Bundle', type: 'transaction', entry }) as const
  const before = entries(jakob, {}, { references: germany })
  const isComputed = ({ resource }: FhirBundleEntry) =>
    'device' in resource || resource.resourceType === 'DiagnosticReport'
  const statusOf = (resource: object) => (resource as { status?: string }).status
  const referencesWithin = (all: readonly FhirBundleEntry[]) =>
    [...JSON.stringify(all.map(({ resource }) => resource)).matchAll(/"reference":"(urn:[^"]+)"/g)].map(([, to]) => to)

  it.each([
    ['a corrected value', corrected, germany],
    ['a visit less', { ...jakob, measurements: others }, germany],
    ['other references', jakob, who],
  ])('marks the scores that %s supersedes, and no measurement', (_, child, references) => {
    const after = entries(child, { previous: bundleOf(before) }, { references })
    const plain = entries(child, {}, { references })
    expect(after.slice(0, plain.length).map(({ resource }) => resource)).toEqual(plain.map(({ resource }) => resource))
    const superseded = before.filter((entry) => !addresses(plain).has(entry.fullUrl) && isComputed(entry))
    expect(superseded.length).toBeGreaterThan(3)
    expect(after.filter(({ resource }) => statusOf(resource) === 'entered-in-error')).toEqual(
      superseded.map(({ fullUrl, resource, request }) => ({
        fullUrl,
        resource: { ...resource, status: 'entered-in-error' },
        request: { method: 'PUT', url: `${resource.resourceType}?${request?.ifNoneExist}` },
      })),
    )
    // What they refer to is in the transaction, so that a server finds it.
    expect(referencesWithin(after).filter((to) => !addresses(after).has(to as string))).toEqual([])
  })

  it('writes a measurement that is gone again, as what a marked score was computed from', () => {
    const after = entries({ ...jakob, measurements: others }, { previous: bundleOf(before) })
    const plain = addresses(entries({ ...jakob, measurements: others }, {}))
    const again = after.filter((entry) => !plain.has(entry.fullUrl) && !isComputed(entry))
    expect(again.length).toBeGreaterThan(0)
    for (const { resource, request } of again) {
      expect(statusOf(resource)).toBe('final')
      expect(request).toMatchObject({ method: 'POST', ifNoneExist: expect.any(String) })
    }
  })

  it('marks nothing where nothing changed, and nothing twice', () => {
    expect(entries(jakob, { previous: bundleOf(before) }, { references: germany })).toEqual(before)
    const second = entries(corrected, { previous: bundleOf(before) }, { references: germany })
    const third = entries(corrected, { previous: bundleOf(second) }, { references: germany })
    expect(third).toEqual(entries(corrected, {}, { references: germany }))
  })

  it('gives a value that was corrected back its old scores', () => {
    const given = { references: germany }
    const server = new Map<string, string | undefined>()
    const store = (all: readonly FhirBundleEntry[]) => {
      for (const { fullUrl, resource, request } of all) {
        if (request?.method === 'PUT' || !server.has(fullUrl)) server.set(fullUrl, statusOf(resource))
      }
      return all
    }
    let previous = store(before)
    for (const child of [corrected, { ...jakob, measurements: others }, jakob]) {
      previous = store(entries(child, { previous: bundleOf(previous) }, given))
    }
    const computed = before.filter(isComputed).map(({ fullUrl }) => fullUrl)
    expect(computed.filter((address) => server.get(address) !== 'final')).toEqual([])
    const after = entries(corrected, {}, given).filter(isComputed)
    const wrong = after.map(({ fullUrl }) => fullUrl).filter((address) => !computed.includes(address))
    expect(new Set(wrong.map((address) => server.get(address)))).toEqual(new Set(['entered-in-error']))
  })

  it.each([
    ['of another patient', { identifier: { ...identifier, value: '8' } }],
    ['of a patient whom nothing identifies', { identifier: undefined }],
    ['for a collection', { type: 'collection' }],
  ] as const)('%s is refused', (_, options) => {
    expect(() => entries(jakob, { previous: bundleOf(before), ...options })).toThrow('previous is an object')
  })

  it.each([{}, [], { type: 'collection', entry: [] }, { type: 'transaction' }, { type: 'transaction', entry: [{}] }])(
    '%j is no transaction',
    (previous) => expect(() => entries(jakob, { previous: previous as never })).toThrow('written of the same patient'),
  )
})

/** What doesn't sum up all visits or start from the last, as report and predictions do. */
function isOfVisits({ resource }: FhirBundleEntry): boolean {
  const text = JSON.stringify(resource)
  return resource.resourceType !== 'DiagnosticReport' && !text.includes('"predicted-adult-height"')
}

describe('the method of a bone age', () => {
  const rated: Patient = {
    dateOfBirth: '2012-02-01',
    gender: 'female',
    measurements: [{ date: '2022-02-01', sizeCm: 138, boneAgeYears: 9.5 }],
  }

  it.each(
    [...boneAgeMethods, undefined].flatMap(
      (method) =>
        [
          ['de', method],
          ['en', method],
        ] as const,
    ),
  )('comes back, in the language %s: %s', (locale, boneAgeMethod) => {
    const bundle = (patient: Patient, method?: BoneAgeMethod) =>
      resultToFhir(calculatePatient(patient, { today }), { measured: true, locale, boneAgeMethod: method })
    const expected = boneAgeMethod === undefined ? [] : [boneAgeMethod]
    const read = patientFromFhir(bundle(rated, boneAgeMethod))
    expect(read.boneAgeMethods).toEqual(expected)
    // What a record says of a visit counts before what is said of all.
    expect(patientFromFhir(bundle(read.patient, boneAgeMethod && 'fels')).boneAgeMethods).toEqual(expected)
  })
})

it('what was not used is an OperationOutcome, or nothing', () => {
  const { unused } = patientFromFhir(
    [{ resourceType: 'Patient', id: '1', birthDate: '2018-03-05', active: false } as { resourceType: string }],
    { locale: 'en' },
  )
  expect(unusedToFhir(unused)).toMatchObject({
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'information', details: { coding: [{ code: unused[0]?.reason }], text: unused[0]?.text } }],
  })
  expect(unusedToFhir([])).toBeUndefined()
})
