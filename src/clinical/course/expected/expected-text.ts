import { expectedGrowthWords } from '../../../ground/languages/expected-words.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import type { ExpectedGrowthWords } from '../../../ground/languages/words.js'
import {
  boundedScoreText,
  type NumberLanguage,
  numberText,
  reportedScoreText,
  signedScoreText,
} from '../../../ground/languages/written-number.js'
import { normalCdf } from '../../../ground/math/normal-distribution.js'
import { servingTag, textIn } from '../../../ground/model/localized.js'
import { invalidParameter, isRecord, refuseUnknownNames } from '../../../ground/text/invalid-input.js'
import { bandHalfWidths } from '../../growth/score-covariance.js'
import { screeningRules } from '../screening/published-rules.js'
import { ruleName } from '../screening/screening-text.js'
import type { MetRule, UnusualSigns } from './course-signs.js'
import type { ExpectedCaution } from './expected-cautions.js'
import { contradictingSds, type ExpectedGrowth, type NoExpectedGrowth } from './expected-growth.js'

/** The texts in a language, and how it writes numbers. */
export type ExpectedWords = ExpectedGrowthWords & NumberLanguage & { readonly tag: string }

/**
 * What `expectedGrowth` gives, in sentences: what to know first, the value to be
 * expected with the band of 90 in 100, and how usual the value is that was asked about.
 *
 * @throws AuxologyError `invalid_parameter` for a language other than German and English
 * @example
 * ```ts
 * const girl = {
 *   dateOfBirth: '2017-06-04',
 *   gender: 'female',
 *   measurements: [{ date: '2022-06-04', sizeCm: 110 }, { date: '2023-06-04', sizeCm: 116.5 }],
 * } as const
 * const next = expectedGrowth(girl, { measure: 'size', at: '2024-06-04', value: 119 })
 * expectedGrowthText(next, { locale: 'en' }).at(-1) // '119.0 cm: lower than expected from the earlier visits (2 in 100 children with the same course so far are this low).'
 * ```
 */
export function expectedGrowthText(
  growth: ExpectedGrowth | NoExpectedGrowth,
  options: { readonly locale?: string | undefined } = {},
): readonly string[] {
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object with locale, or undefined')
  refuseUnknownNames(options, ['locale'])
  const { locale = 'de' } = options
  const tags = Object.keys(expectedGrowthWords) as (keyof typeof expectedGrowthWords)[]
  const tag = servingTag(locale, tags) as (typeof tags)[number] | undefined
  if (tag === undefined) throw invalidParameter('locale', locale, tags)
  const words = { ...expectedGrowthWords[tag], tag }
  const { measure } = growth
  if ('reason' in growth) return [noneText(growth, words)]
  const { value: expected, sds, cautions, askedValue } = growth
  const written = (number: number) => `${decimal(number, words)} ${words.units[growth.measure]}`
  const [low, high] = wideEnds(growth).map((end) => (end === undefined ? undefined : written(end)))
  return [
    ...cautions.map((caution) => words.caution(cautionText(caution, words))),
    words.expected(words.measures[measure], written(expected), reportedScoreText(sds, words)),
    ...(low === undefined && high === undefined ? [] : [words.band(heldOf(growth), low, high)]),
    ...(askedValue === undefined ? [] : judged(growth, written(askedValue), words)),
  ]
}

function wideEnds({ bands }: ExpectedGrowth): readonly (number | undefined)[] {
  const wide = bands.find(({ percent }) => percent === 90)
  return [wide?.low, wide?.high]
}

/** `Height: no expected value.`, and why. */
export function noneText(none: Pick<NoExpectedGrowth, 'measure' | 'reason'>, words: ExpectedWords): string {
  return words.none(none.measure, reasonText(none, words))
}

/** `expected 123.2 cm (120.5 to 126.0)` */
export function shortExpected(growth: ExpectedGrowth, words: ExpectedWords): string {
  const { measure, value } = growth
  const [from, to] = wideEnds(growth).map((end) => (end === undefined ? undefined : decimal(end, words)))
  return words.short(`${decimal(value, words)} ${words.units[measure]}`, from, to)
}

