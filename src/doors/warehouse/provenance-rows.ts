import { builtInSets } from '../../clinical/references/built-in-sets.js'
import { tableChecksum } from '../../clinical/references/checksum.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { type ReferenceTable, referenceName } from '../../clinical/references/table.js'
import { textIn } from '../../ground/model/localized.js'
import { libraryVersion } from '../../ground/model/provenance.js'
import type { Rights } from '../../ground/model/rights.js'
import { curvesOfSet } from './exported-series.js'
import { tablesOf } from './knot-rows.js'

/** Where the figures of a table come from. The names are those of the columns. */
export interface ProvenanceRow {
  readonly table_id: string
  /** As scores name it, `KiGGS 2013`. */
  readonly reference: string
  readonly measure: string
  /** What its x is: years, weeks, completedWeeks or cm. */
  readonly axis: string
  readonly x_from: number
  readonly x_to: number
  /** `lms`, `lms, linear tails`, `half-normal above P95`, `median`, or the name of another distribution. */
  readonly method: string
  readonly citation: string
  readonly doi: string
  readonly population: string
  /** The right to use the figures, and the licence: `unstated`, `licensed, CC BY 4.0`, `licensed, WHO's terms, non-commercial`. */
  readonly terms: string
  /** What a user must know about the figures. */
  readonly limits: string
  /** 1 if all figures are an approximation; rows of days and segments say where others are. */
  readonly approximate: 0 | 1
  readonly checksum: string
  readonly library: 'auxology'
  readonly version: string
}

const english = { tag: 'en' }

/**
 * Where the figures of every table of sets come from, in English: to be kept beside them.
 *
 * @param sets by default all of the library
 * @example
 * ```ts
 * provenanceRows([germany])[0]?.reference // 'WHO 2006'
 * ```
 */
export function provenanceRows(sets: readonly ReferenceSet[] = builtInSets): readonly ProvenanceRow[] {
  return tablesOf(sets).map((table) => {
    const [{ citation, doi = '', population, rights }] = table.publications
    return {
      table_id: table.id,
      reference: referenceName(table),
      measure: table.measure,
      axis: table.axis,
      x_from: table.range[0],
      x_to: table.range[1],
      method: methodOf(table),
      citation,
      doi,
      population: textIn(population, english),
      terms: termsIn(rights),
      limits: textIn(table.limits, english),
      approximate: table.approximate ? 1 : 0,
      checksum: tableChecksum(table),
      library: 'auxology',
      version: libraryVersion,
    }
  })
}

function termsIn({ status, licence = '', nonCommercial, noDerivatives }: Rights): string {
  const limits = [nonCommercial === true && 'non-commercial', noDerivatives === true && 'no changed copies']
  return [status, textIn(licence, english), ...limits].filter(Boolean).join(', ')
}

function methodOf({ distribution, tails }: ReferenceTable): string {
  if (distribution === 'half-normal') return 'half-normal above P95'
  return distribution === 'lms' && tails === 'linear' ? 'lms, linear tails' : distribution
}

/** Where the places of a series begin in the tables of days and segments. The names are those of the columns. */
export interface CurveRow {
  /** The id of the set, `germany`. */
  readonly reference_set: string
  readonly series: string
  /** The group of children, `gmfcs-3`; empty for all. */
  readonly child_group: string
  /** Of boys; girls have 8192 more. */
  readonly place: number
}

/**
 * Where each series of sets is found in the tables of days and segments: for
 * programs that look figures up themselves.
 *
 * @param sets by default all of the library
 * @example
 * ```ts
 * curvePlaces([germany])[0]?.series // 'height'
 * ```
 */
export function curvePlaces(sets: readonly ReferenceSet[] = builtInSets): readonly CurveRow[] {
  return sets.flatMap((set) =>
    curvesOfSet(set).map(({ series, group = '', base }) => ({
      reference_set: set.id,
      series,
      child_group: group,
      place: base,
    })),
  )
}
