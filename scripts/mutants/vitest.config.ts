import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { zoneOfAllTests } from '../../test/time-zones.js'
import { readPlan } from './plan.js'

const { code } = readPlan()

/** Runs tests on sources with switches, which no file ever holds. */
export default defineConfig({
  plugins: [{ name: 'switches', enforce: 'pre', transform: (_, id) => code[relative(process.cwd(), id)] }],
  test: {
    root: process.cwd(),
    runner: 'scripts/mutants/change-runner.ts',
    setupFiles: ['test/property-runs.ts'],
    env: { TZ: zoneOfAllTests },
    isolate: false,
    maxWorkers: 1,
    testTimeout: 0,
  },
})
