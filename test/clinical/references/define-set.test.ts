import { describe, expect, it } from 'vitest'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import {
  cdc,
  defineSet,
  defineTable,
  germany,
  lookUp,
  type Series,
  type SetData,
  who2006Height,
} from '../../../src/clinical/references/index.js'
import { errorOf } from '../../fixtures/error-of.js'
import { growthOf } from '../growth/subject-of.js'

const table = defineTable({
  id: 'ours',
  measure: 'height',
  publication: {
    shortName: 'Ours',
    citation: 'Our clinic. Height of our patients. 2024.',
    population: 'Our patients',
    licence: 'Free.',
  },
  rows: {
    female: [
      { x: 2, l: 1, m: 85, s: 0.04 },
      { x: 10, l: 1, m: 138, s: 0.04 },
      { x: 18, l: 1, m: 160, s: 0.04 },
    ],
    male: [
      { x: 2, l: 1, m: 86, s: 0.04 },
      { x: 18, l: 1, m: 175, s: 0.05 },
    ],
  },
})

const name = 'Our clinic'
const height: Series = [
  { table: who2006Height, from: 0, to: 2 },
  { table, from: 2, to: 19, heldBeyond: 18 },
]
const set = (series: SetData['series']): SetData => ({ id: 'our-clinic', name, series })

it('can have a name of 1000 characters, in any language', () => {
  for (const long of ['x'.repeat(1000), { de: 'Unsere', 'pt-BR': '😀'.repeat(1000) }])
    expect(defineSet({ ...set({}), name: long }).name).toBe(long)
})

describe('a set that can’t be used', () => {
  const refusals: [why: string, data: SetData, path: string][] = [
    ['an unknown series', set({ shoeSize: height } as SetData['series']), 'series.shoeSize'],
    ['no name', { ...set({}), name: undefined as unknown as string }, 'name'],
    ['an empty name', { ...set({}), name: '' }, 'name'],
    ['a name in no language', { ...set({}), name: {} }, 'name'],
    ['a name in one language that is no text', { ...set({}), name: { de: 'Wir', en: 1 as unknown as string } }, 'name'],
    ['a name of 1001 characters', { ...set({}), name: 'x'.repeat(1001) }, 'name'],
    ['no series', set(null as unknown as SetData['series']), 'series'],
    ['a series that is no list', set({ height: { length: 1 } as unknown as Series }), 'series.height'],
    ['a missing piece', set({ height: [null] as unknown as Series }), 'series.height[0]'],
    [
      'a piece without a table',
      set({ height: [{ table: {}, from: 2, to: 4 }] as unknown as Series }),
      'series.height[0]',
    ],
    [
      'a piece that ends with no number',
      set({ height: [{ table, from: 2, to: Object.create(null) }] }),
      'series.height[0].to',
    ],
    [
      'a position of no child',
      set({ height: [{ ...height[0], position: null }] as never }),
      'series.height[0].position',
    ],
    [
      'a shift by no number',
      set({ height: [{ ...height[0], tableX: { from: 0 } }] as never }),
      'series.height[0].tableX',
    ],
    [
      'a piece farther than anything grows',
      set({ height: [{ table, from: 2, to: 1e17, tableX: { from: 0, times: 1 } }] }),
      'series.height[0].to',
    ],
    ['the name of a built-in set', { ...set({ height }), id: 'who' }, 'id'],
    ['a name that no column can have', { ...set({ height }), id: "o'; DROP TABLE x" }, 'id'],
    ['no name', { ...set({ height }), id: undefined as never }, 'id'],
    ['a series without a piece', set({ height: [] }), 'series.height'],
    ['a piece of nothing', set({ height: [{ table, from: 4, to: 4 }] }), 'series.height[0].to'],
    ['a piece that runs backwards', set({ height: [{ table, from: 8, to: 4 }] }), 'series.height[0].to'],
    ['a piece without numbers', set({ height: [{ table, from: Number.NaN, to: 4 }] }), 'series.height[0].from'],
    [
      'a gap',
      set({
        height: [
          { table, from: 2, to: 4 },
          { table, from: 5, to: 18 },
        ],
      }),
      'series.height[1].from',
    ],
    [
      'an overlap',
      set({
        height: [
          { table, from: 2, to: 6 },
          { table, from: 5, to: 18 },
        ],
      }),
      'series.height[1].from',
    ],
    ['a piece that begins before its table', set({ height: [{ table, from: 1, to: 18 }] }), 'series.height[0].from'],
    ['a piece that ends after its table', set({ height: [{ table, from: 2, to: 19 }] }), 'series.height[0].to'],
    [
      'figures held from where there are none',
      set({ height: [{ table, from: 2, to: 20, heldBeyond: 19 }] }),
      'series.height[0].heldBeyond',
    ],
  ]

  it.each(refusals)('%s', (_, data, path) => {
    const refused = errorOf(() => defineSet(data))
    expect(refused).toMatchObject({ code: 'invalid_reference', path })
    expect(refused.accepted).toBeDefined()
    expect(refused.message).toContain(path)
  })
})

it('a piece reaches as far as 1000', () => {
  const far = { table, from: -1000, to: 1000, tableX: { from: 0, times: 1 } }
  expect(defineSet(set({ height: [far] })).series.height).toEqual([far])
})

describe('a custom set', () => {
  const ours = defineSet(set({ height }))

  it('has its own series and takes the rest from the base', () => {
    expect(lookUp(ours, 'height', 'female', 1.9)?.table).toBe(who2006Height)
    expect(lookUp(ours, 'height', 'female', 10)).toMatchObject({ m: 138, x: 10 })
    expect(lookUp(ours, 'weight', 'female', 10)).toEqual(lookUp(germany, 'weight', 'female', 10))
    const onCdc = defineSet({ ...set({ height }), base: cdc })
    expect(lookUp(onCdc, 'weight', 'female', 10)?.table.id).toBe('cdc2000-weight')
    expect(lookUp(germany, 'height', 'female', 10)?.table.id).toBe('kiggs-height')
  })

  it('scores a patient, the parents and the target height', () => {
    const growth = growthOf(
      {
        dateOfBirth: '2014-06-04',
        gender: 'female',
        sizeFatherCm: 183.75,
        sizeMotherCm: 153.6,
        measurements: [{ ageInYears: 10, sizeCm: 138 * 1.08 }],
      },
      growthSettings({ today: '2024-06-04', references: ours }, calculationDefaults),
    )
    expect(growth.measurements[0]?.scored.size?.score).toBeCloseTo(2, 10)
    expect(growth.father?.score).toBeCloseTo(1, 10)
    expect(growth.mother?.score).toBeCloseTo(-1, 10)
    expect(growth.target?.score).toBeCloseTo((162.175 - 160) / 6.4, 10)
  })
})
