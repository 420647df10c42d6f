// Checks for the programs that some tests need. On Debian, as root, it installs missing packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.mjs'

/** Programs and the Debian packages that contain them. */
const tools = [
  { name: 'chromium', debian: 'chromium', found: () => existsSync(chromiumPath) },
  { name: 'pdftotext, pdfinfo, pdffonts', debian: 'poppler-utils', found: () => runs('pdftotext', '-v') },
  { name: 'qpdf', debian: 'qpdf', found: () => runs('qpdf', '--version') },
  { name: 'xmllint', debian: 'libxml2-utils', found: () => runs('xmllint', '--version') },
]

function runs(command, ...args) {
  return spawnSync(command, args).error === undefined
}

function install(packages) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (spawnSync('apt-get', ['update', '-qq'], options).status !== 0) return
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

let missing = tools.filter(({ found }) => !found())
if (missing.length > 0 && process.getuid?.() === 0 && runs('apt-get', '--version')) {
  install(missing.map(({ debian }) => debian))
  missing = tools.filter(({ found }) => !found())
}
if (missing.length > 0) {
  console.error('Some tests need programs that are not installed:')
  for (const { name, debian } of missing) console.error(`  ${name}: on Debian, apt-get install ${debian}`)
  console.error('If Chromium is installed elsewhere, set the environment variable CHROMIUM to its path.')
  process.exitCode = 1
}
