/**
 * A batch by 1, 2 and 4 workers: seconds by the clock, and by the processor over all
 * threads, from and to CSV and newline-delimited JSON. Other programs on the
 * machine show in it: run it on one left alone.
 *
 *     npm run build && npm run bench -- batch
 *
 * CHILDREN is how many (100,000), COMMAND another build's dist/cli.js to run beside.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatPatientJson, type Measurement } from 'auxology'
import { germany, type Lookup, lookUp, valueAt } from 'auxology/references'

const children = Number(process.env['CHILDREN'] ?? 100_000)
const other = process.env['COMMAND']
const visits = 8
const folder = mkdtempSync(join(tmpdir(), 'auxology-batch-'))

// A fixed pseudo-random sequence (Park and Miller 1988): the same children on every run.
let state = 20261122
const random = () => {
  state = (state * 48271) % 2147483647
  return state / 2147483647
}
const gauss = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())

const dayMs = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Says at the end what the processor did in all threads. */
const meter = `import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write('\\nprocessor ' + (user + system) / 1e6 + '\\n')
})`

/** A child near a channel of its own, as most children grow. */
function measurementsOf(gender: 'male' | 'female', born: number): Measurement[] {
  let [height, bmi, head] = [gauss(), gauss() * 0.9, gauss() * 0.9]
  return Array.from({ length: visits }, (_, visit) => {
    const day = born + Math.floor((0.9 + visit * 1.1 + random() * 0.2) * 365.25) * dayMs
    const years = (day - born) / dayMs / 365.25
    height = height * 0.99 + gauss() * 0.1
    bmi = bmi * 0.97 + gauss() * 0.2
    head = head * 0.99 + gauss() * 0.08
    // Beyond 3 SD the formula for BMI may have no value.
    const at = (name: 'height' | 'bmi' | 'head', score: number) =>
      valueAt(lookUp(germany, name, gender, years) as Lookup, Math.max(-3, Math.min(3, score))) as number
    const sizeCm = Number(at('height', height).toFixed(1))
    const weightKg = Number(((at('bmi', bmi) * sizeCm ** 2) / 1e4).toFixed(2))
    return { date: isoDay(day), sizeCm, weightKg, headCm: Number(at('head', head).toFixed(1)) }
  })
}

const rows = ['Id,DateOfBirth,Gender,Date,SizeCm,WeightKg,HeadCm']
const documents: string[] = []
for (let child = 0; child < children; child++) {
  const gender = child % 2 === 0 ? 'male' : 'female'
  const born = Date.UTC(2008, 0, 1) + Math.floor(random() * 2000) * dayMs
  const measurements = measurementsOf(gender, born)
  const dateOfBirth = isoDay(born)
  for (const { date, sizeCm, weightKg, headCm } of measurements) {
    rows.push([`c${child}`, dateOfBirth, gender, date, sizeCm, weightKg, headCm].join(','))
  }
  documents.push(formatPatientJson({ dateOfBirth, gender, measurements }, { pretty: false }))
}
const csv = join(folder, 'children.csv')
const ndjson = join(folder, 'children.ndjson')
writeFileSync(csv, `${rows.join('\n')}\n`)
writeFileSync(ndjson, `${documents.join('\n')}\n`)

const own = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const [load] = loadavg()
console.log(`${children} children, ${visits} visits each; ${availableParallelism()} cores, load ${load?.toFixed(1)}`)

const table: Record<string, string | number>[] = []
for (const [input, ending] of [
  [csv, 'csv'],
  [csv, 'ndjson'],
  [ndjson, 'ndjson'],
] as const) {
  for (const command of other === undefined ? [own] : [other, own]) {
    let alone: number | undefined
    for (const workers of [1, 2, 4]) {
      const run = timed(command, input, ending, workers)
      alone ??= run?.seconds
      table.push({
        from: input === csv ? 'csv' : 'ndjson',
        to: ending,
        command: command === own ? 'this' : 'other',
        workers,
        ...(run === undefined || alone === undefined
          ? { seconds: 'refused' }
          : {
              seconds: Number(run.seconds.toFixed(2)),
              processor: Number(run.processor.toFixed(1)),
              'times one worker': Number((alone / run.seconds).toFixed(2)),
              'bytes a visit': Math.round(run.bytes / children / visits),
            }),
      })
    }
  }
}
console.table(table)
rmSync(folder, { recursive: true })

interface Run {
  readonly seconds: number
  readonly processor: number
  readonly bytes: number
}

/** The time of a batch; undefined for what the command doesn't do. */
function timed(command: string, input: string, ending: string, workers: number): Run | undefined {
  const out = join(folder, `out.${ending}`)
  const options = ['--out', out, '--overwrite', '--workers', String(workers), '--today', '2026-06-01']
  const start = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(meter)}`, command, 'batch', input, ...options],
    { encoding: 'utf8' },
  )
  if (status !== 0) return undefined
  const seconds = (performance.now() - start) / 1000
  return { seconds, processor: Number(/processor (\S+)/.exec(stderr)?.[1]), bytes: statSync(out).size }
}
