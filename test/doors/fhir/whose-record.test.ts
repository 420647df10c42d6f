import { describe, expect, it } from 'vitest'
import { type PatientFromFhir, patientFromFhir } from '../../../src/doors/fhir/index.js'
import { coded, observation, relative, told } from './record.js'

const mrn = (value: string) => ({ system: 'urn:oid:1.2.3', value })
const child = { resourceType: 'Patient', id: '1', gender: 'male', birthDate: '2018-03-05', identifier: [mrn('A')] }
const sister = { resourceType: 'Patient', id: '2', gender: 'female', birthDate: '2018-03-05', identifier: [mrn('B')] }

const height = (cm: number, more: object = {}) => observation(coded('8302-2'), cm, 'cm', { id: `h${cm}`, ...more })

const heights = ({ patient }: PatientFromFhir) => patient.measurements.map(({ sizeCm }) => sizeCm)
const read = (record: unknown, patient?: string) => patientFromFhir(record as never, { locale: 'en', patient })

describe('whom a value is about', () => {
  it.each([
    ['the focus is a parent', { focus: [{ reference: 'RelatedPerson/mum' }] }, 'other_patient', '#focus'],
    [
      'one of two focuses is another',
      { focus: [{ reference: 'Patient/1' }, { display: 'fetus' }] },
      'other_patient',
      '#focus',
    ],
    ['an identifier of somebody else', { subject: { identifier: mrn('B') } }, 'other_patient', ''],
    ['an identifier of another system', { subject: { identifier: { value: 'A' } } }, 'other_patient', ''],
    ['a relative without reference', { subject: { type: 'RelatedPerson', display: 'Mother' } }, 'other_patient', ''],
    ['a name alone', { subject: { display: 'Someone' } }, 'subject_unknown', ''],
    ["another server's patient", { subject: { reference: 'Patient/2' } }, 'other_patient', ''],
    [
      'an unknown modifier',
      { modifierExtension: [{ url: 'urn:not-done' }] },
      'modifier_extension',
      '#modifierExtension',
    ],
    ['rules of its own', { implicitRules: 'urn:rules' }, 'implicit_rules', '#implicitRules'],
  ])('%s: not read, and told', (_, more, reason, path) => {
    const found = read([child, height(165, more)])
    expect(heights(found)).toEqual([])
    expect(told(found)).toEqual([`${reason} Observation/h165${path}`])
    expect(found.unused[0]?.text).toMatch(/^(The|An) .*\.$/)
  })

  it.each([
    ['the focus is the child', { focus: [{ reference: 'Patient/1' }] }, []],
    ['the identifier is the child’s', { subject: { identifier: mrn('A'), display: 'Emil' } }, []],
    ['a reference before an identifier', { subject: { reference: 'Patient/1', identifier: mrn('B') } }, []],
    ['no subject', { subject: undefined }, ['subject_assumed Patient/1']],
  ])('%s: read', (_, more, expected) => {
    const found = read([child, height(108, more)])
    expect(heights(found)).toEqual([108])
    expect(told(found)).toEqual(expected)
  })

  it('takes nothing without a subject where there are two patients', () => {
    const found = read([child, sister, height(108), height(109, { subject: undefined })], '1')
    expect(heights(found)).toEqual([108])
    expect(told(found)).toEqual(['subject_unknown Observation/h109'])
  })

  it("does not take another server's patient of the same id", () => {
    const at = (server: string) => ({ fullUrl: `https://${server}/Patient/1`, resource: child })
    const of = (server: string, cm: number) => ({
      resource: height(cm, { subject: { reference: `https://${server}/Patient/1` } }),
    })
    const one = read({ resourceType: 'Bundle', entry: [at('a'), of('a', 108), of('b', 165)] })
    expect([heights(one), told(one)]).toEqual([[108], ['other_patient Observation/h165']])
    const two = { resourceType: 'Bundle', entry: [at('a'), at('b'), of('a', 108), of('b', 165)] }
    expect(() => read(two)).toThrow('patient is missing; expected https://a/Patient/1 or https://b/Patient/1.')
    expect(heights(read(two, 'https://b/Patient/1'))).toEqual([165])
  })

  it.each([
    [relative('FTH', 'completed', 181), 181, []],
    [relative('FTH', 'entered-in-error', 181), undefined, ['status FamilyMemberHistory/FTH#status']],
    [relative('FTH', undefined, 181), undefined, ['status FamilyMemberHistory/FTH#status']],
  ])("a parent's height by its status: %#", (resource, cm, expected) => {
    const found = read([child, resource])
    expect(found.patient.sizeFatherCm).toBe(cm)
    expect(told(found)).toEqual(expected)
  })

  it.each([
    ['modifier_extension Patient/1#modifierExtension', { modifierExtension: [{ url: 'urn:x' }] }],
    ['implicit_rules Patient/1#implicitRules', { implicitRules: 'urn:x' }],
    ['not_in_use Patient/1#active', { active: false }],
    ['not_in_use Patient/1#link', { link: [{ type: 'replaced-by', other: { reference: 'Patient/9' } }] }],
  ])("tells of the patient's entry: %s", (expected, more) => {
    expect(told(read([{ ...child, ...more }]))).toEqual([expected])
  })
})

