import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fhirExamples } from '../../../scripts/fhir/example.js'
import { terminology, terminologyText } from '../../../scripts/fhir/terminology.js'
import { observationCodes, observationMeanings } from '../../../src/doors/fhir/codes/growth-codes.js'
import { scoreCodes, standardCodes } from '../../../src/doors/fhir/write/written-codes.js'
import { growthConcepts } from '../../../src/ground/model/fhir-names.js'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/fhir.md'), 'utf8')

it('the page on FHIR names every code that is read, and no other observation', () => {
  const table = page.slice(page.indexOf('| Observation | LOINC'), page.indexOf('| Condition | SNOMED'))
  const bodyPositions = ['102538003', '40199007', '10904000']
  const named = [...table.matchAll(/\b\d{8,}\b|\b\d{4,5}-\d\b/g)].map(([code]) => code)
  expect(named.filter((code) => !bodyPositions.includes(code)).sort()).toEqual([...observationCodes].sort())
})

it('it names everything that a code of the host can mean', () => {
  const section = page.slice(page.indexOf('`codes` takes tables'), page.indexOf('## What is not read'))
  for (const meaning of Object.keys(observationMeanings)) expect(section).toContain(`\`${meaning}\``)
})

it('it names every code of LOINC and SNOMED CT that is written, and no other', () => {
  const table = page.slice(
    page.indexOf('| Observation | LOINC | SNOMED CT | UCUM |'),
    page.indexOf('### Codes of our own'),
  )
  const positions = ['8306-3', '8308-9']
  const named = [...table.matchAll(/\b\d{8,}\b|\b\d{4,5}-\d\b/g)].map(([code]) => code)
  const written = [...Object.values(standardCodes).map(({ code }) => code), ...Object.values(scoreCodes)]
  expect(named.sort()).toEqual([...written, ...positions].sort())
})

it('it has a row for every code of our own, and no other', () => {
  const section = page.slice(page.indexOf('### Codes of our own'), page.indexOf('### What is lost'))
  expect([...section.matchAll(/^\| `([\w-]+)` \| ./gm)].map(([, code]) => code)).toEqual([...growthConcepts])
})

it.each(Object.keys(terminology))('terminology/%s is what `npm run schemas` writes', (file) => {
  expect(readFileSync(join(root, 'terminology', file), 'utf8')).toBe(terminologyText(file))
})

it.each(Object.entries(fhirExamples))('examples/fhir/%s is what `npm run schemas` writes', (file, text) => {
  expect(readFileSync(join(root, 'examples/fhir', file), 'utf8')).toBe(text())
})
