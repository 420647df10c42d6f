import { defineConfig } from 'tsup'
import { entries } from './scripts/build/entries.js'

/** The types of the package, for `require`; `scripts/build/write-entries.ts` leads `import` to them. */
export default defineConfig({
  entry: { ...entries },
  format: 'cjs',
  // The element's declarations name elements and events; everything else compiles without.
  dts: { only: true, compilerOptions: { lib: ['ES2022', 'DOM', 'DOM.Iterable'] } },
  silent: true,
})
