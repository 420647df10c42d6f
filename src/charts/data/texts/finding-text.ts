import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import { isOfHead } from '../../../clinical/course/findings/head-finding.js'
import type { WeightLoss } from '../../../clinical/course/velocity/weight-loss.js'
import type { Language } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText, reportedScoreText, shortNumberText } from '../../../ground/languages/written-number.js'
import { clampScore } from '../../../ground/model/score.js'
import { decimalsApart } from '../../../ground/text/number.js'
import { ageText, classNameText, shareText } from './describe-point.js'
import { headFindingText } from './head-finding-text.js'
import { pubertySignText } from './puberty-sign-text.js'

/** A finding with the limit it lies beyond, and the share of healthy children with such a finding. */
export function findingText(finding: CourseFinding, language: Language): string {
  const {
    code,
    ageYears,
    value,
    limit,
    limitOf,
    guideline,
    sign,
    stage,
    begunAtYears,
    bmiClass,
    percentOfChildren,
    isFewer,
    isMaturityUnknown,
  } = finding
  if (isOfHead(code)) return headFindingText(finding, language)
  const { shares, ownLimit, ...sentences } = language.terminal.course.findings
  const percent = numberText(percentOfChildren ?? 0, 1, language)
  const share = percentOfChildren === undefined ? shares.unknown : isFewer === true ? shares.fewer : shares.of
  return sentences[code]({
    age: ageText(ageYears, language),
    score: reportedScoreText(clampScore(value), language, limit),
    size: numberText(Math.abs(value), decimalsApart(value, limit, 1), language),
    limit: shortNumberText(Math.abs(limit), 2, language),
    limitBy: guideline ?? ownLimit,
    limitOf: limitOf && limitOfText(limitOf, language),
    sign: sign === undefined ? '' : pubertySignText({ sign, value: stage }, language),
    begun: begunAtYears === undefined ? undefined : ageText(begunAtYears, language),
    bmiClass: bmiClass === undefined ? '' : capitalised(classNameText(bmiClass, language)),
    ofPercentile: bmiClass?.percentOf && shareText(bmiClass.percentOf, language),
    share: share(percent),
    isMaturityUnknown,
  })
}

/** `P99.5`, `120% of P95` */
function limitOfText(of: NonNullable<CourseFinding['limitOf']>, language: Language): string {
  return of.percent === 100
    ? language.chart.percentile(shortNumberText(of.percentile, 1, language))
    : shareText(of, language)
}

/** How far the latest weight is below the highest earlier one. */
export function weightLossText({ percent, fromKg, fromYears }: WeightLoss, language: Language): string {
  const [share, kg] = [numberText(percent, 1, language), numberText(fromKg, 1, language)]
  return language.terminal.course.weightLoss(share, kg, ageText(fromYears, language))
}
