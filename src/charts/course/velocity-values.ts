import { courseFacts } from '../../clinical/course/course-basis.js'
import { courseSettings } from '../../clinical/course/course-options.js'
import { shareBeyond, velocityLimit } from '../../clinical/course/findings/velocity-limit.js'
import { growthIntervals } from '../../clinical/course/velocity/compare-visits.js'
import type { CourseFacts } from '../../clinical/course/velocity/course-visit.js'
import { isOfInfancy } from '../../clinical/course/velocity/earlier-visits.js'
import type { GrowthInterval } from '../../clinical/course/velocity/growth-interval.js'
import { perYearDivisors } from '../../clinical/course/velocity/growth-rate.js'
import { isNeverScored } from '../../clinical/course/velocity/interval-notes.js'
import { goalText, rateText } from '../../clinical/course/velocity/rate-text.js'
import { gainPlace, gainTables, who2009Gain } from '../../clinical/course/velocity/velocity-references.js'
import { isCorrected, velocityFromYears } from '../../clinical/growth/growth-age.js'
import type { GrowthSubject } from '../../clinical/growth/growth-subject.js'
import { publicationName } from '../../clinical/references/table.js'
import type { CourseWords } from '../../ground/languages/words.js'
import { numberText, signedScoreText } from '../../ground/languages/written-number.js'
import { monthsPerYear } from '../../ground/model/calendar-date.js'
import type { NoVelocityReason, VelocityUnit } from '../../ground/model/course-names.js'
import type { Gender } from '../../ground/model/patient.js'
import { termWeeks, yearsPerWeek } from '../../ground/model/units.js'
import type { ChartInterval, ChartPoint, CourseKey, PretermAge } from '../data/chart-data.js'
import { calendarDate } from '../data/points/point-score.js'
import { ageText, scoreNumber } from '../data/texts/describe-point.js'
import { namedValues } from '../data/texts/named-values.js'
import type { CourseChartInput, VelocityValues } from '../types/growth-over-time.js'
import { type ChartMeasure, chartMeasures } from '../types/measures.js'
import { courseWords } from './course-texts.js'
import { pretermVelocities } from './preterm-velocities.js'
import { gainPiece, heightVelocityPiece } from './velocity-pieces.js'

/** An interval with a velocity, and its point. */
interface Drawn {
  readonly interval: GrowthInterval
  readonly point: ChartPoint
}

/** The values of a chart of velocity: what the course found between visits, at the middle of each interval. */
export function velocityValues(input: CourseChartInput): VelocityValues {
  const { definition, assessment, gender, language, options } = input
  const of = definition.velocity?.of ?? 'size'
  const facts = courseFacts(assessment, courseSettings({ boneAgeMethod: undefined, ...options }))
  const words = courseWords(language)
  const dateOf = (index: number) => calendarDate(assessment.patient.measurements?.[index]?.date)
  const intervals = growthIntervals(facts, [of])
  const compared = intervals.filter(({ perYear }) => perYear !== undefined)
  const isInfant = compared.length > 0 && compared.every(({ toYears }) => isOfInfancy(toYears))
  const divisor = isInfant ? perYearDivisors[infantUnits[of]] : 1
  const texts = { facts, words, language, dateOf, divisor, unit: isInfant ? infantUnits[of] : undefined }
  const drawn = intervals.flatMap((interval) => drawnOf(interval, texts) ?? []).sort((a, b) => a.point.x - b.point.x)
  const isYoung = drawn.some(({ interval }) => interval.midYears < velocityFromYears)
  const months = of === 'weight' || isInfant ? mostMatched(drawn, facts, of, gender) : undefined
  return {
    measure: isInfant ? infantMeasures[of] : undefined,
    pieces: [
      months === undefined
        ? heightVelocityPiece(facts.velocity, gender)
        : gainPiece({ measure: of, gender, months, divisor }),
    ],
    points: drawn.map(({ point }) => point),
    publications: [facts.velocity.publication, who2009Gain],
    keys: legendKeys(drawn, of === 'size' ? words.chart.interval : words.chart.gain, words),
    cautions: [
      ...(intervals.length === 0 ? [words.chart.noInterval] : []),
      ...beyondCautions(drawn, words, language),
      ...reasonCautions(intervals, words, language),
    ],
    notes: [
      ...(isInfant ? pretermVelocities(compared, words, language) : []),
      ...(of === 'size' && isYoung && !isInfant ? [words.chart.infants] : []),
      ...(of === 'weight' && !isInfant ? [words.chart.noWeightReference] : []),
    ],
    ofCurves:
      months === undefined
        ? { cautions: quarterCautions(drawn, input, facts, words), notes: [] }
        : saidOfGains(drawn, { months, facts, of }, input, words),
  }
}

/** In what an infant's velocity is counted, and how its axis is written. */
const infantUnits = { size: 'cmPerMonth', weight: 'gramsPerDay' } as const
const infantMeasures: { readonly [of in keyof typeof infantUnits]: ChartMeasure } = {
  size: { ...chartMeasures.heightVelocity, per: 'month' },
  weight: { ...chartMeasures.weightVelocity, unit: 'g', per: 'day', decimals: 0, highest: 1000 },
}

