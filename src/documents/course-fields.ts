import {
  asWritten,
  type ChoiceValue,
  type Field,
  type ListValue,
  type NumberValue,
  type RecordValue,
} from '../codec/schema.js'
import {
  type AdultHeightInput,
  type AdultHeightMethodId,
  adultHeightInputs,
  adultHeightMethodIds,
  adultHeightSpreads,
  type BoneAgeMethod,
  boneAgeMethods,
  type FamilyTargetMethod,
  falteringSigns,
  familyTargetMethods,
  findingCodes,
  type GainMeasure,
  gainMeasures,
  notUsableCodes,
  noVelocityReasons,
  type ScreeningQuantity,
  screeningAdvices,
  screeningQuantities,
  type UnusualMaturity,
  unusualMaturities,
  velocityUnits,
} from '../model/course-names.js'
import type { AdultHeightNotUsableDocument, CourseDocument, CourseEntry } from './course-document.js'
import { foundSignNames } from './finding-fields.js'
import { percentileValue, scoreRecord } from './result-values.js'

/*
 * The element Course of a result's extended form. Indices count the measurements of
 * the document from 0.
 */

const index: NumberValue = { kind: 'number', decimals: { min: 0, max: 0 } }
const years: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
const centimetres: NumberValue = { kind: 'number', decimals: { min: 1, max: 1 } }
const gains: NumberValue = { kind: 'number', decimals: { min: 1, max: 3 } }
const sds: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
const asComputed: NumberValue = { kind: 'number', decimals: { min: 0, max: 3 } }
const text = { kind: 'text' } as const

const measure: ChoiceValue<GainMeasure> = { kind: 'choice', spellings: asWritten(gainMeasures) }
const targetMethod: ChoiceValue<FamilyTargetMethod> = { kind: 'choice', spellings: asWritten(familyTargetMethods) }
const boneAgeMethod: ChoiceValue<BoneAgeMethod> = { kind: 'choice', spellings: asWritten(boneAgeMethods) }
const method: ChoiceValue<AdultHeightMethodId> = { kind: 'choice', spellings: asWritten(adultHeightMethodIds) }
const input: ChoiceValue<AdultHeightInput> = { kind: 'choice', spellings: asWritten(adultHeightInputs) }
const unusual: ChoiceValue<UnusualMaturity> = { kind: 'choice', spellings: asWritten(unusualMaturities) }
const quantity: ChoiceValue<ScreeningQuantity> = { kind: 'choice', spellings: asWritten(screeningQuantities) }

/** A list within an element of its own, of entries that are one value each. */
function listOf<Item>(entry: string, of: ListValue<Item>['of']): ListValue<Item> {
  return { kind: 'list', entry, of }
}

type ChangeDocument = NonNullable<CourseEntry<'intervals'>['sdsChange']>

