import { describe, expect, it } from 'vitest'
import {
  defineTable,
  kiggsHeight,
  lookUpTable,
  type OwnPublication,
  scoreAt,
  scoreOfPercentile,
  type TableData,
  type TableRow,
  valueAt,
} from '../../../src/clinical/references/index.js'
import { longestText } from '../../../src/ground/model/limits.js'
import { errorOf } from '../../fixtures/error-of.js'

const publication: OwnPublication = {
  shortName: 'Ours',
  citation: 'Our clinic. Height of our patients. 2024.',
  population: 'Our patients',
  licence: 'Free.',
}

const row: TableRow = { x: 4, l: 1, m: 102, s: 0.04 }
const data: TableData = { id: 'ours', measure: 'height', publication, rows: { female: [row] } }

/** As plain JavaScript would call it. */
const loose = (changes: Record<string, unknown>) => ({ ...data, ...changes }) as unknown as TableData
const rows = (...female: unknown[]) => loose({ rows: { female } })

describe('figures that can’t be used', () => {
  const refusals: [why: string, data: TableData, path: string, shown: string][] = [
    ['no id', loose({ id: '' }), 'id', 'a name'],
    ['an id that is no text', loose({ id: 7 }), 'id', '7'],
    ['an unknown measure', loose({ measure: 'shoeSize' }), 'measure', 'shoeSize'],
    ['an unknown axis', loose({ axis: 'months' }), 'axis', 'months'],
    ['an unknown rule for the tails', loose({ tails: 'flat' }), 'tails', 'flat'],
    ['an unknown member', loose({ tail: 'linear' }), 'tail', 'no such member'],
    ['no publication', loose({ publication: undefined }), 'publication.citation', 'missing'],
    ['no citation', loose({ publication: { ...publication, citation: '' } }), 'publication.citation', 'citation'],
    ['no rows at all', loose({ rows: undefined }), 'rows', 'male, female or both'],
    ['rows of no sex', loose({ rows: {} }), 'rows', 'male, female or both'],
    ['rows of an unknown sex', loose({ rows: { male: [row], divers: [row] } }), 'rows.divers', 'male or female'],
    ['a sex in capitals', loose({ rows: { male: [row], Female: [row] } }), 'rows.Female', 'male or female'],
    ['σ of an unknown sex', loose({ sigma: { male: [1, 0, 0], divers: [1, 0, 0] } }), 'sigma.divers', 'male or female'],
    [
      'one publication and several',
      loose({ publications: [publication] }),
      'publications',
      'is a list; expected either publication or publications',
    ],
    [
      'a licence beside another one',
      loose({ publication: { ...publication, licence: 'CC0', rights: { status: 'licensed', licence: 'CC BY' } } }),
      'publication.licence',
      'is "CC0"; expected the same terms',
    ],
    ['an empty list of rows', rows(), 'rows.female', 'at least one row'],
    ['rows that are no list', loose({ rows: { male: 'abc' } }), 'rows.male', 'at least one row'],
    ['a row of another form', rows(row, null), 'rows.female[1]', 'null'],
    ['a first row that is null', rows(null, row), 'rows.female[0]', 'null'],
    ['percentiles that are null', rows({ x: 4, percentiles: null }), 'rows.female[0].percentiles', 'null'],
    ['a table without a prototype', loose({ measure: Object.create(null) }), 'measure', 'an object'],
    ['a long name of no measure', loose({ measure: 'x'.repeat(1000) }), 'measure', `${'x'.repeat(60)}…`],
    ['an x that is no number', rows({ ...row, x: Number.NaN }), 'rows.female[0].x', 'NaN'],
    ['an x farther than anything grows', rows(row, { ...row, x: 1e17 }), 'rows.female[1].x', '-1000 to 1000'],
    ['an x that does not rise', rows(row, row), 'rows.female[1].x', 'more than 4'],
    ['an x that falls', rows(row, { ...row, x: 3 }), 'rows.female[1].x', '3'],
    ['rows of two forms', rows(row, { x: 5, m: 109 }), 'rows.female[1]', 'median'],
    [
      'two forms for two sexes',
      loose({ rows: { female: [row], male: [{ x: 4, m: 103 }] } }),
      'rows',
      'the same form for both sexes',
    ],
    [
      'an S above 1',
      rows({ ...row, s: 1.01 }),
      'rows.female[0].s',
      'is 1.01; expected a coefficient of variation above 0 and at most 1',
    ],
    [
      'a group longer than a text',
      loose({ conditions: { group: 'x'.repeat(longestText + 1) } }),
      'conditions.group',
      'a text of 1 to',
    ],
    ['a step that comes twice', loose({ steps: [4, 4] }), 'steps', 'ascending'],
    ['a fit that is off below 0', loose({ fitDeviation: -1e-9 }), 'fitDeviation', 'a number of SD'],
    [
      'a fit that is off beyond measure',
      loose({ fitDeviation: Number.POSITIVE_INFINITY }),
      'fitDeviation',
      'a number of SD',
    ],
    [
      'a printed value that the rows do not give',
      loose({ checks: [{ sex: 'female', x: 4, score: 1 / 7, value: 102 }] }),
      'checks[0].value',
      'expected 102.583 ± 0.5, which the rows give',
    ],
    [
      'a negative tolerance',
      loose({ checks: [{ sex: 'female', x: 4, score: 0, value: 102, tolerance: -1e-9 }] }),
      'checks[0].tolerance',
      'at least 0',
    ],
    ['an S in percent', rows(row, { ...row, x: 5, s: 4 }), 'rows.female[1].s', 'is 4'],
    ['a median of 0', rows({ ...row, m: 0 }), 'rows.female[0].m', '0'],
    ['a negative median', rows({ ...row, m: -102 }), 'rows.female[0].m', '-102'],
    ['an infinite median', rows({ ...row, m: Number.POSITIVE_INFINITY }), 'rows.female[0].m', 'Infinity'],
    ['a median that is missing', rows({ x: 4, l: 1, s: 0.04 }), 'rows.female[0].m', 'missing'],
    ['a power that is no number', rows({ ...row, l: Number.NaN }), 'rows.female[0].l', 'NaN'],
    ['a power that is missing', rows({ x: 4, m: 102, s: 0.04 }), 'rows.female[0].l', 'missing'],
    ['a spread of 0', rows({ ...row, s: 0 }), 'rows.female[0].s', '0'],
    ['a spread that is missing', rows({ x: 4, l: 1, m: 102 }), 'rows.female[0].s', 'missing'],
    ['two percentiles', rows({ x: 4, percentiles: { 3: 95, 97: 110 } }), 'rows.female[0].percentiles', 'three'],
    [
      'a percentile that comes twice',
      rows({ x: 4, percentiles: { 3: 95, 50: 102, '50.0': 103, 97: 110 } }),
      'rows.female[0].percentiles[50.0]',
      'each percentile once',
    ],
    [
      'a percentile that is no decimal number',
      rows({ x: 4, percentiles: { 3: 95, '0x32': 102, 97: 110 } }),
      'rows.female[0].percentiles[0x32]',
      'a decimal number',
    ],
    [
      'the percentile 0',
      rows({ x: 4, percentiles: { 0: 90, 50: 102, 97: 110 } }),
      'rows.female[0].percentiles[0]',
      'between 0 and 100',
    ],
    [
      'the percentile 100',
      rows({ x: 4, percentiles: { 3: 95, 50: 102, 100: 130 } }),
      'rows.female[0].percentiles[100]',
      'between 0 and 100',
    ],
    [
      'percentiles that fall',
      rows({ x: 4, percentiles: { 3: 95, 50: 102, 97: 101 } }),
      'rows.female[0].percentiles[97]',
      'above 102',
    ],
    [
      'a percentile of nothing',
      rows({ x: 4, percentiles: { 3: 0, 50: 102, 97: 110 } }),
      'rows.female[0].percentiles[3]',
      'above 0',
    ],
    [
      'percentiles no distribution of the family has',
      rows({ x: 4, percentiles: { 3: 95, 10: 101.7, 50: 101.8, 90: 101.9, 97: 110 } }),
      'rows.female[0].percentiles',
      '0.1 SD',
    ],
  ]

  it.each(refusals)('%s', (_, refused, path, shown) => {
    const error = errorOf(() => defineTable(refused))
    expect(error).toMatchObject({ code: 'invalid_reference', path })
    expect(error.accepted).toBeDefined()
    expect(error.message).toContain(path)
    expect(error.message).toContain(shown)
  })
})

