/**
 * How the work grows with a document, from one visit to 10,000: microseconds of the processor for
 * each visit, ten times as many visits as a multiple of their time, and the most
 * memory that was resident. Linear is ten; above is what the memory of a large
 * document costs, below what has a limit. Each cell is measured in a process of its
 * own. A batch is one child with this many visits: seconds and memory of the command.
 *
 *     npm run build && npm run bench -- growth
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  assessCourse,
  calculatePatient,
  formatPatientJson,
  formatPatientXml,
  formatResultJson,
  formatResultXml,
  type Measurement,
  type Patient,
  parsePatientJson,
  parsePatientXml,
  renderChart,
  validatePatient,
} from 'auxology'
import { patientFromFhir, resultToFhir } from 'auxology/fhir'

const sizes = [1, 10, 100, 1000, 10_000]
const options = { today: '2026-06-01' }
const read = { maxBytes: 100_000_000 }

/** A child who grows evenly from three to fifteen years, by stated ages. */
function visits(count: number): readonly Measurement[] {
  return Array.from({ length: count }, (_, i) => {
    const years = (i * 12) / count
    const rounded = (value: number) => Math.round(value * 10) / 10
    return {
      ageInYears: 3 + years,
      sizeCm: rounded(96 + years * 6),
      weightKg: rounded(14 + years * 2.6),
      headCm: rounded(50 + years * 0.3),
    }
  })
}

function withVisits(count: number): Patient {
  return { gender: 'male', measurements: visits(count) }
}

function withMarkers(count: number): Patient {
  const day = (i: number) => new Date(Date.UTC(2012, 0, 1 + Math.floor((i * 4000) / count))).toISOString().slice(0, 10)
  const markers = Array.from({ length: count }, (_, i) => ({ date: day(i), text: `Event ${i}` }))
  return { dateOfBirth: '2009-01-01', gender: 'male', measurements: visits(12), markers }
}

const draws = (patient: Patient, format: 'Svg' | 'Html' | 'Pdf') => () =>
  renderChart(patient, { type: 'Height', format }, options)

/** What is done with a patient; what is not measured is prepared outside. */
const jobs: { readonly [name: string]: (count: number) => () => unknown } = {
  calculate: (count) => {
    const patient = withVisits(count)
    return () => calculatePatient(patient, options)
  },
  validate: (count) => {
    const patient = withVisits(count)
    return () => validatePatient(patient, options)
  },
  'parse XML': (count) => {
    const text = formatPatientXml(withVisits(count))
    return () => parsePatientXml(text, read)
  },
  'parse JSON': (count) => {
    const text = formatPatientJson(withVisits(count))
    return () => parsePatientJson(text, read)
  },
  'format XML': (count) => {
    const result = calculatePatient(withVisits(count), options)
    return () => formatResultXml(result)
  },
  'format JSON': (count) => {
    const result = calculatePatient(withVisits(count), options)
    return () => formatResultJson(result)
  },
  'FHIR written': (count) => {
    const result = calculatePatient(withVisits(count), options)
    return () => resultToFhir(result, { measured: true })
  },
  'FHIR read': (count) => {
    const bundle = resultToFhir(calculatePatient(withVisits(count), options), { measured: true })
    return () => patientFromFhir(bundle)
  },
  assessCourse: (count) => {
    const patient = withVisits(count)
    return () => assessCourse(patient, options)
  },
  Svg: (count) => draws(withVisits(count), 'Svg'),
  Html: (count) => draws(withVisits(count), 'Html'),
  Pdf: (count) => draws(withVisits(count), 'Pdf'),
  'Svg, markers': (count) => draws(withMarkers(count), 'Svg'),
  'Html, markers': (count) => draws(withMarkers(count), 'Html'),
}

/** About so long each size is tried, milliseconds. */
const tried = 1500

/** The middle of several times of the processor, microseconds: with all threads, and so with the collector. */
async function middleTime(job: () => unknown): Promise<number> {
  await job()
  await job()
  const times: number[] = []
  const end = performance.now() + tried
  while (times.length < 5 || performance.now() < end) {
    const start = process.cpuUsage()
    await job()
    const { user, system } = process.cpuUsage(start)
    times.push(user + system)
  }
  return times.sort((a, b) => a - b)[times.length >> 1] as number
}

/** What a job takes: microseconds, and the most that was resident, megabytes. */
interface Cost {
  readonly time: number
  readonly memory: number
}

const cell = process.env['GROWTH_CELL']

/** Measures one job with this many visits, for the process that prints the table. */
async function measureCell(name: string, count: number): Promise<void> {
  const prepare = jobs[name]
  if (prepare === undefined) throw new Error(`there is no job ${name}`)
  const time = await middleTime(prepare(count))
  process.stdout.write(JSON.stringify({ time, memory: process.resourceUsage().maxRSS / 1000 }))
}

function costOf(name: string, count: number): Cost {
  const args = [...process.execArgv, 'bench/growth.bench.ts']
  const env = { ...process.env, GROWTH_CELL: JSON.stringify([name, count]) }
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Says at the end what the command took. */
const meter = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write('\\ncost ' + (user + system) + ' ' + process.resourceUsage().maxRSS / 1000)
})`

/** The command for one child with this many visits: processor time of all threads. */
function costOfBatch(count: number): Cost {
  const folder = mkdtempSync(join(tmpdir(), 'auxology-growth-'))
  const input = join(folder, 'child.ndjson')
  writeFileSync(input, `${formatPatientJson(withVisits(count), { pretty: false })}\n`)
  const imported = `data:text/javascript,${encodeURIComponent(meter)}`
  const command = ['dist/cli.js', 'batch', input, '--workers', '1', '--out', join(folder, 'out.ndjson')]
  const { stderr } = spawnSync(process.execPath, ['--import', imported, ...command], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const [, time, memory] = /\ncost (\S+) (\S+)$/.exec(stderr) ?? []
  if (time === undefined) throw new Error(stderr)
  return { time: Number(time), memory: Number(memory) }
}

function row(job: string, cost: (count: number) => Cost): { readonly [column: string]: string | number } {
  const costs = sizes.map(cost)
  const columns: [string, string | number][] = [['job', job]]
  sizes.forEach((count, i) => {
    columns.push([`${count}, µs each`, Number(((costs[i] as Cost).time / count).toFixed(1))])
  })
  const [thousand, tenThousand] = costs.slice(-2) as [Cost, Cost]
  columns.push(['×10 to 10000', Number((tenThousand.time / thousand.time).toFixed(1))])
  columns.push(['MB at 1', Math.round((costs[0] as Cost).memory)])
  columns.push(['MB at 1000', Math.round(thousand.memory)], ['MB at 10000', Math.round(tenThousand.memory)])
  return Object.fromEntries(columns)
}

if (cell === undefined) {
  const rows = Object.keys(jobs).map((name) => row(name, (count) => costOf(name, count)))
  console.table([...rows, row('batch, beyond one visit', beyondOne())])
} else {
  const [name, count] = JSON.parse(cell)
  await measureCell(name, count)
}

/** The batch without its start, which differs from command to command by more than ten visits take: the middle of several. */
function beyondOne(): (count: number) => Cost {
  const middle = (count: number) => {
    const costs = Array.from({ length: 9 }, () => costOfBatch(count))
    return costs.sort((a, b) => a.time - b.time)[4] as Cost
  }
  const { time: start } = middle(1)
  return (count) => {
    const { time, memory } = middle(count)
    return { time: Math.max(0, time - start), memory }
  }
}
