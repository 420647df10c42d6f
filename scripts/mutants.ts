// Changes one figure or comparison at a time and asks the tests that import its file: what they don't find, no test holds.
//
//   npm run mutants -- [--seed 20261123] [--sample 400] [--only src/clinical/course,src/clinical/growth] [--seconds 20] [--jobs 2]
//
// First all limits of rules and all figures outside the tables, then a sample of everything, by the seed that is printed.
// The sources are compiled once with all changes in them; one process switches them on in turn and asks the tests that
// reach the change, those of its folder first, until one fails or the seconds are used up. An edit of src or test in the
// meantime finds changes that no test finds: edit in another clone.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Change, switchedSource } from './mutants/changes.js'
import { type Equivalent, equivalentChanges } from './mutants/equivalent.js'
import { importingFiles, testsImporting } from './mutants/importing-tests.js'
import type { Plan } from './mutants/plan.js'

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    sample: { type: 'string', default: '400' },
    only: { type: 'string', default: 'src' },
    seconds: { type: 'string', default: '20' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})
const [seed = 0, sample = 0, seconds = 0, jobs = 0] = [given.seed, given.sample, given.seconds, given.jobs].map(Number)
if (![seed, sample, seconds, jobs].every(Number.isInteger))
  throw new RangeError('--seed, --sample, --seconds and --jobs take integers')

const files = ['src', 'test', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
)
const importers = importingFiles(files)

/**
 * Tests of pictures, processes, databases and pages take long and hold no figure that these don't; one that compares
 * a page that was written from the rules agrees with any limit.
 */
const askedTests = /^test\/clinical\/(?!validation\/plausibility-docs)/
/** Modules that a test replaces would be replaced for all tests after it. */
const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/
const testsOf = (file: string) =>
  testsImporting(file, importers).filter(
    (test) => askedTests.test(test) && !replacesModules.test(readFileSync(test, 'utf8')),
  )

/** Where figures and comparisons decide what a clinician reads, by weight. The tables have checksums. */
const judgedFolders = [
  'src/clinical/validation/',
  'src/clinical/course/',
  'src/clinical/growth/',
  'src/clinical/references/',
]
const clinicalFigures = judgedFolders.slice(0, 3)
/** The sizes of sets are measured after a build. */
const measured = 'src/clinical/references/set-quality.ts'
const tables = /\/(tables|national|figures)\//

const changes: Change[] = []
const code: { [file: string]: string } = {}
for (const folder of judgedFolders)
  for (const file of files
    .filter((name) => name.startsWith(folder) && !tables.test(name) && name !== measured)
    .sort()) {
    const switched = switchedSource(file, readFileSync(file, 'utf8'), changes.length)
    if (switched.changes.length === 0) continue
    code[file] = switched.code
    changes.push(...switched.changes)
  }
for (const one of Object.values(equivalentChanges).flat())
  if (!changes.some((change) => isOf(change, one)))
    throw new Error(`no change is as equivalent.ts says: ${one.join(', ')}`)
const asked = given.only.split(',')
const numbers = changes.flatMap(({ file }, number) => (asked.some((path) => file.startsWith(path)) ? [number] : []))
const isFigure = ({ file, was }: Change) => clinicalFigures.some((folder) => file.startsWith(folder)) && /\d/.test(was)
const figures = numbers.filter((number) => changes[number] && isFigure(changes[number]))
const others = numbers.filter((number) => !figures.includes(number))
const chosen = [...figures, ...[...drawn(others, sample)].sort((a, b) => a - b)]
if (chosen.length === 0) throw new RangeError(`no figure or comparison in ${given.only}`)

