import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundEnds, roundSection, valueStep, valueTicks } from '../../src/charts/types/value-axis.js'
import { chartLanguages } from '../../src/languages/built-in.js'
import { en } from '../../src/languages/index.js'
import { numberText, shortNumberText } from '../../src/languages/localized-number.js'
import { fitText, textWidth, wrapText } from '../../src/scene/fit-text.js'
import { spread } from '../../src/scene/spread.js'

describe('labels spread along a line', () => {
  it.each([
    [
      [10, 30, 50],
      [10, 30, 50],
    ],
    [
      [10, 12, 50],
      [6, 16, 50],
    ],
    [
      [0, 0, 0],
      [0, 10, 20],
    ],
    [
      [98, 99, 100],
      [80, 90, 100],
    ],
    [[], []],
  ])('%j at a distance of 10: %j', (wanted, places) => {
    expect(spread(wanted, 10, 0, 100)).toEqual(places)
  })

  it('keep distance, order and range wherever there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -20, max: 120, noNaN: true }), { maxLength: 10 }), (wanted) => {
        const sorted = [...wanted].sort((a, b) => a - b)
        const places = spread(sorted, 10, 0, 100)
        places.forEach((place, i) => {
          expect(place).toBeGreaterThanOrEqual(-1e-9)
          expect(place).toBeLessThanOrEqual(100 + 1e-9)
          if (i > 0) expect(place - (places[i - 1] as number)).toBeGreaterThanOrEqual(10 - 1e-9)
        })
      }),
    )
  })
})

describe('text', () => {
  it('is as wide as Roboto has it', () => {
    // Advance widths of the font: H 713, a 544, each of the digits 562 thousandths.
    expect(textWidth('Ha', 1000)).toBe(1257)
    expect(textWidth('123', 10)).toBeCloseTo(16.86, 9)
    expect(textWidth('Ä', 10)).toBe(textWidth('A', 10))
    expect(textWidth('漢', 10)).toBe(10)
    expect(textWidth('', 10)).toBe(0)
  })

  it('is cut short with an ellipsis', () => {
    expect(fitText('Größing', 200, 12)).toBe('Größing')
    expect(fitText('Maximilian', 40, 12)).toMatch(/^Max.*…$/)
    expect(textWidth(fitText('Maximilian', 40, 12), 12)).toBeLessThanOrEqual(40)
    expect(fitText('Maximilian', 3, 12)).toBe('')
    expect(fitText('👶👶👶👶', 30, 12)).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })

  it('is wrapped at spaces', () => {
    expect(wrapText('one two three', textWidth('one two', 10), 10)).toEqual(['one two', 'three'])
    expect(wrapText('', 100, 10)).toEqual([])
  })
})

describe('numbers', () => {
  it.each([
    [1.25, 1, 'de', '1,3'],
    [-0.04, 1, 'de', '0,0'],
    [-1.5, 1, 'en', '−1.5'],
    [19, 0, 'de', '19'],
  ] as const)('%f with %i decimals in %s: %s', (value, decimals, locale, text) => {
    expect(numberText(value, decimals, chartLanguages[locale])).toBe(text)
  })

  it('have no more decimals than they need', () => {
    expect(shortNumberText(177, 1, chartLanguages.de)).toBe('177')
    expect(shortNumberText(3.48, 2, chartLanguages.de)).toBe('3,48')
    expect(shortNumberText(0.1 + 0.2, 2, chartLanguages.en)).toBe('0.3')
  })
})

describe('an axis of values', () => {
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
        expect(ticks.length).toBeLessThanOrEqual(101)
        for (const { value, label } of labels) expect(Number(label)).toBe(value)
        labels.slice(1).forEach(({ value }, i) => {
          expect(value - (labels[i]?.value as number)).toBeCloseTo(step, 9)
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
