import { isTooPreterm } from '../../../clinical/course/velocity/faltering-growth.js'
import { numberText, signedScoreText } from '../../../ground/languages/written-number.js'
import type { ChartPoint } from '../../data/chart-data.js'
import { ceilingOver } from '../../data/notes/ceiling-caution.js'
import { isFollowed } from '../../data/points/points-in-section.js'
import { measuredText, scoreNumber, shareText } from '../../data/texts/describe-point.js'
import type { SheetData, SheetFact } from '../sheet-data.js'
import { birthFact, boneAgeFact, targetFacts } from './background-facts.js'
import { changeFact, earlierFallDetails } from './change-fact.js'
import { isTooShort, overTime, signedChange } from './change-text.js'
import { latestFact, otherPressureFact } from './latest-fact.js'
import { untilDated } from './until-dated.js'
import { velocityFact } from './velocity-fact.js'
import { conditionalFact, earlyLossFact } from './weight-facts.js'

/** The facts of a sheet, from left to right. One without a figure says why. */
export function sheetFacts(sheet: SheetData): readonly SheetFact[] {
  const { measure, frame } = sheet
  const [isHeight, birth] = [measure === 'size', birthFact(sheet)]
  const loss = earlyLossFact(sheet, earlierFallDetails(sheet))
  const change = (): SheetFact[] => (loss && !isTooPreterm(frame.assessment.growth) ? [] : [changeUntil(sheet)])
  const course = (): SheetFact[] => [...(loss ? [loss] : []), velocityFact(sheet), ...change()]
  return [
    latestFact(sheet),
    ...(frame.definition.pressure === undefined ? [] : [otherPressureFact(sheet)]),
    ...(measure === undefined ? [changeOfPoints(sheet)] : course()),
    ...(measure === 'weight' ? conditionalFact(sheet) : []),
    ...(isHeight ? targetFacts(sheet) : []),
    ...(isHeight && frame.definition.showsBoneAge ? [boneAgeFact(sheet)] : []),
    ...(frame.definition.pressure !== undefined && birth.details.includes(sheet.language.sheet.noBirth) ? [] : [birth]),
  ]
}

/** The change of the score, with the values in doubt that it counts from or to. */
function changeUntil(sheet: SheetData): SheetFact {
  const { sinceTreatment, fall, latestInterval, language } = sheet
  const change = changeFact(sheet)
  const { fromIndex } = fall?.sinceHighestFromThreeWeeks ?? fall?.sinceHighest ?? {}
  const isFall = change.label === language.sheet.facts.fall
  const toIndex = sinceTreatment?.toIndex ?? fall?.measurementIndex
  return untilDated(
    change,
    toIndex,
    sheet,
    sinceTreatment?.fromIndex ?? latestInterval?.fromIndex,
    isFall ? fromIndex : undefined,
  )
}

/** The change between the two latest values, where one reference scored both: of what growth over time does not compare. */
function changeOfPoints(sheet: SheetData): SheetFact {
  const { data, language } = sheet
  const { facts, none, twoVisits, noScores, boundScore, notComparable, underTwoWeeks } = language.sheet
  const used = data.points.filter(isFollowed)
  const [from, to] = used.filter(({ score }) => score !== undefined).slice(-2)
  const label = facts.change
  const first = changeOfShare(from, to, sheet) ?? changeOfValue(used, sheet)
  if (first !== undefined) return first
  if (from?.score === undefined || to?.score === undefined) {
    return { label, value: none, details: [used.length < 2 ? twoVisits : noScores] }
  }
  const isExact = from.score.accuracy === 'exact' && to.score.accuracy === 'exact'
  if (!isExact || from.reference !== to.reference) {
    return { label, value: none, details: [isExact ? notComparable : boundScore] }
  }
  const change = `${signedChange(to.score.value - from.score.value, sheet)} ${language.names.sds}`
  const years = yearsBetween(from, to)
  if (isTooShort(years)) return { label, value: none, details: [overTime(years, sheet), underTwoWeeks] }
  const reference = to.reference === undefined ? [] : [to.reference]
  const changed = { label, value: change, details: [overTime(years, sheet), ...reference] }
  return untilDated(changed, to.measurementIndex, sheet, from.measurementIndex)
}

/**
 * The change in per cent of a percentile, where both body mass indices have one: in obesity
 * a score hardly moves, because the reference is skewed.
 */
function changeOfShare(from: ChartPoint | undefined, to: ChartPoint | undefined, sheet: SheetData) {
  const [before, after] = [from?.bmiClass?.percentOf, to?.bmiClass?.percentOf]
  if (from === undefined || to?.bmiClass === undefined) return undefined
  if (before === undefined || after?.percentile !== before.percentile) return undefined
  const { data, language } = sheet
  const changed: SheetFact = {
    label: language.sheet.facts.bmiChange,
    value: language.sheet.fromTo(numberText(before.percent, 0, language), shareText(after, language)),
    details: [
      to.bmiClass.reference,
      overTime(yearsBetween(from, to), sheet),
      `${signedScoreText(to.y - from.y, language, data.yAxis.decimals)} ${data.yAxis.unit}`,
      ...scoresFromTo(from, to, sheet),
    ],
  }
  return untilDated(changed, to.measurementIndex, sheet, from.measurementIndex)
}

/**
 * The change of the value itself, where its score says less: of a ratio with one limit for all ages, and above the lines
 * of a skewed reference, whose score may fall while the value rises.
 */
function changeOfValue(used: readonly ChartPoint[], sheet: SheetData): SheetFact | undefined {
  const { data, frame, language } = sheet
  const [from, to] = used.slice(-2)
  if (from === undefined || to === undefined || isTooShort(yearsBetween(from, to))) return undefined
  if (frame.measure.limit === undefined && ceilingOver(to, frame) === undefined) return undefined
  const [before, after] = [from, to].map(({ y }) => measuredText(y, data.yAxis, language)) as [string, string]
  const changed: SheetFact = {
    label: language.sheet.facts.valueChange,
    value: language.sheet.fromTo(before, after),
    details: [overTime(yearsBetween(from, to), sheet), ...scoresFromTo(from, to, sheet)],
  }
  return untilDated(changed, to.measurementIndex, sheet, from.measurementIndex)
}

/** `SDS from +2.33 to +2.04 (LIFE Child 2019)`, by one reference. */
function scoresFromTo(from: ChartPoint, to: ChartPoint, { language }: SheetData): string[] {
  if (from.score === undefined || to.score === undefined || from.reference !== to.reference) return []
  const scores = language.sheet.fromTo(scoreNumber(from.score, language), scoreNumber(to.score, language))
  return [`${language.names.sds} ${scores} (${to.reference})`]
}

function yearsBetween(from: ChartPoint, to: ChartPoint): number {
  return (to.ageYears ?? to.x) - (from.ageYears ?? from.x)
}
