import { calculatePatient } from '../../../src/assessment/calculate-patient.js'
import type { GrowthOptions } from '../../../src/growth/growth-options.js'
import type { Patient } from '../../../src/model/patient.js'
import type { MeasurementResult, PatientResult } from '../../../src/model/patient-result.js'
import { who } from '../../../src/references/built-in-sets.js'
import { scoreOf } from './results.js'

/** What falls are looked for in: a body mass index falls in healthy infants and preschool children. */
export const fallMeasures = ['size', 'weight', 'head'] as const

/** A measure in which a score can fall. */
export type FallMeasure = (typeof fallMeasures)[number]

/** A score on a day, years after birth; of birth itself 0. */
export interface ScoreThen {
  readonly ageYears: number
  readonly date: string | undefined
  readonly sds: number
  readonly reference: string
}

/** A measure from birth to the latest visit, by one source of references. */
export interface Fall {
  readonly measure: FallMeasure
  /** Of a child born at term whose size at birth is known. */
  readonly birth: ScoreThen | undefined
  readonly highest: ScoreThen
  readonly latest: ScoreThen
}

/** Born from this week on, a child has size at birth by the same standard as later. */
const termWeeks = 37
/** Newborns lose weight: what falls within so many days says nothing yet. */
const settledDays = 21
const daysPerYear = 365.25
/** Up to which age, years, each correction for gestation counts. */
const correctedUpTo = { preterm: 2, preterm36: 3, lifelong: 0, none: 0 } as const

/** By WHO from birth on, and by the chosen references where the latest score and earlier ones are of the same one. */
export function fallsOf(patient: Patient, result: PatientResult, options: GrowthOptions): readonly Fall[] {
  const byWho = calculatePatient(withBirth(patient), { ...options, references: who })
  const isPreterm = (patient.weekBirth ?? termWeeks) < termWeeks
  const upTo = isPreterm ? correctedUpTo[options.gestationalCorrection ?? 'preterm'] : 0
  return fallMeasures.flatMap((measure) => {
    const scored = scoresOf(byWho.measurements, measure).filter(({ reference }) => reference.startsWith('WHO'))
    const chosen = scoresOf(result.measurements, measure)
    const reference = chosen.at(-1)?.reference
    const ways = [scored, chosen.filter((each) => each.reference === reference)]
    return ways.flatMap((scores) => fallIn(measure, scores, upTo) ?? [])
  })
}

function fallIn(measure: FallMeasure, scores: readonly ScoreThen[], correctedUpToYears: number): Fall | undefined {
  const latest = scores.at(-1)
  if (latest === undefined || latest.ageYears * daysPerYear < settledDays) return undefined
  // A score at a corrected age is compared with no other.
  const isCorrected = ({ ageYears }: ScoreThen) => ageYears < correctedUpToYears
  const comparable = scores.slice(0, -1).filter((each) => isCorrected(each) === isCorrected(latest))
  const highest = comparable.reduce<ScoreThen | undefined>(
    (most, each) => (most === undefined || each.sds > most.sds ? each : most),
    undefined,
  )
  return highest && { measure, birth: comparable.find(({ ageYears }) => ageYears === 0), highest, latest }
}

/** Ascending in age. */
function scoresOf(visits: readonly MeasurementResult[], measure: FallMeasure): readonly ScoreThen[] {
  return visits
    .flatMap((visit) => {
      const { score } = scoreOf(visit, measure)
      const { ageYears, date } = visit
      return score === undefined || ageYears === undefined
        ? []
        : [{ ageYears, date, sds: score.value, reference: score.reference }]
    })
    .sort((a, b) => a.ageYears - b.ageYears)
}

/** With size at birth as a first measurement. */
function withBirth(patient: Patient): Patient {
  const { dateOfBirth, weekBirth, sizeBirthCm, weightBirthG, headBirthCm, measurements = [] } = patient
  if (dateOfBirth === undefined || weekBirth === undefined || weekBirth < termWeeks) return patient
  const birth = {
    date: dateOfBirth,
    sizeCm: sizeBirthCm,
    weightKg: weightBirthG === undefined ? undefined : weightBirthG / 1000,
    headCm: headBirthCm,
  }
  return { ...patient, measurements: [birth, ...measurements] }
}
