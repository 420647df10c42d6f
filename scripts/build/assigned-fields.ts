import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/**
 * Compiles parse-xml from its source as its authors compile it: fields are assigned
 * where the constructor does. Defined one by one, as classes of ES2022 do, they make
 * the parser take a third longer.
 */
export const assignedFields: Plugin = {
  name: 'assigned-fields',
  setup(build) {
    build.onLoad({ filter: /[\\/]parse-xml[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const tsconfigRaw = { compilerOptions: { useDefineForClassFields: false } }
      const { code } = await build.esbuild.transform(readFileSync(path, 'utf8'), {
        loader: 'ts',
        target: 'es2022',
        tsconfigRaw,
      })
      return { contents: code, loader: 'js' }
    })
  },
}
