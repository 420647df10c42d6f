import { targetRangeCm } from '../../growth/target-height.js'
import { clampScore } from '../../model/score.js'
import type { ChartTarget } from './chart-data.js'
import type { ChartFrame } from './chart-frame.js'

/** The target height and its range, where the chart shows one and the parents' heights are known. */
export function chartTarget({ definition, assessment, reference }: ChartFrame): ChartTarget | undefined {
  const { targetCm, target } = assessment.growth
  if (!definition.showsTarget || targetCm === undefined) return undefined
  return {
    x: reference[1],
    value: targetCm,
    lowest: targetCm - targetRangeCm,
    highest: targetCm + targetRangeCm,
    score: target === undefined ? undefined : clampScore(target.score),
  }
}
