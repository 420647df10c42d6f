import { keptResults } from '../../scene/kept-results.js'
import type { GroupRole, GroupShape, Shape } from '../../scene/scene.js'

/** Groups that are kept of one owner: for the lines and palettes that charts are asked for. */
const mostGroups = 64

const groups = /* @__PURE__ */ keptResults<object, GroupShape>(mostGroups)

/**
 * A group that is the same in the charts of many children, drawn once.
 *
 * @param owner what it lives as long as: its plot, and where curves are in it, the plot and the curves
 * @param key all else it depends on, with objects by their names; nothing of the child
 */
export function sharedGroup(owner: object, role: GroupRole, key: string, shapes: () => readonly Shape[]): GroupShape {
  return groups(owner, `${role} ${key}`, () => ({ kind: 'group', role, isShared: true, shapes: shapes() }))
}
