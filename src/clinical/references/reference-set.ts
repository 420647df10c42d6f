import type { Lms } from '../../ground/math/lms.js'
import type { LocalizedText } from '../../ground/model/localized.js'
import type { Gender } from '../../ground/model/patient.js'
import { isRecord } from '../../ground/text/invalid-input.js'
import type { BmiClassification } from './bmi/bmi-classes.js'
import type { PlaceDistribution } from './curve.js'
import type { ReferenceTable } from './table.js'

/**
 * The series that a set can have. Each serves one purpose with one table after
 * another along x.
 *
 * x is age in years; weeks of gestation for the birth series; weeks of
 * postmenstrual age for the preterm ones; lying length or standing height in
 * cm for the weight-for-length ones.
 */
export const seriesNames = [
  'height',
  'weight',
  'bmi',
  'head',
  'sittingHeight',
  'legLength',
  'sittingHeightRatio',
  'weightForLength',
  'birthLength',
  'birthWeight',
  'birthHead',
  'birthBmi',
  'pretermHeight',
  'pretermWeight',
  'pretermHead',
  'pretermCombinedHeight',
  'pretermCombinedWeight',
  'pretermCombinedHead',
  'turnerHeight',
  'noonanHeight',
  'achondroplasiaHeight',
  'achondroplasiaWeight',
  'achondroplasiaBmi',
  'achondroplasiaHead',
  'achondroplasiaSittingHeight',
  'achondroplasiaLegLength',
  'achondroplasiaSittingHeightRatio',
  'trisomy21Height',
  'trisomy21Weight',
  'trisomy21Bmi',
  'trisomy21Head',
  'trisomy21WeightForLength',
  'cerebralPalsyHeight',
  'cerebralPalsyWeight',
  'cerebralPalsyBmi',
  'waist',
  'hip',
  'waistHeightRatio',
  'waistHipRatio',
  'armCircumference',
  'tricepsSkinfold',
  'subscapularSkinfold',
] as const

/** The name of a series. */
export type SeriesName = (typeof seriesNames)[number]

/**
 * The part of a series that one table covers: from ≤ x < to, or x ≤ to if it is
 * closed.
 */
export interface Piece {
  readonly table: ReferenceTable
  readonly from: number
  readonly to: number
  /** True if x = to still belongs to the piece. */
  readonly closed?: boolean | undefined
  /** The table ends here; its last figures are used to the end of the piece. */
  readonly heldBeyond?: number | undefined
  /** Whether the table is for children measured lying or standing. */
  readonly position?: 'lying' | 'standing' | undefined
  /** The table's x from the series' x, if they differ: (x - from) · times. */
  readonly tableX?: { readonly from: number; readonly times: number } | undefined
}

/** The pieces of a series, ascending, each beginning where the one before it ends. */
export type Series = readonly Piece[]

/** Which of the two pressures. */
export type Pressure = 'systolic' | 'diastolic'

/** The heights of a child that were measured, and the set that they are scored by. */
export interface HeightsOfChild {
  readonly gender: Gender
  readonly references: ReferenceSet
  readonly heights: readonly {
    /** Age since birth. */
    readonly years: number
    readonly cm: number
  }[]
}

/** L, M and S of blood pressure at an age and a height: a `Lookup`. */
export interface PressurePlace extends Lms {
  /** By age alone. */
  readonly table: ReferenceTable
  /** The age, years; beyond the rows, the nearest row's. */
  readonly x: number
  /** True where the height lies beyond those of the age. */
  readonly approximate: boolean
  readonly distribution?: PlaceDistribution | undefined
}

/** References for blood pressure by age and height. */
export interface PressureReference {
  /** The figures at an age in years and a height in cm; undefined at an age without figures. */
  readonly lookUp: (pressure: Pressure, gender: Gender, years: number, heightCm: number) => PressurePlace | undefined
  /** A table by age alone, for curves: at the heights of one child, without any at the middle height for age. */
  readonly tableAt: (pressure: Pressure, child?: HeightsOfChild) => ReferenceTable
  /** Of all its figures, eight hexadecimal digits; part of the checksum of a set with it. */
  readonly checksum: string
}

/** What a set is known by: a built-in one is frozen, and has a year; `defineSet` gives a custom one its checksum. */
export interface Edition {
  /** Of a built-in set, the year: with its id the dated name, `germany@2026`. */
  readonly year?: string | undefined
  /** As `setChecksum` computes it. */
  readonly checksum: string
  /** What the checksum is of. A set with other pieces or classes is not the edition, even if it carries it. */
  readonly frozen: Pick<ReferenceSet, 'series' | 'bmiClasses' | 'groups' | 'pressures'>
}

/** What a set has for some children alone. */
export interface GroupReferences {
  /** Their series, in place of those of the set. */
  readonly series: { readonly [name in SeriesName]?: Series | undefined }
  /** Their ages count from birth and are never corrected: the series are of children born as early. */
  readonly ageFromBirth?: true | undefined
}

/**
 * The references that scores and charts are made from. A series that a set
 * lacks can't be scored or drawn with it.
 */
export interface ReferenceSet {
  /** `germany` */
  readonly id: string
  /** What the set is known by. */
  readonly edition?: Edition | undefined
  readonly name: LocalizedText
  readonly series: { readonly [name in SeriesName]?: Series | undefined }
  /** By which a child's body mass index is classified. */
  readonly bmiClasses?: BmiClassification | undefined
  /** By the name of a group, see `groupsOfChild`: `gmfcs-3`. */
  readonly groups?: { readonly [group: string]: GroupReferences | undefined } | undefined
  /** Of a set of clinic measures: blood pressure, which is by age and height and so not a series. */
  readonly pressures?: PressureReference | undefined
  /** With the option `clearedOnly`, the set that this one was before tables were left out. */
  readonly clearedOf?: ReferenceSet | undefined
}

/** The sets of children in Germany, by their ids. */
const germanSets: readonly string[] = ['germany', 'germany-general', 'kiggs', 'kromeyer-hauschild']

/** Whether a set is of children in Germany, whose guidelines then hold. */
export function isGermanSet({ id }: ReferenceSet): boolean {
  return germanSets.includes(id)
}

/** A set by its id, loaded when it is asked for: a program that offers many need not load them all. */
export interface SetOnDemand {
  /** The id that the set itself has, `netherlands`. */
  readonly id: string
  readonly load: () => Promise<ReferenceSet>
}

/** Sets that were found to have the form of one. */
const checkedSets = /* @__PURE__ */ new WeakSet<object>()

/** Whether a value has the form of a set: lists of pieces, each with a table. `defineSet` checks more, and says what is wrong. */
export function isReferenceSet(value: unknown): value is ReferenceSet {
  if (!isRecord(value) || !('series' in value) || !isRecord(value.series)) return false
  if (checkedSets.has(value)) return true
  const pieces = Object.values(value.series as Readonly<Record<string, unknown>>).flatMap((series) => series ?? [])
  if (!pieces.every((piece) => isRecord(piece) && 'table' in piece && isRecord(piece.table))) return false
  checkedSets.add(value)
  return true
}
