import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from 'tsup'

/** Below the project's folder, where builds run. */
const source = 'src'
const annotated = /\/\* @__NO_SIDE_EFFECTS__ \*\/\nexport function (\w+)/g

/**
 * Marks what tables, sets and languages are made by as pure, so that a bundler
 * leaves out those that a program doesn't use. esbuild itself heeds
 * `@__NO_SIDE_EFFECTS__` only in the file of the function; this marks the
 * calls in the others.
 */
export const pureCalls: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'pure-calls',
  setup(build) {
    const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'))
    const names = files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(annotated)].map(([, name]) => name),
    )
    const calls = new RegExp(
      `(?<=^(?:(?:export )?const \\w+(?:: \\w+)? =| +\\w+:) )(?=(?:${names.join('|')})\\()`,
      'gm',
    )
    build.onLoad({ filter: /[\\/]src[\\/](references|languages)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(calls, '/* @__PURE__ */ '),
      loader: 'ts',
    }))
  },
}
