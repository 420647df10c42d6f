import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { decodeColumns } from '../../src/references/figure-coding.js'

/** Begins a text of plain figures: no digit of packed ones. */
const plainMark = '#'

/**
 * Writes the figures of some tables plainly, as differences in JSON: for a file with
 * which everything starts, where the milliseconds that V8 takes to warm up their decoder
 * count for more than bytes. The decoder takes both kinds then.
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
      build.onLoad({ filter: /[\\/]references[\\/]figure-coding\.ts$/ }, ({ path }) => ({
        contents: takingPlainFigures(readFileSync(path, 'utf8')),
        loader: 'ts',
      }))
    },
  }
}

/** A module of packed figures with plain ones. */
function withPlainFigures(source: string): string {
  const columns = / per: \{.*?\}/.exec(source)?.[0].match(/\w+: \d/g)?.length
  if (columns === undefined) return source
  return source.replace(/(?<= (?:fe)?male:\s+')[^']+/g, (text) => plainText(decodeColumns(text, columns)))
}

function plainText(columns: readonly (readonly number[])[]): string {
  const differences = columns.map((numbers) => numbers.map((number, row) => number - (numbers[row - 1] ?? 0)))
  return plainMark + JSON.stringify(differences)
}

/** The module of the decoder, which asks for the kind of a text first. */
function takingPlainFigures(source: string): string {
  const packed = source.replace('export function decodeColumns(', 'function packedColumns(')
  if (packed === source) throw new Error('no decoder of figures')
  return `${packed}
export function decodeColumns(text: string, columns: number): readonly (readonly number[])[] {
  if (!text.startsWith('${plainMark}')) return packedColumns(text, columns)
  return JSON.parse(text.slice(1)).map((numbers: number[]) => summedUp(numbers, 1))
}
`
}
