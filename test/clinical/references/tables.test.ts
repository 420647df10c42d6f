import { describe, expect, it } from 'vitest'
import { notCheckedInR } from '../../../scripts/accuracy/notes.js'
import { numberOf, readCsv } from '../../../scripts/accuracy/read-csv.js'
import { tables } from '../../../scripts/reference-tables.js'
import * as references from '../../../src/clinical/references/index.js'
import { type ReferenceTable, uncappedScoreAt } from '../../../src/clinical/references/index.js'
import { chartLanguages } from '../../../src/ground/languages/built-in.js'
import type { ChartLanguage } from '../../../src/ground/languages/language.js'
import { textIn } from '../../../src/ground/model/localized.js'
import type { Gender } from '../../../src/ground/model/patient.js'
import { everyRow } from '../../every-row.js'
import { declaredLanguages, expectTranslated } from '../../ground/model/expect-translated.js'

const both: readonly Gender[] = ['male', 'female']

const file = 'test/clinical/references/tables.test.ts'

// Ranges as the publications give them, by hand: a source that lost its end would change all else that is compared.
const ranges: Record<string, readonly [from: number, to: number]> = {
  'abdel-rahman2017-arm-circumference': [2 / 12, 18.5],
  'achondroplasia-median-leg-length': [0, 20],
  'achondroplasia-median-sitting-height': [0, 20],
  'achondroplasia-median-sitting-height-ratio': [0, 20],
  'aga2015-bmi': [0, 20],
  'albertsson2002-height': [7, 18],
  'brooks2011-gmfcs-1-bmi': [2, 20],
  'brooks2011-gmfcs-1-height': [2, 20],
  'brooks2011-gmfcs-1-weight': [2, 20],
  'brooks2011-gmfcs-2-bmi': [2, 20],
  'brooks2011-gmfcs-2-height': [2, 20],
  'brooks2011-gmfcs-2-weight': [2, 20],
  'brooks2011-gmfcs-3-bmi': [2, 20],
  'brooks2011-gmfcs-3-height': [2, 20],
  'brooks2011-gmfcs-3-weight': [2, 20],
  'brooks2011-gmfcs-4-bmi': [2, 20],
  'brooks2011-gmfcs-4-height': [2, 20],
  'brooks2011-gmfcs-4-weight': [2, 20],
  'brooks2011-gmfcs-5-oral-bmi': [2, 20],
  'brooks2011-gmfcs-5-oral-height': [2, 20],
  'brooks2011-gmfcs-5-oral-weight': [2, 20],
  'brooks2011-gmfcs-5-tube-bmi': [2, 20],
  'brooks2011-gmfcs-5-tube-height': [2, 20],
  'brooks2011-gmfcs-5-tube-weight': [2, 20],
  'bundak2006-bmi': [6, 18],
  'cacciari2006-bmi': [2, 20],
  'cacciari2006-height': [2, 20],
  'cacciari2006-north-height': [2, 20],
  'cacciari2006-south-height': [2, 20],
  'cacciari2006-weight': [2, 20],
  'cappa2024-noonan-height': [2, 18],
  'cdc2000-bmi': [2, 20.04167],
  'cdc2000-head': [0, 3],
  'cdc2000-height': [2, 20],
  'cdc2000-length': [0, 2.958333],
  'cdc2000-weight': [2, 20],
  'cdc2000-weight-for-height': [77, 121.5],
  'cdc2000-weight-for-length': [45, 103.5],
  'cdc2000-weight-infant': [0, 3],
  'cdc2022-bmi': [2, 20.04167],
  'dewilde2015-height': [1 / 12, 21],
  'elmouzan2016-bmi': [5, 18],
  'elmouzan2016-height': [5, 18],
  'elmouzan2016-weight': [5, 13],
  'fenton2013-head': [23.5, 50],
  'fenton2013-length': [23.5, 50],
  'fenton2013-weight': [22.5, 50],
  'fredriks2000-bmi': [0, 21],
  'fredriks2000-head': [0, 21],
  'fredriks2000-height': [0, 21],
  'fredriks2000-weight': [0, 21],
  'fredriks2003-bmi': [0, 20.5],
  'fredriks2003-height': [0, 20.5],
  'fredriks2003-weight': [0, 20.5],
  'fredriks2004-bmi': [0, 20.5],
  'fredriks2004-height': [0, 20.5],
  'fredriks2004-weight': [0, 20.5],
  'fredriks2005-leg-length': [0, 21],
  'fredriks2005-sitting-height': [0, 21],
  'fredriks2005-sitting-height-ratio': [0, 21],
  'hooverfong2021-head': [0, 5],
  'intergrowth21-head': [33, 42.85714],
  'intergrowth21-length': [33, 42.85714],
  'intergrowth21-weight': [33, 42.85714],
  'iotf2012-bmi': [2, 18],
  'isojima2016-noonan-height': [0, 20],
  'juliusson2013-height': [7, 19],
  'kdca2017-height': [3, 227 / 12],
  'kdca2017-weight': [3, 227 / 12],
  'kiggs-bmi': [1 / 3, 18],
  'kiggs-head': [1 / 3, 18],
  'kiggs-height': [1 / 3, 18],
  'kiggs-hip': [11, 18],
  'kiggs-triceps-skinfold': [1 / 3, 18],
  'kiggs-waist': [11, 18],
  'kiggs-waist-height-ratio': [11, 18],
  'kiggs-waist-hip-ratio': [11, 18],
  'kiggs-weight': [1 / 3, 18],
  'kiggs2011-diastolic': [3.5, 17.5],
  'kiggs2011-systolic': [3.5, 17.5],
  'kromeyer2001-bmi': [0, 18],
  'kromeyer2001-height': [0, 18],
  'kromeyer2001-weight': [0, 18],
  'life2019-hip': [3, 18],
  'life2019-waist': [3, 18],
  'life2019-waist-height-ratio': [3, 18],
  'life2019-waist-hip-ratio': [3, 18],
  'lyon1985-turner-height': [1, 20],
  'merker2018-bmi': [0, 20],
  'merker2018-height': [0, 20],
  'merker2018-weight': [0, 20],
  'neyzi2006-height': [6, 18],
  'neyzi2006-weight': [6, 18],
  'niklasson2008-head': [24, 42],
  'niklasson2008-length': [24, 42],
  'niklasson2008-weight': [24, 42],
  'olsen2010-head': [23, 41],
  'olsen2010-length': [23, 41],
  'olsen2010-weight': [23, 41],
  'olsen2015-bmi': [24, 41],
  'roelants2009-bmi': [2, 21],
  'roelants2009-head': [0, 20],
  'roelants2009-height': [0, 21],
  'roelants2009-weight': [0, 21],
  'schonbeck2011-bmi': [0.0192, 21],
  'schonbeck2011-weight': [0.0192, 21],
  'schonbeck2013-height': [0.0192, 21],
  'schonbeck2015-moroccan-bmi': [0.0767, 21],
  'schonbeck2015-moroccan-height': [0.0767, 21],
  'schonbeck2015-turkish-bmi': [0.0575, 21],
  'schonbeck2015-turkish-height': [0.0575, 21],
  'vangameren2012-head': [0, 1.5],
  'vangameren2012-height': [0, 21],
  'who2006-bmi': [0, 5.081451],
  'who2006-head': [0, 5.081451],
  'who2006-height': [0, 5.081451],
  'who2006-weight': [0, 5.081451],
  'who2006-weight-for-height': [65, 120],
  'who2006-weight-for-length': [45, 110],
  'who2007-arm-circumference': [91 / 365.25, 1856 / 365.25],
  'who2007-bmi': [5.083333, 19.08333],
  'who2007-height': [5.083333, 19.08333],
  'who2007-subscapular-skinfold': [91 / 365.25, 1856 / 365.25],
  'who2007-triceps-skinfold': [91 / 365.25, 1856 / 365.25],
  'who2007-weight': [5.083333, 10.08333],
  'zemel2015-bmi': [2, 20],
  'zemel2015-head-child': [2, 20],
  'zemel2015-head-infant': [0.083333, 3],
  'zemel2015-height': [0.083333, 20],
  'zemel2015-weight': [0, 20],
  'zemel2015-weight-for-length': [49, 93],
  'zong2013-bmi': [0, 18],
  'zong2013-head': [0, 6],
  'zong2013-height': [0, 18],
  'zong2013-weight': [0, 18],
}

