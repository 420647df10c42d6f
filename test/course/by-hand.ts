import { evaluate } from '../../src/math/arithmetic.js'

/**
 * What a formula comes to.
 *
 * @throws Error for a name that has no figure, and for a figure that is not used
 */
export function byHand(formula: string, figures: { readonly [name: string]: number | undefined }): number {
  const used = new Set<string>()
  const value = evaluate(formula, (name) => {
    used.add(name)
    return figures[name]
  })
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
