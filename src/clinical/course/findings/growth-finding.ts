import type { BmiClassResult } from '../../../ground/model/bmi-class.js'
import type { FindingCode } from '../../../ground/model/course-names.js'
import type { StagedSign } from '../../../ground/model/patient.js'
import type { ScreeningComparison } from '../screening/evaluate-screening.js'

/**
 * Something in a child's course that a doctor should see, apart from the published
 * screening rules. Never a diagnosis.
 */
export interface CourseFinding {
  readonly code: FindingCode
  /** The measurement it was made at; undefined for a finding of puberty. */
  readonly measurementIndex?: number | undefined
  /** The age at which it was made, years since birth. */
  readonly ageYears: number
  /** Of a head: the corrected age at which it was scored, years; undefined where no age is corrected. */
  readonly correctedYears?: number | undefined
  /** What was found: years for puberty and bone age less age, kg/m² for obesity, SDS else. */
  readonly value: number
  /** The limit that it lies beyond, in the same unit. */
  readonly limit: number
  /** The sign of puberty, and its stage or volume in ml; a menarche has neither. */
  readonly sign?: StagedSign | 'menarche' | undefined
  readonly stage?: number | undefined
  /** Of a late puberty: the age at which it was first found to have begun, years. */
  readonly begunAtYears?: number | undefined
  /** Of severe underweight and obesity: the class, with the body mass index in per cent of the median or of a high percentile. */
  readonly bmiClass?: BmiClassResult | undefined
  /** Of obesity: the percentile that the limit follows, and how much of it, per cent: 120% of P95. */
  readonly limitOf?: BmiClassResult['percentOf']
  /** Of a head: its score by each reference. */
  readonly because?: readonly ScreeningComparison[] | undefined
  /** Of healthy children as old as this one at the finding, the share with the same or one farther from the usual, per cent. */
  readonly percentOfChildren?: number | undefined
  /** True where the share is less than `percentOfChildren`: the share at the nearest age for puberty, 0.1 for velocity. */
  readonly isFewer?: true | undefined
  /** Of slow growth at an age at which many have stopped, where neither a bone age nor a menarche tells whether this child has. */
  readonly isMaturityUnknown?: true | undefined
  /** Beyond an age or a value that says little yet: sheets print it in plain type. */
  readonly isMinor?: true | undefined
  /** Who publishes the limit, `GHRS 2000`, and where; undefined for a limit of this library's own. */
  readonly guideline?: string | undefined
  readonly citation?: string | undefined
}
