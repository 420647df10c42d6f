import ts from 'typescript'

/** One change to a source: a number whose last digit differs, or a comparison that takes its limit the other way. */
export interface Change {
  readonly file: string
  readonly line: number
  /** The line's text. */
  readonly text: string
  /** Where in the text the change is. */
  readonly at: number
  readonly was: string
  readonly is: string
}

export interface SwitchedSource {
  readonly changes: readonly Change[]
  /** The source with a question at each change, `isChanged(number)`, which decides at run time; numbered from `first`. */
  readonly code: string
}

const turned: { readonly [kind in ts.SyntaxKind]?: string } = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
}

/** A source with all its changes of numbers and comparisons, each to be switched on. */
export function switchedSource(file: string, source: string, first: number): SwitchedSource {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const lines = source.split('\n')
  const changes: Change[] = []
  const asked = (node: ts.Node, was: string, is: string) => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    const text = lines[line] ?? ''
    const at = character - text.search(/\S/)
    changes.push({ file, line: line + 1, text: text.trim(), at, was, is })
    return `globalThis.isChanged(${first + changes.length - 1})`
  }
  const codeOf = (node: ts.Node): string => {
    if (ts.isTypeNode(node)) return node.getFullText(tree)
    const before = source.slice(node.getFullStart(), node.getStart(tree))
    if (ts.isNumericLiteral(node)) {
      const was = node.getText(tree)
      const is = withAnotherDigit(was)
      if (!isFigure(node) || is === undefined) return before + was
      const choice = `(${asked(node, was, is)}?${is}:${was})`
      return before + (ts.isPropertyAssignment(node.parent) && node.parent.name === node ? `[${choice}]` : choice)
    }
    const operator = ts.isBinaryExpression(node) ? turned[node.operatorToken.kind] : undefined
    if (ts.isBinaryExpression(node) && operator !== undefined) {
      const was = node.operatorToken.getText(tree)
      const question = asked(node.operatorToken, was, operator)
      const [left, right] = [codeOf(node.left), codeOf(node.right)]
      return `${before}(${question}?${left}${operator}${right}:${left}${was}${right})`
    }
    let code = ''
    let end = node.getFullStart()
    ts.forEachChild(node, (child) => {
      code += source.slice(end, child.getFullStart()) + codeOf(child)
      end = child.end
    })
    return code + source.slice(end, node.end)
  }
  const code = codeOf(tree) + source.slice(tree.end)
  return { changes, code }
}

/** An index of an array is no figure; 0 and 1, by which programs count, are where they have a name or are in a list. */
function isFigure(node: ts.NumericLiteral): boolean {
  if (ts.isElementAccessExpression(node.parent)) return false
  const { parent } = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node
  const isNamed = (ts.isVariableDeclaration(parent) && isConstant(parent)) || ts.isPropertyAssignment(parent)
  return (node.text !== '0' && node.text !== '1') || isNamed || ts.isArrayLiteralExpression(parent)
}

function isConstant({ parent }: ts.VariableDeclaration): boolean {
  return (parent.flags & ts.NodeFlags.Const) !== 0
}

/** 0.1348 → 0.1349, 39 → 38, 1e-6 → 2e-6 */
function withAnotherDigit(text: string): string | undefined {
  const [, before, digit, after] = /^(.*?)(\d)(e[-+]?\d+)?$/i.exec(text) ?? []
  if (digit === undefined) return undefined
  return `${before}${digit === '9' ? 8 : Number(digit) + 1}${after ?? ''}`
}
