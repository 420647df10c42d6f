import { isOfInfancy } from '../../course/velocity/earlier-visits.js'
import { centileSpace } from '../../course/velocity/faltering-growth.js'
import { hasFirstDays } from '../../course/velocity/faltering-text.js'
import { goalText, rateText } from '../../course/velocity/rate-text.js'
import type { ScoreFall } from '../../course/velocity/score-fall.js'
import { changeInOneReference } from '../../course/velocity/sds-change.js'
import { numberText, signedScoreText } from '../../languages/written-number.js'
import type { ChartPoint } from '../data/chart-data.js'
import { ageText, dateText, scoreNumber, shareText } from '../data/texts/describe-point.js'
import { birthFact, boneAgeFact, targetFact } from './background-facts.js'
import { diseaseChangeFact } from './disease-change.js'
import { earlyLossFact } from './early-loss-fact.js'
import { latestFact, otherPressureFact, scoredLines } from './latest-fact.js'
import { gainText, latestStep } from './latest-step.js'
import { isTooShort, overTime } from './over-time.js'
import { latestOwnChange, type NamedChange, ownChange } from './own-change.js'
import type { SheetData, SheetFact } from './sheet-data.js'

/** The facts of a sheet, from left to right. One without a figure says why. */
export function sheetFacts(sheet: SheetData): readonly SheetFact[] {
  const { measure, frame } = sheet
  const [isHeight, born] = [measure === 'size', birthFact(sheet)]
  const loss = earlyLossFact(sheet, earlierFallDetails(sheet))
  const course = (): SheetFact[] => [...(loss ? [loss] : []), velocityFact(sheet), ...(loss ? [] : [changeFact(sheet)])]
  return [
    latestFact(sheet),
    ...(frame.definition.pressure === undefined ? [] : [otherPressureFact(sheet)]),
    ...(measure === undefined ? [changeOfPoints(sheet)] : course()),
    ...(measure === 'weight' ? conditionalFact(sheet) : []),
    ...(isHeight && frame.definition.showsTarget ? [targetFact(sheet)] : []),
    ...(isHeight && frame.definition.showsBoneAge ? [boneAgeFact(sheet)] : []),
    ...(frame.definition.pressure !== undefined && born.details.includes(sheet.language.sheet.noBirth) ? [] : [born]),
  ]
}

function signed(value: number, { language }: Pick<SheetData, 'language'>): string {
  return signedScoreText(value, language, 2)
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
    return { label: facts.gain, value: gainText(gain, unit, language), details }
  }
  const value = rateText({ ...rate, uncertainty: undefined }, { words, language })
  const error = rate.uncertainty
  const precision = error === undefined ? [] : [uncertainty(numberText(error, 1, language))]
  const details = [between, ...precision, ...judged, ...latestStep(sheet, interval, (time) => overTime(time, sheet))]
  return { label, value, details }
}

