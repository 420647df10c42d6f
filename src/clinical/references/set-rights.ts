import { type Rights, type RightsStatus, rightsStatuses } from '../../ground/model/rights.js'
import type { BmiClassification } from './bmi/bmi-classes.js'
import type { MeasureSet } from './measures/measure-set.js'
import type { ReferenceSet, Series, SeriesName } from './reference-set.js'
import { type Publication, publicationName, type ReferenceTable } from './table.js'

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

/** Whether figures may be used for any purpose, as far as is known: in the public domain, or licensed without a ban on commercial use. */
export function isCleared({ status, nonCommercial }: Rights): boolean {
  return status === 'public' || (status === 'licensed' && nonCommercial !== true)
}

/** Whether a publication may be used where `clearedOnly` may be asked for. */
export function mayUse(
  { clearedOnly }: { readonly clearedOnly?: boolean | undefined },
  { rights }: Pick<Publication, 'rights'>,
): boolean {
  return !clearedOnly || isCleared(rights)
}

/** Whether all publications of a table are cleared. */
export function isClearedTable({ publications }: ReferenceTable): boolean {
  return publications.every(({ rights }) => isCleared(rights))
}

/** A classification, if all of it is cleared. */
export function clearedClasses(classes: BmiClassification | undefined): BmiClassification | undefined {
  if (classes === undefined || !isCleared(classes.publication.rights)) return undefined
  return classes.limits.every(({ table }) => isClearedTable(table)) ? classes : undefined
}

/** A set of clinic measures, if all of it is cleared. */
export function clearedMeasures(measures: MeasureSet | undefined): MeasureSet | undefined {
  if (measures === undefined) return undefined
  const { references, pressures } = measures
  return tablesInSet({ ...references, pressures }).every(isClearedTable) ? measures : undefined
}

type SeriesOfSet = ReferenceSet['series']

function clearedSeries(series: SeriesOfSet): SeriesOfSet {
  const left = Object.entries(series).flatMap(([name, pieces]: readonly [string, Series | undefined]) => {
    const cleared = pieces?.filter(({ table }) => isClearedTable(table)) ?? []
    return cleared.length === 0 ? [] : [[name, cleared]]
  })
  return Object.fromEntries(left) as SeriesOfSet
}

/** Each set once, so that what is kept by set is found again. */
const clearedSets = /* @__PURE__ */ new WeakMap<ReferenceSet, ReferenceSet>()

/** A set without the tables that are not cleared, and so without an edition; the set itself if all are. */
export function clearedSet(set: ReferenceSet): ReferenceSet {
  const known = clearedSets.get(set)
  if (known !== undefined) return known
  const cleared = tablesInSet(set).every(isClearedTable) ? set : withoutUncleared(set)
  clearedSets.set(set, cleared)
  return cleared
}

function withoutUncleared(set: ReferenceSet): ReferenceSet {
  const { id, name, groups = {} } = set
  const left = Object.entries(groups).flatMap(([group, references]) => {
    const series = clearedSeries(references?.series ?? {})
    return Object.keys(series).length === 0 ? [] : [[group, { ...references, series }] as const]
  })
  return {
    id,
    name,
    series: clearedSeries(set.series),
    bmiClasses: clearedClasses(set.bmiClasses),
    groups: left.length === 0 ? undefined : Object.fromEntries(left),
    clearedOf: set,
  }
}

/** The publications of series of a set that are not cleared, as scores name them. */
export function leftOutOf({ series }: ReferenceSet, names: readonly SeriesName[]): readonly string[] {
  const tables = names.flatMap((name) => series[name] ?? []).map(({ table }) => table)
  const publications = tables.flatMap((table) => (isClearedTable(table) ? [] : table.publications))
  return [...new Set(publications.map(publicationName))]
}
