import { describe, expect, it } from 'vitest'
import { defineTable } from '../../../src/clinical/references/own/define-table.js'
import type { TableData } from '../../../src/clinical/references/own/table-data.js'
import { tableWarnings } from '../../../src/clinical/references/own/table-warnings.js'

const publication = { shortName: 'Ours', citation: 'Ours. 2026.', population: 'ours', licence: 'ours' }

interface Row {
  readonly x: number
  readonly l: number
  readonly m: number
  readonly s: number
}

function warned(rows: readonly Row[], measure: TableData['measure'] = 'height'): readonly (string | undefined)[] {
  const table = defineTable({ id: 'ours', measure, publication, rows: { female: rows } })
  return [...tableWarnings(table)].map(({ path, detail }) =>
    [path?.replace('rows.female', ''), detail].join(' ').trim(),
  )
}

const row: Row = { x: 4, l: 1, m: 100, s: 0.04 }

it.each([
  ['height', 20, 200],
  ['weight', 0.3, 110],
  ['bmi', 8, 35],
  ['head', 15, 65],
  ['sittingHeight', 15, 105],
  ['legLength', 5, 105],
  ['sittingHeightRatio', 0.4, 0.8],
  ['waist', 25, 130],
  ['hip', 25, 140],
  ['waistHeightRatio', 0.3, 0.8],
  ['waistHipRatio', 0.6, 1.2],
  ['armCircumference', 7, 45],
  ['tricepsSkinfold', 3, 35],
  ['subscapularSkinfold', 3, 35],
  ['systolic', 40, 160],
  ['diastolic', 20, 100],
] as const)('a median of %s is asked about below %d and above %d', (measure, least, most) => {
  const isAsked = (m: number) => warned([{ ...row, m }], measure).includes('[0].m in another unit?')
  expect([least * 0.999, least, most, most * 1.001].map(isAsked)).toEqual([true, false, false, true])
})

it.each<readonly [change: Partial<Row>, expected: readonly string[]]>([
  [{ m: 99.91 }, []],
  [{ m: 99.9 }, []],
  [{ m: 99.89 }, ['[1].m the median falls']],
  [{ s: 0.005 }, []],
  [{ s: 0.0049 }, ['[1].s a coefficient of variation?']],
  [{ s: 0.5 }, []],
  [{ s: 0.51 }, ['[1].s a coefficient of variation?']],
  [{ l: 6 }, []],
  [{ l: 6.1 }, ['[1].l']],
  [{ l: -6 }, []],
  [{ l: -6.1 }, ['[1].l']],
])('a row that has %o after one of 100, with an L of 1 and an S of 0.04: %o', (change, expected) => {
  expect(warned([row, { ...row, x: 4.5, ...change }])).toEqual(expected)
})

it('the second step is compared with its neighbours too', () => {
  expect(warned([4, 4.5, 5.5, 6, 6.5].map((x) => ({ ...row, x })))).toEqual(['[2].x 1 after the row before, 0.5 there'])
})

it.each([
  [0.94, []],
  [0.96, ['[3].x 0.96 after the row before, 0.5 there']],
])('a step of %d years among steps of half a year: %o', (step, expected) => {
  const ages = [4, 4.5, 5, 5 + step, 5.5 + step, 6 + step]
  expect(warned(ages.map((x) => ({ ...row, x })))).toEqual(expected)
})

it('a step of exactly 1.9 times its neighbours passes', () => {
  expect(warned([-1, -0.5, 0, 0.95, 1.45].map((x) => ({ ...row, x })))).toEqual([])
})

describe('a figure out of line', () => {
  const count = 41
  /**
   * Rows that lie by turns a little above and below a level, so that each is off by 8/3 of that from the cubic
   * through its neighbours; some differ by more.
   */
  const rowsWith = (wrong: { readonly [index: number]: (usual: Row) => Partial<Row> }, jitter = 1e-5) =>
    Array.from({ length: count }, (_, i): Row => {
      const by = 1 + jitter * (i % 2 === 0 ? 1 : -1)
      const usual = { x: i / 2, l: by, m: 100 * by, s: 0.04 * by }
      return { ...usual, ...wrong[i]?.(usual) }
    })
  const outOfLine = (...args: Parameters<typeof rowsWith>) =>
    warned(rowsWith(...args)).filter((text) => text?.endsWith('out of line'))
  const byScore = (score: number) => (usual: Row) => ({ m: usual.m * Math.exp(0.04 * score) })

  it.each([
    ['m', 0.145, []],
    ['m', 0.155, ['[20].m out of line']],
    ['s', 0.095, []],
    ['s', 0.105, ['[20].s out of line']],
    ['l', 0.29, []],
    ['l', 0.31, ['[20].l out of line']],
  ] as const)('is one of %s by more than its limit: %d', (name, off, expected) => {
    const change = {
      m: byScore(off),
      s: ({ s }: Row) => ({ s: s * (1 + off) }),
      l: ({ l }: Row) => ({ l: l + off }),
    }[name]
    expect(outOfLine({ 20: change })).toEqual(expected)
  })

  // Each row is off by 0.02 SD: 12 times that are 0.24 SD.
  it.each([
    [0.23, []],
    [0.25, ['[20].m out of line']],
  ])('is one by more than twelve times the usual: %d SD', (off, expected) => {
    expect(
      outOfLine({ 20: byScore(off - 0.02) }, 0.02 * 0.04 * (3 / 8)).filter((text) => text?.includes('.m')),
    ).toEqual(expected)
  })

  it.each([
    [20, 23],
    [23, 20],
  ])('covers those up to two rows away: %d and %d are both named', (worse, other) => {
    expect(outOfLine({ [worse]: byScore(1), [other]: byScore(0.8) })).toEqual(
      expect.arrayContaining([`[${worse}].m out of line`, `[${other}].m out of line`]),
    )
  })

  const uneven = (i: number, jitter: number) => 1 + jitter * (i % 2 === 0 ? 1 : -1)

  // 12 times the usual 0.016 are 0.19.
  it('takes as usual the middle of what rows are off, not what the level ones are', () => {
    const rows = Array.from({ length: count }, (_, i) => {
      const s = 0.04 * uneven(i, i < 17 ? 1e-5 : 0.006)
      return { ...row, x: i / 2, s: i === 30 ? s + 0.15 * 0.04 : s }
    })
    expect(warned(rows)).toEqual([])
  })

  it('takes as usual what rows with neighbours on either side are off, where few have them', () => {
    const rows = Array.from({ length: 7 }, (_, i) => {
      const s = 0.04 * uneven(i, 0.006)
      return { ...row, x: i / 2, s: i === 3 ? s + 0.15 * 0.04 : s }
    })
    expect(warned(rows)).toEqual([])
  })

  it('is not told where the neighbours come to nothing', () => {
    const rows = [40, 40, 40, 40, 10, 20, 10, 40, 40, 40, 40].map((m, x) => ({ ...row, x, m }))
    expect(warned(rows, 'weight')).toEqual([])
  })

  it.each([
    [1, false],
    [2, true],
    [count - 3, true],
    [count - 2, false],
  ])('has two rows on either side: row %d %s', (index, expected) => {
    expect(outOfLine({ [index]: byScore(1) }).includes(`[${index}].m out of line`)).toBe(expected)
  })
})
