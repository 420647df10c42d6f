import type * as fhir4 from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import {
  type ExpectedGrowth,
  expectedGrowth,
  type NoExpectedGrowth,
} from '../../../src/clinical/course/expected/expected-growth.js'
import { expectedGrowthText } from '../../../src/clinical/course/expected/expected-text.js'
import { formatFhirXml, patientFromFhir, resultToFhir, type ToFhirOptions } from '../../../src/doors/fhir/index.js'
import { type ExpectedMeasure, expectedMeasures } from '../../../src/ground/model/course-names.js'
import type { Patient } from '../../../src/ground/model/patient.js'

const boy = {
  dateOfBirth: '2017-06-04',
  gender: 'male',
  measurements: [
    { date: '2022-06-04', sizeCm: 110, weightKg: 18.6 },
    { date: '2023-06-04', sizeCm: 116.5, weightKg: 21 },
  ],
} satisfies Patient

const at = '2024-06-04'
const ask = (measure: ExpectedMeasure, more: object = {}) => expectedGrowth(boy, { measure, at, ...more })
const size = ask('size') as ExpectedGrowth

function bundleOf(
  expected: readonly (ExpectedGrowth | NoExpectedGrowth)[],
  { child = boy, ...options }: ToFhirOptions & { readonly child?: Patient } = {},
) {
  const result = { ...calculatePatient(child, { today: at, locale: 'en' }), expected }
  return resultToFhir(result, { measured: true, locale: 'en', ...options })
}

function written(
  ...[expected, options]: Parameters<typeof bundleOf>
): readonly (fhir4.Observation & { url?: string })[] {
  const { entry = [] }: fhir4.Bundle = JSON.parse(JSON.stringify(bundleOf(expected, options)))
  return entry.flatMap(({ resource, fullUrl = '' }) =>
    resource?.resourceType === 'Observation' ? [{ ...(resource as fhir4.Observation), url: fullUrl }] : [],
  )
}

function isExpected(resource: object): boolean {
  const { code }: { readonly code?: fhir4.CodeableConcept } = resource
  return code?.coding?.[0]?.code?.startsWith('expected-') === true
}

/** The codes of what an observation derives from. */
function sourcesOf(observation: fhir4.Observation | undefined, all: ReturnType<typeof written>) {
  return observation?.derivedFrom?.map(({ reference }) => {
    const source = all.find(({ url }) => url === reference)
    return source && codesOf(source)?.[0]
  })
}

const codesOf = ({ code }: { readonly code: fhir4.CodeableConcept }) => code.coding?.map(({ code }) => code)

