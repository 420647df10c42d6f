import type * as fhir4 from 'fhir/r4'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import {
  type FhirBundle,
  type FhirVisit,
  formatFhirXml,
  patientFromFhir,
  resultToFhir,
  type ToFhirOptions,
} from '../../../src/doors/fhir/index.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { anton, emil, jakob, mira } from '../../fixtures/children.js'
import { frida, oskar } from '../../fixtures/level-children.js'
import { amelie, lukas } from '../../fixtures/puberty-children.js'
import { coded, observation } from './record.js'

const today = '2026-01-01'

function written(patient: Patient, options: ToFhirOptions = {}): fhir4.Bundle {
  return mutable(bundleOf(patient, options))
}

function bundleOf(patient: Patient, options: ToFhirOptions): FhirBundle {
  return resultToFhir(calculatePatient(patient, { today, locale: 'en' }), { locale: 'en', ...options })
}

/** The types of others have lists that can be changed; what is written has the members that they ask for. */
function mutable(bundle: FhirBundle): fhir4.Bundle {
  return JSON.parse(JSON.stringify(bundle))
}

function observations({ entry = [] }: fhir4.Bundle): fhir4.Observation[] {
  return entry.flatMap(({ resource }) =>
    resource?.resourceType === 'Observation' ? [resource as fhir4.Observation] : [],
  )
}

function withCode(bundle: fhir4.Bundle, code: string): fhir4.Observation[] {
  return observations(bundle).filter((each) => each.code.coding?.some((coding) => coding.code === code))
}

const tall: Patient = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  measurements: [{ date: '2024-06-04T09:30:00+02:00', sizeCm: 141.55, weightKg: 34.2 }],
}

it('a value that is a bigint is a message, and nothing fails', () => {
  const measurements = [{ date: '2024-01-01', weightKg: 10n as unknown as number, sizeCm: 86 }]
  const result = calculatePatient({ dateOfBirth: '2022-01-01', gender: 'male', measurements }, { today, locale: 'en' })
  expect(result.measurements[0]?.validationMessages).toMatchObject([{ target: 'weight' }])
  const { entry } = resultToFhir(result, { locale: 'en', measured: true })
  expect(JSON.stringify(entry)).not.toContain('29463-7')
})

describe('findings of puberty and the motor level', () => {
  it.each([
    ['a girl', amelie],
    ['a boy', lukas],
    ['a child fed by mouth', frida],
    ['a child fed by tube', oskar],
  ])('come back as they were: %s', (_, child) => {
    const { patient, unused } = patientFromFhir(bundleOf(child, { measured: true }))
    expect(unused.filter(({ reason }) => reason !== 'computed')).toEqual([])
    const { puberty, gmfcsLevel, tubeFed, menarche } = patient
    expect({ puberty, gmfcsLevel, tubeFed, menarche }).toEqual({
      puberty: child.puberty,
      gmfcsLevel: child.gmfcsLevel,
      tubeFed: child.tubeFed,
      menarche: child.menarche,
    })
  })

  it('have our own codes, a day and a number', () => {
    const bundle = written(lukas, { measured: true })
    expect(withCode(bundle, 'genital-stage')[3]).toMatchObject({
      code: { text: 'Genital stage (Tanner)' },
      effectiveDateTime: '2025-05-12',
      valueInteger: 2,
    })
    expect(withCode(bundle, 'testicular-volume')[3]).toMatchObject({ valueQuantity: { value: 4.5, code: 'mL' } })
  })

  it('are not written unless what was given is, without a day, or where FHIR has no such number', () => {
    expect(withCode(written(lukas), 'genital-stage')).toEqual([])
    const odd = { ...lukas, puberty: [{ genitalStage: 2 }, { date: '2025-05-12', genitalStage: 2.5 }] }
    expect(withCode(written(odd, { measured: true }), 'genital-stage')).toEqual([])
  })
})

