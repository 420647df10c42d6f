import type { Measurement } from '../../../ground/model/patient.js'
import { bodyMassIndex } from '../../../ground/model/quetelet-index.js'
import { hasBmiOfDisease, highPercentile } from '../../growth/bmi-classification.js'
import { highestBmi } from '../../growth/body-mass-index.js'
import { scoreAtVisit } from '../../growth/score-at-age.js'
import { type DecidingScore, decidingScore, groupAtAge } from '../deciding-score.js'
import { concerns, type Finding } from '../findings.js'
import { type AnyRule, type AssessedVisit, exceeds, rule, ruleList } from '../rule.js'
import { isOrdinaryScore, scoreCases, scoreLimits, scoreVerdict, unusualScore } from '../score-limits.js'
import { aap, ourChoice } from '../sources.js'

const unit = 'kg/m²' as const

/** No body mass index is used below it, kg/m². */
export const lowestBmi = 5
/** Possible from and to; exceptional and unusual above. */
export const possibleBmi: readonly [least: number, most: number] = [lowestBmi, highestBmi]
const exceptionalAbove = 80
const unusualAbove = 50

/** Whether height and weight give an impossible index: one of them is wrong, but not known which. */
export function isImpossibleBmi(index: number | undefined): boolean {
  return index !== undefined && (exceeds(possibleBmi[0], index) || exceeds(index, possibleBmi[1]))
}

/** The index is not a field, so an error takes nothing else out of use. */
const bmiImpossible = rule({
  asks: 'visitFields',
  code: 'bmi_limits',
  target: 'bmi',
  cases: {
    impossible: {
      severity: 'error',
      when: `below ${possibleBmi[0]} or above ${possibleBmi[1]} ${unit}`,
      source: ourChoice(
        'The lowest BMI known to be survived is about 7.5 kg/m²; extremely preterm infants have about 6; only a handful of adults exceed 120.',
      ),
    },
  },
  find: ({ visit }) => {
    const index = bodyMassIndex(visit.weightKg, visit.sizeCm)
    if (index === undefined || !isImpossibleBmi(index)) return undefined
    const [least, most] = possibleBmi
    return {
      case: 'impossible',
      parameters: { value: index, unit, least, most, ...sizeAndWeight(visit) },
      drops: ['bmi'],
    }
  },
})

/**
 * With an unusual height or weight an impossible index keeps its message, which
 * explains why it is missing, unless correcting their slips makes it ordinary.
 */
const bmiExplainedBySlip = rule({
  asks: 'visit',
  code: 'bmi_limits',
  target: 'bmi',
  cases: {},
  find: (visit) =>
    concerns(visit.findings, 'bmi') && isSizeOrWeightUnusual(visit) && isOrdinaryScore(correctedScore(visit)?.score)
      ? { withdraws: ['bmi_limits'] }
      : undefined,
})

const bmiBeyondLimits = rule({
  asks: 'visit',
  code: 'bmi_limits',
  target: 'bmi',
  cases: {
    exceptional: {
      severity: 'warning',
      when: `above ${exceptionalAbove} ${unit}`,
      source: ourChoice(`At any age; see the hint for values above ${unusualAbove} ${unit}.`),
    },
    unusual: {
      severity: 'hint',
      when: `above ${unusualAbove} ${unit}`,
      source: ourChoice(
        'The German references are so skewed that a ten-year-old reaches +4 SD only at 66 kg/m²: the score alone would miss absurd values.',
      ),
    },
  },
  find: (scope) => {
    const { bmi: value } = scope.growth
    if (value === undefined || !exceeds(value, unusualAbove) || isSizeOrWeightUnusual(scope)) return undefined
    const values = { value, unit, least: undefined, ...sizeAndWeight(scope.visit) }
    return exceeds(value, exceptionalAbove)
      ? { case: 'exceptional', parameters: { ...values, most: exceptionalAbove } }
      : { case: 'unusual', parameters: { ...values, most: unusualAbove } }
  },
})