/** The same as {@link expectedGrowthText} with the value and its band in short: what to know first, then `Expected 123.2 cm (120.5 to 126.0)`. */
export function shortTexts(growth: ExpectedGrowth | NoExpectedGrowth, words: ExpectedWords): readonly string[] {
  if ('reason' in growth) return [noneText(growth, words)]
  const { cautions, askedValue, measure } = growth
  const usual =
    askedValue === undefined ? [] : judged(growth, `${decimal(askedValue, words)} ${words.units[measure]}`, words)
  return [
    ...(cautions.length === 0 ? [] : [cautions.map((each) => words.caution(cautionText(each, words))).join(' ')]),
    [capitalised(shortExpected(growth, words)), ...usual].join(' · '),
  ]
}

/** Of weight and body mass index from 10 years on, the bands of 90 held 83 to 86 of 100 held-out values (docs/course/expected-growth.md). */
export const heldOfFew = 85

/** How many of 100 children a band of 90 holds. */
export function heldOf({ cautions }: ExpectedGrowth): number {
  return cautions.some(({ code }) => code === 'few_children') ? heldOfFew : 90
}

/** Outside the band of 90 in 100 a value is less or more than expected. */
function judged(growth: ExpectedGrowth, value: string, words: ExpectedWords): readonly string[] {
  const { conditionalSds } = growth
  if (conditionalSds === undefined) return []
  const { value: sds } = conditionalSds
  const held = heldOf(growth)
  if (Math.abs(sds) <= bandHalfWidths[90]) return [words.within(value, held)]
  if (Math.abs(sds) > contradictingSds) return [words.contradicts(value)]
  const percent = 100 * normalCdf(-Math.abs(sds))
  const share =
    held < 90
      ? // On both sides together.
        words.fewerThan(numberText(100 - held, 0, words))
      : percent < 1
        ? words.fewerThan('1')
        : numberText(percent, 0, words)
  return [sds < 0 ? words.less(value, share) : words.more(value, share)]
}

function decimal(value: number, words: ExpectedWords): string {
  return numberText(value, 1, words)
}

function namesOf(rules: readonly MetRule[], words: ExpectedWords): readonly string[] {
  return rules.map(({ rule, name, guideline }) => {
    const published = screeningRules.find(({ id }) => id === rule)
    return ruleName({ guideline, name: published === undefined ? name : textIn(published.name, words) })
  })
}

function signsText({ because, rules }: UnusualSigns, words: ExpectedWords): string {
  const signs = because.flatMap((sign) => (sign === 'screening_rule' ? [] : [words.unusualSigns[sign]]))
  // A rule's name is no finding: short stature can be met at P14.
  return [...signs, ...namesOf(rules, words).map(words.met)].join(', ')
}

export function reasonText(
  { measure, reason }: Pick<NoExpectedGrowth, 'measure' | 'reason'>,
  words: ExpectedWords,
): string {
  switch (reason.code) {
    case 'missing':
      return reason.inputs.map((input) => words.missing[input]).join('. ')
    case 'too_far_ahead':
      return words.tooFarAhead(decimal(reason.years, words), numberText(reason.atMost, 0, words))
    case 'maturity':
      return words.maturity(words.maturitySigns[reason.because])
    case 'latest_in_doubt': {
      const signs = signsText(reason, words)
      const { value, date } = reason
      // Of heads nothing is expected.
      const isWritten = value !== undefined && measure !== 'head'
      const doubt = words.latestInDoubt(isWritten ? `${decimal(value, words)} ${words.units[measure]}` : '', date)
      return signs === '' ? doubt : `${doubt}. ${words.ifRight(signs)}`
    }
    case 'unusual_growth':
      return words.unusual(signsText(reason, words))
    case 'below_present_height':
      return words.belowPresent(decimal(reason.cm, words), decimal(reason.presentCm, words))
    default:
      return words.reasons[reason.code]
  }
}

export function cautionText(caution: ExpectedCaution, words: ExpectedWords): string {
  switch (caution.code) {
    case 'with_value':
      return words.withValue(signsText(caution, words))
    case 'left_out':
      return words.leftOut(caution.measurements.length)
    case 'marker':
      return words.marker(caution.texts.join(', '))
    case 'screening_rule':
      return words.rulesMet(namesOf(caution.rules, words).join(', '))
    case 'score_fall':
      return words.fall(words.measures[caution.measure], boundedScoreText(-caution.change, words))
    case 'latest_unexpected':
      return words.latest[caution.sds < 0 ? 'less' : 'more'](signedScoreText(caution.sds, words, 1))
    case 'below_present_height':
      return words.belowPresent(decimal(caution.cm, words), decimal(caution.presentCm, words))
    default:
      return words.cautions[caution.code]
  }
}
