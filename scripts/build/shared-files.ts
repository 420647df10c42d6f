import { dirname, join, relative } from 'node:path'
import type { Options } from 'tsup'
import { importedBy } from './one-file-a-module.js'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]
type TsupPlugin = NonNullable<Options['plugins']>[number]
type PluginBuild = Parameters<EsbuildPlugin['setup']>[0]

/** Modules, by the name of the one file that they become. */
export type SharedFiles = { readonly [file: string]: ReadonlySet<string> }

/** The two parts of the plugin: esbuild's, and tsup's that writes the paths. */
export interface SharedFilesPlugin {
  readonly esbuild: EsbuildPlugin
  readonly tsup: TsupPlugin
}

/** The modules that these need as they load, themselves included; with those that they load on demand, if asked for. */
export function closureOf(entries: readonly string[], withOnDemand = false): ReadonlySet<string> {
  const modules = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (modules.has(file)) continue
    modules.add(file)
    for (const { path, isOnDemand } of importedBy(file)) if (withOnDemand || !isOnDemand) open.push(path)
  }
  return modules
}

/** Stands for one of the files until it is known from which folder it is asked for. */
const scheme = 'shared:'

/**
 * Writes groups of modules to one file each, which exports whatever its modules
 * export: names are unique over the whole house. esbuild by itself writes a file for
 * every set of entries that share something, some fifty for a command, and Node.js
 * takes longer to link them than to run them.
 *
 * An entry that others import is the file that they load, too.
 *
 * @param entries the module of each entry, by its name
 * @param ofCommand groups that no bundler follows: an `import()` of one leads to its file at once
 */
export function sharedFiles(
  groups: SharedFiles,
  entries: { readonly [name: string]: string },
  ofCommand: readonly string[] = [],
): SharedFilesPlugin {
  const fileOf = new Map<string, string>()
  for (const [name, modules] of Object.entries(groups)) for (const module of modules) fileOf.set(module, name)
  for (const [name, module] of Object.entries(entries)) fileOf.set(module, name)

  const modulesOf = (name: string) => [...(groups[name] ?? [])].filter((module) => fileOf.get(module) === name)

  const esbuild: EsbuildPlugin = {
    name: 'shared-files',
    setup(build) {
      for (const name of Object.keys(groups))
        Object.assign(build.initialOptions.entryPoints ?? {}, { [name]: scheme + name })
      build.onResolve({ filter: /^shared:/ }, ({ path, kind }) =>
        kind === 'entry-point'
          ? { path: path.slice(scheme.length), namespace: 'shared' }
          : { path, external: true, sideEffects: false },
      )
      build.onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
        contents: modulesOf(path)
          .map((module) => `export * from './${module}'\n`)
          .join(''),
        resolveDir: process.cwd(),
      }))
      build.onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ importer, path, kind }) => {
        const from = relative('.', importer).replaceAll('\\', '/')
        if (importer === '' || from.includes('node_modules')) return undefined
        const module = join(dirname(from), path).replaceAll('\\', '/').replace(/\.js$/, '.ts')
        const file = fileOf.get(module)
        if (file === undefined) return undefined
        if (kind === 'dynamic-import' && !ofCommand.includes(file))
          return { path: module, namespace: 'on-demand', sideEffects: false }
        return file === fileOf.get(from) ? undefined : { path: scheme + file, external: true, sideEffects: false }
      })
      // With the names of this module alone: a bundler takes an `import()` for a use of all that the file exports.
      build.onLoad({ filter: /./, namespace: 'on-demand' }, async ({ path }) => ({
        contents: `export { ${(await exportsOf(path, build)).join()} } from '${scheme}${fileOf.get(path)}'`,
      }))
    },
  }
  const tsup: TsupPlugin = {
    name: 'shared-files',
    renderChunk(code, { path }) {
      const folder = relative(dirname(path), 'dist').replaceAll('\\', '/') || '.'
      return {
        code: code.replace(/(["'])shared:([\w/-]+)\1/g, (_, quote, file) => `${quote}${folder}/${file}.js${quote}`),
      }
    },
  }
  return { esbuild, tsup }
}

/** The values that a module exports. */
async function exportsOf(module: string, { esbuild }: PluginBuild): Promise<readonly string[]> {
  const { metafile } = await esbuild.build({
    entryPoints: [module],
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
    outdir: '.',
  })
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports)
}