describe('an expected value as FHIR', () => {
  it.each([
    ['size', 'expected-height', 'cm', ['8302-2', '8302-2']],
    ['weight', 'expected-weight', 'kg', ['29463-7', '29463-7']],
    ['bmi', 'expected-bmi', 'kg/m2', ['8302-2', '29463-7', '8302-2', '29463-7']],
  ] as const)(
    '%s has a code of its own alone, its day, its bands and what it derives from',
    (measure, code, unit, from) => {
      const growth = ask(measure) as ExpectedGrowth
      const all = written([growth])
      const [observation, ...others] = all.filter(isExpected)
      expect(others).toEqual([])
      expect(observation?.code.coding).toEqual([{ system: 'urn:uuid:5f7c34de-4cef-4a3a-8f7a-619f5113900a', code }])
      expect(observation).toMatchObject({
        status: 'final',
        effectiveDateTime: at,
        valueQuantity: { value: Number(growth.value.toFixed(1)), code: unit },
        method: { text: growth.sds.reference },
      })
      for (const member of ['category', 'meta', 'interpretation', 'referenceRange', 'dataAbsentReason']) {
        expect(observation).not.toHaveProperty(member)
      }
      const one = (value = Number.NaN) => Number(value.toFixed(1))
      expect(observation?.component?.map((each) => [codesOf(each)?.[0], each.valueQuantity?.value])).toEqual([
        ['expected-score', Number(growth.sds.value.toFixed(2))],
        ...growth.bands.flatMap(({ percent, low, high }) => [
          [`expected-${percent}-low`, one(low)],
          [`expected-${percent}-high`, one(high)],
        ]),
      ])
      expect(sourcesOf(observation, all)).toEqual(from)
    },
  )

  it.each([
    ['size', ['89269-5', '8302-2']],
    ['weight', ['8339-4', '29463-7']],
    ['bmi', ['89269-5', '8339-4', '8302-2', '29463-7']],
  ] as const)('%s of an infant derives from the values at birth too', (measure, from) => {
    const visit = { date: '2023-12-04', sizeCm: 68, weightKg: 7.9 }
    const born = { dateOfBirth: '2023-06-04', weekBirth: 40, dayBirth: 0, sizeBirthCm: 51, weightBirthG: 3500 } as const
    const child = { ...born, gender: 'male', measurements: [visit] } as const
    const all = written([expectedGrowth(child, { measure, at: '2024-03-04' })], { child })
    expect(sourcesOf(all.find(isExpected), all)).toEqual(from)
  })

  it.each([
    ['en', 'Expected, not measured.'],
    ['de', 'Erwartet, nicht gemessen.'],
  ])('says in %s that it was not measured, its cautions, and how usual the value asked about is', (locale, first) => {
    const growth = ask('size', { value: 119 })
    const [observation] = written([growth], { locale }).filter(isExpected)
    const notes = observation?.note?.map(({ text }) => text)
    expect(notes).toEqual([first, ...expectedGrowthText(growth, { locale })])
    const cautions = 'cautions' in growth ? growth.cautions.length : 0
    expect(notes?.length).toBe(cautions + 4)
  })

  it('leaves out the ends of bands that the reference does not give', () => {
    const bands = size.bands.map((band) => (band.percent === 98 ? { ...band, high: undefined } : band))
    const [observation] = written([{ ...size, bands }]).filter(isExpected)
    const codes = observation?.component?.map((each) => codesOf(each)?.[0])
    expect(codes).toContain('expected-98-low')
    expect(codes).not.toContain('expected-98-high')
  })

  it('has a comparator and a note where its score is a bound', () => {
    const sds = { ...size.sds, value: 6, accuracy: 'greater_or_equal' } as const
    const [observation] = written([{ ...size, sds }]).filter(isExpected)
    expect(observation?.component?.[0]?.valueQuantity).toMatchObject({ value: 6, comparator: '>=' })
    expect(observation?.note?.at(-1)?.text).toBe('Beyond ±6 SD only the bound is given.')
  })

  it.each(expectedMeasures)('of %s that is refused has the reason and no figure', (measure) => {
    const ill: Patient = { ...boy, diseases: ['Coeliac disease'] }
    const growth = expectedGrowth(ill, { measure, at })
    const [observation] = written([growth]).filter(isExpected)
    expect(observation?.dataAbsentReason?.coding?.[0]?.code).toBe('not-applicable')
    expect(observation?.note).toEqual(expectedGrowthText(growth, { locale: 'en' }).map((text) => ({ text })))
    expect(observation?.effectiveDateTime).toBe(at)
    for (const member of ['valueQuantity', 'component', 'derivedFrom']) expect(observation).not.toHaveProperty(member)
  })

  it('has an address that depends on its day and on the value asked about, in XML too', () => {
    const later = ask('size', { at: '2024-09-04' })
    const all = bundleOf([size, later, ask('size', { value: 119 })], { subject: 'Patient/7', type: 'transaction' })
    const again = bundleOf([later], { subject: 'Patient/7', type: 'transaction', locale: 'de' })
    const addresses = ({ entry }: typeof all) =>
      entry.filter(({ resource }) => isExpected(resource)).map(({ fullUrl }) => fullUrl)
    expect(new Set(addresses(all)).size).toBe(3)
    expect(addresses(all)).toContain(addresses(again)[0])
    expect(formatFhirXml(all)).toContain('<code value="expected-90-low"/>')
  })

  it.each([[size], [[{ measure: 'height' }]], [[undefined]]])(
    'is refused where it is no list of it: %#',
    (expected) => {
      expect(() => bundleOf(expected as never)).toThrow(
        /^expected is .*; expected a list of what expectedGrowth returns/,
      )
    },
  )
})

function withHeight(resource: object) {
  const { code }: { readonly code?: fhir4.CodeableConcept } = resource
  return { code: { coding: [...(code?.coding ?? []), { system: 'http://loinc.org', code: '8302-2' }] } }
}

describe('an expected value in a record', () => {
  const bundle = bundleOf(expectedMeasures.map((measure) => ask(measure)))
  const without = patientFromFhir(bundleOf([]), { locale: 'en' })

  it('is never read as a measurement, and told as not used', () => {
    const { patient, unused } = patientFromFhir(bundle, { locale: 'en' })
    expect(patient).toEqual(without.patient)
    const told = unused.filter(({ found }) => /^(Expected|Low end|High end)/.test(found))
    expect(new Set(told.map(({ reason }) => reason))).toEqual(new Set(['computed']))
    expect(told.filter(({ path }) => path === '').map(({ found }) => found)).toEqual([
      'Expected height',
      'Expected weight',
      'Expected body mass index',
      'Expected head circumference',
    ])
  })

  it('is not, even if a server adds the code of the measure', () => {
    const entry = bundle.entry.map((each) =>
      isExpected(each.resource) ? { ...each, resource: { ...each.resource, ...withHeight(each.resource) } } : each,
    )
    const recoded = { ...bundle, entry }
    const { patient } = patientFromFhir(recoded, { locale: 'en' })
    expect(patient).toEqual(without.patient)
  })
})
