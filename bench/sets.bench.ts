/**
 * What loading a set costs in a process that has loaded the library: the import of its
 * entry, and then its first curves, of height in boys. Beside it the import of an empty
 * file, which is the runtime's own share. Each is the least of many
 * fresh processes, which take turns: on a busy machine most are disturbed, never all.
 * Processor time is that of all threads; V8 compiles in others.
 *
 *     npm run build && npm run bench -- sets
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const processes = 30

const program = (entry: string) => `
  await import('auxology/references')
  const used = process.cpuUsage()
  const start = performance.now()
  const members = await import('${entry}')
  const loaded = performance.now()
  const set = Object.values(members).find((value) => value?.series !== undefined)
  for (const { table } of set?.series.height ?? []) table.curve('male')
  const end = performance.now()
  const { user, system } = process.cpuUsage(used)
  console.log([loaded - start, end - loaded, end - start, (user + system) / 1000].join())`
const names = [
  'netherlands',
  'flanders',
  'italy',
  'turkey',
  'china',
  'korea',
  'saudi-arabia',
  'norway',
  'sweden',
  'cerebral-palsy',
  'trisomy-21-netherlands',
  'olsen',
]
const columns = ['import', 'first curves', 'both', 'processor'] as const
const folder = mkdtempSync(join(tmpdir(), 'auxology-sets-'))
const emptyFile = join(folder, 'empty.mjs')
writeFileSync(emptyFile, '')
const entries = { 'an empty file': pathToFileURL(emptyFile).href, ...entriesOf(names) }

function entriesOf(all: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(all.map((name) => [name, `auxology/references/${name}`]))
}

function measured(entry: string): readonly number[] {
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', program(entry)], { encoding: 'utf8' })
  return text.split(',').map(Number)
}

const least = Object.fromEntries(
  Object.keys(entries).map((name) => [name, columns.map(() => Number.POSITIVE_INFINITY)]),
)
for (let turn = 0; turn < processes; turn++) {
  for (const [name, entry] of Object.entries(entries)) {
    const times = measured(entry)
    least[name] = (least[name] ?? []).map((time, i) => Math.min(time, times[i] ?? time))
  }
}
rmSync(folder, { recursive: true })
console.table(
  Object.fromEntries(
    Object.entries(least).map(([name, times]) => [
      name,
      Object.fromEntries(columns.map((column, i) => [`${column}, ms`, Number(times[i]?.toFixed(2))])),
    ]),
  ),
)
