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
import { formatPatientJson } from 'auxology'
import { growingChildren, meter } from './growing-children.js'

const children = Number(process.env['CHILDREN'] ?? 100_000)
const other = process.env['COMMAND']
const visits = 8
const folder = mkdtempSync(join(tmpdir(), 'auxology-batch-'))

const rows = ['Id,DateOfBirth,Gender,Date,SizeCm,WeightKg,HeadCm']
const documents: string[] = []
for (const { dateOfBirth, gender, measurements } of growingChildren(children, () => visits)) {
  const child = documents.length
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
  const { status, stderr } = spawnSync(process.execPath, ['--import', meter, command, 'batch', input, ...options], {
    encoding: 'utf8',
  })
  if (status !== 0) return undefined
  const seconds = (performance.now() - start) / 1000
  return { seconds, processor: Number(/processor (\S+)/.exec(stderr)?.[1]), bytes: statSync(out).size }
}
