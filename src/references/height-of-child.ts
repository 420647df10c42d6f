import { scoreValue, valueAt } from './distribution.js'
import { lookUp } from './lookup.js'
import type { HeightsOfChild } from './reference-set.js'

/**
 * The height of a child at any age, years: as measured at visits; elsewhere that of the
 * height SDS, which changes evenly between two visits and is kept before the first and after
 * the last. Where heights have no reference it changes evenly in centimetres, between visits
 * alone.
 *
 * @returns undefined of a child whose height is unknown
 */
export function heightOfChild({
  gender,
  references,
  heights: given,
}: HeightsOfChild): ((years: number) => number | undefined) | undefined {
  const heights = given
    .map(({ years, cm }) => ({ years, cm, sds: scoreValue(lookUp(references, 'height', gender, years), cm)?.score }))
    .sort((a, b) => a.years - b.years)
  if (heights.length === 0) return undefined
  return (years) => {
    const next = heights.findIndex((height) => height.years > years)
    const before = heights.at(next === -1 ? -1 : Math.max(next - 1, 0)) as (typeof heights)[number]
    const after = next === -1 ? before : (heights[next] as typeof before)
    const share = after.years > before.years ? (years - before.years) / (after.years - before.years) : 0
    const evenly = (from: number, to: number) => from + (to - from) * share
    const place = lookUp(references, 'height', gender, years)
    if (place !== undefined && before.sds !== undefined && after.sds !== undefined) {
      return valueAt(place, evenly(before.sds, after.sds))
    }
    return years >= before.years && years <= after.years ? evenly(before.cm, after.cm) : undefined
  }
}