describe('a custom table', () => {
  it('may say of its figures all that it may', () => {
    const checks = [{ sex: 'female', x: 4, score: 0, value: 102, tolerance: 0 }] as const
    const table = defineTable({ ...data, conditions: { group: 'x'.repeat(longestText) }, fitDeviation: 0, checks })
    expect(table).toMatchObject({ fitDeviation: 0, checks })
  })

  it('with L, M and S scores by them', () => {
    const table = defineTable({
      ...data,
      rows: { female: [row, { x: 4.5, l: 0.5, m: 106, s: 0.05 }], male: [{ ...row, x: 3, m: 100 }] },
    })
    expect(table).toMatchObject({ id: 'ours', axis: 'years', distribution: 'lms', tails: 'lms', approximate: false })
    expect(table.range).toEqual([3, 4.5])
    expect(table.limits).toBe('')
    expect(lookUpTable(table, 'female', 4.25)).toMatchObject({ l: 0.75, m: 104, s: 0.045 })
    expect(lookUpTable(table, 'male', 3)).toMatchObject({ l: 1, m: 100, s: 0.04 })
    expect(lookUpTable(table, 'male', 3.1)).toBeUndefined()
    const place = lookUpTable(table, 'female', 4)
    expect(place && scoreAt(place, 110.16)).toBeCloseTo(2, 12)
  })

  it('takes the WHO rule for its tails where it asks for it', () => {
    const table = defineTable({ ...data, tails: 'linear', rows: { female: [{ x: 4, l: -1, m: 100, s: 0.1 }] } })
    const place = lookUpTable(table, 'female', 4)
    // SD2 = 125, SD3 = 142.857…: one more of that step is 4.
    expect(place && scoreAt(place, 2 * (100 / 0.7) - 125)).toBeCloseTo(4, 10)
  })

  it('runs smoothly through rows a year apart', () => {
    const yearly = [10, 11, 12, 13, 14].map((x) => {
      const { l, m, s } = lookUpTable(kiggsHeight, 'male', x) as { l: number; m: number; s: number }
      return { x, l, m, s }
    })
    const table = defineTable({ ...data, rows: { male: yearly } })
    for (const x of [11.5, 12.5]) {
      const median = lookUpTable(table, 'male', x)?.m as number
      const kiggs = lookUpTable(kiggsHeight, 'male', x)?.m as number
      expect(Math.abs(median - kiggs)).toBeLessThan(0.3)
    }
  })

  it('recovers L, M and S from percentiles and says how well', () => {
    const { l, m, s } = { l: -1.2, m: 16, s: 0.1 }
    const percentiles = Object.fromEntries(
      [3, 10, 25, 50, 75, 90, 97].map((percentile) => {
        const score = scoreOfPercentile(percentile)
        return [percentile, m * (1 + l * s * score) ** (1 / l)]
      }),
    )
    const table = defineTable({ ...data, measure: 'bmi', rows: { male: [{ x: 6, percentiles }] } })
    const place = lookUpTable(table, 'male', 6)
    expect(place?.l).toBeCloseTo(l, 3)
    expect(place?.m).toBeCloseTo(m, 4)
    expect(place?.s).toBeCloseTo(s, 4)
    expect(table.approximate).toBe(true)
    expect(table.fitDeviation).toBeLessThan(0.0005)
  })

  it('keeps its texts, in one language or in several', () => {
    const rows = { male: [{ x: 6, percentiles: { 3: 108.9, 50: 117.8, 97: 127.4 } }] }
    for (const limits of ['Few children.', { fr: 'Peu d’enfants.' }]) {
      expect(defineTable({ ...data, limits, rows }).limits).toEqual(limits)
    }
  })

  it('takes an S of 1 and places from -1000 to 1000', () => {
    expect(defineTable(rows({ ...row, x: -1000 }, { ...row, x: 1000 })).range).toEqual([-1000, 1000])
    expect(defineTable(rows({ ...row, s: 1 })).id).toBe(data.id)
  })

  it('says in hundredths by how much percentiles miss a fit', () => {
    const jagged = rows({ x: 4, percentiles: { 3: 100, 10: 101, 25: 110, 50: 111, 75: 120, 90: 121, 97: 140 } })
    expect(errorOf(() => defineTable(jagged)).message).toMatch(/an LMS fit is off by 0\.\d\d SD/)
  })

  it('of medians has a curve and no scores', () => {
    const table = defineTable({ ...data, rows: { female: [{ x: 4, m: 102 }] } })
    expect(table.distribution).toBe('median')
    const place = lookUpTable(table, 'female', 4)
    expect(place).toMatchObject({ l: 1, s: 0 })
    expect(place && valueAt(place, 0)).toBe(102)
    expect(place && valueAt(place, 1)).toBeUndefined()
    expect(place && scoreAt(place, 102)).toBeUndefined()
  })
})
