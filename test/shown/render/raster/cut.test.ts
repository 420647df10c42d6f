import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipLine, clipPolygon, clipScene } from '../../../../src/ground/scene/clip-scene.js'
import type { Scene, Shape } from '../../../../src/ground/scene/scene.js'

const area = { x: 0, y: 0, width: 10, height: 10 }

describe('a line in a rectangle', () => {
  const cases: [what: string, line: number[], parts: number[][]][] = [
    ['inside', [1, 1, 5, 5, 9, 2], [[1, 1, 5, 5, 9, 2]]],
    ['outside', [-5, 12, 15, 12], []],
    ['through', [-5, 5, 15, 5], [[0, 5, 10, 5]]],
    [
      'out and in again',
      [5, 5, 15, 5, 15, 8, 5, 8],
      [
        [5, 5, 10, 5],
        [10, 8, 5, 8],
      ],
    ],
    ['along an edge', [0, 0, 10, 0], [[0, 0, 10, 0]]],
    ['leaving from a corner', [10, 10, 20, 20], [[10, 10, 10, 10]]],
    ['a single place', [5, 5], []],
    ['empty', [], []],
  ]
  it.each(cases)('%s', (_, line, parts) => {
    expect(clipLine(line, area)).toEqual(parts)
  })

  it('never leaves it', () => {
    const line = fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 4, maxLength: 40 })
    fc.assert(
      fc.property(line, (coordinates) => {
        const values = clipLine(coordinates, area).flat()
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(-1e-9)
          expect(value).toBeLessThanOrEqual(10 + 1e-9)
        }
      }),
    )
  })
})

describe('a polygon in a rectangle', () => {
  it.each<[string, number[], number[]]>([
    ['inside', [1, 1, 5, 1, 5, 5], [1, 1, 5, 1, 5, 5]],
    ['outside', [20, 20, 25, 20, 25, 25], []],
    ['empty', [], []],
    ['around', [-5, -5, 15, -5, 15, 15, -5, 15], [0, 0, 10, 0, 10, 10, 0, 10]],
  ])('%s', (_, polygon, cut) => {
    const corners = (list: readonly number[]) =>
      new Set(list.flatMap((x, i) => (i % 2 === 0 ? [`${x + 0},${(list[i + 1] ?? 0) + 0}`] : [])))
    expect(corners(clipPolygon(polygon, area))).toEqual(corners(cut))
  })
})

it('a scene without clips: small marks outside are gone, filled and stroked parts are kept apart', () => {
  const symbol = { kind: 'symbol', symbol: 'circle', radius: 2, y: 5 } as const
  const shapes: Shape[] = [
    {
      kind: 'group',
      clip: area,
      shapes: [
        { ...symbol, x: 5 },
        { ...symbol, x: 50 },
        { kind: 'path', lines: [[-5, 5, 15, 5]], stroke: 'red' },
        { kind: 'path', lines: [[-5, 5, 15, 5, 5, 20]], closed: true, fill: 'blue', stroke: 'red' },
        { kind: 'rect', x: 20, y: 20, width: 5, height: 5, fill: 'blue' },
        { kind: 'group', clip: { x: 5, y: 0, width: 50, height: 50 }, shapes: [{ ...symbol, x: 3 }] },
      ],
    },
    { ...symbol, x: 99 },
  ]
  const scene: Scene = { width: 100, height: 100, language: 'de', title: '', description: '', fontFamily: '', shapes }
  const [group, beyond] = clipScene(scene).shapes
  expect(beyond).toEqual({ ...symbol, x: 99 })
  if (group?.kind !== 'group') throw new Error('a group stays one')
  expect(group.clip).toBeUndefined()
  expect(group.shapes.map(({ kind }) => kind)).toEqual(['symbol', 'path', 'path', 'path', 'group'])
  expect(group.shapes.at(-1)).toMatchObject({ shapes: [] })
})
