import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { svgShapes } from '../../src/render/scene-svg.js'
import type { Shape, SymbolShape } from '../../src/scene/scene.js'

const written = (shapes: readonly Shape[]) => svgShapes(shapes, { idPrefix: 'a', clips: new Map() })

const mark = fc.record<SymbolShape>({
  kind: fc.constant('symbol'),
  symbol: fc.constantFrom('circle', 'diamond', 'cross'),
  x: fc.double({ min: -50, max: 3000, noNaN: true }),
  y: fc.constantFrom(0, 12.34, 800),
  radius: fc.constantFrom(0, 0.04, 3.4, 4.6, 40),
  fill: fc.constantFrom(undefined, '#000000', '#ffffff'),
  stroke: fc.constantFrom(undefined, '#000000'),
  strokeWidth: fc.constantFrom(undefined, 1, 1.5),
  fillOpacity: fc.constantFrom(undefined, 0.5),
  dash: fc.constantFrom(undefined, [3, 3]),
  round: fc.constantFrom(undefined, true),
})

describe('shapes as SVG', () => {
  it('are what each is alone, however those before were painted', () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 12 }), (marks) => {
        expect(written(marks)).toBe(marks.map((one) => written([one])).join(''))
      }),
      { numRuns: 300 },
    )
  })

  it('leave out groups without anything in them', () => {
    const empty: Shape = { kind: 'group', role: 'plot', shapes: [{ kind: 'group', shapes: [] }] }
    const text: Shape = { kind: 'text', x: 1, y: 2, text: 'a', size: 10, fill: '#000000', anchor: 'start' }
    expect(written([empty])).toBe('')
    expect(written([{ kind: 'group', shapes: [empty, text, empty] }])).toBe(`<g>\n${written([text])}</g>\n`)
  })

  it('define a clip once, before the first group that has it', () => {
    const area = { x: 0, y: 0, width: 10, height: 10 }
    const line: Shape = { kind: 'path', lines: [[0, 0, 5, 5]], stroke: '#000000' }
    const svg = written([
      { kind: 'group', clip: area, shapes: [line] },
      { kind: 'group', clip: { ...area }, shapes: [line] },
      { kind: 'group', clip: { ...area, width: 20 }, shapes: [line] },
    ])
    expect(svg.match(/<clipPath id="[^"]*"/g)).toEqual(['<clipPath id="a-clip-1"', '<clipPath id="a-clip-2"'])
    expect(svg.match(/url\(#[^)]*\)/g)).toEqual(['url(#a-clip-1)', 'url(#a-clip-1)', 'url(#a-clip-2)'])
  })

  it('write a line without a point as nothing, and one without a second point as its beginning', () => {
    const path = (lines: readonly number[][], closed?: true): Shape => ({
      kind: 'path',
      lines,
      closed,
      fill: '#000000',
    })
    expect(written([path([[]])])).toBe('')
    expect(written([path([[1, 2]])])).toContain(' d="M1 2"')
    expect(written([path([[1, 2, 3, 4, 5, 6]], true)])).toContain(' d="M1 2L3 4 5 6Z"')
  })
})
