import remapping from '@jridgewell/remapping'
import MagicString from 'magic-string'
import ts from 'typescript'

/** Whether the function that stands from `start` to `end` of a file was called, as V8's coverage tells. */
export type WasCalled = (start: number, end: number) => boolean

/** A file and its source map. */
export interface MappedFile {
  readonly code: string
  readonly map: string
}

/**
 * Writes functions that are called anyway so that V8 compiles them with the file: in
 * parentheses. All others it skips and reads once more when they are called, in every
 * process, for Node.js makes its compile cache of a file before the file runs.
 *
 * A declaration becomes a variable above all else in the file, where its function is at
 * hand as early as a declaration's, as long as no file imports another in a circle.
 * Methods and inner declarations stay as they are, and what is marked as free of side
 * effects: its mark would be left behind, for the next function.
 */
export function withEagerFunctions({ code, map }: MappedFile, wasCalled: WasCalled): MappedFile {
  const source = ts.createSourceFile('file.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const text = new MagicString(code)
  const top = source.statements.find((statement) => !ts.isImportDeclaration(statement))?.getStart() ?? 0

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    const start = node.getStart()
    if (!isFunction(node) || !wasCalled(start, node.end)) return
    if (!ts.isFunctionDeclaration(node)) {
      if (!ts.isParenthesizedExpression(node.parent)) text.appendRight(start, '(').appendLeft(node.end, ')')
    } else if (isMovable(node, source)) {
      const { name } = node
      text.overwrite(name.getStart(), name.end, '')
      text.appendRight(start, `var ${name.text} = (`).appendLeft(node.end, ');\n')
      if (start !== top) text.move(start, node.end, top)
    }
  }
  visit(source)

  const moved = text.generateMap({ source: 'before', hires: true })
  const whole = remapping(moved.toString(), (file) => (file === 'before' ? map : null))
  return { code: text.toString(), map: whole.toString() }
}

function isFunction(node: ts.Node): node is ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction {
  return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
}

function isMovable(node: ts.FunctionDeclaration, file: ts.SourceFile): node is NamedFunction {
  const comments = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []
  return (
    node.parent === file &&
    node.name !== undefined &&
    node.modifiers?.some(isExport) !== true &&
    !comments.some(({ pos, end }) => file.text.slice(pos, end).includes('__NO_SIDE_EFFECTS__'))
  )
}

type NamedFunction = ts.FunctionDeclaration & { readonly name: ts.Identifier }

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword
}
