// Runs every bench/*.bench.ts in a separate process, one after another; arguments select some by name.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

const wanted = process.argv.slice(2)
const benches = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .sort()

for (const file of benches) {
  console.log(`\n${file}`)
  const { status } = spawnSync(process.execPath, [...process.execArgv, `bench/${file}`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
