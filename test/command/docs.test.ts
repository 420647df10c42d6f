import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gestationalCorrections } from '../../src/clinical/growth/growth-options.js'
import { builtInSets } from '../../src/clinical/references/built-in-sets.js'
import { tableOptions } from '../../src/command/batch/read/table-form.js'
import { defaultColumns, resultGroups } from '../../src/command/batch/write/result-columns.js'
import { alikeUnits, unitWords } from '../../src/ground/model/field-names.js'
import { fieldNames, synonymsOf } from '../../src/ground/text/named-field.js'
import { auxology } from './auxology.js'

const page = readFileSync('docs/command.md', 'utf8')

it.each(builtInSets)('the page has the set $id', ({ id }) => {
  expect(page).toContain(`\`${id}\``)
})

it.each(gestationalCorrections)('the page has the correction %s', (correction) => {
  expect(page).toContain(`\`${correction}\``)
})

it('the page has every synonym of a column and its units, in the form that the table has', () => {
  const lists = ['measurements', 'markers', 'puberty']
  for (const [key, field] of Object.values(fieldNames).flatMap((fields) => Object.entries(fields))) {
    if (lists.includes(key)) continue
    const units = field.unit === undefined ? [] : Object.keys(alikeUnits[field.unit])
    const name = key.charAt(0).toUpperCase() + key.slice(1)
    expect(page).toContain(`| ${name} | ${synonymsOf(field).join(', ')} | ${units.join(', ')} |`)
  }
  for (const word of Object.values(unitWords).flatMap((words) => words.split(' ')))
    expect(page).toContain(`\`${word}\``)
})

it('the page has the default columns, and every group', () => {
  expect(page).toContain(defaultColumns.join(', '))
  for (const group of resultGroups) expect(page).toContain(`\`${group}\``)
})

it.each(tableOptions)('the page has the option $name', ({ name }) => {
  expect(page).toContain(`--${name}`)
})

/** Tried by tests of their own: what they take is no patient document. */
const others = ['batch', 'fhir', 'conform', 'COMMAND']

/** The commands that the page shows, with an example patient in place of the reader's file. */
const shown = [...page.matchAll(/^auxology (.+)$/gm)]
  .map(([, line = '']) => line.split(' '))
  .filter(([command = '']) => !others.includes(command))

it('the page shows commands', () => expect(shown.length).toBeGreaterThan(3))

it.each(shown)('the page shows what works: auxology %s', async (...args) => {
  const read = (path: string) => {
    if (['our-clinic.json', 'height.csv'].includes(path)) return readFileSync(`examples/references/${path}`)
    const name = path.endsWith('.json') ? 'preterm-boy.json' : 'girl-with-turner-syndrome.xml'
    return readFileSync(`examples/patients/${name}`)
  }
  const today = ['compare', 'list', 'check'].some((name) => args.includes(name)) ? [] : ['--today', '2026-06-01']
  const { status, errors, output, written } = await auxology([...args, ...today], { read })
  expect({ status, errors }).toEqual({ status: 0, errors: [] })
  expect([output, ...written.values()].filter((content) => content.length > 0)).toHaveLength(1)
})
