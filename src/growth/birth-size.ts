import type { Patient } from '../model/patient.js'
import { gramsPerKilogram } from '../model/units.js'
import { type ScoredValue, scoreValue } from '../references/distribution.js'
import { type Lookup, lookUpTable, pieceAt, tableX } from '../references/lookup.js'
import type { GrowthSubject } from './growth-subject.js'

/** Below this score a child is small for gestational age. */
const smallBelow = -2

/** Middle of a completed week, used if its day is unknown, weeks. */
const midWeek = 0.5

/** Size at birth against the references by gestation. */
export interface BirthSize {
  readonly length: ScoredValue | undefined
  readonly weight: ScoredValue | undefined
  readonly head: ScoredValue | undefined
}

/** The sizes at birth, each scored by sex and completed week (with the day, interpolated). */
export function birthSize(subject: GrowthSubject, patient: Patient): BirthSize {
  const { sizeBirthCm, weightBirthG, headBirthCm } = patient
  const weightBirthKg = weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram
  const length = placeAtBirth(subject, patient, 'birthLength')
  const weight = placeAtBirth(subject, patient, 'birthWeight')
  const head = placeAtBirth(subject, patient, 'birthHead')
  return {
    length: scoreValue(length, sizeBirthCm),
    weight: scoreValue(weight, weightBirthKg),
    head: scoreValue(head, headBirthCm),
  }
}

function placeAtBirth(
  { gender, gestationDays, references }: GrowthSubject,
  { dayBirth }: Patient,
  name: 'birthLength' | 'birthWeight' | 'birthHead',
): Lookup | undefined {
  const series = references.series[name]
  if (gender === undefined || gestationDays === undefined || series === undefined) return undefined
  const weeks = gestationDays / 7
  const piece = pieceAt(series, weeks)
  if (piece === undefined) return undefined
  const isDayKnown = dayBirth !== undefined || !Number.isInteger(weeks)
  // A table by exact age is read in the middle of the week if only the week is known.
  const x = piece.table.axis === 'weeks' && !isDayKnown ? weeks + midWeek : weeks
  const readAt = tableX(piece, x)
  return lookUpTable(piece.table, gender, readAt)
}

/**
 * Small for gestational age: birth length or birth weight below -2 SDS.
 *
 * P. E. Clayton et al.: "Management of the child born small for gestational
 * age through to adulthood", J. Clin. Endocrinol. Metab. 92 (2007) 804-810.
 *
 * @returns undefined if neither is scored
 */
export function smallForGestationalAge({ length, weight }: BirthSize): boolean | undefined {
  if (length === undefined && weight === undefined) return undefined
  return (length?.score ?? 0) < smallBelow || (weight?.score ?? 0) < smallBelow
}
