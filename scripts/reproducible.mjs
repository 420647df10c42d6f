// Builds the package again in another folder, packs both, and compares the archives: the same source gives the same
// bytes, wherever it is built. Then publishes without publishing. Build first.
//
//   npm run reproducible              the code is built again; the types, which take a minute, are those of the build
//   npm run reproducible -- --full    all of it, as before a release
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const isFull = process.argv.includes('--full')
// Beside the source, where node_modules can be linked instead of copied.
const work = mkdtempSync(join(root, '.reproducible-'))
const other = join(work, 'elsewhere')

try {
  copySource()
  run(other, 'npx', 'tsx', 'scripts/build/build.ts')
  if (isFull) run(other, 'npx', 'tsup')
  else copyTypes()
  const [here, there] = [root, other].map(packed)
  if (here.hash !== there.hash) {
    const differing = Object.keys({ ...here.files, ...there.files }).filter(
      (file) => here.files[file] !== there.files[file],
    )
    throw new Error(`the archives differ: ${differing.slice(0, 20).join(', ') || 'not in their files'}`)
  }
  // What npm would refuse at the registry's door, such as a manifest that it corrects.
  // The tag is for a version that is out already.
  run(root, 'npm', 'publish', '--dry-run', '--tag', 'dry-run', '--ignore-scripts', '--access', 'public', here.archive)
  console.log(`The same archive from two folders${isFull ? '' : ' (types not built again)'}: sha512-${here.hash}`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** The files of the repository, and node_modules as links to the same files: a link to the folder would be its real path. */
function copySource() {
  const listed = run(root, 'git', 'ls-files', '-z').split('\0').filter(Boolean)
  for (const file of listed.filter((name) => !/^(?:test|docs|bench)\//.test(name))) {
    mkdirSync(dirname(join(other, file)), { recursive: true })
    cpSync(join(root, file), join(other, file))
  }
  run(root, 'cp', '--archive', '--link', 'node_modules', join(other, 'node_modules'))
}

function copyTypes() {
  for (const file of readdirSync(join(root, 'dist'), { recursive: true })) {
    if (/\.d\.c?ts$/.test(file)) cpSync(join(root, 'dist', file), join(other, 'dist', file))
  }
}

/** The archive of a built folder: its hash, and that of each file in it. */
function packed(folder) {
  const options = ['--json', '--ignore-scripts', '--pack-destination', work]
  const [{ filename, files }] = JSON.parse(run(folder, 'npm', 'pack', ...options))
  const archive = join(work, `${folder === root ? 'here' : 'there'}.tgz`)
  renameSync(join(work, filename), archive)
  const bytes = readFileSync(archive)
  const hashes = files.map(({ path }) => [path, hashOf(readFileSync(join(folder, path)))])
  return { archive, hash: hashOf(bytes), files: Object.fromEntries(hashes) }
}

function hashOf(bytes) {
  return createHash('sha512').update(bytes).digest('base64')
}

function run(cwd, program, ...args) {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 })
}