const bmiScore = rule({
  asks: 'visit',
  code: 'bmi_score',
  target: 'bmi',
  cases: scoreCases(scoreLimits),
  find: (scope) => {
    const { subject, growth, findings, visit } = scope
    const { bmi: value } = growth
    if (value === undefined || growth.age === undefined || isSizeOrWeightUnusual(scope)) return undefined
    const deciding = decidingScore(subject, growth, { measure: 'bmi', value, visit })
    if (deciding === undefined) return undefined
    const name = unusualScore(scoreLimits, 'bmi', deciding, findings)
    if (name === undefined) return undefined
    const group = groupAtAge(subject, growth.age, deciding)
    return scoreVerdict(name, { target: 'bmi', unit, value, deciding, group })
  },
})

/** Beyond this multiple of a high percentile the score of a body mass index says little. */
const farAbove = 1.4

/** Below this score no body mass index is near that multiple, and nothing need be looked up. */
const highScore = 1

const bmiFarAbove = rule({
  asks: 'visit',
  code: 'bmi_far_above_percentile',
  target: 'bmi',
  cases: {
    unusual: {
      severity: 'hint',
      when: `above ${farAbove} times P97 of the table by which body mass index is classified (by the CDC: P95), in a child without another message on height, weight or body mass index`,
      source: aap(
        'Class 3 obesity begins at 140 % of P95. There the formula of the score nears its ceiling: by KiGGS, BMI 45 in a boy of ten is only +3 SD.',
      ),
    },
  },
  find: ({ subject, growth: { age, bmi, scored }, findings }) => {
    if (bmi === undefined || age === undefined || (scored.bmi?.score ?? highScore) < highScore) return undefined
    if (concerns(findings, 'bmi') || isSizeOrWeightUnusual({ findings }) || hasBmiOfDisease(subject)) return undefined
    const high = highPercentile(subject, age.referenceYears)
    const value = scored.bmi?.value ?? bmi
    if (high === undefined || !exceeds(value, farAbove * high.bmi)) return undefined
    const { percentile, bmi: atPercentile, reference } = high
    const ratios = { percent: (100 * value) / atPercentile, most: 100 * farAbove }
    return { case: 'unusual', parameters: { value, unit, percentile, atPercentile, reference, ...ratios } }
  },
})

function sizeAndWeight({ sizeCm, weightKg }: Measurement): { sizeCm: number; weightKg: number } {
  return { sizeCm: sizeCm as number, weightKg: weightKg as number }
}

/** One cause, one message: an unusual height or weight explains an unusual index. That a weight is high at any age doesn't. */
function isSizeOrWeightUnusual({ findings }: Pick<AssessedVisit, 'findings'>): boolean {
  return findings.some(
    ({ target, code, severity }) =>
      target === 'size' || (target === 'weight' && !(code === 'weight_limits' && severity === 'hint')),
  )
}

/** The score of the index once the slips that the messages name are corrected. */
function correctedScore({ visit, subject, growth, findings }: AssessedVisit): DecidingScore | undefined {
  const weightKg = meantValue(findings, 'weight') ?? visit.weightKg
  const sizeCm = meantValue(findings, 'size') ?? visit.sizeCm
  const index = bodyMassIndex(weightKg, sizeCm)
  const { age } = growth
  const meant = { age, sizeCm, sizePosition: visit.sizePosition }
  const scored = { ...growth.scored, bmi: scoreAtVisit(subject, 'bmi', meant, index) }
  return decidingScore(subject, { age, scored }, { measure: 'bmi', value: index, visit: meant })
}

/** What was probably meant, if a message names a slip. */
function meantValue(findings: readonly Finding[], target: 'size' | 'weight'): number | undefined {
  const parameters = findings.find((finding) => finding.target === target)?.parameters
  return parameters !== undefined && 'slip' in parameters ? parameters.slip?.meant : undefined
}

/** Body mass index, after all messages about height and weight themselves. */
export const bmiRules: readonly AnyRule[] = ruleList(
  bmiImpossible,
  bmiExplainedBySlip,
  bmiBeyondLimits,
  bmiScore,
  bmiFarAbove,
)
