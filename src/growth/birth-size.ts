import type { Patient } from '../model/patient.js'
import { gramsPerKilogram } from '../model/units.js'
import { type ScoredValue, scoreValue } from '../references/distribution.js'
import { lookUpTable, pieceAt, tableX } from '../references/lookup.js'
import type { GrowthSubject } from './growth-subject.js'

/** Below this score a child is small for gestational age. */
const smallBelow = -2

/** The middle of a completed week, where its day is unknown, weeks. */
const midWeek = 0.5

/** Size at birth against the references by gestation. */
export interface BirthSize {
  readonly length: ScoredValue | undefined
  readonly weight: ScoredValue | undefined
  readonly head: ScoredValue | undefined
}

/** The sizes at birth, each scored by completed week (and day, interpolated) and sex. */
export function birthSize(subject: GrowthSubject, patient: Patient): BirthSize {
  const { weightBirthG } = patient
  const weightBirthKg = weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram
  return {
    length: scoreAtBirth(subject, patient, 'birthLength', patient.sizeBirthCm),
    weight: scoreAtBirth(subject, patient, 'birthWeight', weightBirthKg),
    head: scoreAtBirth(subject, patient, 'birthHead', patient.headBirthCm),
  }
}

function scoreAtBirth(
  { gender, gestationDays, references }: GrowthSubject,
  { dayBirth }: Patient,
  name: 'birthLength' | 'birthWeight' | 'birthHead',
  value: number | undefined,
): ScoredValue | undefined {
  const series = references.series[name]
  if (gender === undefined || gestationDays === undefined || series === undefined || value === undefined) {
    return undefined
  }
  const weeks = gestationDays / 7
  const piece = pieceAt(series, weeks)
  if (piece === undefined) return undefined
  const dayKnown = dayBirth !== undefined || !Number.isInteger(weeks)
  // A table by exact age is read in the middle of the week where only the week is known.
  const x = piece.table.axis === 'weeks' && !dayKnown ? weeks + midWeek : weeks
  const readAt = tableX(piece, x)
  const place = lookUpTable(piece.table, gender, readAt)
  return scoreValue(place, value)
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
