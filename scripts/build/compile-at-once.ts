// Rewrites the files with which everything starts, so that V8 compiles with them what the first calculation and the first
// chart call. Which functions these are is seen from running them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withEagerFunctions } from './eager-functions.js'

const root = join(import.meta.dirname, '../..')
const files = ['core.js', 'command.js', 'charts.js']

const patients = readdirSync(join(root, 'examples/patients')).map((name) => join('examples/patients', name))
const runs = patients.flatMap((patient) => [
  ['calculate', patient, '--to', 'json'],
  ['calculate', patient, '--to', 'xml'],
  ['chart', patient, '--type', 'Height', '--format', 'Svg'],
])

/** A script in the report of V8's coverage: its functions, each with its own range first. */
interface CoveredScript {
  readonly url: string
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[]
  }[]
}

/** The ranges of the functions that were called, by the URL of their file. */
function calledFunctions(): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'auxology-coverage-'))
  try {
    runAll(folder)
    return reportedFunctions(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Has V8 report on each run in a folder. */
function runAll(folder: string): void {
  for (const run of runs) {
    const env = { ...process.env, NODE_V8_COVERAGE: folder, NODE_DISABLE_COMPILE_CACHE: '1' }
    const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', ...run], {
      cwd: root,
      encoding: 'utf8',
      env,
    })
    if (status !== 0) throw new Error(`auxology ${run.join(' ')}: ${stderr}`)
  }
}

function reportedFunctions(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const called = new Map<string, Set<string>>()
  for (const report of readdirSync(folder)) {
    const { result }: { result: CoveredScript[] } = JSON.parse(readFileSync(join(folder, report), 'utf8'))
    for (const { url, functions } of result) {
      const ofFile = called.get(url) ?? new Set()
      called.set(url, ofFile)
      for (const { ranges } of functions) {
        const [whole] = ranges
        if (whole !== undefined && whole.count > 0) ofFile.add(rangeKey(whole.startOffset, whole.endOffset))
      }
    }
  }
  return called
}

function rangeKey(start: number, end: number): string {
  return `${start}-${end}`
}

const called = calledFunctions()
for (const file of files) {
  const path = join(root, 'dist', file)
  const ranges = called.get(pathToFileURL(path).href)
  if (ranges === undefined) throw new Error(`${file}: nothing of it ran`)
  const before = { code: readFileSync(path, 'utf8'), map: readFileSync(`${path}.map`, 'utf8') }
  const { code, map } = withEagerFunctions(before, (start, end) => ranges.has(rangeKey(start, end)))
  writeFileSync(path, code)
  writeFileSync(`${path}.map`, map)
}
