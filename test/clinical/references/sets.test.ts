import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sets } from '../../../scripts/reference-tables.js'
import { builtInSets } from '../../../src/clinical/references/built-in-sets.js'
import { measureSets } from '../../../src/clinical/references/clinic-measures.js'
import {
  cdc,
  cdc2000,
  germany,
  germanyGeneral,
  kiggs,
  kromeyerHauschild,
  lookUp,
  lookUpTable,
  type Piece,
  type ReferenceSet,
  type SeriesName,
  seriesNames,
  setChecksum,
  who,
  whoGeneral,
} from '../../../src/clinical/references/index.js'
import { type Lookup, tableX } from '../../../src/clinical/references/lookup.js'
import { cerebralPalsy } from '../../../src/clinical/references/national/cerebral-palsy.js'
import { china } from '../../../src/clinical/references/national/china.js'
import { flanders } from '../../../src/clinical/references/national/flanders.js'
import { italy, italyNorth, italySouth } from '../../../src/clinical/references/national/italy.js'
import { korea } from '../../../src/clinical/references/national/korea.js'
import {
  netherlands,
  netherlands1997,
  netherlands1997Moroccan,
  netherlands1997Turkish,
  netherlandsHindustani,
  netherlandsMoroccan,
  netherlandsTurkish,
} from '../../../src/clinical/references/national/netherlands.js'
import { norway } from '../../../src/clinical/references/national/norway.js'
import { olsen } from '../../../src/clinical/references/national/olsen.js'
import { saudiArabia } from '../../../src/clinical/references/national/saudi-arabia.js'
import { sweden } from '../../../src/clinical/references/national/sweden.js'
import { trisomy21Netherlands } from '../../../src/clinical/references/national/trisomy-21-netherlands.js'
import { turkey } from '../../../src/clinical/references/national/turkey.js'
import type { Gender } from '../../../src/ground/model/patient.js'
import { everyRow } from '../../every-row.js'
import { declaredLanguages } from '../../ground/model/expect-translated.js'

const birthSeries: readonly SeriesName[] = ['birthLength', 'birthWeight', 'birthHead', 'birthBmi']

/** Days in units of a series. */
const days = ({ table: { axis }, tableX: mapping }: Piece, count: number) =>
  mapping !== undefined || axis === 'weeks' ? count / 7 : axis === 'years' ? count / 365.25 : 0

const gendersOf = (piece: Piece) =>
  (['male', 'female'] as const).filter((gender) => piece.table.curve(gender) !== undefined)

it('the sets are the six, each with every series but those that sets of their own have for some children', () => {
  expect(builtInSets.map(({ id }) => id)).toEqual(['germany', 'kiggs', 'who', 'cdc', 'cdc2000', 'kromeyer-hauschild'])
  const clinic = measureSets.flatMap(({ references }) => Object.keys(references.series))
  const ofSome = seriesNames.filter((name) => name.startsWith('cerebralPalsy') || name === 'birthBmi')
  const ofGrowth = seriesNames.filter((name) => !clinic.includes(name) && !ofSome.includes(name))
  for (const { series } of builtInSets) expect(Object.keys(series).sort()).toEqual([...ofGrowth].sort())
})

it.each([
  [germanyGeneral, germany],
  [whoGeneral, who],
])('$id has the general series of its set, piece by piece, and none for some children', (general, whole) => {
  const some = /^(birth|preterm|turner|noonan|achondroplasia|trisomy21)/
  const names = seriesNames.filter((name) => whole.series[name] !== undefined && !some.test(name))
  expect(names).toHaveLength(8)
  expect(Object.keys(general.series).sort()).toEqual([...names].sort())
  for (const name of names) expect(general.series[name]).toEqual(whole.series[name])
  expect(general.bmiClasses).toBe(whole.bmiClasses)
  expect(general.edition?.checksum).toBe(setChecksum(general))
  expect(Object.keys(general.name).sort()).toEqual([...declaredLanguages].sort())
})

