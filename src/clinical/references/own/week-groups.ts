import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import { customEdition } from '../checksum.js'
import { wholeTable } from '../common-series.js'
import type { GroupReferences, ReferenceSet, Series } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import { checkSetId } from './define-set.js'

/** The tables of children born at a completed week of gestation, by age in years since birth, without correction. */
export interface WeekTables {
  /** Completed weeks of gestation, 22 to 36. */
  readonly week: number
  readonly height?: ReferenceTable | undefined
  readonly weight?: ReferenceTable | undefined
  readonly head?: ReferenceTable | undefined
}

/** What a week can have tables of. */
export const weekMeasures = ['height', 'weight', 'head'] as const

/** The weeks that can have tables of their own: from 37 on a child is born at term. */
export const weekRange: readonly [from: number, to: number] = [22, 36]

/** The age from which no age of a child born at 22 weeks or later would be corrected for gestation any more, years. */
const correctedTo = 2.5

/**
 * A set in which children born at some weeks are scored and drawn by children born in the same week, at
 * the age since birth: no age of such a child is corrected, whatever `gestationalCorrection` says. Height and weight
 * go on by the set where the table of the week ends, head circumference ends with it, and other measures begin at 2.5 years:
 * below, the set's figures need a corrected age.
 *
 * The library has no such figures: the Dutch ones (Bocca-Tjeertes IFA et al. J Pediatr. 2012;161:460-465) may
 * not be passed on.
 *
 * @param id a name that no other set has
 * @throws AuxologyError `invalid_reference` for an id that a built-in set has, a measure that a week can't have, a week beyond 22 to 36, a week that comes twice or has no table, a table of
 * another measure or not by age, and one of height or weight that ends before 2.5 years
 * @example
 * ```ts
 * const publication = { shortName: 'Ours', year: 2026, citation: 'Not published', population: 'Born in week 28' }
 * const rows = [{ x: 0, l: 1, m: 37, s: 0.06 }, { x: 5, l: 1, m: 107, s: 0.04 }]
 * const height = defineTable({ id: 'height-of-week-28', measure: 'height', publication, rows: { male: rows, female: rows } })
 * withTablesByWeek(germany, 'our-weeks', [{ week: 28, height }]).id // 'our-weeks'
 * ```
 */
export function withTablesByWeek(set: ReferenceSet, id: string, weeks: readonly WeekTables[]): ReferenceSet {
  return withWeeks(set, id, weeks, (i) => ({ path: `weeks[${i}]`, weekPath: `weeks[${i}].week` }))
}

/** Where a week is in what the caller wrote, and where its number is. */
interface WeekPlace {
  readonly path: string
  readonly weekPath: string
}

/** {@link withTablesByWeek} of weeks that were written elsewhere. */
export function withWeeks(
  set: ReferenceSet,
  id: string,
  weeks: readonly WeekTables[],
  placeOf: (i: number) => WeekPlace,
): ReferenceSet {
  checkSetId(id)
  if (!Array.isArray(weeks) || weeks.length === 0)
    throw invalidReference({ id, path: 'weeks' }, weeks, 'a list of weeks')
  weeks.forEach((tables: WeekTables, i) => {
    const place = placeOf(i)
    checkWeek(id, place, tables)
    if (weeks.findIndex(({ week }) => week === tables.week) < i)
      throw invalidReference({ id, path: place.weekPath }, tables.week, 'a week that comes once')
  })
  const groups = {
    ...set.groups,
    ...Object.fromEntries(weeks.map((tables) => [`born-${tables.week}`, ofWeek(set, tables)])),
  }
  const { series, bmiClasses } = set
  const frozen = { series, bmiClasses, groups }
  return { id, name: set.name, edition: customEdition(frozen), ...frozen }
}

function checkWeek(id: string, { path, weekPath }: WeekPlace, tables: WeekTables): void {
  const [from, to] = weekRange
  if (!(isRecord(tables) && Number.isInteger(tables.week) && tables.week >= from && tables.week <= to))
    throw invalidReference({ id, path: weekPath }, isRecord(tables) ? tables.week : tables, { from, to })
  const unknown = Object.keys(tables).find((name) => !['week', ...weekMeasures].includes(name))
  if (unknown !== undefined)
    throw invalidReference({ id, path: `${path}.${unknown}` }, undefined, weekMeasures, 'no such measure')
  if (weekMeasures.every((measure) => tables[measure] === undefined))
    throw invalidReference({ id, path }, undefined, weekMeasures, 'no table')
  for (const measure of weekMeasures) {
    const table = tables[measure]
    if (table !== undefined && !(table.measure === measure && table.axis === 'years'))
      throw invalidReference({ id, path: `${path}.${measure}` }, table.id, `a table of ${measure} by age in years`)
    if (table !== undefined && measure !== 'head' && table.range[1] < correctedTo)
      throw invalidReference({ id, path: `${path}.${measure}` }, table.id, `a table to at least ${correctedTo} years`)
  }
}

/** The series of a week, and of the set what needs no corrected age. */
function ofWeek({ series }: ReferenceSet, { height, weight, head }: WeekTables): GroupReferences {
  const later = Object.entries(series).map(([name, pieces]) => [name, withoutCorrected(pieces)])
  return {
    ageFromBirth: true,
    series: {
      ...Object.fromEntries(later),
      ...(height && { height: weekThen(height, series.height) }),
      ...(weight && { weight: weekThen(weight, series.weight) }),
      ...(head && { head: wholeTable(head) }),
    },
  }
}

function weekThen(table: ReferenceTable, later: Series = []): Series {
  const [first, last] = table.range
  const following = from(later, last)
  return [{ table, from: first, to: last, closed: following.length === 0 }, ...following]
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
