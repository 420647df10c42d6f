import { describe, expect, it } from 'vitest'
import type { Scene, Shape, TextShape } from '../../src/ground/scene/scene.js'
import { violationsIn } from './violations.js'

const lineColour = '#14202b'
const plot = { x: 20, y: 20, width: 160, height: 160 }
const text = (words: string, x: number, y: number, more: Partial<TextShape> = {}): TextShape => ({
  kind: 'text',
  x,
  y,
  text: words,
  size: 10,
  fill: '#000',
  anchor: 'start',
  ...more,
})
const curve: Shape = {
  kind: 'group',
  clip: plot,
  shapes: [
    { kind: 'group', role: 'percentiles', shapes: [{ kind: 'path', lines: [[20, 100, 180, 100]], stroke: '#06f' }] },
  ],
}
const line: Shape = {
  kind: 'group',
  clip: plot,
  shapes: [{ kind: 'path', lines: [[20, 60, 180, 60]], stroke: lineColour }],
}
const plate = (y: number, more: object = {}): Shape => ({
  kind: 'rect',
  x: 50,
  y: y - 9,
  width: 60,
  height: 12,
  fill: '#fff',
  ...more,
})
const point = (x: number, y: number): Shape => ({
  kind: 'group',
  role: 'point',
  shapes: [{ kind: 'symbol', symbol: 'circle', x, y, radius: 4, fill: '#000' }],
})

function found(shapes: readonly Shape[], values = 0, boneAges = 0): string[] {
  const scene: Scene = {
    width: 200,
    height: 200,
    language: 'en',
    title: '',
    description: '',
    fontFamily: '',
    shapes: [{ kind: 'rect', x: 0, y: 0, width: 200, height: 200, fill: '#fff' }, ...shapes],
  }
  return violationsIn(scene, { values, boneAges, lineColour }).map(({ kind, what }) => `${kind}: ${what}`)
}

describe('a picture is wrong', () => {
  it('where texts overlap, upright or not', () => {
    expect(found([text('one', 40, 40), text('two', 45, 44)])).toEqual(['overlap: “one” and “two”'])
    expect(found([text('one', 40, 40), text('upright', 45, 60, { rotate: -90 })])).toEqual([
      'overlap: “one” and “upright”',
    ])
    expect(found([text('one', 40, 40), text('two', 40, 50), text(' ', 40, 40)])).toEqual([])
  })

  it('where a curve or the line of the patient strikes a label through', () => {
    expect(found([curve, text('label', 55, 104)])).toEqual(['crossed: “label” by percentiles'])
    expect(found([line, curve, text('label', 55, 64)])).toEqual(['crossed: “label” by the line of the patient'])
    expect(found([line, curve, text('label', 55, 84)])).toEqual([])
  })

  it('unless something between them hides it', () => {
    expect(found([curve, plate(104), text('label', 55, 104)])).toEqual([])
    expect(found([curve, plate(104, { width: 10 }), text('label', 55, 104)])).toHaveLength(1)
    expect(found([curve, plate(104, { fillOpacity: 0.5 }), text('label', 55, 104)])).toHaveLength(1)
    expect(found([plate(104), curve, text('label', 55, 104)])).toHaveLength(1)
    expect(found([plate(104), text('label', 55, 104), curve])).toHaveLength(1)
  })

  it('where a point covers a text', () => {
    expect(found([text('label', 55, 84), point(60, 82)], 1)).toEqual(['covered: “label” by a point'])
    expect(found([point(60, 82), text('label', 70, 84)], 1)).toEqual([])
  })

  it.each<[string, Shape]>([
    ['a text', text('much too long', 160, 40)],
    ['its descenders', text('gap', 40, 199.5)],
    ['a text in a group that is clipped', { kind: 'group', clip: plot, shapes: [text('label', 165, 40)] }],
    ['a symbol', { kind: 'symbol', symbol: 'diamond', x: 198, y: 40, radius: 5 }],
    ['a rectangle', { kind: 'rect', x: -5, y: 10, width: 20, height: 20, fill: '#eee' }],
    ['a line', { kind: 'path', lines: [[10, 10, 230, 10]], stroke: '#000' }],
  ])('where %s is cut off', (_, shape) => {
    expect(found([shape])).toEqual([expect.stringMatching(/^cut off/)])
  })

  it.each([
    ['3 values not shown: implausible.', 5],
    ['One later value outside this section: 57 kg.', 3],
    ['Ein Wert liegt weit außerhalb des Bereichs der Referenz und ist nicht dargestellt.', 3],
    ['9 spätere Werte außerhalb des Ausschnitts; letzter: 57,3 kg/m².', 11],
  ])('where a value is neither drawn nor counted: %s', (note, values) => {
    const shapes = [point(60, 60), point(90, 60), text(note, 2, 190, { size: 1 })]
    expect(found(shapes, values)).toEqual([])
    expect(found(shapes, values + 1)).toEqual([expect.stringMatching(/^silent/)])
    expect(found(shapes, values - 1)).toEqual([expect.stringMatching(/^silent/)])
  })

  it('a bone age that is not drawn may be counted too, one that is drawn may not', () => {
    const note = text('2 values not shown: implausible.', 2, 190, { size: 1 })
    const diamond: Shape = {
      kind: 'group',
      role: 'point',
      shapes: [{ kind: 'symbol', symbol: 'diamond', x: 30, y: 30, radius: 4 }],
    }
    expect(found([point(60, 60), note], 2, 1)).toEqual([])
    expect(found([point(60, 60), note], 2, 0)).toEqual([expect.stringMatching(/^silent/)])
    expect(found([point(60, 60), diamond, note], 2, 1)).toEqual([expect.stringMatching(/^silent/)])
  })

  it('a note is read over the end of its line, a number beside a word is not', () => {
    const wrapped = [text('Take care: 3', 2, 180, { size: 2 }), text('values not shown.', 2, 184, { size: 2 })]
    expect(found(wrapped, 3)).toEqual([])
    const legend = [text('3', 2, 180), text('values are shown', 20, 180)]
    expect(found(legend)).toEqual([])
    const scored = 'Mindestens ein Wert wurde nicht nach der Tabelle bewertet, die dargestellt ist.'
    expect(found([text(scored, 2, 180, { size: 1 })])).toEqual([])
  })
})
