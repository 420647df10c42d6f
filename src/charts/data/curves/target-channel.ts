import { adultHeight, targetRangeCm } from '../../../clinical/growth/target-height.js'
import { reportScore, scoreAt } from '../../../clinical/references/distribution.js'
import type { ChartCurve } from '../chart-curves.js'
import type { ChartTarget } from '../chart-data.js'
import type { ChartFrame } from '../frame/frame.js'
import { lineLabel, sdsLine } from './chart-lines.js'
import type { DrawnPiece } from './drawn-piece.js'
import { sampleCurves } from './sample-curves.js'

/** How far the drawn edges of the channel may deviate from their scores, cm. */
const tolerance = 0.1

/** The target height and its range, where the chart shows one and the parents' heights are known. */
export function chartTarget(frame: ChartFrame): ChartTarget | undefined {
  const { definition, assessment, reference } = frame
  const { targetCm, target } = assessment.growth
  if (!definition.showsTarget || targetCm === undefined) return undefined
  const [lowest, highest] = [targetCm - targetRangeCm, targetCm + targetRangeCm]
  return {
    x: reference[1],
    value: targetCm,
    lowest,
    highest,
    score: target === undefined ? undefined : reportScore(target),
    channel: channelBetween(lowest, highest, frame),
  }
}

/**
 * The adult heights as scores, drawn back through all ages: in the general
 * reference, which the parents' heights are scored by; not in that of preterm
 * infants, whose size tells nothing of their parents' yet.
 */
function channelBetween(lowest: number, highest: number, frame: ChartFrame): ChartCurve[] {
  const { gender, measure, section, language, pieces, background, assessment } = frame
  const { references, isAgeFromBirth } = assessment.growth.subject
  const place = adultHeight(references, gender)
  const from = place && scoreAt(place, lowest)
  const to = place && scoreAt(place, highest)
  const isOfPreterm = ({ from: begin, piece }: DrawnPiece) =>
    begin < 0 || (isAgeFromBirth && piece.table.source !== place?.table.source)
  const drawn = (background.length > 0 ? background : pieces).filter((piece) => !isOfPreterm(piece))
  if (drawn.length === 0 || from === undefined || to === undefined) return []
  const lines = [sdsLine(from), sdsLine(to)]
  const segments = sampleCurves(drawn, { gender, measure, scores: lines.map(({ sds }) => sds), section, tolerance })
  return lines.map((line, k) => {
    const { kind, percentile, sds } = line
    return { label: lineLabel(line, language), kind, percentile, sds, segments: segments[k] ?? [] }
  })
}
