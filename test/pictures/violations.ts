import type { PathShape, Rectangle, RectShape, Scene, TextShape } from '../../src/ground/scene/scene.js'
import { ofKind, type Painted, paintedShapes } from './painted.js'
import { boundsOf, box, inset, isWithin, overlap, partsInside } from './rectangles.js'

/** What is wrong with a picture. */
export interface Violation {
  readonly kind: 'overlap' | 'crossed' | 'covered' | 'cut off' | 'silent'
  readonly what: string
}

/** What a picture has to show. */
export interface Shown {
  /** Values that the patient has for the chart, size at birth included. */
  readonly values: number
  /** Bone ages among the patient's values; 0 where the chart shows none. */
  readonly boneAges: number
  /** The colour of the line between the patient's values. */
  readonly lineColour: string
}

/** Curves that no label may be struck through by, by the group they are in. */
const curveRoles: readonly string[] = ['percentiles', 'background', 'sds-lines', 'limits']
/** A stroke that grazes the edge of a text doesn't strike it through, pixels. */
const grazing = 1
/** Rounding of coordinates, pixels. */
const rounding = 0.01
/** A line at the edge of the picture is half outside, pixels. */
const lineWidth = 2
/** How far letters reach below the baseline, in heights of the font. */
const descent = 0.2

/** Everything that is wrong with a picture. */
export function violationsIn(scene: Scene, shown: Shown): Violation[] {
  const painted = paintedShapes(scene)
  const texts = ofKind(painted, 'text').filter(({ shape }) => shape.text.trim() !== '')
  return [
    ...overlapping(texts),
    ...struckThrough(painted, texts, shown),
    ...coveredByPoints(painted, texts),
    ...cutOff(painted, scene),
    ...silent(painted, texts, shown),
  ]
}

function overlapping(texts: readonly Painted<TextShape>[]): Violation[] {
  const boxes = texts.map(({ shape }) => box(shape))
  return texts.flatMap(({ shape }, i) =>
    texts
      .slice(i + 1)
      .filter((_, k) => overlap(boxes[i] as Rectangle, boxes[i + 1 + k] as Rectangle))
      .map((other) => violation('overlap', `“${shape.text}” and “${other.shape.text}”`)),
  )
}

/** Labels inside the plot with a curve or the patient's line through them that nothing hides. */
function struckThrough(
  painted: readonly Painted[],
  texts: readonly Painted<TextShape>[],
  { lineColour }: Shown,
): Violation[] {
  const plot = plotOf(painted)
  if (plot === undefined) return []
  const plates = ofKind(painted, 'rect').filter(({ shape }) => isOpaque(shape))
  const strokes = ofKind(painted, 'path').filter(
    ({ shape, roles, clip }) =>
      shape.stroke !== undefined &&
      (roles.some((role) => curveRoles.includes(role)) || (shape.stroke === lineColour && clip !== undefined)),
  )
  return texts.flatMap((text) => {
    const letters = inset(box(text.shape), grazing)
    if (!isWithin(letters, plot, 0) || 'halo' in text.shape) return []
    const through = strokes.filter((stroke) => isVisiblyThrough(stroke, text, letters, plates))
    const names = [...new Set(through.map(({ roles }) => roles.at(-1) ?? 'the line of the patient'))]
    return names.map((name) => violation('crossed', `“${text.shape.text}” by ${name}`))
  })
}

function isVisiblyThrough(
  stroke: Painted<PathShape>,
  text: Painted<TextShape>,
  letters: Rectangle,
  plates: readonly Painted<RectShape>[],
): boolean {
  const parts = stroke.shape.lines.flatMap((line) => partsInside(line, letters))
  const hiding = plates.filter(({ order }) => order > stroke.order && order < text.order)
  return parts.some((part) => !hiding.some(({ shape }) => isWithin(part, shape, rounding)))
}

