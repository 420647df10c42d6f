import { describe, expect, it } from 'vitest'
import type { Gender } from '../../src/model/patient.js'
import { builtInSets } from '../../src/references/built-in-sets.js'
import {
  cdc,
  germany,
  kromeyerHauschild,
  lookUp,
  lookUpTable,
  type Piece,
  type ReferenceSet,
  type SeriesName,
  seriesNames,
  who,
} from '../../src/references/index.js'
import { tableX } from '../../src/references/lookup.js'
import { declaredLanguages } from '../model/expect-translated.js'

/** The birth series name the week; its middle, where the tables by exact age begin, is read for it. */
const byCompletedWeek: readonly SeriesName[] = ['birthLength', 'birthWeight', 'birthHead']

const gendersOf = (piece: Piece) =>
  (['male', 'female'] as const).filter((gender) => piece.table.curve(gender) !== undefined)

it('the sets are the four, each with every series', () => {
  expect(builtInSets.map(({ id }) => id)).toEqual(['germany', 'who', 'cdc', 'kromeyer-hauschild'])
  for (const { series } of builtInSets) expect(Object.keys(series).sort()).toEqual([...seriesNames].sort())
})

it.each(builtInSets)('$id has a name in German and English', ({ name }) => {
  expect(Object.keys(name).sort()).toEqual([...declaredLanguages].sort())
  for (const text of Object.values(name)) expect(text).not.toBe('')
})

describe.each(builtInSets.flatMap((set) => seriesNames.map((name) => [set.id, name, set] as const)))(
  '%s, %s',
  (_, name, set) => {
    const pieces = set.series[name] as readonly Piece[]

    it('has pieces that follow one another', () => {
      pieces.forEach((piece, i) => {
        expect(piece.from).toBeLessThan(piece.to)
        expect(piece.from).toBe(i === 0 ? piece.from : pieces[i - 1]?.to)
        // Where an end belongs to a piece, no other piece begins.
        if (piece.closed === true) expect(i).toBe(pieces.length - 1)
      })
    })

    it('has figures all along', () => {
      const holes: string[] = []
      for (const piece of pieces) {
        const genders = gendersOf(piece)
        expect(genders.length).toBeGreaterThan(0)
        for (const gender of genders) {
          for (let share = 0; share <= 1; share += 1 / 64) {
            let x = piece.from + share * (piece.to - piece.from)
            if (share === 1 && piece.closed !== true) x -= 1e-9
            if (byCompletedWeek.includes(name)) x = Math.floor(x) + 0.5
            const place = lookUpTable(piece.table, gender, tableX(piece, x))
            // Girls' weight for length with trisomy 21 ends before the boys'.
            const known = name === 'trisomy21WeightForLength' && gender === 'female'
            if (place === undefined && !known) holes.push(`${piece.table.id} ${gender} ${x}`)
          }
        }
      }
      expect(holes).toEqual([])
    })

    it('has nothing beyond its ends', () => {
      const [first, last] = [pieces[0] as Piece, pieces.at(-1) as Piece]
      for (const gender of ['male', 'female'] as const) {
        expect(lookUp(set, name, gender, first.from - 0.001)).toBeUndefined()
        expect(lookUp(set, name, gender, last.to + 0.001)).toBeUndefined()
        expect(lookUp(set, name, gender, last.to) !== undefined).toBe(
          last.closed === true &&
            (name !== 'trisomy21WeightForLength' || gender === 'male') &&
            gendersOf(last).includes(gender),
        )
        expect(lookUp(set, name, gender, Number.NaN)).toBeUndefined()
      }
    })
  },
)

