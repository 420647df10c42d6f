/**
 * Children born preterm in the Netherlands, by week of gestation.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import { netherlands } from '../dutch-set.js'
import type { GroupReferences, Piece, ReferenceSet, Series } from '../reference-set.js'
import { bocca2012Weeks, type WeekTables } from '../tables/bocca2012.js'

export type { GroupReferences, Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { bocca2012Weeks, type WeekTables } from '../tables/bocca2012.js'

/** The age to which the weeks have height and weight, years. */
const lastOfWeeks = 4

/** The age from which no age of a child born at 25 weeks or later would be corrected for gestation any more, years. */
const correctedTo = 2.5

/** The references of a week, put together when they are asked for: a child needs one of the twelve. */
function ofWeek(tables: WeekTables): GroupReferences {
  let series: GroupReferences['series'] | undefined
  return {
    ageFromBirth: true,
    get series() {
      series ??= seriesOfWeek(tables)
      return series
    },
  }
}

/** The series of a week, and of the set what needs no corrected age. */
function seriesOfWeek({ height, weight, head }: WeekTables): GroupReferences['series'] {
  const later = Object.entries(netherlands.series).map(([name, series]) => [name, withoutCorrected(series)])
  return {
    ...Object.fromEntries(later),
    height: weekThen(height, netherlands.series.height),
    weight: weekThen(weight, netherlands.series.weight),
    head: wholeTable(head),
  }
}

function weekThen(table: Piece['table'], later: Series = []): Series {
  return [{ table, from: 0, to: lastOfWeeks }, ...from(later, lastOfWeeks)]
}

/** A series by age without the ages that are corrected in a child born preterm; others as they are. */
function withoutCorrected(series: Series = []): Series | undefined {
  const isByAge = series.every(({ table, tableX }) => table.axis === 'years' && tableX === undefined)
  if (!isByAge) return series
  const left = from(series, correctedTo)
  return left.length === 0 ? undefined : left
}

function from(series: Series, years: number): Series {
  return series.filter(({ to }) => to > years).map((piece) => ({ ...piece, from: Math.max(piece.from, years) }))
}

/* @__NO_SIDE_EFFECTS__ */
function weekGroups(): NonNullable<ReferenceSet['groups']> {
  return Object.fromEntries(bocca2012Weeks.map((tables) => [`born-${tables.week}`, ofWeek(tables)]))
}

/**
 * The Dutch set of 2009. Children born at 25 to 36 completed weeks are scored and drawn by
 * children born in the same week: height and weight to 4 years, head circumference to 1.5
 * years, by age since birth. Their other measures begin at 2.5 years; from 4 years the set
 * is the same for all.
 */
export const netherlandsPreterm: ReferenceSet = declareSet({
  id: 'netherlands-preterm',
  checksum: '7af813df',
  name: {
    de: 'Niederlande 2009, Frühgeborene nach Schwangerschaftswoche',
    en: 'Netherlands 2009, preterm by week of gestation',
  },
  series: () => netherlands.series,
  groups: weekGroups(),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'netherlands-preterm@2026': ReferenceSet } = {
  'netherlands-preterm@2026': netherlandsPreterm,
}