const withinOne: RecordValue<NonNullable<ChangeDocument['withinOne']>> = {
  kind: 'record',
  type: 'ChangeWithinOne',
  fields: [
    { name: 'value', key: 'change', value: sds, absence: 'refused', placement: 'content' },
    { name: 'reference', key: 'reference', value: text, absence: 'refused', placement: 'attribute' },
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

const interval: RecordValue<CourseEntry<'intervals'>> = {
  kind: 'record',
  type: 'GrowthInterval',
  fields: [
    { name: 'GainMeasure', key: 'measure', value: measure, absence: 'refused' },
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

const sinceHighest: RecordValue<NonNullable<CourseEntry<'scoreFalls'>['sinceHighest']>> = {
  kind: 'record',
  type: 'SinceHighest',
  fields: [
    { name: 'FromIndex', key: 'fromIndex', value: index, absence: 'refused' },
    { name: 'FromYears', key: 'fromYears', value: years, absence: 'refused' },
    { name: 'Change', key: 'change', value: sds, absence: 'refused' },
  ],
}

type FalteringDocument = NonNullable<CourseDocument['faltering']>

const scoreFallRecord: RecordValue<CourseEntry<'scoreFalls'>> = {
  kind: 'record',
  type: 'ScoreFall',
  fields: [
    { name: 'GainMeasure', key: 'measure', value: measure, absence: 'refused' },
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index, absence: 'refused' },
    { name: 'Reference', key: 'reference', value: text, absence: 'refused' },
    { name: 'SinceHighest', key: 'sinceHighest', value: sinceHighest },
    { name: 'SinceBirth', key: 'sinceBirth', value: sds },
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
  ],
}

const faltering: RecordValue<FalteringDocument> = {
  kind: 'record',
  type: 'FalteringGrowth',
  fields: [
    { name: 'Guideline', key: 'guideline', value: text, absence: 'refused' },
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index, absence: 'refused' },
    { name: 'AgeYears', key: 'ageYears', value: years, absence: 'refused' },
    { name: 'Reference', key: 'reference', value: text, absence: 'refused' },
    { name: 'Thresholds', key: 'thresholds', value: listOf('Threshold', threshold), absence: 'refused' },
  ],
}

const target: RecordValue<CourseEntry<'targets'>> = {
  kind: 'record',
  type: 'FamilyTarget',
  fields: [
    { name: 'TargetMethod', key: 'method', value: targetMethod, absence: 'refused' },
    { name: 'Cm', key: 'cm', value: centimetres, absence: 'refused' },
    { name: 'Sds', key: 'sds', value: scoreRecord },
    { name: 'Low', key: 'low', value: centimetres, absence: 'refused' },
    { name: 'High', key: 'high', value: centimetres, absence: 'refused' },
    { name: 'Citation', key: 'citation', value: text, absence: 'refused' },
  ],
}

const distance: RecordValue<CourseEntry<'targetDistances'>> = {
  kind: 'record',
  type: 'TargetDistance',
  fields: [
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index, absence: 'refused' },
    { name: 'AgeYears', key: 'ageYears', value: years, absence: 'refused' },
    { name: 'TargetMethod', key: 'method', value: targetMethod, absence: 'refused' },
    { name: 'Sds', key: 'sds', value: sds, absence: 'refused' },
    { name: 'Change', key: 'change', value: sds },
  ],
}

const prediction: RecordValue<CourseEntry<'predictions'>> = {
  kind: 'record',
  type: 'AdultHeightPrediction',
  fields: [
    { name: 'Method', key: 'method', value: method, absence: 'refused' },
    { name: 'Variant', key: 'variant', value: text },
    { name: 'Cm', key: 'cm', value: centimetres, absence: 'refused' },
    { name: 'Sds', key: 'sds', value: scoreRecord },
    { name: 'Low', key: 'low', value: centimetres },
    { name: 'High', key: 'high', value: centimetres },
    {
      name: 'Spread',
      key: 'spread',
      value: { kind: 'choice', spellings: asWritten(adultHeightSpreads) },
      absence: 'refused',
    },
    { name: 'Basis', key: 'basis', value: listOf('Input', input), absence: 'refused' },
    { name: 'BoneAgeMethod', key: 'boneAgeMethod', value: boneAgeMethod },
    { name: 'Doubtful', key: 'isDoubtful', value: { kind: 'boolean' }, absence: 'refused' },
    { name: 'Citation', key: 'citation', value: text, absence: 'refused' },
  ],
}

const reason: RecordValue<AdultHeightNotUsableDocument['reason']> = {
  kind: 'record',
  type: 'NotUsableReason',
  fields: [
    { name: 'Code', key: 'code', value: { kind: 'choice', spellings: asWritten(notUsableCodes) }, absence: 'refused' },
    { name: 'Inputs', key: 'inputs', value: listOf('Input', input) },
    { name: 'Accepted', key: 'accepted', value: listOf('BoneAgeMethod', boneAgeMethod) },
    { name: 'From', key: 'from', value: years },
    { name: 'To', key: 'to', value: years },
    { name: 'AtMost', key: 'atMost', value: sds },
    { name: 'Cm', key: 'cm', value: centimetres },
    { name: 'PresentCm', key: 'presentCm', value: centimetres },
    { name: 'AtMostCm', key: 'atMostCm', value: centimetres },
  ],
}

const notUsable: RecordValue<AdultHeightNotUsableDocument> = {
  kind: 'record',
  type: 'AdultHeightNotUsable',
  fields: [
    { name: 'Method', key: 'method', value: method, absence: 'refused' },
    { name: 'Variant', key: 'variant', value: text },
    { name: 'Reason', key: 'reason', value: reason, absence: 'refused' },
  ],
}

type RuleDocument = CourseEntry<'screening'>

const comparison: RecordValue<RuleDocument['because'][number]> = {
  kind: 'record',
  type: 'ScreeningComparison',
  fields: [
    { name: 'Quantity', key: 'quantity', value: quantity, absence: 'refused' },
    { name: 'Value', key: 'value', value: asComputed, absence: 'refused' },
    {
      name: 'Is',
      key: 'is',
      value: { kind: 'choice', spellings: asWritten(['below', 'above', 'atLeast'] as const) },
      absence: 'refused',
    },
    { name: 'Limit', key: 'limit', value: asComputed, absence: 'refused' },
    { name: 'Reference', key: 'reference', value: text },
  ],
}

const gap: RecordValue<RuleDocument['gaps'][number]> = {
  kind: 'record',
  type: 'ScreeningGap',
  fields: [
    {
      name: 'GapCode',
      key: 'code',
      value: { kind: 'choice', spellings: asWritten(['missing', 'not_comparable', 'references_differ'] as const) },
      absence: 'refused',
    },
    { name: 'Quantity', key: 'quantity', value: quantity, absence: 'refused' },
  ],
}

const screeningRule: RecordValue<RuleDocument> = {
  kind: 'record',
  type: 'ScreeningResult',
  fields: [
    { name: 'Rule', key: 'rule', value: text, absence: 'refused' },
    { name: 'Name', key: 'name', value: text, absence: 'refused' },
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index },
    { name: 'Guideline', key: 'guideline', value: text, absence: 'refused' },
    { name: 'Met', key: 'met', value: { kind: 'boolean' } },
    { name: 'CriteriaMet', key: 'criteriaMet', value: index, absence: 'refused' },
    { name: 'Criteria', key: 'criteria', value: index, absence: 'refused' },
    { name: 'Because', key: 'because', value: listOf('Comparison', comparison), absence: 'empty' },
    { name: 'Gaps', key: 'gaps', value: listOf('Gap', gap), absence: 'empty' },
    { name: 'NotAsked', key: 'notAsked', value: listOf('Sign', text), absence: 'empty' },
    { name: 'Advice', key: 'advice', value: { kind: 'choice', spellings: asWritten(screeningAdvices) } },
    { name: 'Minor', key: 'isMinor', value: { kind: 'boolean' } },
    { name: 'JudgedIn', key: 'judgedIn', value: listOf('Reference', text), absence: 'empty' },
    { name: 'Remark', key: 'remark', value: text },
    { name: 'Sensitivity', key: 'sensitivity', value: asComputed },
    { name: 'Specificity', key: 'specificity', value: asComputed },
    { name: 'Published', key: 'published', value: text },
    { name: 'Citation', key: 'citation', value: text, absence: 'refused' },
  ],
}

