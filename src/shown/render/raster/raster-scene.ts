import { clipScene } from '../../../ground/scene/clip-scene.js'
import type { GroupShape, PathShape, Scene, Shape } from '../../../ground/scene/scene.js'
import { printableText } from '../../../ground/scene/typeface.js'

/**
 * The same picture as resvg draws it soonest: with its clips applied, texts in characters that the faces have, and
 * without what can't be seen.
 */
export function rasterScene(scene: Scene): Scene {
  const { width, height, language, fontFamily, shapes } = clipScene(scene)
  return { width, height, language, fontFamily, title: '', description: '', shapes: shapes.map(rasterShape) }
}

type ShapeDrawings = {
  readonly [Kind in Shape['kind']]: (shape: Extract<Shape, { kind: Kind }>) => Shape
}

const drawings: ShapeDrawings = {
  path: drawnPath,
  rect: (rect) => rect,
  symbol: (symbol) => symbol,
  text: (text) => ({ ...text, text: printableText(text.text) }),
  group: drawnGroup,
}

function rasterShape(shape: Shape): Shape {
  const drawing = drawings[shape.kind] as (shape: Shape) => Shape
  return drawing(shape)
}

function drawnGroup({ kind, shapes }: GroupShape): GroupShape {
  return { kind, shapes: shapes.map(rasterShape) }
}

/**
 * A straight line longer than 511 pixels is halved by resvg (tiny-skia 0.10, `do_anti_hairline`), whose halves may meet
 * 1/64 pixel beside it. They are then drawn as slanting lines, pixel by pixel, in ten times the time. At these places it
 * is cut in such a way that it stays straight; they are whole pixels at any scale with two digits after the point.
 */
const cutEvery = 500

/** A path with its level and upright lines cut. */
function drawnPath({ series, data, ...path }: PathShape): PathShape {
  return path.stroke === undefined || path.dash !== undefined ? path : { ...path, lines: path.lines.map(cutLine) }
}

/** A line from one place to another, with further places between them if it runs to the right or downwards. */
function cutLine(line: readonly number[]): readonly number[] {
  const [x1, y1, x2, y2] = line as readonly [number, number, number, number]
  if (line.length !== 4 || (x1 !== x2 && y1 !== y2)) return line
  const cut = [x1, y1]
  for (let x = cutAfter(x1); x < x2; x += cutEvery) cut.push(x, y1)
  for (let y = cutAfter(y1); y < y2; y += cutEvery) cut.push(x1, y)
  return [...cut, x2, y2]
}

function cutAfter(place: number): number {
  return (Math.floor(place / cutEvery) + 1) * cutEvery
}
