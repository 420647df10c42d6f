import { invalidParameter, isRecord, refuseUnknownNames } from '../../ground/text/invalid-input.js'
import { type GestationalCorrection, gestationalCorrections } from '../growth/growth-options.js'
import { isPreterm } from '../growth/growth-subject.js'
import { countsFromBirth } from '../references/child-groups.js'
import { isReferenceSet, type ReferenceSet, type SeriesName, seriesNames } from '../references/reference-set.js'
import { type PossibleValues, possibleValues } from '../validation/possible-values.js'

/** A column of numbers; NaN means a missing one. Columns of 64-bit integers have to be converted. */
export type NumberColumn =
  | Float64Array
  | Float32Array
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array

/** A column of codes. */
export type CodeColumn = Uint8Array | Int8Array | Uint8ClampedArray

/** Columns of one length, a row for each value. */
export interface ColumnsToScore {
  /** `germany`, `who` or another set of `auxology/references`. */
  readonly references: ReferenceSet
  /** What the values are, and by which tables they are scored. */
  readonly series: SeriesName
  /** ISO/IEC 5218: 1 male, 2 female; 0 (not known) and 9 (not applicable) have no score. */
  readonly sex: CodeColumn
  /** Days since birth: the day of the measurement less the day of birth. This or `ageYears`, for series by age. */
  readonly ageDays?: NumberColumn | undefined
  /** The stated age, years, as `ageInYears` of a measurement. */
  readonly ageYears?: NumberColumn | undefined
  /** Weeks with their fraction: of gestation for the birth series, of postmenstrual age for the preterm ones. */
  readonly weeks?: NumberColumn | undefined
  /**
   * Length or height, cm. Weight for length is read at it; a body mass index needs it within three days of an end of
   * its table, where that index may be shifted by 0.7 cm of height, and elsewhere for `sizePosition` alone.
   */
  readonly sizeCm?: NumberColumn | undefined
  /** How the child was measured: 0 not stated, 1 lying, 2 standing. */
  readonly sizePosition?: CodeColumn | undefined
  /** Days of gestation at birth, by which ages of children born preterm are corrected; NaN or 0 where it is unknown. */
  readonly gestationDays?: NumberColumn | undefined
  /** How long, by default `preterm`, as in the options of `calculatePatient`. */
  readonly gestationalCorrection?: GestationalCorrection | undefined
  /** In units of the series: cm, kg, kg/m², a share of height. */
  readonly value: NumberColumn
  /** True for scores before they are clamped to [-6, 6]. */
  readonly raw?: boolean | undefined
  /** Where the scores go; a new column by default. */
  readonly out?: Float64Array | undefined
}

/** Columns in which every code and length is right. */
export interface CheckedColumns extends ColumnsToScore {
  readonly out: Float64Array
  readonly raw: boolean
  readonly gestationalCorrection: GestationalCorrection
  readonly basis: Basis
  readonly possible: PossibleValues
}

/** What a series is read by. */
export type Basis = 'age' | 'weeks' | 'size'

const columnNames = ['sex', 'ageDays', 'ageYears', 'weeks', 'sizeCm', 'sizePosition', 'gestationDays', 'value'] as const
const inputNames = ['references', 'series', ...columnNames, 'gestationalCorrection', 'raw', 'out']

/** The series that are not by age. */
const otherBases: { readonly [name in SeriesName]?: Basis } = {
  weightForLength: 'size',
  trisomy21WeightForLength: 'size',
  birthLength: 'weeks',
  birthWeight: 'weeks',
  birthHead: 'weeks',
  birthBmi: 'weeks',
  pretermHeight: 'weeks',
  pretermWeight: 'weeks',
  pretermHead: 'weeks',
  pretermCombinedHeight: 'weeks',
  pretermCombinedWeight: 'weeks',
  pretermCombinedHead: 'weeks',
}

type ColumnName = (typeof columnNames)[number]

/** The columns that a series has a use for; of each list one is needed. */
const columnsOf: {
  readonly [basis in Basis]: { readonly needed: readonly ColumnName[]; readonly more: readonly ColumnName[] }
} = {
  age: { needed: ['ageDays', 'ageYears'], more: ['sizeCm', 'sizePosition', 'gestationDays'] },
  weeks: { needed: ['weeks'], more: [] },
  size: { needed: ['sizeCm'], more: ['ageDays', 'ageYears', 'sizePosition'] },
}

