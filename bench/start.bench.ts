/**
 * The start of a process: the command for a small child and for one of twelve visits,
 * and the first Svg of a program, beside an empty script. Processor time over all
 * threads of fresh processes, which take turns, as each reads it when it ends; the
 * median, the least, and these beyond an empty script, in times of it.
 *
 *     npm run build && npm run bench -- start
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatPatientJson, formatPatientXml, type Patient } from 'auxology'
import { patientOfTwelve } from './patient-of-twelve.js'

const processes = 25
const small: Patient = {
  dateOfBirth: '2018-05-06',
  gender: 'female',
  measurements: [{ date: '2024-05-07', sizeCm: 118.5, weightKg: 21.3 }],
}

const folder = mkdtempSync(join(tmpdir(), 'auxology-start-'))
const inFolder = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const atExit = inFolder(
  'at-exit.cjs',
  `process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    require('fs').writeSync(2, String((user + system) / 1000))
  })`,
)
const firstChart = ['bench/first-chart.mjs', JSON.stringify(patientOfTwelve)]
const jobs: { readonly [name: string]: { readonly args: readonly string[]; readonly cache?: string } } = {
  'an empty script': { args: [inFolder('empty.mjs', '')] },
  'auxology calculate, small child': { args: command('small.json', formatPatientJson(small)) },
  'auxology calculate, twelve visits': { args: command('twelve.xml', formatPatientXml(patientOfTwelve)) },
  'first Svg': { args: firstChart },
  'first Svg, compile cache': { args: firstChart, cache: join(folder, 'cache') },
}

function command(name: string, document: string): readonly string[] {
  return ['dist/cli.js', 'calculate', inFolder(name, document)]
}

/** Milliseconds of the processor. */
function processorTime({ args, cache }: (typeof jobs)[string]): number {
  const env = cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: cache }
  const { stderr } = spawnSync(process.execPath, ['--require', atExit, ...args], { encoding: 'utf8', env })
  const time = Number(stderr)
  if (!(time > 0)) throw new Error(stderr)
  return time
}

const times = Object.fromEntries(Object.keys(jobs).map((name): [string, number[]] => [name, []]))
// Once in vain: compiled code is kept then.
for (const job of Object.values(jobs)) processorTime(job)
for (let turn = 0; turn < processes; turn++) {
  for (const [name, job] of Object.entries(jobs)) times[name]?.push(processorTime(job))
}
rmSync(folder, { recursive: true })

const [ofEmpty] = Object.values(times).map(medianAndLeast)
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => {
      const { median, least } = medianAndLeast(all)
      const beyond = (time: number, empty = time) => Number((time / empty - 1).toFixed(2))
      return [
        name,
        {
          'median, ms': Number(median.toFixed(1)),
          'least, ms': Number(least.toFixed(1)),
          'beyond, median': beyond(median, ofEmpty?.median),
          'beyond, least': beyond(least, ofEmpty?.least),
        },
      ]
    }),
  ),
)

function medianAndLeast(all: readonly number[]): { readonly median: number; readonly least: number } {
  const sorted = all.slice().sort((a, b) => a - b)
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, least: sorted[0] ?? Number.NaN }
}
