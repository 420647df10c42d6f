/**
 * The sex whose references apply.
 */
export type Gender = 'male' | 'female'

/** The values of {@link Gender}. */
export const genders: readonly Gender[] = ['male', 'female']

/** Whether a value is a sex that has references. */
export function isGender(value: unknown): value is Gender {
  return (genders as readonly unknown[]).includes(value)
}

/**
 * What is recorded as a child's sex. No reference is for `diverse` or `unknown`:
 * without `referenceSex`, what depends on sex is then not computed.
 */
export type RecordedGender = Gender | 'diverse' | 'unknown'

/** The values of {@link RecordedGender}, which a form offers. */
export const recordedGenders: readonly RecordedGender[] = [...genders, 'diverse', 'unknown']

/** Whether a value can be a patient's `gender`. */
export function isRecordedGender(value: unknown): value is RecordedGender {
  return (recordedGenders as readonly unknown[]).includes(value)
}

/** The sex that has references, if that is what is recorded. */
export function sexOf(gender: RecordedGender | undefined): Gender | undefined {
  return isGender(gender) ? gender : undefined
}

/**
 * The diseases that have references. Any other name in {@link Patient.diseases} is
 * returned and gets a hint. `CerebralPalsy` is not named there: it follows from
 * {@link Patient.gmfcsLevel}.
 */
export type KnownDisease = 'TurnerSyndrome' | 'NoonanSyndrome' | 'Achondroplasia' | 'Trisomy21' | 'CerebralPalsy'

/** How a child was measured: the length of one who lies, the height of one who stands. */
export type SizePosition = 'lying' | 'standing'

export const sizePositions: readonly SizePosition[] = ['lying', 'standing']

/**
 * One visit: what was measured on one day. Every field may be missing.
 */
export interface Measurement {
  /** Day of the visit, ISO (`2019-05-06` or `2019-05-06T00:00:00`). The calendar day as written counts. */
  readonly date?: string | undefined
  /** Age in years as stated by the sender. It is used only if the dates give no age. */
  readonly ageInYears?: number | undefined
  /** Bone age in years. */
  readonly boneAgeYears?: number | undefined
  /** Body length (lying) or height (standing), cm. */
  readonly sizeCm?: number | undefined
  /** How `sizeCm` was measured; without it, lying up to day 730 of life and standing from day 731 on. */
  readonly sizePosition?: SizePosition | undefined
  /** Body weight, kg. */
  readonly weightKg?: number | undefined
  /** Head circumference, cm. */
  readonly headCm?: number | undefined
  /** Sitting height, cm. */
  readonly seatCm?: number | undefined
  /** Waist circumference, cm. */
  readonly waistCm?: number | undefined
  /** Hip circumference, cm. */
  readonly hipCm?: number | undefined
  /** Mid-upper arm circumference, cm: 11.5 for 115 mm. */
  readonly armCm?: number | undefined
  /** Triceps skinfold, mm. */
  readonly tricepsMm?: number | undefined
  /** Subscapular skinfold, mm. */
  readonly subscapularMm?: number | undefined
  /** Systolic blood pressure, mmHg. */
  readonly systolicMmHg?: number | undefined
  /** Diastolic blood pressure, mmHg. */
  readonly diastolicMmHg?: number | undefined
}

/** A finding of puberty that is staged. */
export type StagedSign = 'breastStage' | 'genitalStage' | 'pubicHairStage' | 'testicularVolumeMl'

/** What was found of puberty on one day. Every field may be missing. */
export interface PubertyFinding {
  /** Day of the finding, ISO. */
  readonly date?: string | undefined
  /** Breast stage of a girl (Tanner), 1 to 5. */
  readonly breastStage?: number | undefined
  /** Genital stage of a boy (Tanner), 1 to 5. */
  readonly genitalStage?: number | undefined
  /** Stage of pubic hair (Tanner), 1 to 5. */
  readonly pubicHairStage?: number | undefined
  /** Volume of the larger testis, ml. */
  readonly testicularVolumeMl?: number | undefined
}

/** What a marker is about. */
export type MarkerKind = 'growth-hormone' | 'puberty-suppression' | 'other'

export const markerKinds: readonly MarkerKind[] = ['growth-hormone', 'puberty-suppression', 'other']

/**
 * An event or a period to mark on the chart, such as a treatment.
 */
export interface Marker {
  readonly text?: string | undefined
  /** Day of the event, or on which the period begins, ISO. */
  readonly date?: string | undefined
  /** The day on which the period ends, ISO. */
  readonly until?: string | undefined
  readonly kind?: MarkerKind | undefined
}

/**
 * A child and the measurements taken. Every field may be missing; what depends on a
 * missing field is not computed.
 *
 * @example
 * ```ts
 * const mira: Patient = {
 *   dateOfBirth: '2012-11-03',
 *   gender: 'female',
 *   diseases: ['TurnerSyndrome'],
 *   measurements: [{ date: '2015-11-04', sizeCm: 86, weightKg: 11.8 }],
 * }
 * ```
 */
