import { join, relative } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { common } from './options.js'

/** What each module imports of others; `isOnDemand` where it does so by `import()`. */
export type ModuleGraph = {
  readonly [module: string]: readonly { readonly path: string; readonly isOnDemand: boolean }[]
}

const nodeHost = 'src/shown/render/node/node-host.ts'
const browserHost = 'src/shown/render/browser/browser-host.ts'

/** The modules that these lead to, and the hosts that draw pictures and PDF. */
export async function moduleGraph(entries: readonly string[]): Promise<ModuleGraph> {
  const entryPoints = [...entries, browserHost]
  const { metafile } = await build({
    ...common,
    entryPoints,
    format: 'esm',
    platform: 'node',
    outdir: 'dist',
    write: false,
  })
  const modules = Object.entries(metafile.inputs).filter(([path]) => isModule(path))
  return Object.fromEntries(
    modules.map(([path, { imports }]) => [
      path,
      imports
        .filter((imported) => isModule(imported.path))
        .map(({ path, kind }) => ({ path, isOnDemand: kind === 'dynamic-import' })),
    ]),
  )
}

function isModule(path: string): boolean {
  return path.startsWith('src/') && path.endsWith('.ts')
}

/** The modules that some need as they load, themselves included; with those that they load on demand, if asked for. */
export function closureOf(entries: readonly string[], graph: ModuleGraph, withOnDemand = false): ReadonlySet<string> {
  const modules = new Set(entries)
  for (const module of modules) {
    for (const { path, isOnDemand } of graph[module] ?? []) if (withOnDemand || !isOnDemand) modules.add(path)
  }
  return modules
}

/** Below the modules: what they load on demand. */
const later = 'dist/modules/later'

/**
 * Writes each module that the entries need as they load as a file: bundlers leave out files, and what two parts of a program
 * share, by the file, so that larger ones would bring along what a program doesn't use. What they load on demand is bundled,
 * with all that it needs but the class of errors: esbuild takes each `import()` for used, and with it all that it shares.
 */
export async function buildModules(graph: ModuleGraph, entries: readonly string[]): Promise<void> {
  const modules = [...closureOf(entries, graph)]
  const onDemand = modules.flatMap((module) => graph[module] ?? []).filter(({ isOnDemand }) => isOnDemand)
  const shared: BuildOptions = { ...common, format: 'esm', platform: 'neutral', splitting: true }
  await build({
    ...shared,
    entryPoints: modules,
    outdir: 'dist/modules',
    outbase: 'src',
    plugins: [keepImports, ...common.plugins],
  })
  await build({
    ...shared,
    entryPoints: [...onDemand.map(({ path }) => path), browserHost].map((path) => ({ in: path, out: flatName(path) })),
    outdir: later,
    plugins: [shareErrors, ...common.plugins],
  })
}

/** Leaves the imports between modules as they are; of the hosts, `imports` of package.json leads to that for the runtime. */
const keepImports: Plugin = {
  name: 'keep-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ importer, resolveDir, path, kind }) => {
      if (importer.includes('node_modules')) return undefined
      const external = { external: true, sideEffects: false }
      if (kind !== 'dynamic-import') return { ...external, path }
      const module = moduleAt(resolveDir, path)
      const folder = relative('src', resolveDir)
      const file = relative(join('dist/modules', folder), join(later, flatName(module))).replaceAll('\\', '/')
      return { ...external, path: module === nodeHost ? '#render' : `${file.replace(/^(?!\.)/, './')}.js` }
    })
  },
}

const shareErrors: Plugin = {
  name: 'share-errors',
  setup({ onResolve }) {
    onResolve({ filter: /\/errors\.js$/ }, ({ resolveDir, path }) =>
      moduleAt(resolveDir, path) === 'src/ground/model/errors.ts'
        ? { path: '../ground/model/errors.js', external: true, sideEffects: false }
        : undefined,
    )
  },
}

/** The module that an import means. */
export function moduleAt(resolveDir: string, path: string): string {
  return relative(process.cwd(), join(resolveDir, path)).replaceAll('\\', '/').replace(/js$/, 'ts')
}

function flatName(module: string): string {
  return module.replace('src/', '').replace('.ts', '').replaceAll('/', '-')
}