describe('a score', () => {
  it('has a percentile by LOINC, a reference, a range, the software and the paper', () => {
    const bundle = written(tall, { measured: true, explanations: explainScores(tall, { today }) })
    const [height] = withCode(bundle, '8302-2')
    const [score] = withCode(bundle, 'height-sds')
    const [percentile] = withCode(bundle, '8303-0')
    expect(height).toMatchObject({ effectiveDateTime: '2024-06-04', valueQuantity: { value: 141.55, code: 'cm' } })
    expect(score).toMatchObject({
      code: {
        coding: [
          { system: 'urn:uuid:5f7c34de-4cef-4a3a-8f7a-619f5113900a', code: 'height-sds' },
          { system: 'http://snomed.info/sct', code: '1153604005' },
        ],
        text: 'Height SDS',
      },
      effectiveDateTime: '2024-06-04',
      valueQuantity: { value: 0, unit: 'SDS', system: 'http://unitsofmeasure.org', code: '1' },
      method: { text: 'KiGGS 2013' },
      referenceRange: [{ low: { value: -2 }, high: { value: 2 } }],
    })
    expect(score?.referenceRange?.[0]?.text).toContain('KiGGS 2013')
    expect(score?.note?.[0]?.text).toContain('Robert Koch-Institut')
    expect(percentile).toMatchObject({
      code: { coding: [{ code: '8303-0' }, { system: 'http://snomed.info/sct', code: '1153605006' }] },
      valueQuantity: { value: 49.96, code: '%' },
    })
    const address = bundle.entry?.find(({ resource }) => resource?.resourceType === 'Observation')?.fullUrl
    expect(score?.derivedFrom).toEqual([{ reference: address }])
    const device = bundle.entry?.find(({ resource }) => resource?.resourceType === 'Device')
    expect(device?.resource).toMatchObject({ deviceName: [{ name: 'auxology' }] })
    expect(score?.device).toEqual({ reference: device?.fullUrl })
  })

  it('of body mass index has no range of ±2 SD, which would pass for normal weight', () => {
    const bundle = written(tall)
    for (const code of ['bmi-sds', 'weight-sds']) {
      const [range] = withCode(bundle, code)[0]?.referenceRange ?? []
      expect(Object.keys(range ?? {})).toEqual(['text'])
    }
    expect(withCode(bundle, '39156-5')[0]?.interpretation).toEqual([{ text: 'normal weight (AGA 2015)' }])
  })

  it.each([
    [70, '<=', -6, '<', 0.01],
    [210, '>=', 6, '>', 99.99],
  ])('at its bound, %s cm, has a comparator, and its percentile too', (sizeCm, comparator, value, other, percent) => {
    const bundle = written({ ...tall, measurements: [{ date: '2024-06-04', sizeCm }] })
    expect(withCode(bundle, 'height-sds')[0]?.valueQuantity).toMatchObject({ comparator, value })
    expect(withCode(bundle, 'height-sds')[0]?.note?.map(({ text }) => text)).toContain(
      'Beyond ±6 SD only the bound is given.',
    )
    expect(withCode(bundle, '8303-0')[0]?.valueQuantity).toMatchObject({ comparator: other, value: percent })
  })

  it('of a disease says whose reference it is', () => {
    const [score] = withCode(written(mira), 'disease-height-sds')
    expect(score?.code.text).toBe('Height SDS in the disease (Turner syndrome)')
    // SNOMED CT's scores would pass for those of all children.
    expect(score?.code.coding).toHaveLength(1)
  })

  it('refers to what a record gave', () => {
    const of = { effectiveDateTime: '2024-06-04', subject: undefined }
    const height = observation(coded('8302-2'), 141.55, 'cm', { id: 'h', ...of })
    const weight = observation(coded('29463-7'), 34, 'kg', { id: undefined, ...of })
    const person = { resourceType: 'Patient', id: '1', gender: 'male', birthDate: '2014-06-04' }
    const { patient, reference } = patientFromFhir([person, height, weight])
    const bundle = mutable(resultToFhir(calculatePatient(patient, { today }), { subject: reference }))
    expect(withCode(bundle, 'height-sds')[0]).toMatchObject({
      subject: { reference: 'Patient/1' },
      derivedFrom: [{ reference: 'Observation/h' }],
    })
    // An observation without an id has no reference.
    expect(withCode(bundle, 'weight-sds')[0]?.derivedFrom).toBeUndefined()
    expect(withCode(bundle, '8302-2')).toEqual([])
  })
})

