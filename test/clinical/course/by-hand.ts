import { normalCdf } from '../../../src/ground/math/normal-distribution.js'

const functions: { readonly [name: string]: (x: number) => number } = {
  ln: Math.log,
  exp: Math.exp,
  sqrt: Math.sqrt,
  tanh: Math.tanh,
  Phi: normalCdf,
}

/**
 * What a formula comes to: a pocket calculator with names, which knows nothing of
 * the library's own arithmetic.
 *
 * @throws Error for a name that has no figure, and for a figure that is not used
 */
export function byHand(formula: string, figures: { readonly [name: string]: number | undefined }): number {
  const tokens = formula.match(/\d+(\.\d+)?(e-?\d+)?|[A-Za-z]\w*|[-+*/^()]/g) ?? []
  const used = new Set<string>()
  let at = 0
  const next = () => tokens[at++] ?? ''
  const isNext = (...expected: readonly string[]) => expected.includes(tokens[at] ?? '')

  const atom = (): number => {
    const token = next()
    if (token === '(') {
      const value = sum()
      next()
      return value
    }
    if (token === '-') return -power()
    if (/^\d/.test(token)) return Number(token)
    const calculate = functions[token]
    if (calculate !== undefined) return calculate(atom())
    const value = figures[token]
    if (value === undefined) throw new Error(`${formula}: no ${token}`)
    used.add(token)
    return value
  }
  const power = (): number => {
    const base = atom()
    if (!isNext('^')) return base
    next()
    return base ** power()
  }
  const product = (): number => {
    let value = power()
    while (isNext('*', '/')) value = next() === '*' ? value * power() : value / power()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (isNext('+', '-')) value = next() === '+' ? value + product() : value - product()
    return value
  }

  const value = sum()
  if (at !== tokens.length) throw new Error(`${formula}: not understood from ${tokens[at]}`)
  const unused = Object.keys(figures).filter((name) => !used.has(name))
  if (unused.length > 0) throw new Error(`${formula}: ${unused.join(', ')} not used`)
  return value
}

/** The arithmetic of a printed line in numbers, and its result: `gain = 5.2 - 4 = 1.2 cm`. */
export function printedArithmetic(
  line: string,
  decimalMark: string,
): { readonly formula: string; readonly result: number } | undefined {
  const [result = '', formula = ''] = line.replaceAll(decimalMark, '.').replaceAll('·', '*').split(' = ').reverse()
  const isInNumbers = /^[\d.+\-*/^() ]+$/.test(formula.replaceAll(/ln|exp|sqrt|tanh|Phi/g, ''))
  const isArithmetic = isInNumbers && /[-+*/^(]/.test(formula) && /^-?\d/.test(result)
  return isArithmetic ? { formula, result: Number.parseFloat(result) } : undefined
}
