import { numberText, signedScoreText } from '../../../ground/languages/written-number.js'
import type { ChartPoint } from '../../data/chart-data.js'
import { isFollowed } from '../../data/points/points-in-section.js'
import { scoreNumber, shareText } from '../../data/texts/describe-point.js'
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
  const toIndex = sheet.sinceTreatment?.toIndex ?? sheet.fall?.measurementIndex
  const change = (): SheetFact[] => (loss ? [] : [untilDated(changeFact(sheet), toIndex, sheet)])
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

/** The change between the two latest values, where one reference scored both: of what growth over time does not compare. */
function changeOfPoints(sheet: SheetData): SheetFact {
  const { data, language } = sheet
  const { facts, none, twoVisits, noScores, notComparable, underTwoWeeks } = language.sheet
  const used = data.points.filter(isFollowed)
  const [from, to] = used.filter(({ score }) => score !== undefined).slice(-2)
  const label = facts.change
  if (from?.score === undefined || to?.score === undefined) {
    return { label, value: none, details: [used.length < 2 ? twoVisits : noScores] }
  }
  const share = changeOfShare(from, to, sheet)
  if (share !== undefined) return untilDated(share, to.measurementIndex, sheet)
  const isExact = from.score.accuracy === 'exact' && to.score.accuracy === 'exact'
  if (!isExact || from.reference !== to.reference) return { label, value: none, details: [notComparable] }
  const change = `${signedChange(to.score.value - from.score.value, sheet)} ${language.names.sds}`
  const years = (to.ageYears ?? to.x) - (from.ageYears ?? from.x)
  if (isTooShort(years)) return { label, value: none, details: [overTime(years, sheet), underTwoWeeks] }
  const reference = to.reference === undefined ? [] : [to.reference]
  const changed = { label, value: change, details: [overTime(years, sheet), ...reference] }
  return untilDated(changed, to.measurementIndex, sheet)
}

/**
 * The change in per cent of a percentile, where both body mass indices have one: in obesity
 * a score hardly moves, because the reference is skewed.
 */
function changeOfShare(from: ChartPoint, to: ChartPoint, sheet: SheetData): SheetFact | undefined {
  const [before, after] = [from.bmiClass?.percentOf, to.bmiClass?.percentOf]
  if (before === undefined || after?.percentile !== before.percentile) return undefined
  const { data, language } = sheet
  const years = (to.ageYears ?? to.x) - (from.ageYears ?? from.x)
  const first = numberText(before.percent, 0, language)
  const { facts, fromTo } = language.sheet
  const [earlier = '', latest = ''] = [from, to].map(({ score }) => score && scoreNumber(score, language))
  return {
    label: facts.bmiChange,
    value: fromTo(first, shareText(after, language)),
    details: [
      ...(to.bmiClass === undefined ? [] : [to.bmiClass.reference]),
      overTime(years, sheet),
      `${signedScoreText(to.y - from.y, language, data.yAxis.decimals)} ${data.yAxis.unit}`,
      ...(from.reference === to.reference
        ? [`${language.names.sds} ${fromTo(earlier, latest)} (${to.reference})`]
        : []),
    ],
  }
}