describe('plausibility messages', () => {
  const slipped = { ...tall, measurements: [{ date: '2024-06-04', sizeCm: 14.1, weightKg: 34 }] }

  it('are in an OperationOutcome, with the observations that they are about', () => {
    const bundle = written(slipped, { measured: true })
    const outcome = bundle.entry?.at(-1)?.resource as fhir4.OperationOutcome
    const issue = outcome.issue.find(({ severity }) => severity === 'error')
    expect(issue?.details?.coding?.[0]?.code).toBe('size_limits')
    const [, index = ''] = /^Bundle\.entry\[(\d+)\]\.resource$/.exec(issue?.expression?.[0] ?? '') ?? []
    expect(bundle.entry?.[Number(index)]?.resource).toBe(withCode(bundle, '8302-2')[0])
  })

  it('are at the observation, which says that the value was not used', () => {
    const [height] = withCode(written(slipped, { measured: true }), '8302-2')
    expect(height?.interpretation?.[0]).toMatchObject({ text: 'error', coding: [{ code: 'size_limits' }] })
    expect(height?.note?.map(({ text }) => text)).toContain('The value is implausible and was not used.')
    expect(withCode(written(slipped), 'height-sds')).toEqual([])
  })

  it('are not in a transaction, whose entries have requests', () => {
    const bundle = written(slipped, { type: 'transaction', measured: true })
    expect(bundle.entry?.map(({ resource }) => resource?.resourceType)).not.toContain('OperationOutcome')
    expect(bundle.entry?.every(({ request }) => request?.method === 'POST')).toBe(true)
  })
})

describe('a course', () => {
  const course = assessCourse(jakob, { today, locale: 'en' })
  const result = calculatePatient(jakob, { today, locale: 'en' })
  const bundle = mutable(resultToFhir({ ...result, course }, { measured: true, locale: 'en' }))

  it('has velocities with what they were computed from', () => {
    const velocities = withCode(bundle, 'height-velocity')
    expect(velocities).toHaveLength(course.intervals.filter(({ measure }) => measure === 'size').length)
    const scored = velocities.find(({ component }) => component?.some(({ code }) => code.text === 'Velocity SDS'))
    expect(scored?.valueQuantity?.code).toBe('cm/a')
    expect(scored?.derivedFrom).toHaveLength(2)
    expect(scored?.effectivePeriod?.end).toBeDefined()
    const unscored = velocities.find(({ dataAbsentReason }) => dataAbsentReason !== undefined)
    expect(unscored?.dataAbsentReason?.text).not.toBe('')
  })

  it('has targets and predictions, one for each method, with range and paper', () => {
    expect(withCode(bundle, 'target-height')).toHaveLength(course.targets.length)
    const predictions = withCode(bundle, 'predicted-adult-height')
    expect(predictions).toHaveLength(course.predictions.length)
    for (const { method, note } of predictions) {
      expect(method?.text).toBeTruthy()
      expect(note?.map(({ text }) => text).join(' ')).toContain('A prediction is not a guarantee')
    }
  })
})

describe('the same patient comes back', () => {
  it.each(Object.entries({ anton, emil, jakob, mira, tall }))('%s', (_, child) => {
    const { patient: again } = patientFromFhir(bundleOf(child, { measured: true }))
    const { unknownElements: __, ...given } = child
    const visits = (given.measurements ?? []).map((visit) => ({ ...visit, date: visit.date?.slice(0, 10) }))
    const read: readonly FhirVisit[] = again.measurements
    const back = read.map(({ sources: _, sourceOf: __, ...visit }) => visit)
    expect(back).toEqual(visits)
    const markers = (given.markers ?? []).map((marker) => ({ kind: 'other', ...marker }))
    expect(again).toMatchObject({ ...given, measurements: again.measurements, ...(markers.length > 0 && { markers }) })
  })
})

