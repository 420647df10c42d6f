/**
 * The processor time of a batch as a multiple of what \`calculateMany\` takes for the same children, which it
 * is given as objects: from a plain CSV file, and from one as German software writes it (Windows-1252,
 * semicolons, quotes, decimal commas, dd.mm.yyyy). 6.5 visits a child on average. Each is a process of its
 * own, its start included, with all threads; they take turns, and each counts by its quickest run.
 *
 *     npm run build && npm run bench -- batch-ratios
 *
 * CHILDREN is how many (40,000), RUNS how often each runs (3).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { growingChildren, meter } from './growing-children.js'

const children = Number(process.env['CHILDREN'] ?? 40_000)
const runs = Number(process.env['RUNS'] ?? 3)
/** The most that the second may take, as a multiple. */
const goals: { readonly [input: string]: number } = { plain: 1.8, German: 2.5 }

const folder = mkdtempSync(join(tmpdir(), 'auxology-batch-ratios-'))
const path = (name: string) => join(folder, name)
const plain = ['Id,DateOfBirth,Gender,Date,SizeCm,WeightKg,HeadCm,Ward']
const german = ['"PatNr";"Geburtsdatum";"Geschlecht";"Datum";"Größe";"Gewicht";"Kopfumfang";"Station"']
const given: object[] = []
const germanDay = (date = '') => date.slice(0, 10).split('-').reverse().join('.')
const comma = (value: unknown) => String(value).replace('.', ',')
for (const child of growingChildren(children, (at) => 1 + (at % 12))) {
  const { dateOfBirth, gender, measurements } = child
  const id = `c${given.length}`
  for (const { date, sizeCm, weightKg, headCm } of measurements) {
    plain.push([id, dateOfBirth, gender, date, sizeCm, weightKg, headCm, 'south'].join(','))
    const days = `"${id}";${germanDay(dateOfBirth)};"${gender === 'male' ? 'm' : 'w'}";${germanDay(date)}`
    german.push(`${days};${comma(sizeCm)};${comma(weightKg)};${comma(headCm)};"Süd"`)
  }
  given.push(child)
}
writeFileSync(path('plain.csv'), `${plain.join('\n')}\n`)
writeFileSync(path('german.csv'), `${german.join('\r\n')}\r\n`, 'latin1')
writeFileSync(path('children.json'), JSON.stringify(given))
const visits = plain.length - 1

/** Says what the processor did for the results alone: not for reading them. */
const assess = `import { readFileSync } from 'node:fs'
import { calculateMany } from ${JSON.stringify(new URL('../dist/index.js', import.meta.url).href)}
const children = JSON.parse(readFileSync(${JSON.stringify(path('children.json'))}, 'utf8'))
const start = process.cpuUsage()
let visits = 0
for (const { result } of calculateMany(children, { today: '2026-06-01' })) visits += result.measurements.length
const { user, system } = process.cpuUsage(start)
process.stderr.write('\\nprocessor ' + (user + system) / 1e6 + '\\n')`

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const batch = (input: string, ...options: string[]) =>
  [
    ...['--import', meter, cli, 'batch', path(input), '--out', path('out.csv'), '--overwrite', '--workers', '1'],
    ...['--today', '2026-06-01', ...options],
  ] as const
const jobs = {
  calculateMany: ['--input-type=module', '--eval', assess],
  plain: batch('plain.csv'),
  German: batch('german.csv', '--encoding', 'windows-1252', '--decimal', 'comma', '--dates', 'dd.mm.yyyy'),
}
const best: Record<string, number> = {}
for (let run = 0; run < runs; run++) {
  for (const [job, args] of Object.entries(jobs)) {
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    best[job] = Math.min(best[job] ?? Number.POSITIVE_INFINITY, Number(/processor (\S+)/.exec(stderr)?.[1]))
  }
}
rmSync(folder, { recursive: true })

console.log(`${children} children, ${visits} visits; load ${loadavg()[0]?.toFixed(1)}`)
const least = best['calculateMany'] as number
console.table(
  Object.entries(best).map(([job, seconds]) => ({
    job,
    'processor, s': Number(seconds.toFixed(2)),
    'µs a visit': Number(((seconds * 1e6) / visits).toFixed(1)),
    'times calculateMany': Number((seconds / least).toFixed(2)),
    goal: goals[job] ?? '',
  })),
)