/** The change of the score over the latest interval, or since a treatment began. */
function changeFact(sheet: SheetData): SheetFact {
  const { language, sinceTreatment, latestInterval: interval, frame } = sheet
  const { facts, none, changePerYear, withinOne, referenceChanged, correctionEnded, notComparable } = language.sheet
  const { sinceStart, comparedWith, twoVisits, noScores, underTwoWeeks } = language.sheet
  const change = interval?.sdsChange
  const asNumber = (sds: number) => `${signed(sds, sheet)} ${language.names.sds}`
  if (sinceTreatment !== undefined) {
    const { marker, change: since, fromIndex, toIndex } = sinceTreatment
    const one = changeInOneReference(since)
    // On the chart of a disease its own reference comes first, the general one beneath it.
    const own = frame.definition.disease && ownChange(sheet, fromIndex, toIndex)
    const general = one === undefined ? [] : [language.sheet.byReference(one.reference, signed(one.change, sheet))]
    const first = own ?? one
    const from = frame.assessment.patient.measurements?.[fromIndex]?.date?.slice(0, 10)
    const began = dateText((marker.date ?? '').slice(0, 10), language)
    return {
      label: facts.sinceTreatment,
      value: first === undefined ? none : asNumber(first.change),
      details: [
        first === undefined ? notComparable : first.reference,
        ...(own === undefined ? [] : general),
        sinceStart(marker.kind === undefined ? '' : language.chart.markerKinds[marker.kind], began),
        ...(from === undefined ? [] : [comparedWith(dateText(from, language))]),
        ...lastChangeDetails(sheet, own && latestOwnChange(sheet)),
      ],
    }
  }
  if (interval === undefined) return { label: facts.change, value: none, details: [twoVisits] }
  const general = fallOf(sheet)?.sinceHighestFromThreeWeeks
  const notable =
    general && -general.change >= notableFall ? { reference: fallOf(sheet)?.reference ?? '', ...general } : undefined
  const first = diseaseChangeFact(sheet, notableFall, notable) ?? fallFact(sheet)
  if (first !== undefined) return first
  if (change === undefined) {
    const why = interval.reason === 'position_changed' ? language.terminal.course.reasons[interval.reason] : noScores
    return { label: facts.change, value: none, details: [why] }
  }
  if (isTooShort(interval.years)) {
    const details = [overTime(interval.years, sheet), underTwoWeeks, ...earlierFallDetails(sheet)]
    return { label: facts.change, value: none, details }
  }
  const one = changeInOneReference(change)
  const ends = [change.from, change.to].map((score) => `${score.reference} ${scoreNumber(score, language)}`)
  // One reference at both ends: what changed is how age is counted.
  const isCorrectionEnd = change.referenceChanged && change.from.reference === change.to.reference
  const changed = isCorrectionEnd
    ? [correctionEnded(scoreNumber(change.from, language), scoreNumber(change.to, language)), change.to.reference]
    : change.referenceChanged
      ? [referenceChanged(ends[0] ?? '', ends[1] ?? '')]
      : [change.to.reference]
  return {
    label: facts.change,
    value: one === undefined ? none : asNumber(one.change),
    details: [
      overTime(interval.years, sheet),
      ...(one === undefined ? [notComparable] : []),
      // A year's change at the pace of an infant's two months misleads.
      ...(one === undefined || isOfInfancy(interval.toYears)
        ? []
        : [changePerYear(signed(one.change / interval.years, sheet))]),
      ...(one !== undefined && change.referenceChanged && !isCorrectionEnd ? [withinOne(one.reference)] : []),
      ...changed,
      ...earlierFallDetails(sheet),
    ],
  }
}

/** From this fall on, SDS, it is what a reader has to see first: one centile space of the UK's charts, by our own choice. */
const notableFall: number = centileSpace

/**
 * In place of the change since the visit before: the fall since the highest score from three weeks on, in one
 * reference, and then that since birth; without such a score that since birth or the first weeks.
 */
function fallFact(sheet: SheetData): SheetFact | undefined {
  const { language } = sheet
  const fall = fallOf(sheet)
  if (fall === undefined) return undefined
  const { sinceHighestFromThreeWeeks: later, sinceHighest: since, sinceBirth = 0, reference } = fall
  const deepest = later?.change ?? Math.min(since?.change ?? 0, sinceBirth)
  if (-deepest < notableFall) return undefined
  // A score at birth above all later ones is the highest: from it alone is the fall told.
  const isFromBirth = later === undefined && sinceBirth === deepest
  const from = later ?? since
  const fallen = isFromBirth
    ? [language.sheet.fallSinceBirth(reference, scoreAtBirth(sheet, fall)), ...firstDaysDetails(sheet, fall)]
    : [
        ...(from === undefined ? [] : [language.sheet.fallSinceHighest(ageText(from.fromYears, language))]),
        ...birthDetails(sheet, fall, true),
      ]
  return {
    label: language.sheet.facts.fall,
    value: `${signed(deepest, sheet)} ${language.names.sds}`,
    details: [...fallen, ...lastChangeDetails(sheet), reference, ...termDetails(sheet, fall)],
  }
}

function fallOf({ course, measure }: SheetData): ScoreFall | undefined {
  return course.scoreFalls.find((each) => each.measure === measure)
}

