// Prints the bill of materials of what a user installs, in CycloneDX: the packages that npm installs into a clean project
// with the packed package, and those bundled in it. Build first.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packed } from './try-package/run.mjs'

const root = join(import.meta.dirname, '..')
/** What pictures and PDF need in Node; whoever wants neither installs none. */
const peers = ['@resvg/resvg-js', 'jpeg-js', 'pdfmake'].map((name) => `${name}@${installedVersion(name)}`)
/** Licences that a package states in its file LICENSE alone. */
const statedInFile = { 'png-js': 'MIT' }
const work = mkdtempSync(join(tmpdir(), 'auxology-sbom-'))
const archive = await packed(work)
try {
  process.stdout.write(`${JSON.stringify(bill(), null, 2)}\n`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

function bill() {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(work, 'package.json'), '{ "name": "consumer", "version": "0.0.0", "private": true }')
  npm(work, 'install', '--no-audit', '--no-fund', '--ignore-scripts', archive, ...peers)
  const found = JSON.parse(npm(work, 'sbom', '--sbom-format', 'cyclonedx'))

  const components = found.components.map(described)
  const itself = components.find((component) => component['bom-ref'] === `${name}@${version}`)
  const bundled = bundledPackages().map(component)
  return {
    ...found,
    metadata: { ...found.metadata, component: { ...itself, components: bundled } },
    components: components.filter((each) => each !== itself),
    dependencies: found.dependencies.filter(({ ref }) => ref !== found.metadata.component['bom-ref']),
  }
}

/** Without download and installation paths, which are specific to this machine. */
function described({ externalReferences, properties, ...component }) {
  const elsewhere = externalReferences?.filter(({ type }) => type !== 'distribution')
  const id = component.licenses === undefined ? statedInFile[component.name] : undefined
  return {
    ...component,
    ...(id === undefined ? {} : { licenses: [{ license: { id } }] }),
    ...(elsewhere?.length > 0 ? { externalReferences: elsewhere } : {}),
  }
}

function installedVersion(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
}

/** The packages whose code is in the built files: the build names each module's file in a comment. */
function bundledPackages() {
  const dist = join(root, 'dist')
  const texts = readdirSync(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
  const modules = texts.flatMap((text) => [
    ...text.matchAll(/^ *\/\/ (?:\S*\/)?node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm),
  ])
  return [...new Set(modules.map(([, name]) => name))].sort()
}

function component(name) {
  const { version, license } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: license } }],
  }
}

function npm(cwd, ...args) {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 })
}
