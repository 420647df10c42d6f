import { bmiLimitAt } from '../../../clinical/references/bmi/classify-bmi.js'
import { valueAt } from '../../../clinical/references/distribution.js'
import { lookUpTable } from '../../../clinical/references/lookup.js'
import { publicationName, referenceName } from '../../../clinical/references/table.js'
import type { ChartCurve, ChartLimit } from '../chart-curves.js'
import type { ChartFrame } from '../frame/frame.js'
import { shownClassification, shownClassLimits } from './chart-limits.js'
import { drawnTableX } from './drawn-piece.js'

/** The value of a curve at one position, and the name of its reference. */
export interface CurveFigure {
  readonly y: number
  readonly reference: string
}

/** Reads curves and limits at any position, in units of the axes; undefined where they have no value. */
export type CurveFigures = (
  curve: Pick<ChartCurve, 'sds'> | Pick<ChartLimit, 'sds' | 'class'>,
  x: number,
) => CurveFigure | undefined

/**
 * Reads the curves of a frame from their tables: points of a drawn curve are only
 * as close to it as an eye can see, which isn't enough for figures. Where two
 * references meet, the later one holds, as it does for scores.
 */
export function curveFigures(frame: ChartFrame): CurveFigures {
  const { pieces, gender, measure } = frame
  const limitFigure = limitFigures(frame)
  return (curve, x) => {
    if ('class' in curve) return limitFigure(curve, x)
    const { sds } = curve
    const drawn = [...pieces].reverse().find(({ from, to }) => x >= from && x <= to)
    if (drawn === undefined) return undefined
    const { table } = drawn.piece
    const place = lookUpTable(table, gender, drawnTableX(drawn, x))
    const figure = place && valueAt(place, sds)
    if (figure === undefined) return undefined
    return { y: measure.ofReference?.(figure) ?? figure, reference: referenceName(table) }
  }
}

/** Of a class with two limits, one after the other, the later holds where they meet. */
function limitFigures(frame: ChartFrame): (limit: Pick<ChartLimit, 'class'>, x: number) => CurveFigure | undefined {
  const classification = shownClassification(frame)
  if (classification === undefined) return fixedFigures(frame)
  const limits = [...classification.limits].reverse()
  const reference = publicationName(classification.publication)
  return (drawn, x) => {
    const limit = limits.find((each) => each.class === drawn.class && x >= each.from && x <= each.to)
    const y = limit && bmiLimitAt(limit, frame.gender, x)
    return y === undefined ? undefined : { y, reference }
  }
}

/** Up to its end, where the next age is no longer of the limit. */
function fixedFigures(frame: ChartFrame): (limit: Pick<ChartLimit, 'class'>, x: number) => CurveFigure | undefined {
  const limits = shownClassLimits(frame)
  return (drawn, x) => {
    const limit = limits.find((each) => each.class === drawn.class && x >= each.from && x < each.to)
    return limit && { y: limit.at, reference: publicationName(limit.publication) }
  }
}
