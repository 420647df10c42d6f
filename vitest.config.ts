import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    projects: [
      // The source, in every time zone.
      { extends: true, test: { name: 'source', include: ['test/**/*.test.ts'], exclude: ['test/built/**'] } },
      // The built package and its command, which need `npm run build`.
      { extends: true, test: { name: 'built', include: ['test/built/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
