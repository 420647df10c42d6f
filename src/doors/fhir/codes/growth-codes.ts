import { stagedSigns } from '../../../clinical/growth/puberty-findings.js'
import type { ClinicField } from '../../../ground/model/clinic-values.js'
import { growthConcepts, pubertyConcepts } from '../../../ground/model/fhir-names.js'
import type { MarkerKind, Measurement, Patient, SizePosition, StagedSign } from '../../../ground/model/patient.js'

/**
 * The canonical address of our code system. A UUID, because a web address would claim
 * a domain, which can be lost; it is an address that needs no server and stays.
 */
export const growthSystem = 'urn:uuid:5f7c34de-4cef-4a3a-8f7a-619f5113900a'

export const loinc = 'http://loinc.org'
export const snomed = 'http://snomed.info/sct'

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
  /** At birth by its code, or by its date alone. */
  | { readonly kind: 'gestation'; readonly atBirth: boolean }
  /** Computed anew from the values. */
  | { readonly kind: 'computed' }
  /** Stated or estimated, not measured. */
  | { readonly kind: 'stated' }
  /** Of the mother, the fetus, a part of the body, in clothes or by ultrasound: near to what is read, and not that. */
  | { readonly kind: 'other_measure' }
  /** Its codes name different measures. */
  | { readonly kind: 'codes_differ' }
  /** An event or a treatment, and the first menstruation, as this library writes them. */
  | { readonly kind: 'marker'; readonly marker: MarkerKind }
  | { readonly kind: 'menarche' }
  /** A stage or a volume on a day, and what is known of motor function, as this library writes them. */
  | { readonly kind: 'sign'; readonly sign: StagedSign }
  | { readonly kind: 'gmfcsLevel' }
  | { readonly kind: 'tubeFed' }

/** What a code of an observation can mean, by the names that a host gives to codes of its own. */
export const observationMeanings: {
  readonly [meaning in
    | VisitField
    | PatientField
    | 'sizeLyingCm'
    | 'sizeStandingCm'
    | 'weekBirth'
    | 'gestation'
    | 'computed'
    | 'stated'
    | 'otherMeasure']: GrowthObservation
} = {
  sizeCm: { kind: 'visit', field: 'sizeCm' },
  sizeLyingCm: { kind: 'visit', field: 'sizeCm', position: 'lying' },
  sizeStandingCm: { kind: 'visit', field: 'sizeCm', position: 'standing' },
  weightKg: { kind: 'visit', field: 'weightKg' },
  headCm: { kind: 'visit', field: 'headCm' },
  seatCm: { kind: 'visit', field: 'seatCm' },
  boneAgeYears: { kind: 'visit', field: 'boneAgeYears' },
  waistCm: { kind: 'visit', field: 'waistCm' },
  hipCm: { kind: 'visit', field: 'hipCm' },
  armCm: { kind: 'visit', field: 'armCm' },
  tricepsMm: { kind: 'visit', field: 'tricepsMm' },
  subscapularMm: { kind: 'visit', field: 'subscapularMm' },
  systolicMmHg: { kind: 'visit', field: 'systolicMmHg' },
  diastolicMmHg: { kind: 'visit', field: 'diastolicMmHg' },
  sizeBirthCm: { kind: 'patient', field: 'sizeBirthCm' },
  weightBirthG: { kind: 'patient', field: 'weightBirthG' },
  headBirthCm: { kind: 'patient', field: 'headBirthCm' },
  sizeFatherCm: { kind: 'patient', field: 'sizeFatherCm' },
  sizeMotherCm: { kind: 'patient', field: 'sizeMotherCm' },
  weekBirth: { kind: 'gestation', atBirth: true },
  gestation: { kind: 'gestation', atBirth: false },
  computed: { kind: 'computed' },
  stated: { kind: 'stated' },
  otherMeasure: { kind: 'other_measure' },
}

/** The name of what a code of an observation means. */
export type ObservationMeaning = keyof typeof observationMeanings

