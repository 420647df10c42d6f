import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { entries, programs } from './entries.js'

const root = join(import.meta.dirname, '../..')
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Exports }

type Exports = { readonly [entry: string]: { readonly import?: Paths; readonly require?: Paths } }
type Paths = { readonly types: string; readonly default: string }

/**
 * Writes the files that lead to those with the code: for each entry one for `require`, and one for `import` with its types; a
 * module for the command and each of its threads.
 *
 * @param fileOf the file of each module
 */
export function writeEntries(fileOf: ReadonlyMap<string, string>): void {
  const require = createRequire(import.meta.url)
  for (const name of Object.keys(entries)) {
    // Of an entry that is no more: its folder would be packed.
    if (name !== 'index') rmSync(join(root, name), { recursive: true, force: true })
  }
  for (const [name, module] of Object.entries(entries)) {
    const depth = name.includes('/') ? '../' : './'
    const own = `./${name.replace(/.*\//, '')}.cjs`
    write(
      `dist/${name}.cjs`,
      `const all = require('${depth}${fileOf.get(module)}.cjs')\nmodule.exports = all['${module}']\n`,
    )
    const values = Object.keys(require(join(root, `dist/${name}.cjs`))).sort()
    write(`dist/${name}.js`, `import entry from '${own}'\nexport const { ${values.join(', ')} } = entry\n`)
    write(`dist/${name}.d.ts`, `export * from '${own}'\n`)
    writeFolder(name)
  }
  for (const [name, module] of Object.entries(programs)) {
    const load = `createRequire(import.meta.url)('./command.cjs')['${module}']`
    write(`dist/${name}.js`, name === 'cli' ? command(load) : `import { createRequire } from 'node:module'\n${load}\n`)
  }
}

function command(load: string): string {
  return `#!/usr/bin/env node
import module, { createRequire } from 'node:module'

// What is loaded after this starts quicker the next time, where Node.js keeps compiled code (from 22.8 on;
// NODE_DISABLE_COMPILE_CACHE=1 forbids it).
module.enableCompileCache?.()
await ${load}.runCommandLine()
`
}

/** For resolvers that don't follow `exports` (Parcel, TypeScript's `moduleResolution: node`): a folder that leads to the files. */
function writeFolder(name: string): void {
  if (name === 'index') return
  const entry = Object.keys(exports).find((key) => exports[key]?.require?.default === `./dist/${name}.cjs`)
  const folder = entry ?? name
  const { import: module, require: commonJs } = exports[folder] ?? exports[`./${dirname(name)}/*`] ?? {}
  if (module === undefined || commonJs === undefined) throw new Error(`package.json doesn't export ${name}`)
  const leadTo = (path: string) => relative(folder, path.replace('*', name.replace(/.*\//, ''))).replaceAll('\\', '/')
  const manifest = {
    main: leadTo(commonJs.default),
    module: leadTo(module.default),
    types: leadTo(commonJs.types),
    sideEffects: false,
  }
  write(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

function write(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
