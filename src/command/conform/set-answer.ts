import { calculatePatient } from '../../clinical/assessment/calculate-patient.js'
import { explainScores } from '../../clinical/assessment/explain-scores.js'
import { percentileOf } from '../../clinical/references/distribution.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { dayNumber, daysPerYear, isoDate } from '../../ground/model/calendar-date.js'
import type { PatientInput } from '../../ground/model/patient.js'
import type { ConformanceQuestion, ExpectedAnswer } from './conformance-case.js'

/** Of the children whom questions are about; no question reaches the day that counts as today. */
const born = dayNumber('2000-01-01') as number
const today = '2030-01-01'

/** A question as the measure reads it: other members may be missing. */
type SetQuestion = Required<ConformanceQuestion>

/** How each measure is given to the library, and which of its scores answers. */
const asked: {
  readonly [measure: string]: readonly [score: string, given: (question: SetQuestion) => object] | undefined
} = {
  height: ['sizeSds', ({ value }) => ({ sizeCm: value })],
  weight: ['weightSds', ({ value }) => ({ weightKg: value })],
  bmi: ['bmiSds', ({ value, sizeCm }) => ({ sizeCm, weightKg: value * (sizeCm / 100) ** 2 })],
  head: ['headSds', ({ value }) => ({ headCm: value })],
  sittingHeight: ['seatSds', ({ value, sizeCm }) => ({ sizeCm, seatCm: value })],
  legLength: ['legSds', ({ value, sizeCm }) => ({ sizeCm, seatCm: sizeCm - value })],
  sittingHeightRatio: ['seatLegSds', ({ value, sizeCm }) => ({ sizeCm, seatCm: value * sizeCm })],
}

/** The same of what a child has once. */
const askedOnce: typeof asked = {
  birthLength: ['sizeBirthSds', ({ value }) => ({ sizeBirthCm: value })],
  birthWeight: ['weightBirthSds', ({ value }) => ({ weightBirthG: value * 1000 })],
  targetHeight: ['targetSizeSds', ({ fatherCm, motherCm }) => ({ sizeFatherCm: fatherCm, sizeMotherCm: motherCm })],
}

const scoresOfDiseases: { readonly [disease: string]: string } = {
  TurnerSyndrome: 'sizeTurnerSyndromeSds',
  NoonanSyndrome: 'sizeNoonanSyndromeSds',
}

/** What a set of references answers: the way a patient goes, with age, position and gestation. */
export function answerBySet(given: ConformanceQuestion, references: ReferenceSet): ExpectedAnswer {
  const question = given as SetQuestion
  const { measure } = question
  const [general, values] = asked[measure] ?? askedOnce[measure] ?? []
  if (general === undefined || values === undefined) return { none: `no measure ${measure}` }
  const patient = patientOf(question, values(question), asked[measure] !== undefined)
  const options = { references, today }
  const name = scoresOfDiseases[question.disease] ?? general
  const score = explainScores(patient, options).find((each) => each.name === name)?.rawScore
  const cm = measure === 'targetHeight' ? calculatePatient(patient, options).targetSizeCm : undefined
  if (score === undefined) return { none: 'outside the reference' }
  return { score, percentile: percentileOf(score), ...(cm !== undefined && { cm }) }
}

function patientOf(question: SetQuestion, values: object, isOfVisit: boolean): PatientInput {
  const { sex, ageDays, gestationDays, position, disease } = question
  const gestation = gestationDays !== undefined && {
    weekBirth: Math.floor(gestationDays / 7),
    dayBirth: gestationDays % 7,
  }
  const child = { gender: sex, ...gestation, ...(disease && { diseases: [disease] }) }
  if (!isOfVisit) return { ...child, ...values } as PatientInput
  const visit = { ...values, ...(position && { sizePosition: position }) }
  const date = (days: number) => isoDate(born + days)
  const age = Number.isInteger(ageDays) ? { date: date(ageDays) } : { ageInYears: ageDays / daysPerYear }
  return { ...child, dateOfBirth: date(0), measurements: [{ ...visit, ...age }] } as PatientInput
}
