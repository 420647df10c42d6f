// Fuzzes everything that takes a document, a patient, a chart request, a table or an HTTP request.
//
//   npm run fuzz -- [--runs 200000] [--seed 20261120] [--target calculate] [--path 12:0:3] [--report fuzz-report.json]
//
// Each target runs in a separate process, which is killed if a single run hangs. The seed and path of a failure reproduce
// its input. Without --target, all named cases of test/fuzz/named follow.
import { fork, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { TargetReport } from '../test/fuzz/run-target.js'
import { targets } from '../test/fuzz/targets/index.js'

/** A process that is silent for this long counts as hanging, milliseconds. */
const longestSilence = 60_000

const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    target: { type: 'string' },
    path: { type: 'string' },
    report: { type: 'string' },
  },
})
const runs = Number(given.runs)
const seed = Number(given.seed)
if (!(runs > 0 && Number.isInteger(seed)))
  throw new RangeError('--runs must be a positive number and --seed an integer')

const chosen = targets.filter(({ name }) => given.target === undefined || name === given.target)
if (chosen.length === 0) throw new RangeError(`--target must be one of ${targets.map(({ name }) => name).join(', ')}`)
/** What the runs of a target are stated for. */
const usualRuns = 200_000
const shares = chosen.reduce((sum, { share }) => sum + share, 0)

const reports: (TargetReport & { readonly seconds: number })[] = []
console.log(`${runs} runs, seed ${seed}\n`)
console.log('target               runs   refused  slowest ms  seconds  failures')
for (const { name, share, runs: own } of chosen) {
  const start = performance.now()
  const report = await inOwnProcess(
    name,
    Math.ceil(own === undefined ? (runs * share) / shares : (runs * own.thorough) / usualRuns),
  )
  const seconds = (performance.now() - start) / 1000
  reports.push({ ...report, seconds })
  const cells = [report.runs, report.refused, report.slowest.toFixed(1), seconds.toFixed(0), report.failures.length]
  const widths = [9, 10, 12, 9, 10]
  console.log(name.padEnd(16) + cells.map((cell, i) => String(cell).padStart(widths[i] as number)).join(''))
  for (const failure of report.failures) printFailure(name, failure)
}
// The named cases run in full here, which the ordinary tests have no time for.
const named = given.target === undefined ? namedCases() : 0
const total = reports.reduce((sum, report) => sum + report.runs, 0)
const failed = reports.reduce((sum, report) => sum + report.failures.length, 0)
console.log(`\n${total} runs, ${failed} failures`)
if (given.report !== undefined)
  writeFileSync(given.report, `${JSON.stringify({ seed, total, failed, reports }, null, 2)}\n`)
process.exitCode = failed > 0 || named !== 0 ? 1 : 0

function inOwnProcess(target: string, own: number): Promise<TargetReport> {
  const file = fileURLToPath(new URL('fuzz-process.ts', import.meta.url))
  const settings = { target, runs: own, seed, path: given.path }
  const child = fork(file, [JSON.stringify(settings)], { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve) => {
    let done = 0
    let ended = false
    const end = (report: TargetReport) => {
      if (ended) return
      ended = true
      clearInterval(watch)
      child.kill('SIGKILL')
      resolve(report)
    }
    const broken = (error: string) =>
      end({
        name: target,
        runs: done,
        refused: 0,
        slowest: 0,
        failures: [{ seed, path: String(done), input: '', error }],
      })
    let heard = performance.now()
    const watch = setInterval(() => {
      if (performance.now() - heard > longestSilence) broken('a run hangs')
    }, 1000)
    child.on('message', (message: { done?: number; report?: TargetReport }) => {
      heard = performance.now()
      done = message.done ?? done
      if (message.report) end(message.report)
    })
    child.on('exit', (code) => broken(`the process ended with ${code} after run ${done}`))
  })
}

function namedCases(): number | null {
  console.log()
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const args = [vitest, 'run', '--project', 'source', '--project', 'alone', 'test/fuzz/named', '--reporter', 'dot']
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, FUZZ_THOROUGH: '1' } }).status
}

function printFailure(name: string, { seed, path, input, error }: TargetReport['failures'][number]): void {
  console.log(`  ${error.split('\n').slice(0, 6).join('\n  ')}`)
  console.log(`  input: ${input}`)
  console.log(`  reproduce: npm run fuzz -- --target '${name}' --seed ${seed} --path ${path}`)
}
