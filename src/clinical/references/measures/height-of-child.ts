import { scoreValue, valueAt } from '../distribution.js'
import { besideStep, lookUp, lookUpTable, pieceAt, tableX } from '../lookup.js'
import type { HeightsOfChild, Piece } from '../reference-set.js'

/** What a height is from: a reference, the visits on either side, or nothing, so that the middle height for age is used. */
export type HeightSource = Piece | 'measuredHeight' | 'middleHeight'

/** An age at which the height of a child steps because it comes from something else; a table that steps itself is on both sides. */
export interface HeightStep {
  readonly years: number
  readonly before: HeightSource
  readonly after: HeightSource
}

/** The height of a child at any age, years, and where it steps, ascending. */
export interface HeightByAge {
  readonly at: (years: number) => number | undefined
  readonly steps: readonly HeightStep[]
}

/**
 * The height of a child at any age, years: as measured at visits; elsewhere from the
 * height SDS, which changes evenly between two visits and is kept before the first and after
 * the last. Where heights have no reference it changes evenly in centimetres, between visits
 * alone.
 *
 * @returns undefined for a child whose height is unknown
 */
export function heightOfChild({ gender, references, heights: given }: HeightsOfChild): HeightByAge | undefined {
  const heights = given
    .map(({ years, cm }) => ({ years, cm, sds: scoreValue(lookUp(references, 'height', gender, years), cm)?.score }))
    .sort((a, b) => a.years - b.years)
  const last = heights.at(-1)
  if (last === undefined) return undefined
  const { height: series = [] } = references.series
  const [begin, end] = [series[0]?.from ?? Number.NaN, series.at(-1)?.to ?? Number.NaN]
  /** The height at an age, and what it is from. */
  const lookAt = (years: number): { readonly source: HeightSource; readonly cm?: number | undefined } => {
    const next = heights.findIndex((height) => height.years > years)
    const after = heights[next] ?? last
    const before = heights[next - 1] ?? after
    const share = after.years > before.years ? (years - before.years) / (after.years - before.years) : 0
    const evenly = (from: number, to: number) => from + (to - from) * share
    const piece = years >= begin && years <= end ? pieceAt(series, years) : undefined
    const place = piece && lookUpTable(piece.table, gender, tableX(piece, years))
    if (piece !== undefined && place !== undefined && before.sds !== undefined && after.sds !== undefined) {
      return { source: piece, cm: valueAt(place, evenly(before.sds, after.sds)) }
    }
    const isBetween = years >= before.years && years <= after.years
    return isBetween ? { source: 'measuredHeight', cm: evenly(before.cm, after.cm) } : { source: 'middleHeight' }
  }
  const unscored = heights.flatMap(({ years, sds }) => (sds === undefined ? years : []))
  const inTables = series.flatMap(stepsInTable)
  const places = [...inTables, ...series.map(({ from }) => from), end, ...unscored]
  const steps = [...new Set(places)].flatMap((years): HeightStep[] => {
    const [before, after] = [lookAt(years - besideStep).source, lookAt(years + besideStep).source]
    const isInTable = typeof after === 'object' && inTables.includes(years)
    return before !== after || isInTable ? [{ years, before, after }] : []
  })
  return { at: (years) => lookAt(years).cm, steps: steps.sort((a, b) => a.years - b.years) }
}

/** Where the table of a piece steps inside it, in units of its series. */
function stepsInTable({ table, from, to, tableX: mapping }: Piece): number[] {
  const steps = table.steps.map((x) => (mapping === undefined ? x : x / mapping.times + mapping.from))
  return steps.filter((x) => x > from && x < to)
}
