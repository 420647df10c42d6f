import type { Measurement } from './patient.js'
import type { MeasurementResult } from './patient-result.js'

/**
 * The fields of a measurement, and other names by which a value of theirs may have
 * been given by mistake. A measurement's own members come back with its result, so
 * that nothing else would tell a misnamed height from a member such as `id`.
 */
export const measurementNames = {
  date: ['visitDate', 'measuredAt'],
  ageInYears: ['age'],
  boneAgeYears: ['boneAge', 'boneAgeInYears'],
  sizeCm: ['size', 'height', 'heightCm', 'length', 'lengthCm', 'bodyHeight', 'bodyLength'],
  sizePosition: ['position'],
  weightKg: ['weight', 'weightG', 'weightGrams', 'bodyWeight'],
  headCm: ['head', 'headCircumference', 'headCircumferenceCm'],
  seatCm: ['seat', 'sittingHeight', 'sittingHeightCm'],
  waistCm: ['waist'],
  hipCm: ['hip'],
  armCm: ['arm', 'muac', 'muacCm', 'muacMm'],
  tricepsMm: ['triceps'],
  subscapularMm: ['subscapular'],
  systolicMmHg: ['systolic'],
  diastolicMmHg: ['diastolic'],
} as const

type Names = typeof measurementNames

/** The field that a name stands for: the field's own name in another case, or one of its other names. */
type FieldNamed<Name> = Name extends string
  ? {
      [Field in keyof Names]: Lowercase<Name> extends Lowercase<Field | Names[Field][number]> ? Field : never
    }[keyof Names]
  : never

/**
 * Refuses members that are a field of a measurement by another name, if the field
 * itself is missing: `heightCm` without `sizeCm`.
 */
export type RightlyNamed<Visit> = {
  readonly [Name in Exclude<keyof Visit, keyof MeasurementResult> as Exclude<
    FieldNamed<Name>,
    keyof Visit
  > extends never
    ? never
    : Name]?: `The name of this field is ${FieldNamed<Name>}.`
}

/**
 * What a caller's measurements have besides a measurement's fields, such as `id`:
 * it comes back with their results.
 *
 * @example
 * ```ts
 * const own: OwnMembers<{ id: number; date: string; sizeCm: number }> = { id: 7 }
 * ```
 */
export type OwnMembers<Visit> = Visit extends unknown
  ? Exclude<keyof Visit, keyof MeasurementResult> extends never
    ? unknown
    : Omit<Visit, keyof MeasurementResult>
  : never

const fieldsByName: ReadonlyMap<string, keyof Names> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(measurementNames).flatMap(([field, names]) =>
    [field, ...names].map((name) => [name.toLowerCase(), field as keyof Names] as const),
  ),
)

/** The field that a name stands for; undefined if it is none's, or the field itself. */
export function fieldMeant(name: string): keyof Measurement | undefined {
  if (Object.hasOwn(measurementNames, name)) return undefined
  return fieldsByName.get(name.toLowerCase())
}
