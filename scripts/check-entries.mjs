// Loads the built package as users do: with `import` and with `require`, through the exports of package.json.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const manifest = require('auxology/package.json')
const entries = Object.keys(manifest.exports)
  // Those of types alone have nothing to load.
  .filter((key) => !key.endsWith('.json') && Object.keys(manifest.exports[key]).join() !== 'types')
  .flatMap((key) => (key.includes('*') ? entriesOfPattern(key) : [key]))
  .map((key) => key.replace('.', manifest.name))

/** What a pattern such as `./references/*` matches; folders of plain files have nothing to load. */
function entriesOfPattern(key) {
  const target = manifest.exports[key].require?.default
  if (target === undefined) return []
  const [folder, ending] = target.split('*')
  const files = readdirSync(folder).filter((file) => file.endsWith(ending))
  return files.map((file) => key.replace('*', file.slice(0, -ending.length)))
}

// An export shared by two entries has to be the same object, by `import` and by `require`, or `instanceof` fails between them.
const seen = new Map()
function same(entry, module) {
  for (const [name, value] of Object.entries(module)) {
    // Each entry has its own list of editions.
    const key = name === 'editions' ? `${entry} ${name}` : name
    if (!seen.has(key)) seen.set(key, value)
    assert.ok(seen.get(key) === value, `${entry} has a different ${name}`)
  }
}

for (const entry of entries) {
  const [esm, cjs] = [await import(entry), require(entry)]
  assert.deepEqual(Object.keys(cjs).sort(), Object.keys(esm).sort(), `${entry}: import and require differ`)
  assert.ok(Object.keys(esm).length > 0, `${entry} exports nothing`)
  same(entry, esm)
  same(entry, cjs)
}

const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.imports })
for (const file of readdirSync('dist', { recursive: true }).filter((name) => /\.(js|cjs)$/.test(name))) {
  const text = readFileSync(`dist/${file}`, 'utf8')
  for (const [, name] of text.matchAll(
    /(?:^(?:import|export)\b[^'"\n]*|\b(?:import|require)\()["']([^."'][^"']*)["']/gm,
  )) {
    const known =
      name.startsWith('node:') ||
      declared.some((dependency) => name === dependency || name.startsWith(`${dependency}/`))
    assert.ok(known, `dist/${file} loads ${name}, which is not among the dependencies`)
  }
}

console.log(`${entries.join(', ')}: import and require agree, and all loaded packages are declared.`)
