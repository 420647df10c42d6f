import { stagedSigns } from '../growth/puberty-findings.js'
import type { ClinicField } from '../model/clinic-values.js'
import type { BoneAgeMethod } from '../model/course-names.js'
import { growthConcepts, pubertyConcepts } from '../model/fhir-names.js'
import type {
  Gender,
  KnownDisease,
  MarkerKind,
  Measurement,
  Patient,
  SizePosition,
  StagedSign,
} from '../model/patient.js'
import type { Coding } from './fhir-json.js'

/**
 * The canonical address of our code system. A UUID, because a web address would claim
 * a domain, which can be lost; it is an address that needs no server and stays.
 */
export const growthSystem = 'urn:uuid:5f7c34de-4cef-4a3a-8f7a-619f5113900a'

const loinc = 'http://loinc.org'
const snomed = 'http://snomed.info/sct'
const orphanet = 'http://www.orpha.net'

/** ICD-10, of WHO and in the German and American modifications. */
const icd10 = [
  'http://hl7.org/fhir/sid/icd-10',
  'http://hl7.org/fhir/sid/icd-10-gm',
  'http://fhir.de/CodeSystem/bfarm/icd-10-gm',
  'http://fhir.de/CodeSystem/dimdi/icd-10-gm',
  'http://hl7.org/fhir/sid/icd-10-cm',
]
const icd10Cm = 'http://hl7.org/fhir/sid/icd-10-cm'
const atc = ['http://www.whocc.no/atc', 'http://fhir.de/CodeSystem/bfarm/atc', 'http://fhir.de/CodeSystem/dimdi/atc']

export type VisitField = keyof Pick<
  Measurement,
  'sizeCm' | 'weightKg' | 'headCm' | 'seatCm' | 'boneAgeYears' | ClinicField
>
export type PatientField = keyof Pick<
  Patient,
  'sizeBirthCm' | 'weightBirthG' | 'headBirthCm' | 'sizeFatherCm' | 'sizeMotherCm'
>

/** What an observation is about. */
export type GrowthObservation =
  | { readonly kind: 'visit'; readonly field: VisitField; readonly position?: SizePosition }
  | { readonly kind: 'patient'; readonly field: PatientField }
  /** The code that says it most clearly has the lowest rank. */
  | { readonly kind: 'gestation'; readonly rank: number }
  /** Computed anew from the values. */
  | { readonly kind: 'computed' }
  /** Stated or estimated, not measured. */
  | { readonly kind: 'stated' }
  /** An event or a treatment, and the first menstruation, as this library writes them. */
  | { readonly kind: 'marker'; readonly marker: MarkerKind }
  | { readonly kind: 'menarche' }
  /** A stage or a volume on a day, and what is known of motor function, as this library writes them. */
  | { readonly kind: 'sign'; readonly sign: StagedSign }
  | { readonly kind: 'gmfcsLevel' }
  | { readonly kind: 'tubeFed' }