const finding: RecordValue<CourseEntry<'findings'>> = {
  kind: 'record',
  type: 'CourseFinding',
  fields: [
    { name: 'Finding', key: 'code', value: { kind: 'choice', spellings: asWritten(findingCodes) }, absence: 'refused' },
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index },
    { name: 'AgeYears', key: 'ageYears', value: years, absence: 'refused' },
    { name: 'Value', key: 'value', value: asComputed, absence: 'refused' },
    { name: 'Limit', key: 'limit', value: asComputed, absence: 'refused' },
    { name: 'Sign', key: 'sign', value: { kind: 'choice', spellings: asWritten(foundSignNames) } },
    { name: 'Stage', key: 'stage', value: asComputed },
    { name: 'PercentOfChildren', key: 'percentOfChildren', value: percentileValue },
    { name: 'Fewer', key: 'isFewer', value: { kind: 'boolean' } },
    { name: 'Minor', key: 'isMinor', value: { kind: 'boolean' } },
    { name: 'Guideline', key: 'guideline', value: text },
    { name: 'Citation', key: 'citation', value: text },
  ],
}

const courseFields: readonly Field<CourseDocument>[] = [
  { name: 'Intervals', key: 'intervals', value: listOf('Interval', interval), absence: 'empty' },
  { name: 'ScoreFalls', key: 'scoreFalls', value: listOf('ScoreFall', scoreFallRecord), absence: 'empty' },
  { name: 'Faltering', key: 'faltering', value: faltering },
  { name: 'Targets', key: 'targets', value: listOf('Target', target), absence: 'empty' },
  { name: 'TargetDistances', key: 'targetDistances', value: listOf('TargetDistance', distance), absence: 'empty' },
  { name: 'PredictedFrom', key: 'predictedFrom', value: index },
  {
    name: 'BoneAgeMethodAssumed',
    key: 'isBoneAgeMethodAssumed',
    value: { kind: 'boolean' },
    absence: 'refused',
  },
  { name: 'Predictions', key: 'predictions', value: listOf('Prediction', prediction), absence: 'empty' },
  { name: 'NotUsable', key: 'notUsable', value: listOf('MethodNotUsable', notUsable), absence: 'empty' },
  { name: 'FurtherMethods', key: 'furtherMethods', value: listOf('Method', method), absence: 'empty' },
  { name: 'UnusualMaturity', key: 'unusualMaturity', value: listOf('Why', unusual), absence: 'empty' },
  { name: 'ReachedCm', key: 'reachedCm', value: centimetres },
  { name: 'Screening', key: 'screening', value: listOf('Rule', screeningRule), absence: 'empty' },
  { name: 'Findings', key: 'findings', value: listOf('Finding', finding), absence: 'empty' },
  {
    name: 'NotScreened',
    key: 'notScreened',
    value: { kind: 'choice', spellings: asWritten(['disease', 'treatment'] as const) },
  },
]

/** The course of a patient. */
export const courseRecord: RecordValue<CourseDocument> = { kind: 'record', type: 'Course', fields: courseFields }