/** What an interval's point is made with. */
interface DrawnTexts {
  readonly facts: CourseFacts
  readonly words: CourseWords
  readonly language: CourseChartInput['language']
  readonly dateOf: (index: number) => string | undefined
  /** What a velocity of a year is divided by. */
  readonly divisor: number
  /** The unit of an infant's axis. */
  readonly unit: VelocityUnit | undefined
}

/** Undefined where nothing can be subtracted. */
function drawnOf(
  interval: GrowthInterval,
  { facts: { growth }, words, language, dateOf, divisor, unit }: DrawnTexts,
): Drawn | undefined {
  const { fromIndex, toIndex, perYear, gain, sds, percentile, seasonal, reason, years, uncertainty, rate } = interval
  const [from, to] = [growth.measurements[fromIndex]?.age, growth.measurements[toIndex]?.age]
  if (perYear === undefined || gain === undefined || from === undefined || to === undefined) return undefined
  // WHO's gains are read at corrected ages; velocity from two years on at the age since birth.
  const isByCorrected = isCorrected(from) && isCorrected(to) && isOfInfancy(to.chronologicalYears)
  const x = (age: typeof from) => (isByCorrected ? age.referenceYears : age.chronologicalYears)
  const notes = [
    reason === undefined || isNeverScored(interval) ? undefined : words.reasons[reason],
    seasonal && reason === undefined ? words.seasonal : undefined,
    // A preterm infant's by weight or by the week, where the axis counts otherwise.
    rate !== undefined && unit !== undefined && rate.unit !== unit ? rateText(rate, { words, language }) : undefined,
    rate && goalText(rate, { words, language }),
  ].filter((note) => note !== undefined)
  const between: ChartInterval = {
    fromIndex,
    fromDate: dateOf(fromIndex),
    fromX: x(from),
    toX: x(to),
    years,
    gain,
    error: uncertainty === undefined ? undefined : uncertainty / divisor,
    seasonal,
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
  const middle = (between.fromX + between.toX) / 2
  const point: ChartPoint = {
    measurementIndex: toIndex,
    date: dateOf(toIndex),
    ageYears: interval.midYears,
    x: middle,
    y: perYear / divisor,
    ...(isByCorrected && pretermMiddle(interval.midYears, middle, growth.subject)),
    ...(sds === undefined ? {} : { score: sds, percentile, reference: sds.reference }),
    interval: between,
  }
  return { interval, point }
}

/** The ages of a middle at a corrected age: beside the axis the age since birth alone would be misread. */
function pretermMiddle(uncorrectedX: number, correctedYears: number, { isWeekAlone }: GrowthSubject): PretermAge {
  const postmenstrualWeeks = termWeeks + correctedYears / yearsPerWeek
  return { uncorrectedX, correctedYears, postmenstrualWeeks, isWeekAlone: isWeekAlone || undefined }
}

function legendKeys(drawn: readonly Drawn[], interval: string, words: CourseWords): CourseKey[] {
  const { seasonal, unscored } = words.chart
  const scored = drawn.filter(({ interval: { sds } }) => sds !== undefined)
  return [
    ...(scored.some(({ point }) => point.interval?.seasonal === false)
      ? [{ mark: 'interval', text: interval } as const]
      : []),
    ...(scored.some(({ point }) => point.interval?.seasonal === true)
      ? [{ mark: 'seasonal', text: seasonal } as const]
      : []),
    ...(drawn.length > scored.length ? [{ mark: 'unscored', text: unscored } as const] : []),
  ]
}

/** Velocities beyond ±2 SD, the latest first: what the chart is looked at for. */
function beyondCautions(drawn: readonly Drawn[], words: CourseWords, language: CourseChartInput['language']): string[] {
  return ([-1, 1] as const).flatMap((side) => {
    const beyond = drawn.filter(
      ({ interval: { sds, seasonal } }) => sds !== undefined && !seasonal && side * sds.value > velocityLimit,
    )
    const text = ({ interval: { fromYears, toYears, rate, sds } }: Drawn) => {
      const ages = `${ageText(fromYears, language)} – ${ageText(toYears, language)}`
      const velocity = rate && rateText({ ...rate, uncertainty: undefined }, { words, language })
      return `${ages}: ${velocity}, ${language.names.sds} ${sds && scoreNumber(sds, language)}, ${sds && velocityShare(sds.value, words, language)}`
    }
    if (beyond.length === 0) return []
    const limit = signedScoreText(side * velocityLimit, language, 0)
    return [words.chart.beyond(beyond.length, { side, limit }, namedValues(beyond.reverse(), text, language))]
  })
}

/** `in fewer than 0.1% of healthy children` */
function velocityShare(score: number, words: CourseWords, language: CourseChartInput['language']): string {
  const { percentOfChildren = 0, isFewer } = shareBeyond(score)
  return words.findings.shares[isFewer === true ? 'fewer' : 'of'](numberText(percentOfChildren, 1, language))
}

/** Why intervals have no score, or are not on the chart at all. */
function reasonCautions(
  intervals: readonly GrowthInterval[],
  words: CourseWords,
  language: CourseChartInput['language'],
): string[] {
  const reasons = new Map<NoVelocityReason, { drawn: number; not: number }>()
  for (const interval of intervals) {
    const { reason, perYear } = interval
    if (reason === undefined || isNeverScored(interval)) continue
    const count = reasons.get(reason) ?? { drawn: 0, not: 0 }
    count[perYear === undefined ? 'not' : 'drawn']++
    reasons.set(reason, count)
  }
  return [...reasons].flatMap(([reason, { drawn, not }]) => [
    ...(not > 0 ? [words.chart.notDrawn(not, words.whyNoVelocity[reason])] : []),
    ...(drawn > 0
      ? [
          words.chart.withoutScore(
            drawn,
            `${words.whyNoVelocity[reason]}${figuresOf(reason, intervals, words, language)}`,
          ),
        ]
      : []),
  ])
}

/** The first half-year under a treatment, and the end of growth, are looked at for their figures: ` (6.4 ± 0.8 cm/y)`. */
function figuresOf(
  wanted: NoVelocityReason,
  intervals: readonly GrowthInterval[],
  words: CourseWords,
  language: CourseChartInput['language'],
): string {
  if (wanted !== 'after_treatment_change' && wanted !== 'end_of_growth') return ''
  const rates = intervals.flatMap(({ reason, rate }) => (reason === wanted && rate !== undefined ? [rate] : []))
  return ` (${rates.map((rate) => rateText(rate, { words, language })).join('; ')})`
}

/** P25 says little of disease, wherever it is drawn; beside a latest velocity below −2 SD that would reassure wrongly. */
function quarterCautions(
  drawn: readonly Drawn[],
  { settings, gender, language }: CourseChartInput,
  { velocity }: CourseFacts,
  words: CourseWords,
): string[] {
  const { neverBelowP25: never, publication } = velocity
  if (
    never === undefined ||
    isSlow(drawn) ||
    !(settings.lines === 'percentiles' || settings.lines === 'nine' || settings.lines === 'cdc')
  )
    return []
  return [words.chart.quarter(publicationName(publication), numberText(never[gender], 1, language))]
}

/** Whether the latest velocity with a score is below −2 SD. */
function isSlow(drawn: readonly Drawn[]): boolean {
  const latest = drawn.filter(({ interval: { sds, seasonal } }) => sds !== undefined && !seasonal).at(-1)
  return (latest?.interval.sds?.value ?? 0) < -velocityLimit
}

/** The length of WHO's intervals that most of the child's gains match, months; of several the longest. */
function mostMatched(drawn: readonly Drawn[], facts: CourseFacts, of: 'size' | 'weight', gender: Gender): number {
  const counts = new Map<number, number>()
  for (const { interval } of drawn) {
    const months = matchedMonths(interval, facts, of, gender)
    if (months !== undefined) counts.set(months, (counts.get(months) ?? 0) + 1)
  }
  const lengths = gainTables(of, gender).map(({ months }) => months)
  const most = Math.max(...lengths.map((months) => counts.get(months) ?? 0))
  // Of a child without gains to score, those over two months: the shortest that reach to two years.
  return most === 0 ? usualMonths : (lengths.filter((months) => counts.get(months) === most).at(-1) as number)
}

const usualMonths = 2

/** The length of WHO's interval that a gain is scored over, months. */
function matchedMonths(
  { sds, fromIndex, toIndex }: GrowthInterval,
  { growth }: CourseFacts,
  of: 'size' | 'weight',
  gender: Gender,
): number | undefined {
  const [from, to] = [growth.measurements[fromIndex]?.age, growth.measurements[toIndex]?.age]
  if (sds === undefined || from === undefined || to === undefined) return undefined
  const years = to.referenceYears - from.referenceYears
  return gainPlace(of, gender, from.referenceYears * monthsPerYear, years * monthsPerYear)?.months
}

/** What is said of curves of gains over an interval: over which, and how many values are scored over another. */
function saidOfGains(
  drawn: readonly Drawn[],
  { months, facts, of }: { readonly months: number; readonly facts: CourseFacts; readonly of: 'size' | 'weight' },
  input: CourseChartInput,
  { chart }: CourseWords,
): VelocityValues['ofCurves'] {
  const others = drawn.filter(({ interval }) => {
    const matched = matchedMonths(interval, facts, of, input.gender)
    return matched !== undefined && matched !== months
  }).length
  const text = monthsText(months, input)
  return { cautions: others === 0 ? [] : [chart.otherIntervals(others, text)], notes: [chart.gainCurves(text)] }
}

function monthsText(months: number, { language }: CourseChartInput): string {
  return months === 1 ? language.chart.oneMonth : language.chart.months(String(months))
}
