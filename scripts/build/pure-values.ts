import ts from 'typescript'

/**
 * Source in which every value of a module is marked as free of side effects, so
 * that a bundler leaves out the tables, rules, sets and texts that a program
 * doesn't use. Bundlers see by themselves only that literals and functions are;
 * a call, a property or a spread might do anything, for all they know. Here none
 * does: modules of this library only declare.
 */
export function withPureValues(path: string, text: string): string {
  const marks: [position: number, mark: string][] = []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !doesAnything(initializer)) continue
      marks.push([initializer.getStart(), '/* @__PURE__ */ (() => ('], [initializer.end, '))()'])
    }
  }
  return marks.reduceRight((rest, [at, mark]) => rest.slice(0, at) + mark + rest.slice(at), text)
}

/** Whether evaluating an expression does more, in the eyes of a bundler, than make a value. */
function doesAnything(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false
  return active.some((is) => is(node)) || ts.forEachChild(node, (child) => doesAnything(child) || undefined) === true
}

const active: readonly ((node: ts.Node) => boolean)[] = [
  ts.isCallExpression,
  ts.isNewExpression,
  ts.isPropertyAccessExpression,
  ts.isElementAccessExpression,
  ts.isSpreadElement,
  ts.isSpreadAssignment,
  ts.isComputedPropertyName,
  ts.isTemplateExpression,
  ts.isBinaryExpression,
]
