import type * as fhir4 from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { type FhirVisit, patientFromFhir, resultToFhir, type ToFhirOptions } from '../../../src/doors/fhir/index.js'
import { clinicConcepts } from '../../../src/doors/fhir/write/written-codes.js'
import { clinicMeasureNames } from '../../../src/ground/model/clinic-values.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { malika, valentin } from '../../fixtures/clinic-children.js'
import { coded, observation } from './record.js'

const options = { today: '2026-01-01', locale: 'en', measures: clinicMeasures } as const

function written(patient: Patient, more: ToFhirOptions = {}): readonly fhir4.Observation[] {
  const explanations = explainScores(patient, options)
  const bundle = resultToFhir(calculatePatient(patient, options), {
    locale: 'en',
    measured: true,
    explanations,
    ...more,
  })
  const { entry = [] }: fhir4.Bundle = JSON.parse(JSON.stringify(bundle))
  return entry.flatMap(({ resource, fullUrl }) =>
    resource?.resourceType === 'Observation' ? [{ ...(resource as fhir4.Observation), id: fullUrl ?? '' }] : [],
  )
}

function withCode(all: readonly fhir4.Observation[], code: string): fhir4.Observation[] {
  return all.filter((each) => each.code.coding?.some((coding) => coding.code === code))
}

const obese = written({ ...valentin, measurements: valentin.measurements?.slice(3, 4) ?? [] })

describe('clinic measures as FHIR', () => {
  it('waist and hip have codes of LOINC, the arm one of SNOMED CT, skinfolds our own', () => {
    const value = (code: string) => withCode(obese, code)[0]?.valueQuantity
    expect(value('8280-0')).toMatchObject({ value: 81, code: 'cm' })
    expect(value('56063-1')).toMatchObject({ value: 88, code: 'cm' })
    expect(value('284473002')).toMatchObject({ value: 28, code: 'cm' })
    expect(value('triceps-skinfold')).toMatchObject({ value: 26, code: 'mm' })
  })

  it('both pressures are components of one panel, with their classes', () => {
    const [panel] = withCode(obese, '85354-9')
    expect(panel?.meta?.profile).toEqual(['http://hl7.org/fhir/StructureDefinition/bp'])
    expect(panel?.valueQuantity).toBeUndefined()
    expect(panel?.component).toMatchObject([
      {
        code: { coding: [{ code: '8480-6' }] },
        valueQuantity: { value: 126, code: 'mm[Hg]' },
        interpretation: [{ text: 'P99 or above (KiGGS 2011)' }],
      },
      {
        code: { coding: [{ code: '8462-4' }] },
        valueQuantity: { value: 81, code: 'mm[Hg]' },
        interpretation: [{ text: 'P99 or above (KiGGS 2011)' }],
      },
    ])
  })

  it('of one pressure alone the other is absent, and an undated one is not written', () => {
    const visit = { date: '2024-06-04', systolicMmHg: 110, sizeCm: 150 }
    const [panel] = withCode(written({ ...valentin, measurements: [visit] }), '85354-9')
    expect(panel?.component?.[1]).toMatchObject({ dataAbsentReason: { coding: [{ code: 'unknown' }] } })
    const undated = written({ ...valentin, measurements: [{ ...visit, date: undefined, ageInYears: 11 }] })
    expect(withCode(undated, '85354-9')).toEqual([])
    expect(withCode(undated, 'systolic-blood-pressure-sds')).toHaveLength(1)
  })

  it('each score has its reference, its paper and what it comes from, and no range of ±2 SD', () => {
    for (const measure of clinicMeasureNames.filter((name) => name !== 'subscapular')) {
      const { score, percentile, concept } = clinicConcepts[measure]
      const [scored] = withCode(obese, score)
      expect(scored?.method?.text, measure).toMatch(/\d{4}$/)
      expect(scored?.note?.[0]?.text, measure).toMatch(/^Reference: /)
      expect(Object.keys(scored?.referenceRange?.[0] ?? {}), measure).toEqual(['text'])
      expect(withCode(obese, percentile)[0]?.valueQuantity?.code, measure).toBe('%')
      const [source] = withCode(obese, measure === 'systolic' || measure === 'diastolic' ? '85354-9' : codeOf(concept))
      expect(scored?.derivedFrom, measure).toEqual([{ reference: source?.id }])
    }
  })

  it('a ratio is computed from two, and names the class of the guideline', () => {
    const [ratio] = withCode(obese, 'waist-height-ratio')
    expect(ratio).toMatchObject({
      valueQuantity: { value: 0.559, code: '1' },
      interpretation: [{ text: 'half the height or more (NICE NG246)' }],
    })
    expect(ratio?.derivedFrom).toEqual(
      ['8280-0', '8302-2'].map((code) => ({ reference: withCode(obese, code)[0]?.id })),
    )
  })

  it('an impossible value says that it was not used, and an arm its class', () => {
    const [, , , thin] = malika.measurements ?? []
    const observations = written({ ...malika, measurements: [{ ...thin, tricepsMm: 0.5 }] as Patient['measurements'] })
    expect(withCode(observations, '284473002')[0]?.interpretation).toEqual([
      { text: 'below 115 mm: severe wasting (WHO)' },
    ])
    const notes = withCode(observations, 'triceps-skinfold')[0]?.note?.map(({ text }) => text)
    expect(notes).toContain('The value is implausible and was not used.')
    expect(withCode(observations, 'triceps-skinfold-sds')).toEqual([])
  })

  it.each([valentin, malika])('the same patient comes back: $firstName', (child) => {
    const bundle = resultToFhir(calculatePatient(child, options), { measured: true })
    const { patient, unused } = patientFromFhir(bundle)
    const read: readonly FhirVisit[] = patient.measurements
    const visits = read.map(({ sources: _, sourceOf: __, ...visit }) => visit)
    expect(visits).toEqual(child.measurements)
    expect(unused.filter(({ reason }) => reason !== 'computed')).toEqual([])
  })

  it('scores of what a record gave refer to it', () => {
    const of = { effectiveDateTime: '2024-06-04', subject: undefined }
    const component = [{ code: coded('8480-6'), valueQuantity: { value: 118, code: 'mm[Hg]' } }]
    const panel = observation(coded('85354-9'), 0, '', { id: 'bp', ...of, valueQuantity: undefined, component })
    const height = observation(coded('8302-2'), 140, 'cm', { id: 'h', ...of })
    const person = { resourceType: 'Patient', id: '1', gender: 'male', birthDate: '2014-06-04' }
    const { patient } = patientFromFhir([person, panel, height])
    const all = written(patient, { measured: false })
    expect(withCode(all, 'systolic-blood-pressure-sds')[0]?.derivedFrom).toEqual([{ reference: 'Observation/bp' }])
    expect(withCode(all, '85354-9')).toEqual([])
  })
})

/** The code by which a measured concept is written. */
function codeOf(concept: string): string {
  const codes: { readonly [concept: string]: string } = {
    waist: '8280-0',
    hip: '56063-1',
    'arm-circumference': '284473002',
  }
  return codes[concept] ?? concept
}