/** A random sample, by the seed. */
function drawn(all: readonly number[], count: number): readonly number[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return all
    .map((number) => ({ number, order: next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ number }) => number)
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
const changedFiles = [...new Set(chosen.map((number) => changes[number]?.file ?? ''))]
const plan: Omit<Plan, 'numbers' | 'log'> = {
  code,
  fileOf: changes.map(({ file }) => file),
  tests: [...new Set(changedFiles.flatMap(testsOf))],
  milliseconds: 1000 * seconds,
  reached: join(folder, 'reached.json'),
}
/** Milliseconds of silence after which a process hangs. */
const longestSilence = 600_000
const outcomes = new Map<number, string>()

/** Has a process try changes; a change at which it hangs or dies is found, and another process goes on after it. */
async function tryAll(name: string, numbers: readonly number[]): Promise<void> {
  for (let round = 0; ; round++) {
    const waiting = numbers.filter((number) => !outcomes.has(number))
    if (round > 0 && waiting.length === 0) return
    const log = join(folder, `${name}-${round}.log`)
    writeFileSync(log, '')
    const path = join(folder, `${name}-${round}.json`)
    writeFileSync(path, JSON.stringify({ ...plan, numbers: waiting, log } satisfies Plan))
    const stoppedAt = await follow(started(path), log)
    if (stoppedAt !== undefined) decide(stoppedAt, 'found as it hangs or dies')
    else if (waiting.some((number) => !outcomes.has(number))) throw new Error(`stopped early: ${log}`)
  }
}

function started(path: string): ChildProcess {
  const [first = ''] = plan.tests
  const options = ['run', '--config', 'scripts/mutants/vitest.config.ts', '--reporter=dot', first]
  return spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...options], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MUTANTS: path },
  })
}

/** Follows a process to its end, or ends it: the change that was begun and not decided. */
async function follow(child: ChildProcess, log: string): Promise<number | undefined> {
  for (let [read, lastSeen] = [0, Date.now()]; ; await setTimeout(500)) {
    const ended = child.exitCode !== null || child.signalCode !== null
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1)
    for (const line of lines.slice(read)) {
      const [, number, outcome = ''] = /^(\d+) (.*)$/.exec(line) ?? []
      if (number !== undefined && outcome !== 'begun') decide(Number(number), outcome)
    }
    const begun = /^(\d+) begun$/.exec(lines.at(-1) ?? '')?.[1]
    if (ended) {
      endAll(child)
      return begun === undefined ? undefined : Number(begun)
    }
    if (lines.length > read) [read, lastSeen] = [lines.length, Date.now()]
    else if (Date.now() - lastSeen > longestSilence) endAll(child)
  }
}

/** Ends a process with its worker, which may hang after it. */
function endAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Both have ended.
  }
}

function decide(number: number, outcome: string): void {
  outcomes.set(number, outcome)
  const change = changes[number]
  if (change === undefined || outcome.startsWith('found by')) return
  const { file, line, was, is, text } = change
  const reason = reasonOf(change)
  const equivalent = reason === undefined ? '' : ` (equivalent: ${reason})`
  console.log(`${file}:${line}  ${was} → ${is}  ${outcome}${equivalent}\n    ${text}`)
}

function reasonOf(change: Change): string | undefined {
  return Object.keys(equivalentChanges).find((reason) => equivalentChanges[reason]?.some((one) => isOf(change, one)))
}

function isOf(change: Change, [file, was, line]: Equivalent): boolean {
  const start = change.text.indexOf(line)
  if (change.file !== file || change.was !== was || start < 0) return false
  return ` ${line} `.includes(` ${was} `) ? change.at >= start && change.at < start + line.length : true
}

console.log(`seed ${seed}: ${chosen.length} of ${numbers.length} changes, in ${folder}`)
await tryAll('reach', [])
const shareOf = (job: number) => chosen.filter((_, index) => index % jobs === job)
await Promise.all(Array.from({ length: jobs }, (_, job) => tryAll(`job-${job}`, shareOf(job))))
const missed = chosen.filter((number) => !outcomes.get(number)?.startsWith('found'))
const survivors = missed.filter((number) => changes[number] && reasonOf(changes[number]) === undefined)
console.log(`${chosen.length - missed.length} of ${chosen.length} found; ${survivors.length} to mend or to name`)
process.exitCode = survivors.length === 0 ? 0 : 1
