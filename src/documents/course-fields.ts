import { asWritten, type ChoiceValue, type Field, type NumberValue, type RecordValue } from '../codec/schema.js'
import {
  type AdultHeightInput,
  type AdultHeightMethodId,
  adultHeightInputs,
  adultHeightMethodIds,
  adultHeightSpreads,
  type BoneAgeMethod,
  boneAgeMethods,
  type FamilyTargetMethod,
  familyTargetMethods,
  notUsableCodes,
  type UnusualMaturity,
  unusualMaturities,
} from '../model/course-names.js'
import type { AdultHeightNotUsableDocument, CourseDocument, CourseEntry } from './course-document.js'
import { atVisitFields, courseText, index, listIn, sds, years } from './course-field-values.js'
import { falteringRecord, intervalRecord, scoreFallRecord, weightLossRecord } from './interval-fields.js'
import { scoreRecord } from './result-values.js'
import { courseFindingRecord, screeningRecord } from './screening-fields.js'

/*
 * The element Course of a result's extended form. Indices count the measurements of
 * the document from 0.
 */

const centimetres: NumberValue = { kind: 'number', decimals: { min: 1, max: 1 } }
const targetMethod: ChoiceValue<FamilyTargetMethod> = { kind: 'choice', spellings: asWritten(familyTargetMethods) }
const boneAgeMethod: ChoiceValue<BoneAgeMethod> = { kind: 'choice', spellings: asWritten(boneAgeMethods) }
const method: ChoiceValue<AdultHeightMethodId> = { kind: 'choice', spellings: asWritten(adultHeightMethodIds) }
const input: ChoiceValue<AdultHeightInput> = { kind: 'choice', spellings: asWritten(adultHeightInputs) }
const unusual: ChoiceValue<UnusualMaturity> = { kind: 'choice', spellings: asWritten(unusualMaturities) }

const target: RecordValue<CourseEntry<'targets'>> = {
  kind: 'record',
  type: 'FamilyTarget',
  fields: [
    { name: 'TargetMethod', key: 'method', value: targetMethod, absence: 'refused' },
    { name: 'Cm', key: 'cm', value: centimetres, absence: 'refused' },
    { name: 'Sds', key: 'sds', value: scoreRecord },
    { name: 'Low', key: 'low', value: centimetres, absence: 'refused' },
    { name: 'High', key: 'high', value: centimetres, absence: 'refused' },
    { name: 'Citation', key: 'citation', value: courseText, absence: 'refused' },
  ],
}

const distance: RecordValue<CourseEntry<'targetDistances'>> = {
  kind: 'record',
  type: 'TargetDistance',
  fields: [
    ...atVisitFields,
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
    { name: 'Variant', key: 'variant', value: courseText },
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
    { name: 'Basis', key: 'basis', value: listIn('Input', input), absence: 'refused' },
    { name: 'BoneAgeMethod', key: 'boneAgeMethod', value: boneAgeMethod },
    { name: 'Doubtful', key: 'isDoubtful', value: { kind: 'boolean' }, absence: 'refused' },
    { name: 'Citation', key: 'citation', value: courseText, absence: 'refused' },
  ],
}

const reason: RecordValue<AdultHeightNotUsableDocument['reason']> = {
  kind: 'record',
  type: 'NotUsableReason',
  fields: [
    { name: 'Code', key: 'code', value: { kind: 'choice', spellings: asWritten(notUsableCodes) }, absence: 'refused' },
    { name: 'Inputs', key: 'inputs', value: listIn('Input', input) },
    { name: 'Accepted', key: 'accepted', value: listIn('BoneAgeMethod', boneAgeMethod) },
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
    { name: 'Variant', key: 'variant', value: courseText },
    { name: 'Reason', key: 'reason', value: reason, absence: 'refused' },
  ],
}

const courseFields: readonly Field<CourseDocument>[] = [
  { name: 'Intervals', key: 'intervals', value: listIn('Interval', intervalRecord), absence: 'empty' },
  { name: 'ScoreFalls', key: 'scoreFalls', value: listIn('ScoreFall', scoreFallRecord), absence: 'empty' },
  { name: 'WeightLoss', key: 'weightLoss', value: weightLossRecord },
  { name: 'Faltering', key: 'faltering', value: falteringRecord },
  { name: 'Targets', key: 'targets', value: listIn('Target', target), absence: 'empty' },
  { name: 'TargetDistances', key: 'targetDistances', value: listIn('TargetDistance', distance), absence: 'empty' },
  { name: 'PredictedFrom', key: 'predictedFrom', value: index },
  {
    name: 'BoneAgeMethodAssumed',
    key: 'isBoneAgeMethodAssumed',
    value: { kind: 'boolean' },
    absence: 'refused',
  },
  { name: 'Predictions', key: 'predictions', value: listIn('Prediction', prediction), absence: 'empty' },
  { name: 'NotUsable', key: 'notUsable', value: listIn('MethodNotUsable', notUsable), absence: 'empty' },
  { name: 'FurtherMethods', key: 'furtherMethods', value: listIn('Method', method), absence: 'empty' },
  { name: 'UnusualMaturity', key: 'unusualMaturity', value: listIn('Why', unusual), absence: 'empty' },
  { name: 'SmallWithoutCatchUp', key: 'isSmallWithoutCatchUp', value: { kind: 'boolean' } },
  { name: 'ReachedCm', key: 'reachedCm', value: centimetres },
  { name: 'Screening', key: 'screening', value: listIn('Rule', screeningRecord), absence: 'empty' },
  { name: 'Findings', key: 'findings', value: listIn('Finding', courseFindingRecord), absence: 'empty' },
  {
    name: 'NotScreened',
    key: 'notScreened',
    value: { kind: 'choice', spellings: asWritten(['disease', 'treatment'] as const) },
  },
]

/** The course of a patient. */
export const courseRecord: RecordValue<CourseDocument> = { kind: 'record', type: 'Course', fields: courseFields }
