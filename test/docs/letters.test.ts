import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { holders } from '../../scripts/letters/holders.js'
import { letters } from '../../scripts/letters/letter.js'
import { tables } from '../../scripts/reference-tables.js'
import { publicationName } from '../../src/clinical/references/table.js'
import { coursePublications } from '../../src/command/printed/rights-list.js'

const folder = join(import.meta.dirname, '../../docs/letters')
const written = [...letters()]

it('docs/letters has every letter and no other (else: npm run docs)', () => {
  expect(readdirSync(folder).sort()).toEqual(written.map(([file]) => file).sort())
})

it.each(written)('%s says what the library has (else: npm run docs)', (file, text) => {
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text)
})

it('asks once about each publication that is not cleared, and about what is left out', () => {
  const all = [...tables.flatMap((table) => table.publications), ...coursePublications]
  const notCleared = all.filter(({ rights }) => rights.status === 'unstated' || rights.nonCommercial === true)
  const asked = holders.flatMap(({ publications }) => publications)
  expect(new Set(asked).size).toBe(asked.length)
  expect(new Set(asked)).toEqual(new Set([...notCleared.map(publicationName), 'Bocca-Tjeertes 2012']))
})

it.each(holders.map(({ file, language }) => [file, language] as const))(
  '%s leaves sender and date blank (%s)',
  (file, language) => {
    const text = letters().get(`${file}.md`) ?? ''
    expect(text).toContain(language === 'de' ? '[Datum]' : '[date]')
    expect(text).toContain(language === 'de' ? '[Name und Anschrift des Absenders]' : '[name and address of sender]')
  },
)
