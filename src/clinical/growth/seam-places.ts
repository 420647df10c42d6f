import type { VisitMeasureName } from '../../ground/model/result-scores.js'
import { yearsPerWeek } from '../../ground/model/units.js'
import { type Lookup, lookUpTable, meetEnds, nearEnd, pieceAt } from '../references/lookup.js'
import type { SeriesName } from '../references/reference-set.js'
import type { GrowthAge } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'
import { placeAtAge, placeInSet, pretermUntilWeeks } from './score-at-age.js'

/** The series by age that scores each measure of a visit; bone age and length have no seams to compare across. */
export const seriesByAge: { readonly [measure in VisitMeasureName]?: SeriesName } = {
  size: 'height',
  bmi: 'bmi',
  head: 'head',
  seat: 'sittingHeight',
  leg: 'legLength',
  seatLeg: 'sittingHeightRatio',
  weight: 'weight',
  turner: 'turnerHeight',
  noonan: 'noonanHeight',
}

/** A seam this near can be looked across, years. */
const nearYears = 0.5

/**
 * The places in the tables on the other side of the seams within half a year of
 * an age, as far as those tables reach: figures held from an earlier age would
 * show growth as a change of reference.
 */
export function placesAcrossSeams(subject: GrowthSubject, name: SeriesName, age: GrowthAge): readonly Lookup[] {
  const { gender, references } = subject
  const here = placeAtAge(subject, name, age)
  if (here === undefined || gender === undefined) return []
  const { postmenstrualWeeks } = age
  // The set's own table is on the other side; from 50 weeks on the preterm one has ended.
  if (here.table.axis === 'weeks' && postmenstrualWeeks !== undefined) {
    const weeksToSeam = pretermUntilWeeks - postmenstrualWeeks
    const place = weeksToSeam * yearsPerWeek <= nearYears ? placeInSet(subject, name, age) : undefined
    return place === undefined ? [] : [place]
  }
  const series = references.series[name] ?? []
  const x = age.referenceYears
  const piece = pieceAt(series, x)
  if (piece === undefined) return []
  const at = series.indexOf(piece)
  const neighbours = [
    x - piece.from <= nearYears ? series[at - 1] : undefined,
    piece.to - x <= nearYears ? series[at + 1] : undefined,
  ]
  return neighbours.flatMap((neighbour) => {
    if (neighbour === undefined) return []
    const { table } = neighbour
    const readAt = meetEnds(x, table.range[0], table.range[1], nearEnd[table.axis])
    const place = lookUpTable(table, gender, readAt)
    return place === undefined ? [] : [place]
  })
}