/** Tables that begin or end at another x for girls than for boys; sets use what both have. */
const unequalEnds = /^(zemel2015-weight-for-length|fredriks200[34]-|schonbeck201[13]-|schonbeck2015-turkish)/

/** The weight of children with cerebral palsy, well fed and not. */
const wideSpread = /^brooks2011-.*-weight$/

/** What the sources have, by table: R read their files and computed scores from the first and last row of each sex. */
const sources = new Map<string, Source>()

interface Source {
  readonly genders: Set<Gender>
  readonly xs: number[]
  /** Whether it has scores, not a median alone. */
  scored: boolean
}

for (const row of readCsv('independent-scores.csv')) {
  const id = row['table'] ?? ''
  const source = sources.get(id) ?? { genders: new Set(), xs: [], scored: false }
  source.genders.add(row['sex'] as Gender)
  source.xs.push(numberOf(row['x'] ?? ''))
  source.scored ||= row['scores'] !== ''
  sources.set(id, source)
}

/** Plausible medians by measure, in the table's unit. */
const medianBounds = {
  height: [25, 185],
  weight: [0.4, 80],
  bmi: [10, 32],
  head: [20, 62],
  sittingHeight: [30, 100],
  legLength: [12, 100],
  sittingHeightRatio: [0.45, 0.75],
  waist: [40, 85],
  hip: [45, 105],
  waistHeightRatio: [0.38, 0.55],
  waistHipRatio: [0.68, 1],
  armCircumference: [12, 36],
  tricepsSkinfold: [6, 25],
  subscapularSkinfold: [5, 9],
  systolic: [90, 130],
  diastolic: [55, 75],
} as const

