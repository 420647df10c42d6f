import type { HeightLoss } from '../../model/message-values.js'
import { capitalised, uncapitalised } from '../within-sentence.js'
import { enFalteringSigns } from './faltering.js'

const enHeadTree = (isOlder: boolean) =>
  `a Dutch decision tree (Beslisboom Hoofdomtrek${isOlder ? '; made for the first year, later our own choice' : ''})`

const enByBoth = (scores: readonly string[]) => (scores.length > 1 ? ' by both references' : '')

/** The highest line, `P97`, at a place, and the score that no value exceeds there. */
type CeilingParts = Readonly<Record<'reference' | 'line' | 'place' | 'score', string>>

/** How far a score has fallen, from which age, by which reference; from which limit it is said, SD, and of how many healthy children, per cent; whether it begins at a value off the course. */
export type FallParts = Readonly<
  Record<'sds' | 'age' | 'reference' | 'limit', string> & { percent: number | undefined; isDoubted: boolean }
>

const enFall = ({ sds, age, reference, limit, percent, isDoubted }: FallParts) =>
  `SDS has fallen by ${sds} since its highest value (${age}, ${reference}${isDoubted ? '; out of line with the others, please check' : ''}). Reported from ${limit} SD (our own choice${percent === undefined ? '' : `: ${percent}% of simulated healthy children at some check-up to 10 years`}); not a diagnosis.`

/** By how much a height is less than an earlier one, and both, without and with their dates. */
type LossWords = Readonly<Record<'loss' | 'earlier' | 'value' | 'earlierDated' | 'valueDated', string>>

