import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'
import { withPureValues } from './pure-values.js'
import { withoutRuleDocumentation } from './without-rule-documentation.js'

/** Reads the source as it is published: for tree shaking, and without what only documentation reads. */
export const sourceToPublish: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'source-to-publish',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const text = readFileSync(path, 'utf8')
      const isRule = /[\\/]src[\\/]clinical[\\/]validation[\\/]/.test(path)
      const contents = withPureValues(path, isRule ? withoutRuleDocumentation(path, text) : text)
      return { contents, loader: 'ts' }
    })
  },
}
