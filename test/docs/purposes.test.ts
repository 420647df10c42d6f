import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hazards, modulesOf, purposePages, requirements } from '../../scripts/purposes/purpose-pages.js'

const docs = join(import.meta.dirname, '../../docs/purposes')

it.each([...purposePages()])('%s is as it would be written now', (file, text) => {
  expect(readFileSync(join(docs, file), 'utf8')).toBe(text)
})

it('every hazard and every requirement is held by the tests of a module', () => {
  const rows = [...hazards(), ...requirements()]
  expect(rows.length).toBeGreaterThan(130)
  expect(rows.filter((row) => modulesOf(row).length === 0).map(({ id }) => id)).toEqual([])
})