const sexes = '0 (not known), 1 (male), 2 (female) or 9 (not applicable)'
const positions = '0 (not stated), 1 (lying) or 2 (standing)'

/**
 * Columns as they can be scored.
 *
 * @throws AuxologyError `invalid_parameter`, before anything is scored
 */
export function checkedColumns(columns: ColumnsToScore): CheckedColumns {
  if (!isRecord(columns)) throw invalidParameter('columns', columns, 'an object with columns')
  refuseUnknownNames(columns, inputNames)
  const { references, series, value, gestationalCorrection = 'preterm', raw = false } = columns
  if (!isReferenceSet(references)) throw invalidParameter('references', references, 'a set such as germany')
  if (countsFromBirth(references)) {
    throw invalidParameter('references', references.id, 'a set without references by week of gestation')
  }
  const known = seriesNames.filter((name) => references.series[name] !== undefined)
  if (!known.includes(series)) throw invalidParameter('series', series, known)
  if (!gestationalCorrections.includes(gestationalCorrection)) {
    throw invalidParameter('gestationalCorrection', gestationalCorrection, gestationalCorrections)
  }
  if (typeof raw !== 'boolean') throw invalidParameter('raw', raw, ['true', 'false'])
  if (!isNumberColumn(value)) throw invalidParameter('value', value, accepted)
  const basis = otherBases[series] ?? 'age'
  checkLengths(columns, value.length)
  checkUse(columns, basis)
  checkCodes('sex', columns.sex, (code) => code <= 2 || code === 9, sexes)
  if (columns.sizePosition !== undefined) {
    checkCodes('sizePosition', columns.sizePosition, (code) => code <= 2, positions)
  }
  return {
    ...columns,
    gestationalCorrection,
    raw,
    basis,
    out: columns.out ?? new Float64Array(value.length),
    possible: possibleValues(series),
  }
}

const accepted = 'a typed array of numbers, such as a Float64Array'

function isNumberColumn(value: unknown): value is NumberColumn {
  return (
    ArrayBuffer.isView(value) &&
    'length' in value &&
    !(value instanceof BigInt64Array || value instanceof BigUint64Array)
  )
}

function checkLengths(columns: ColumnsToScore, length: number): void {
  for (const name of columnNames) {
    const column: unknown = columns[name]
    if (column === undefined && name !== 'sex') continue
    if (!isNumberColumn(column)) throw invalidParameter(name, column, accepted)
    if (column.length !== length) throw invalidParameter(`${name}.length`, column.length, `${length}, as in value`)
  }
  const { out } = columns
  if (out === undefined) return
  if (!(out instanceof Float64Array)) throw invalidParameter('out', out, 'a Float64Array')
  if (out.length !== length) throw invalidParameter('out.length', out.length, `${length}, as in value`)
}

/** A column without effect would be a mistake that goes unnoticed. */
function checkUse(columns: ColumnsToScore, basis: Basis): void {
  const { needed, more } = columnsOf[basis]
  const used: readonly ColumnName[] = ['sex', 'value', ...needed, ...more]
  const useless = columnNames.find((name) => columns[name] !== undefined && !used.includes(name))
  if (useless !== undefined) {
    throw invalidParameter(useless, undefined, used, { detail: `of no use in the series ${columns.series}` })
  }
  const given = needed.filter((name) => columns[name] !== undefined)
  if (given.length === 0) throw invalidParameter(needed.join(' or '), undefined, accepted)
  if (columns.ageDays !== undefined && columns.ageYears !== undefined) {
    throw invalidParameter('ageYears', undefined, 'one of the two', { detail: 'given beside ageDays' })
  }
}

function checkCodes(name: string, codes: CodeColumn, isKnown: (code: number) => boolean, known: string): void {
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    if (!(isKnown(code) && code >= 0)) throw invalidParameter(`${name}[${i}]`, code, known)
  }
}

/** Whether a row can't be scored by its day of life alone. */
export function needsWholeRow({ gestationDays, sizePosition }: ColumnsToScore): ((row: number) => boolean) | undefined {
  if (gestationDays === undefined && sizePosition === undefined) return undefined
  return (row) => (sizePosition?.[row] ?? 0) !== 0 || isPreterm(gestationDays?.[row] || Number.POSITIVE_INFINITY)
}
