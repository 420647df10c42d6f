import type {
  AdultHeightChoice,
  AdultHeightInput,
  AdultHeightMethodId,
  BoneAgeMethod,
  UnusualMaturity,
} from '../../../ground/model/course-names.js'
import type { Score } from '../../../ground/model/score.js'
import { reportScore, scoreValue } from '../../references/distribution.js'
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
import { heightsAlone } from './heights-alone.js'
import { type AdultHeightGiven, type Forecasts, forecastsBy, isComplete, isOfAge } from './method-forecasts.js'
import { khamisRoche, modifiedRocheWainerThissen, rocheWainerThissen } from './roche-wainer-thissen.js'
import { tanner1975 } from './tanner1975.js'
import { unusualMaturity } from './unusual-maturity.js'
import { reachedCm, whyRefused } from './why-refused.js'

/** The methods of the panel, in the order in which it shows them. */
export const adultHeightMethods: readonly AdultHeightMethod[] = [
  bayleyPinneau,
  rocheWainerThissen,
  modifiedRocheWainerThissen,
  khamisRoche,
  tanner1975,
  blum2022,
  coleWright2011,
  heightsAlone,
]

/** The usual methods for a bone age by a scale: in each row the first that is for the child's age. */
const usualWithBoneAge: { readonly [scale in BoneAgeMethod]: readonly (readonly AdultHeightMethod[])[] } = {
  'greulich-pyle': [[bayleyPinneau], [rocheWainerThissen, modifiedRocheWainerThissen]],
  fels: [[modifiedRocheWainerThissen]],
  'tw2-rus': [[tanner1975]],
  'tw3-rus': [],
  other: [],
}

/** Without a bone age, and where fewer than two of the others hold. */
const usualWithoutBoneAge: readonly AdultHeightMethod[] = [khamisRoche, coleWright2011]

/** One figure of one method: never an average of several. */
export interface AdultHeightPrediction {
  readonly method: AdultHeightMethodId
  /** Which of the method's tables or equations: `average`, `model 1`, `age, premenarcheal`. */
  readonly variant?: string | undefined
  /** Predicted adult height, cm. */
  readonly cm: number
  /** Its score at the adult end of the height reference. */
  readonly sds: Score | undefined
  /** The range that the paper gives, cm, from the present height on; undefined where it gives none. */
  readonly low: number | undefined
  readonly high: number | undefined
  /** What the range means; `unknown` where the library has no figures for it. */
  readonly spread: AdultHeightSpread | 'unknown'
  /** What the figure was computed from. */
  readonly basis: readonly AdultHeightInput[]
  /** The scale of the bone age, where one was used. */
  readonly boneAgeMethod?: BoneAgeMethod | undefined
  /** It knows no bone age, and the child's maturity is unusual: our own caution. */
  readonly isDoubtful: boolean
  readonly citation: string
}

/** A method that gives no figure for this child, and why. */
export interface AdultHeightNotUsable {
  readonly method: AdultHeightMethodId
  /** The table or equation, where others of the method give a figure. */
  readonly variant?: string | undefined
  readonly reason: NotUsableReason
}

/** Predictions of adult height by the methods that hold for a child: published ones, and on request our own estimate. */
export interface AdultHeightPanel {
  /** The doubtful ones last. */
  readonly predictions: readonly AdultHeightPrediction[]
  readonly notUsable: readonly AdultHeightNotUsable[]
  /** The methods that the option `methods: 'all'` would add. */
  readonly furtherMethods: readonly AdultHeightMethodId[]
  /** Why methods without a bone age are doubtful for this child: our own caution. */
  readonly unusualMaturity: readonly UnusualMaturity[]
  /** Born small for gestational age, and from two years on still below −2 SDS, where predictions are to be read with care: our own caution. */
  readonly isSmallWithoutCatchUp?: true | undefined
  /** The height that is reached, cm: no prediction and no range lies below it. */
  readonly reachedCm: number | undefined
}

