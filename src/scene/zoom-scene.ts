import type { GroupShape, Paint, Rectangle, Scene, Shape } from './scene.js'

/** The same picture, every length of it multiplied by a factor. */
export function zoomScene(scene: Scene, factor: number): Scene {
  return {
    ...scene,
    width: Math.round(scene.width * factor),
    height: zoomedHeight(scene.height, factor),
    shapes: zoomShapes(scene.shapes, factor),
  }
}

/** The height of a picture multiplied by a factor, whole pixels. */
export function zoomedHeight(height: number, factor: number): number {
  return Math.ceil(height * factor - 1e-6)
}

function zoomShapes(shapes: readonly Shape[], factor: number): Shape[] {
  return shapes.flatMap((shape) =>
    isSharedOnly(shape) ? zoomShapes(shape.shapes, factor) : [zoomShape(shape, factor)],
  )
}

/** Whether a shape is a group for no other reason than that its shapes are shared. */
export function isSharedOnly(shape: Shape): shape is GroupShape {
  return shape.kind === 'group' && shape.isShared === true && shape.role === undefined
}

function zoomShape(shape: Shape, factor: number): Shape {
  switch (shape.kind) {
    case 'group':
      return zoomGroup(shape, factor)
    case 'path':
      return { ...shape, ...zoomPaint(shape, factor), lines: shape.lines.map((line) => line.map((c) => c * factor)) }
    case 'rect':
      return {
        ...shape,
        ...zoomPaint(shape, factor),
        ...zoomRectangle(shape, factor),
        ...(shape.radius !== undefined && { radius: shape.radius * factor }),
      }
    case 'symbol':
      return {
        ...shape,
        ...zoomPaint(shape, factor),
        x: shape.x * factor,
        y: shape.y * factor,
        radius: shape.radius * factor,
      }
    case 'text':
      return { ...shape, x: shape.x * factor, y: shape.y * factor, size: shape.size * factor }
  }
}

function zoomGroup({ isShared, ...group }: GroupShape, factor: number): GroupShape {
  return {
    ...group,
    shapes: zoomShapes(group.shapes, factor),
    ...(group.clip && { clip: zoomRectangle(group.clip, factor) }),
  }
}

function zoomRectangle({ x, y, width, height }: Rectangle, factor: number): Rectangle {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor }
}

function zoomPaint({ strokeWidth, dash }: Paint, factor: number): Paint {
  return {
    ...(strokeWidth !== undefined && { strokeWidth: strokeWidth * factor }),
    ...(dash && { dash: dash.map((length) => length * factor) }),
  }
}
