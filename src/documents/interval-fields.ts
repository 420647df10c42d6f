import { asWritten, type NumberValue, type RecordValue } from '../codec/schema.js'
import { falteringSigns, noVelocityReasons, velocityUnits } from '../model/course-names.js'
import type { CourseDocument, CourseEntry } from './course-document.js'
import {
  asComputed,
  atVisitFields,
  courseText,
  fromVisitFields,
  gainMeasure,
  index,
  listIn,
  sds,
  years,
} from './course-field-values.js'
import { percentileValue, scoreRecord } from './result-values.js'

const gains: NumberValue = { kind: 'number', decimals: { min: 1, max: 3 } }

type ChangeDocument = NonNullable<CourseEntry<'intervals'>['sdsChange']>

const withinOne: RecordValue<NonNullable<ChangeDocument['withinOne']>> = {
  kind: 'record',
  type: 'ChangeWithinOne',
  fields: [
    { name: 'value', key: 'change', value: sds, absence: 'refused', placement: 'content' },
    { name: 'reference', key: 'reference', value: courseText, absence: 'refused', placement: 'attribute' },
  ],
}

const sdsChange: RecordValue<ChangeDocument> = {
  kind: 'record',
  type: 'SdsChange',
  fields: [
    { name: 'From', key: 'from', value: scoreRecord, absence: 'refused' },
    { name: 'To', key: 'to', value: scoreRecord, absence: 'refused' },
    { name: 'Change', key: 'change', value: sds, absence: 'refused' },
    { name: 'PerYear', key: 'perYear', value: sds, absence: 'refused' },
    { name: 'ReferenceChanged', key: 'referenceChanged', value: { kind: 'boolean' }, absence: 'refused' },
    { name: 'WithinOne', key: 'withinOne', value: withinOne },
  ],
}

const goal: RecordValue<NonNullable<NonNullable<CourseEntry<'intervals'>['rate']>['goal']>> = {
  kind: 'record',
  type: 'GrowthGoal',
  fields: [
    { name: 'From', key: 'from', value: gains, absence: 'refused' },
    { name: 'To', key: 'to', value: gains, absence: 'refused' },
  ],
}

const rate: RecordValue<NonNullable<CourseEntry<'intervals'>['rate']>> = {
  kind: 'record',
  type: 'GrowthRate',
  fields: [
    { name: 'Value', key: 'value', value: gains, absence: 'refused' },
    {
      name: 'Unit',
      key: 'unit',
      value: { kind: 'choice', spellings: asWritten(velocityUnits) },
      absence: 'refused',
    },
    { name: 'Uncertainty', key: 'uncertainty', value: gains },
    { name: 'Goal', key: 'goal', value: goal },
  ],
}

/** The growth between two visits. */
export const intervalRecord: RecordValue<CourseEntry<'intervals'>> = {
  kind: 'record',
  type: 'GrowthInterval',
  fields: [
    { name: 'GainMeasure', key: 'measure', value: gainMeasure, absence: 'refused' },
    { name: 'FromIndex', key: 'fromIndex', value: index, absence: 'refused' },
    { name: 'ToIndex', key: 'toIndex', value: index, absence: 'refused' },
    { name: 'FromYears', key: 'fromYears', value: years, absence: 'refused' },
    { name: 'ToYears', key: 'toYears', value: years, absence: 'refused' },
    { name: 'Years', key: 'years', value: years, absence: 'refused' },
    { name: 'MidYears', key: 'midYears', value: years, absence: 'refused' },
    { name: 'Gain', key: 'gain', value: gains },
    { name: 'PerYear', key: 'perYear', value: gains },
    { name: 'Rate', key: 'rate', value: rate },
    { name: 'Uncertainty', key: 'uncertainty', value: gains },
    { name: 'Seasonal', key: 'seasonal', value: { kind: 'boolean' }, absence: 'refused' },
    { name: 'Sds', key: 'sds', value: scoreRecord },
    { name: 'Percentile', key: 'percentile', value: percentileValue },
    { name: 'Reason', key: 'reason', value: { kind: 'choice', spellings: asWritten(noVelocityReasons) } },
    { name: 'SdsChange', key: 'sdsChange', value: sdsChange },
    { name: 'ConditionalGain', key: 'conditionalGain', value: sds },
  ],
}

const changeSince: RecordValue<NonNullable<CourseEntry<'scoreFalls'>['sinceHighest']>> = {
  kind: 'record',
  type: 'ChangeSince',
  fields: [...fromVisitFields, { name: 'Change', key: 'change', value: sds, absence: 'refused' }],
}

/** How far the latest weight is below the highest earlier one. */
export const weightLossRecord: RecordValue<NonNullable<CourseDocument['weightLoss']>> = {
  kind: 'record',
  type: 'WeightLoss',
  fields: [
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index, absence: 'refused' },
    ...fromVisitFields,
    { name: 'FromKg', key: 'fromKg', value: gains, absence: 'refused' },
    { name: 'Percent', key: 'percent', value: asComputed, absence: 'refused' },
  ],
}

type FalteringDocument = NonNullable<CourseDocument['faltering']>

/** How far a score fell. */
export const scoreFallRecord: RecordValue<CourseEntry<'scoreFalls'>> = {
  kind: 'record',
  type: 'ScoreFall',
  fields: [
    { name: 'GainMeasure', key: 'measure', value: gainMeasure, absence: 'refused' },
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index, absence: 'refused' },
    { name: 'Reference', key: 'reference', value: courseText, absence: 'refused' },
    { name: 'SinceHighest', key: 'sinceHighest', value: changeSince },
    { name: 'SinceHighestFromThreeWeeks', key: 'sinceHighestFromThreeWeeks', value: changeSince },
    { name: 'SinceBirth', key: 'sinceBirth', value: sds },
    { name: 'SinceThreeWeeks', key: 'sinceThreeWeeks', value: changeSince },
  ],
}

const threshold: RecordValue<FalteringDocument['thresholds'][number]> = {
  kind: 'record',
  type: 'FalteringThreshold',
  fields: [
    {
      name: 'FalteringSign',
      key: 'sign',
      value: { kind: 'choice', spellings: asWritten(falteringSigns) },
      absence: 'refused',
    },
    { name: 'Value', key: 'value', value: asComputed, absence: 'refused' },
    { name: 'Limit', key: 'limit', value: asComputed, absence: 'refused' },
    { name: 'Met', key: 'met', value: { kind: 'boolean' }, absence: 'refused' },
    { name: 'Spaces', key: 'spaces', value: index },
    { name: 'SinceLowest', key: 'sinceLowest', value: changeSince },
    { name: 'SinceThreeWeeks', key: 'sinceThreeWeeks', value: changeSince },
  ],
}

/** The thresholds of faltering growth. */
export const falteringRecord: RecordValue<FalteringDocument> = {
  kind: 'record',
  type: 'FalteringGrowth',
  fields: [
    { name: 'Guideline', key: 'guideline', value: courseText, absence: 'refused' },
    ...atVisitFields,
    { name: 'Reference', key: 'reference', value: courseText, absence: 'refused' },
    { name: 'Thresholds', key: 'thresholds', value: listIn('Threshold', threshold), absence: 'refused' },
    { name: 'FallOfFirstWeeks', key: 'isFallOfFirstWeeks', value: { kind: 'boolean' } },
  ],
}
