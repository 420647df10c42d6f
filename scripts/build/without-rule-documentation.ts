import ts from 'typescript'

/** Members of a rule's cases that docs/plausibility.md prints and nothing else reads. */
const documentation = new Set(['when', 'source'])

/**
 * The source of a plausibility rule without what only its documentation reads:
 * when a case applies, in words, and the source of its limit. They sit next to
 * each limit and are as large as the rules.
 */
export function withoutRuleDocumentation(path: string, text: string): string {
  const removed: [start: number, end: number][] = []
  function visit(node: ts.Node): void {
    const isMember = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    if (isMember && ts.isObjectLiteralExpression(node.parent) && documentation.has(node.name.getText())) {
      const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0
      removed.push([node.getFullStart(), node.end + comma])
    } else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return removed.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text)
}
