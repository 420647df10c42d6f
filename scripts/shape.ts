// Prints how large the house is, and how far from what it should be: `npm run shape`. A table to look at, not a gate.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const mostLines = 40
const mostParameters = 4
const mostFiles = 20
/** Folders that are lists, with a file for each table, rule or command. */
const lists = ['tables', 'figures', 'rules', 'national', 'commands']

function filesOf(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => ending.test(file) && !/node_modules|__snapshots__/.test(file))
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function linesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)
}

/** Names that files of one form share: every entry of sets has its editions, every runtime its host. */
const ofForms = ['editions', 'host']

const code = /\.[cm]?[jt]sx?$/
const source = filesOf('src', /\.ts$/).filter((file) => !file.includes('/tables/figures/'))

let casts = 0
const long: string[] = []
const crowded: string[] = []
const exporting = new Map<string, Set<string>>()

for (const file of source) {
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
  for (const name of tree.statements.flatMap(exportedNames).filter((each) => !ofForms.includes(each))) {
    exporting.set(name, (exporting.get(name) ?? new Set()).add(file))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) casts++
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) judge(node, tree)
    ts.forEachChild(node, visit)
  }
  visit(tree)
}

function judge(node: ts.SignatureDeclaration, tree: ts.SourceFile): void {
  const [first, last] = [node.getStart(), node.end].map((place) => tree.getLineAndCharacterOfPosition(place).line)
  const place = `${tree.fileName}:${(first ?? 0) + 1}`
  if ((last ?? 0) - (first ?? 0) + 1 > mostLines) long.push(place)
  if (node.parameters.length > mostParameters) crowded.push(place)
}

/** The names that a statement declares and exports; those of other files, passed on, are theirs. */
function exportedNames(statement: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement
    if (moduleSpecifier !== undefined || exportClause === undefined || !ts.isNamedExports(exportClause)) return []
    return exportClause.elements.map(({ name }) => name.text)
  }
  const isExported = ts.canHaveModifiers(statement) && statement.modifiers?.some(isExport) === true
  if (!isExported) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => nameOf(name))
  const { name } = statement as ts.DeclarationStatement
  return name === undefined ? [] : [name.text]
}

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword
}

function nameOf(name: ts.BindingName): readonly string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => ('name' in each ? nameOf(each.name) : []))
}

/** The folders with more files than one can look over, with their numbers. */
function halls(): readonly string[] {
  const files = new Map<string, number>()
  for (const file of source) files.set(dirname(file), (files.get(dirname(file)) ?? 0) + 1)
  return [...files].flatMap(([folder, count]) => {
    const isList = lists.includes(folder.split('/').at(-1) ?? '')
    return count > mostFiles && !isList ? [`${folder} (${count})`] : []
  })
}

const twice = [...exporting].flatMap(([name, files]) => (files.size > 1 ? [`${name} (${files.size})`] : []))

const rows: readonly (readonly [name: string, now: number, target: number, which?: readonly string[]])[] = [
  ['lines of src, figures apart', linesOf(source), 65_000],
  ['files of src, figures apart', source.length, 630],
  ['lines of scripts', linesOf(filesOf('scripts', code)), 13_000],
  ['lines of tests', linesOf(filesOf('test', code)), 45_000],
  ['casts with `as`', casts, 600],
  [`functions of more than ${mostLines} lines`, long.length, 30, long],
  [`functions with more than ${mostParameters} parameters`, crowded.length, 0, crowded],
  [`folders with more than ${mostFiles} files`, halls().length, 0, halls()],
  ['names exported from two files', twice.length, 0, twice],
]

const isWithNames = process.argv.includes('--which')
for (const [name, now, target, which = []] of rows) {
  const verdict = now <= target ? '' : `  ${(now - target).toLocaleString('en')} more`
  console.log(
    `${name.padEnd(42)}${now.toLocaleString('en').padStart(8)}  at most ${target.toLocaleString('en')}${verdict}`,
  )
  if (isWithNames) for (const each of which) console.log(`    ${each}`)
}