/** What growth is assessed from, by LOINC's codes, which have a hyphen, and SNOMED CT's. */
const growthObservations: ReadonlyMap<string, GrowthObservation> = new Map([
  ['8302-2', { kind: 'visit', field: 'sizeCm' }], // Body height
  ['3137-7', { kind: 'visit', field: 'sizeCm' }], // Body height measured
  ['8306-3', { kind: 'visit', field: 'sizeCm', position: 'lying' }],
  ['8308-9', { kind: 'visit', field: 'sizeCm', position: 'standing' }],
  ['29463-7', { kind: 'visit', field: 'weightKg' }], // Body weight
  ['3141-9', { kind: 'visit', field: 'weightKg' }], // Body weight measured
  ['8351-9', { kind: 'visit', field: 'weightKg' }], // Body weight measured, without clothes
  ['9843-4', { kind: 'visit', field: 'headCm' }], // Head occipital-frontal circumference
  ['8287-5', { kind: 'visit', field: 'headCm' }], // the same by tape measure
  ['85151-9', { kind: 'visit', field: 'boneAgeYears' }], // Bone age
  ['37362-1', { kind: 'visit', field: 'boneAgeYears' }], // X-ray bone age
  ['8280-0', { kind: 'visit', field: 'waistCm' }], // Waist circumference at umbilicus
  ['62409-8', { kind: 'visit', field: 'hipCm' }], // PhenX - hip circumference protocol 020801
  ['56072-2', { kind: 'visit', field: 'armCm' }], // Circumference Mid upper arm - right
  ['8480-6', { kind: 'visit', field: 'systolicMmHg' }], // Systolic blood pressure, alone or a component of 85354-9
  ['8462-4', { kind: 'visit', field: 'diastolicMmHg' }], // Diastolic blood pressure
  ['89269-5', { kind: 'patient', field: 'sizeBirthCm' }], // Body height measured at birth
  ['8339-4', { kind: 'patient', field: 'weightBirthG' }], // Birth weight measured
  ['8290-9', { kind: 'patient', field: 'headBirthCm' }], // Head circumference at birth
  ['83845-8', { kind: 'patient', field: 'sizeFatherCm' }], // Body height of the father
  ['83846-6', { kind: 'patient', field: 'sizeMotherCm' }], // Body height of the mother
  ['76516-4', { kind: 'gestation', rank: 0 }], // Gestational age at birth
  ['11884-4', { kind: 'gestation', rank: 1 }], // Gestational age, estimated
  ['18185-9', { kind: 'gestation', rank: 2 }], // Gestational age
  ['49051-6', { kind: 'gestation', rank: 3 }], // Gestational age in weeks
  ['39156-5', { kind: 'computed' }], // Body mass index
  ['59574-4', { kind: 'computed' }], // its percentile
  ['59575-1', { kind: 'computed' }],
  ['59576-9', { kind: 'computed' }],
  ['8303-0', { kind: 'computed' }], // percentile of height
  ['8336-0', { kind: 'computed' }], // of weight
  ['8289-1', { kind: 'computed' }], // of head circumference
  ['77606-2', { kind: 'computed' }], // of weight for length
  ['3138-5', { kind: 'stated' }], // Body height stated
  ['8301-4', { kind: 'stated' }], // Body height estimated
  ['3142-7', { kind: 'stated' }], // Body weight stated
  ['8335-2', { kind: 'stated' }], // Body weight estimated
  ['1153637007', { kind: 'visit', field: 'sizeCm' }], // Body height measure
  ['1149101003', { kind: 'visit', field: 'sizeCm', position: 'lying' }],
  ['248333004', { kind: 'visit', field: 'sizeCm', position: 'standing' }],
  ['27113001', { kind: 'visit', field: 'weightKg' }], // Body weight
  ['363812007', { kind: 'visit', field: 'headCm' }], // Head circumference
  ['248335006', { kind: 'visit', field: 'seatCm' }], // Sitting height
  ['276361009', { kind: 'visit', field: 'waistCm' }], // Waist circumference
  ['284472007', { kind: 'visit', field: 'hipCm' }], // Hip circumference
  ['284473002', { kind: 'visit', field: 'armCm' }], // Mid upper arm circumference
  ['169886007', { kind: 'patient', field: 'sizeBirthCm' }], // Birth length
  ['364589006', { kind: 'patient', field: 'weightBirthG' }], // Birth weight
  ['412726003', { kind: 'gestation', rank: 1 }], // Length of gestation at birth
  ['60621009', { kind: 'computed' }], // Body mass index
] as const)

