import { keptResults } from '../../scene/kept-results.js'
import type { GroupRole, GroupShape, Shape } from '../../scene/scene.js'
import type { Plot } from './layout.js'

/** Groups that are kept of one plot: for the lines and palettes that charts are asked for. */
const mostGroups = 64

const groups = /* @__PURE__ */ keptResults<Plot, GroupShape>(mostGroups)

/**
 * A group that is the same in the charts of many children, drawn once.
 *
 * @param plot where it stands, and what it lives as long as
 * @param key all else it depends on, with objects by their names; nothing of the child
 */
export function sharedGroup(plot: Plot, role: GroupRole, key: string, shapes: () => readonly Shape[]): GroupShape {
  return groups(plot, `${role} ${key}`, () => ({ kind: 'group', role, isShared: true, shapes: shapes() }))
}