describe('profiles', () => {
  const infant: Patient = {
    dateOfBirth: '2023-01-10',
    gender: 'female',
    measurements: [
      { date: '2024-01-08', sizeCm: 75, weightKg: 9.35, headCm: 46 },
      { date: '2025-01-13', sizeCm: 87, weightKg: 12.4 },
      { date: '2025-02-13', sizeCm: 87.5 },
    ],
  }
  const profiles = (bundle: fhir4.Bundle) => observations(bundle).flatMap(({ meta }) => meta?.profile ?? [])

  it("the KBV's booklet has the examinations whose encounter is named, infants' weight in grams, and nothing else", () => {
    const bundle = written(infant, {
      profile: 'kbv-uheft',
      subject: 'Patient/1',
      encounters: ['Encounter/u6', 'Encounter/u7'],
      measured: true,
    })
    const name = (profile: string) => /KBV_PR_MIO_CMR_Observation_(\w+)\|1\.0\.1$/.exec(profile)?.[1]
    expect(new Set(profiles(bundle).map(name))).toEqual(
      new Set([
        'U2_U9_Body_Height_Measure',
        'U2_U6_Body_Weight',
        'U7_U9_Body_Weight',
        'U7_U9_BMI',
        'Head_Circumference',
        'Percentile_Values',
        // The visit without an encounter, and the BMI under 1.5 years, keep FHIR's own.
        undefined,
      ]),
    )
    const [first, second] = withCode(bundle, '29463-7')
    expect(first?.valueQuantity).toEqual({
      value: 9350,
      unit: 'g',
      system: 'http://unitsofmeasure.org',
      code: 'g',
    })
    expect(second?.valueQuantity).toMatchObject({ value: 12.4, code: 'kg' })
    expect(first?.encounter).toEqual({ reference: 'Encounter/u6' })
    const [height] = withCode(bundle, '248334005')
    expect(Object.keys(height ?? {}).sort()).toEqual(
      ['code', 'effectiveDateTime', 'encounter', 'meta', 'resourceType', 'status', 'subject', 'valueQuantity'].sort(),
    )
  })

  it('US Core has the patient and the percentiles too', () => {
    const bundle = written(infant, { profile: 'us-core', identifier: { system: 'urn:oid:1.2.3', value: '1' } })
    const base = 'http://hl7.org/fhir/us/core/StructureDefinition'
    expect(bundle.entry?.[0]?.resource).toMatchObject({
      meta: { profile: [`${base}/us-core-patient`] },
      identifier: [{ value: '1' }],
      name: [{ extension: [{ valueCode: 'unknown' }] }],
    })
    expect(new Set(profiles(bundle))).toEqual(
      new Set(
        [
          'us-core-bmi',
          'pediatric-bmi-for-age',
          'pediatric-weight-for-height',
          'head-occipital-frontal-circumference-percentile',
        ].map((id) => `${base}/${id}`),
      ),
    )
  })

  it('names are in the language that is asked for', () => {
    const texts = (locale: string) => observations(written(infant, { locale })).map(({ code }) => code.text)
    const [german, english] = [texts('de'), texts('en')]
    expect(german).toHaveLength(english.length)
    expect(german.filter((text, index) => text === english[index])).toEqual([])
    expect(german).toContain('SDS der Körpergröße')
  })
})

describe('in XML', () => {
  it.each(Object.entries({ anton, emil, jakob, mira }))('every value is there, and no other: %s', (_, child) => {
    const bundle = bundleOf(child, { measured: true, explanations: explainScores(child, { today }) })
    const xml = formatFhirXml(bundle)
    const document = new JSDOM(xml, { contentType: 'application/xml' }).window.document
    const inXml = [...document.querySelectorAll('[value]')].map((element) => [
      element.localName,
      element.getAttribute('value'),
    ])
    expect(inXml).toEqual(leaves(bundle, ''))
    expect(document.documentElement.namespaceURI).toBe('http://hl7.org/fhir')
  })

  it('has extensions with their address, on texts too', () => {
    const bundle = resultToFhir(
      calculatePatient({ ...tall, gender: 'diverse', genderAsWritten: 'divers' }, { today }),
      {
        identifier: { system: 'urn:oid:1.2.3', value: '"7" & <8>' },
      },
    )
    const xml = formatFhirXml(bundle)
    expect(xml).toContain('<value value="&quot;7&quot; &amp; &lt;8&gt;"/>')
    expect(xml).toContain(
      '<gender value="other"><extension url="http://fhir.de/StructureDefinition/gender-amtlich-de"><valueCoding>',
    )
  })

  /** The texts and numbers of an element, in its order; of an extension not its address. */
  function leaves(value: unknown, name: string): (readonly [string, string])[] {
    if (Array.isArray(value)) return value.flatMap((entry) => leaves(entry, name))
    if (typeof value !== 'object' || value === null) return [[name, String(value)]]
    return Object.entries(value).flatMap(([member, content]) =>
      member === 'resourceType' || (member === 'url' && name === 'extension')
        ? []
        : leaves(content, member.replace(/^_/, '')),
    )
  }
})