/** Cautions that every reader of a chart must see, in English. */
export const enCautions = {
  /** Of a newborn the loss of the first days alone, and whether birth at term is assumed. */
  earlyLoss: (loss: string, isTermAssumed: boolean): string =>
    `${loss} (NICE NG75${isTermAssumed ? ', taken as born at term' : ''}). A guide, not a diagnosis.`,
  /** The thresholds of NICE NG75 that are reached, by which reference, and whether birth at term is assumed. */
  faltering: (reference: string, signs: readonly string[], isTermAssumed: boolean): string =>
    `Faltering growth? ${signs.length === 1 ? 'Threshold' : 'Thresholds'} of NICE NG75 reached (by ${reference}${isTermAssumed ? ', taken as born at term' : ''}): ${signs.join('; ')}. A guide, not a diagnosis.`,
  falteringSigns: enFalteringSigns as typeof enFalteringSigns,
  /** How far a score has fallen since its highest value. */
  reportedFall: {
    head: (fall: FallParts): string => `Head circumference ${enFall(fall)}`,
    size: (fall: FallParts): string => `Height ${enFall(fall)}`,
  },
  /** A head beyond a limit: its scores by one reference or two, the age, and whether that is beyond the first year. */
  smallHead: (scores: readonly string[], age: string, isOlder: boolean): string =>
    `Head circumference below −2 SDS${enByBoth(scores)} (${age}: ${scores.join(', ')}): microcephaly by the limit of ${enHeadTree(isOlder)}; a finding, not a diagnosis`,
  largeHead: (scores: readonly string[], age: string, isOlder: boolean): string =>
    `Head circumference above +2.5 SDS${enByBoth(scores)} (${age}: ${scores.join(', ')}): a possible reason to refer, by the limit of ${enHeadTree(isOlder)}; a finding, not a diagnosis`,
  unused: (count: number, why: string, values: string): string => `${enValues(count)} not shown: ${why} (${values}).`,
  why: {
    implausible: 'implausible',
    future: 'date in the future',
    undated: 'no date or age',
    unmeasured: 'no length',
  },
  /** Values with a warning; no line leads to doubtful ones, which their neighbours don't bear out. */
  warned: (count: number, values: string, areDoubtful: boolean): string =>
    `? ${count === 1 ? '1 exceptional value' : `${count} exceptional values`}${areDoubtful ? ` at odds with the values beside ${count === 1 ? 'it' : 'them'} (dashed circle, not joined, not evaluated)` : ''}: ${values}.`,
  /** Which of the values that one follows from is in doubt. */
  doubted: {
    height: (cm: string): string => `in doubt: height ${cm}`,
    weight: (kg: string): string => `in doubt: weight ${kg}`,
  },
  /** Values that velocity is not read from, because their neighbours contradict them. */
  uncompared: (count: number, values: string): string =>
    `${count === 1 ? '1 exceptional value' : `${count} exceptional values`} not compared: ${values}.`,
  /** A height that is less than at the visit before, or more than at the one after. */
  lost: (value: string, loss: string, { side, doubted, isOther }: HeightLoss): string =>
    `${value}, ${loss} ${side === 'before' ? 'less than at the visit before' : 'more than at the visit after'}${isOther ? ' (check the earlier one)' : doubted.length > 1 ? ' (check both)' : ''}`,
  /** A height, how much less than an earlier one it is, where later heights confirm it; nothing confirms the earlier one. */
  lossConfirmed: ({ loss, earlier, value, earlierDated, valueDated }: LossWords): string =>
    `Loss of height of ${loss}: from ${earlierDated} to ${valueDated}, ${value} confirmed by later heights. Look for its cause (spine: fracture, scoliosis?), or ${earlier} was too high.`,
  /** The latest value, where it is off the child's course, may have been copied, or a weight may be in pounds: the value, and what was probably meant. */
  offCourse: (value: string, meant: string | undefined): string =>
    `${value}${meant === undefined ? '' : ` (perhaps ${meant})`} is out of line with earlier values: error or real change? Please re-measure.`,
  /** Earlier values off the course, each with its date. */
  offCourseBefore: (values: string): string =>
    `Out of line with the other values: ${values}; please check. Changes and velocities counted from there hold only if that is right.`,
  maybeCopied: (value: string): string =>
    `${value}, the same as at the visit before: copied, or slow growth? Please re-measure.`,
  maybePounds: (value: string, meant: string): string => `${value}, perhaps in lb (${meant}?): check the unit.`,
  /** After a latest value in doubt. */
  latestRests: 'All figures of the latest visit rest on it.',
  /** A value, and what was probably meant by it. */
  perhaps: (value: string, meant: string): string => `${value}, perhaps ${meant}`,
  /** Heights with their ages, which their neighbours contradict, and at which blood pressure was read. */
  atHeight: (heights: string): string => `Blood pressure assessed by a height in doubt (${heights}).`,
  /** Ages at which blood pressure was read without a height. */
  pressureWithoutHeight: (ages: string): string => `No SDS for blood pressure: the height is missing (${ages}).`,
  later: (count: number, latest: string): string =>
    `${count === 1 ? 'One later value' : `${count} later values`} outside this section${count === 1 ? ': ' : '; latest: '}${latest}.`,
  outside: (count: number, values: string): string => `${enValues(count)} outside this section: ${values}.`,
  /** After the first of many values. */
  more: (count: number): string => `${count} more`,
  /** The latest values or events, if not all are drawn; `rest` is the number of the others. */
  earlierValues: (drawn: number, rest: number): string =>
    `Only the latest ${drawn} values are shown: ${rest} earlier not shown.`,
  earlierEvents: (drawn: number, rest: number): string =>
    `Only the latest ${drawn} events are shown: ${rest} earlier not shown.`,
  boneAges: (count: number): string => `${count === 1 ? 'One bone age' : `${count} bone ages`} outside this section.`,
  events: (count: number): string =>
    `${count === 1 ? 'One event' : `${count} events`} without a usable date not shown.`,
  /** The child's diagnoses where the curves are not theirs. */
  generalReference: (diseases: string): string => `${diseases} recorded; curves: general reference.`,
  otherDisease: (disease: string): string => `${capitalised(disease)}: not recorded as a diagnosis of this child.`,
  /** Values beyond the reference, which may be that of a disease, and from where to where it reaches. */
  withoutScore: (count: number, disease: string | undefined, from: string, to: string): string =>
    `${enValues(count)} without an SDS${disease === undefined ? '' : ` for ${disease}`}: the reference covers ${from} to ${to}.`,
  /** Values whose score is not that of the curves around them: at the chronological age, or by another reference. */
  otherAge: (count: number, references: string): string =>
    `${enValues(count)} scored at chronological age (${references}), not by the curves drawn.`,
  otherReference: (count: number, references: string): string =>
    `${enValues(count)} scored by ${references}, not by the curves drawn.`,
  /** A value above the highest line, where a skewed reference has no higher scores: where these end, and the place. */
  ceiling: ({ reference, line, place, score }: CeilingParts): string =>
    `No lines above ${line}: by ${reference}, the SDS can’t exceed ${score} there (${place}), however large the value is.`,
  /** The same on a chart whose lines are fixed. */
  fixedLines: ({ reference, line, place, score }: CeilingParts): string =>
    `This chart has no lines above ${line}, nor at +2.5 SD: by ${reference} the lines there rise steeply or do not exist. There (${place}) the SDS can’t exceed ${score}, however large the value is.`,
  approximateScores: (ages: string): string => `≈ approximate (${ages}): the SDS may be off by more than 0.3.`,
  /** Where the child's own sex has no references: whose were chosen. */
  chosenSex: (population: string): string =>
    `Reference chosen: ${uncapitalised(population)} (the child’s sex has none).`,
  /** Where the line between the values is broken: the place, the references on both sides, which may be two tables of one, and how the score steps there. */
  lineBroken: (place: string, before: string, after: string, step: string | undefined): string =>
    `${before === after ? `Step in the curves of ${before} (${place})` : `Reference changes (${place}) from ${before} to ${after}`}: line broken${step === undefined ? '' : `; this alone changes the SDS by ${step}`}.`,
  approximateReference: (reference: string, hasScores: boolean): string =>
    hasScores
      ? `Curves known only approximately: ${reference}; scores may be off by more than 0.3.`
      : `Median only, approximate: ${reference}.`,
  /** Beside a blood pressure at or above a limit: under 16 years, and from then on with P95 of the child, mmHg. */
  oneReading: {
    child: 'Under 16 years: high-normal range from P90, hypertensive range from P95 (ESH 2016).',
    adult: (p95: string | undefined): string =>
      `From 16 years: high-normal range 130–139/85–89 mmHg, hypertensive range from 140/90 (ESH 2016). Under the German S2k guideline the lower one counts: P95${p95 === undefined ? '' : ` (here ${p95} mmHg)`} or the adult limit.`,
    single: 'Single readings are not a diagnosis.',
    measureAgain: 'Measure again: hypertension is diagnosed from readings on several days.',
    /** High readings on as many days. */
    repeated: (days: number): string => `High on ${days} days: not a diagnosis, but no longer a single reading.`,
    severalDays: 'Hypertension is diagnosed from readings on several days.',
  },
  /** Under which age, years, a body mass index has no class. */
  noBmiClass: (years: string): string =>
    `Under ${years} years no BMI class (our own choice), but WHO's class by weight for length.`,
}

