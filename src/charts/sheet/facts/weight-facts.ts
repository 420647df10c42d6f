import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import { courseVisits } from '../../../clinical/course/velocity/course-visit.js'
import { isOfFirstWeeks } from '../../../clinical/course/velocity/earlier-visits.js'
import { earlyThresholds, isTooPreterm } from '../../../clinical/course/velocity/faltering-growth.js'
import { bmiClassOf } from '../../../clinical/growth/bmi-classification.js'
import { bmiClassesFrom } from '../../../clinical/references/bmi/bmi-limits.js'
import { percentileOf, reportScore } from '../../../clinical/references/distribution.js'
import { valuesLeftOut } from '../../../clinical/validation/values-left-out.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { decimalsApart } from '../../../ground/text/number.js'
import type { ChartPoint } from '../../data/chart-data.js'
import { ageText, percentileText, scoreNumber } from '../../data/texts/describe-point.js'
import { weightLossText } from '../../data/texts/finding-text.js'
import type { SheetData, SheetFact } from '../sheet-data.js'
import { overTime, signedChange } from './change-text.js'
import { untilDated } from './until-dated.js'

/** Whether a sheet is of body mass index. */
export function isOfBmi({ frame }: Pick<SheetData, 'frame'>): boolean {
  return frame.definition.showsBmiLimits === true
}

/** Whether a finding is of the body mass index: a sheet of it has these. */
export function isFoundByWeight({ code }: Pick<CourseFinding, 'code'>): boolean {
  return code === 'severe_underweight' || code === 'extreme_obesity'
}

export function isUnderweight({ code }: Pick<CourseFinding, 'code'>): boolean {
  return code === 'severe_underweight'
}

/** Under two years the weight for length with its class, which the sheet of weight alone would leave out. */
export function weightForLengthLines({ measure, frame, language }: SheetData, latest: ChartPoint): readonly string[] {
  const { growth } = frame.assessment
  const visit = latest.measurementIndex === undefined ? undefined : growth.measurements[latest.measurementIndex]
  const scored = visit?.scored.weightForLength
  if (measure !== 'weight' || visit?.age === undefined || scored === undefined) return []
  if (visit.age.referenceYears >= bmiClassesFrom) return []
  const score = reportScore(scored)
  const percentile = percentileText(percentileOf(score.value), language)
  const text = language.chart.byLength(`${language.names.sds} ${scoreNumber(score, language)} · ${percentile}`)
  const bmiClass = bmiClassOf(growth.subject, visit)
  const isNamed = bmiClass?.by !== undefined && bmiClass.class !== 'normal'
  const { noClass } = language.chart
  const doubted = latest.isDoubtful ? noClass.weight : isHeightInDoubt(frame, latest) ? noClass.height : undefined
  return [
    text,
    ...(isNamed ? [doubted ?? capitalised(language.names.bmiClasses[bmiClass.class])] : []),
    score.reference,
  ]
}

/** On the sheet of weight, that the height of the visit is out of use: nothing that rests on it is said. */
export function withoutHeightLines({ measure, frame, language }: SheetData, latest: ChartPoint): readonly string[] {
  const { submitted, patient } = frame.assessment
  const [given, used] = [submitted, patient].map(
    ({ measurements = [] }) => measurements[latest.measurementIndex ?? -1]?.sizeCm,
  )
  return measure === 'weight' && given !== undefined && used === undefined ? [language.sheet.heightNotUsed] : []
}

function isHeightInDoubt({ assessment }: SheetData['frame'], { measurementIndex = -1 }: ChartPoint): boolean {
  return valuesLeftOut(assessment, 'sizeCm').has(measurementIndex)
}

/** Less is mostly clothing and the hour of the day: our own choice of what the sheet tells, per cent. */
const leastLoss = 1

/** What was lost since the highest earlier weight, on sheets of weight and body mass index where no finding has it. */
export function weightLossLines(sheet: SheetData): readonly string[] {
  const { course, language, measure } = sheet
  const { weightLoss, findings } = course
  const isOfWeight = measure === 'weight' || isOfBmi(sheet)
  if (!isOfWeight || weightLoss === undefined || weightLoss.percent < leastLoss) return []
  return findings.some(isUnderweight) ? [] : [capitalised(weightLossText(weightLoss, language))]
}

/**
 * Of a newborn's weight the deepest loss in per cent of the weight at birth, which is what counts in
 * the first weeks; undefined without a loss. Of a preterm child a plain figure: NICE's limit is of those born at term.
 *
 * @param more lines below it: the change of the score
 */
export function earlyLossFact(sheet: SheetData, more: readonly string[]): SheetFact | undefined {
  const { course, language, measure, frame } = sheet
  if (measure !== 'weight') return undefined
  const weights = courseVisits(frame.assessment, 'weight')
  const { chronologicalYears: years } = weights.at(-1)?.age ?? {}
  const { weightBirthG } = frame.assessment.patient
  const bornKg = weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram
  const isPreterm = isTooPreterm(frame.assessment.growth)
  const thresholds = isPreterm ? earlyThresholds(bornKg, weights) : course.faltering?.thresholds
  const found = thresholds?.find(({ sign }) => sign === 'early_loss')
  if (found === undefined || years === undefined || found.value <= 0 || !isOfFirstWeeks(years)) return undefined
  const words = language.sheet.loss
  const { value, limit, sinceLowest } = found
  const met = found.met && !isPreterm
  const left = sinceLowest && value - sinceLowest.change
  const percent = (share: number, decimals = 1) => words.percent(numberText(100 * share, decimals, language))
  return {
    label: language.sheet.facts.loss,
    value: percent(value, decimalsApart(100 * value, 100 * limit, 1)),
    details: [
      words.ofBirthWeight(ageText(sinceLowest?.fromYears ?? years, language)),
      ...(left === undefined ? [] : [left > 0 ? words.now(percent(left)) : words.regained]),
      ...(met ? [words.beyond(numberText(100 * limit, 0, language))] : []),
      ...more,
    ],
  }
}

/** An infant's weight gain given the weight before (Cole 1998). */
export function conditionalFact(sheet: SheetData): SheetFact[] {
  const { language, latestInterval: last } = sheet
  if (last?.conditionalGain === undefined) return []
  const fact: SheetFact = {
    label: language.sheet.facts.conditional,
    value: `${signedChange(last.conditionalGain, sheet)} ${language.names.sds}`,
    details: [overTime(last.years, sheet), 'Cole 1998'],
  }
  return [untilDated(fact, last.toIndex, sheet, last.fromIndex)]
}