describe('pages and versions', () => {
  const bundle = (type: string, ...entry: readonly object[]) => ({ resourceType: 'Bundle', type, entry })
  const versioned = (cm: number, versionId: string, lastUpdated?: string) =>
    height(cm, { id: 'h', meta: { versionId, lastUpdated } })

  it('takes the same patient on several pages as one', () => {
    const page = (fullUrl: string, cm: number) =>
      bundle('searchset', { fullUrl, resource: child }, { resource: height(cm, { subject: { reference: fullUrl } }) })
    const url = 'https://a/Patient/1'
    for (const record of [
      [page(url, 107), page(url, 108)],
      bundle('batch-response', { resource: page(url, 107) }, { resource: page(url, 108) }),
      bundle(
        'collection',
        { resource: child },
        { resource: child },
        { resource: height(107) },
        { resource: height(108) },
      ),
    ]) {
      const found = read(record)
      expect([heights(found), told(found)]).toEqual([[107, 108], []])
    }
  })

  it.each([
    ['by the moment', [versioned(107, '1', '2023-03-06T08:00:00Z'), versioned(108, '1', '2023-03-07T08:00:00+01:00')]],
    ['by the number', [versioned(108, '10'), versioned(107, '9')]],
  ])('takes the newest version: %s', (_, versions) => {
    const found = read(bundle('history', ...[child, ...versions].map((resource) => ({ resource }))))
    expect([heights(found), told(found)]).toEqual([[108], ['superseded Observation/h']])
  })

  it('takes nothing that was deleted', () => {
    const deleted = (more: object) => ({ request: { method: 'DELETE', url: 'Observation/h' }, ...more })
    const put = (cm: number, more: object) => ({ resource: height(cm, { id: 'h' }), ...more })
    const at = (day: number) => ({ response: { lastModified: `2023-03-0${day}T08:00:00Z` } })
    const version = (number: number) => ({ response: { etag: `W/"${number}"` } })
    const address = { request: { method: 'DELETE', url: 'https://a/Observation/h/_history/2' } }
    const unknown = ['order_unknown Observation/h']
    for (const [entries, cm, expected] of [
      [[put(107, at(1)), deleted(at(2))], [], ['deleted Observation/h']],
      [[put(107, version(9)), deleted(version(10))], [], ['deleted Observation/h']],
      [[{ resource: versioned(107, '1') }, deleted({ ...version(2), ...address })], [], ['deleted Observation/h']],
      [[put(107, at(1)), deleted(at(2)), put(107, at(3))], [107], []],
      [[put(107, at(1)), deleted(at(2)), put(108, at(3))], [108], ['superseded Observation/h']],
      [[put(107, {}), deleted({})], [], unknown],
      [[put(107, at(1)), deleted(at(1))], [], unknown],
      [[put(107, { response: { etag: 'W/"3a"' } }), deleted({ response: { etag: 'W/"2b"' } })], [], unknown],
    ] as const) {
      for (const order of [entries, [...entries].reverse()]) {
        const found = read(bundle('history', { resource: child }, ...order))
        expect([heights(found), told(found)]).toEqual([cm, expected])
      }
    }
  })

  it('takes no version where none is known to be the newest, of the Patient the first', () => {
    const found = read([child, { ...child, gender: 'female' }, height(108, { id: 'h' }), height(107, { id: 'h' })])
    expect([found.patient.gender, heights(found)]).toEqual(['male', []])
    expect(told(found)).toEqual(['order_unknown Patient/1', 'order_unknown Observation/h'])
  })

  it('tells observations within another resource, entries with modifiers and bundles with rules', () => {
    const panel = { resourceType: 'DiagnosticReport', id: 'r', contained: [height(107)] }
    const modified = { resource: height(108), modifierExtension: [{ url: 'urn:x' }] }
    const ruled = { resource: { ...bundle('searchset', { resource: height(109) }), implicitRules: 'urn:x' } }
    const found = read(bundle('collection', { resource: child }, { resource: panel }, modified, ruled))
    expect(heights(found)).toEqual([])
    expect(told(found)).toEqual([
      'modifier_extension entry[2]#modifierExtension',
      'implicit_rules entry[3]#implicitRules',
      'contained DiagnosticReport/r#contained[0]',
    ])
    expect(() => read({ ...bundle('collection'), implicitRules: 'urn:x' })).toThrow('record.implicitRules')
  })
})
