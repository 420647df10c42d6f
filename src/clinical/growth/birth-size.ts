import type { Patient } from '../../ground/model/patient.js'
import { bodyMassIndex } from '../../ground/model/quetelet-index.js'
import { gramsPerKilogram } from '../../ground/model/units.js'
import { type ScoredValue, scoreValue } from '../references/distribution.js'
import { type Lookup, lookUpTable, pieceAt, tableX } from '../references/lookup.js'
import type { TableAxis } from '../references/table.js'
import type { GrowthSubject } from './growth-subject.js'

/**
 * Below this score a child is small for gestational age. Exactly -2 is not:
 * the tolerance takes up what the digits of L, M and S leave of it.
 */
const smallBelow = -2
const tolerance = 1e-6

/** Middle of a completed week, used if its day is unknown, weeks. */
const midWeek = 0.5

/** Size at birth against the references by gestation. */
export interface BirthSize {
  readonly length: ScoredValue | undefined
  readonly weight: ScoredValue | undefined
  readonly head: ScoredValue | undefined
  /** Body mass index, where the set has a reference for it. */
  readonly bmi: ScoredValue | undefined
}

/** What was measured at birth, in the unit of the measure: cm, or kg. */
export function valueAtBirth(
  { sizeBirthCm, weightBirthG, headBirthCm }: Patient,
  measure: 'size' | 'weight' | 'head',
): number | undefined {
  if (measure === 'weight') return weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram
  return measure === 'size' ? sizeBirthCm : headBirthCm
}

/**
 * The sizes at birth, each scored by sex and gestation. A week without a day
 * means its middle, as the tables count exact weeks: "24 corresponds to 24
 * weeks + 0 days" (A. Niklasson, K. Albertsson-Wikland: "Continuous growth
 * reference from 24th week of gestation to 24 months by gender", BMC Pediatr. 8
 * (2008) 8, table 3). A table by completed weeks is read at the week itself.
 */
export function birthSize(subject: GrowthSubject, patient: Patient): BirthSize {
  const { sizeBirthCm, headBirthCm } = patient
  const weightBirthKg = valueAtBirth(patient, 'weight')
  const length = placeAtBirth(subject, patient, 'birthLength')
  const weight = placeAtBirth(subject, patient, 'birthWeight')
  const head = placeAtBirth(subject, patient, 'birthHead')
  return {
    length: scoreValue(length, sizeBirthCm),
    weight: scoreValue(weight, weightBirthKg),
    head: scoreValue(head, headBirthCm),
    bmi: scoreValue(placeAtBirth(subject, patient, 'birthBmi'), bodyMassIndex(weightBirthKg, sizeBirthCm)),
  }
}

function placeAtBirth(
  { gender, gestationDays, references }: GrowthSubject,
  { weekBirth, dayBirth }: Patient,
  name: 'birthLength' | 'birthWeight' | 'birthHead' | 'birthBmi',
): Lookup | undefined {
  const series = references.series[name]
  if (gender === undefined || gestationDays === undefined || series === undefined) return undefined
  const wholeWeek = dayBirth === undefined && Number.isInteger(weekBirth) ? weekBirth : undefined
  const weeks = wholeWeek ?? gestationDays / 7
  const piece = pieceAt(series, weeks)
  if (piece === undefined) return undefined
  const x = placeInWeek(piece.table.axis, weeks, wholeWeek)
  const readAt = tableX(piece, x)
  return lookUpTable(piece.table, gender, readAt)
}

/** Where a table is read: by exact weeks in the middle of a week that is alone known, by completed weeks at the week. */
function placeInWeek(axis: TableAxis, weeks: number, wholeWeek: number | undefined): number {
  if (axis === 'completedWeeks') return Math.floor(weeks)
  return axis === 'weeks' && wholeWeek !== undefined ? wholeWeek + midWeek : weeks
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
  return isSmall(length) || isSmall(weight)
}

/** Above this score a child is called large at birth here: our own counterpart of the limit of small. */
const largeAbove = 2

/** What size at birth is for the gestation: small as in {@link smallForGestationalAge}, else above +2 SDS, else within ±2; undefined if neither is scored. */
export function sizeForGestation(birth: BirthSize): 'small' | 'within' | 'above' | undefined {
  const isSmallAtBirth = smallForGestationalAge(birth)
  if (isSmallAtBirth !== false) return isSmallAtBirth && 'small'
  return [birth.length, birth.weight].some((scored) => scored !== undefined && scored.score > largeAbove + tolerance)
    ? 'above'
    : 'within'
}

function isSmall(scored: ScoredValue | undefined): boolean {
  return scored !== undefined && scored.score < smallBelow - tolerance
}
