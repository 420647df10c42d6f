import type { AdultHeightPrediction } from '../../../clinical/course/adult-height/adult-height-panel.js'
import { type CourseTexts, predictionName } from '../../../clinical/course/adult-height/prediction-text.js'
import type { AdultHeightMethodId, adultHeightSpreads } from '../../../ground/model/course-names.js'
import type { Score } from '../../../ground/model/score.js'

/** One method's figure of adult height: a dot with its bar at the adult end. Never an average of several. */
export interface ChartPrediction {
  readonly method: AdultHeightMethodId
  /** `Bayley-Pinneau, average` */
  readonly name: string
  /** Predicted adult height, cm. */
  readonly value: number
  /** The ends of the bar, cm: the range that the paper gives, undefined where it gives none. */
  readonly lowest: number | undefined
  readonly highest: number | undefined
  /** What the range means. */
  readonly spread: (typeof adultHeightSpreads)[number]
  readonly score: Score | undefined
  /** A method without a bone age, where maturity is unusual: our own caution. */
  readonly isDoubtful: boolean
  readonly citation: string
}

/** The panel's predictions for a picture, in the panel's order. */
export function chartPredictions(
  predictions: readonly AdultHeightPrediction[],
  texts: CourseTexts,
): readonly ChartPrediction[] {
  return predictions.map((prediction) => ({
    method: prediction.method,
    name: predictionName(prediction, texts),
    value: prediction.cm,
    lowest: prediction.low,
    highest: prediction.high,
    spread: prediction.spread,
    score: prediction.sds,
    isDoubtful: prediction.isDoubtful,
    citation: prediction.citation,
  }))
}