/** Where figures jump: the x of two knots. */
function stepsOf(x: Float64Array): number[] {
  return [...x].filter((at, i) => at === x[i - 1])
}

it('every table has values from R to compare with, or says that it has none', () => {
  const ids = tables.map(({ id }) => id)
  const withoutValues = ids.filter((id) => !sources.has(id)).sort()
  expect(
    withoutValues,
    'tables without values from R: compute them with `npm run independent-values -- FOLDER`, or, without R, name the tables in notCheckedInR in scripts/accuracy/notes.ts; a table that has values must not be named there',
  ).toEqual([...notCheckedInR].sort())
  const withoutTable = [...sources.keys()].filter((id) => !ids.includes(id))
  expect(withoutTable, 'values from R for tables that src/clinical/references/index.ts does not export').toEqual([])
})

interface TableOf {
  readonly id: string
  readonly table: ReferenceTable
  readonly genders: readonly Gender[]
  readonly isMedian: boolean
}

describe('every table', () => {
  const everyTable = (check: (of: TableOf) => void) =>
    everyRow(
      tables,
      ({ id }) => id,
      (table) => {
        const genders = both.filter((gender) => table.curve(gender) !== undefined)
        check({ id: table.id, table, genders, isMedian: table.distribution === 'median' })
      },
    )

  it('has the range of its publication', () =>
    everyTable(({ id, table }) => {
      const range = ranges[id]
      if (range === undefined) {
        throw new Error(`add '${id}' to ranges in ${file}: first and last x as the publication gives them`)
      }
      const advice = `the range of ${id}, figures compared with ranges in ${file}: one of them is wrong`
      expect(table.range[0], advice).toBeCloseTo(range[0], 4)
      expect(table.range[1], advice).toBeCloseTo(range[1], 4)
    }))

  it('has the range, the sexes and the distribution of its source', () =>
    everyTable(({ id, table, genders, isMedian }) => {
      const source = sources.get(id)
      if (source === undefined) return
      const { xs, genders: given, scored } = source
      expect(table.range[0]).toBeCloseTo(Math.min(...xs), 9)
      expect(table.range[1]).toBeCloseTo(Math.max(...xs), 9)
      expect(genders).toEqual(both.filter((gender) => given.has(gender)))
      expect(isMedian).toBe(!scored)
    }))

  it('says that it is thinned where it is', () =>
    everyTable(({ table }) => {
      expect(/thinned/.test(textIn(table.limits, { tag: 'en' })), 'the English limits and the declaration').toBe(
        table.thinned,
      )
      expect(/ausgedünnt/.test(textIn(table.limits, { tag: 'de' })), 'the German limits and the declaration').toBe(
        table.thinned,
      )
    }))

  it('says where its scores are approximate', () =>
    everyTable(({ table, genders }) => {
      for (const [from, to] of table.rough) {
        expect(from).toBeLessThan(to)
        expect(from).toBeGreaterThanOrEqual(table.range[0])
        expect(to).toBeLessThanOrEqual(table.range[1])
        expect(textIn(table.limits, { tag: 'en' })).toMatch(/approximate|too low/)
        expect(textIn(table.limits, { tag: 'de' })).toMatch(/Näherung|zu niedrig/)
        const gender = genders[0] as Gender
        const at = (x: number) => references.lookUpTable(table, gender, x)?.approximate
        expect([at(from), at((from + to) / 2), at(to)]).toEqual([true, true, true])
        expect(at(from - 0.01 * (to - from)) ?? false).toBe(false)
      }
    }))

  it('has sound figures', () =>
    everyTable(({ id, table, genders, isMedian }) => {
      const [lowest, highest] = medianBounds[table.measure]
      const unsound: string[] = []
      for (const gender of genders) {
        const { x, l, m, s } = table.curve(gender) as references.Curve
        // Girls' weight for length with trisomy 21 ends before the boys'; Dutch tables begin or end apart.
        if (!unequalEnds.test(id)) expect([x[0], x.at(-1)]).toEqual([...table.range])
        expect([l.length, m.length, s.length]).toEqual([x.length, x.length, x.length])
        const widest = wideSpread.test(id) ? 0.36 : /Skinfold$/.test(table.measure) ? 0.5 : 0.3
        x.forEach((at, i) => {
          const ascending = i === 0 || at >= (x[i - 1] as number)
          const spread = s[i] as number
          const isNewborn = table.axis === 'completedWeeks' && table.measure === 'bmi'
          const sound =
            ascending &&
            (m[i] as number) > (isNewborn ? 6 : lowest) &&
            (m[i] as number) < highest &&
            Math.abs(l[i] as number) < 6 &&
            (isMedian ? spread === 0 : spread > 0.015 && spread < widest)
          if (!sound) unsound.push(`${gender} ${at}: ${l[i]} ${m[i]} ${spread}`)
        })
        expect(stepsOf(x), `steps of the figures; else declare them and pack the figures again`).toEqual(table.steps)
      }
      expect(unsound, 'sex, x, L, M, S of rows that are out of order or implausible: check the CSV file').toEqual([])
    }))

  it('says where its figures come from, in German and English', () =>
    everyTable(({ id, table }) => {
      expect(table.publications.length).toBeGreaterThan(0)
      for (const { citation, shortName, population, rights, doi } of table.publications) {
        const whole = `the citation of ${id}, “${citation}”, needs authors, title, journal or publisher, and year`
        expect(citation.length > 40 && /(19|20)\d\d/.test(citation), whole).toBe(true)
        expect(shortName, `the shortName of the publication of ${id}`).not.toBe('')
        if (doi !== undefined) expect(doi, `the doi of ${id}, without https://doi.org/`).toMatch(/^10\.\d{4,}\/\S+$/)
        for (const text of [population, rights.licence].filter((each) => typeof each === 'object'))
          expectTranslated(text, declaredLanguages)
      }
      if (table.approximate || Object.values(table.limits).some((text) => text !== ''))
        expectTranslated(table.limits, declaredLanguages)
    }))

  it('says in every other language what charts say of it', () =>
    everyTable(({ id, table }) => {
      for (const [tag, { tables: translated = {} }] of Object.entries<ChartLanguage>(chartLanguages)) {
        if (!table.approximate || declaredLanguages.includes(tag)) continue
        expect(Object.keys(translated), `the ids in tables of the language ${tag}`).toContain(id)
      }
    }))

  it('gives values that rise with the score, scores that undo them, and a score for any value', () =>
    everyTable(({ table, genders, isMedian }) => {
      for (const gender of genders) {
        const { x } = table.curve(gender) as references.Curve
        for (let i = 0; i < x.length; i += 7) {
          const place = references.lookUpTable(table, gender, x[i] as number) as references.Lookup
          if (isMedian) {
            expect(references.valueAt(place, 0)).toBe(place.m)
            expect(references.valueAt(place, 1)).toBeUndefined()
            expect(references.scoreAt(place, place.m)).toBeUndefined()
            expect(uncappedScoreAt(place, place.m)).toBeUndefined()
            continue
          }
          let below = 0
          for (const score of [-2.5, -1, 0, 1, 2.5]) {
            if (1 + place.l * place.s * score <= 0 && table.distribution === 'lms') {
              // Beyond the ceiling of the formula there is no value; the table says where that is within usual scores.
              expect(references.valueAt(place, score)).toBeUndefined()
              expect(textIn(table.limits, { tag: 'en' })).toMatch(/ceiling of \d/)
              continue
            }
            const value = references.valueAt(place, score) as number
            expect(value).toBeGreaterThan(below)
            expect(references.scoreAt(place, value)).toBeCloseTo(score, 8)
            below = value
          }
          for (const factor of [0.05, 0.4, 2.5, 30])
            expect(uncappedScoreAt(place, place.m * factor)).toBeTypeOf('number')
        }
      }
    }))
})

