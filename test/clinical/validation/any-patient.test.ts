import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessmentMessages, assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { locales } from '../../../src/ground/languages/built-in.js'
import { type Measurement, type Patient, sizePositions } from '../../../src/ground/model/patient.js'
import { type MessageTarget, messageTargets, severities } from '../../../src/ground/model/validation-message.js'
import { runsOf } from '../../property-runs.js'
import { today } from './findings-of.js'

/** Numbers as they occur, and incredible ones. */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 250, noNaN: true }) },
  { weight: 2, arbitrary: fc.integer({ min: -5, max: 5000 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 1e-300) },
)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const date = maybe(
  fc.oneof(
    fc.constantFrom('2014-06-04', '2015-06-04', '2030-01-01', '0001-01-01', '9999-12-31'),
    fc
      .date({ min: new Date('2014-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
)

const measurement: fc.Arbitrary<Measurement> = fc.record({
  date,
  ageInYears: maybe(number),
  boneAgeYears: maybe(number),
  sizeCm: maybe(number),
  sizePosition: maybe(fc.constantFrom(...sizePositions)),
  weightKg: maybe(number),
  headCm: maybe(number),
  seatCm: maybe(number),
})

const anyPatient: fc.Arbitrary<Patient> = fc.record({
  gender: maybe(fc.constantFrom('male' as const, 'female' as const)),
  dateOfBirth: date,
  diseases: maybe(
    fc.array(
      fc.oneof(fc.constantFrom('TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21'), fc.string()),
      { maxLength: 3 },
    ),
  ),
  sizeFatherCm: maybe(number),
  sizeMotherCm: maybe(number),
  sizeBirthCm: maybe(number),
  weightBirthG: maybe(number),
  weekBirth: maybe(fc.oneof(fc.integer({ min: 18, max: 46 }), number)),
  dayBirth: maybe(fc.oneof(fc.integer({ min: -1, max: 8 }), number)),
  headBirthCm: maybe(number),
  menarche: date,
  puberty: maybe(
    fc.array(fc.record({ date, breastStage: maybe(number), testicularVolumeMl: maybe(number) }), { maxLength: 2 }),
  ),
  gmfcsLevel: maybe(fc.oneof(fc.integer({ min: 0, max: 6 }), number)),
  tubeFed: maybe(fc.boolean()),
  measurements: maybe(fc.array(measurement, { maxLength: 6 })),
  markers: maybe(fc.array(fc.record({ text: maybe(fc.string()), date, until: date }), { maxLength: 2 })),
})

const settings = growthSettings({ today }, calculationDefaults)
const runs = runsOf(700)

test('no patient throws; every message is a whole sentence about a known field', () => {
  fc.assert(
    fc.property(anyPatient, fc.constantFrom(...locales), (patient, locale) => {
      for (const { severity, target, text, measurementIndex } of validatePatient(patient, { today, locale })) {
        expect(severities).toContain(severity)
        expect(messageTargets).toContain(target)
        expect(text).toMatch(/^\p{Lu}.*\.$/su)
        expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/)
        if (measurementIndex !== undefined) expect(patient.measurements?.[measurementIndex]).toBeDefined()
      }
    }),
    runs,
  )
})

test('the same patient gets the same messages, in order of severity and field', () => {
  const rank = (target: MessageTarget) => messageTargets.indexOf(target)
  fc.assert(
    fc.property(anyPatient, (patient) => {
      const messages = validatePatient(patient, { today })
      expect(validatePatient(structuredClone(patient), { today })).toEqual(messages)
      const ranks = messages.map(({ severity, target }) => severities.indexOf(severity) * 100 + rank(target))
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    }),
    runs,
  )
})

test('the order of the measurements changes nothing but the index', () => {
  fc.assert(
    fc.property(anyPatient, fc.infiniteStream(fc.nat()), (patient, keys) => {
      const visits = patient.measurements ?? []
      const shuffled = visits
        .map((visit) => ({ visit, key: keys.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ visit }) => visit)
      const messagesOf = (measurements: readonly Measurement[]) =>
        validatePatient({ ...patient, measurements }, { today }).map(({ measurementIndex, ...message }) => ({
          ...message,
          visit: measurementIndex === undefined ? undefined : measurements[measurementIndex],
        }))
      expect(messagesOf(shuffled)).toEqual(messagesOf(visits))
    }),
    runs,
  )
})

test('the usable patient has as many measurements, only possible values, and no error left', () => {
  fc.assert(
    fc.property(anyPatient, (patient) => {
      const { patient: usable, growth } = assessPatient(patient, settings)
      expect(usable.measurements?.length).toBe(patient.measurements?.length)
      expect(growth.measurements.length).toBe(patient.measurements?.length ?? 0)
      for (const value of [usable, ...(usable.measurements ?? [])].flatMap((fields) => Object.values(fields))) {
        if (typeof value === 'number') expect(Number.isFinite(value) && value >= 0).toBe(true)
      }
      const messages = assessmentMessages(assessPatient(usable, settings), settings.language)
      const left = messages.filter(({ severity }) => severity === 'error')
      expect(left.filter(({ target }) => target !== 'bmi')).toEqual([])
    }),
    runs,
  )
})