/** Every set, and after one with groups of children what it has for each of them. */
const allSets = [
  ...sets.flatMap(([set]): ReferenceSet[] => [
    set,
    ...Object.entries(set.groups ?? {}).map(([group, own]) => ({
      id: `${set.id} ${group}`,
      name: set.name,
      series: own?.series ?? {},
    })),
  ]),
  ...measureSets.map(({ references }) => references),
]
/** Every series of every set. */
const allSeriesOfSets = allSets.flatMap((set) =>
  seriesNames.filter((name) => set.series[name] !== undefined).map((name) => [set.id, name, set] as const),
)

it('every set has a name in German and English', () =>
  everyRow(
    allSets,
    ({ id }) => id,
    ({ name }) => {
      expect(Object.keys(name).sort()).toEqual([...declaredLanguages].sort())
      for (const text of Object.values(name)) expect(text).not.toBe('')
    },
  ))

describe('every series of every set', () => {
  const everySeries = (check: (pieces: readonly Piece[], name: SeriesName, set: ReferenceSet) => void) =>
    everyRow(
      allSeriesOfSets,
      ([id, name]) => `${id}, ${name}`,
      ([, name, set]) => check(set.series[name] as readonly Piece[], name, set),
    )

  it('has pieces that follow one another', () =>
    everySeries((pieces) => {
      pieces.forEach((piece, i) => {
        expect(piece.from).toBeLessThan(piece.to)
        expect(piece.from).toBe(i === 0 ? piece.from : pieces[i - 1]?.to)
        // Where an end belongs to a piece, no other piece begins.
        if (piece.closed === true) expect(i).toBe(pieces.length - 1)
      })
    }))

  it('has figures all along', () =>
    everySeries((pieces, name) => {
      const holes: string[] = []
      for (const piece of pieces) {
        const genders = gendersOf(piece)
        expect(genders.length).toBeGreaterThan(0)
        for (const gender of genders) {
          for (let share = 0; share <= 1; share += 1 / 64) {
            let x = piece.from + share * (piece.to - piece.from)
            if (share === 1 && piece.closed !== true) x -= 1e-9
            // Fenton begins in the middle of a week, by which a week without a day is read.
            if (birthSeries.includes(name)) x = Math.floor(x) + 0.5
            const place = lookUpTable(piece.table, gender, tableX(piece, x))
            // Girls' weight for length with trisomy 21 ends before the boys'.
            const known = name === 'trisomy21WeightForLength' && gender === 'female'
            if (place === undefined && !known) holes.push(`${piece.table.id} ${gender} ${x}`)
          }
        }
      }
      expect(holes, 'places without figures').toEqual([])
    }))

  it('has nothing beyond its ends', () =>
    everySeries((pieces, name, set) => {
      const [first, last] = [pieces[0] as Piece, pieces.at(-1) as Piece]
      for (const gender of ['male', 'female'] as const) {
        const at = (x: number) => lookUp(set, name, gender, x)
        expect(at(first.from - days(first, 3.01) - 1e-6)).toBeUndefined()
        expect(at(last.to + (last.closed === true ? days(last, 3.01) : 0) + 1e-6)).toBeUndefined()
        expect(at(last.to) !== undefined).toBe(
          last.closed === true &&
            (name !== 'trisomy21WeightForLength' || gender === 'male') &&
            gendersOf(last).includes(gender),
        )
        expect(at(Number.NaN)).toBeUndefined()
      }
    }))
})

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
  [kiggs, 'height', 'female', 0.333, 'who2006-height'],
  [kiggs, 'height', 'female', 1 / 3, 'kiggs-height'],
  [kiggs, 'weight', 'female', 3, 'kiggs-weight'],
  [kiggs, 'bmi', 'female', 0.333, 'who2006-bmi'],
  [kiggs, 'bmi', 'female', 18.9, 'kiggs-bmi'],
  [kiggs, 'head', 'female', 1 / 3, 'kiggs-head'],
  [cdc, 'height', 'female', 1.999, 'who2006-height'],
  [cdc, 'height', 'female', 2, 'cdc2000-height'],
  [cdc, 'weight', 'female', 1.999, 'who2006-weight'],
  [cdc, 'weight', 'female', 2, 'cdc2000-weight'],
  [cdc, 'head', 'female', 1.999, 'who2006-head'],
  [cdc, 'head', 'female', 2, 'cdc2000-head'],
  [cdc, 'bmi', 'female', 1.9, undefined],
  [cdc, 'weightForLength', 'male', 86.9, 'who2006-weight-for-length'],
  [cdc, 'weightForLength', 'male', 87, 'cdc2000-weight-for-height'],
  [cdc2000, 'height', 'female', 1.999, 'cdc2000-length'],
  [cdc2000, 'height', 'female', 2, 'cdc2000-height'],
  [cdc2000, 'weight', 'female', 1.999, 'cdc2000-weight-infant'],
  [cdc2000, 'head', 'female', 0, 'cdc2000-head'],
  [cdc2000, 'weightForLength', 'male', 86.9, 'cdc2000-weight-for-length'],
  [kromeyerHauschild, 'bmi', 'female', 18, 'aga2015-bmi'],
  [kromeyerHauschild, 'height', 'female', 18, 'kromeyer2001-height'],
  [kromeyerHauschild, 'head', 'female', 18, 'kiggs-head'],
  [netherlands, 'height', 'female', 0.0192, undefined],
  [netherlands, 'height', 'male', 0.0383, 'schonbeck2013-height'],
  [netherlands, 'weight', 'female', 21, 'schonbeck2011-weight'],
  [netherlands, 'bmi', 'female', 21.1, undefined],
  [netherlands, 'head', 'male', 0, 'fredriks2000-head'],
  [netherlandsTurkish, 'height', 'male', 0.0575, undefined],
  [netherlandsTurkish, 'bmi', 'male', 0.0767, 'schonbeck2015-turkish-bmi'],
  [netherlandsTurkish, 'weight', 'male', 5, undefined],
  [netherlandsMoroccan, 'height', 'female', 21, 'schonbeck2015-moroccan-height'],
  [netherlandsMoroccan, 'head', 'female', 5, undefined],
  [netherlandsHindustani, 'height', 'male', 1 / 12, 'dewilde2015-height'],
  [netherlandsHindustani, 'bmi', 'male', 5, undefined],
  [netherlands1997, 'height', 'male', 0, 'fredriks2000-height'],
  [netherlands1997, 'bmi', 'male', 21, 'fredriks2000-bmi'],
  [netherlands1997Turkish, 'bmi', 'female', 20, 'fredriks2003-bmi'],
  [netherlands1997Turkish, 'bmi', 'female', 20.5, undefined],
  [netherlands1997Moroccan, 'bmi', 'male', 0, 'fredriks2004-bmi'],
  [netherlands1997Moroccan, 'head', 'male', 1, undefined],
  [flanders, 'height', 'male', 0, 'roelants2009-height'],
  [flanders, 'bmi', 'male', 1.9, undefined],
  [flanders, 'bmi', 'male', 2, 'roelants2009-bmi'],
  [flanders, 'head', 'female', 20, 'roelants2009-head'],
  [flanders, 'head', 'female', 20.1, undefined],
  [italy, 'height', 'male', 1.9, undefined],
  [italy, 'weight', 'male', 2, 'cacciari2006-weight'],
  [italy, 'bmi', 'male', 20, 'cacciari2006-bmi'],
  [italy, 'head', 'male', 5, undefined],
  [italyNorth, 'height', 'female', 10, 'cacciari2006-north-height'],
  [italyNorth, 'weight', 'female', 10, undefined],
  [italySouth, 'height', 'female', 10, 'cacciari2006-south-height'],
  [turkey, 'height', 'female', 5.9, undefined],
  [turkey, 'weight', 'female', 6, 'neyzi2006-weight'],
  [turkey, 'bmi', 'female', 18, 'bundak2006-bmi'],
  [china, 'height', 'male', 0, 'zong2013-height'],
  [china, 'weight', 'male', 18, 'zong2013-weight'],
  [china, 'head', 'male', 6, 'zong2013-head'],
  [china, 'head', 'male', 6.1, undefined],
  [korea, 'height', 'male', 2.999, 'who2006-height'],
  [korea, 'height', 'male', 3, 'kdca2017-height'],
  [korea, 'weight', 'female', 227 / 12, 'kdca2017-weight'],
  [korea, 'weight', 'female', 19, undefined],
  [korea, 'bmi', 'female', 10, undefined],
  [korea, 'head', 'female', 2.999, 'who2006-head'],
  [korea, 'head', 'female', 3, undefined],
  [saudiArabia, 'height', 'male', 4.9, undefined],
  [saudiArabia, 'height', 'male', 18, 'elmouzan2016-height'],
  [saudiArabia, 'weight', 'male', 13, 'elmouzan2016-weight'],
  [saudiArabia, 'weight', 'male', 13.1, undefined],
  [norway, 'height', 'male', 6.9, undefined],
  [norway, 'height', 'male', 19, 'juliusson2013-height'],
  [norway, 'weight', 'male', 10, undefined],
  [sweden, 'height', 'male', 7, 'albertsson2002-height'],
  [sweden, 'height', 'male', 18.1, undefined],
  [cerebralPalsy, 'height', 'male', 10, 'kiggs-height'],
  [cerebralPalsy, 'cerebralPalsyHeight', 'male', 10, undefined],
  [trisomy21Netherlands, 'height', 'male', 10, 'schonbeck2013-height'],
  [trisomy21Netherlands, 'trisomy21Height', 'male', 0, 'vangameren2012-height'],
  [trisomy21Netherlands, 'trisomy21Height', 'female', 21, 'vangameren2012-height'],
  [trisomy21Netherlands, 'trisomy21Head', 'male', 1.25, 'vangameren2012-head'],
  [trisomy21Netherlands, 'trisomy21Head', 'male', 1.3, undefined],
  [trisomy21Netherlands, 'trisomy21Weight', 'male', 10, 'zemel2015-weight'],
  [olsen, 'birthBmi', 'male', 24, 'olsen2015-bmi'],
  [olsen, 'birthBmi', 'male', 41, 'olsen2015-bmi'],
  [olsen, 'birthBmi', 'male', 42, undefined],
  [olsen, 'birthWeight', 'female', 23, 'olsen2010-weight'],
  [olsen, 'height', 'female', 3, 'cdc2000-height'],
]