describe('the bundle', () => {
  it('is the same each time, and another for another child', () => {
    const addresses = (patient: Patient) => written(patient, { measured: true }).entry?.map(({ fullUrl }) => fullUrl)
    expect(written(jakob, { measured: true })).toEqual(written(jakob, { measured: true }))
    const all = [addresses(jakob), addresses(mira), addresses(emil)].flat()
    // The software is the same for all children.
    expect(new Set(all).size).toBe(all.length - 2)
    for (const address of all) {
      expect(address).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  it.each(Object.entries({ anton, emil, jakob, mira }))('refers to nothing that it lacks: %s', (_, child) => {
    const bundle = written(child, { measured: true })
    const addresses = new Set(bundle.entry?.map(({ fullUrl }) => fullUrl))
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, reference]) => reference)
    expect(references.length).toBeGreaterThan(50)
    expect(references.filter((reference) => !addresses.has(reference))).toEqual([])
  })

  it('has a report with the results and the documents given', () => {
    const presentedForm = [
      { contentType: 'image/svg+xml', data: '<svg>ä</svg>', title: 'Height' },
      { contentType: 'application/pdf', data: Uint8Array.of(37, 80, 68, 70) },
    ]
    const bundle = written(tall, { presentedForm, issued: '2026-01-01T10:00:00Z' })
    const report = bundle.entry
      ?.map(({ resource }) => resource)
      .find((each) => each?.resourceType === 'DiagnosticReport')
    expect(report).toMatchObject({ status: 'final', issued: '2026-01-01T10:00:00Z', effectiveDateTime: '2024-06-04' })
    const data = (report as fhir4.DiagnosticReport).presentedForm?.map((form) => Buffer.from(form.data ?? '', 'base64'))
    expect(data?.[0]?.toString()).toBe('<svg>ä</svg>')
    expect(data?.[1]?.toString()).toBe('%PDF')
    expect((report as fhir4.DiagnosticReport).result).toHaveLength(observations(bundle).length)
  })

  it('has of a visit without a day its scores with the stated age, not its vital signs, which need a day', () => {
    const bundle = written(
      { ...tall, measurements: [{ ageInYears: 9.5, sizeCm: 140, weightKg: 33 }] },
      { measured: true },
    )
    for (const code of ['8302-2', '29463-7', '39156-5']) expect(withCode(bundle, code)).toEqual([])
    const [score] = withCode(bundle, 'height-sds')
    expect(score?.effectiveDateTime).toBeUndefined()
    expect(score?.note?.[0]?.text).toBe('Undated; age as stated: 9.5 years.')
  })

  it.each([
    ['profile', { profile: 'gb-core' }],
    ['type', { type: 'document' }],
    ['subject', { subject: 'the patient' }],
    ['subject', { profile: 'kbv-uheft' }],
    ['identifier', { profile: 'us-core' }],
    ['identifier', { identifier: { system: 'mrn', value: '1' } }],
    ['encounters', { encounters: ['7'] }],
    ['measured', { measured: 'yes' }],
    ['boneAgeMethod', { boneAgeMethod: 'atlas' }],
    ['issued', { issued: '2026-01-01' }],
    ['locale', { locale: 'fr' }],
    ['presentedForm', { presentedForm: [{ contentType: 'svg', data: '' }] }],
    ['explanations', { explanations: {} }],
    ['version', { version: 'R5' }],
  ])('refuses a wrong option: %s %j', (name, options) => {
    expect(() => written(tall, options as never)).toThrow(expect.objectContaining({ code: 'invalid_parameter' }))
    expect(() => written(tall, options as never)).toThrow(name)
  })

  it('refuses what is no result', () => {
    for (const result of [null, {}, tall]) {
      expect(() => resultToFhir(result as never)).toThrow(expect.objectContaining({ code: 'invalid_value' }))
    }
  })
})
