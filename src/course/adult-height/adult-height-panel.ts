import type { AdultHeightInput, AdultHeightMethodId, BoneAgeMethod } from '../../model/course-names.js'
import type { Score } from '../../model/score.js'
import { reportScore, scoreValue, uncappedScoreAt } from '../../references/distribution.js'
import type {
  AdultHeightFacts,
  AdultHeightForecast,
  AdultHeightMethod,
  AdultHeightSpread,
  NotUsableReason,
} from './adult-height-method.js'
import { bayleyPinneau } from './bayley-pinneau.js'
import { blum2022 } from './blum2022.js'
import { coleWright2011 } from './cole-wright2011.js'
import { khamisRoche, modifiedRocheWainerThissen, rocheWainerThissen } from './roche-wainer-thissen.js'
import { tanner1975 } from './tanner1975.js'

/** The methods of the panel, in the order in which it shows them. */
const adultHeightMethods: readonly AdultHeightMethod[] = [
  bayleyPinneau,
  rocheWainerThissen,
  modifiedRocheWainerThissen,
  khamisRoche,
  tanner1975,
  blum2022,
  coleWright2011,
]

/** One figure of one method: never an average of several. */
export interface AdultHeightPrediction {
  readonly method: AdultHeightMethodId
  /** Which of the method's tables or equations: `average`, `model 1`, `age, premenarcheal`. */
  readonly variant?: string | undefined
  /** Predicted adult height, cm. */
  readonly cm: number
  /** Its score at the adult end of the height reference. */
  readonly sds: Score | undefined
  /** The range that the paper gives, cm; undefined where it gives none. */
  readonly low: number | undefined
  readonly high: number | undefined
  /** What the range means; `unknown` where the library has no figures for it. */
  readonly spread: AdultHeightSpread | 'unknown'
  /** What the figure was computed from. */
  readonly basis: readonly AdultHeightInput[]
  /** The scale of the bone age, where one was used. */
  readonly boneAgeMethod?: BoneAgeMethod | undefined
  readonly citation: string
}

/** A method that gives no figure for this child, and why. */
export interface AdultHeightNotUsable {
  readonly method: AdultHeightMethodId
  readonly reason: NotUsableReason
}

/** Predictions of adult height by every published method that holds for a child. */
export interface AdultHeightPanel {
  readonly predictions: readonly AdultHeightPrediction[]
  readonly notUsable: readonly AdultHeightNotUsable[]
}

/** What is known of a child, any of it possibly missing. */
export type AdultHeightGiven = { readonly [fact in keyof AdultHeightFacts]?: AdultHeightFacts[fact] | undefined } & {
  readonly boneAgeMethod: BoneAgeMethod
  /** A known disease or a treatment, for which no method was made. */
  readonly excludedBy?: 'disease' | 'treatment' | undefined
}

/** Every method's figure, or why it gives none. */
export function adultHeightPanel(given: AdultHeightGiven): AdultHeightPanel {
  const predictions: AdultHeightPrediction[] = []
  const notUsable: AdultHeightNotUsable[] = []
  for (const method of adultHeightMethods) {
    const outcome = forecastsBy(method, given)
    if ('code' in outcome) notUsable.push({ method: method.id, reason: outcome })
    else predictions.push(...outcome.map((forecast) => predictionOf(method, given, forecast)))
  }
  return { predictions, notUsable }
}

/** Facts in which nothing that every method asks for is missing. */
function isComplete(given: AdultHeightGiven): given is AdultHeightGiven & AdultHeightFacts {
  return given.gender !== undefined && given.ageYears !== undefined && given.heightCm !== undefined
}

function forecastsBy(
  method: AdultHeightMethod,
  given: AdultHeightGiven,
): readonly AdultHeightForecast[] | NotUsableReason {
  const { excludedBy, boneAgeMethod } = given
  if (excludedBy !== undefined) return { code: excludedBy }
  const missing = method.inputs.filter((input) => !isGiven[input](given))
  if (missing.length > 0 || !isComplete(given)) return { code: 'missing', inputs: missing }
  const { boneAgeMethods } = method
  if (boneAgeMethods !== undefined && !boneAgeMethods.includes(boneAgeMethod)) {
    return { code: 'other_bone_age_method', accepted: boneAgeMethods }
  }
  const [from, to] = method.ages[given.gender]
  if (given.ageYears < from || given.ageYears > to) return { code: 'age_outside', from, to }
  const forecasts = method.predict(given)
  if ('code' in forecasts) return forecasts
  const wrong = forecasts.find(({ cm }) => !isPlausible(cm, given))
  return wrong === undefined ? forecasts : { code: 'implausible', cm: wrong.cm }
}

/** Scores are reported to this distance, and no further: beyond it a figure says more of the input than of the child, SD. */
const farthestScore = 6
/** The methods err by some centimetres near the end of growth, so that a little below the present height is possible, cm. */
const mostBelowHeight = 5

function isPlausible(cm: number, { adult, heightCm }: AdultHeightGiven & AdultHeightFacts): boolean {
  if (cm < heightCm - mostBelowHeight) return false
  const score = adult === undefined ? undefined : uncappedScoreAt(adult, cm)
  return score === undefined || Math.abs(score) <= farthestScore
}

const isGiven: { readonly [input in AdultHeightInput]: (given: AdultHeightGiven) => boolean } = {
  gender: (given) => given.gender !== undefined,
  ageYears: (given) => given.ageYears !== undefined,
  sizeCm: (given) => given.heightCm !== undefined,
  weightKg: (given) => given.weightKg !== undefined,
  boneAgeYears: (given) => given.boneAgeYears !== undefined,
  sizeFatherCm: (given) => given.fatherCm !== undefined,
  sizeMotherCm: (given) => given.motherCm !== undefined,
  sizeSds: (given) => given.heightSds !== undefined && given.adult !== undefined,
  weightBirthG: (given) => given.birthWeightG !== undefined,
  menarche: (given) => given.isPostmenarcheal !== undefined,
}

function predictionOf(
  { id, inputs, publication, boneAgeMethods }: AdultHeightMethod,
  { adult, boneAgeMethod }: AdultHeightGiven,
  { cm, variant, spread, inputs: more = [] }: AdultHeightForecast,
): AdultHeightPrediction {
  const scored = scoreValue(adult, cm)
  const basis = [...inputs, ...more]
  const rated = boneAgeMethods !== undefined || basis.includes('boneAgeYears')
  return {
    method: id,
    variant,
    cm,
    sds: scored === undefined ? undefined : reportScore(scored),
    low: spread === undefined ? undefined : cm - spread.cm,
    high: spread === undefined ? undefined : cm + spread.cm,
    spread: spread?.meaning ?? 'unknown',
    basis,
    boneAgeMethod: rated ? boneAgeMethod : undefined,
    citation: publication.citation,
  }
}
