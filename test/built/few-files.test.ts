import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const dist = join(import.meta.dirname, '../../dist')

/** What Node.js links for some files before it runs any of them. */
function linkedFiles(entries: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const open = entries.map((name) => join(dist, name))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}).*\bfrom "(\..*)";$/gm)) {
      open.push(join(dirname(file), path))
    }
  }
  return [...files].map((file) => relative(dist, file)).sort()
}

/** What a file loads on demand, with the checksum that esbuild adds to its name. */
const loadedBy = (file: string, name: string) =>
  new RegExp(`import\\("\\./(${name}-\\w+\\.js)"\\)`).exec(readFileSync(join(dist, file), 'utf8'))?.[1] ?? ''

it('links the command of its own files and the core: nothing of charts, and calculates without loading more', () => {
  const commandLine = loadedBy('cli.js', 'command-line')
  expect(linkedFiles(['cli.js', commandLine])).toEqual(['cli.js', commandLine, 'command.js', 'core.js'])
  expect(loadedBy('command.js', 'calculate-command')).toBe('')
})

it('links the library of the core, the charts and what the element shares with them', () => {
  expect(linkedFiles(['index.js'])).toEqual(['charts.js', expect.stringMatching(/^chunk-/), 'core.js', 'index.js'])
})

it.each([
  ['norway', []],
  ['netherlands', ['tables.js']],
  ['netherlands-preterm', ['references/netherlands.js', 'tables.js']],
  ['trisomy-21-netherlands', ['references/netherlands.js', 'tables.js']],
])('links a set of the core and the sets it is made of: %s', (set, others) => {
  expect(linkedFiles([`references/${set}.js`])).toEqual(['core.js', `references/${set}.js`, ...others].sort())
})
