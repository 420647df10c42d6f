import type { Patient } from '../model/patient.js'
import { lookUpTable, pieceAt, tableX } from '../references/lookup.js'
import { type Assessed, assess } from './assessed.js'
import { gestationDays } from './gestation.js'
import type { GrowthSubject } from './growth-subject.js'

/** Below this score a child is small for gestational age. */
const smallBelow = -2

/** The middle of a completed week, where its day is unknown, weeks. */
const midWeek = 0.5

/** Weight at birth stands in grams, the tables in kilograms. */
export const gramsPerKilogram = 1000

/** Size at birth against the references by gestation. */
export interface BirthSize {
  readonly length: Assessed | undefined
  readonly weight: Assessed | undefined
  readonly head: Assessed | undefined
}

/** The sizes at birth, each scored by completed week (and day, interpolated) and sex. */
export function birthSize(subject: GrowthSubject, patient: Patient): BirthSize {
  const { weightBirthG } = patient
  return {
    length: assessAtBirth(subject, patient, 'birthLength', patient.sizeBirthCm),
    weight: assessAtBirth(
      subject,
      patient,
      'birthWeight',
      weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram,
    ),
    head: assessAtBirth(subject, patient, 'birthHead', patient.headBirthCm),
  }
}

function assessAtBirth(
  { gender, references }: GrowthSubject,
  patient: Patient,
  name: 'birthLength' | 'birthWeight' | 'birthHead',
  value: number | undefined,
): Assessed | undefined {
  const days = gestationDays(patient)
  const series = references.series[name]
  if (gender === undefined || days === undefined || series === undefined || value === undefined) return undefined
  const weeks = days / 7
  const piece = pieceAt(series, weeks)
  if (piece === undefined) return undefined
  const dayKnown = patient.dayBirth !== undefined || !Number.isInteger(weeks)
  // A table by exact age is read in the middle of the week where only the week is known.
  const x = piece.table.axis === 'weeks' && !dayKnown ? weeks + midWeek : weeks
  return assess(lookUpTable(piece.table, gender, tableX(piece, x)), value)
}

/**
 * Small for gestational age: birth length or birth weight below -2 SDS.
 *
 * P. E. Clayton et al.: "Management of the child born small for gestational
 * age through to adulthood", J. Clin. Endocrinol. Metab. 92 (2007) 804-810.
 *
 * @returns undefined where neither is scored
 */
export function smallForGestationalAge({ length, weight }: BirthSize): boolean | undefined {
  if (length === undefined && weight === undefined) return undefined
  return (length?.score ?? 0) < smallBelow || (weight?.score ?? 0) < smallBelow
}
