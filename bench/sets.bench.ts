/**
 * What loading a set costs: the import of its entry in a process of its own, where the
 * library is loaded already, and then its first curve: the fastest and the median of nine processes.
 *
 *     npm run bench -- sets
 */
import { execFileSync } from 'node:child_process'

const program = (entry: string) => `
  await import('auxology/references')
  const start = performance.now()
  const set = Object.values(await import('${entry}')).find((value) => value?.series !== undefined)
  for (const { table } of set.series.height) table.curve('male')
  console.log(performance.now() - start)`
const entries = [
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
  'netherlands-preterm',
  'olsen',
]

for (const name of entries) {
  const entry = `auxology/references/${name}`
  const times = Array.from({ length: 9 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', program(entry)], { encoding: 'utf8' })),
  ).sort((a, b) => a - b)
  console.log(`${entry}: ${times[0]?.toFixed(1)} ms, median ${times[4]?.toFixed(1)} ms`)
}
