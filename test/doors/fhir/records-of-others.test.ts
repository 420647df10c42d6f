import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { who } from '../../../src/clinical/references/index.js'
import { patientFromFhir } from '../../../src/doors/fhir/index.js'

/*
 * Records in the form in which others write them, with values of our own. What is
 * unused is held as well: what was passed over must be visible.
 */

const loinc = (code: string, display: string) => ({
  coding: [{ system: 'http://loinc.org', code, display }],
  text: display,
})

function unusedOf({ unused }: ReturnType<typeof patientFromFhir>): string[] {
  return unused.map(({ reason, reference, path, found }) => `${reason} ${reference}${path && `#${path}`}: ${found}`)
}

/**
 * Synthea's exporter for R4 (synthetichealth/synthea, FhirR4.java, US Core): a
 * transaction, UUIDs as ids and addresses, moments with an offset, values with all
 * their digits, percentiles and panels among the vital signs.
 */
describe("Synthea's form", () => {
  const uuid = (number: number) => `5cbc121b-cd71-4428-b8b7-31e53eba${String(number).padStart(4, '0')}`
  const entry = (number: number, resource: { readonly resourceType: string; readonly [member: string]: unknown }) => ({
    fullUrl: `urn:uuid:${uuid(number)}`,
    resource: { id: uuid(number), ...resource },
    request: { method: 'POST', url: resource.resourceType },
  })
  const observation = (number: number, code: object, day: string, value: object) =>
    entry(number, {
      resourceType: 'Observation',
      status: 'final',
      category: [
        {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/observation-category',
              code: 'vital-signs',
              display: 'Vital signs',
            },
          ],
        },
      ],
      code,
      subject: { reference: `urn:uuid:${uuid(1)}` },
      encounter: { reference: `urn:uuid:${uuid(2)}` },
      effectiveDateTime: `${day}T10:12:24+01:00`,
      issued: `${day}T10:12:24.317+01:00`,
      ...value,
    })
  const quantity = (value: number, unit: string) => ({
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  })
  const bundle = {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      entry(1, {
        resourceType: 'Patient',
        meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient'] },
        extension: [
          {
            url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-race',
            extension: [{ url: 'text', valueString: 'White' }],
          },
          { url: 'http://hl7.org/fhir/StructureDefinition/patient-mothersMaidenName', valueString: 'Adele1 Mohr2' },
          { url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-birthsex', valueCode: 'F' },
          { url: 'http://synthetichealth.github.io/synthea/disability-adjusted-life-years', valueDecimal: 0.0 },
        ],
        identifier: [{ system: 'https://github.com/synthetichealth/synthea', value: uuid(1) }],
        name: [{ use: 'official', family: 'Mayer370', given: ['Ella744', 'Rose12'] }],
        gender: 'female',
        birthDate: '2021-03-04',
      }),
      entry(2, { resourceType: 'Encounter', status: 'finished' }),
      observation(3, loinc('8302-2', 'Body Height'), '2022-03-10', quantity(75.24318203, 'cm')),
      observation(4, loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported'), '2022-03-10', {
        valueQuantity: { value: 2, unit: '{score}', system: 'http://unitsofmeasure.org', code: '{score}' },
      }),
      observation(5, loinc('29463-7', 'Body Weight'), '2022-03-10', quantity(9.531862, 'kg')),
      observation(6, loinc('77606-2', 'Weight-for-length Per age and sex'), '2022-03-10', quantity(61.2, '%')),
      observation(7, loinc('9843-4', 'Head Occipital-frontal circumference'), '2022-03-10', quantity(45.0131934, 'cm')),
      observation(
        8,
        loinc('8289-1', 'Head Occipital-frontal circumference Percentile'),
        '2022-03-10',
        quantity(42, '%'),
      ),
      observation(9, loinc('85354-9', 'Blood pressure panel with all children optional'), '2022-03-10', {
        component: [
          {
            code: loinc('8480-6', 'Systolic Blood Pressure'),
            valueQuantity: { value: 96, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
          },
        ],
      }),
      observation(10, loinc('39156-5', 'Body mass index (BMI) [Ratio]'), '2022-03-10', quantity(16.84, 'kg/m2')),
      entry(11, {
        resourceType: 'Condition',
        clinicalStatus: { coding: [{ code: 'resolved' }] },
        verificationStatus: { coding: [{ code: 'confirmed' }] },
        code: {
          coding: [{ system: 'http://snomed.info/sct', code: '65363002', display: 'Otitis media' }],
          text: 'Otitis media',
        },
        subject: { reference: `urn:uuid:${uuid(1)}` },
        onsetDateTime: '2021-12-24T10:12:24+01:00',
      }),
      entry(12, { resourceType: 'Immunization', status: 'completed' }),
      entry(13, { resourceType: 'Claim', status: 'active' }),
      entry(14, { resourceType: 'ExplanationOfBenefit', status: 'active' }),
      entry(15, { resourceType: 'Provenance' }),
    ],
  } as const

  const read = patientFromFhir(bundle, { locale: 'en', timeZone: 'Europe/Berlin' })

  it('is read', () => {
    expect(read.patient).toMatchObject({
      firstName: 'Ella744 Rose12',
      lastName: 'Mayer370',
      dateOfBirth: '2021-03-04',
      gender: 'female',
    })
    expect(read.referenceSex).toBeUndefined()
    expect(read.patient.measurements).toHaveLength(1)
    expect(read.patient.measurements[0]).toMatchObject({
      date: '2022-03-10',
      sizeCm: 75.24318203,
      weightKg: 9.531862,
      headCm: 45.0131934,
    })
    const [visit] = calculatePatient(read.patient, { today: '2022-03-11', references: who }).measurements
    expect(visit?.sizeSds?.reference).toBe('WHO 2006')
    // Its blood pressure has references where the caller gives them.
    expect(visit?.validationMessages.map(({ code }) => code)).toEqual(['clinic_unscored'])
  })

  it('has these that are not used', () => {
    expect(unusedOf(read)).toEqual([
      `code Observation/${uuid(4)}: Pain severity - 0-10 verbal numeric rating [Score] - Reporte…`,
      `computed Observation/${uuid(6)}: Weight-for-length Per age and sex`,
      `computed Observation/${uuid(8)}: Head Occipital-frontal circumference Percentile`,
      `computed Observation/${uuid(10)}: Body mass index (BMI) [Ratio]`,
      `code Condition/${uuid(11)}#code: Otitis media`,
    ])
    expect(read.otherTypes).toEqual({ Encounter: 1, Immunization: 1, Claim: 1, ExplanationOfBenefit: 1, Provenance: 1 })
  })
})

