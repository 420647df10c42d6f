import { scaleLinear } from 'd3-scale'
import { curveLinear, curveLinearClosed, line } from 'd3-shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChartAxis } from '../../src/charts/data/chart-curves.js'
import { plotIn } from '../../src/charts/picture/layout.js'
import { roundEnds, roundSection, valueTicks } from '../../src/charts/types/value-axis.js'
import { en } from '../../src/ground/languages/index.js'
import { svgShapes } from '../../src/shown/render/scene-svg.js'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((any) => any + 0)
const section = fc
  .tuple(number(0, 300), number(0.05, 300))
  .map(([from, length]): [number, number] => [from, from + length])

describe('an axis is that of d3-scale:', () => {
  it('labels, their text, and ends', () => {
    fc.assert(
      fc.property(section, (values) => {
        const [from, to] = roundSection(...values)
        const scale = scaleLinear().domain([from, to])
        const labels = valueTicks(from, to, en).filter(({ level }) => level === 1)
        expect(labels.map(({ value }) => value)).toEqual(scale.ticks(12))
        expect(labels.map(({ label }) => label)).toEqual(scale.ticks(12).map(scale.tickFormat(12)))
        const ends = scale.ticks(roundEnds(from, to).length)
        expect([ends[0], ends.at(-1)]).toEqual([from, to])
      }),
    )
  })

  it('places in pixels', () => {
    const area = fc.record({ x: number(0, 200), y: number(0, 200), width: number(50, 2000), height: number(50, 2000) })
    fc.assert(
      fc.property(area, section, section, section, (area, x, y, place) => {
        const plot = plotIn(area, axis(x), axis(y))
        const [atX, atY] = [scaleLinear(x, [area.x, plot.right]), scaleLinear(y, [plot.bottom, area.y])]
        for (const value of [...x, ...y, ...place]) {
          expect(relative(plot.atX(value), atX(value))).toBeLessThan(1e-9)
          expect(relative(plot.atY(value), atY(value))).toBeLessThan(1e-9)
        }
      }),
    )
  })
})

it('a path is the line of d3-shape', () => {
  const place = fc.tuple(number(-3000, 3000), number(-3000, 3000))
  const places = fc.array(place, { minLength: 2, maxLength: 50 })
  fc.assert(
    fc.property(places, fc.boolean(), (places, closed) => {
      const shape = { kind: 'path', lines: [places.flat()], closed, stroke: 'red' } as const
      const ours = /d="([^"]*)"/.exec(svgShapes([shape], ''))?.[1] ?? ''
      const d3 =
        line()
          .digits(1)
          .curve(closed ? curveLinearClosed : curveLinear)(places) ?? ''
      expect(coordinates(ours)).toEqual(coordinates(d3))
      expect(ours.endsWith('Z')).toBe(d3.endsWith('Z'))
    }),
  )
})

/** The distance of two positions as a share of their distance from the picture's corner. */
function relative(a: number, b: number): number {
  return Math.abs(a - b) / (1 + Math.abs(b))
}

function axis([from, to]: readonly [number, number]): ChartAxis {
  return { label: '', unit: '', title: '', from, to, decimals: 0, ticks: [] }
}

/** The numbers of a path; 0 for -0. */
function coordinates(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([text]) => Number(text) + 0)
}
