import { bmiClasses as allClasses, type BmiClass, type BmiClassResult } from '../../ground/model/bmi-class.js'
import type { Gender } from '../../ground/model/patient.js'
import { clampScore, type ReportedScore } from '../../ground/model/score.js'
import type { BmiClassification, BmiLimit } from '../references/bmi/bmi-classes.js'
import { bmiClassesFrom, weightForLengthClass, whoBmiClasses } from '../references/bmi/bmi-limits.js'
import { ageAtLimits, bmiLimitAt, classifyBmi } from '../references/bmi/classify-bmi.js'
import { percentileScores, type ScoredValue, scoreValue } from '../references/distribution.js'
import { lookUpTable, nearEnd } from '../references/lookup.js'
import { type Publication, publicationName, referenceName } from '../references/table.js'
import { diseaseSeries } from './disease.js'
import type { GrowthSubject } from './growth-subject.js'
import type { MeasurementGrowth } from './patient-growth.js'

/** A high percentile of a body mass index, kg/m². */
export interface HighPercentile {
  readonly percentile: number
  readonly bmi: number
  /** Whose percentile it is, `AGA 2015`. */
  readonly reference: string
}

/**
 * The class of a visit's body mass index, at the age and with the position at
 * which the index is scored; under 2 years WHO's class by weight for length.
 *
 * @returns undefined without a sex, at ages without limits, and in a disease with
 * a reference for body mass index: general limits would flag what is usual in it
 */
export function bmiClassOf(
  subject: GrowthSubject,
  { age, bmi, scored }: MeasurementGrowth,
): BmiClassResult | undefined {
  const { gender, bmiClasses } = subject
  if (bmi === undefined || age === undefined || gender === undefined || bmiClasses === undefined) return undefined
  if (hasBmiOfDisease(subject)) return undefined
  const years = age.referenceYears
  const index = scored.bmi?.value ?? bmi
  const bmiClass = classifyBmi(bmiClasses, gender, years, index)
  if (bmiClass === undefined) return lengthClass(years, scored.weightForLength)
  const classified: Classified = { gender, bmiClasses, years, index }
  const sds = ownScore(classified, scored.bmi)
  const percentOf = percentOfClass(bmiClass, classified)
  return {
    class: bmiClass,
    reference: publicationName(bmiClasses.publication),
    ...(sds === undefined ? {} : { sds }),
    ...(percentOf === undefined ? {} : { percentOf }),
  }
}

/** Whether a body mass index has no class because the limits end before the age: they are those of children. */
export function isBeyondBmiClasses(
  { bmiClasses, ...subject }: GrowthSubject,
  { age, bmi }: MeasurementGrowth,
): boolean {
  if (bmi === undefined || age === undefined || bmiClasses === undefined) return false
  if (hasBmiOfDisease({ bmiClasses, ...subject })) return false
  const last = Math.max(...bmiClasses.limits.map(({ to }) => to))
  return age.referenceYears > last + nearEnd.years
}

/** A body mass index that has a class. */
interface Classified {
  readonly gender: Gender
  readonly bmiClasses: BmiClassification
  readonly years: number
  readonly index: number
}

/** A class of underweight that no other of its classification lies beneath. */
export interface LowestClass {
  readonly bmiClass: BmiClassResult
  /** The score by which it was classed, and its limit. */
  readonly sds: number
  readonly limit: number
  readonly publication: Publication
}

/** The class of a visit's body mass index, or under 2 years of its weight for length, where it is the lowest of the classification. */
export function lowestClassOf(subject: GrowthSubject, visit: MeasurementGrowth): LowestClass | undefined {
  const bmiClass = bmiClassOf(subject, visit)
  const { gender } = subject
  const isByLength = bmiClass?.by === 'weightForLength'
  const bmiClasses = isByLength ? whoBmiClasses : subject.bmiClasses
  if (bmiClass === undefined || gender === undefined || bmiClasses === undefined) return undefined
  const { referenceYears = 0 } = visit.age ?? {}
  const years = ageAtLimits(bmiClasses, isByLength ? bmiClassesFrom : referenceYears)
  const beneath = bmiClasses.limits.filter(({ side, from, to }) => side === 'below' && years >= from && years <= to)
  const [lowest] = beneath.sort((a, b) => allClasses.indexOf(a.class) - allClasses.indexOf(b.class))
  if (lowest?.class !== bmiClass.class) return undefined
  const index = visit.scored.bmi?.value ?? visit.bmi
  const sds = isByLength
    ? visit.scored.weightForLength?.score
    : scoreValue(lookUpTable(lowest.table, gender, years), index)?.score
  const { publication } = bmiClasses
  return sds === undefined ? undefined : { bmiClass, sds, limit: lowest.sds[gender], publication }
}

/** A class of obesity with the body mass index, and the limit that it lies beyond, kg/m². */
export interface ObesityClass {
  readonly bmiClass: BmiClassResult
  readonly bmi: number
  readonly limit: number
  /** The percentile that the limit follows, and how much of it, per cent: 120% of P95; undefined for a fixed limit. */
  readonly limitOf: BmiClassResult['percentOf']
  readonly publication: Publication
}

