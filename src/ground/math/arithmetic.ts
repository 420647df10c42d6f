import { normalCdf } from './normal-distribution.js'

const functions: { readonly [name: string]: (x: number) => number } = {
  ln: Math.log,
  exp: Math.exp,
  sqrt: Math.sqrt,
  tanh: Math.tanh,
  Phi: normalCdf,
}

/**
 * What a formula comes to: numbers, names, `+ - * / ^`, brackets, and the functions
 * `ln`, `exp`, `sqrt`, `tanh` and `Phi` (the normal distribution).
 *
 * @throws RangeError for a name without a value, and for a text that is not arithmetic
 * @example
 * ```ts
 * evaluate('(father + mother) / 2', (name) => ({ father: 180, mother: 170 })[name]) // 175
 * ```
 */
export function evaluate(formula: string, figureOf: (name: string) => number | undefined): number {
  const tokens = formula.match(/\d+(\.\d+)?(e-?\d+)?|[A-Za-z]\w*|\S/g) ?? []
  let at = 0
  const isNext = (...expected: readonly string[]) => expected.includes(tokens[at] ?? '')

  const atom = (): number => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const value = sum()
      if (tokens[at++] !== ')') throw new RangeError(`a bracket is not closed: ${formula}`)
      return value
    }
    if (token === '-') return -power()
    const value = /^\d/.test(token) ? Number(token) : (functions[token]?.(atom()) ?? figureOf(token))
    if (value === undefined) throw new RangeError(`no value for "${token}": ${formula}`)
    return value
  }
  const power = (): number => {
    const base = atom()
    if (!isNext('^')) return base
    at++
    return base ** power()
  }
  const product = (): number => {
    let value = power()
    while (isNext('*', '/')) value = tokens[at++] === '*' ? value * power() : value / power()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (isNext('+', '-')) value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }

  const value = sum()
  if (at < tokens.length) throw new RangeError(`not arithmetic from "${tokens[at]}" on: ${formula}`)
  return value
}
