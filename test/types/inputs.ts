// What the compiler accepts and refuses: `npm run types` is the test.

import { expectTypeOf } from 'vitest'
import type { optionNames } from '../../src/clinical/growth/growth-options.js'
import { cdc, defineTable, type Publication } from '../../src/clinical/references/index.js'
import { en } from '../../src/ground/languages/index.js'
import type { measurementNames, patientNames } from '../../src/ground/model/field-names.js'
import {
  type ChartRequest,
  calculateMany,
  calculatePatient,
  chartData,
  chartReferences,
  createCalculator,
  type ExplainOptions,
  type GrowthOptions,
  type Measurement,
  type Patient,
  parsePatientJson,
  parsePatientXml,
  type RenderOptions,
  renderChart,
  validatePatient,
} from '../../src/index.js'

// Readonly through and through: literals, frozen values, readonly arrays.
const child = {
  dateOfBirth: '2014-06-04',
  gender: 'female',
  diseases: ['TurnerSyndrome'],
  measurements: [{ date: '2024-06-04', sizeCm: 130 }],
  markers: [{ text: 'Beginn', date: '2020-01-01' }],
} as const
calculatePatient(child)
validatePatient(Object.freeze({ ...child }))
const visits: readonly Measurement[] = [{ sizeCm: 130 }]
calculatePatient({ measurements: visits })

// Everything may be missing, and may be undefined where it is missing.
calculatePatient({})
calculatePatient({ dateOfBirth: undefined, gender: undefined, measurements: undefined })
calculatePatient({ measurements: [{}, { sizeCm: undefined }] })
calculatePatient({}, { today: undefined, locale: undefined })
// @ts-expect-error: a set that is missing, such as a misspelt import, is not Germany's
calculatePatient({}, { references: undefined })

// A disease that is not known is a message, not a type error.
calculatePatient({ diseases: ['SotosSyndrome'] })

// What one function gives, the next one takes.
calculatePatient(parsePatientXml('<Patient/>'))
calculatePatient(parsePatientJson('{}'), { references: cdc })
calculatePatient(calculatePatient(child))

// @ts-expect-error: the field is called sizeFatherCm
calculatePatient({ sizeFather: 180 })
// @ts-expect-error: fields in capitals are the documents', not the model's
calculatePatient({ DateOfBirth: '2014-06-04' })
// @ts-expect-error: male or female
calculatePatient({ gender: 'm' })
// @ts-expect-error: dates are ISO strings
calculatePatient({ dateOfBirth: new Date() })
// @ts-expect-error: numbers are numbers
calculatePatient({ measurements: [{ sizeCm: '130' }] })
// @ts-expect-error: the field is called sizeCm
calculatePatient({ measurements: [{ heightCm: 130 }] })
// null is how a database leaves a value out.
calculatePatient({ weekBirth: null, diseases: null, measurements: [{ sizeCm: null }], markers: null })
// What a measurement has of its own is the caller's.
calculatePatient({ measurements: [{ arm: 'A', sizeCm: 130 }] })
calculatePatient({ measurements: [{ id: 7, sizeCm: 130 }] })
createCalculator({ references: cdc, language: en }).calculatePatient({ measurements: [{ id: 7, sizeCm: 130 }] })
// @ts-expect-error: also beside a field, the field is called sizeCm
calculatePatient({ measurements: [{ date: '2024-06-04', heightCm: 130 }] })
// @ts-expect-error: the field is called weightKg
calculatePatient({ measurements: [{ sizeCm: 130, weightKG: 30 }] })
// @ts-expect-error: the field is called ageInYears
calculatePatient({ measurements: [{ ageYears: 3, sizeCm: 95 }] })
// @ts-expect-error: weight in pounds is no field
calculatePatient({ measurements: [{ weight_lb: 70 }] })
// @ts-expect-error: the field is called weekBirth
calculatePatient({ gestationalWeeks: 28 })
// @ts-expect-error: also of one among many the field is called weekBirth
calculateMany([{ id: 7, week_birth: 28 }])
// @ts-expect-error: the field is called dateOfBirth
calculateMany([{ birthDate: '2024-01-04' }])
calculateMany([{ id: 7, ward: 'A3', weekBirth: 28 }])
// @ts-expect-error: null or undefined, the field is still to be filled
calculateMany([{ id: 7, weekBirth: null, gestationalWeeks: 28 }])
// @ts-expect-error: the same in a measurement
calculatePatient({ measurements: [{ sizeCm: undefined, height: 130 }] })
// A result can be calculated again.
calculatePatient(calculatePatient({ measurements: [{ sizeCm: 130 }] }))
// With the field itself, another member may be called as it likes.
calculatePatient({ measurements: [{ sizeCm: 130, heightCm: 130 }] })
// A register's record has an id, and no other member of its own.
calculatePatient({ id: 7, measurements: [] })
renderChart({ id: 'a', measurements: [] }, { type: 'Height' })
// @ts-expect-error: of a patient, all other members are known
calculatePatient({ ward: 'A3', measurements: [] })
// @ts-expect-error: a measurement is an object
calculatePatient({ measurements: [null] })
// @ts-expect-error: a patient is needed
calculatePatient()

export const options: GrowthOptions = { today: '2024-06-04', locale: 'en', gestationalCorrection: 'none' }
// @ts-expect-error: a tag, or a whole language
calculatePatient({}, { locale: { tag: 'xx', decimalMark: '.' } })
// @ts-expect-error: a reference set, not its name
calculatePatient({}, { references: 'who' })
// @ts-expect-error: preterm or none
calculatePatient({}, { gestationalCorrection: true })

expectTypeOf<keyof typeof measurementNames>().toEqualTypeOf<keyof Measurement>()
expectTypeOf<keyof typeof patientNames>().toEqualTypeOf<
  Exclude<keyof Patient, 'dateOfBirthAsWritten' | 'genderAsWritten' | 'unknownElements'>
>()
expectTypeOf<(typeof optionNames)[number]>().toEqualTypeOf<
  keyof GrowthOptions | keyof ExplainOptions | keyof RenderOptions
>()

export const request: ChartRequest = { type: 'HeightWithTurnerSyndrome', format: 'PdfAndData', scale: 2, cropX: true }
// @ts-expect-error: no such chart type
export const unknownType: ChartRequest = { type: 'height' }
// @ts-expect-error: no such format
export const unknownFormat: ChartRequest = { type: 'Height', format: 'svg' }
// @ts-expect-error: a chart has a type
export const withoutType: ChartRequest = { format: 'Svg' }
// @ts-expect-error: cropX switches, cropXAt is the number
export const wrongCrop: ChartRequest = { type: 'Height', cropX: 12 }
// @ts-expect-error: options are another argument
export const mixed: ChartRequest = { type: 'Height', locale: 'en' }
chartData(child, request, options)
chartReferences(child, request)
renderChart(child, request, options satisfies RenderOptions)

// What goes in is never written to.
export function change(patient: Patient): void {
  // @ts-expect-error: readonly
  patient.gender = 'male'
  // @ts-expect-error: readonly
  patient.measurements?.push({})
}

declare const publication: Publication
defineTable({ id: 'a', measure: 'height', publication, rows: { male: [{ x: 1, l: 1, m: 75, s: 0.04 }] } })
// @ts-expect-error: no such measure
defineTable({ id: 'a', measure: 'size', publication, rows: { male: [{ x: 1, m: 75 }] } })
// @ts-expect-error: x is missing
defineTable({ id: 'a', measure: 'height', publication, rows: { male: [{ m: 75 }] } })
