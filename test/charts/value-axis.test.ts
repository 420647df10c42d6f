import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundEnds, roundSection, valueStep, valueTicks } from '../../src/charts/types/value-axis.js'
import { chartLanguages } from '../../src/ground/languages/built-in.js'
import { en } from '../../src/ground/languages/index.js'

describe('a y axis', () => {
  it.each([
    [160, 10],
    [70, 5],
    [24, 2],
    [2, 0.2],
    [0.28, 0.02],
    [1.6, 0.1],
  ])('over %f has a label every %f', (length, step) => {
    expect(valueStep(0, length)).toBe(step)
  })

  it.each([
    ['half a step', 41.8, 193.2, [40, 195]],
    ['a label, where half a step is no round number', 31.1, 103.4, [30, 105]],
    ['a label of the wider section', 26.1, 63.6, [25, 65]],
    ['a fraction', 0.83, 2.71, [0.8, 2.8]],
  ])('ends at %s: %f to %f', (_, from, to, section) => {
    expect(roundSection(from, to)).toEqual(section)
  })

  const range = fc.tuple(fc.double({ min: 0, max: 300, noNaN: true }), fc.double({ min: 0.05, max: 300, noNaN: true }))
  const anySection = range.map(([from, length]) => roundSection(from, from + length))

  it('has 8 to 21 labels, each on a line, and its lines at equal distances', () => {
    fc.assert(
      fc.property(anySection, ([from, to]) => {
        const ticks = valueTicks(from, to, en)
        const labels = ticks.filter(({ level }) => level === 1)
        const step = valueStep(from, to)
        expect(labels.length).toBeGreaterThanOrEqual(8)
        expect(labels.length).toBeLessThanOrEqual(21)
        expect(ticks.length).toBeLessThanOrEqual(201)
        expect(ticks[1]!.value - ticks[0]!.value).toBeCloseTo(step / 10, 9)
        for (const { value, label } of labels) expect(Number(label)).toBe(value)
        labels.slice(1).forEach(({ value }, i) => {
          expect(value - (labels[i]?.value as number)).toBeCloseTo(step, 9)
        })
        const lines = ticks.filter(({ level }) => level <= 2)
        const apart = step.toExponential().startsWith('5') ? step / 5 : step / 2
        lines.slice(1).forEach(({ value }, i) => {
          expect(value - (lines[i]?.value as number)).toBeCloseTo(apart, 9)
        })
        const [first, second] = ticks.map(({ value }) => value) as [number, number]
        ticks.forEach(({ value }, i) => {
          expect(value).toBeCloseTo(first + i * (second - first), 9)
        })
      }),
    )
  })

  it('is as long as its values need, and stays so', () => {
    fc.assert(
      fc.property(range, ([lowest, length]) => {
        const [from, to] = roundSection(lowest, lowest + length)
        expect(from).toBeLessThanOrEqual(lowest)
        expect(to).toBeGreaterThanOrEqual(lowest + length)
        expect(to - from).toBeLessThan(length + 2.5 * valueStep(from, to))
        expect(roundEnds(from, to).at(-1)).toBe(to)
      }),
    )
  })

  it('has exact values and labels with as many decimals as the step', () => {
    expect(
      valueTicks(0.8, 1.2, chartLanguages.de)
        .filter(({ level }) => level === 1)
        .at(-1),
    ).toEqual({
      value: 1.2,
      level: 1,
      label: '1,20',
    })
  })
})
