import { build, type Plugin } from 'esbuild'
import { entries, programs } from './entries.js'
import { closureOf, type ModuleGraph, moduleAt } from './modules.js'
import { common } from './options.js'

/**
 * Writes the code for Node.js, for `import` and `require` alike: `core.cjs` with what calculates, `charts.cjs` with what else
 * the main entries need as they load, `more.cjs` with the rest of the library, and `command.cjs`. Node.js opens few files
 * where modules alone would be hundreds, and doesn't compile what only others need. A module runs when it is first asked for.
 *
 * @returns the file of each module
 */
export async function buildNodeFiles(graph: ModuleGraph): Promise<ReadonlyMap<string, string>> {
  const exported = await exportsOf(Object.keys(graph))
  const ofLibrary = closureOf(Object.values(entries), graph, true)
  const ofCommand = closureOf(['src/command/command-line.ts', 'src/command/commands/calculate-command.ts'], graph)
  const ofMain = closureOf(['src/index.ts', 'src/clinical/references/index.ts', 'src/ground/languages/index.ts'], graph)
  const fileOf = new Map<string, string>()
  for (const module of Object.keys(graph)) {
    const ofLoading = ofCommand.has(module) ? 'core' : ofMain.has(module) ? 'charts' : 'more'
    fileOf.set(module, ofLibrary.has(module) ? ofLoading : 'command')
  }
  const asked = new Set([...Object.values(entries), ...Object.values(programs)])
  for (const [module, imports] of Object.entries(graph)) {
    for (const { path } of imports) if (fileOf.get(path) !== fileOf.get(module)) asked.add(path)
  }
  for (const file of new Set(fileOf.values())) {
    const getters = [...asked].filter((module) => fileOf.get(module) === file).map(getter)
    await build({
      ...common,
      stdin: { contents: `module.exports = { ${getters.join(', ')} }`, resolveDir: '.' },
      outfile: `dist/${file}.cjs`,
      format: 'cjs',
      platform: 'node',
      // The package has them as files: 0.13 MB of the download.
      loader: { '.ttf': 'empty' },
      // Names stay, for stack traces; lines stay short, for Node.js prints the one that threw.
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 120,
      // `require` instead of `import()`, which Jest doesn't know; the command loads packages that are modules alone.
      supported: { 'dynamic-import': file === 'command' },
      define: { 'import.meta.url': 'moduleUrl' },
      banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href" },
      plugins: [otherFiles(file, fileOf, exported), ...common.plugins],
    })
  }
  return fileOf
}

/** The names that modules export. */
async function exportsOf(modules: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({ entryPoints: [...modules], outdir: 'dist', write: false, metafile: true })
  return new Map(Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [entryPoint, exports]))
}

function getter(module: string): string {
  return `get '${module}'() { return require('./${module}') }`
}

/** Takes modules of the other files from these. */
function otherFiles(
  own: string,
  fileOf: ReadonlyMap<string, string>,
  exported: ReadonlyMap<string, readonly string[]>,
): Plugin {
  return {
    name: 'other-files',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ resolveDir, path }) => {
        const module = moduleAt(resolveDir, path)
        const file = fileOf.get(module)
        if (file === undefined || file === own) return undefined
        return { path: module, namespace: 'other-file', sideEffects: false }
      })
      onResolve({ filter: /\.cjs$/ }, ({ path }) => ({ path, external: true }))
      onLoad({ filter: /./, namespace: 'other-file' }, ({ path }) => ({
        contents: `const all = require('./${fileOf.get(path)}.cjs')
          export const { ${exported.get(path)?.join(', ')} } = all['${path}']`,
      }))
    },
  }
}