it('both sides of every seam', () =>
  everyRow(
    seams,
    ([{ id }, series, gender, x]) => `${id}: ${series} of a ${gender} at ${x}`,
    ([set, series, gender, x, table]) =>
      expect(
        lookUp(set, series, gender, x)?.table.id,
        'where a set uses another table on purpose, correct seams in test/clinical/references/sets.test.ts',
      ).toBe(table),
  ))

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

describe('the ends of a series', () => {
  const day = 1 / 365.25
  it.each([
    ['turnerHeight', 'female', 365 * day, 1],
    ['turnerHeight', 'female', 1 - 3 * day, 1],
    ['turnerHeight', 'female', 20 + 3 * day, 20],
    ['trisomy21Bmi', 'male', 730 * day, 2],
    ['trisomy21Height', 'male', 28 * day, 1 / 12],
    ['pretermWeight', 'male', 50 + 3 / 7, 50],
    ['pretermHeight', 'male', 23.5 - 3 / 7, 23.5],
  ] as const)('%s of a %s: x = %d is read at the end, %d', (name, gender, x, end) => {
    expect(lookUp(germany, name, gender, x)).toEqual(lookUp(germany, name, gender, end))
    expect(lookUp(germany, name, gender, end)).toBeDefined()
  })

  it.each([
    ['turnerHeight', 'female', 1 - 4 * day],
    ['turnerHeight', 'female', 20 + 4 * day],
    ['pretermWeight', 'male', 50 + 4 / 7],
    ['weightForLength', 'male', 44.99],
    ['weightForLength', 'male', 120.01],
    ['height', 'male', 19],
    ['birthWeight', 'male', 44],
  ] as const)(
    '%s of a %s: x = %d is too far, no age, or beyond a limit that is no end of a table',
    (name, gender, x) => {
      expect(lookUp(germany, name, gender, x)).toBeUndefined()
    },
  )

  it('a piece that begins before its table is read at the first row if that is near', () => {
    expect(lookUp(germany, 'birthLength', 'male', 23 + 1 / 7)?.x).toBe(23.5)
    expect(lookUp(germany, 'birthLength', 'male', 23)).toBeUndefined()
  })

  /** A place without the functions of a distribution of its own, which are made anew at each place. */
  const figuresOf = (place: Lookup | undefined) => place && { ...place, distribution: place.distribution?.parameters }

  it('every series by age or week is read at its end up to three days beyond, and no farther', () => {
    const allSeries = fc.constantFrom(...allSeriesOfSets.map(([, name, set]) => [set, name] as const))
    const gender = fc.constantFrom<Gender>('male', 'female')
    const beyond = fc.double({ min: 0, max: 6, noNaN: true })
    fc.assert(
      fc.property(allSeries, gender, beyond, ([set, name], sex, count) => {
        const pieces = set.series[name] as readonly Piece[]
        const [first, last] = [pieces[0] as Piece, pieces.at(-1) as Piece]
        const isNear = count <= 3
        fc.pre(Math.abs(count - 3) > 1e-6 && days(first, 1) > 0)
        const before = lookUp(set, name, sex, first.from - days(first, count))
        // Fenton begins within its first piece.
        if (first.from >= first.table.range[0])
          expect(figuresOf(before)).toEqual(isNear ? figuresOf(lookUp(set, name, sex, first.from)) : undefined)
        if (last.closed === true)
          expect(figuresOf(lookUp(set, name, sex, last.to + days(last, count)))).toEqual(
            isNear ? figuresOf(lookUp(set, name, sex, last.to)) : undefined,
          )
      }),
    )
  })

  it('length by position is not moved to the end of its piece', () => {
    expect(lookUp(germany, 'weightForLength', 'male', { x: 87.001, position: 'lying' })?.x).toBe(87.001)
  })
})

describe('steps and breaks', () => {
  // Zong 2013, boys at 3.0 years: length 97.5, height 96.8 cm; body mass index 15.43 and 15.66.
  it('China: length gives way to height at the third birthday', () => {
    for (const [name, lying, standing] of [
      ['height', 97.5, 96.8],
      ['bmi', 15.43, 15.66],
    ] as const) {
      expect(lookUp(china, name, 'male', 3 - 1e-9)?.m).toBeCloseTo(lying, 6)
      expect(lookUp(china, name, 'male', 3)?.m).toBe(standing)
    }
  })

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
    expect(lookUp(germany, 'weightForLength', 'male', { x: 90, position: 'lying' })?.table.id).toBe(
      'who2006-weight-for-length',
    )
    expect(lookUp(germany, 'weightForLength', 'male', { x: 80, position: 'standing' })?.table.id).toBe(
      'who2006-weight-for-height',
    )
    expect(lookUp(germany, 'height', 'male', { x: 3, position: 'standing' })?.table.id).toBe('who2006-height')
  })
})
