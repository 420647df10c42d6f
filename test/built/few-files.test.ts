import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
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
  expect(readFileSync(join(dist, 'cli.js'), 'utf8')).toContain('import("./command.js")')
  expect(linkedFiles(['cli.js', 'command.js'])).toEqual(['cli.js', 'command.js', 'core.js'])
  expect(loadedBy('command.js', 'calculate-command')).toBe('')
})

it('links the library of the core, the charts and what the element shares with them', () => {
  expect(linkedFiles(['index.js'])).toEqual(['charts.js', expect.stringMatching(/^chunk-/), 'core.js', 'index.js'])
})

it('links nothing in a circle that has variables for functions: they are at hand when the file has run', () => {
  expect(linkedFiles(['core.js'])).toEqual(['core.js'])
  expect(linkedFiles(['command.js'])).toEqual(['command.js', 'core.js'])
  expect(linkedFiles(['charts.js'])).toEqual(['charts.js', expect.stringMatching(/^chunk-/), 'core.js'])
})

it.each([
  ['core.js', 'calculateWithPuberty', 'course/puberty/assess-puberty.ts'],
  ['command.js', 'runCommand', 'cli/run.ts'],
  ['charts.js', 'renderChart', 'render/render-chart.ts'],
])('compiles with %s what runs first, and maps it to its source', (file, name, module) => {
  const lines = readFileSync(join(dist, file), 'utf8').split('\n')
  const line = lines.findIndex((text) => new RegExp(`^var ${name} = \\((async )?function`).test(text))
  expect(line).toBeGreaterThan(0)
  const map = new SourceMap(JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')))
  const entry = map.findEntry(line + 1, (lines[line + 1] ?? '').search(/\S/))
  if (!('originalSource' in entry)) throw new Error('not mapped')
  expect(entry.originalSource).toMatch(new RegExp(`src/${module}$`))
  const original = readFileSync(join(dist, '..', entry.originalSource.replace(/^.*?src/, 'src')), 'utf8').split('\n')
  expect(original.slice(0, entry.originalLine).join('\n')).toContain(`function ${name}(`)
  expect(original[entry.originalLine]?.trim().slice(0, 3)).toBe(lines[line + 1]?.trim().slice(0, 3))
})

it('links a set of its own file and of what auxology/references has loaded', () => {
  const sets = readdirSync(join(dist, 'references')).filter((file) => file.endsWith('.js'))
  expect(sets).toHaveLength(readdirSync(join(dist, '../src/references/national')).length)
  for (const set of sets) {
    const own = `references/${set}`
    const atHand = linkedFiles(['references.js'])
    expect.soft(linkedFiles([own]).filter((file) => !atHand.includes(file))).toEqual([own])
  }
})

it.each(['js', 'cjs'])('has the Dutch set once, whichever entry it comes from, as .%s', async (extension) => {
  const entry = (name: string) => import(join(dist, `references/${name}.${extension}`))
  const { netherlands, schonbeck2013Height, fredriks2000Head } = await entry('netherlands')
  const { trisomy21Netherlands } = await entry('trisomy-21-netherlands')
  const { netherlandsPreterm } = await entry('netherlands-preterm')
  expect(netherlands.series.height[0].table).toBe(schonbeck2013Height)
  expect(netherlands.series.head[0].table).toBe(fredriks2000Head)
  expect(trisomy21Netherlands.series.height).toBe(netherlands.series.height)
  expect(netherlandsPreterm.series.bmi).toBe(netherlands.series.bmi)
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
