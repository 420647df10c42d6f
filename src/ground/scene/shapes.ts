/**
 * Shapes with all their members, always in the same order: engines read objects of one form several times faster than
 * objects of many, and put them together faster than by spreading a paint over them.
 */
import type {
  GroupRole,
  GroupShape,
  Paint,
  PartData,
  PathShape,
  Rectangle,
  RectShape,
  Shape,
  SymbolName,
  SymbolShape,
  TextShape,
} from './scene.js'

/** Lines as one path; a name and data tell programs what they are of. */
export function pathShape(
  lines: PathShape['lines'],
  { fill, stroke, strokeWidth, dash, round, fillOpacity }: Paint,
  { series, data, closed }: Pick<PathShape, 'series' | 'data' | 'closed'> = {},
): PathShape {
  return { kind: 'path', lines, closed, series, data, fill, stroke, strokeWidth, dash, round, fillOpacity }
}

/** Areas, each with its outline, as one path. */
export function areaShape(lines: PathShape['lines'], paint: Paint, series: string): PathShape {
  return pathShape(lines, paint, { series, closed: true })
}

export function rectShape(
  { x, y, width, height }: Rectangle,
  { fill, stroke, strokeWidth, dash, round, fillOpacity }: Paint,
  radius?: number,
): RectShape {
  return { kind: 'rect', x, y, width, height, radius, fill, stroke, strokeWidth, dash, round, fillOpacity }
}

/** A mark centred on (x, y). */
export function symbolShape(
  symbol: SymbolName,
  { x, y, radius }: Pick<SymbolShape, 'x' | 'y' | 'radius'>,
  { fill, stroke, strokeWidth, dash, round, fillOpacity }: Paint,
): SymbolShape {
  return { kind: 'symbol', symbol, x, y, radius, fill, stroke, strokeWidth, dash, round, fillOpacity }
}

/** A line of text; (x, y) is the anchor on its baseline. */
export function textShape(
  text: string,
  { x, y }: Pick<TextShape, 'x' | 'y'>,
  { anchor, size, fill, bold, rotate }: Pick<TextShape, 'anchor' | 'size' | 'fill' | 'bold' | 'rotate'>,
): TextShape {
  return { kind: 'text', x, y, text, size, bold, fill, anchor, rotate }
}

/** Shapes that belong together. */
export function groupShape(role: GroupRole | undefined, shapes: readonly Shape[], clip?: Rectangle): GroupShape {
  return anyGroup(role, shapes, { clip })
}

/** Shapes that belong together, with a tooltip, and what they mean. */
export function titledGroup(
  role: GroupRole | undefined,
  data: PartData,
  title: string,
  shapes: readonly Shape[],
): GroupShape {
  return anyGroup(role, shapes, { data, title })
}

/** A group that is the same object in many pictures, with nothing of a child and no clip inside. */
export function sharedGroupShape(role: GroupRole | undefined, shapes: readonly Shape[]): GroupShape {
  return anyGroup(role, shapes, { isShared: true })
}

function anyGroup(
  role: GroupShape['role'],
  shapes: GroupShape['shapes'],
  { data, title, clip, isShared }: Partial<Pick<GroupShape, 'data' | 'title' | 'clip' | 'isShared'>>,
): GroupShape {
  return { kind: 'group', shapes, role, data, title, clip, isShared }
}
