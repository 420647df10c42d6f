import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/ground/math/arithmetic.js'

const values: { readonly [name: string]: number } = { x: 3, y: 0.5, toAge: 10 }
const figureOf = (name: string) => values[name]

describe('evaluate', () => {
  it.each([
    ['1.5', 1.5],
    ['2e-3 * 1000', 2],
    ['1 + 2 * x', 7],
    ['(1 + 2) * x', 9],
    ['10 - 4 - 3', 3],
    ['24 / 4 / 2', 3],
    ['2 ^ 3 ^ 2', 512],
    ['-x ^ 2', -9],
    ['-1 / (x * y) + 1', 1 - 1 / 1.5],
    ['2 * -x', -6],
    ['toAge - x', 7],
    ['ln(exp(x))', 3],
    ['sqrt(2) * x', Math.SQRT2 * 3],
    ['tanh(y)', Math.tanh(0.5)],
    ['100 * Phi(0)', 50],
    ['ln(x) ^ 2', Math.log(3) ** 2],
  ])('%s comes to %d', (formula, result) => {
    expect(evaluate(formula, figureOf)).toBeCloseTo(result, 12)
  })

  it.each(['x + z', '(x', 'x y', 'x +', '', 'x ? y', ')'])('refuses %j', (formula) => {
    expect(() => evaluate(formula, figureOf)).toThrow(RangeError)
  })
})
