import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { assignedFields } from './scripts/build/assigned-fields.js'
import { narrowD3 } from './scripts/build/narrow-d3.js'
import { keepImports, oneFileAModule, shareErrors } from './scripts/build/one-file-a-module.js'
import { renderingHost } from './scripts/build/rendering-host.js'
import { closureOf, sharedFiles } from './scripts/build/shared-files.js'
import { sourceToPublish } from './scripts/build/source-to-publish.js'
import { vendorWithoutMaps } from './scripts/build/vendor-without-maps.js'

/** The national sets: each file is an entry, `references/netherlands`. */
const national = Object.fromEntries(
  readdirSync('src/references/national').map((file) => [
    `references/${file.replace('.ts', '')}`,
    `src/references/national/${file}`,
  ]),
)

/** The entry points that other packages import. */
const library = {
  index: 'src/index.ts',
  references: 'src/references/index.ts',
  'who-daily': 'src/references/who-daily.ts',
  'clinic-measures': 'src/references/clinic-measures.ts',
  languages: 'src/languages/index.ts',
  http: 'src/http/index.ts',
  node: 'src/node/node-listener.ts',
  element: 'src/element/index.ts',
  fhir: 'src/fhir/index.ts',
  warehouse: 'src/warehouse/index.ts',
  ...national,
}

/** Those of them that run without Node. */
const { node: _, ...everywhere } = library

/** Those of them for pages without a bundler. */
const { index, references, languages, element, fhir } = library

/** What draws pictures and PDF, for `require`: `imports` of package.json chooses the one for the runtime. */
const hosts = { 'render-node': 'src/render/node/node-host.ts', 'render-browser': 'src/render/browser/browser-host.ts' }

/** The command and its worker threads: ESM only, without types. */
const command = {
  cli: 'src/cli/main.ts',
  'batch-worker': 'src/cli/batch/batch-worker.ts',
  'parquet-worker': 'src/cli/batch/parquet-worker.ts',
  'answer-worker': 'src/cli/serve/answer-worker.ts',
}

const common: Options = {
  target: ['node20', 'es2022'],
  // All entries of a format share their files, so that an error thrown by one is `instanceof` the other's class.
  splitting: true,
  // Small, and within the bundle they load faster: users install nothing for them. csv-parse and fast-xml-parser are in the command alone.
  // d3's modules, lineclip and node-fetch-server are modules only, which CommonJS can't require on Node.js 20.
  noExternal: [
    '@rgrove/parse-xml',
    '@remix-run/node-fetch-server',
    'csv-parse',
    'd3-array',
    'd3-dispatch',
    'd3-drag',
    'd3-format',
    'd3-interpolate',
    'd3-path',
    'd3-scale',
    'd3-selection',
    'd3-shape',
    'd3-transition',
    'd3-zoom',
    'fast-xml-parser',
    'internmap',
    'lineclip',
  ],
  // tsup leaves out of the bundle by itself what is a dependency or a peer.
  external: [/^pdfmake\//],
  // The fonts, for browsers and for bundles.
  loader: { '.ttf': 'base64' },
  // As written: some runtimes know Node's modules by their full names only.
  removeNodeProtocol: false,
  esbuildOptions: (options) => {
    options.alias = {
      // parse-xml's build is CommonJS, which bundlers can't tree-shake; its source, which it ships too, they tree-shake.
      '@rgrove/parse-xml': '@rgrove/parse-xml/src/index.ts',
      // csv-parse names this one in short.
      stream: 'node:stream',
    }
  },
  sourcemap: true,
  minify: false,
  // `npm run build` empties dist before: these run side by side and would clean up after each other.
  clean: false,
  silent: true,
}

/** The element's declarations name elements and events; everything else compiles without. */
const dts = { entry: library, compilerOptions: { lib: ['ES2022', 'DOM', 'DOM.Iterable'] } }

/** The command in which a start counts: it loads two files beside its own, and nothing of charts. */
const ofCommand = closureOf(['src/cli/command-line.ts', 'src/cli/commands/calculate-command.ts'])
const ofLibrary = closureOf([library.index])
/** With the set that other Dutch sets are made of: they would load the file of the Netherlands, twice the time of their own. */
const ofReferences = closureOf([library.references, 'src/references/dutch-set.ts'])
/** No entry may lead to the files of the command: bundlers follow all that it loads on demand, to packages that nobody installed. */
const ofEntries = closureOf(Object.values(library), true)

const core = modulesIn(ofCommand, (module) => ofEntries.has(module))
const shared = sharedFiles(
  {
    core,
    command: modulesIn(ofCommand, (module) => !ofEntries.has(module)),
    charts: modulesIn(ofLibrary, (module) => !ofCommand.has(module)),
    tables: modulesIn(ofReferences, (module) => !ofLibrary.has(module) && !ofCommand.has(module)),
  },
  library,
  ['command'],
)

function modulesIn(closure: ReadonlySet<string>, isWanted: (module: string) => boolean): ReadonlySet<string> {
  return new Set([...closure].filter(isWanted))
}

const { modules, onDemand } = oneFileAModule(Object.values(everywhere))

export default defineConfig([
  // For Node: few files, for a quick start.
  {
    ...common,
    format: 'esm',
    entry: { ...library, ...command },
    dts,
    plugins: [shared.tsup],
    esbuildPlugins: [shared.esbuild, narrowD3, assignedFields, sourceToPublish, vendorWithoutMaps],
  },
  // The same for `require`. Without maps, into which tsup writes where on the machine they were made.
  {
    ...common,
    format: 'cjs',
    entry: { ...library, ...hosts },
    dts,
    esbuildPlugins: [renderingHost('named'), narrowD3, assignedFields, sourceToPublish],
    // CommonJS has no import.meta.url of its own.
    define: { 'import.meta.url': 'moduleUrl' },
    inject: ['scripts/build/module-url.js'],
    sourcemap: false,
    // A condition for bundlers alone has to lead to a module.
    onSuccess: () => writeFile('dist/render-browser.js', "export { host } from './render-browser.cjs'\n"),
  },
  // For bundlers, browsers and edge runtimes: many files, for tree shaking. They are readable: maps would double the download.
  {
    ...common,
    format: 'esm',
    platform: 'neutral',
    outDir: 'dist/modules',
    entry: modules,
    esbuildPlugins: [keepImports, narrowD3, assignedFields, sourceToPublish],
    sourcemap: false,
  },
  {
    ...common,
    format: 'esm',
    platform: 'browser',
    outDir: 'dist/modules/later',
    entry: onDemand,
    esbuildPlugins: [shareErrors, assignedFields, sourceToPublish],
    sourcemap: false,
  },
  // For pages without a bundler: few files again.
  {
    ...common,
    format: 'esm',
    platform: 'browser',
    outDir: 'dist/browser',
    entry: { index, references, languages, element, fhir },
    esbuildPlugins: [renderingHost('browser'), narrowD3, assignedFields, sourceToPublish],
    minify: true,
    sourcemap: false,
  },
])
