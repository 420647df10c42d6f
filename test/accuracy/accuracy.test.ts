import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accuracyPage } from '../../scripts/accuracy/accuracy-page.js'
import {
  comparedBoy,
  comparedIncrements,
  isIncrementMet,
  medianBounds,
  medianGirlByBayleyPinneau,
  medianRanges,
  velocityDifferences,
} from '../../scripts/accuracy/course-evidence.js'
import { everyRow, fingerprint } from '../../scripts/accuracy/every-row.js'
import { comparedNormal, normalTolerance } from '../../scripts/accuracy/independent-normal.js'
import { comparedResults, isMet } from '../../scripts/accuracy/independent-patients.js'
import {
  comparedScores,
  percentileTolerance,
  scoreTolerance,
  valueTolerance,
} from '../../scripts/accuracy/independent-scores.js'
import { notAtEveryRow, notCheckedInR, publicationNotes } from '../../scripts/accuracy/notes.js'
import { comparedMedians, comparedShares } from '../../scripts/accuracy/puberty-evidence.js'
import { comparedPrints, isMatched } from '../../scripts/accuracy/published.js'
import { tables } from '../../scripts/reference-tables.js'
import { lookUpTable, type ReferenceTable } from '../../src/clinical/references/index.js'
import { genders } from '../../src/ground/model/patient.js'
import { printedTables } from './published/index.js'
import { printedIncrements } from './published/who2009-increments.js'

const root = join(import.meta.dirname, '../..')
const checkedInR = tables.filter(({ id }) => !notCheckedInR.includes(id))
const independentValues = 'run `npm run independent-values -- FOLDER`, or name the table in notCheckedInR'

