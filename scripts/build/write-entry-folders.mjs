// For resolvers that don't follow `exports` of package.json (Parcel, TypeScript's `moduleResolution: node`): a folder for
// each entry, whose package.json leads to its files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The entries that a pattern such as `./references/*` stands for: one for each file that `require` would load. */
function entriesOf([entry, { import: module, require: commonJs }]) {
  if (entry === '.' || module === undefined) return []
  if (!entry.includes('*')) return [{ entry, module, commonJs, name: '' }]
  const [folder, ending] = commonJs.default.split('*')
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith(ending))
  return files.map((file) => {
    const name = file.slice(0, -ending.length)
    return { entry: entry.replace('*', name), module, commonJs, name }
  })
}

for (const { entry, module, commonJs, name } of Object.entries(exports).flatMap(entriesOf)) {
  const folder = join(root, entry)
  const leadTo = (file) => relative(folder, join(root, file.replace('*', name))).replaceAll('\\', '/')
  const manifest = {
    main: leadTo(commonJs.default),
    module: leadTo(module.default),
    types: leadTo(commonJs.types),
    sideEffects: false,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
