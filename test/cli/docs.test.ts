import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.js'
import { gestationalCorrections } from '../../src/growth/growth-options.js'
import { builtInSets } from '../../src/references/built-in-sets.js'

const page = readFileSync('docs/command.md', 'utf8')

it.each(builtInSets)('the page has the set $id', ({ id }) => {
  expect(page).toContain(`\`${id}\``)
})

it.each(gestationalCorrections)('the page has the correction %s', (correction) => {
  expect(page).toContain(`\`${correction}\``)
})

/** The commands that the page shows, with an example patient in place of the reader's file. */
const shown = [...page.matchAll(/^auxology (.+)$/gm)]
  .map(([, line = '']) => line.split(' '))
  .filter(([command]) => command !== 'batch' && command !== 'COMMAND')

it('the page shows commands', () => expect(shown.length).toBeGreaterThan(3))

it.each(shown)('the page shows what works: auxology %s', async (...args) => {
  const errors: string[] = []
  const written: (string | Uint8Array)[] = []
  const status = await run([...args, '--today', '2026-06-01'], {
    readFile: async (path) => {
      const name = path.endsWith('.json') ? 'preterm-boy.json' : 'girl-with-turner-syndrome.xml'
      return readFileSync(`examples/patients/${name}`)
    },
    readStandardInput: async () => new Uint8Array(),
    writeFile: async (_, content) => void written.push(content),
    print: (content) => written.push(content),
    printError: (line) => errors.push(line),
    showProgress: () => {},
    version: '1.0.0',
    interactive: false,
  })
  expect({ status, errors }).toEqual({ status: 0, errors: [] })
  expect(written).toHaveLength(1)
})
