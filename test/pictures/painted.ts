import type { GroupRole, Rectangle, Scene, Shape } from '../../src/ground/scene/scene.js'

/** A shape as it is painted: with the groups that it belongs to, outermost first. */
export interface Painted<Kind extends Shape = Exclude<Shape, { kind: 'group' }>> {
  readonly shape: Kind
  /** Its place in the order of painting. */
  readonly order: number
  readonly roles: readonly GroupRole[]
  /** Nothing of it is painted outside. */
  readonly clip?: Rectangle | undefined
}

/** The shapes of a scene in the order in which they are painted. */
export function paintedShapes(scene: Scene): Painted[] {
  const painted: Painted[] = []
  const visit = (shapes: readonly Shape[], roles: readonly GroupRole[], clip: Rectangle | undefined): void => {
    for (const shape of shapes) {
      if (shape.kind !== 'group') painted.push({ shape, order: painted.length, roles, clip })
      else visit(shape.shapes, shape.role === undefined ? roles : [...roles, shape.role], shape.clip ?? clip)
    }
  }
  visit(scene.shapes, [], undefined)
  return painted
}

/** The painted shapes of a kind. */
export function ofKind<Kind extends Shape['kind']>(
  painted: readonly Painted[],
  kind: Kind,
): Painted<Extract<Shape, { kind: Kind }>>[] {
  return painted.filter((one): one is Painted & Painted<Extract<Shape, { kind: Kind }>> => one.shape.kind === kind)
}
