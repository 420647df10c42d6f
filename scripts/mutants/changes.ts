import ts from 'typescript'

/** One change to a source: a number whose last digit differs, or a comparison that takes its limit the other way. */
export interface Change {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly was: string
  readonly is: string
}

const turned: { readonly [kind in ts.SyntaxKind]?: string } = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
}

/** Every change of a number or a comparison in a source, in its order. */
export function changesOf(file: string, source: string): readonly Change[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const changes: Change[] = []
  const add = (node: ts.Node, is: string | undefined) => {
    if (is === undefined) return
    const start = node.getStart(tree)
    const line = tree.getLineAndCharacterOfPosition(start).line + 1
    changes.push({ file, line, start, end: node.end, was: node.getText(tree), is })
  }
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    if (ts.isNumericLiteral(node) && isFigure(node)) add(node, withAnotherDigit(node.getText(tree)))
    if (ts.isBinaryExpression(node)) add(node.operatorToken, turned[node.operatorToken.kind])
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return changes
}

/** An index of an array, and 0 and 1, by which programs count, are no figures. */
function isFigure(node: ts.NumericLiteral): boolean {
  return !ts.isElementAccessExpression(node.parent) && node.text !== '0' && node.text !== '1'
}

/** 0.1348 → 0.1349, 39 → 38, 1e-6 → 2e-6 */
function withAnotherDigit(text: string): string | undefined {
  const [, before, digit, after] = /^(.*?)(\d)(e[-+]?\d+)?$/i.exec(text) ?? []
  if (digit === undefined) return undefined
  return `${before}${digit === '9' ? 8 : Number(digit) + 1}${after ?? ''}`
}
