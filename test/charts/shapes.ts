import type { GroupRole, GroupShape, Scene, Shape, TextShape } from '../../src/ground/scene/scene.js'

/** The shapes of a picture without its groups. */
export function flat(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'group' ? flat(shape.shapes) : [shape]))
}

/** Every shape of a picture, groups and what is in them. */
export function allShapes(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...allShapes(shape.shapes)] : [shape]))
}

/** The outermost groups of a role. */
export function groupsOf(shapes: readonly Shape[], role: GroupRole): GroupShape[] {
  return shapes.flatMap((shape) =>
    shape.kind !== 'group' ? [] : shape.role === role ? [shape] : groupsOf(shape.shapes, role),
  )
}

/** The shapes of a role without its groups. */
export function partsOf(shapes: readonly Shape[], role: GroupRole): Shape[] {
  return flat(groupsOf(shapes, role))
}

/** The texts of a picture, as shapes. */
export function textShapes({ shapes }: Pick<Scene, 'shapes'>): TextShape[] {
  return flat(shapes).filter((shape) => shape.kind === 'text')
}

/** The texts of shapes. */
export function textsOf(shapes: readonly Shape[]): string[] {
  return textShapes({ shapes }).map(({ text }) => text)
}
