// Tests the package as users get it: packs it, installs the tarball into clean projects outside the repository and uses
// it there. The projects are in test/consumers. Build first; this script does not.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { chunkSizes } from './try-package/chunk-sizes.mjs'
import { tryInBrowser } from './try-package/in-browser.mjs'
import { install, packed, run } from './try-package/run.mjs'
import { checkTarball } from './try-package/tarball.mjs'

const root = join(import.meta.dirname, '..')
const consumers = join(root, 'test', 'consumers')
const developed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
const work = mkdtempSync(join(tmpdir(), 'auxology-consumers-'))

/** What pictures and PDF need in Node. */
const packagesInNode = ['@resvg/resvg-js', 'jpeg-js', 'pdfmake'].map(likeHere)

const steps = { tarball, node, command, types, alone, edge, browser, runtimes }
let archive

const otherRuntimes = [
  {
    package: 'deno@2.9.6',
    command: () => [process.execPath, 'node_modules/deno/bin.cjs', 'run', '--allow-all', '--node-modules-dir=manual'],
  },
  {
    package: 'bun@1.4.5',
    // The executable itself: the package's command needs its install script to have run.
    command: (folder) => {
      const [platform] = readdirSync(join(folder, 'node_modules', '@oven'))
      return [join(folder, 'node_modules', '@oven', platform, 'bin', 'bun'), 'run']
    },
  },
]

const failed = []
const wanted = process.argv.slice(2)
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && name !== 'tarball' && !wanted.includes(name)) continue
  const started = performance.now()
  try {
    const said = await step()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log([`ok      ${name} (${seconds} s)`, ...said].join('\n        '))
  } catch (error) {
    failed.push(name)
    console.error(`FAILED  ${name}: ${error.message}`)
    if (name === 'tarball') break
  }
}
rmSync(work, { recursive: true, force: true })
if (failed.length > 0) {
  console.error(`\nThe package fails in: ${failed.join(', ')}.`)
  process.exit(1)
}
console.log('\nThe package works as installed.')
// Vite's worker threads would keep the process alive for a while.
process.exit(0)

async function tarball() {
  archive = await packed(work)
  return checkTarball(archive, statSync(archive).size, work)
}

/** A new project with a consumer's files, and the packages installed in it. */
async function project(name, packages = []) {
  const folder = join(work, name)
  cpSync(join(consumers, name), folder, { recursive: true })
  for (const file of ['package.json', 'child.json']) cpSync(join(consumers, file), join(folder, file))
  await install(folder, [archive, ...packages])
  return folder
}

/** A package in the version used for development here. */
function likeHere(name) {
  return `${name}@${developed[name]}`
}

async function node() {
  const folder = await project('node', packagesInNode)
  const esm = await run(process.execPath, ['check-esm.mjs'], folder)
  const commonJs = await run(process.execPath, ['check-commonjs.cjs'], folder)
  return [...lines(esm), `by require: ${commonJs.trim()}`]
}

async function command() {
  const folder = join(work, 'node')
  const npx = (...args) => run('npx', ['--no-install', 'auxology', ...args], folder)
  const help = await npx('--help')
  if (!help.includes('Usage: auxology')) throw new Error(`auxology --help says ${help}`)
  writeFileSync(
    join(folder, 'document.json'),
    JSON.stringify({
      DateOfBirth: '2014-06-04',
      Gender: 'Male',
      Measurements: [{ Date: '2024-06-04', SizeCm: 138.2 }],
    }),
  )
  const result = await npx('calculate', 'document.json', '--to', 'json', '--today', '2024-06-04')
  const score = JSON.parse(result).Measurements[0].SizeSds.value
  if (score !== -0.53) throw new Error(`auxology calculate gives the score ${score}`)
  return ['npx auxology: --help, and a calculation']
}

async function types() {
  const folder = await project('types', [likeHere('@types/node')])
  // The same code again as a CommonJS module.
  for (const file of ['use', 'use-node']) cpSync(join(folder, `${file}.ts`), join(folder, `${file}.cts`))
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const kinds = ['node16', 'bundler']
  for (const kind of kinds) await run(process.execPath, [tsc, '-p', `tsconfig.${kind}.json`], folder)
  return [`strict, with exactOptionalPropertyTypes and library checks: ${kinds.join(', ')}`]
}

async function alone() {
  const folder = await project('alone')
  return lines(await run(process.execPath, ['check.mjs'], folder))
}

async function edge() {
  const folder = await project('edge')
  await bundle(folder)
  return lines(await run(process.execPath, ['--no-warnings', '--experimental-vm-modules', 'check.mjs'], folder))
}

async function browser() {
  const folder = await project('browser', [likeHere('@resvg/resvg-wasm'), likeHere('pdfmake')])
  await bundle(folder)
  return [...(await tryInBrowser(join(folder, 'dist'))), ...chunkSizes(join(folder, 'dist', 'assets'))]
}

async function bundle(folder) {
  await build({ root: folder, configFile: join(folder, 'vite.config.js'), logLevel: 'error' })
}

/** Deno and Bun from the registry; skipped if it has none for this machine. */
async function runtimes() {
  const folder = await project('runtimes', packagesInNode)
  const said = []
  for (const runtime of otherRuntimes) {
    let program
    try {
      await install(folder, ['--no-save', runtime.package])
      program = runtime.command(folder)
    } catch {
      said.push(`${runtime.package}: skipped, the registry has none for this machine`)
      continue
    }
    const [file, ...args] = program
    said.push(`${runtime.package}: ${(await run(file, [...args, 'check.mjs'], folder)).trim()}`)
  }
  return said
}

function lines(text) {
  return text.trim().split('\n')
}
