import type { AdultHeightFacts } from '../adult-height/adult-height-method.js'
import { type AdultHeightPrediction, adultHeightMethods } from '../adult-height/adult-height-panel.js'
import { reachedCm } from '../adult-height/why-refused.js'
import { type CourseLine, calculation } from './course-step.js'

/** How a prediction was computed, without its score: the lines of its method, and the range. */
export function predictionLines(
  facts: AdultHeightFacts,
  { method: id, variant }: AdultHeightPrediction,
): readonly CourseLine[] {
  const outcome = adultHeightMethods.find((method) => method.id === id)?.predict(facts) ?? []
  const forecast = 'code' in outcome ? undefined : outcome.find((each) => each.variant === variant)
  if (forecast?.spread === undefined) return forecast?.lines ?? []
  const { lines, cm: adultHeight, spread } = forecast
  const height = reachedCm(facts)
  const range = calculation({ adultHeight, spread: spread.cm, height })
  // No range ends below the present height.
  range.compute('low', adultHeight - spread.cm < height ? 'height' : 'adultHeight - spread', 'cm')
  range.compute('high', 'adultHeight + spread', 'cm')
  return [...lines, ...range.lines]
}
