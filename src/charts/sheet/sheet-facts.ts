import { isOfInfancy } from '../../course/velocity/earlier-visits.js'
import { goalText, rateText } from '../../course/velocity/rate-text.js'
import { numberText, signedScoreText } from '../../languages/written-number.js'
import type { ChartPoint } from '../data/chart-data.js'
import { isFollowed } from '../data/points/points-in-section.js'
import { ageText, dateText, scoreNumber, shareText } from '../data/texts/describe-point.js'
import { latestPoint } from '../picture/shown-data.js'
import { birthFact, boneAgeFact, targetFacts } from './background-facts.js'
import { changeFact, earlierFallDetails } from './change-fact.js'
import { earlyLossFact } from './early-loss-fact.js'
import { latestFact, otherPressureFact, scoredLines } from './latest-fact.js'
import { gainText, latestStep } from './latest-step.js'
import { isTooShort, overTime } from './over-time.js'
import { signedChange } from './own-change.js'
import type { SheetData, SheetFact } from './sheet-data.js'

/** The facts of a sheet, from left to right. One without a figure says why. */
export function sheetFacts(sheet: SheetData): readonly SheetFact[] {
  const { measure, frame } = sheet
  const [isHeight, born] = [measure === 'size', birthFact(sheet)]
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
    ...(frame.definition.pressure !== undefined && born.details.includes(sheet.language.sheet.noBirth) ? [] : [born]),
  ]
}

/** A change with its day, where that is not of the latest value, which heads the sheet and may be in doubt. */
function untilDated(fact: SheetFact, toIndex: number | undefined, { data, frame, language }: SheetData): SheetFact {
  const { none, until } = language.sheet
  if (fact.value === none || toIndex === undefined || toIndex === latestPoint(data)?.measurementIndex) return fact
  const { patient, growth } = frame.assessment
  const date = patient.measurements?.[toIndex]?.date?.slice(0, 10)
  const years = growth.measurements[toIndex]?.age?.chronologicalYears
  if (date === undefined && years === undefined) return fact
  const when = date === undefined ? ageText(years ?? 0, language) : dateText(date, language)
  return { ...fact, details: [until(when), ...fact.details] }
}

/** The velocity of the interval that ends at the latest visit; in infants what was gained. */
function velocityFact(sheet: SheetData): SheetFact {
  const { language, velocity, latestInterval: interval, measure, data } = sheet
  const { facts, none, uncertainty, twoVisits, noValues } = language.sheet
  const words = language.terminal.course
  const label = measure === 'weight' ? facts.gain : facts.velocity
  if (interval === undefined || velocity === undefined) {
    return { label, value: none, details: [data.points.length === 0 ? noValues : twoVisits] }
  }
  const { gain, rate, years, sds, percentile, reason, seasonal, fromYears, toYears } = interval
  const reasons = reason === undefined ? [] : [words.reasons[reason]]
  const between = `${ageText(fromYears, language)} – ${ageText(toYears, language)}`
  if (gain === undefined || rate === undefined) return { label, value: none, details: [between, ...reasons] }
  const { unit } = velocity
  const judged = [
    ...(sds === undefined ? [] : scoredLines({ ...sds, percentile }, language)),
    ...(seasonal ? [words.seasonal] : []),
    ...reasons,
  ]
  // An infant's growth is spoken of as what was gained, not as a velocity of a year.
  if (isOfInfancy(toYears)) {
    const over = overTime(years, sheet, 1)
    const perTime = [rateText(rate, { words, language }), goalText(rate, { words, language })]
    const step = latestStep(sheet, interval, (time) => overTime(time, sheet, 1))
    const details = [over, ...perTime.filter((text) => text !== undefined), ...judged, ...step]
    const gained = { label: facts.gain, value: gainText(gain, unit, language), details }
    return untilDated(gained, interval.toIndex, sheet)
  }
  const value = rateText({ ...rate, uncertainty: undefined }, { words, language })
  const error = rate.uncertainty
  const precision = error === undefined ? [] : [uncertainty(numberText(error, 1, language))]
  const details = [between, ...precision, ...judged, ...latestStep(sheet, interval, (time) => overTime(time, sheet))]
  return { label, value, details }
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

/** An infant's weight gain given the weight before (Cole 1998). */
function conditionalFact(sheet: SheetData): SheetFact[] {
  const { language, latestInterval: last } = sheet
  if (last?.conditionalGain === undefined) return []
  const fact: SheetFact = {
    label: language.sheet.facts.conditional,
    value: `${signedChange(last.conditionalGain, sheet)} ${language.names.sds}`,
    details: [overTime(last.years, sheet, 1), 'Cole 1998'],
  }
  return [untilDated(fact, last.toIndex, sheet)]
}