// Which table serves which x: both sides of every seam.
const seams: [set: ReferenceSet, series: SeriesName, gender: Gender, x: number, table: string | undefined][] = [
  [germany, 'height', 'male', 0, 'who2006-height'],
  [germany, 'height', 'male', 3.999, 'who2006-height'],
  [germany, 'height', 'male', 4, 'kiggs-height'],
  [germany, 'weight', 'female', 3.999, 'who2006-weight'],
  [germany, 'weight', 'female', 4, 'kiggs-weight'],
  [germany, 'bmi', 'female', 3.999, 'who2006-bmi'],
  [germany, 'bmi', 'female', 4, 'kiggs-bmi'],
  [germany, 'head', 'male', 0.333, 'who2006-head'],
  [germany, 'head', 'male', 1 / 3, 'kiggs-head'],
  [germany, 'height', 'female', 18.999, 'kiggs-height'],
  [germany, 'height', 'female', 19, undefined],
  [germany, 'head', 'male', 19, undefined],
  [germany, 'sittingHeight', 'male', 18.999, 'fredriks2005-sitting-height'],
  [germany, 'sittingHeight', 'male', 19, undefined],
  [germany, 'weightForLength', 'male', 86.9, 'who2006-weight-for-length'],
  [germany, 'weightForLength', 'male', 87, 'who2006-weight-for-height'],
  [germany, 'weightForLength', 'male', 120, 'who2006-weight-for-height'],
  [germany, 'birthWeight', 'male', 22.5, 'fenton2013-weight'],
  [germany, 'birthWeight', 'male', 23.99, 'fenton2013-weight'],
  [germany, 'birthWeight', 'male', 24, 'niklasson2008-weight'],
  [germany, 'birthLength', 'male', 23.5, 'fenton2013-length'],
  [germany, 'birthLength', 'male', 43, 'niklasson2008-length'],
  [germany, 'birthLength', 'male', 44, undefined],
  [germany, 'pretermWeight', 'female', 50, 'fenton2013-weight'],
  [germany, 'pretermCombinedWeight', 'female', 49.99, 'fenton2013-weight'],
  [germany, 'pretermCombinedWeight', 'female', 50, 'who2006-weight'],
  [germany, 'turnerHeight', 'female', 1, 'lyon1985-turner-height'],
  [germany, 'turnerHeight', 'male', 10, undefined],
  [germany, 'noonanHeight', 'male', 1.999, 'isojima2016-noonan-height'],
  [germany, 'noonanHeight', 'male', 2, 'cappa2024-noonan-height'],
  [germany, 'trisomy21Head', 'female', 2.999, 'zemel2015-head-infant'],
  [germany, 'trisomy21Head', 'female', 3, 'zemel2015-head-child'],
  [who, 'height', 'male', 5.0833, 'who2006-height'],
  [who, 'height', 'male', 5.0834, 'who2007-height'],
  [who, 'height', 'male', 19, 'who2007-height'],
  [who, 'weight', 'male', 10, 'who2007-weight'],
  [who, 'weight', 'male', 10.01, undefined],
  [who, 'sittingHeight', 'male', 10, 'fredriks2005-sitting-height'],
  [cdc, 'height', 'female', 1.999, 'cdc2000-length'],
  [cdc, 'height', 'female', 2, 'cdc2000-height'],
  [cdc, 'bmi', 'female', 1.9, undefined],
  [kromeyerHauschild, 'bmi', 'female', 18, 'aga2015-bmi'],
  [kromeyerHauschild, 'height', 'female', 18, 'kromeyer2001-height'],
  [kromeyerHauschild, 'head', 'female', 18, 'kiggs-head'],
]

it.each(seams.map(([set, series, gender, x, table]) => ({ id: set.id, set, series, gender, x, table })))(
  '$id: $series of a $gender at $x is $table',
  ({ set, series, gender, x, table }) =>
    expect(
      lookUp(set, series, gender, x)?.table.id,
      'where a set uses another table on purpose, correct seams in test/references/sets.test.ts',
    ).toBe(table),
)

