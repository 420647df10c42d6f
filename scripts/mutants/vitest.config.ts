import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { Change } from './changes.js'

const change: Change = JSON.parse(process.env['MUTANT'] ?? '')

/** Runs tests on a source with one change, which no file ever holds. */
export default defineConfig({
  plugins: [
    {
      name: 'one change',
      enforce: 'pre',
      configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
        // The changed source is read each time, all others once.
        defineKey(({ id }) => (relative(process.cwd(), id) === change.file ? false : undefined))
      },
      transform(code, id) {
        if (relative(process.cwd(), id) !== change.file) return undefined
        if (code.slice(change.start, change.end) !== change.was) throw new Error(`${change.file} has changed`)
        return `${code.slice(0, change.start)}${change.is}${code.slice(change.end)}`
      },
    },
  ],
  test: {
    root: process.cwd(),
    isolate: false,
    bail: 1,
    maxWorkers: 1,
    testTimeout: 60_000,
    experimental: { fsModuleCache: true },
  },
})
