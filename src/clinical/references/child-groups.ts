import { editionOf } from './edition.js'
import type { ReferenceSet } from './reference-set.js'

/** By what a child belongs to a group. */
export interface GroupedChild {
  /** Level of the Gross Motor Function Classification System, 1 to 5. */
  readonly gmfcsLevel?: number | undefined
  /** Whether the child is fed by tube, which divides level 5. */
  readonly tubeFed?: boolean | undefined
  /** Days of gestation at birth. */
  readonly gestationDays?: number | undefined
}

/** A set as it serves one child. */
export interface ChildReferences {
  readonly references: ReferenceSet
  /** The child's age counts from birth, and is never corrected for gestation. */
  readonly isAgeFromBirth: boolean
}

/**
 * The groups that a child belongs to, by the names under which sets have references for
 * them: of cerebral palsy by its level, level 5 apart by how the child is fed; of the
 * completed week of gestation at birth.
 *
 * @example
 * ```ts
 * groupsOfChild({ gmfcsLevel: 5, tubeFed: true, gestationDays: 199 }) // ['gmfcs-5-tube', 'born-28']
 * ```
 */
export function groupsOfChild({ gmfcsLevel, tubeFed, gestationDays }: GroupedChild): readonly string[] {
  const level = gmfcsLevel === undefined ? undefined : gmfcsGroup(gmfcsLevel, tubeFed)
  return [
    ...(level === undefined ? [] : [level]),
    ...(gestationDays === undefined ? [] : [`born-${Math.floor(gestationDays / 7)}`]),
  ]
}

/** The group of a level; undefined for level 5 as long as it isn't stated how the child is fed. */
function gmfcsGroup(level: number, tubeFed: boolean | undefined): string | undefined {
  if (level !== 5) return `gmfcs-${level}`
  if (tubeFed === true) return 'gmfcs-5-tube'
  return tubeFed === false ? 'gmfcs-5-oral' : undefined
}

/** Whether some children of a set are scored by the age since birth, who can't be told by sex and age alone. */
export function countsFromBirth({ groups = {} }: ReferenceSet): boolean {
  return Object.values(groups).some((group) => group?.ageFromBirth === true)
}

/** The sets that were made for groups, each once, so that what is kept by set is found again. */
const ofGroups = /* @__PURE__ */ new WeakMap<ReferenceSet, Map<string, ChildReferences>>()

/** A set as it serves a child: with the series of the groups that the child belongs to. */
export function referencesOfChild(set: ReferenceSet, child: GroupedChild): ChildReferences {
  const { groups } = set
  if (groups === undefined) return { references: set, isAgeFromBirth: false }
  return servedByGroups(
    set,
    groupsOfChild(child).filter((name) => groups[name] !== undefined),
  )
}

/** A set as it serves the children of one of its groups. */
export function referencesOfGroup(set: ReferenceSet, group: string): ReferenceSet {
  return servedByGroups(set, [group]).references
}

function servedByGroups(set: ReferenceSet, names: readonly string[]): ChildReferences {
  const known = ofGroups.get(set) ?? new Map<string, ChildReferences>()
  ofGroups.set(set, known)
  const key = names.join()
  const served = known.get(key) ?? withGroups(set, names)
  known.set(key, served)
  return served
}

function withGroups(set: ReferenceSet, names: readonly string[]): ChildReferences {
  const { id, name, bmiClasses, clearedOf } = set
  const own = names.flatMap((group) => set.groups?.[group] ?? [])
  const series = Object.assign({}, set.series, ...own.map((group) => group.series))
  const frozen = { series, bmiClasses }
  const edition = editionOf(set)
  return {
    references: { id, name, edition: edition && { ...edition, frozen }, ...frozen, clearedOf },
    isAgeFromBirth: own.some(({ ageFromBirth }) => ageFromBirth === true),
  }
}