/** What growth is assessed from, by LOINC's codes, which have a hyphen, and SNOMED CT's, as the glossary says whose. */
const standardObservations: readonly (readonly [code: string, meaning: ObservationMeaning])[] = [
  ['8302-2', 'sizeCm'], // Body height
  ['3137-7', 'sizeCm'], // Body height measured
  ['8306-3', 'sizeLyingCm'], // Body height --lying
  ['8308-9', 'sizeStandingCm'], // Body height --standing
  ['92999-2', 'seatCm'], // Body height --sitting
  ['29463-7', 'weightKg'], // Body weight
  ['3141-9', 'weightKg'], // Body weight measured
  ['8351-9', 'weightKg'], // Body weight measured --without clothes
  ['9843-4', 'headCm'], // Head occipital-frontal circumference
  ['8287-5', 'headCm'], // the same by tape measure
  ['85151-9', 'boneAgeYears'], // XR bone age
  ['37362-1', 'boneAgeYears'], // Bones X-ray bone age
  ['8280-0', 'waistCm'], // Waist circumference at umbilicus by tape measure
  ['56115-9', 'waistCm'], // Waist circumference midway between rib and iliac crest
  ['56063-1', 'hipCm'], // Circumference at maximal protrusion of gluteus muscles
  ['56072-2', 'armCm'], // Circumference mid upper arm - right
  ['8480-6', 'systolicMmHg'], // Systolic blood pressure, alone or a component of 85354-9
  ['8462-4', 'diastolicMmHg'], // Diastolic blood pressure
  ['89269-5', 'sizeBirthCm'], // Body height measured --at birth
  ['8339-4', 'weightBirthG'], // Birth weight measured
  ['8290-9', 'headBirthCm'], // Head circumference --at birth by tape measure
  ['83845-8', 'sizeFatherCm'], // Body height of the father
  ['83846-6', 'sizeMotherCm'], // Body height of the mother
  ['76516-4', 'weekBirth'], // Gestational age --at birth
  ['11884-4', 'gestation'], // Gestational age estimated
  ['18185-9', 'gestation'], // Gestational age
  ['49051-6', 'gestation'], // Gestational age in weeks
  ['39156-5', 'computed'], // Body mass index
  ['59574-4', 'computed'], // its percentile
  ['59575-1', 'computed'],
  ['59576-9', 'computed'],
  ['8303-0', 'computed'], // percentile of height
  ['8336-0', 'computed'], // of weight
  ['8289-1', 'computed'], // of head circumference
  ['77606-2', 'computed'], // of weight for length
  ['72165-4', 'computed'], // of systolic blood pressure
  ['72164-7', 'computed'], // of diastolic blood pressure
  ['3138-5', 'stated'], // Body height stated
  ['8301-4', 'stated'], // Body height estimated
  ['91370-7', 'stated'], // Body height --used for drug calculation
  ['3142-7', 'stated'], // Body weight stated
  ['8335-2', 'stated'], // Body weight estimated
  ['8305-5', 'otherMeasure'], // Body height --post partum, of the mother
  ['56081-3', 'otherMeasure'], // Fetal gestational age at the most recent delivery, of the mother
  ['8350-1', 'otherMeasure'], // Body weight measured --with clothes
  ['8341-0', 'otherMeasure'], // Dry body weight, of dialysis
  ['8288-3', 'otherMeasure'], // Head circumference by ultrasound
  ['8291-7', 'otherMeasure'], // the same at birth
  ['50373000', 'sizeCm'], // Body height measure
  ['1153637007', 'sizeCm'], // Body height
  ['248334005', 'sizeCm'], // Length of body
  ['276351002', 'sizeCm'], // Infant length
  ['276353004', 'sizeCm'], // Crown heel length
  ['1149101003', 'sizeLyingCm'], // Recumbent body height
  ['248333004', 'sizeStandingCm'], // Standing height
  ['248335006', 'seatCm'], // Sitting height
  ['27113001', 'weightKg'], // Body weight
  ['363812007', 'headCm'], // Head circumference
  ['363811000', 'headCm'], // Head circumference measure
  ['123980006', 'boneAgeYears'], // Bone age
  ['276361009', 'waistCm'], // Waist circumference
  ['284472007', 'hipCm'], // Hip circumference
  ['284473002', 'armCm'], // Mid upper arm circumference
  ['169886007', 'sizeBirthCm'], // Birth length
  ['364589006', 'weightBirthG'], // Birth weight
  ['169876006', 'headBirthCm'], // Birth head circumference
  ['412726003', 'weekBirth'], // Length of gestation at birth
  ['60621009', 'computed'], // Body mass index
  ['1153604005', 'computed'], // Body height for age z-score
  ['1153605006', 'computed'], // its percentile
  ['1153590000', 'computed'], // Length for age z score
  ['1153591001', 'computed'],
  ['1153593003', 'computed'], // Weight for age z-score
  ['1153592008', 'computed'],
  ['1153596006', 'computed'], // Body mass index for age z-score
  ['1153602009', 'computed'],
  ['1153594009', 'computed'], // Head circumference for age z-score
  ['1153595005', 'computed'],
  ['1153600001', 'computed'], // Weight for height z-score
  ['1153601002', 'computed'],
  ['1153598007', 'computed'], // Weight for length z-score
  ['1162538001', 'computed'], // Triceps skinfold percentile
  ['1162539009', 'computed'],
  ['1162418000', 'stated'], // Estimated body height
  ['1162419008', 'stated'], // Self reported body height
  ['1230278008', 'stated'], // Self reported peak adult body height
  ['784399000', 'stated'], // Self reported body weight
  ['1269262007', 'otherMeasure'], // Head circumference of fetus
  ['57036006', 'otherMeasure'], // Fetal gestational age
]

