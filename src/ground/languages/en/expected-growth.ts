import type { ExpectedMeasure } from '../../model/course-names.js'
import { enDate } from './basics.js'

/** What is expected of a child's growth, in English. */
export const enExpectedGrowth = {
  measures: {
    size: 'Height',
    weight: 'Weight',
    bmi: 'Body mass index',
    head: 'Head circumference',
  },
  units: { size: 'cm', weight: 'kg', bmi: 'kg/m²' },
  /** `Height, expected from the earlier visits: 122.8 cm (+0.12 SDS)` */
  expected: (measure: string, value: string, sds: string): string =>
    `${measure}, expected from the earlier visits: ${value} (${sds} SDS).`,
  /** A band; an end that a reference does not give is left out. */
  band: (percent: number, low: string | undefined, high: string | undefined): string => {
    const range =
      low === undefined ? `up to ${high}` : high === undefined ? `${low} or more` : `between ${low} and ${high}`
    return `Of 100 children with the same earlier values ${percent} are measured ${range}.`
  },
  /** A value as it was asked about. */
  within: (value: string, percent: number): string =>
    `${value}: within the range of ${percent} in 100 children with the same course so far.`,
  /** Of a value that lies far out. */
  contradicts: (value: string): string => `${value}: contradicts the earlier values. An error in measuring or typing?`,
  less: (value: string, share: string): string =>
    `${value}: lower than expected from the earlier visits (${share} in 100 children with the same course so far are this low).`,
  more: (value: string, share: string): string =>
    `${value}: higher than expected from the earlier visits (${share} in 100 children with the same course so far are this high).`,
  fewerThan: (share: string): string => `fewer than ${share}`,
  /** The value and the band of 90 in short; an end that a reference does not give is left out. */
  short: (value: string, low: string | undefined, high: string | undefined): string =>
    low === undefined && high === undefined
      ? `expected ${value}`
      : `expected ${value} (${low === undefined ? `up to ${high}` : high === undefined ? `${low} or more` : `${low} to ${high}`})`,
  /** On a chart, the values ahead of the latest one. */
  fan: {
    /** What the bands hold of 100 children with the same earlier course, in short, of the wider one first and last: fewer from 10 years on. */
    bands: (first: number, last: number): string =>
      `expected (ranges of 50% and ${first}%${first === last ? '' : `, from 10 years on ${last}%`})`,
    /** Of a line by its percentile: `expected, P5`. */
    line: (percentile: string): string => `expected, ${percentile}`,
    next: (expected: string, date: string, percent: number): string =>
      `${expected} on ${date}; ${percent} in 100 such children fall in this range.`,
    /** Where the values end, and whether that is before today; without a reason where they are looked ahead to no farther. */
    ends: (age: string, isOver: boolean, reason?: string): string =>
      `Expected values ${isOver ? `ended at ${age}, before today` : `end at ${age}`}.${reason === undefined ? '' : ` ${reason}.`}`,
    /** Where a section ends before the values do, at an age. */
    beyond: (age: string): string => `Expected values go on beyond this section, to ${age}.`,
    /** In place of the next value, by the time since the latest one. */
    tooOld: (since: string): string => `Latest value ${since} ago: no expected value.`,
    cautions: (texts: string): string => `Expected values: ${texts}.`,
    /** Each on a line of its own: one line of both is cut where another font is wider. */
    notes: [
      'Expected from the earlier values (our own model, children born from 1959 to 1989), measuring error included.',
      'A healthy child may lie outside the range, a sick child within it.',
    ] as readonly string[],
  },
  /** In place of a figure, the reason. */
  none: (measure: ExpectedMeasure, reason: string): string =>
    `${enExpectedGrowth.measures[measure]}: no expected value. ${reason}.`,
  reasons: {
    no_cohort: 'No children with repeated measurements of it were studied',
    before_birth: 'The day lies before birth',
    first_weeks: 'Not in the first three weeks',
    adult: 'Only given up to the 18th birthday',
    disease: 'Only for children without a known disease',
    treatment: 'Not given during growth treatment',
    preterm: 'Born preterm: only from 50 weeks postmenstrual age on, and under two years only at corrected ages',
    no_reference: 'The references have no figures for this age',
    beyond_reference: 'The reference has no score for such a value',
    none_before: 'No earlier value is known',
    all_doubted: 'All earlier values are in doubt',
    other_age_counting:
      'The ages of the earlier values are counted differently (corrected or not corrected for preterm birth)',
    no_earlier_value: 'No earlier value can be scored by the reference of this age',
  },
  missing: { gender: 'Sex is not given as male or female', dateOfBirth: 'The date of birth is missing' },
  /** The value before the day, which is in doubt, and its date. */
  latestInDoubt: (value: string, date: string | undefined): string =>
    `The value ${date === undefined ? 'before' : `of ${enDate(date)}`} (${value}) is in doubt: check it first`,
  ifRight: (signs: string): string => `If it is right: ${signs}`,
  tooFarAhead: (years: string, atMost: string): string =>
    `The latest value is ${years} years earlier (at most ${atMost}, our own limit)`,
  maturity: (sign: string): string => `${sign}, age no longer predicts further growth`,
  maturitySigns: {
    menarche: 'After menarche',
    late_stage: 'With puberty well advanced',
    early_puberty: 'With early puberty',
    late_puberty: 'With delayed puberty',
    bone_age_off: 'With bone age far from age',
    end_of_growth: 'With growth near its end by bone age',
  },
  unusual: (signs: string): string => `Growth so far is unusual: ${signs}`,
  unusualSigns: {
    slow_growth: 'slow growth',
    severe_underweight: 'severe underweight',
    extreme_obesity: 'extreme obesity',
    faltering: 'faltering growth (NICE NG75)',
    weight_loss: 'weight loss of 10% or more',
  },
  belowPresent: (cm: string, present: string): string =>
    `Growth seems complete: ${present} cm are reached, ${cm} cm would be expected`,
  /** What to know first. */
  caution: (text: string): string => `Note: ${text}.`,
  cautions: {
    fast_growth: 'Growth has been fast',
    bone_age_off: 'Bone age differs from age by more than 1 year',
    maturity_unknown: 'Maturity is not known: an early or late developer may lie far outside the range',
    maturity_not_used:
      'Pubertal stage and bone age are not used: a child who is still prepubertal at this age will grow less',
    preterm: 'The model rests almost entirely on children born at term; SDS at corrected age where age is corrected',
    below_p3: 'The expected value is itself below P3',
    above_p97: 'The expected value is itself above P97',
    high_weight: 'The model predates the rise in obesity: do not rely on a decline',
    gestation_unknown: 'The week of birth is unknown; birth at term is assumed',
    single_value: 'Rests on a single earlier value',
    few_children: 'From 10 years on few children were studied, and the range is uncertain',
    impossible_value: 'The value asked about is impossible and was not judged',
  },
  /** Of a rule by its name: `GHRS 2000 (investigation for growth hormone deficiency) met` */
  met: (rule: string): string => `${rule} met`,
  rulesMet: (rules: string): string => `Screening rules met: ${rules}`,
  fall: (measure: string, sds: string): string => `${measure}: the score is ${sds} SDS below its highest`,
  /** Of the latest earlier value, how far it lay from the one expected at it. */
  latest: {
    less: (sd: string): string => `The latest value was itself far lower than expected (${sd} SD)`,
    more: (sd: string): string => `The latest value was itself far higher than expected (${sd} SD)`,
  },
  /** What is met with the value asked about, and was not before. */
  withValue: (signs: string): string => `With this value: ${signs}`,
  leftOut: (count: number): string =>
    count === 1
      ? 'One earlier value is in doubt or impossible and was not used'
      : `${count} earlier values are in doubt or impossible and were not used`,
  marker: (texts: string): string => `Recorded and not taken into account (not marked as a growth treatment): ${texts}`,
}
