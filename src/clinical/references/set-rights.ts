import { type RightsStatus, rightsStatuses } from '../../ground/model/rights.js'
import type { ReferenceSet } from './reference-set.js'
import type { Publication, ReferenceTable } from './table.js'

/** Every table that a set scores or classifies by: of its series, its groups, its classes of body mass index, and of blood pressure. */
export function tablesInSet({
  series,
  groups = {},
  bmiClasses,
  pressures,
}: Pick<ReferenceSet, 'series' | 'groups' | 'bmiClasses' | 'pressures'>): readonly ReferenceTable[] {
  const ofGroups = Object.values(groups).map((group) => group?.series ?? {})
  const bySeries = [series, ...ofGroups].flatMap((each) => Object.values(each).flatMap((pieces) => pieces ?? []))
  const ofPressures = pressures === undefined ? [] : [pressures.tableAt('systolic'), pressures.tableAt('diastolic')]
  const ofClasses = (bmiClasses?.limits ?? []).map(({ table }) => table)
  return [...new Set([...bySeries.map(({ table }) => table), ...ofClasses, ...ofPressures])]
}

/** What is known of the rights in all figures of a set together. */
export interface SetRights {
  /** The least open status of its publications. */
  readonly rights: RightsStatus
  /** True if commercial use of any of them needs consent. */
  readonly nonCommercial: boolean
}

/** The rights in the figures of publications together. */
export function rightsTogether(publications: readonly Publication[]): SetRights {
  const least = publications.reduce((sum, { rights }) => Math.max(sum, rightsStatuses.indexOf(rights.status)), 0)
  return {
    rights: rightsStatuses[least] ?? 'unstated',
    nonCommercial: publications.some(({ rights }) => rights.nonCommercial === true),
  }
}

/** The rights in the figures of a set together. */
export function rightsOfSet(set: ReferenceSet): SetRights {
  return rightsTogether(tablesInSet(set).flatMap(({ publications }) => publications))
}