function isOpaque(shape: RectShape): boolean {
  return shape.fill !== undefined && shape.fill !== 'none' && (Reflect.get(shape, 'fillOpacity') ?? 1) === 1
}

/** The area of the curves. */
function plotOf(painted: readonly Painted[]): Rectangle | undefined {
  return painted.find(({ roles }) => roles.includes('percentiles'))?.clip
}

/** Texts under a point. */
function coveredByPoints(painted: readonly Painted[], texts: readonly Painted<TextShape>[]): Violation[] {
  const points = ofKind(painted, 'symbol').filter(({ roles }) => roles.includes('point'))
  return texts.flatMap((text) => {
    const letters = inset(box(text.shape), grazing)
    const isCovered = points.some(
      ({ shape: { x, y, radius }, order }) =>
        order > text.order && overlap(letters, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }),
    )
    return isCovered ? [violation('covered', `“${text.shape.text}” by a point`)] : []
  })
}

/** Shapes that reach beyond the picture, and texts beyond what they are clipped to. */
function cutOff(painted: readonly Painted[], { width, height }: Scene): Violation[] {
  const picture = { x: 0, y: 0, width, height }
  return painted.flatMap(({ shape, clip }) => {
    switch (shape.kind) {
      case 'text': {
        const letters = box(shape)
        const below = /[gjpqy,;()|]/.test(shape.text) && shape.rotate === undefined ? shape.size * descent : 0
        const isWhole = isWithin({ ...letters, height: letters.height + below }, clip ?? picture, rounding)
        return isWhole ? [] : [violation('cut off', `“${shape.text}”`)]
      }
      case 'symbol': {
        const { x, y, radius } = shape
        const extent = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
        return clip !== undefined || isWithin(extent, picture, rounding)
          ? []
          : [violation('cut off', `a ${shape.symbol}`)]
      }
      case 'rect':
        return clip !== undefined || isWithin(shape, picture, rounding) ? [] : [violation('cut off', 'a rectangle')]
      case 'path': {
        const outside = shape.lines.some((line) => line.length > 1 && !isWithin(boundsOf(line), picture, lineWidth))
        return clip !== undefined || !outside ? [] : [violation('cut off', 'a line')]
      }
      default:
        return []
    }
  })
}

/** “3 values not shown”, “2 spätere Werte außerhalb”, “Ein Wert liegt weit außerhalb”. */
const countedValues =
  /(\d+|\bEin|\bOne) (?:\p{L}+ )?(?:Werte?|values?)(?!\p{L})[^.:;(\n]*(?:nicht dargestellt|not shown|außerhalb|outside)/giu

/** Values that are neither drawn nor counted in a text of the picture. */
function silent(
  painted: readonly Painted[],
  texts: readonly Painted<TextShape>[],
  { values, boneAges }: Shown,
): Violation[] {
  const points = ofKind(painted, 'symbol').filter(({ roles }) => roles.includes('point'))
  const drawn = (symbol: string) => points.filter(({ shape }) => shape.symbol === symbol).length
  const written = linesJoined(texts)
  let counted = 0
  for (const [, count = ''] of written.matchAll(countedValues)) counted += /\d/.test(count) ? Number(count) : 1
  const excess = drawn('circle') + counted - values
  // A bone age that is not drawn may be among the values that are counted.
  if (excess >= 0 && excess <= boneAges - drawn('diamond')) return []
  return [violation('silent', `${values} values, ${drawn('circle')} drawn and ${counted} counted in notes`)]
}

/** The texts, one a line; lines of a wrapped text, one below the other, as one. */
function linesJoined(texts: readonly Painted<TextShape>[]): string {
  return texts.reduce((written, { shape }, i) => {
    const before = texts[i - 1]?.shape
    const goesOn = before !== undefined && shape.x === before.x && shape.size === before.size && shape.y > before.y
    return `${written}${goesOn ? ' ' : '\n'}${shape.text}`
  }, '')
}

function violation(kind: Violation['kind'], what: string): Violation {
  return { kind, what }
}
