import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const dist = join(import.meta.dirname, '../../dist')

const linked = /^(?:import|export|\}).*\bfrom "(\..*)";$/gm
const linkedOrLoaded = /\b(?:from |import ?\(?)"(\..*?)"/g

/** What Node.js links for some files before it runs any of them. */
function linkedFiles(entries: readonly string[], imports: RegExp = linked): readonly string[] {
  const files = new Set<string>()
  const open = entries.map((name) => join(dist, name))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
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

it('leads no bundler from an entry to the command, which loads packages that nobody installed', () => {
  const entries = readdirSync(dist).filter((file) =>
    /^(?:index|references|who-daily|clinic-measures|languages|http|node|element|fhir|warehouse)\.js$/.test(file),
  )
  expect(entries).toHaveLength(10)
  const reached = linkedFiles(entries, linkedOrLoaded)
  expect(reached.some((file) => file.startsWith('print-chart-and-data-'))).toBe(true)
  expect(reached.filter((file) => file.startsWith('command') || file.includes('-command-'))).toEqual([])
})
