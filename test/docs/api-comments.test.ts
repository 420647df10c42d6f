import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const entries = [
  'src/index.ts',
  'src/clinical/references/index.ts',
  'src/clinical/references/who-daily.ts',
  'src/clinical/references/clinic-measures.ts',
  ...readdirSync(join(root, 'src/clinical/references/national')).map(
    (file) => `src/clinical/references/national/${file}`,
  ),
  'src/ground/languages/index.ts',
  'src/doors/http/index.ts',
  'src/doors/node/node-listener.ts',
].map((file) => join(root, file))

const program = ts.createProgram(entries, {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noResolve: false,
  types: ['node'],
})
const checker = program.getTypeChecker()

interface Exported {
  readonly name: string
  readonly symbol: ts.Symbol
  readonly declaration: ts.Declaration
}

function exportsOf(file: string): Exported[] {
  const source = program.getSourceFile(file) as ts.SourceFile
  const module = checker.getSymbolAtLocation(source) as ts.Symbol
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported)
    const declaration = symbol.declarations?.[0]
    return declaration === undefined ? [] : [{ name: exported.name, symbol, declaration }]
  })
}

function isFunction({ symbol, declaration }: Exported): boolean {
  if (ts.isFunctionDeclaration(declaration)) return true
  return ts.isVariableDeclaration(declaration) && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
}

function hasExample({ symbol }: Exported): boolean {
  return symbol
    .getJsDocTags(checker)
    .some(({ name, text }) => name === 'example' && ts.displayPartsToString(text).includes('```ts'))
}

describe.each(entries.map((file) => [file.slice(root.length + 1), file]))('%s', (_, file) => {
  const exported = exportsOf(file)

  it('says of everything that it exports what it is', () => {
    expect(exported.length).toBeGreaterThan(0)
    const silent = exported.filter(({ symbol }) => symbol.getDocumentationComment(checker).length === 0)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('shows an example of every function, which another test runs', () => {
    expect(
      exported
        .filter(isFunction)
        .filter((each) => !hasExample(each))
        .map(({ name }) => name),
    ).toEqual([])
  })
})

it('the root has at most 49 values and 128 types', () => {
  const root = exportsOf(entries[0] as string)
  const [types, values] = [true, false].map((isType) =>
    root.filter(({ symbol }) => ((symbol.flags & ts.SymbolFlags.Value) === 0) === isType).map(({ name }) => name),
  )
  expect(values).toContain('calculatePatient')
  expect(types).toContain('Patient')
  expect(values?.length).toBeLessThanOrEqual(49)
  expect(types?.length).toBeLessThanOrEqual(128)
})

it('finds functions, and examples', () => {
  const all = entries.flatMap(exportsOf)
  expect(all.filter(isFunction).length).toBeGreaterThan(40)
  expect(all.filter(hasExample).length).toBeGreaterThan(40)
})
