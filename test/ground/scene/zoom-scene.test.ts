import { describe, expect, it } from 'vitest'
import type { Scene, Shape } from '../../../src/ground/scene/scene.js'
import {
  areaShape,
  pathShape,
  rectShape,
  sharedGroupShape,
  symbolShape,
  textShape,
} from '../../../src/ground/scene/shapes.js'
import { zoomScene } from '../../../src/ground/scene/zoom-scene.js'

const paint = { fill: '#fff', stroke: '#000', strokeWidth: 1, dash: [2, 3], round: true, fillOpacity: 0.5 } as const
const shapes: readonly Shape[] = [
  pathShape([[1, 2, 3, 4]], paint, { series: 'P50', data: { sds: '0' } }),
  areaShape([[1, 2, 3, 4, 5, 6]], paint, 'target-channel'),
  rectShape({ x: 1, y: 2, width: 3, height: 4 }, paint, 5),
  symbolShape('circle', { x: 1, y: 2, radius: 3 }, paint),
  { ...textShape('Alter', { x: 1, y: 2 }, { anchor: 'middle', size: 12, fill: '#123', bold: true }), rotate: -90 },
  {
    kind: 'group',
    shapes: [rectShape({ x: 1, y: 2, width: 3, height: 4 }, {})],
    role: 'target',
    data: { value: '176' },
    title: '176 cm',
    clip: { x: 1, y: 2, width: 3, height: 4 },
    isShared: undefined,
  },
]

function sceneOf(drawn: readonly Shape[]): Scene {
  return { width: 101, height: 55, shapes: drawn } as unknown as Scene
}

/** All lengths in a shape, and all else that it says. */
function partsOf(shape: unknown): { readonly lengths: readonly number[]; readonly rest: string } {
  const lengths: number[] = []
  const rest = JSON.stringify(shape, (name, value) => {
    if (typeof value !== 'number' || name === 'fillOpacity' || name === 'rotate') return value
    lengths.push(value)
    return 'length'
  })
  return { lengths, rest }
}

describe('zoomScene', () => {
  it.each(shapes.map((shape) => [shape.kind, shape] as const))(
    'multiplies every length of a %s, and keeps all else',
    (_, shape) => {
      const [zoomed] = zoomScene(sceneOf([shape]), 3).shapes
      const [before, after] = [partsOf(shape), partsOf(zoomed)]
      expect(after.lengths).toEqual(before.lengths.map((length) => length * 3))
      expect(after.rest).toBe(before.rest)
      expect(Object.keys(zoomed as Shape)).toEqual(Object.keys(shape))
    },
  )

  it('rounds the width, and the height up', () => {
    expect(zoomScene(sceneOf([]), 0.5)).toMatchObject({ width: 51, height: 28 })
  })

  it('leaves a shared group as it is: it comes in the size of the finished picture', () => {
    const group = sharedGroupShape(undefined, [rectShape({ x: 1, y: 2, width: 3, height: 4 }, paint)])
    expect(zoomScene(sceneOf([group]), 2).shapes[0]).toBe(group)
  })
})
