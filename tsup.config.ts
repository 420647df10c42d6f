import { defineConfig, type Options } from 'tsup'
import { pureCalls } from './scripts/pure-calls.js'
import { withoutRuleDocumentation } from './scripts/without-rule-documentation.js'

/** The entry points that other packages import. */
const library = {
  index: 'src/index.ts',
  references: 'src/references/index.ts',
  'who-daily': 'src/references/who-daily.ts',
  languages: 'src/languages/index.ts',
  http: 'src/http/index.ts',
  node: 'src/node/node-listener.ts',
}

/** The runtime services that raster images and PDF need; the field `browser` of package.json replaces Node's with the browser's. */
const hosts = { 'render-node': 'src/render/node/node-host.ts', 'render-browser': 'src/render/browser/browser-host.ts' }

/** The command and its worker threads: ESM only, without types. */
const command = {
  cli: 'src/cli/main.ts',
  'batch-worker': 'src/cli/batch/batch-worker.ts',
  'chart-worker': 'src/cli/serve/chart-worker.ts',
}

const common: Options = {
  target: ['node20', 'es2022'],
  // All entries of a format share their chunks, so that an error thrown by one is `instanceof` the other's class.
  splitting: true,
  // Small, and within the bundle they load faster: users install nothing for them. csv-parse is in the command alone.
  // d3-array, lineclip and node-fetch-server are modules only, which CommonJS can't require on Node.js 20.
  noExternal: ['@rgrove/parse-xml', '@remix-run/node-fetch-server', 'csv-parse', 'd3-array', 'internmap', 'lineclip'],
  // tsup leaves out of the bundle by itself what is a dependency or a peer, but not what is optional.
  external: [/^@resvg\//, 'jpeg-js', /^pdfmake\//, 'sharp'],
  // The fonts, for browsers.
  loader: { '.ttf': 'base64' },
  esbuildPlugins: [pureCalls, withoutRuleDocumentation],
  dts: { entry: library },
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
  // `npm run build` empties dist before: these two run side by side and would clean up after each other.
  clean: false,
}

export default defineConfig([
  { ...common, format: 'esm', entry: { ...library, ...hosts, ...command } },
  // CommonJS has no import.meta.url of its own: the shim provides it.
  // Without maps, into which tsup writes where on the machine they were made.
  { ...common, format: 'cjs', entry: { ...library, ...hosts }, shims: true, sourcemap: false },
])