describe('between the first rows of sparse tables', () => {
  const { fredriks2005LegLength, fredriks2005SittingHeight, isojima2016NoonanHeight, who2006Height } = references
  const median = (table: ReferenceTable, gender: Gender, x: number) =>
    (references.lookUpTable(table, gender, x) as references.Lookup).m

  describe.each([
    [isojima2016NoonanHeight.id, isojima2016NoonanHeight, 0.5],
    [fredriks2005SittingHeight.id, fredriks2005SittingHeight, 0.25],
    [fredriks2005LegLength.id, fredriks2005LegLength, 0.25],
  ] as const)('%s', (_, table, until) => {
    it.each(both)('the median of %s keeps an evenly changing ratio to WHO height', (gender) => {
      const ratio = (x: number) => median(table, gender, x) / median(who2006Height, gender, x)
      const [first, last] = [ratio(0), ratio(until)]
      for (let share = 0.05; share < 1; share += 0.05) {
        // WHO's table is thinned, and ratio and median are both linear between its knots.
        expect(Math.abs(ratio(share * until) - (first + (last - first) * share))).toBeLessThan(1e-4)
      }
    })

    it.each(both)('L and S of %s run straight, and scores are marked as approximate but at the rows', (gender) => {
      const at = (x: number) => references.lookUpTable(table, gender, x) as references.Lookup
      const [first, middle, last] = [at(0), at(until / 2), at(until)]
      expect(middle.l).toBeCloseTo((first.l + last.l) / 2, 9)
      expect(middle.s).toBeCloseTo((first.s + last.s) / 2, 9)
      expect([first, middle, last].map(({ approximate }) => approximate)).toEqual([false, true, false])
    })
  })

  // Isojima 2016: boys 48.5 cm at birth, 61.4 cm at half a year; girls 48.0 and 60.2 cm.
  it('the rows stay as published', () => {
    expect([0, 0.5].map((x) => median(isojima2016NoonanHeight, 'male', x))).toEqual([48.5, 61.4])
    expect([0, 0.5].map((x) => median(isojima2016NoonanHeight, 'female', x))).toEqual([48, 60.2])
  })

  it('the median of boys with Noonan syndrome lies 2.8 cm above the straight line', () => {
    const straight = 48.5 + (61.4 - 48.5) * (0.2 / 0.5)
    expect(median(isojima2016NoonanHeight, 'male', 0.2) - straight).toBeCloseTo(2.8, 1)
  })
})

it('AGA 2015 leaves Kromeyer-Hauschild 2001 at 17.333 years in boys and at 14.75 in girls', () => {
  const differs = (gender: Gender, x: number) => {
    const [aga, before] = [references.aga2015Bmi, references.kromeyer2001Bmi].map((table) =>
      references.lookUpTable(table, gender, x),
    )
    return (
      Math.abs((aga?.m as number) - (before?.m as number)) > 0.0006 ||
      Math.abs((aga?.l as number) - (before?.l as number)) > 0.0006
    )
  }
  expect([14.667, 14.75].map((x) => differs('female', x))).toEqual([false, true])
  expect([17.25, 17.333].map((x) => differs('male', x))).toEqual([false, true])
})

it('Lyon 1985: the SD of the composite curve is 4.7 % of the mean height', () => {
  for (let age = 1; age <= 20; age++) {
    const place = references.lookUpTable(references.lyon1985TurnerHeight, 'female', age) as references.Lookup
    expect((references.valueAt(place, 1) as number) - place.m).toBeCloseTo(0.047 * place.m, 9)
  }
})