export interface Patient {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** Day of birth, ISO. */
  readonly dateOfBirth?: string | undefined
  /**
   * The day of birth counts as written, though it has an offset and a time other than midnight. Filled by the
   * functions that parse; without it such a date is an error, because `toISOString` of a midnight is often the day before.
   */
  readonly dateOfBirthAsWritten?: true | undefined
  readonly gender?: RecordedGender | undefined
  /** The sender's own word for the gender, such as `weiblich` or `X`, which documents repeat. Filled by the functions that parse. */
  readonly genderAsWritten?: string | undefined
  /** Names of diseases; see {@link KnownDisease}. */
  readonly diseases?: readonly string[] | undefined
  /** Height of the father, cm. */
  readonly sizeFatherCm?: number | undefined
  /** Height of the mother, cm. */
  readonly sizeMotherCm?: number | undefined
  /** Length at birth, cm. */
  readonly sizeBirthCm?: number | undefined
  /** Weight at birth, grams. */
  readonly weightBirthG?: number | undefined
  /** Completed weeks of gestation at birth. */
  readonly weekBirth?: number | undefined
  /** Days of gestation beyond `weekBirth`, 0 to 6. */
  readonly dayBirth?: number | undefined
  /** Head circumference at birth, cm. */
  readonly headBirthCm?: number | undefined
  /** Day of a girl's first menstruation, ISO: which of the equations for adult height holds for her at a visit. */
  readonly menarche?: string | undefined
  /** Findings of puberty, in any order; `assessPuberty` scores them. */
  readonly puberty?: readonly PubertyFinding[] | undefined
  /**
   * Of a child with cerebral palsy, the level of the Gross Motor Function Classification System, 1 to 5. A set with
   * references by level, such as `cerebralPalsy` of `auxology/references/cerebral-palsy`, then also scores by them.
   */
  readonly gmfcsLevel?: number | undefined
  /** Whether a child with cerebral palsy is fed by tube: level 5 is scored only where it is stated. */
  readonly tubeFed?: boolean | undefined
  readonly measurements?: readonly Measurement[] | undefined
  readonly markers?: readonly Marker[] | undefined
  /**
   * What the patient's document has that was not read, because no document has it
   * in that place: `Patient/Insurance`. Filled by the functions that parse; results
   * name it in a hint, and documents are written without it.
   */
  readonly unknownElements?: readonly string[] | undefined
}

/** Fields in which null means the same as undefined: not given. */
type OrNull<Fields> = { readonly [Key in keyof Fields]: Fields[Key] | null }

/** A {@link Measurement} as callers may pass it: null is what databases give for a missing value. */
export type MeasurementInput = OrNull<Measurement>

/** A {@link PubertyFinding} as callers may pass it; null means "not given". */
export type PubertyFindingInput = OrNull<PubertyFinding>

/** A {@link Marker} as callers may pass it; null means "not given". */
export type MarkerInput = OrNull<Marker>

/**
 * A {@link Patient} as every function takes it. Null means the same as undefined,
 * "not given", in every field, so that a row of a database can be passed as it is.
 * Measurements may have members of their own, such as `id`: {@link calculatePatient}
 * returns them. Every `Patient` is one.
 *
 * @example
 * ```ts
 * const row: PatientInput = { dateOfBirth: '2014-06-04', gender: null, measurements: [{ sizeCm: 110, weightKg: null }] }
 * ```
 */
export interface PatientInput<Visit extends MeasurementInput = MeasurementInput>
  extends OrNull<Omit<Patient, 'diseases' | 'puberty' | 'measurements' | 'markers'>> {
  /** What a register calls the record. It has no effect, and results don't have it. */
  readonly id?: string | number | bigint | null | undefined
  readonly diseases?: readonly (string | null)[] | null | undefined
  readonly puberty?: readonly PubertyFindingInput[] | null | undefined
  readonly measurements?: readonly Visit[] | null | undefined
  readonly markers?: readonly MarkerInput[] | null | undefined
}

/**
 * The words for a child's sex, English and German, those of German and Austrian civil
 * registers among them; documents write the first. Case doesn't matter.
 */
export const sexWords: { readonly [gender in RecordedGender]: readonly [string, ...string[]] } = {
  male: ['Male', 'm', 'männlich', 'maennlich', 'Knabe', 'Junge', 'boy', 'Mann', 'man'],
  female: ['Female', 'f', 'w', 'weiblich', 'Mädchen', 'maedchen', 'girl', 'Frau', 'woman'],
  diverse: ['Diverse', 'divers', 'd', 'x', 'other'],
  unknown: ['Unknown', 'unbekannt', 'unbestimmt', 'u'],
}
