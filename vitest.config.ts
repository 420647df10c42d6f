import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { dateTests, otherZones, zoneOfAllTests } from './test/time-zones.js'

/** The built package and its command, which need `npm run build`. */
const built = ['test/built/**/*.test.ts']

/** The site, which needs `npm run site`. */
const site = ['test/site/**/*.test.ts']

/** The app in a record system, which needs `npm run build`, a JDK and Maven. */
const smart = ['test/smart/**/*.test.ts']

/**
 * Tests that replace modules, guard against hanging by the clock (a heap that others filled is slow),
 * or start resvg's WebAssembly, which a process can do only once: each has its own modules.
 * All others share one graph of modules in each process.
 */
const replacesModules = /\bvi\.(mock|doMock|resetModules)\(|\binitWasm\b|\binTime\b/
const alone = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => join('test', file))
  .filter((file) => file.endsWith('.test.ts') && replacesModules.test(readFileSync(file, 'utf8')))

const source = { include: ['test/**/*.test.ts'], exclude: [...alone, ...built, ...site, ...smart], isolate: false }

export default defineConfig({
  test: {
    // Guards against a hang alone: a machine that runs much else may take several times as long as usual.
    testTimeout: 120_000 * Number(process.env['AUXOLOGY_RUNS'] ?? 1),
    maxWorkers: '100%',
    env: { TZ: zoneOfAllTests },
    setupFiles: ['test/property-runs.ts'],
    projects: [
      { extends: true, test: { name: 'source', ...source } },
      { extends: true, test: { name: 'alone', include: alone, exclude: [...built, ...site, ...smart] } },
      ...otherZones.map((zone) => ({
        extends: true as const,
        test: { name: `dates in ${zone}`, ...source, include: dateTests, env: { TZ: zone } },
      })),
      { extends: true, test: { name: 'built', include: built } },
      { extends: true, test: { name: 'site', include: site } },
      { extends: true, test: { name: 'smart', include: smart } },
    ],
  },
})