/**
 * The KBV's Untersuchungsheft 1.0.1, by the types of its own parser (@kbv/mioparser): a
 * document, each code in SNOMED CT and LOINC with its version, weights of infants in
 * grams, gestation as weeks and days in two components without codes.
 */
describe("the KBV's booklet", () => {
  const profile = (name: string) => ({
    profile: [`https://fhir.kbv.de/StructureDefinition/KBV_PR_MIO_CMR_Observation_${name}|1.0.1`],
  })
  const codes = (snomed: string, code?: string) => ({
    coding: [
      {
        system: 'http://snomed.info/sct',
        version: 'http://snomed.info/sct/900000000000207008/version/20210131',
        code: snomed,
      },
      ...(code === undefined ? [] : [{ system: 'http://loinc.org', version: '2.69', code }]),
    ],
  })
  const entry = (id: string, name: string, code: object, day: string, value: object) => ({
    fullUrl: `urn:uuid:${id}`,
    resource: {
      resourceType: 'Observation',
      id,
      meta: profile(name),
      status: 'final',
      code,
      subject: { reference: 'urn:uuid:child' },
      encounter: { reference: 'urn:uuid:u6' },
      effectiveDateTime: day,
      ...value,
    },
  })
  const quantity = (value: number, unit: string, code = unit) => ({
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code },
  })
  const bundle = {
    resourceType: 'Bundle',
    type: 'document',
    entry: [
      { fullUrl: 'urn:uuid:composition', resource: { resourceType: 'Composition', id: 'composition' } },
      {
        fullUrl: 'urn:uuid:child',
        resource: {
          resourceType: 'Patient',
          id: 'child',
          name: [{ use: 'official', text: 'Lotte Mohn', family: 'Mohn', given: ['Lotte'] }],
          birthDate: '2020-05-02',
        },
      },
      entry('length', 'U1_Birth_Length', codes('169886007', '89269-5'), '2020-05-02', quantity(50, 'cm')),
      entry('weight', 'U1_Birth_Weight', codes('364589006', '8339-4'), '2020-05-02', quantity(3150, 'g')),
      entry('gestation', 'U1_U3_Length_Gestation_At_Birth', codes('412726003'), '2020-05-02', {
        component: [
          { code: { text: 'schwangerschaftswochen' }, ...quantity(39, 'Week', 'wk') },
          { code: { text: 'schwangerschaftstage' }, ...quantity(4, 'Day', 'd') },
        ],
      }),
      entry('height', 'U2_U9_Body_Height_Measure', codes('248334005', '8302-2'), '2021-04-20', quantity(74, 'cm')),
      entry('u6weight', 'U2_U6_Body_Weight', codes('27113001', '29463-7'), '2021-04-20', quantity(9200, 'g')),
      entry('head', 'Head_Circumference', codes('363812007', '9843-4'), '2021-04-20', quantity(45.5, 'cm')),
      entry(
        'percentile',
        'Percentile_Values',
        codes('50373000:370130000=415068004', '8303-0'),
        '2021-04-20',
        quantity(55, '%'),
      ),
    ],
  }
  const read = patientFromFhir(bundle, { locale: 'en' })

  it('is read', () => {
    const { measurements, ...general } = read.patient
    expect(general).toEqual({
      firstName: 'Lotte',
      lastName: 'Mohn',
      dateOfBirth: '2020-05-02',
      sizeBirthCm: 50,
      weightBirthG: 3150,
      weekBirth: 39,
      dayBirth: 4,
    })
    expect(measurements).toMatchObject([{ date: '2021-04-20', sizeCm: 74, weightKg: 9.2, headCm: 45.5 }])
    expect(measurements).toHaveLength(1)
  })

  it('has these that are not used', () => {
    expect(unusedOf(read)).toEqual(['computed Observation/percentile: 50373000:370130000=415068004'])
    expect(read.otherTypes).toEqual({ Composition: 1 })
  })
})