describe('printed values', () => {
  const prints = comparedPrints()

  it('are many', () => expect(prints.length).toBeGreaterThan(1300))

  it.each(printedTables)('are in every column: $table.id, $gender, by $x', ({ percentiles, scores, rows }) => {
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

/** Where L times S exceeds a fifth, as in heights with cerebral palsy, the formula has no value at -5. */
function leastScore({ id }: ReferenceTable): number {
  return /^brooks2011-.*-height$/.test(id) ? -3.9 : -4.9
}

/** Below a tenth of the median, 10 cm at 20 years, a value hardly has the digits to tell its score by. */
function isAtEndOfFormula({ table, gender, x, value }: ReturnType<typeof comparedScores>[number]): boolean {
  return value < 0.1 * (lookUpTable(table, gender, x)?.m ?? 0)
}

describe('scores that R computed from the source figures', () => {
  const scores = comparedScores()

  it('are many, for every table and sex, between rows, and from -5 to 5', () => {
    expect(scores.length).toBeGreaterThan(4500)
    for (const table of checkedInR) {
      for (const gender of ['male', 'female'] as const) {
        const ofTable = scores.filter((score) => score.table === table && score.gender === gender)
        expect(ofTable.length > 0, `${table.id} ${gender}: ${independentValues}`).toBe(
          table.curve(gender) !== undefined,
        )
        if (ofTable.length === 0) continue
        expect(ofTable.some(({ atRow }) => atRow) && ofTable.some(({ atRow }) => !atRow)).toBe(true)
        if (table.distribution === 'median') continue
        expect(Math.min(...ofTable.map(({ score }) => score as number))).toBeLessThanOrEqual(leastScore(table))
      }
    }
  })

  it.each(checkedInR.map((table) => [table.id, table] as const))('of %s are ours', (_, table) => {
    const missed = scores.filter(
      (score) =>
        score.table === table &&
        !isAtEndOfFormula(score) &&
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

it('whole patients have the results, tables and bounds that R has', () => {
  const results = comparedResults()
  expect(results.length).toBeGreaterThan(1200)
  expect(
    results.filter((result) => !isMet(result)),
    'where a set uses another table on purpose, scripts/accuracy/patients.R must do so too, and a maintainer who has all source tables runs `npm run independent-values -- FOLDER`',
  ).toEqual([])
})

it('Φ and its inverse are those of R', () => {
  for (const one of comparedNormal()) {
    expect(one.absolute, `${one.function}(${one.argument})`).toBeLessThanOrEqual(normalTolerance)
    expect(one.relative, `${one.function}(${one.argument})`).toBeLessThanOrEqual(normalTolerance)
  }
})

it('every row of every source was met by the very figures that the library has', () => {
  const summary = everyRow()
  for (const table of checkedInR.filter(({ distribution }) => distribution === 'lms')) {
    const row = summary.get(table.id)
    if (notAtEveryRow.includes(table.id)) {
      expect(row, `${table.id} was compared: remove it from notAtEveryRow`).toBeUndefined()
      continue
    }
    expect(row?.figures, `the fingerprint of the figures of ${table.id}: ${independentValues}`).toBe(fingerprint(table))
    expect(row?.inner.largest, table.id).toBeLessThanOrEqual(table.thinned ? 0.002 : 1e-9)
  }
})

describe('stages of puberty', () => {
  it('have the shares of the authors’ file', () => {
    const shares = comparedShares()
    expect(shares).toHaveLength(8 * 24)
    expect(shares.filter(({ published, ours }) => published !== ours)).toEqual([])
  })

  it('are reached by half the children at the ages that were printed', () => {
    for (const { sign, years, ours } of comparedMedians()) expect(Math.abs(ours - years), sign).toBeLessThan(0.05)
  })
})

describe('growth over time', () => {
  const increments = comparedIncrements()

  it('has the gains that WHO prints at -3 to +3 SD, to their rounding', () => {
    expect(increments.length).toBeGreaterThan(700)
    for (const { rows } of printedIncrements) for (const row of rows) expect(row).toHaveLength(8)
    expect(
      increments
        .filter((increment) => !isIncrementMet(increment))
        .map(({ table: { file }, from, sds, printed }) => [file, from, sds, printed]),
      // Ours are -27.69 and -31.61.
    ).toEqual([
      ['lms_weight_boys_6mon_z', 17, -3, -27],
      ['lms_weight_boys_6mon_z', 18, -3, -31],
    ])
  })

  it('scores each printed gain as it is printed, within what its rounding can do', () => {
    for (const { table, from, sds, ours, printed, scored } of increments) {
      const off = Math.abs(scored - sds)
      if (ours !== undefined)
        expect(off, `${table.file} ${from} ${printed}`).toBeLessThan(table.measure === 'size' ? 0.08 : 0.005)
    }
  })

  it('predicts the boy of ten what the figures of the papers give him', () => {
    const compared = comparedBoy()
    expect(compared.length).toBe(9)
    for (const { method, cm, ours } of compared) expect(Math.abs(ours - cm), method).toBeLessThanOrEqual(0.05)
  })

  it('predicts a median child near the median by every method at every age', () => {
    const ranges = medianRanges()
    expect(ranges.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(2400)
    for (const { method, gender, low, high } of ranges) {
      const [lowest, highest] = medianBounds[gender]
      const isGirlByBayleyPinneau = method === 'bayley-pinneau' && gender === 'female'
      // The bounds are whole centimetres.
      expect(low, `${method} ${gender}`).toBeGreaterThan(
        (isGirlByBayleyPinneau ? medianGirlByBayleyPinneau : lowest) - 0.1,
      )
      expect(high, `${method} ${gender}`).toBeLessThan(highest + 0.2)
    }
  })

  it('has medians of velocity that are near what KiGGS grows', () => {
    for (const gender of genders) {
      const differences = velocityDifferences(gender)
      expect(differences.length).toBeGreaterThan(20)
      for (const { age, difference } of differences) expect(Math.abs(difference), `${gender} ${age}`).toBeLessThan(0.7)
    }
  })
})

it('every publication has its notes', () => {
  const publications = new Set(tables.map(({ source }) => source))
  expect(
    Object.keys(publicationNotes).sort(),
    'the publications in publicationNotes, scripts/accuracy/notes.ts; each says what is known of the quality of its figures',
  ).toEqual([...publications].sort())
})

it('the committed values keep to 650 kB', () => {
  const files = ['scores', 'patients', 'normal'].map((name) => `independent-${name}.csv`)
  const size = [...files, 'every-row.csv'].reduce(
    (sum, file) => sum + statSync(join(root, 'test/accuracy', file)).size,
    0,
  )
  expect(size).toBeLessThan(650_000)
})

it('docs/accuracy.md says what the comparisons say (else: npm run accuracy)', () => {
  expect(readFileSync(join(root, 'docs/accuracy.md'), 'utf8').replaceAll('\r\n', '\n')).toBe(accuracyPage())
})
