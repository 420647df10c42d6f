import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

/** The entry points that other packages import. */
const library = {
  index: 'src/index.ts',
  references: 'src/references/index.ts',
}

/** The command and the worker of its batches: ESM only, without types. */
const command = { cli: 'src/cli/main.ts', 'batch-worker': 'src/cli/batch/batch-worker.ts' }

/**
 * Modules that get chunks of their own, so that a bundler which tree-shakes
 * the package drops them whole: the assessment, apart from charts and
 * documents, and every module that imports a package. Nobody loads these
 * entries themselves; package.json leaves them out of the tarball.
 */
const parts = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('cli/'))
    .filter((file) => file.startsWith('assessment/') || importsPackage(readFileSync(`src/${file}`, 'utf8')))
    .map((file) => [`parts/${file.replace(/\.ts$/, '')}`, `src/${file}`]),
)

function importsPackage(source: string): boolean {
  return /^(?!import type).*\bfrom '(?!\.|node:)/m.test(source)
}

const common: Options = {
  target: ['node20', 'es2022'],
  // All entries of a format share their chunks, so that an error thrown by one is `instanceof` the other's class.
  splitting: true,
  // d3 is ESM only: a CommonJS consumer could not load it from outside.
  noExternal: [/^d3-/, 'internmap'],
  dts: { entry: library },
  // As written: some runtimes know Node's modules by their full names only.
  removeNodeProtocol: false,
  sourcemap: true,
  minify: false,
  // `npm run build` empties dist before: these two run side by side and would clean up after each other.
  clean: false,
}

export default defineConfig([
  { ...common, format: 'esm', entry: { ...library, ...command, ...parts } },
  { ...common, format: 'cjs', entry: library },
])
