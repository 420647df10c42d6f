import { describe, expect, it } from 'vitest'
import { type ExpectedGrowth, expectedGrowth } from '../../../../src/clinical/course/expected/expected-growth.js'
import type { CourseStep } from '../../../../src/clinical/course/explain/course-step.js'
import { explainExpectedGrowth } from '../../../../src/clinical/course/explain/explain-expected.js'
import { courseByHand } from '../../../../src/ground/languages/course-by-hand.js'
import { byHand } from '../by-hand.js'
import { dateAt, scoredChild } from './scored-child.js'

const child = scoredChild(
  'female',
  [
    [0.5, 0.4, -0.2],
    [1.2, 0.6, 0.1],
    [1.6, 0.2, 0.3],
  ],
  { weekBirth: 40, sizeBirthCm: 51, weightBirthG: 3500 },
)

describe.each(['size', 'weight', 'bmi'] as const)('an expectation of %s by hand', (measure) => {
  const options = { measure, at: dateAt(2.4), today: '2029-01-01', value: { size: 88, weight: 12, bmi: 15 }[measure] }
  const { growth, lines, citations } = explainExpectedGrowth(child, options)
  const steps = lines.filter((line): line is CourseStep => 'formula' in line)

  it('is that of expectedGrowth', () => {
    expect(growth).toEqual(expectedGrowth(child, options))
    expect(citations).toHaveLength(3)
  })

  it('has arithmetic that comes to its results', () => {
    for (const { name, formula, figures, result } of steps) {
      expect(byHand(formula, figures), `${name} = ${formula}`).toBeCloseTo(result, 6)
    }
  })

  it('has shares and scores of eight digits', () => {
    const { formula } = steps.find(({ name }) => name === 'expectedSds') ?? expect.fail()
    const figures = formula.match(/\d\.\d+/g) ?? []
    expect(Math.max(...figures.map((figure) => figure.replace(/^0\.0*|\./, '').length))).toBe(8)
  })

  it('comes to the value, its band and the conditional score', () => {
    const results = new Map(steps.map(({ name, result }) => [name, result]))
    const { value, bands, spreadSds, conditionalSds, sds } = growth as ExpectedGrowth
    expect(results.get('expectedSds')).toBe(sds.raw)
    expect(results.get('expectedSpread')).toBe(spreadSds)
    expect(results.get('expectedValue')).toBeCloseTo(value, 9)
    expect([results.get('low'), results.get('high')]).toEqual([bands[1]?.low, bands[1]?.high])
    expect(results.get('conditionalSds')).toBeCloseTo(conditionalSds?.value ?? Number.NaN, 6)
  })

  it('has words for every figure in every language', () => {
    for (const { figures } of Object.values(courseByHand)) {
      for (const { name } of lines) expect(figures[name]).toBeTruthy()
    }
  })
})

describe('an expectation by hand', () => {
  it('shifts the value for the position in which a child is measured', () => {
    const { growth, lines } = explainExpectedGrowth(child, {
      measure: 'size',
      at: dateAt(2.4),
      today: '2029-01-01',
      sizePosition: 'lying',
    })
    const measured = lines.find(({ name }) => name === 'measured')
    const last = lines
      .filter((line): line is CourseStep => 'formula' in line && line.formula === 'expectedValue + shift')
      .at(-1)
    expect(measured).toBeDefined()
    expect(last?.result).toBe((growth as ExpectedGrowth).value)
    expect(last?.figures.shift).toBeCloseTo(0.7, 9)
  })

  it('has no lines where nothing is expected', () => {
    expect(explainExpectedGrowth(child, { measure: 'head', at: dateAt(2.4) })).toMatchObject({
      lines: [],
      citations: [],
    })
  })
})
