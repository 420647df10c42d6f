import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { observationCodes } from '../../src/fhir/growth-codes.js'

it('the page on FHIR names every code that is read, and no other observation', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/fhir.md'), 'utf8')
  const table = page.slice(page.indexOf('| Observation | LOINC'), page.indexOf('| Condition | SNOMED'))
  const bodyPositions = ['102538003', '40199007', '10904000']
  const named = [...table.matchAll(/\b\d{8,}\b|\b\d{4,5}-\d\b/g)].map(([code]) => code)
  expect(named.filter((code) => !bodyPositions.includes(code)).sort()).toEqual([...observationCodes].sort())
})
