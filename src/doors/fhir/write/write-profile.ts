import type { WrittenConcept } from '../../../ground/model/fhir-names.js'
import { quantity, standardCodes } from './written-codes.js'
import type { WrittenCoding, WrittenObservation } from './written-resources.js'

export const fhirProfiles = ['vital-signs', 'us-core', 'kbv-uheft'] as const

/** The profiles that observations are written by: FHIR's vital signs, US Core, or the KBV's Untersuchungsheft. */
export type FhirProfile = (typeof fhirProfiles)[number]

const core = 'http://hl7.org/fhir/StructureDefinition'
const usCore = 'http://hl7.org/fhir/us/core/StructureDefinition'
const kbv = 'https://fhir.kbv.de/StructureDefinition'

type Profiles = ReadonlyMap<WrittenConcept, string>

const vitalSigns: Profiles = new Map([
  ['height', `${core}/bodyheight`],
  ['weight', `${core}/bodyweight`],
  ['head-circumference', `${core}/headcircum`],
  ['bmi', `${core}/bmi`],
  ['blood-pressure', `${core}/bp`],
])

const usCoreProfiles: Profiles = new Map([
  ['height', `${usCore}/us-core-body-height`],
  ['weight', `${usCore}/us-core-body-weight`],
  ['head-circumference', `${usCore}/us-core-head-circumference`],
  ['bmi', `${usCore}/us-core-bmi`],
  ['bmi-percentile', `${usCore}/pediatric-bmi-for-age`],
  ['weight-for-length-percentile', `${usCore}/pediatric-weight-for-height`],
  ['head-circumference-percentile', `${usCore}/head-occipital-frontal-circumference-percentile`],
])

/** Whether FHIR asks of every such observation that it keeps the profile of vital signs, and has its day. */
export function needsDay(concept: WrittenConcept): boolean {
  return vitalSigns.has(concept)
}

/** The profile of US Core that the patient is written by. */
export const usCorePatient: string = `${usCore}/us-core-patient`

/** An observation with the profiles that it keeps. */
export function withProfile(
  concept: WrittenConcept,
  observation: WrittenObservation,
  profile: FhirProfile,
  ageYears: number | undefined,
): WrittenObservation {
  const inBooklet = profile === 'kbv-uheft' ? bookletObservation(concept, observation, ageYears) : undefined
  if (inBooklet !== undefined) return inBooklet
  const url = (profile === 'us-core' ? usCoreProfiles : vitalSigns).get(concept)
  if (url === undefined || observation.effectiveDateTime === undefined) return observation
  const { resourceType, ...rest } = observation
  return { resourceType, meta: { profile: [url] }, ...rest }
}

/** An observation of the child's examination booklet, version 1.0.1 of the KBV's profiles. */
interface BookletObservation {
  readonly name: string
  readonly snomed: string
  readonly german: string
  readonly unit: string
  /** Instead of the code that is written elsewhere. */
  readonly loinc?: string
}

const version = '1.0.1'
const snomedVersion = 'http://snomed.info/sct/900000000000207008/version/20210131'
const loincVersion = '2.69'
/** "Percentile value" of what the first code measures, in SNOMED CT's compositional grammar. */
const percentileOfCode = ':370130000=415068004'

const booklet: ReadonlyMap<WrittenConcept, BookletObservation> = new Map([
  ['height', { name: 'U2_U9_Body_Height_Measure', snomed: '248334005', german: 'Körperlänge in cm', unit: 'cm' }],
  ['head-circumference', { name: 'Head_Circumference', snomed: '363812007', german: 'Kopfumfang in cm', unit: 'cm' }],
  ['weight', { name: 'U7_U9_Body_Weight', snomed: '27113001', german: 'Körpergewicht in kg', unit: 'kg' }],
  ['bmi', { name: 'U7_U9_BMI', snomed: '60621009', german: 'BMI in kg/m2', unit: 'kg/m2' }],
  ['height-percentile', bookletPercentile('50373000', 'Körperlänge')],
  ['weight-percentile', bookletPercentile('27113001', 'Körpergewicht')],
  ['head-circumference-percentile', bookletPercentile('363812007', 'Kopfumfang')],
  ['bmi-percentile', { ...bookletPercentile('60621009', 'BMI'), loinc: '59574-4' }],
])

function bookletPercentile(snomed: string, german: string): BookletObservation {
  return { name: 'Percentile_Values', snomed: `${snomed}${percentileOfCode}`, german, unit: '%' }
}

const infantWeight: BookletObservation = {
  name: 'U2_U6_Body_Weight',
  snomed: '27113001',
  german: 'Körpergewicht in g',
  unit: 'g',
}

/** Between U6, up to 14 months, and U7, from 20 months, years. */
const infantWeightUntil = 1.5
/** U9 is the last examination of the booklet, at 64 months with its tolerance up to 66. */
const bookletUntil = 5.5

/**
 * The booklet's profiles are closed: no further members such as an identifier, an encounter, and no
 * bound in place of a value. What doesn't fit is written as elsewhere.
 */
function bookletObservation(
  concept: WrittenConcept,
  { subject, encounter, effectiveDateTime, valueQuantity, note, derivedFrom }: WrittenObservation,
  ageYears: number | undefined,
): WrittenObservation | undefined {
  const isInfant = ageYears !== undefined && ageYears < infantWeightUntil
  const found = concept === 'weight' && isInfant ? infantWeight : booklet.get(concept)
  if (found === undefined || (concept === 'bmi' && isInfant) || ageYears === undefined || ageYears > bookletUntil)
    return undefined
  if (encounter === undefined || effectiveDateTime === undefined || valueQuantity === undefined) return undefined
  if (valueQuantity.comparator !== undefined) return undefined
  const isPercentile = found.unit === '%'
  const value = found.unit === 'g' ? Number((valueQuantity.value * 1000).toPrecision(12)) : valueQuantity.value
  return {
    resourceType: 'Observation',
    meta: { profile: [`${kbv}/KBV_PR_MIO_CMR_Observation_${found.name}|${version}`] },
    status: 'final',
    code: { coding: bookletCodings(concept, found) },
    subject,
    encounter,
    effectiveDateTime,
    valueQuantity: quantity(value, found.unit),
    ...(isPercentile && note !== undefined && { note: [{ text: note.map(({ text }) => text).join('\n\n') }] }),
    ...(isPercentile && derivedFrom?.length === 1 && { derivedFrom }),
  }
}

function bookletCodings(
  concept: WrittenConcept,
  { snomed, german, loinc }: BookletObservation,
): readonly WrittenCoding[] {
  const { code = '' } = standardCodes[concept as keyof typeof standardCodes]
  const _display = {
    extension: [
      {
        url: `${kbv}/KBV_EX_Base_Terminology_German`,
        extension: [{ url: 'content', valueString: german }],
      },
    ],
  }
  return [
    { system: 'http://snomed.info/sct', version: snomedVersion, code: snomed, _display },
    { system: 'http://loinc.org', version: loincVersion, code: loinc ?? code, _display },
  ]
}