/** What the codes of this library's own system mean: most are of what it computes. */
const ownCodes: ReadonlyMap<string, GrowthObservation> = new Map<string, GrowthObservation>([
  ...growthConcepts.map((concept) => [concept, { kind: 'computed' }] as const),
  ['event', { kind: 'marker', marker: 'other' }],
  ['growth-hormone-treatment', { kind: 'marker', marker: 'growth-hormone' }],
  ['puberty-suppression-treatment', { kind: 'marker', marker: 'puberty-suppression' }],
  ['menarche', { kind: 'menarche' }],
  ...stagedSigns.map((sign) => [pubertyConcepts[sign], { kind: 'sign', sign }] as const),
  ['gmfcs-level', { kind: 'gmfcsLevel' }],
  ['tube-feeding', { kind: 'tubeFed' }],
  ['triceps-skinfold', { kind: 'visit', field: 'tricepsMm' }],
  ['subscapular-skinfold', { kind: 'visit', field: 'subscapularMm' }],
])

/**
 * What the codes of an observation mean. Where several do, the one that says more
 * counts: stated or estimated before measured, since no height is both, a length lying
 * or standing before a length; else the first.
 */
export function growthObservation(codings: readonly Coding[]): GrowthObservation | undefined {
  const meanings = codings.flatMap(({ system, code }) => meaningOf(system, code) ?? [])
  const [first] = meanings
  const stated = meanings.find(({ kind }) => kind === 'stated')
  if (stated !== undefined) return stated
  if (first?.kind !== 'visit') return first
  return meanings.find((other) => other.kind === 'visit' && other.field === first.field && 'position' in other) ?? first
}

function meaningOf(system: string, code: string): GrowthObservation | undefined {
  if (system === growthSystem) return ownCodes.get(code)
  return system === (code.includes('-') ? loinc : snomed) ? growthObservations.get(code) : undefined
}

/** The codes that are read, for the mapping table of the docs. */
export const observationCodes: readonly string[] = [...growthObservations.keys()]

/** Those of them that are used: the others are computed anew, or not measured. */
export const usedObservationCodes: readonly string[] = [...growthObservations, ...ownCodes].flatMap(
  ([code, { kind }]) => (kind === 'computed' || kind === 'stated' ? [] : [code]),
)

/** What a condition means for growth, where its code alone says it. */
const diseaseCodes: ReadonlyMap<string, KnownDisease> = new Map([
  [`${snomed}|38804009`, 'TurnerSyndrome'],
  [`${snomed}|205824006`, 'NoonanSyndrome'],
  [`${snomed}|86268005`, 'Achondroplasia'],
  [`${snomed}|41040004`, 'Trisomy21'],
  [`${orphanet}|881`, 'TurnerSyndrome'],
  [`${orphanet}|648`, 'NoonanSyndrome'],
  [`${orphanet}|15`, 'Achondroplasia'],
  [`${orphanet}|870`, 'Trisomy21'],
] as const)

/** The diseases as they are written: by SNOMED CT. */
export const diseaseCodings: ReadonlyMap<KnownDisease, Pick<Coding, 'system' | 'code'>> = new Map(
  [...diseaseCodes].flatMap(([named, disease]) => {
    const [system = '', code = ''] = named.split('|')
    return system === snomed ? [[disease, { system, code }] as const] : []
  }),
)

/** ICD-10 by what a code begins with; `named` where the category holds other diseases too, and the words decide. */
const icdDiseases: readonly { readonly prefix: string; readonly disease: KnownDisease; readonly named?: RegExp }[] = [
  { prefix: 'Q96', disease: 'TurnerSyndrome' },
  { prefix: 'Q90', disease: 'Trisomy21' },
  { prefix: 'Q77.4', disease: 'Achondroplasia', named: /(?<!hypo)(?<!pseudo)achondroplas/i },
  { prefix: 'Q87.1', disease: 'NoonanSyndrome', named: /noonan/i },
]

/** What the code of a condition means: a disease, one of a category that has several, or a birth too early. */
export type GrowthCondition =
  | { readonly kind: 'disease'; readonly disease: KnownDisease }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'preterm'; readonly weeks: number | undefined }

