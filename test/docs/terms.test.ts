import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diseaseReferences } from '../../src/clinical/growth/disease.js'
import { seriesNames } from '../../src/clinical/references/reference-set.js'
import { measures } from '../../src/clinical/references/table.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import { messageTargets } from '../../src/ground/model/validation-message.js'
import { words } from '../fixtures/words.js'

/** Elements that carry no clinical quantity. */
const notQuantities = ['FirstName', 'LastName', 'Markers', 'Text', 'Measurements', 'validation_message']

/** Records whose members are explained with the element that holds them. */
const parts =
  /^(Extended)?(Score|ValidationMessage|DiseaseScore|BmiClass|PercentOfPercentile|GrowthInterval|GrowthRate|GrowthGoal|ScoreFall|ChangeSince|WeightLoss|FalteringGrowth|FalteringThreshold|SdsChange|ChangeWithinOne|FamilyTarget|TargetDistance|AdultHeightPrediction|AdultHeightNotUsable|NotUsableReason|ScreeningResult|ScreeningComparison|ScreeningGap|CourseFinding|PubertyStage|PubertyHint)$/

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** The names of a document's elements, except those inside scores, classes and messages. */
function elementsOf(file: string): string[] {
  const { properties, $defs }: JsonSchema = JSON.parse(readFileSync(file, 'utf8'))
  const records = Object.entries($defs ?? {}).flatMap(([name, record]) => (parts.test(name) ? [] : [record]))
  return [{ properties }, ...records].flatMap((record) => Object.keys(record.properties ?? {}))
}

const elements = ['patient-request', 'patient-result-extended'].flatMap((name) =>
  elementsOf(`schemas/${name}.schema.json`),
)
const quantities = [...new Set(elements)].filter((name) => !notQuantities.includes(name))
const diseases = Object.keys(diseaseReferences)

const rows = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.split('|').length === 8)
  .map((line) => line.split('|').map((cell) => cell.trim()))
const named = new Set(rows.flatMap(([, first = '']) => [...first.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)))
const codesIn = (column: number, pattern: RegExp) => rows.flatMap((cells) => (cells[column] ?? '').match(pattern) ?? [])

it.each([...quantities, ...diseases])('docs/terms.md explains %s', (name) => {
  expect([...named]).toContain(name)
})

it('the table of several names has names that exist, each in its column', () => {
  const section = readFileSync('docs/terms.md', 'utf8').split('## One thing, several names')[1]?.split('\n## ')[0] ?? ''
  const cells = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
  const inColumn = (index: number) =>
    cells.flatMap((line) => [...(line.split('|')[index] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  expect(cells.length).toBeGreaterThan(8)
  const known = [elements, elements.map(fieldOf), messageTargets, chartTypes, [...seriesNames, ...measures]]
  known.forEach((names: readonly string[], i) => {
    expect(inColumn(i + 2).filter((name) => !names.includes(name))).toEqual([])
  })
})

const fieldOf = (element: string) => element.charAt(0).toLowerCase() + element.slice(1)

it('docs/terms.md names nothing that does not exist', () => {
  expect([...named].filter((name) => ![...elements, ...diseases].includes(name))).toEqual([])
})

/** LOINC: mod 10 (Luhn), with the check digit behind the hyphen. */
function isLoinc(code: string): boolean {
  const digits = [...code.replace('-', '')].reverse().map(Number)
  const sum = digits.reduce(
    (total, digit, i) => total + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  )
  return /^\d{1,7}-\d$/.test(code) && sum % 10 === 0
}

const product = words(`
  0123456789 1234067895 2340178956 3401289567 4012395678 5987604321 6598710432 7659821043 8765932104 9876543210
`)
const permutation = words(`
  0123456789 1576283094 5803796142 8916043527 9453126870 4286573901 2793806415 7046913258
`)
const at = (table: readonly string[], row: number, column: number) => Number(table[row]?.[column])

/** SNOMED CT: Verhoeff, and a partition identifier of concepts (00, or 10 in an extension) before the check digit. */
function isConcept(id: string): boolean {
  const digits = [...id].reverse().map(Number)
  const check = digits.reduce((sum, digit, i) => at(product, sum, at(permutation, i % 8, digit)), 0)
  return /^[1-9]\d{2,14}[01]0\d$/.test(id) && check === 0
}

describe('codes', () => {
  const loinc = codesIn(4, /\d+-\d+/g)
  const snomed = codesIn(5, /\d{6,}/g)

  it('are found', () => {
    expect(loinc.length).toBeGreaterThan(20)
    expect(snomed.length).toBeGreaterThan(20)
  })

  it.each(loinc)('LOINC %s has its check digit', (code) => {
    expect(isLoinc(code)).toBe(true)
  })

  it.each(snomed)('SNOMED CT %s has its check digit', (id) => {
    expect(isConcept(id)).toBe(true)
  })

  it('with another digit are refused', () => {
    const others = (code: string) =>
      [...code].flatMap((digit, i) =>
        digit === '-' ? [] : [code.slice(0, i) + ((Number(digit) + 1) % 10) + code.slice(i + 1)],
      )
    expect(loinc.flatMap(others).filter(isLoinc)).toEqual([])
    expect(snomed.flatMap(others).filter(isConcept)).toEqual([])
  })
})
