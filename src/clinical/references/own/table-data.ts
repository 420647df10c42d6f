import type { LocalizedText } from '../../../ground/model/localized.js'
import type { Gender } from '../../../ground/model/patient.js'
import type { Measure, PrintedValue, ReferenceTable, TableAxis, TableConditions } from '../table.js'
import type { OwnPublication } from './own-publication.js'
import type { RowForm, TableRow } from './table-rows.js'

/**
 * What the rows give: a form of rows, `half-normal` for L, M and S with a half-normal distribution above
 * the 95th percentile, or `BCCG`, as gamlss calls what L, M and S describe.
 */
export type TableDistribution = RowForm | 'half-normal' | 'BCCG'

/** A custom table, as plain data. */
export interface TableData {
  /** A name that no other table has, `hospital-2024-height`. */
  readonly id: string
  /** The publication whose tables it belongs to; by default the id. */
  readonly source?: string | undefined
  /** Which revision of the figures; by default the year of the publication. */
  readonly edition?: string | undefined
  readonly measure: Measure
  /** That of the measure in `measureUnits`, if it is given. */
  readonly unit?: string | undefined
  /** Default `years`. */
  readonly axis?: TableAxis | undefined
  /** By default what the rows show. */
  readonly distribution?: TableDistribution | undefined
  /** Default `lms`: the formula throughout. */
  readonly tails?: ReferenceTable['tails'] | undefined
  /** Of a half-normal distribution: σ above the 95th percentile as a polynomial of x, constant, linear, quadratic. */
  readonly sigma?: { readonly [gender in Gender]?: readonly number[] | undefined } | undefined
  readonly conditions?: TableConditions | undefined
  readonly publication?: OwnPublication | undefined
  /** Instead of `publication`, several: the first is the one that the figures come from. */
  readonly publications?: readonly OwnPublication[] | undefined
  readonly limits?: LocalizedText | undefined
  /** Where figures jump: each x that comes twice, ascending. */
  readonly steps?: readonly number[] | undefined
  /** Where scores may be off by more than 0.3 SD: from, to. */
  readonly rough?: ReferenceTable['rough'] | undefined
  /** Whether rows that interpolation hardly needs were left out. */
  readonly thinned?: boolean | undefined
  /** Whether all figures are an approximation, as they are in any case if percentiles are fitted. */
  readonly approximate?: boolean | undefined
  /** How far L, M and S are from the percentiles that they were fitted to elsewhere, SD. */
  readonly fitDeviation?: number | undefined
  /** Values that the publication prints: the figures have to give them. */
  readonly checks?: readonly PrintedValue[] | undefined
  /** As `tableChecksum` computes it: the figures have to have it. */
  readonly checksum?: string | undefined
  /** The rows of each sex the table serves, x strictly ascending but for steps. */
  readonly rows: { readonly [gender in Gender]?: readonly TableRow[] | undefined }
}

/** The name of every member of {@link TableData}. */
export const tableMembers: readonly (keyof TableData)[] = [
  'id',
  'source',
  'edition',
  'measure',
  'unit',
  'axis',
  'distribution',
  'tails',
  'sigma',
  'conditions',
  'publication',
  'publications',
  'limits',
  'steps',
  'rough',
  'thinned',
  'approximate',
  'fitDeviation',
  'checks',
  'checksum',
  'rows',
]

export const axes: readonly TableAxis[] = ['years', 'weeks', 'completedWeeks', 'cm']
export const tailRules: readonly ReferenceTable['tails'][] = ['lms', 'linear']
