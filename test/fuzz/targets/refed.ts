import fc from 'fast-check'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import type { PatientResult } from '../../../src/ground/model/patient-result.js'
import { parsePatientJson, parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { words } from '../../fixtures/words.js'
import { growthOptions, hostilePatient } from '../given/patients.js'
import { plausiblePatient } from '../given/plausible-patients.js'
import { assertSame } from '../oracles/texts.js'
import { tried } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const patients = fc.oneof(
  { weight: 9, arbitrary: plausiblePatient },
  { weight: 1, arbitrary: hostilePatient },
) as fc.Arbitrary<Patient>

const asked = fc.tuple(growthOptions, fc.constantFrom(undefined, 'Europe/Berlin', 'America/New_York'))

/** A result that is submitted again gives the same result; the spelling of a day and the order of visits change nothing. */
export const refedTarget: Target = {
  name: 'feed results in again',
  share: 0,
  runs: { ordinary: 800, thorough: 50_000 },
  property: (bench) =>
    fc.property(patients, asked, fc.boolean(), fc.boolean(), (patient, [options, timeZone], isXml, extensions) =>
      assertRefed(patient, { ...options, timeZone }, isXml, extensions, bench),
    ),
}

function assertRefed(patient: Patient, options: GrowthOptions, isXml: boolean, extensions: boolean, { tally }: Bench) {
  const result = tried(tally, ['invalid_value', 'invalid_parameter'], () => calculatePatient(patient, options))
  if (result === undefined) return
  // Members of a patient that are not known are in no document.
  if (result.validationMessages.some(({ code }) => code === 'unknown_elements')) return
  const document = tried(tally, ['invalid_value'], () => written(result, isXml, extensions))
  if (document === undefined) return
  const again = calculatePatient(isXml ? parsePatientXml(document) : parsePatientJson(document), options)
  assertSame(computed(again), computed(result), 'computed from the result')
  assertSame(written(again, isXml, extensions), document, 'written again')
  const turned = calculatePatient(respelt(patient), options)
  assertSame(inAnyOrder(turned), inAnyOrder(result), 'computed from the visits in another order')
}

function written(result: PatientResult, isXml: boolean, extensions: boolean): string {
  return isXml ? formatResultXml(result, { extensions }) : formatResultJson(result, { extensions })
}

/** Everything that is computed, in full precision. What was given, documents may spell in another way. */
function computed(result: PatientResult): string {
  return JSON.stringify(result, (key, value) => (given.has(key) ? undefined : value))
}

const given = new Set(
  words(`
  dateOfBirth date until firstName lastName genderAsWritten markers menarche puberty
`),
)

/** The same, whatever index a visit has: of two that are the same, either may have the message. */
function inAnyOrder({ measurements, ...general }: PatientResult): string {
  const text = (part: object) =>
    JSON.stringify(part, (key, value) =>
      given.has(key) || key === 'measurementIndex' ? undefined : key === 'doubted' ? value.length : value,
    )
  return [text(general), ...measurements.map(text).sort()].join('\n')
}

/** The visits the other way round, and every midnight spelt in full. */
function respelt(patient: Patient): Patient {
  const visits: readonly Measurement[] = patient.measurements ?? []
  const measurements = visits.map(({ date, ...visit }) => ({
    ...visit,
    date: date?.length === 10 ? `${date}T00:00:00.000` : date,
  }))
  return { ...patient, measurements: measurements.reverse() }
}
