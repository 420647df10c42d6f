// The long run: everything that chance chooses, in full numbers and from a new seed every day.
//
//   npm run soak -- [--seed 20261120] [--runs 2000000] [--times 50] [--children 50000] [--drawn 20000] [--share 1]
//
// Fuzzing, then the properties of the tests, 50 times as often as there, then the plausibility of healthy children,
// the lines that join values, charts and sheets of plausible children, courses, PDF/UA of every chart type, then all pictures; each says what failed,
// and the seed, which is printed first, repeats it.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    runs: { type: 'string', default: '2000000' },
    times: { type: 'string', default: '50' },
    children: { type: 'string', default: '50000' },
    drawn: { type: 'string', default: '20000' },
    share: { type: 'string', default: '1' },
  },
})
const { seed, runs, times, children, drawn, share } = given
if (!Number.isInteger(Number(seed)) || ![runs, times, children, drawn, share].every((number) => Number(number) > 0))
  throw new RangeError('--seed must be an integer, --runs, --times, --children, --drawn and --share positive numbers')

/** A part of the long run, as a command line of its own. */
interface Part {
  readonly name: string
  readonly arguments: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const vitest = script('../node_modules/vitest/vitest.mjs')
const parts: readonly Part[] = [
  { name: 'fuzz', arguments: ['--import', 'tsx', script('fuzz.ts'), '--runs', runs, '--seed', seed] },
  {
    name: 'properties',
    arguments: [vitest, 'run', '--project', 'source', '--project', 'alone', '--reporter', 'dot'],
    environment: { AUXOLOGY_RUNS: times, AUXOLOGY_SEED: seed },
  },
  {
    name: 'healthy children',
    arguments: [vitest, 'run', '--project', 'source', 'test/clinical/validation/healthy-children.test.ts'],
    environment: { HEALTHY_CHILDREN: children, HEALTHY_SEED: seed },
  },
  {
    name: 'plausible children',
    arguments: [vitest, 'run', '--project', 'source', 'test/charts/plausible-children.test.ts'],
    environment: { PLAUSIBLE_CHILDREN: drawn, PLAUSIBLE_SEED: seed },
  },
  {
    name: 'lines between visits',
    arguments: [vitest, 'run', '--project', 'source', 'test/charts/line-between-visits.test.ts', '--test-timeout', '0'],
    environment: { LINE_CHILDREN: children, LINE_SEED: seed },
  },
  { name: 'courses', arguments: ['--import', 'tsx', script('write-course-study.ts'), '--check', '--seed', seed] },
  { name: 'PDF/UA', arguments: ['--import', 'tsx', script('test-pdf-ua.ts'), '--full'] },
  { name: 'pictures', arguments: ['--import', 'tsx', script('check-pictures.ts'), '--share', share, '--seed', seed] },
]

console.log(`seed ${seed}`)
const failed = parts.filter((part) => {
  console.log(`\n${part.name}`)
  const environment = { ...process.env, ...part.environment }
  return spawnSync(process.execPath, part.arguments, { stdio: 'inherit', env: environment }).status !== 0
})
console.log(
  failed.length === 0
    ? `\nseed ${seed}: nothing found`
    : `\nseed ${seed}: found in ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
