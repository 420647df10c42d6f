// Runs the test suite in each of these time zones: a calendar date is the same day everywhere.
import { spawnSync } from 'node:child_process'

const zones = ['UTC', 'Pacific/Apia', 'America/St_Johns', 'Europe/Vienna']

const failed = zones.filter((zone) => {
  console.log(`\nTime zone ${zone}`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'source', '--reporter=dot', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, TZ: zone } },
  )
  return status !== 0
})

if (failed.length > 0) {
  console.error(`\nTests failed in ${failed.join(', ')}.`)
  process.exitCode = 1
} else {
  console.log(`\nAll tests passed in ${zones.join(', ')}.`)
}
