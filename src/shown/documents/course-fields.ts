import { choice, flag, list, named, number, orEmpty, record, required, text } from '../../ground/codec/declare.js'
import type { ChoiceValue, NumberValue, RecordValue } from '../../ground/codec/schema.js'
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
  findingCodes,
  notUsableCodes,
  type ScreeningQuantity,
  screeningAdvices,
  screeningQuantities,
  screeningRuleNames,
  type UnusualMaturity,
  unusualMaturities,
} from '../../ground/model/course-names.js'
import { expectedRecord } from './expected-fields.js'
import { foundSign } from './finding-fields.js'
import {
  asComputed,
  atVisitFields,
  falteringRecord,
  index,
  intervalRecord,
  onsetFields,
  scoreFallRecord,
  sds,
  weightLossRecord,
  years,
} from './interval-fields.js'
import { bmiClassRecord, percentOfRecord, scoreRecord } from './result-values.js'
import type { AdultHeightNotUsableDocument, CourseDocument, CourseEntry } from './written-result.js'

const quantity: ChoiceValue<ScreeningQuantity> = choice(screeningQuantities)

type RuleDocument = CourseEntry<'screening'>

const comparison = record<RuleDocument['because'][number]>('ScreeningComparison', {
  quantity: required(quantity),
  value: required(asComputed),
  is: required(choice(['below', 'above', 'atLeast'])),
  limit: required(asComputed),
  reference: text,
})

const gap = record<RuleDocument['gaps'][number]>('ScreeningGap', {
  code: named('GapCode', required(choice(['missing', 'not_comparable', 'end_of_growth', 'references_differ']))),
  quantity: required(quantity),
  reference: text,
})

/** What came of a screening rule. */
const screeningRecord: RecordValue<RuleDocument> = record('ScreeningResult', {
  rule: required(choice(screeningRuleNames)),
  name: required(text),
  measurementIndex: index,
  guideline: required(text),
  met: flag,
  criteriaMet: required(index),
  criteria: required(index),
  because: orEmpty(list('Comparison', comparison)),
  gaps: orEmpty(list('Gap', gap)),
  notAsked: orEmpty(list('Sign', text)),
  advice: choice(screeningAdvices),
  isMinor: named('Minor', flag),
  judgedIn: orEmpty(list('Reference', text)),
  remark: text,
  sensitivity: asComputed,
  specificity: asComputed,
  published: text,
  citation: required(text),
})

/** What a doctor should see without a rule. */
const courseFindingRecord: RecordValue<CourseEntry<'findings'>> = record('CourseFinding', {
  code: named('Finding', required(choice(findingCodes))),
  measurementIndex: index,
  ageYears: required(years),
  correctedYears: years,
  value: required(asComputed),
  limit: required(asComputed),
  limitOf: percentOfRecord,
  sign: foundSign,
  stage: asComputed,
  bmiClass: bmiClassRecord,
  because: list('Comparison', comparison),
  ...onsetFields,
  isMaturityUnknown: named('MaturityUnknown', flag),
  isMinor: named('Minor', flag),
  guideline: text,
  citation: text,
})

/*
 * The element Course of a result's extended form. Indices count the measurements of
 * the document from 0.
 */

const centimetres: NumberValue = number(1, 1)
const targetMethod: ChoiceValue<FamilyTargetMethod> = choice(familyTargetMethods)
const boneAgeMethod: ChoiceValue<BoneAgeMethod> = choice(boneAgeMethods)
const method: ChoiceValue<AdultHeightMethodId> = choice(adultHeightMethodIds)
const input: ChoiceValue<AdultHeightInput> = choice(adultHeightInputs)
const unusual: ChoiceValue<UnusualMaturity> = choice(unusualMaturities)

const target = record<CourseEntry<'targets'>>('FamilyTarget', {
  method: named('TargetMethod', required(targetMethod)),
  cm: required(centimetres),
  sds: scoreRecord,
  low: required(centimetres),
  high: required(centimetres),
  citation: required(text),
})

const distance = record<CourseEntry<'targetDistances'>>('TargetDistance', {
  ...atVisitFields,
  method: named('TargetMethod', required(targetMethod)),
  sds: required(sds),
  change: sds,
})

const prediction = record<CourseEntry<'predictions'>>('AdultHeightPrediction', {
  method: required(method),
  variant: text,
  cm: required(centimetres),
  sds: scoreRecord,
  low: centimetres,
  high: centimetres,
  spread: required(choice(adultHeightSpreads)),
  basis: required(list('Input', input)),
  boneAgeMethod: boneAgeMethod,
  isDoubtful: named('Doubtful', required(flag)),
  citation: required(text),
})

const reason = record<AdultHeightNotUsableDocument['reason']>('NotUsableReason', {
  code: required(choice(notUsableCodes)),
  inputs: list('Input', input),
  accepted: list('BoneAgeMethod', boneAgeMethod),
  from: years,
  to: years,
  atMost: sds,
  cm: centimetres,
  presentCm: centimetres,
  atMostCm: centimetres,
})

const notUsable = record<AdultHeightNotUsableDocument>('AdultHeightNotUsable', {
  method: required(method),
  variant: text,
  reason: required(reason),
})

/** The course of a patient. */
export const courseRecord: RecordValue<CourseDocument> = record('Course', {
  intervals: orEmpty(list('Interval', intervalRecord)),
  scoreFalls: orEmpty(list('ScoreFall', scoreFallRecord)),
  weightLoss: weightLossRecord,
  faltering: falteringRecord,
  targets: orEmpty(list('Target', target)),
  targetDistances: orEmpty(list('TargetDistance', distance)),
  predictedFrom: index,
  isBoneAgeMethodAssumed: named('BoneAgeMethodAssumed', required(flag)),
  predictions: orEmpty(list('Prediction', prediction)),
  notUsable: orEmpty(list('MethodNotUsable', notUsable)),
  furtherMethods: orEmpty(list('Method', method)),
  unusualMaturity: orEmpty(list('Why', unusual)),
  isSmallWithoutCatchUp: named('SmallWithoutCatchUp', flag),
  reachedCm: centimetres,
  screening: orEmpty(list('Rule', screeningRecord)),
  findings: orEmpty(list('Finding', courseFindingRecord)),
  notScreened: choice(['disease', 'treatment']),
  expected: list('ExpectedOfDay', expectedRecord),
})
