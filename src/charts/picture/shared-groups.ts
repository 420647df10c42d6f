import { keptResults } from '../../scene/kept-results.js'
import type { GroupRole, GroupShape, RectShape, Shape, TextShape } from '../../scene/scene.js'
import type { Palette } from './styles.js'

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

/** Small groups that are kept of a palette: titles and legends of the charts and sizes that are asked for. */
const mostSmallGroups = 512

const smallGroups = /* @__PURE__ */ keptResults<Palette, GroupShape>(mostSmallGroups)

/**
 * Shapes in a palette's colours that many charts have at the same place: words of the chart, never of the child.
 *
 * @param key all that they depend on besides the palette
 */
export function sharedShapes(palette: Palette, key: string, shapes: () => readonly Shape[]): GroupShape {
  return smallGroups(palette, key, () => ({ kind: 'group', isShared: true, shapes: shapes() }))
}

/** A text like these. */
export function sharedText(palette: Palette, text: TextShape): GroupShape {
  const { x, y, size, bold, fill, anchor } = text
  return sharedShapes(palette, `${x} ${y} ${size} ${bold} ${fill} ${anchor} ${text.text}`, () => [text])
}

/** A filled rectangle like these. */
export function sharedRect(palette: Palette, rect: RectShape): GroupShape {
  const { x, y, width, height, fill } = rect
  return sharedShapes(palette, `${x} ${y} ${width} ${height} ${fill}`, () => [rect])
}
