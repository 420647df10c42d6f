import { isOfInfancy } from '../../../clinical/course/velocity/earlier-visits.js'
import { centileSpace } from '../../../clinical/course/velocity/faltering-growth.js'
import { hasFirstDays } from '../../../clinical/course/velocity/faltering-text.js'
import type { SdsChange } from '../../../clinical/course/velocity/growth-interval.js'
import type { ChangeSince, ScoreFall } from '../../../clinical/course/velocity/score-fall.js'
import { changeInOneReference } from '../../../clinical/course/velocity/sds-change.js'
import { agesText, ageText, dateText, scoreNumber } from '../../data/texts/describe-point.js'
import { latestPoint } from '../../picture/shown-data.js'
import { isOfToday, type SheetData, type SheetFact } from '../sheet-data.js'
import { isTooShort, overTime, signedChange } from './change-text.js'
import { besideDetails, diseaseChangeFact, latestOwnChange, type NamedChange, ownChange } from './disease-change.js'

/** The change of the score since a treatment began, else its fall, else that over the latest interval. */
export function changeFact(sheet: SheetData): SheetFact {
  const { language, latestInterval: interval } = sheet
  const { facts, none, twoVisits, noScores, underTwoWeeks } = language.sheet
  const without = (...details: readonly string[]): SheetFact => ({ label: facts.change, value: none, details })
  if (sheet.sinceTreatment !== undefined) return treatmentFact(sheet, sheet.sinceTreatment)
  const sincePretermBirth = changeSinceBirth(sheet)
  if (sincePretermBirth !== undefined) return sincePretermBirth
  if (interval === undefined) {
    return fallFact(sheet) ?? sinceBirthFact(sheet) ?? without(isNewborn(sheet) ? underTwoWeeks : twoVisits)
  }
  const first = diseaseChangeFact(sheet, notableFall, fallFromWeeks(sheet.fall)) ?? fallFact(sheet)
  if (first !== undefined) return first
  const { sdsChange, reason, years } = interval
  if (sdsChange === undefined) {
    return without(reason === 'position_changed' ? language.terminal.course.reasons[reason] : noScores)
  }
  if (isTooShort(years)) return without(overTime(years, sheet), underTwoWeeks, ...earlierFallDetails(sheet))
  const change = changeInOneReference(sdsChange)?.change
  // A year's change at the pace of an infant's two months misleads.
  const hasPace = change !== undefined && !isOfInfancy(interval.toYears)
  return {
    label: facts.change,
    value: change === undefined ? none : asScore(change, sheet),
    details: [
      overTime(years, sheet),
      ...(change === undefined ? [language.sheet.notComparable] : []),
      ...(hasPace ? [language.sheet.changePerYear(signedChange(change / years, sheet))] : []),
      ...endsDetails(sheet, sdsChange),
      ...bySetDetails(sheet),
      ...earlierFallDetails(sheet),
    ],
  }
}

/** Whether a change could only be that since birth, over too short a time. */
function isNewborn({ data }: SheetData): boolean {
  const { ageYears } = latestPoint(data) ?? {}
  return data.birth !== undefined && ageYears !== undefined && isTooShort(ageYears)
}

function asScore(value: number, sheet: SheetData): string {
  return `${signedChange(value, sheet)} ${sheet.language.names.sds}`
}

/** By which reference a score has changed; where that changed, or how age is counted, the scores at both ends. */
function endsDetails({ language }: SheetData, change: SdsChange): string[] {
  const { from, to, referenceChanged, withinOne } = change
  const words = language.sheet
  if (!referenceChanged) return [to.reference]
  if (from.reference === to.reference) {
    return [words.correctionEnded(scoreNumber(from, language), scoreNumber(to, language)), to.reference]
  }
  const [earlier = '', later = ''] = [from, to].map((score) => `${score.reference} ${scoreNumber(score, language)}`)
  return [
    ...(withinOne === undefined ? [] : [words.withinOne(withinOne.reference)]),
    words.referenceChanged(earlier, later),
  ]
}

