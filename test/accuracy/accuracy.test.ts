import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accuracyPage } from '../../scripts/accuracy/accuracy-page.js'
import { everyRow, fingerprint } from '../../scripts/accuracy/every-row.js'
import { comparedNormal, normalTolerance } from '../../scripts/accuracy/independent-normal.js'
import { comparedResults, isMet } from '../../scripts/accuracy/independent-patients.js'
import {
  comparedScores,
  percentileTolerance,
  scoreTolerance,
  valueTolerance,
} from '../../scripts/accuracy/independent-scores.js'
import { publicationNotes } from '../../scripts/accuracy/notes.js'
import { comparedPrints, isMatched } from '../../scripts/accuracy/published.js'
import { tables } from '../../scripts/reference-pages.js'
import { printedTables } from './published/index.js'

const root = join(import.meta.dirname, '../..')

describe('printed values', () => {
  const prints = comparedPrints()

  it('are many', () => expect(prints.length).toBeGreaterThan(1300))

  it.each(printedTables)('stand in every column: $table.id, $gender, by $x', ({ percentiles, scores, rows }) => {
    for (const [, ...values] of rows) expect(values).toHaveLength((scores ?? percentiles)?.length as number)
  })

  it.each([...new Set(prints.map(({ table }) => table))].map((table) => [table.id, table] as const))(
    'of %s are met within their rounding',
    (_, table) => {
      const missed = prints.filter((print) => print.table === table && !isMatched(print))
      expect(missed.map(({ gender, source, difference }) => ({ gender, source, difference }))).toEqual([])
    },
  )
})

describe('scores that R computed from the source figures', () => {
  const scores = comparedScores()

  it('are many, for every table and sex, between rows, and from -5 to 5 (else: npm run independent-values)', () => {
    expect(scores.length).toBeGreaterThan(4500)
    for (const table of tables) {
      for (const gender of ['male', 'female'] as const) {
        const own = scores.filter((score) => score.table === table && score.gender === gender)
        expect(own.length > 0, `${table.id} ${gender}`).toBe(table.curve(gender) !== undefined)
        if (own.length === 0) continue
        expect(own.some(({ atRow }) => atRow) && own.some(({ atRow }) => !atRow)).toBe(true)
        if (table.distribution === 'median') continue
        expect(Math.min(...own.map(({ score }) => score as number))).toBeLessThanOrEqual(-4.9)
      }
    }
  })

  it.each(tables.map((table) => [table.id, table] as const))('of %s are ours', (_, table) => {
    const missed = scores.filter(
      (score) =>
        score.table === table &&
        !(
          Math.abs(score.scoreDifference) <= scoreTolerance(score) &&
          Math.abs(score.percentileDifference) <= percentileTolerance(score) &&
          Math.abs(score.valueDifference) <= valueTolerance(score)
        ),
    )
    expect(
      missed.map(({ gender, x, value, score, scoreDifference }) => ({ gender, x, value, score, scoreDifference })),
    ).toEqual([])
  })
})

it('whole patients have the results, tables and cuts that R has (else: npm run independent-values, with all sources)', () => {
  const results = comparedResults()
  expect(results.length).toBeGreaterThan(1200)
  expect(results.filter((result) => !isMet(result))).toEqual([])
})

it('Φ and its inverse are those of R', () => {
  for (const one of comparedNormal()) {
    expect(one.absolute, `${one.function}(${one.argument})`).toBeLessThanOrEqual(normalTolerance)
    expect(one.relative, `${one.function}(${one.argument})`).toBeLessThanOrEqual(normalTolerance)
  }
})

it('every row of every source was met by the very figures that the library has (else: npm run independent-values)', () => {
  const summary = everyRow()
  for (const table of tables.filter(({ distribution }) => distribution === 'lms')) {
    const own = summary.get(table.id)
    expect(own?.figures, table.id).toBe(fingerprint(table))
    expect(own?.inner.largest, table.id).toBeLessThanOrEqual(table.thinned ? 0.002 : 1e-9)
  }
})

it('every publication has its notes (else: scripts/accuracy/notes.ts)', () => {
  const publications = new Set(tables.map(({ source }) => source))
  expect(Object.keys(publicationNotes).sort()).toEqual([...publications].sort())
})

it('the committed values keep to 300 kB', () => {
  const files = ['scores', 'patients', 'normal'].map((name) => `independent-${name}.csv`)
  const size = [...files, 'every-row.csv'].reduce(
    (sum, file) => sum + statSync(join(root, 'test/accuracy', file)).size,
    0,
  )
  expect(size).toBeLessThan(300_000)
})

it('docs/accuracy.md says what the comparisons say (else: npm run accuracy)', () => {
  expect(readFileSync(join(root, 'docs/accuracy.md'), 'utf8').replaceAll('\r\n', '\n')).toBe(accuracyPage())
})