/** What the codes of this library's own system mean: most are of what it computes. */
const ownObservations: readonly (readonly [code: string, meaning: GrowthObservation])[] = [
  ...growthConcepts.map((concept) => [concept, observationMeanings.computed] as const),
  ['event', { kind: 'marker', marker: 'other' }],
  ['growth-hormone-treatment', { kind: 'marker', marker: 'growth-hormone' }],
  ['puberty-suppression-treatment', { kind: 'marker', marker: 'puberty-suppression' }],
  ['menarche', { kind: 'menarche' }],
  ...stagedSigns.map((sign) => [pubertyConcepts[sign], { kind: 'sign', sign }] as const),
  ['gmfcs-level', { kind: 'gmfcsLevel' }],
  ['tube-feeding', { kind: 'tubeFed' }],
  ['triceps-skinfold', observationMeanings.tricepsMm],
  ['subscapular-skinfold', observationMeanings.subscapularMm],
]

/** The meaning of every code of an observation that is known, by `system|code`. */
export const growthObservations: ReadonlyMap<string, GrowthObservation> = /* @__PURE__ */ new Map([
  ...standardObservations.map(
    ([code, meaning]) => [`${code.includes('-') ? loinc : snomed}|${code}`, observationMeanings[meaning]] as const,
  ),
  ...ownObservations.map(([code, meaning]) => [`${growthSystem}|${code}`, meaning] as const),
])

/** The codes of LOINC and SNOMED CT that are known, for the mapping table of the docs. */
export const observationCodes: readonly string[] = /* @__PURE__ */ standardObservations.map(([code]) => code)

/** What is known and never used. */
const unusedKinds: readonly GrowthObservation['kind'][] = ['computed', 'stated', 'other_measure', 'codes_differ']

/** Whether an observation of this kind gives a value. */
function isUsedKind({ kind }: GrowthObservation): boolean {
  return !unusedKinds.includes(kind)
}

/** The codes whose observations are used, with their systems: `http://loinc.org|8302-2`. */
export function usedObservationCodes(observations: ReadonlyMap<string, GrowthObservation>): readonly string[] {
  return [...observations].flatMap(([code, meaning]) => (isUsedKind(meaning) ? code : []))
}

/** What a birth or a parent's measure is one of. */
const measures: { readonly [field in PatientField]: VisitField } = {
  sizeBirthCm: 'sizeCm',
  weightBirthG: 'weightKg',
  headBirthCm: 'headCm',
  sizeFatherCm: 'sizeCm',
  sizeMotherCm: 'sizeCm',
}

/**
 * What an observation means whose codes have these meanings. The one that says most
 * counts: what is never used before what is, a measure at birth or of a parent and a
 * length lying or standing before the plain measure, a gestational age at birth before any
 * other. Codes of different measures say nothing.
 */
export function combinedMeaning(meanings: readonly GrowthObservation[]): GrowthObservation | undefined {
  const unusable = meanings.find((meaning) => !isUsedKind(meaning))
  if (unusable !== undefined) return unusable
  const chosen = meanings.find(isSpecific) ?? meanings[0]
  const agree = meanings.every(
    (other) => measureOf(other) === measureOf(chosen) && (!isSpecific(other) || detailOf(other) === detailOf(chosen)),
  )
  return agree ? chosen : { kind: 'codes_differ' }
}

function isSpecific(meaning: GrowthObservation): boolean {
  return meaning.kind === 'patient' || ('position' in meaning && meaning.position !== undefined) || isAtBirth(meaning)
}

function isAtBirth(meaning: GrowthObservation): boolean {
  return meaning.kind === 'gestation' && meaning.atBirth
}

function measureOf(meaning: GrowthObservation | undefined): string | undefined {
  if (meaning?.kind === 'visit') return meaning.field
  if (meaning?.kind === 'patient') return measures[meaning.field]
  return meaning?.kind === 'sign' ? meaning.sign : meaning?.kind
}

function detailOf(meaning: GrowthObservation | undefined): string | undefined {
  if (meaning?.kind === 'patient') return meaning.field
  return meaning?.kind === 'visit' ? meaning.position : undefined
}
