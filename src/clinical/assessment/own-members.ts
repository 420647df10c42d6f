import type {
  alikeUnits,
  FieldUnit,
  measurementNames,
  ordinaryNames,
  patientNames,
  unitWords,
} from '../../ground/model/field-names.js'
import type { MeasurementResult, PatientResult } from '../../ground/model/patient-result.js'

/** The words of a text, as a union. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/** A name without case and underscores. */
type Folded<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Folded<Rest>}`
  : Lowercase<Name>

/** What may follow the name of a field in a unit. */
type UnitWord<Own> = Own extends keyof typeof alikeUnits
  ? '' | Lowercase<Words<(typeof unitWords)[keyof (typeof alikeUnits)[Own] & FieldUnit]>>
  : ''

/** All names of a field. */
type NamesOf<Field extends string, Row> = Row extends {
  readonly en: infer En extends string
  readonly de: infer De extends string
}
  ?
      | Lowercase<Field>
      | `${Lowercase<Words<En> | Words<De>>}${UnitWord<Row extends { readonly unit: infer Own } ? Own : undefined>}`
  : never

/** The field that a name means, by a table of names. */
type FieldNamed<Name, Names> = Name extends string
  ? { [Field in keyof Names & string]: Folded<Name> extends NamesOf<Field, Names[Field]> ? Field : never }[keyof Names &
      string]
  : never

/** What a result has, and its input not. */
type Computed<Record, Result> = Record extends { readonly validationMessages: unknown }
  ? keyof Result
  : Exclude<keyof Result, 'ageYears'> | (typeof ordinaryNames)['measurement'][number]

/** The members that can have a value. */
type Given<Record> = {
  readonly [Name in keyof Record]-?: Record[Name] extends null | undefined ? never : Name
}[keyof Record]

/** Refuses members that are a field by another name, if the field itself is missing, null or undefined. */
type Refused<Record, Names, Result> = {
  readonly [Name in Exclude<keyof Record, Computed<Record, Result>> as Exclude<
    FieldNamed<Name, Names>,
    Given<Record>
  > extends never
    ? never
    : Name]?: `The name of this field is ${FieldNamed<Name, Names>}.`
}

/**
 * Refuses members that are a field of a measurement by another name, if the field
 * itself has no value: `heightCm` without `sizeCm`.
 */
export type RightlyNamed<Visit> = Refused<Visit, typeof measurementNames, MeasurementResult>

/**
 * Refuses members that are a field of a patient by another name, if the field itself has
 * no value: `gestationalWeeks` without `weekBirth`.
 */
export type RightlyNamedPatient<Child> = Refused<Child, typeof patientNames, PatientResult>

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
