import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Options } from 'tsup'
import ts from 'typescript'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const folder = 'src'
/** Below the modules: what they load on demand. */
const later = 'later'
/** Draws pictures and PDF in Node: the one module that is another elsewhere. */
const nodeHost = 'src/render/node/node-host.ts'
const browserHost = 'src/render/browser/browser-host.ts'
/** The class of all errors: the one module that what is loaded on demand shares with the rest. */
const errors = 'src/model/errors.ts'

/** The entries of the two builds that write a module to a file. */
export interface Modules {
  /** The modules themselves: one file each. */
  readonly modules: Record<string, string>
  /** What they load on demand: bundled, each with all that it needs. */
  readonly onDemand: Record<string, string>
}

/**
 * Every module that these import at run time, to be written one file each, in the
 * folders of the source. Bundlers leave out files, and what two parts of a program
 * share, by the file; larger files would bring along what a program doesn't use.
 *
 * What is loaded on demand shares no files with the rest, for the same reason: when
 * esbuild splits a program, it takes every `import()` for used, and with it all that
 * it shares.
 */
export function oneFileAModule(entries: readonly string[]): Modules {
  const modules = new Set<string>()
  const onDemand = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (modules.has(file)) continue
    modules.add(file)
    for (const { path, isOnDemand } of importedBy(file)) {
      if (isOnDemand) onDemand.add(path)
      else open.push(path)
    }
  }
  return {
    modules: Object.fromEntries([...modules].map((file) => [inFolder(file), file])),
    onDemand: Object.fromEntries([...onDemand].map((file) => [flatName(file), file])),
  }
}

/** For the build of the modules: leaves the imports between them as they are. */
export const keepImports: Plugin = {
  name: 'keep-imports',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ importer, path, kind }) => {
      if (kind === 'entry-point' || importer.includes('node_modules')) return undefined
      if (kind !== 'dynamic-import') return { path, external: true, sideEffects: false }
      const file = relative('.', importer)
      const place = relative(dirname(inFolder(file)), join(later, flatName(moduleAt(file, path))))
      return { path: `${asSpecifier(place)}.js`, external: true, sideEffects: false }
    })
  },
}

/** For the build of what is loaded on demand: shares the class of errors. */
export const shareErrors: Plugin = {
  name: 'share-errors',
  setup(build) {
    build.onResolve({ filter: /\/errors\.js$/ }, ({ importer, path }) =>
      moduleAt(relative('.', importer), path) === errors
        ? { path: asSpecifier(`${relative(later, inFolder(errors))}.js`), external: true, sideEffects: false }
        : undefined,
    )
  },
}

/** The module that a relative import means. */
function moduleAt(importer: string, path: string): string {
  const file = join(dirname(importer), path).replaceAll('\\', '/').replace(/\.js$/, '.ts')
  return file === nodeHost ? browserHost : file
}

function inFolder(file: string): string {
  return relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '')
}

function flatName(file: string): string {
  return inFolder(file).replaceAll('/', '-')
}

function asSpecifier(path: string): string {
  const forward = path.replaceAll('\\', '/')
  return forward.startsWith('.') ? forward : `./${forward}`
}

/** What a module of the library imports at run time, of the library. */
export function importedBy(file: string): { readonly path: string; readonly isOnDemand: boolean }[] {
  const imported: { path: string; isOnDemand: boolean }[] = []
  function visit(node: ts.Node): void {
    const from = loadedBy(node)
    if (from !== undefined && ts.isStringLiteral(from) && /^\..*\.js$/.test(from.text)) {
      imported.push({ path: moduleAt(file, from.text), isOnDemand: ts.isCallExpression(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return imported
}

/** The specifier in an import or export, unless it is of types only. */
function loadedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    const names = node.importClause?.namedBindings
    const onlyTypes = names !== undefined && ts.isNamedImports(names) && areTypes(names.elements)
    return node.importClause?.isTypeOnly || onlyTypes ? undefined : node.moduleSpecifier
  }
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause
    const onlyTypes = names !== undefined && ts.isNamedExports(names) && areTypes(names.elements)
    return node.isTypeOnly || onlyTypes ? undefined : node.moduleSpecifier
  }
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport ? node.arguments[0] : undefined
}

function areTypes(names: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): boolean {
  return names.every(({ isTypeOnly }) => isTypeOnly)
}
