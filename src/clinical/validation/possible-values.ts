import { highestBmi } from '../growth/body-mass-index.js'
import type { SeriesName } from '../references/reference-set.js'
import type { AnyRule } from './rule.js'
import { isImpossibleBmi, lowestBmi } from './rules/bmi.js'
import { clinicLimits } from './rules/clinic-limits.js'
import { gestationRules } from './rules/gestation.js'
import { sittingHeightRules } from './rules/sitting-height.js'
import { heightWeightHeadRules, sizeAtBirthRules } from './rules/size-weight-head.js'
import { impossibleLimits, isBeyondLimit, type NamedLimit } from './value-limits.js'

/**
 * The values of a series that are possible by fixed limits alone, which another value of
 * the visit can't change.
 */
export interface PossibleValues {
  /** Whether a value is possible at an age; one that is not is never scored. */
  readonly includes: (value: number, ageYears: number | undefined) => boolean
  /** The least value that is certainly possible, and the largest at an age. */
  readonly least: number
  readonly mostAt: (ageYears: number) => number
}

/** The field of a patient or a visit that a series scores, and how many of its units are one of the series. */
interface ScoredNumber {
  readonly field: string
  readonly perUnit?: number
}

const size: ScoredNumber = { field: 'sizeCm' }
const weight: ScoredNumber = { field: 'weightKg' }
const head: ScoredNumber = { field: 'headCm' }

/** The submitted number behind each series; the others score what is derived. */
const scoredNumbers: { readonly [name in SeriesName]?: ScoredNumber } = {
  height: size,
  weight,
  head,
  sittingHeight: { field: 'seatCm' },
  weightForLength: weight,
  birthLength: { field: 'sizeBirthCm' },
  birthWeight: { field: 'weightBirthG', perUnit: 1000 },
  birthHead: { field: 'headBirthCm' },
  pretermHeight: size,
  pretermWeight: weight,
  pretermHead: head,
  pretermCombinedHeight: size,
  pretermCombinedWeight: weight,
  pretermCombinedHead: head,
  turnerHeight: size,
  noonanHeight: size,
  achondroplasiaHeight: size,
  achondroplasiaWeight: weight,
  achondroplasiaHead: head,
  achondroplasiaSittingHeight: { field: 'seatCm' },
  trisomy21Height: size,
  trisomy21Weight: weight,
  trisomy21Head: head,
  trisomy21WeightForLength: weight,
  cerebralPalsyHeight: size,
  cerebralPalsyWeight: weight,
}

const bmiSeries: readonly SeriesName[] = ['bmi', 'achondroplasiaBmi', 'trisomy21Bmi', 'cerebralPalsyBmi']

const anyPositive: PossibleValues = {
  includes: (value) => value > 0 && value < Number.POSITIVE_INFINITY,
  least: Number.MIN_VALUE,
  mostAt: () => Number.MAX_VALUE,
}

const anyBmi: PossibleValues = {
  includes: (value) => Number.isFinite(value) && !isImpossibleBmi(value),
  least: lowestBmi,
  mostAt: () => highestBmi,
}

function within([least, most]: readonly [least: number, most: number]): PossibleValues {
  return { includes: (value) => value >= least && value <= most, least, mostAt: () => most }
}

/** What values of a series are possible, by the limits of the plausibility rules. */
export function possibleValues(series: SeriesName): PossibleValues {
  if (bmiSeries.includes(series)) return anyBmi
  const clinic = clinicLimits.find(({ measure }) => series.startsWith(measure) && !series.endsWith('Ratio'))
  if (clinic !== undefined) return within(clinic.possible)
  const scored = scoredNumbers[series]
  if (scored === undefined) return anyPositive
  const { field, perUnit = 1 } = scored
  const limits = limitsOfField(field)
  return {
    includes: (value, ageYears) => limits.every((limit) => !isBeyondLimit(limit, value * perUnit, ageYears)),
    least: Math.max(...limits.map(({ below = 0 }) => below)) / perUnit,
    mostAt: (ageYears) =>
      Math.min(
        ...limits
          .filter(({ underYears }) => underYears === undefined || ageYears < underYears)
          .map(({ above = Number.MAX_VALUE }) => above),
      ) / perUnit,
  }
}

/** Whether a gestation is possible, days: by its completed weeks. */
export function possibleGestation(): (days: number) => boolean {
  const limits = limitsOfField('weekBirth')
  return (days) => limits.every((limit) => !isBeyondLimit(limit, Math.floor(days / 7), undefined))
}

const limited: readonly AnyRule[] = [
  ...heightWeightHeadRules,
  ...sittingHeightRules,
  ...sizeAtBirthRules,
  ...gestationRules,
]

function limitsOfField(field: string): readonly NamedLimit[] {
  const value = limited.find((rule) => rule.value?.field === field)?.value
  return value === undefined ? [] : impossibleLimits(value.limits)
}
