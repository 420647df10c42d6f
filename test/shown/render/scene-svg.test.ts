import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { Shape, SymbolShape } from '../../../src/ground/scene/scene.js'
import { legibleText } from '../../../src/ground/text/markup.js'
import { pixels } from '../../../src/shown/render/picture-lengths.js'
import { svgShapes } from '../../../src/shown/render/scene-svg.js'
import { runsOf } from '../../property-runs.js'

const written = (shapes: readonly Shape[]) => svgShapes(shapes, 'a')

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
      runsOf(300),
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

  const label = (text: string): Shape => ({ kind: 'text', x: 1, y: 2, text, size: 10, fill: '#000', anchor: 'start' })
  const point = (title: string): Shape => ({
    kind: 'group',
    role: 'point',
    title,
    data: { reference: title },
    shapes: [label(title)],
  })

  it.each([
    ['umlauts and typographic signs', 'Größe ≥ 3 – „−1,5“', 'Größe ≥ 3 – „−1,5“'],
    ['Cyrillic', 'Щука', 'Щука'],
    ['Arabic', 'محمد', 'محمد'],
    ['emoji', '👩‍👧', '👩‍👧'],
    ['half a pair as the sign for unreadable characters', 'a\ud83db', 'a\ufffdb'],
    ['a control that XML does not allow as the same', 'a\u0001b', 'a\ufffdb'],
    ['markup as references', '<b> & ]]>', '&lt;b&gt; &amp; ]]&gt;'],
  ])('write %s', (_, text, part) => {
    expect(written([label(text), point(text)]).split(part)).toHaveLength(5)
  })

  it('escape what would end an attribute', () => {
    expect(written([point('"a"\n<b>')])).toContain(' data-reference="&quot;a&quot;&#xA;&lt;b&gt;"')
  })

  it('have for every reader the texts of the scene', () => {
    const { document } = new JSDOM('').window
    const legible = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => legibleText(text))
    fc.assert(
      fc.property(
        legible.filter((text) => !/[\0\x80-\x9f]/.test(text) && text !== ''),
        (text) => {
          const svg = `<svg xmlns="http://www.w3.org/2000/svg">${written([point(text)])}</svg>`
          const page = document.createElement('div')
          page.innerHTML = svg
          for (const root of [parsedXml(svg), page]) {
            expect(root.querySelector('text')?.textContent).toBe(text)
            expect(root.querySelector('title')?.textContent).toBe(text)
            expect(root.querySelector('.point')?.getAttribute('data-reference')).toBe(text)
          }
        },
      ),
      runsOf(60),
    )
  })

  it('write lengths as everywhere in a picture', () => {
    const lengths = fc.double({ min: -3000, max: 30_000, noNaN: true })
    fc.assert(
      fc.property(lengths, lengths, (x, y) => {
        const path: Shape = { kind: 'path', lines: [[x, y]], stroke: '#000' }
        expect(written([path])).toContain(` d="M${pixels(x)} ${pixels(y)}"`)
        expect(Number(pixels(x))).toBeCloseTo(Math.round(x * 10) / 10, 9)
      }),
      runsOf(1000),
    )
  })
})

/** Parsed as XML, where every error of form throws. */
function parsedXml(svg: string): Element {
  return new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement
}
