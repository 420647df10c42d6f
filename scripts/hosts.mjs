// Builds and runs a program with the packed package in each of the hosts that people use it in: bundlers, frameworks,
// test runners, compilers. Each is installed in an exact version into a folder of its own outside the repository.
// `npm run hosts` tries all of them and writes docs/browser.md; `npm run hosts -- vite jest` tries these,
// with --brief without the second build of pages, with pdfmake. Build first.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextHosts } from './hosts/next.mjs'
import { nodeBundles } from './hosts/node-bundles.mjs'
import { pageHosts } from './hosts/pages.mjs'
import { testRunners } from './hosts/test-runners.mjs'
import { typeHosts } from './hosts/types.mjs'
import { webHosts } from './hosts/web.mjs'
import { packed } from './try-package/run.mjs'

const root = join(import.meta.dirname, '..')
const hosts = { ...webHosts, ...nextHosts, ...pageHosts, ...nodeBundles, ...testRunners, ...typeHosts }

const isBrief = process.argv.includes('--brief')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--brief')
const unknown = wanted.filter((name) => !Object.hasOwn(hosts, name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(hosts).join(', ')}.`)
  process.exit(1)
}

/** How far `calculatePatient` may differ between bundlers. */
const mostDifference = 1.05

const work = mkdtempSync(join(tmpdir(), 'auxology-hosts-'))
const place = { work, archive: await packed(work), isBrief }
const results = []
const failed = []
const waiting = Object.entries(hosts).filter(([name]) => wanted.length === 0 || wanted.includes(name))
/** Installing waits for the disk and the network, building for the processor: a few at a time. */
const atOnce = 3
await Promise.all(Array.from({ length: atOnce }, tryTheRest))

async function tryTheRest() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, tryHost] = next
    const started = performance.now()
    try {
      const { version, ran, sizes = {}, isAlike = false } = await tryHost(place)
      results.push({ name, version, ran, sizes, isAlike })
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log([`ok      ${name} ${version} (${seconds} s)`, ran, ...sizeTexts(sizes)].join('\n        '))
    } catch (error) {
      failed.push(name)
      console.error(`FAILED  ${name}: ${error.stack}`)
    }
  }
}

function sizeTexts(sizes) {
  return Object.entries(sizes).map(([program, kilobytes]) => `${program} ${kilobytes.toFixed(1)} kB`)
}

if (process.env.KEEP === undefined) rmSync(work, { recursive: true, force: true })
else console.log(work)
if (failed.length > 0) {
  console.error(`\nThe package fails in: ${failed.join(', ')}.`)
  process.exit(1)
}
const kilobytes = results.filter(({ isAlike }) => isAlike).map(({ sizes }) => sizes.calculate)
const [least, most] = [Math.min(...kilobytes), Math.max(...kilobytes)]
if (most > least * mostDifference) {
  console.error(`calculatePatient weighs ${least} to ${most} kB: a bundler carries what it doesn't use.`)
  process.exit(1)
}
if (wanted.length === 0 && !isBrief) {
  const order = Object.keys(hosts)
  const rows = results
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, version, ran }) => `| ${name} | ${version} | ${ran} |`)
  const page = join(root, 'docs', 'browser.md')
  const table = ['| Host | Version | What ran |', '| --- | --- | --- |', ...rows].join('\n')
  const text = readFileSync(page, 'utf8').replace(/^\| Host \|(?:.*\n)+?(?=\n)/m, `${table}\n`)
  writeFileSync(page, text)
}
