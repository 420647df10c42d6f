import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { decodeColumns, plainMark } from '../../src/references/figure-coding.js'

/**
 * Writes the figures of some tables plainly: for a file with which everything starts,
 * where the milliseconds that V8 takes to warm up their decoder count for more than bytes.
 *
 * @param isWanted whether a module is of such a file
 */
export function plainFigures(isWanted: (module: string) => boolean): Plugin {
  return {
    name: 'plain-figures',
    setup(build) {
      build.onLoad({ filter: /[\\/]tables[\\/]figures[\\/].*\.ts$/ }, ({ path }) => {
        const module = relative('.', path).replaceAll('\\', '/')
        return isWanted(module) ? { contents: withPlainFigures(readFileSync(path, 'utf8')), loader: 'ts' } : undefined
      })
    },
  }
}

/** A module of packed figures with plain ones. */
export function withPlainFigures(source: string): string {
  const columns = / per: \{.*?\}/.exec(source)?.[0].match(/\w+: \d/g)?.length
  if (columns === undefined) return source
  return source.replace(/(?<= (?:fe)?male:\s+')[^']+/g, (text) => plainText(decodeColumns(text, columns)))
}

function plainText(columns: readonly (readonly number[])[]): string {
  const differences = columns.map((numbers) => numbers.map((number, row) => number - (numbers[row - 1] ?? 0)))
  return plainMark + JSON.stringify(differences)
}
