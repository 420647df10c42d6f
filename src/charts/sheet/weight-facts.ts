import type { CourseFinding } from '../../course/findings/growth-finding.js'
import { bmiClassOf } from '../../growth/bmi-classification.js'
import { capitalised } from '../../languages/within-sentence.js'
import { bmiClassesFrom } from '../../references/bmi-limits.js'
import { percentileOf, reportScore } from '../../references/distribution.js'
import type { ChartPoint } from '../data/chart-data.js'
import { percentileText, scoreNumber } from '../data/texts/describe-point.js'
import { weightLossText } from '../data/texts/finding-text.js'
import type { SheetData } from './sheet-data.js'

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
  const named = bmiClass?.by === undefined || bmiClass.class === 'normal' ? [] : [bmiClass]
  return [text, ...named.map((each) => capitalised(language.names.bmiClasses[each.class])), score.reference]
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
