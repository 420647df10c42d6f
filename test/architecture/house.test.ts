import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../src')

interface Source {
  readonly file: string
  readonly lines: number
  readonly importLines: number
  readonly exports: readonly string[]
}

const files: readonly string[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
const isFigures = (file: string): boolean => file.startsWith('clinical/references/tables/figures/')

/** Every file written by hand: not the packed figures, not what the fonts' script writes. */
const sources: readonly Source[] = files
  .filter((file) => !isFigures(file) && file !== 'ground/scene/roboto.ts')
  .map(readSource)
const figures: readonly Source[] = files.filter(isFigures).map(readSource)

function readSource(file: string): Source {
  const text = readFileSync(join(src, file), 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const linesOf = (node: ts.Node) => node.getText().split('\n').length
  return {
    file,
    lines: text.split('\n').length - 1,
    importLines: tree.statements.filter(ts.isImportDeclaration).reduce((sum, node) => sum + linesOf(node), 0),
    exports: [...new Set(tree.statements.flatMap(exportedNames))],
  }
}

/** Names that a statement declares and exports; what only passes names on declares nothing. */
function exportedNames(node: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = node as ts.Statement & { readonly name?: ts.Identifier }
  return name === undefined ? [] : [name.text]
}

function repeated(pairs: readonly (readonly [name: string, file: string])[]): string[] {
  const files = new Map<string, string[]>()
  for (const [name, file] of pairs) files.set(name, [...(files.get(name) ?? []), file])
  return [...files].filter(([, places]) => places.length > 1).map(([name, places]) => `${name}: ${places.join(', ')}`)
}

/** Languages have the same files, runtimes the same functions, and entries of sets each their `editions`. */
const parallel = [
  /^ground\/languages\/[a-z]{2,3}\//,
  /^shown\/render\/(node|browser)\//,
  /^clinical\/references\/national\//,
]
const isParallel = (file: string): boolean => parallel.some((folder) => folder.test(file))
const unparalleled = sources.filter(({ file }) => !isParallel(file))

describe('the files of src', () => {
  it('has what to look at', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(figures.length).toBeGreaterThan(50)
    expect(sources.filter(({ exports }) => exports.length > 0).length).toBeGreaterThan(200)
  })

  it('each export a name of their own', () => {
    const exported = [...unparalleled, ...figures].flatMap(({ file, exports }) =>
      exports.map((name) => [name, file] as const),
    )
    expect(repeated(exported)).toEqual([])
  })

  it('have names of their own', () => {
    const named = unparalleled.map(({ file }) => [basename(file), file] as const)
    expect(repeated(named.filter(([name]) => name !== 'index.ts'))).toEqual([])
  })

  it('do not differ by an s or by the order of words alone', () => {
    const sorted = unparalleled
      .filter(({ file }) => basename(file) !== 'index.ts')
      .map(({ file }) => {
        const words = basename(file, '.ts')
          .split('-')
          .map((word) => word.replace(/s$/, ''))
        return [words.sort().join('-'), file] as const
      })
    expect(repeated(sorted)).toEqual([])
  })

  it('have at most 300 lines', () => {
    expect(sources.filter(({ lines }) => lines > 300).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
  })

  it('spend at most 7.5 % of their lines on imports', () => {
    const all = sources.reduce((sum, { lines }) => sum + lines, 0)
    const imports = sources.reduce((sum, { importLines }) => sum + importLines, 0)
    expect(imports / all).toBeLessThanOrEqual(0.075)
  })
})