/** On the chart of a disease the change by its own reference comes first, the general one beneath it. */
function treatmentFact(sheet: SheetData, sinceTreatment: NonNullable<SheetData['sinceTreatment']>): SheetFact {
  const { language, frame } = sheet
  const { facts, none, byReference, notComparable, sinceStart, comparedWith } = language.sheet
  const { marker, change, fromIndex, toIndex } = sinceTreatment
  const general = changeInOneReference(change)
  const own = frame.definition.disease && ownChange(sheet, fromIndex, toIndex)
  const first = own ?? general
  const from = frame.assessment.patient.measurements?.[fromIndex]?.date?.slice(0, 10)
  const began = dateText((marker.date ?? '').slice(0, 10), language)
  return {
    label: facts.sinceTreatment,
    value: first === undefined ? none : asScore(first.change, sheet),
    details: [
      first === undefined ? notComparable : first.reference,
      ...(own && general ? [byReference(general.reference, signedChange(general.change, sheet))] : []),
      sinceStart(marker.kind === undefined ? '' : language.chart.markerKinds[marker.kind], began),
      ...(from === undefined ? [] : [comparedWith(dateText(from, language))]),
      ...lastChangeDetails(sheet, own && latestOwnChange(sheet)),
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
  const { language, fall } = sheet
  if (fall === undefined) return undefined
  const { sinceHighestFromThreeWeeks: later, sinceHighest: since, sinceBirth = 0, reference } = fall
  const deepest = later?.change ?? Math.min(since?.change ?? 0, sinceBirth)
  if (-deepest < notableFall) return undefined
  // A score at birth above all later ones is the highest: the fall is since birth alone.
  const isFromBirth = later === undefined && sinceBirth === deepest
  const from = later ?? since
  const fallen = isFromBirth
    ? [language.sheet.fallSinceBirth(reference, scoreAtBirth(sheet, fall)), ...firstDaysDetails(sheet, fall)]
    : [...(from === undefined ? [] : [sinceHighestText(sheet, fall, from)]), ...birthDetails(sheet, fall, true)]
  return {
    label: language.sheet.facts.fall,
    value: asScore(deepest, sheet),
    details: [
      ...fallen,
      ...lastChangeDetails(sheet),
      ...(isFromBirth ? [] : [reference]),
      ...termDetails(sheet, fall),
      ...bySetDetails(sheet, true),
    ],
  }
}

/**
 * Of a preterm child, while one reference scores birth and today: the change since birth, unless the score has
 * fallen further since a later high. How much is to be expected is not published as a limit: it is not called a fall.
 */
function changeSinceBirth(sheet: SheetData): SheetFact | undefined {
  const { language, fall, preterm, data } = sheet
  if (fall === undefined || !isOfToday(preterm, data)) return undefined
  const { fallSinceBirth } = language.sheet
  const later = fallFromWeeks(sheet.fall)
  if (later !== undefined && later.change < preterm.change) return undefined
  const isAlreadyTold = later?.fromIndex === fall.sinceThreeWeeks?.fromIndex
  return {
    label: language.sheet.facts.change,
    value: asScore(preterm.change, sheet),
    details: [
      fallSinceBirth(preterm.reference, signedChange(preterm.atBirth, sheet)),
      ...firstDaysDetails(sheet, fall),
      ...(later === undefined || isAlreadyTold
        ? []
        : [`${signedChange(later.change, sheet)} ${sinceHighestText(sheet, fall, later)}`]),
      ...lastChangeDetails(sheet),
    ],
  }
}

/** Of an infant seen once the change since birth, where one reference scores both. */
function sinceBirthFact(sheet: SheetData): SheetFact | undefined {
  const { fall, language } = sheet
  if (fall?.sinceBirth === undefined) return undefined
  return {
    label: language.sheet.facts.change,
    value: asScore(fall.sinceBirth, sheet),
    details: [
      language.sheet.fallSinceBirth(fall.reference, scoreAtBirth(sheet, fall)),
      ...firstDaysDetails(sheet, fall),
      ...termDetails(sheet, fall),
    ],
  }
}

/** The fall since the highest score from three weeks on, if it is deep enough to be seen first. */
function fallFromWeeks(fall: ScoreFall | undefined, least = notableFall) {
  const since = fall?.sinceHighestFromThreeWeeks
  return fall && since && -since.change >= least ? { reference: fall.reference, ...since } : undefined
}

/** The change over the latest interval, beside one over a longer time by the same reference. */
function lastChangeDetails(sheet: SheetData, own?: NamedChange): string[] {
  const { language, latestInterval: interval } = sheet
  const general = interval?.sdsChange?.referenceChanged === false ? interval.sdsChange : undefined
  const change = own ?? general
  if (interval === undefined || change === undefined || isTooShort(interval.years)) return []
  return [language.sheet.lastChange(`${signedChange(change.change, sheet)} ${overTime(interval.years, sheet)}`)]
}

/** The change since birth by its reference, which is not that of gestation among the facts of birth. */
function birthDetails(sheet: SheetData, fall: ScoreFall, isHeadline = false): string[] {
  const { sinceBirth: change, reference } = fall
  const since = sheet.language.sheet.fallSinceBirth(reference, scoreAtBirth(sheet, fall))
  const sinceBirth = change === undefined ? [] : [`${signedChange(change, sheet)} ${since}`]
  return [...sinceBirth, ...firstDaysDetails(sheet, fall, isHeadline)]
}

function firstDaysDetails(sheet: SheetData, fall: ScoreFall, isHeadline = false): string[] {
  const { sinceThreeWeeks: first, sinceHighestFromThreeWeeks: highest } = fall
  // The first value from three weeks on may be the highest: its change is the figure of the fact.
  const later = isHeadline && first?.fromIndex === highest?.fromIndex ? undefined : first
  const from = later && ([ageText(later.fromYears, sheet.language), signedChange(later.change, sheet)] as const)
  return hasFirstDays(fall) ? [sheet.language.sheet.firstDays(...(from ?? []))] : []
}

function termDetails({ language, frame }: SheetData, { sinceBirth }: ScoreFall): string[] {
  const isAssumed = sinceBirth !== undefined && frame.assessment.patient.weekBirth === undefined
  return isAssumed ? [language.terminal.course.faltering.termAssumed] : []
}

/** Beside a change that is no fall: an earlier fall since birth, of a head any change since birth. */
export function earlierFallDetails(sheet: SheetData): string[] {
  const { fall } = sheet
  if (fall === undefined || (fall.measure !== 'head' && -(fall.sinceBirth ?? 0) < notableFall)) return []
  return [...birthDetails(sheet, fall), ...termDetails(sheet, fall)]
}

/** The change of a head by the set's own reference, beneath that by WHO: since its highest score beside a fall, else where it has fallen. */
function bySetDetails(sheet: SheetData, isFall = false): readonly string[] {
  const { fall, change } = sheet.bySet ?? {}
  const told = fallFromWeeks(fall, isFall ? Number.NEGATIVE_INFINITY : notableFall)
  return besideDetails(sheet, changeInOneReference(change), told)
}

/** `since the highest, −0.29 (12.1 weeks)`: the score by the reference of the fall, which may be drawn nowhere. */
function sinceHighestText(sheet: SheetData, fall: ScoreFall, { fromIndex, fromYears, change }: ChangeSince): string {
  const { data, language } = sheet
  const from = data.points.find(({ measurementIndex }) => measurementIndex === fromIndex)
  return language.sheet.fallSinceHighest(
    agesText(from ?? {}, fromYears, language).join(', '),
    scoreBefore(sheet, fall, change),
  )
}

/** The score at birth by the reference of the fall, which is not that of gestation among the facts of birth. */
function scoreAtBirth(sheet: SheetData, fall: ScoreFall): string | undefined {
  return fall.sinceBirth === undefined ? undefined : scoreBefore(sheet, fall, fall.sinceBirth)
}

/** The score by the reference of a fall from which it has changed to the latest. */
function scoreBefore(sheet: SheetData, { measurementIndex, reference }: ScoreFall, change: number): string | undefined {
  const latest = sheet.data.points.find((point) => point.measurementIndex === measurementIndex)
  const { generalScore: general } = latest ?? {}
  const score = latest?.reference === reference ? latest.score : general?.reference === reference ? general : undefined
  return score?.accuracy === 'exact' ? signedChange(score.value - change, sheet) : undefined
}