/** Notes that a reader of the chart needs, in English. */
export const enNotes = {
  /** The months up to which ages are corrected; undefined where they always are. */
  correctedAge: (months: string | undefined): string =>
    `Born preterm: ${months === undefined ? '' : `up to ${months} months, `}values are plotted at corrected age; the line extends to chronological age.`,
  beforeTerm: 'Up to 50 weeks of postmenstrual age, the reference for preterm infants applies.',
  held: (reference: string, from: string): string =>
    `${reference} ends at ${from}; its last values are carried forward.`,
  birthReference: (reference: string): string => `Birth value scored by gestational age (${reference}).`,
  /** What is known of WHO's scores of heads, shown in addition to those of the set. */
  headByWho:
    'SDS by WHO beside it up to 24 months: in twelve references, Germany’s among them, 8 to 9% of children lie above WHO’s P97 at 12 and 24 months, and 2% below P3 (Hui 2023).',
  tooOld: (count: number, years: string): string =>
    `Weight for length applies to children under ${years} years: ${count === 1 ? 'one value at an older age is' : `${count} values at older ages are`} shown but not scored.`,
  /** How many values a window fitted to the child leaves out. */
  leftOut: (count: number, years: string): string =>
    `Weight for length applies to children under ${years} years: ${count === 1 ? 'one value at an older age is' : `${count} values at older ages are`} not shown.`,
  otherPosition:
    'Curves switch by length, scores by age (lying under 2 years, standing from 2 years): at least one value was not scored with the table drawn at its length.',
  /** Whom a reference describes. */
  referenceGroup: (reference: string, population: string): string => `${reference}: ${population}.`,
  /** For a table whose L, M and S were fitted to its percentiles. */
  fitted: (deviation: string): string => `LMS fitted to percentiles, deviation at most ${deviation} SD.`,
  /** Curves of blood pressure, which a reference has by age and height: at the child's own height, or at none. */
  ownHeight: (reference: string): string =>
    `${reference} gives blood pressure by age and height: the curves are for this child’s height, as measured at visits and otherwise by the height SDS between, before or after them; they are interrupted where the height reference changes.`,
  middleHeight: (reference: string): string =>
    `${reference} gives blood pressure by age and height: the child’s height is unknown, and the curves are for the middle height for age.`,
  /** Of a limit whose source is not known to give this age. */
  ownAge: (reference: string, years: string): string =>
    `${reference}: limit used here from ${years} years (our own choice).`,
  /** Of a reference that describes children who are ill, and is no goal. */
  notAGoal: 'The curves describe how children of this level have grown; they are no goal.',
  /** Of a program without growth over time, on charts that otherwise say what is of note in it. */
  notAssessed: {
    height: 'A fall of the height SDS is not assessed here.',
    weight: 'Faltering growth is not assessed here.',
    head: 'Growth of the head is not assessed here.',
  },
  /** Where `clearedOnly` leaves out references of the chart. */
  notCleared: (references: string): string => `For licensing reasons without ${references}.`,
  /** Of a child who is scored by children born as early. */
  sinceBirth: 'Born preterm: with these references, age counts from birth and is not corrected.',
}

function enValues(count: number): string {
  return count === 1 ? '1 value' : `${count} values`
}
