import type { BmiClass } from '../../../ground/model/bmi-class.js'
import type { LocalizedText } from '../../../ground/model/localized.js'
import type { Gender } from '../../../ground/model/patient.js'
import type { Publication, ReferenceTable } from '../table.js'

/**
 * One limit of a classification: a curve of a reference table between two ages,
 * beyond which a body mass index belongs to the class.
 */
export interface BmiLimit {
  readonly class: Exclude<BmiClass, 'normal'>
  /** The side of the limit on which the class lies. */
  readonly side: 'below' | 'above'
  /** True if a body mass index exactly at the limit belongs to the class. */
  readonly inclusive?: boolean | undefined
  readonly table: ReferenceTable
  /** The score in the table along which the limit runs. */
  readonly sds: Readonly<Record<Gender, number>>
  /** The percentile along which it runs, where the source names one. */
  readonly percentile?: number | undefined
  /** Factor on the value at the score, 1 by default. */
  readonly times?: number | undefined
  /** The limit is never above this, kg/m². */
  readonly atMost?: number | undefined
  /** The ages of the limit, years, both included; where two of a classification meet, the later applies. */
  readonly from: number
  readonly to: number
}

/**
 * The limits by which an institution classifies the body mass index of
 * children.
 */
export interface BmiClassification {
  /** `aga2015` */
  readonly id: string
  readonly name: LocalizedText
  /** Where the limits come from; results name the classification by it, `AGA 2015`. */
  readonly publication: Publication
  readonly limits: readonly BmiLimit[]
  /** A body mass index is also given as a percentage of this percentile, from the class of `percentFrom` on. */
  readonly percentOf?: number | undefined
  /** By default the last class. */
  readonly percentFrom?: BmiClass | undefined
  /** Its own score is also given where the set scores body mass index by another table. */
  readonly hasOwnScore?: true | undefined
}