/** What a condition means for growth; undefined if nothing that is known. */
export function growthCondition(codings: readonly Coding[], words: string): GrowthCondition | undefined {
  const meanings = codings.map((coding) => conditionOf(coding, words))
  return meanings.find((meaning) => meaning?.kind === 'disease') ?? meanings.find((meaning) => meaning !== undefined)
}

function conditionOf({ system, code }: Coding, words: string): GrowthCondition | undefined {
  const disease = diseaseCodes.get(`${system}|${code.replace(/^ORPHA:/, '')}`)
  if (disease !== undefined) return { kind: 'disease', disease }
  if (system === snomed && code === '395507008') return { kind: 'preterm', weeks: undefined }
  if (!icd10.includes(system)) return undefined
  if (/^P07\.[23]/.test(code)) {
    return { kind: 'preterm', weeks: system === icd10Cm ? completedWeeks.get(code) : undefined }
  }
  const entry = icdDiseases.find(({ prefix }) => code.startsWith(prefix))
  if (entry === undefined) return undefined
  const isNamed = entry.named === undefined || entry.named.test(words)
  return isNamed ? { kind: 'disease', disease: entry.disease } : { kind: 'ambiguous' }
}

/** The American modification tells completed weeks: P07.22 is 23, P07.39 is 36. P07.21 is less than 23. */
const completedWeeks: ReadonlyMap<string, number> = new Map([
  ...[23, 24, 25, 26, 27].map((week, index) => [`P07.2${index + 2}`, week] as const),
  ...[28, 29, 30, 31, 32, 33, 34, 35, 36].map((week, index) => [`P07.3${index + 1}`, week] as const),
])

/** Somatropin, somapacitan, somatrogon, lonapegsomatropin; analogues of gonadotropin-releasing hormone. */
const treatments: readonly { readonly prefix: string; readonly kind: MarkerKind }[] = [
  ...['H01AC01', 'H01AC07', 'H01AC08', 'H01AC09'].map((prefix) => ({ prefix, kind: 'growth-hormone' as const })),
  { prefix: 'L02AE', kind: 'puberty-suppression' },
]

/** The treatment of growth that a drug is, by its ATC code. */
export function growthTreatment(codings: readonly Coding[]): MarkerKind | undefined {
  const codes = codings.filter(({ system }) => atc.includes(system)).map(({ code }) => code)
  return treatments.find(({ prefix }) => codes.some((code) => code.startsWith(prefix)))?.kind
}

/** How a child was held, in SNOMED CT's words for body position. */
export const bodyPositions: ReadonlyMap<string, SizePosition> = new Map([
  ['10904000', 'standing'],
  ['102538003', 'lying'],
  ['40199007', 'lying'],
] as const)

/** The codes of a sex in the extensions that tell one beside the administrative gender. */
export const sexCodes: ReadonlyMap<string, Gender> = new Map([
  ['M', 'male'],
  ['F', 'female'],
  ['male', 'male'],
  ['female', 'female'],
  ['male-typical', 'male'],
  ['female-typical', 'female'],
  ['248153007', 'male'],
  ['248152002', 'female'],
] as const)

/** The parents by blood, in HL7's role codes. */
export const parentFields: ReadonlyMap<string, PatientField> = new Map([
  ['FTH', 'sizeFatherCm'],
  ['NFTH', 'sizeFatherCm'],
  ['MTH', 'sizeMotherCm'],
  ['NMTH', 'sizeMotherCm'],
] as const)

/** The scale that the words of a method name. */
export function boneAgeMethodOf(words: string): BoneAgeMethod | undefined {
  if (words === '') return undefined
  if (/greulich|pyle|\bG&?P\b/i.test(words)) return 'greulich-pyle'
  if (/fels/i.test(words)) return 'fels'
  if (/tw-?\s?(3|III)/i.test(words)) return 'tw3-rus'
  if (/tw-?\s?(2|II)/i.test(words)) return 'tw2-rus'
  return 'other'
}
