import { keptMatches, keptResults } from '../../scene/kept-results.js'
import type { GroupRole, GroupShape, Shape, TextShape } from '../../scene/scene.js'
import { sharedGroupShape } from '../../scene/shapes.js'
import type { Palette } from './styles.js'

/** Groups that are kept of one owner: for the lines and palettes that charts are asked for. */
const mostGroups = 64

const groups = /* @__PURE__ */ keptResults<object, GroupShape>(mostGroups)

/**
 * A group that is the same in the charts of many children, drawn once.
 *
 * @param owner what it lives as long as: its plot, and where curves are in it, the plot and the curves. Those of blood
 *   pressure are at the heights of one child, and go with its chart.
 * @param key all else it depends on, with objects by their names; nothing of the child
 */
export function sharedGroup(
  owner: object,
  role: GroupRole | undefined,
  key: string,
  shapes: () => readonly Shape[],
): GroupShape {
  return groups(owner, `${role} ${key}`, () => sharedGroupShape(role, shapes()))
}

/** Shapes that many charts have at the same place, in a group: words of the chart, never of the child. */
interface PlacedGroup {
  readonly x: number
  readonly y: number
  readonly group: GroupShape
}

/** Places at which something is kept: for the charts and sizes that are asked for. */
const mostPlaces = 32

const groupsAtPlaces = /* @__PURE__ */ keptMatches<object, PlacedGroup>(mostPlaces)

/**
 * Shapes at a place, drawn once.
 *
 * @param owner what they depend on besides the place, kept itself; nothing of the child
 */
export function sharedShapes(owner: object, x: number, y: number, shapes: () => readonly Shape[]): GroupShape {
  const isThere = (placed: PlacedGroup) => placed.y === y && placed.x === x
  return groupsAtPlaces(owner, isThere, () => ({ x, y, group: sharedGroupShape(undefined, shapes()) })).group
}

/** Texts that are kept of a palette: titles and notes of the charts that are asked for. */
const mostTexts = 256

const looksOfTexts = /* @__PURE__ */ keptResults<Palette, object>(mostTexts)

/** A text of the chart, never of the child, like these shapes. */
export function sharedText(palette: Palette, shape: TextShape): GroupShape {
  const { text, size, bold, anchor, fill, x, y } = shape
  const look = looksOfTexts(palette, `${size} ${bold} ${anchor} ${fill} ${text}`, () => ({}))
  return sharedShapes(look, x, y, () => [shape])
}