/** The change over the latest interval, beside one over a longer time by the same reference. */
function lastChangeDetails(sheet: SheetData, own?: NamedChange): string[] {
  const { language, latestInterval: interval } = sheet
  const general = interval?.sdsChange?.referenceChanged === false ? interval.sdsChange : undefined
  const change = own ?? general
  if (interval === undefined || change === undefined || isTooShort(interval.years)) return []
  return [language.sheet.lastChange(`${signed(change.change, sheet)} ${overTime(interval.years, sheet)}`)]
}

/** The change since birth by its reference, which is not that of gestation among the facts of birth. */
function birthDetails(sheet: SheetData, fall: ScoreFall, isHeadline = false): string[] {
  const { sinceBirth, reference } = fall
  const { sinceBirthBy } = sheet.language.sheet
  return [
    ...(sinceBirth === undefined ? [] : [sinceBirthBy(signed(sinceBirth, sheet), reference)]),
    ...firstDaysDetails(sheet, fall, isHeadline),
  ]
}

function firstDaysDetails({ language }: SheetData, fall: ScoreFall, isHeadline = false): string[] {
  const { sinceThreeWeeks: first, sinceHighestFromThreeWeeks: highest } = fall
  // The first value from three weeks on may be the highest: its change is the figure of the fact.
  const later = isHeadline && first?.fromIndex === highest?.fromIndex ? undefined : first
  const from = later && ([ageText(later.fromYears, language), signedScoreText(later.change, language, 2)] as const)
  return hasFirstDays(fall) ? [language.sheet.firstDays(...(from ?? []))] : []
}

function termDetails({ language, frame }: SheetData, { sinceBirth }: ScoreFall): string[] {
  const isAssumed = sinceBirth !== undefined && frame.assessment.patient.weekBirth === undefined
  return isAssumed ? [language.terminal.course.faltering.termAssumed] : []
}

/** Beside a change that is no fall: a fall since birth that lies before it. */
function earlierFallDetails(sheet: SheetData): string[] {
  const fall = fallOf(sheet)
  if (fall === undefined || -(fall.sinceBirth ?? 0) < notableFall) return []
  return [...birthDetails(sheet, fall), ...termDetails(sheet, fall)]
}

/** The score at birth by the reference of the fall, which is not that of gestation among the facts of birth. */
function scoreAtBirth(sheet: SheetData, { measurementIndex, reference, sinceBirth }: ScoreFall): string | undefined {
  const latest = sheet.data.points.find((point) => point.measurementIndex === measurementIndex)
  if (latest?.score?.accuracy !== 'exact' || latest.reference !== reference || sinceBirth === undefined)
    return undefined
  return signed(latest.score.value - sinceBirth, sheet)
}

/** The change between the two latest values, where one reference scored both: of what growth over time does not compare. */
function changeOfPoints(sheet: SheetData): SheetFact {
  const { data, language } = sheet
  const { facts, none, twoVisits, noScores, notComparable, underTwoWeeks } = language.sheet
  const [from, to] = data.points.filter(({ score }) => score !== undefined).slice(-2)
  const label = facts.change
  if (from?.score === undefined || to?.score === undefined) {
    return { label, value: none, details: [data.points.length < 2 ? twoVisits : noScores] }
  }
  const share = changeOfShare(from, to, sheet)
  if (share !== undefined) return share
  const isExact = from.score.accuracy === 'exact' && to.score.accuracy === 'exact'
  if (!isExact || from.reference !== to.reference) return { label, value: none, details: [notComparable] }
  const change = `${signed(to.score.value - from.score.value, sheet)} ${language.names.sds}`
  const years = (to.ageYears ?? to.x) - (from.ageYears ?? from.x)
  if (isTooShort(years)) return { label, value: none, details: [overTime(years, sheet), underTwoWeeks] }
  const reference = to.reference === undefined ? [] : [to.reference]
  return { label, value: change, details: [overTime(years, sheet), ...reference] }
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
  return [
    {
      label: language.sheet.facts.conditional,
      value: `${signed(last.conditionalGain, sheet)} ${language.names.sds}`,
      details: [overTime(last.years, sheet, 1), 'Cole 1998'],
    },
  ]
}
