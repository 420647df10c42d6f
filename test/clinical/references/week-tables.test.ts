import { describe, expect, it } from 'vitest'
import { defineSetFromJson, defineTable, germany } from '../../../src/clinical/references/index.js'
import { netherlands } from '../../../src/clinical/references/national/netherlands.js'
import { type WeekTables, withTablesByWeek } from '../../../src/clinical/references/own/week-groups.js'
import { dutchByWeek, fictionalRows, fictionalWeeks } from '../../fixtures/fictional-weeks.js'

const [week27, week28] = fictionalWeeks as readonly [WeekTables, WeekTables]
const ofOtherMeasure = { ...week28, height: week28.weight }
const rows = { male: fictionalRows(28, 'height') }
const publication = { shortName: 'Ours', citation: 'Ours. 2026.', population: '', licence: '' }
const byWeeks = defineTable({ id: 'weeks', measure: 'height', axis: 'weeks', publication, rows })
const short = defineTable({
  id: 'short',
  measure: 'height',
  publication,
  rows: { male: rows.male.filter(({ x }) => x < 2.5) },
})

describe('tables by week', () => {
  it.each([
    ['no weeks', [], 'weeks'],
    ['a week too early', [{ ...week28, week: 21 }], 'weeks[0].week'],
    ['a week at term', [{ ...week28, week: 37 }], 'weeks[0].week'],
    ['half a week', [{ ...week28, week: 28.5 }], 'weeks[0].week'],
    ['a week twice', [week27, week28, week27], 'weeks[2].week'],
    ['a week without a table', [{ week: 28 }], 'weeks[0]'],
    ['a measure that none has', [{ ...week28, hed: week28.height }], 'weeks[0].hed'],
    ['a table of another measure', [ofOtherMeasure], 'weeks[0].height'],
    ['a table by weeks', [{ week: 28, height: byWeeks }], 'weeks[0].height'],
    ['a table that ends before 2.5 years', [{ week: 28, height: short }], 'weeks[0].height'],
  ] as const)('refuse %s', (_, weeks, path) => {
    expect(() => withTablesByWeek(netherlands, 'ours', weeks as readonly WeekTables[])).toThrow(
      expect.objectContaining({ code: 'invalid_reference', path }),
    )
  })

  it('may end at 2.5 years', () => {
    const [row] = rows.male
    const until = [row, { ...row, x: 2.5 }] as typeof rows.male
    const height = defineTable({ id: 'until', measure: 'height', publication, rows: { male: until } })
    expect(() => withTablesByWeek(netherlands, 'ours', [{ week: 28, height }])).not.toThrow()
  })

  it.each(['germany', undefined])('refuse the id %s', (id) => {
    expect(() => withTablesByWeek(netherlands, id as string, [week28])).toThrow(
      expect.objectContaining({ code: 'invalid_reference', path: 'id' }),
    )
  })

  it.each([22, 36])('take week %i', (week) => {
    const { groups } = withTablesByWeek(netherlands, 'ours', [{ ...week28, week }])
    expect(Object.keys(groups ?? {})).toEqual([`born-${week}`])
  })

  it('go on by the set where they end, and the rest begins at 2.5 years', () => {
    const series = dutchByWeek.groups?.['born-28']?.series
    const pieces = (name: 'height' | 'head' | 'bmi' | 'birthWeight') =>
      series?.[name]?.map(({ table, from, to, closed }) => [table.id, from, to, closed])
    expect(pieces('height')).toEqual([
      ['fictional-height-28', 0, 4, false],
      ['schonbeck2013-height', 4, 21, true],
    ])
    expect(pieces('head')).toEqual([['fictional-head-28', 0, 1.5, true]])
    expect(pieces('bmi')).toEqual([['schonbeck2011-bmi', 2.5, 21, true]])
    expect(series?.birthWeight).toBe(netherlands.series.birthWeight)
  })

  it('have the checksum of their figures', () => {
    const checksum = (weeks: readonly WeekTables[]) => withTablesByWeek(netherlands, 'ours', weeks).edition?.checksum
    expect(checksum([week27])).toBe(checksum([week27]))
    expect(checksum([week27])).not.toBe(checksum([{ ...week28, week: 27 }]))
  })
})

describe('weeks of a file', () => {
  const file = {
    id: 'ours',
    name: 'Ours',
    tables: [{ id: 'height-28', measure: 'height', publication, rows }],
    series: {},
    weeks: { 28: { height: 'height-28' } } as object,
  }

  it('are those of the set', () => {
    const { groups, series } = defineSetFromJson(file)
    expect(groups?.['born-28']?.series.height?.map(({ table }) => table.id)).toEqual(['height-28', 'kiggs-height'])
    expect(series).toEqual(germany.series)
  })

  it('stand on a set of an entry of its own, if it is given', () => {
    const dutch = { ...file, base: 'netherlands' }
    expect(defineSetFromJson(dutch, { bases: [netherlands] }).series.height).toBe(netherlands.series.height)
    expect(() => defineSetFromJson(dutch)).toThrow(expect.objectContaining({ path: 'base' }))
  })

  it.each([
    [[], 'weeks'],
    [{ born28: { height: 'height-28' } }, 'weeks.born28'],
    [{ 40: { height: 'height-28' } }, 'weeks.40'],
    [{ 28: { height: 'height-29' } }, 'weeks.28.height'],
    [{ 28: { bmi: 'height-28' } }, 'weeks.28.bmi'],
    [{ 28: { weight: 'height-28' } }, 'weeks.28.weight'],
    [{ 28: {} }, 'weeks.28'],
  ])('%j is refused, with its place', (weeks, path) => {
    expect(() => defineSetFromJson({ ...file, weeks })).toThrow(
      expect.objectContaining({ code: 'invalid_reference', path }),
    )
  })
})
