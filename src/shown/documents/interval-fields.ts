import type { CourseFinding } from '../../clinical/course/findings/growth-finding.js'
import {
  attribute,
  choice,
  content,
  type Fields,
  flag,
  list,
  named,
  number,
  record,
  required,
  text,
} from '../../ground/codec/declare.js'
import type { ChoiceValue, NumberValue, RecordValue } from '../../ground/codec/schema.js'
import {
  falteringSigns,
  type GainMeasure,
  gainMeasures,
  noVelocityReasons,
  velocityUnits,
} from '../../ground/model/course-names.js'
import { percentileValue, scoreRecord } from './result-values.js'
import type { CourseDocument, CourseEntry } from './written-result.js'

/* Values that the elements of Course share. Indices count the measurements of the document from 0. */

export const index: NumberValue = number(0, 0)
export const years: NumberValue = number(1, 2)
export const sds: NumberValue = number(1, 2)
export const asComputed: NumberValue = number(0, 3)

const gainMeasure: ChoiceValue<GainMeasure> = choice(gainMeasures)

/** The visit that something was computed at. */
export const atVisitFields: Fields<{ readonly measurementIndex: number; readonly ageYears: number }> = {
  measurementIndex: required(index),
  ageYears: required(years),
}

/** The earlier visit that it was compared with. */
const fromVisitFields: Fields<{ readonly fromIndex: number; readonly fromYears: number }> = {
  fromIndex: required(index),
  fromYears: required(years),
}

/** Of an early or late puberty: in how many children, and when a late one was found to have begun. */
export const onsetFields: Fields<Pick<CourseFinding, 'percentOfChildren' | 'isFewer' | 'begunAtYears'>> = {
  percentOfChildren: percentileValue,
  isFewer: named('Fewer', flag),
  begunAtYears: years,
}

const gains: NumberValue = number(1, 3)

type ChangeDocument = NonNullable<CourseEntry<'intervals'>['sdsChange']>

const withinOne = record<NonNullable<ChangeDocument['withinOne']>>('ChangeWithinOne', {
  change: named('value', content(sds)),
  reference: attribute(required(text)),
})

const sdsChange = record<ChangeDocument>('SdsChange', {
  from: required(scoreRecord),
  to: required(scoreRecord),
  change: required(sds),
  perYear: required(sds),
  referenceChanged: required(flag),
  withinOne: withinOne,
})

const goal = record<NonNullable<NonNullable<CourseEntry<'intervals'>['rate']>['goal']>>('GrowthGoal', {
  from: required(gains),
  to: required(gains),
})

const rate = record<NonNullable<CourseEntry<'intervals'>['rate']>>('GrowthRate', {
  value: required(gains),
  unit: required(choice(velocityUnits)),
  uncertainty: gains,
  goal: goal,
})

/** The growth between two visits. */
export const intervalRecord: RecordValue<CourseEntry<'intervals'>> = record('GrowthInterval', {
  measure: named('GainMeasure', required(gainMeasure)),
  fromIndex: required(index),
  toIndex: required(index),
  fromYears: required(years),
  toYears: required(years),
  years: required(years),
  midYears: required(years),
  gain: gains,
  perYear: gains,
  rate: rate,
  uncertainty: gains,
  seasonal: required(flag),
  sds: scoreRecord,
  percentile: percentileValue,
  reason: choice(noVelocityReasons),
  sdsChange: sdsChange,
  conditionalGain: sds,
})

const changeSince = record<NonNullable<CourseEntry<'scoreFalls'>['sinceHighest']>>('ChangeSince', {
  ...fromVisitFields,
  change: required(sds),
})

/** How far the latest weight is below the highest earlier one. */
export const weightLossRecord: RecordValue<NonNullable<CourseDocument['weightLoss']>> = record('WeightLoss', {
  measurementIndex: required(index),
  ...fromVisitFields,
  fromKg: required(gains),
  percent: required(asComputed),
})

type FalteringDocument = NonNullable<CourseDocument['faltering']>

/** How far a score fell. */
export const scoreFallRecord: RecordValue<CourseEntry<'scoreFalls'>> = record('ScoreFall', {
  measure: named('GainMeasure', required(gainMeasure)),
  measurementIndex: required(index),
  reference: required(text),
  sinceHighest: changeSince,
  sinceHighestFromThreeWeeks: changeSince,
  sinceBirth: sds,
  sinceThreeWeeks: changeSince,
})

const threshold = record<FalteringDocument['thresholds'][number]>('FalteringThreshold', {
  sign: named('FalteringSign', required(choice(falteringSigns))),
  value: required(asComputed),
  limit: required(asComputed),
  met: required(flag),
  spaces: index,
  sinceLowest: changeSince,
  sinceThreeWeeks: changeSince,
})

/** The thresholds of faltering growth. */
export const falteringRecord: RecordValue<FalteringDocument> = record('FalteringGrowth', {
  guideline: required(text),
  ...atVisitFields,
  reference: required(text),
  thresholds: required(list('Threshold', threshold)),
  isFallOfFirstWeeks: named('FallOfFirstWeeks', flag),
})
