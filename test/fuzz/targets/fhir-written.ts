import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { type FhirBundle, patientFromFhir, resultToFhir, type ToFhirOptions } from '../../../src/doors/fhir/index.js'
import { fhirProfiles } from '../../../src/doors/fhir/write/write-profile.js'
import { dayNumber } from '../../../src/ground/model/calendar-date.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { hostilePatient } from '../given/patients.js'
import { plausiblePatient } from '../given/plausible-patients.js'
import { assertUnpolluted } from '../oracles/texts.js'
import { tried } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const today = '2026-01-01'

const patient: fc.Arbitrary<Patient> = fc.oneof(
  { weight: 3, arbitrary: plausiblePatient },
  { weight: 1, arbitrary: hostilePatient },
)

const options: fc.Arbitrary<ToFhirOptions> = fc.record(
  {
    type: fc.constantFrom('collection', 'transaction'),
    profile: fc.constantFrom(...fhirProfiles),
    subject: fc.constantFrom(
      'Patient/1',
      'urn:uuid:5f7c34de-4cef-4a3a-8f7a-619f5113900a',
      'https://host/fhir/Patient/7',
    ),
    identifier: fc.constant({ system: 'urn:oid:1.2.3', value: '1' }),
    encounters: fc.array(fc.constantFrom('Encounter/1', undefined), { maxLength: 4 }),
    locale: fc.constantFrom('de', 'en'),
    issued: fc.constant('2026-01-01T00:00:00Z'),
  },
  { requiredKeys: [] },
)

/** Results written as FHIR: sound whatever was measured, and what was given reads back. */
export const fhirWrittenTarget: Target = {
  name: 'fhir written',
  share: 0,
  runs: { ordinary: 800, thorough: 20_000 },
  property: (bench) => fc.property(patient, options, (given, chosen) => writeAndRead(given, chosen, bench)),
}

function writeAndRead(given: Patient, chosen: ToFhirOptions, { tally }: Bench): void {
  const result = tried(tally, ['invalid_value'], () => calculatePatient(given, { today }))
  if (result === undefined) return
  const course = assessCourse(given, { today })
  const explanations = explainScores(given, { today })
  const all = { ...chosen, measured: true, explanations }
  const bundle = tried(tally, ['invalid_parameter'], () => resultToFhir({ ...result, course }, all))
  assertUnpolluted()
  if (bundle === undefined) return
  assertSoundElement(bundle, '')
  const again = JSON.parse(JSON.stringify(bundle)) as FhirBundle
  if (!isDeepStrictEqual(again, bundle)) throw new Error('JSON loses something of the bundle')
  assertAddresses(bundle)
  if (chosen.subject !== undefined || chosen.profile === 'kbv-uheft') return
  assertReadsBack(given, patientFromFhir(again, { markers: 'growth' }).patient)
}

/** FHIR has neither empty elements nor texts of white space, and JSON no other numbers. */
function assertSoundElement(value: unknown, path: string): void {
  if (typeof value === 'string' && value.trim() === '') throw new Error(`an empty text at ${path}`)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`no number at ${path}`)
  if (value === undefined || value === null) throw new Error(`nothing at ${path}`)
  if (typeof value !== 'object') return
  const members = Object.entries(value)
  if (members.length === 0) throw new Error(`an empty element at ${path}`)
  for (const [name, member] of members) assertSoundElement(member, `${path}.${name}`)
}

/** Every entry has an address of its own, and every reference within the bundle leads to one. */
function assertAddresses({ entry }: FhirBundle): void {
  const addresses = new Set(entry.map(({ fullUrl }) => fullUrl))
  if (addresses.size !== entry.length) throw new Error('two entries with one address')
  for (const [, reference = ''] of JSON.stringify(entry).matchAll(/"reference":"(urn:uuid:[^"]+)"/g)) {
    if (!addresses.has(reference) && !reference.endsWith('5113900a')) throw new Error(`${reference} leads nowhere`)
  }
}

const visitFields = ['sizeCm', 'weightKg', 'headCm', 'seatCm', 'boneAgeYears'] as const
const generalFields = [
  'sizeFatherCm',
  'sizeMotherCm',
  'sizeBirthCm',
  'weightBirthG',
  'headBirthCm',
  'weekBirth',
  'dayBirth',
] as const

function assertReadsBack(given: Patient, read: Patient): void {
  const [before, after] = [dayValues(given.measurements), dayValues(read.measurements)]
  if (!isDeepStrictEqual(after, before)) throw new Error(`visits differ: ${JSON.stringify([before, after])}`)
  for (const field of generalFields) {
    const value = field === 'dayBirth' && given.weekBirth === undefined ? undefined : given[field]
    const isClose = typeof value === 'number' && Math.abs((read[field] ?? Number.NaN) - value) <= Math.abs(value) * 1e-9
    if (typeof value === 'number' && Number.isFinite(value) && !isClose && isWhole(given)) {
      throw new Error(`${field} is ${read[field]}, not ${value}`)
    }
  }
  if (dayOf(given.dateOfBirth) !== dayOf(read.dateOfBirth)) throw new Error('another day of birth')
}

/** Whether gestation is in whole weeks, and in days within one. */
function isWhole({ weekBirth, dayBirth }: Patient): boolean {
  const isWeek = weekBirth === undefined || (Number.isInteger(weekBirth) && weekBirth >= 0 && weekBirth < 100)
  return isWeek && (dayBirth === undefined || (Number.isInteger(dayBirth) && dayBirth >= 0 && dayBirth < 7))
}

function dayOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : dayNumber(date)
}

/** What was measured on which day, each once. */
function dayValues(visits: readonly Measurement[] = []): readonly string[] {
  const values = visits.flatMap((visit) => {
    const day = dayOf(visit.date)
    if (day === undefined) return []
    return visitFields.flatMap((field) => {
      const value = visit[field]
      return typeof value === 'number' && Number.isFinite(value) ? [`${day} ${field} ${value}`] : []
    })
  })
  return [...new Set(values)].sort()
}
