import type { GroupShape, Paint, Rectangle, Scene, Shape } from './scene.js'
import { pathShape, rectShape, symbolShape, textShape } from './shapes.js'

/** The same picture, every length of it multiplied by a factor. Shared groups are already as large as in the finished picture. */
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

/** Shapes with every length multiplied by a factor. */
export function zoomShapes(shapes: readonly Shape[], factor: number): Shape[] {
  return shapes.map((shape) => zoomShape(shape, factor))
}

function zoomShape(shape: Shape, factor: number): Shape {
  switch (shape.kind) {
    case 'group':
      return shape.isShared ? shape : zoomGroup(shape, factor)
    case 'path': {
      const lines = shape.lines.map((line) => line.map((coordinate) => coordinate * factor))
      return pathShape(lines, zoomPaint(shape, factor), shape)
    }
    case 'rect':
      return rectShape(zoomRectangle(shape, factor), zoomPaint(shape, factor), times(shape.radius, factor))
    case 'symbol':
      return symbolShape(
        shape.symbol,
        { x: shape.x * factor, y: shape.y * factor, radius: shape.radius * factor },
        zoomPaint(shape, factor),
      )
    case 'text': {
      const { text, x, y, anchor, size, fill, bold, rotate } = shape
      return textShape(text, { x: x * factor, y: y * factor }, { anchor, size: size * factor, fill, bold, rotate })
    }
  }
}

function zoomGroup({ role, shapes, data, title, clip }: GroupShape, factor: number): GroupShape {
  const zoomed = zoomShapes(shapes, factor)
  const area = clip && zoomRectangle(clip, factor)
  return { kind: 'group', shapes: zoomed, role, data, title, clip: area, isShared: undefined }
}

function zoomRectangle({ x, y, width, height }: Rectangle, factor: number): Rectangle {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor }
}

function zoomPaint({ fill, stroke, strokeWidth, dash, round, fillOpacity }: Paint, factor: number): Paint {
  const zoomedDash = dash?.map((length) => length * factor)
  return { fill, stroke, strokeWidth: times(strokeWidth, factor), dash: zoomedDash, round, fillOpacity }
}

function times(length: number | undefined, factor: number): number | undefined {
  return length === undefined ? undefined : length * factor
}
