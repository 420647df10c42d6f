import { seriesChecksum } from '../../clinical/references/checksum.js'
import { countsFromBirth, referencesOfGroup } from '../../clinical/references/child-groups.js'
import {
  type Piece,
  type ReferenceSet,
  type Series,
  type SeriesName,
  seriesNames,
} from '../../clinical/references/reference-set.js'
import type { ReferenceTable } from '../../clinical/references/table.js'
import { genders } from '../../ground/model/patient.js'

/**
 * The series of sets as the curves of a table for other engines. A row's `place`
 * is one integer, because engines join by one integer two to three times faster
 * than by three columns.
 */

/** The places of a curve, of one sex of it, and of a year of age or a centimetre in a table of segments. */
const placesPerCurve = 16_384
export const placesPerSex = 8192
export const placesPerUnit = 16

/** A series of a set that other engines can score by. */
export interface WarehouseCurve {
  readonly references: ReferenceSet
  readonly series: SeriesName
  /** For weight by length, which has a curve each for children who lie and who stand. */
  readonly position?: Piece['position']
  /** The group of children whose references it is of. */
  readonly group?: string
  /** Where the places of the curve begin. */
  readonly base: number
}

/** A series that is not exported, and why. */
export interface NotExported {
  readonly references: string
  readonly series: SeriesName
  readonly table: string
  readonly reason: string
}

/** The series by age, of visits, that are scored without a diagnosis; those of diseases; those of clinic measures. */
const seriesOfVisits = seriesNames.filter((name) => !/^(birth|preterm|cerebralPalsy)|ForLength$/.test(name))

/** The series of visits that sets have for groups of children. */
const seriesOfGroups: readonly SeriesName[] = ['cerebralPalsyHeight', 'cerebralPalsyWeight', 'cerebralPalsyBmi']

/** Beyond this power of the LMS formula a value within its limits could be beyond all numbers of an engine. */
const largestPower = 50

/** Where the places of a series begin: its number, which is derived from its figures, times the places of a curve. */
function baseOf(pieces: Series): number {
  // 24 bits: figures of another version have other places, so that they give no score rather than a wrong one.
  return (Number.parseInt(seriesChecksum(pieces), 16) >>> 8) * placesPerCurve
}

/** The curve of a series; undefined where the set lacks it, or it can't be exported. */
export function curveOf(references: ReferenceSet, series: SeriesName): WarehouseCurve | undefined {
  const pieces = references.series[series]
  if (pieces === undefined || countsFromBirth(references)) return undefined
  if (pieces.some(({ table }) => whyNotExported(table) !== undefined)) return undefined
  return { references, series, base: baseOf(pieces) }
}

/** The curves of a series for each group that has it. */
export function curvesOfGroups(set: ReferenceSet, series: SeriesName): readonly WarehouseCurve[] {
  if (!seriesOfGroups.includes(series)) return []
  return Object.keys(set.groups ?? {}).flatMap((group) => {
    if (countsFromBirth(set) || set.groups?.[group]?.series[series] === undefined) return []
    const curve = curveOf(referencesOfGroup(set, group), series)
    return curve === undefined ? [] : [{ ...curve, group }]
  })
}

/** Every curve of a set: of its own series, then of its groups. */
export function curvesOfSet(set: ReferenceSet): readonly WarehouseCurve[] {
  return [
    ...seriesOfVisits.flatMap((series) => curveOf(set, series) ?? []),
    ...seriesOfGroups.flatMap((series) => curvesOfGroups(set, series)),
  ]
}

/** The curves of sets, each that several share once. */
export function curvesOf(sets: readonly ReferenceSet[]): readonly WarehouseCurve[] {
  const curves = new Map<number, WarehouseCurve>()
  for (const references of sets) {
    for (const curve of curvesOfSet(references)) {
      const { series } = curve
      const other = curves.get(curve.base)
      if (other !== undefined && !isSameSeries(curve, other)) {
        throw new RangeError(
          `${series} of ${references.id} has the places of ${other.series} of ${other.references.id}`,
        )
      }
      if (other === undefined) curves.set(curve.base, curve)
    }
  }
  return [...curves.values()]
}

function isSameSeries(one: WarehouseCurve, other: WarehouseCurve): boolean {
  return seriesChecksum(piecesOf(one)) === seriesChecksum(piecesOf(other))
}

/** The pieces of a curve. */
export function piecesOf({ references, series }: WarehouseCurve): Series {
  return references.series[series] as Series
}

/** What of sets is not exported: every series is here or among the curves. */
export function notExported(sets: readonly ReferenceSet[]): readonly NotExported[] {
  return [...ofSeries(sets), ...ofGroups(sets)]
}

/** What a set has for some children alone, and no measure of a group is scored by. */
function ofGroups(sets: readonly ReferenceSet[]): readonly NotExported[] {
  return sets.flatMap((set) =>
    Object.entries(set.groups ?? {}).flatMap(([group, own]) =>
      Object.entries(own?.series ?? {}).flatMap(([series, pieces]) =>
        (curvesOfGroups(set, series as SeriesName).some((curve) => curve.group === group) ? [] : (pieces ?? [])).map(
          ({ table }) => ({
            references: set.id,
            series: series as SeriesName,
            table: table.id,
            reason: `for children of the group ${group} alone`,
          }),
        ),
      ),
    ),
  )
}

function ofSeries(sets: readonly ReferenceSet[]): readonly NotExported[] {
  return sets.flatMap((set) =>
    seriesNames.flatMap((series) =>
      (set.series[series] ?? []).flatMap(({ table }) => {
        const reason = countsFromBirth(set) ? byGestation : whyNotExported(table)
        return reason === undefined ? [] : [{ references: set.id, series, table: table.id, reason }]
      }),
    ),
  )
}

/** Scores by it would be those of children born at term. */
const byGestation = 'other tables for children born preterm, by week of gestation'

const otherAxes: { readonly [axis in Exclude<ReferenceTable['axis'], 'years'>]: string } = {
  cm: 'by length or height, not by age',
  weeks: 'by gestational or postmenstrual week, not by age',
  completedWeeks: 'by gestational or postmenstrual week, not by age',
}

/** Why scores by a table can't be expressed in SQL; undefined if they can. */
function whyNotExported(table: ReferenceTable): string | undefined {
  const { distribution, axis } = table
  if (distribution === 'median') return 'a median alone, by which nothing is scored'
  if (distribution !== 'lms' && distribution !== 'half-normal')
    return `its distribution (${distribution}) has no formula in SQL`
  if (axis !== 'years') return otherAxes[axis]
  const powers = genders.flatMap((gender) => Array.from(table.curve(gender)?.l ?? []))
  return powers.some((l) => Math.abs(l) > largestPower) ? `L beyond ±${largestPower}` : undefined
}
