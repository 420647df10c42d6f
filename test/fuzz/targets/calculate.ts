import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores, type ScoreExplanation } from '../../../src/clinical/assessment/explain-scores.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import type { ErrorCode } from '../../../src/ground/model/errors.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { PatientResult } from '../../../src/ground/model/patient-result.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { growthOptions, hostilePatient, misfitPatient, reordered } from '../given/patients.js'
import { assertNoLeak, assertUnpolluted, assertWellFormed } from '../oracles/texts.js'
import { tried } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const codes: readonly ErrorCode[] = ['invalid_value', 'invalid_parameter']

export const calculateTargets: readonly Target[] = [
  {
    name: 'calculate',
    share: 190,
    property: (bench) =>
      fc.property(hostilePatient, growthOptions, (patient, options) => calculated(patient, options, bench)),
  },
  {
    name: 'calculate misfits',
    share: 75,
    property: (bench) =>
      fc.property(misfitPatient, growthOptions, (patient, options) => calculated(patient as Patient, options, bench)),
  },
]

function calculated(patient: Patient, options: GrowthOptions, { tally, samples }: Bench): void {
  const result = tried(tally, codes, () => calculatePatient(patient, options))
  const messages = tried(tally, codes, () => validatePatient(patient, options))
  const explanations = tried(tally, codes, () => explainScores(patient, options))
  assertUnpolluted()
  if ((result === undefined) !== (messages === undefined) || (result === undefined) !== (explanations === undefined)) {
    throw new Error('one function takes the patient, another refuses it')
  }
  if (result === undefined || messages === undefined || explanations === undefined) return
  assertComputed(result, patient)
  assertExplained(result, explanations)
  const carried = [...result.validationMessages, ...result.measurements.flatMap((visit) => visit.validationMessages)]
  if (carried.length !== messages.length) throw new Error('the result carries other messages than the validation gives')
  for (const { text } of messages) assertNoLeak(text, patient)
  assertRepeatable(result, patient, options)

  const xml = tried(tally, ['invalid_value'], () => formatResultXml(result))
  if (xml === undefined) return
  assertWellFormed(xml)
  assertNoLeak(xml, patient)
  samples.addXml('PatientResult', xml)
  samples.addJson('PatientResult', formatResultJson(result))
}

/** The fields of the result that the library computes are numbers one can rely on. */
function assertComputed(result: PatientResult, patient: Patient): void {
  const submitted = new Set([...Object.keys(patient), 'ageInYears'])
  assertNumbers(result, (key) => submitted.has(key))
  if (result.ageInYears !== undefined && !Number.isFinite(result.ageInYears)) throw new Error('the age is no number')
  result.measurements.forEach((visit, index) => {
    const given = new Set(Object.keys(patient.measurements?.[index] ?? {}))
    assertNumbers(visit, (key) => given.has(key))
  })
}

function assertNumbers(record: object, isGiven: (key: string) => boolean): void {
  for (const [key, value] of Object.entries(record)) {
    if (key.endsWith('Sds') && value !== undefined && !(Math.abs(value.value) <= 6)) {
      throw new Error(`${key} is ${value.value}`)
    }
    if (key.endsWith('Percentile') && value !== undefined && !(value >= 0 && value <= 100)) {
      throw new Error(`${key} is ${value}`)
    }
    if (typeof value === 'number' && !isGiven(key) && !Number.isFinite(value)) throw new Error(`${key} is ${value}`)
  }
}

/** Every score has its explanation, and no explanation is without its score. */
function assertExplained(result: PatientResult, explanations: readonly ScoreExplanation[]): void {
  const scores = [result, ...result.measurements].flatMap((record) =>
    Object.entries(record).filter(([key, value]) => key.endsWith('Sds') && value !== undefined),
  )
  const ofDiseases = result.measurements.flatMap(({ diseaseScores }) => diseaseScores)
  const ofClinic = result.measurements.flatMap(({ clinicMeasures = [] }) => clinicMeasures)
  const count = scores.length + ofDiseases.length + ofClinic.filter((entry) => entry.score !== undefined).length
  if (count !== explanations.length) throw new Error(`${count} scores, ${explanations.length} explained`)
  for (const { measure, value, score, unscored } of ofClinic) {
    if ((score === undefined) === (unscored === undefined)) throw new Error(`${measure} has no score and no reason`)
    if (!Number.isFinite(value)) throw new Error(`${measure} is ${value}`)
  }
  for (const { name, measurementIndex, disease, measure, score, l, m, s, x, value } of explanations) {
    const visit = measurementIndex === undefined ? undefined : result.measurements[measurementIndex]
    const reported =
      name === 'diseaseScores'
        ? visit?.diseaseScores.find((one) => one.disease === disease && one.measure === measure)?.score
        : name === 'clinicMeasures'
          ? visit?.clinicMeasures?.find((one) => one.measure === measure)?.score
          : Reflect.get(visit ?? result, name)
    if (!isDeepStrictEqual(reported, score)) throw new Error(`${name} is explained as another score`)
    if (![l, m, s, x, value].every(Number.isFinite)) throw new Error(`${name} is explained by what is no number`)
  }
}

function assertRepeatable(result: PatientResult, patient: Patient, options: GrowthOptions): void {
  if (!isDeepStrictEqual(calculatePatient(patient, options), result)) throw new Error('a second calculation differs')
  if (typeof patient !== 'object' || Array.isArray(patient)) return
  const turned = calculatePatient(reordered(patient), { ...options })
  if (!isDeepStrictEqual(turned, result)) throw new Error('the order of the properties matters')
}
