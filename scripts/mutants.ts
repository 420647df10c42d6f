// Changes one figure or comparison at a time and asks the tests that import its file: what they don't find, no test holds.
//
//   npm run mutants -- [--seed 20261123] [--sample 400] [--only src/course] [--nearest 40] [--jobs 2]
//
// First all limits of rules and all figures outside the tables, then a sample of everything, by the seed that is printed.
// Each change is shown to the tests nearest to its file, a few and then more, until one fails.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Change, changesOf } from './mutants/changes.js'
import { equivalentChanges } from './mutants/equivalent.js'
import { importingFiles, testsImporting } from './mutants/importing-tests.js'

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    sample: { type: 'string', default: '400' },
    only: { type: 'string', default: 'src' },
    nearest: { type: 'string', default: '40' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})
const [seed, sample, nearest, jobs] = [given.seed, given.sample, given.nearest, given.jobs].map(Number) as [
  number,
  number,
  number,
  number,
]
if (![seed, sample, nearest, jobs].every(Number.isInteger))
  throw new RangeError('--seed, --sample, --nearest and --jobs take integers')

const files = ['src', 'test', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
)
const importers = importingFiles(files)
/** Tests in a browser, of pictures and of processes take long and hold no figure that others don't. */
const slowTests = /^test\/(built|site|smart|element|pictures|fuzz|build|hosts|cli\/batch|node)\//

/** Where figures and comparisons decide what a clinician reads. The tables have checksums. */
const judged = /^src\/(growth|course|validation|references)\/(?!tables\/|national\/|.*figures\/)/
const clinicalFigures = /^src\/(growth|course|validation)\//

const lines = new Map<string, readonly string[]>()
const all = files
  .filter((file) => judged.test(file) && file.startsWith(given.only))
  .sort()
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    lines.set(file, source.split('\n'))
    return changesOf(file, source)
  })
const isFigure = ({ file, was }: Change) => clinicalFigures.test(file) && /\d/.test(was)
const chosen = [
  ...all.filter(isFigure),
  ...drawn(
    all.filter((change) => !isFigure(change)),
    sample,
  ),
]

/** A random sample of the changes, by the seed. */
function drawn(changes: readonly Change[], count: number): readonly Change[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return changes
    .map((change) => ({ change, order: next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ change }) => change)
}

const lineOf = ({ file, line }: Change) => lines.get(file)?.[line - 1]?.trim() ?? ''
const reasonOf = (change: Change) =>
  equivalentChanges.find(
    ({ file, was, line }) => file === change.file && was === change.was && lineOf(change).includes(line),
  )?.reason

type Outcome = 'found' | 'not found' | 'no test'

async function outcomeOf(change: Change): Promise<Outcome> {
  const tests = testsImporting(change.file, importers).filter((test) => !slowTests.test(test))
  if (tests.length === 0) return 'no test'
  const [few, more] = [tests.slice(0, 8), tests.slice(8, nearest)]
  for (const some of [few, more]) if (some.length > 0 && !(await pass(change, some))) return 'found'
  return 'not found'
}

/** Whether all tests pass on the changed source. One that takes a quarter of an hour has found the change. */
function pass(change: Change, tests: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        'scripts/mutants/vitest.config.ts',
        '--reporter=dot',
        ...tests,
      ],
      { stdio: 'ignore', env: { ...process.env, MUTANT: JSON.stringify(change) }, timeout: 900_000 },
    )
    child.on('close', (code) => resolve(code === 0))
  })
}

console.log(`seed ${seed}: ${chosen.length} of ${all.length} changes`)
const survivors: Change[] = []
const waiting = [...chosen]
let found = 0
async function work(): Promise<void> {
  for (let change = waiting.shift(); change !== undefined; change = waiting.shift()) {
    const outcome = await outcomeOf(change)
    const { file, line, was, is } = change
    if (outcome === 'found') found++
    else {
      const reason = reasonOf(change)
      if (reason === undefined) survivors.push(change)
      console.log(
        `${file}:${line}  ${was} → ${is}  ${outcome}${reason === undefined ? '' : ` (equivalent: ${reason})`}\n    ${lineOf(change)}`,
      )
    }
  }
}
await Promise.all(Array.from({ length: jobs }, work))
console.log(`${found} of ${chosen.length} found; ${survivors.length} to mend or to name as equivalent`)
process.exitCode = survivors.length === 0 ? 0 : 1