/** The class of a visit's body mass index where it lies above a limit; under 2 years none. */
export function obesityClassOf(subject: GrowthSubject, visit: MeasurementGrowth): ObesityClass | undefined {
  const { gender, bmiClasses } = subject
  const bmiClass = bmiClassOf(subject, visit)
  const bmi = visit.scored.bmi?.value ?? visit.bmi
  if (bmiClass === undefined || bmiClass.by !== undefined || bmi === undefined) return undefined
  if (gender === undefined || bmiClasses === undefined) return undefined
  const years = ageAtLimits(bmiClasses, visit.age?.referenceYears ?? 0)
  const crossed = bmiClasses.limits.find(
    ({ side, class: name, from, to }) => side === 'above' && name === bmiClass.class && years >= from && years <= to,
  )
  const limit = crossed && bmiLimitAt(crossed, gender, years)
  if (crossed === undefined || limit === undefined) return undefined
  return { bmiClass, bmi, limit, limitOf: limitOfPercentile(crossed, limit), publication: bmiClasses.publication }
}

/** The percentile that a limit runs along, and the share of it; none where a fixed limit is lower. */
function limitOfPercentile({ percentile, times = 1, atMost }: BmiLimit, limit: number): BmiClassResult['percentOf'] {
  return percentile === undefined || limit === atMost ? undefined : { percentile, percent: 100 * times }
}

/** By weight for length, for a child born at term or grown past it, by WHO's standards alone. */
function lengthClass(years: number, scored: ScoredValue | undefined): BmiClassResult | undefined {
  if (scored === undefined || years < 0 || years >= bmiClassesFrom - nearEnd.years) return undefined
  const { shortName } = whoBmiClasses.publication
  if (scored.place.table.publications[0].shortName !== shortName) return undefined
  return { class: weightForLengthClass(scored.score), reference: shortName, by: 'weightForLength' }
}

/** The score by the table of the classification, where it is of body mass indices alone and another table scored. */
function ownScore(
  { gender, bmiClasses, years, index }: Classified,
  scored: ScoredValue | undefined,
): ReportedScore | undefined {
  if (!bmiClasses.hasOwnScore) return undefined
  const age = ageAtLimits(bmiClasses, years)
  const table = bmiClasses.limits.find(({ from, to }) => age >= from && age <= to)?.table
  if (table === undefined || scored?.place.table === table) return undefined
  const own = scoreValue(lookUpTable(table, gender, age), index)
  return own && clampScore(own.score)
}

const median = 50

/** In underweight in per cent of the median, in obesity of the percentile that the classification names. */
function percentOfClass(bmiClass: BmiClass, classified: Classified): BmiClassResult['percentOf'] {
  const { gender, bmiClasses, years, index } = classified
  const { limits, percentOf, percentFrom = limits.at(-1)?.class } = bmiClasses
  const rank = (name: BmiClass | undefined) => allClasses.indexOf(name ?? 'normal')
  if (rank(bmiClass) < rank('normal')) {
    const age = ageAtLimits(bmiClasses, years)
    const limit = limits.find(({ from, to }) => age >= from && age <= to)
    const atMedian = limit && bmiLimitAt({ ...limit, ...alongMedian }, gender, age)
    return atMedian === undefined ? undefined : { percentile: median, percent: (100 * index) / atMedian }
  }
  if (percentOf === undefined || percentFrom === undefined || rank(bmiClass) < rank(percentFrom)) return undefined
  const high = highPercentile(classified, years)
  return high && { percentile: high.percentile, percent: (100 * index) / high.bmi }
}

const alongMedian = { sds: { male: 0, female: 0 }, times: 1, atMost: undefined } as const

/** Whether one of the patient's diseases has a reference for body mass index. */
export function hasBmiOfDisease({ diseases }: GrowthSubject): boolean {
  return diseases.some((disease) => diseaseSeries(disease, 'bmi') !== undefined)
}

/** The percentile that is used where a classification names none. */
const usualPercentile = 97

/**
 * A high body mass index is given in per cent of this percentile: that of
 * the classification, else P97 of its table.
 *
 * @returns undefined at ages without limits
 */
export function highPercentile(
  { gender, bmiClasses }: Pick<GrowthSubject, 'gender' | 'bmiClasses'>,
  years: number,
): HighPercentile | undefined {
  if (gender === undefined || bmiClasses === undefined) return undefined
  const age = ageAtLimits(bmiClasses, years)
  const limit = limitAlong(bmiClasses, age)
  const bmi = limit === undefined ? undefined : bmiLimitAt(limit, gender, age)
  if (limit === undefined || bmi === undefined) return undefined
  return { percentile: limit.percentile ?? usualPercentile, bmi, reference: referenceName(limit.table) }
}

function limitAlong({ limits, percentOf }: BmiClassification, years: number): BmiLimit | undefined {
  const ofAge = limits.filter(({ from, to }) => years >= from && years <= to)
  const named = ofAge.find(({ percentile, times }) => percentile === percentOf && times === undefined)
  if (percentOf !== undefined && named !== undefined) return named
  const last = ofAge.at(-1)
  if (last === undefined) return undefined
  const sds = percentileScores[usualPercentile]
  return { ...last, percentile: usualPercentile, sds: { male: sds, female: sds }, times: 1, atMost: undefined }
}
