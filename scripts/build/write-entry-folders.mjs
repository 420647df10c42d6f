// For resolvers that don't follow `exports` of package.json (Parcel, TypeScript's `moduleResolution: node`): a folder for
// each entry, whose package.json leads to its files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

for (const [entry, { import: module, require: commonJs }] of Object.entries(exports)) {
  if (entry === '.' || module === undefined) continue
  const folder = join(root, entry)
  const leadTo = (file) => relative(folder, join(root, file)).replaceAll('\\', '/')
  const manifest = {
    main: leadTo(commonJs.default),
    module: leadTo(module.default),
    types: leadTo(commonJs.types),
    sideEffects: false,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
