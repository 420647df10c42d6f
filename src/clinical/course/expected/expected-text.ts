import { expectedGrowthWords } from '../../../ground/languages/expected-words.js'
import type { ExpectedGrowthWords } from '../../../ground/languages/words.js'
import {
  boundedScoreText,
  type NumberLanguage,
  numberText,
  reportedScoreText,
} from '../../../ground/languages/written-number.js'
import { normalCdf } from '../../../ground/math/normal-distribution.js'
import { servingTag } from '../../../ground/model/localized.js'
import { invalidParameter } from '../../../ground/text/invalid-input.js'
import type { ExpectedGrowth, NoExpectedGrowth } from './expected-growth.js'
import { bandHalfWidths } from './score-covariance.js'
import type { ExpectedCaution, MetRule, NotExpectedReason } from './why-not-expected.js'

type Words = ExpectedGrowthWords & NumberLanguage

/**
 * What `expectedGrowth` gives, in sentences: what to know first, the value to be
 * expected with the band of 90 in 100, and how usual the value is that was asked about.
 *
 * @param value the value that was asked about
 * @throws AuxologyError `invalid_parameter` for a language other than German and English
 * @example
 * ```ts
 * const girl = {
 *   dateOfBirth: '2017-06-04',
 *   gender: 'female',
 *   measurements: [{ date: '2022-06-04', sizeCm: 110 }, { date: '2023-06-04', sizeCm: 116.5 }],
 * } as const
 * const next = expectedGrowth(girl, { measure: 'size', at: '2024-06-04', value: 119 })
 * expectedGrowthText(next, { locale: 'en', value: 119 }).at(-1) // '119.0 cm: less than expected from the earlier visits (2 in 100).'
 * ```
 */
export function expectedGrowthText(
  growth: ExpectedGrowth | NoExpectedGrowth,
  { locale = 'de', value }: { readonly locale?: string | undefined; readonly value?: number | undefined } = {},
): readonly string[] {
  const tags = Object.keys(expectedGrowthWords) as (keyof typeof expectedGrowthWords)[]
  const tag = servingTag(locale, tags) as (typeof tags)[number] | undefined
  if (tag === undefined) throw invalidParameter('locale', locale, tags)
  const words = expectedGrowthWords[tag]
  const { measure } = growth
  if ('reason' in growth) return [words.none(words.measures[measure], reasonText(growth.reason, words))]
  const { value: expected, sds, bands, cautions } = growth
  const written = (number: number) => `${decimal(number, words)} ${words.units[measure as 'size' | 'weight' | 'bmi']}`
  const wide = bands.find(({ percent }) => percent === 90)
  const [low, high] = [wide?.low, wide?.high].map((end) => (end === undefined ? undefined : written(end)))
  return [
    ...cautions.map((caution) => words.caution(cautionText(caution, words))),
    words.expected(words.measures[measure], written(expected), reportedScoreText(sds, words)),
    ...(low === undefined && high === undefined ? [] : [words.band(90, low, high)]),
    ...(value === undefined ? [] : judged(growth, written(value), words)),
  ]
}

/** Outside the band of 90 in 100 a value is less or more than expected. */
function judged({ conditionalSds }: ExpectedGrowth, value: string, words: Words): readonly string[] {
  if (conditionalSds === undefined) return []
  const { value: sds } = conditionalSds
  if (Math.abs(sds) <= bandHalfWidths[90]) return [words.usual(value)]
  const percent = 100 * normalCdf(-Math.abs(sds))
  const share = percent < 1 ? words.fewerThan('1') : numberText(percent, 0, words)
  return [sds < 0 ? words.less(value, share) : words.more(value, share)]
}

function decimal(value: number, words: Words): string {
  return numberText(value, 1, words)
}

function namesOf(rules: readonly MetRule[]): readonly string[] {
  return rules.map(({ name, guideline }) => `${name} (${guideline})`)
}

function reasonText(reason: NotExpectedReason, words: Words): string {
  switch (reason.code) {
    case 'too_far_ahead':
      return words.tooFarAhead(decimal(reason.years, words), numberText(reason.atMost, 0, words))
    case 'maturity':
      return words.maturity(words.maturitySigns[reason.because])
    case 'unusual_growth': {
      const signs = reason.because.flatMap((sign) =>
        sign === 'screening_rule' ? namesOf(reason.rules) : [words.unusualSigns[sign]],
      )
      return words.unusual(signs.join(', '))
    }
    case 'below_present_height':
      return words.belowPresent(decimal(reason.cm, words), decimal(reason.presentCm, words))
    default:
      return words.reasons[reason.code]
  }
}

function cautionText(caution: ExpectedCaution, words: Words): string {
  switch (caution.code) {
    case 'screening_rule':
      return words.rulesMet(namesOf(caution.rules).join(', '))
    case 'score_fall':
      return words.fall(words.measures[caution.measure], boundedScoreText(-caution.change, words))
    case 'latest_unexpected':
      return words.latest(boundedScoreText(caution.sds, words))
    case 'below_present_height':
      return words.belowPresent(decimal(caution.cm, words), decimal(caution.presentCm, words))
    default:
      return words.cautions[caution.code]
  }
}
