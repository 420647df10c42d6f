// Checks for the programs that some tests need. On Debian, as root, it installs missing packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.mjs'

/** Programs and the Debian packages that contain them. */
const tools = [
  { name: 'chromium', debian: 'chromium', found: () => existsSync(chromiumPath) },
  { name: 'pdftotext, pdfinfo, pdffonts', debian: 'poppler-utils', found: () => runs('pdftotext', '-v') },
  { name: 'qpdf', debian: 'qpdf', found: () => runs('qpdf', '--version') },
  { name: 'python3', debian: 'python3-minimal', found: () => runs('python3', '--version') },
  { name: 'xmllint', debian: 'libxml2-utils', found: () => runs('xmllint', '--version') },
]

/** What `npm run test:fhir` needs besides. */
const fhir = [
  { name: 'javac', debian: 'openjdk-17-jdk-headless', found: () => runs('javac', '-version') },
  { name: 'mvn', debian: 'maven', found: () => runs('mvn', '--version') },
]

/** What `npm run test:engines` needs besides. */
const engines = [
  ...fhir,
  {
    name: 'the PostgreSQL server',
    debian: 'postgresql',
    found: () => existsSync('/usr/lib/postgresql') || runs('initdb', '--version'),
  },
  { name: 'psql', debian: 'postgresql-client', found: () => runs('psql', '--version') },
  {
    name: 'Python with venv',
    debian: 'python3-venv',
    found: () => succeeds('python3', '-c', 'import venv, ensurepip'),
  },
]

function runs(command, ...args) {
  return spawnSync(command, args).error === undefined
}

function succeeds(command, ...args) {
  return spawnSync(command, args).status === 0
}

function install(packages) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (spawnSync('apt-get', ['update', '-qq'], options).status !== 0) return
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

const needed = process.argv.includes('engines') ? engines : process.argv.includes('fhir') ? fhir : tools
let missing = needed.filter(({ found }) => !found())
if (missing.length > 0 && process.getuid?.() === 0 && runs('apt-get', '--version')) {
  install(missing.map(({ debian }) => debian))
  missing = needed.filter(({ found }) => !found())
}
if (missing.length > 0) {
  console.error('Some tests need programs that are not installed:')
  for (const { name, debian } of missing) console.error(`  ${name}: on Debian, apt-get install ${debian}`)
  if (needed === tools)
    console.error('If Chromium is installed elsewhere, set the environment variable CHROMIUM to its path.')
  process.exitCode = 1
}