/** The figure of every method that is asked for, or why it gives none. */
export function adultHeightPanel(given: AdultHeightGiven, choice: AdultHeightChoice = 'usual'): AdultHeightPanel {
  const unusual = unusualMaturity(given)
  const predictions: AdultHeightPrediction[] = []
  const notUsable: AdultHeightNotUsable[] = []
  const chosen = chosenMethods(given, choice)
  for (const { method, outcome } of chosen) {
    if ('reason' in outcome) {
      notUsable.push({ method: method.id, reason: outcome.reason })
      continue
    }
    for (const forecast of outcome.forecasts) {
      const reason = whyRefused(method, outcome.facts, forecast.cm)
      if (reason === undefined) predictions.push(predictionOf(method, outcome.facts, forecast, unusual.length > 0))
      else notUsable.push({ method: method.id, variant: forecast.variant, reason })
    }
  }
  return {
    predictions: [...predictions].sort((a, b) => Number(a.isDoubtful) - Number(b.isDoubtful)),
    notUsable,
    furtherMethods: adultHeightMethods
      .map(({ id }) => id)
      .filter((id) => !chosen.some(({ method }) => method.id === id)),
    unusualMaturity: unusual,
    isSmallWithoutCatchUp: isWithoutCatchUp(given) || undefined,
    reachedCm: isComplete(given) ? reachedCm(given) : undefined,
  }
}

/** From this age, years, and below this score a child born small has not caught up: our own limits. */
const catchUp = { fromYears: 2, belowSds: -2 } as const

function isWithoutCatchUp({ isBornSmall, ageYears, heightSds }: AdultHeightGiven): boolean {
  if (isBornSmall !== true || ageYears === undefined || heightSds === undefined) return false
  return ageYears >= catchUp.fromYears && heightSds < catchUp.belowSds
}

/** A method, and what it computes. */
interface AskedMethod {
  readonly method: AdultHeightMethod
  readonly outcome: Forecasts
}

/** With a disease or a treatment, every method gives that as its reason. */
function chosenMethods(given: AdultHeightGiven, choice: AdultHeightChoice): readonly AskedMethod[] {
  const asked = (methods: readonly AdultHeightMethod[]) =>
    methods.map((method): AskedMethod => ({ method, outcome: forecastsBy(method, given) }))
  if (choice === 'all' || given.excludedBy !== undefined) return asked(adultHeightMethods)
  const rows = given.boneAgeYears === undefined ? [] : usualWithBoneAge[given.boneAgeMethod]
  const rated = asked(rows.flatMap((row) => row.find((method) => isOfAge(method, given)) ?? row.slice(0, 1)))
  return rated.filter(givesFigure).length > 1 ? rated : [...rated, ...asked(usualWithoutBoneAge)]
}

function givesFigure({ method, outcome }: AskedMethod): boolean {
  if ('reason' in outcome) return false
  return outcome.forecasts.some(({ cm }) => whyRefused(method, outcome.facts, cm) === undefined)
}

function predictionOf(
  { id, inputs, publication, boneAgeMethods }: AdultHeightMethod,
  facts: AdultHeightFacts,
  { cm, variant, spread, inputs: more = [] }: AdultHeightForecast,
  isUnusual: boolean,
): AdultHeightPrediction {
  const scored = scoreValue(facts.adult, cm)
  const basis = [...inputs, ...more]
  const rated = boneAgeMethods !== undefined || basis.includes('boneAgeYears')
  return {
    method: id,
    variant,
    cm,
    sds: scored === undefined ? undefined : reportScore(scored),
    low: spread === undefined ? undefined : Math.max(reachedCm(facts), cm - spread.cm),
    high: spread === undefined ? undefined : cm + spread.cm,
    spread: spread?.meaning ?? 'unknown',
    basis,
    boneAgeMethod: rated ? facts.boneAgeMethod : undefined,
    isDoubtful: isUnusual && !rated,
    citation: publication.citation,
  }
}