describe('held figures', () => {
  it.each(['height', 'weight', 'bmi', 'head'] as const)(
    'KiGGS %s: those of 18.0 to the nineteenth birthday',
    (name) => {
      const at18 = lookUp(germany, name, 'female', 18)
      expect(at18?.x).toBe(18)
      for (const x of [18.0001, 18.5, 18.9999]) expect(lookUp(germany, name, 'female', x)).toEqual(at18)
    },
  )

  it('sitting height goes on to change between 18 and 19', () => {
    expect(lookUp(germany, 'sittingHeight', 'male', 18.9)?.m).not.toBe(lookUp(germany, 'sittingHeight', 'male', 18)?.m)
  })

  it.each(['birthLength', 'birthWeight', 'birthHead'] as const)('%s: week 43 takes week 42', (name) => {
    const at42 = lookUp(germany, name, 'male', 42)
    expect(lookUp(germany, name, 'male', 43)).toEqual(at42)
    expect(lookUp(germany, name, 'male', 42 + 6 / 7)).toEqual(at42)
  })

  it('WHO: between its last day and its 61st month the last day holds', () => {
    const lastDay = lookUp(who, 'height', 'male', 1856 / 365.25)
    expect(lastDay?.table.id).toBe('who2006-height')
    const between = lookUp(who, 'height', 'male', 5.0825)
    expect(between?.m).toBeCloseTo(lastDay?.m as number, 4)
    expect(lookUp(who, 'height', 'male', 61 / 12)?.m).toBeCloseTo(110.2647, 3)
  })
})

describe('steps and breaks', () => {
  // WHO's expanded tables, day 730 (lying) and day 731 (standing): length and
  // height of girls 86.4008 and 85.7299 cm.
  it('WHO length gives way to height at day 731', () => {
    const lying = lookUp(germany, 'height', 'female', 730 / 365.25)
    const standing = lookUp(germany, 'height', 'female', 731 / 365.25)
    expect(lying?.m).toBeCloseTo(86.4008, 3)
    expect(standing?.m).toBeCloseTo(85.7299, 3)
    expect(lying?.s).toBeCloseTo(0.03733, 5)
    expect(standing?.s).toBeCloseTo(0.03764, 5)
  })

  it('nothing is interpolated across that step', () => {
    for (const name of ['height', 'bmi'] as const) {
      const at = (day: number) => lookUp(germany, name, 'male', day / 365.25)?.m as number
      const pace = Math.abs(at(730) - at(729))
      const jump = Math.abs(at(731) - at(730))
      expect(jump).toBeGreaterThan(20 * pace)
      // Whatever lies between the days belongs to one side or the other.
      for (let share = 0.05; share < 1; share += 0.1) {
        const between = at(730 + share)
        expect(Math.min(Math.abs(between - at(730)), Math.abs(between - at(731)))).toBeLessThan(2 * pace + 1e-9)
      }
    }
  })

  it('trisomy 21: the head curves of infants and children do not meet at 3', () => {
    // Zemel 2015: medians of boys at 3 years 46.813 and 46.607 cm.
    expect(lookUp(germany, 'trisomy21Head', 'male', 3 - 1e-9)?.m).toBeCloseTo(46.813, 3)
    expect(lookUp(germany, 'trisomy21Head', 'male', 3)?.m).toBeCloseTo(46.607, 3)
  })

  it('preterm combined: after 50 weeks WHO at the corrected age', () => {
    const place = lookUp(germany, 'pretermCombinedHeight', 'female', 40 + 365.25 / 7)
    expect(place?.table.id).toBe('who2006-height')
    expect(place?.x).toBeCloseTo(1, 9)
    expect(place?.m).toBeCloseTo(lookUp(germany, 'height', 'female', 1)?.m as number, 9)
  })

  it('position decides over length', () => {
    expect(lookUp(germany, 'weightForLength', 'male', 90, 'lying')?.table.id).toBe('who2006-weight-for-length')
    expect(lookUp(germany, 'weightForLength', 'male', 80, 'standing')?.table.id).toBe('who2006-weight-for-height')
    expect(lookUp(germany, 'height', 'male', 3, 'standing')?.table.id).toBe('who2006-height')
  })
})
