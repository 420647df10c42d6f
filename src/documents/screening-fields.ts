import { asWritten, type ChoiceValue, type RecordValue } from '../codec/schema.js'
import {
  findingCodes,
  type ScreeningQuantity,
  screeningAdvices,
  screeningQuantities,
  screeningRuleNames,
} from '../model/course-names.js'
import type { CourseEntry } from './course-document.js'
import { asComputed, courseText, index, listIn, onsetFields, years } from './course-field-values.js'
import { foundSign } from './finding-fields.js'
import { bmiClassRecord } from './result-values.js'

const quantity: ChoiceValue<ScreeningQuantity> = { kind: 'choice', spellings: asWritten(screeningQuantities) }

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
    { name: 'Reference', key: 'reference', value: courseText },
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

/** What came of a screening rule. */
export const screeningRecord: RecordValue<RuleDocument> = {
  kind: 'record',
  type: 'ScreeningResult',
  fields: [
    {
      name: 'Rule',
      key: 'rule',
      value: { kind: 'choice', spellings: asWritten(screeningRuleNames) },
      absence: 'refused',
    },
    { name: 'Name', key: 'name', value: courseText, absence: 'refused' },
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index },
    { name: 'Guideline', key: 'guideline', value: courseText, absence: 'refused' },
    { name: 'Met', key: 'met', value: { kind: 'boolean' } },
    { name: 'CriteriaMet', key: 'criteriaMet', value: index, absence: 'refused' },
    { name: 'Criteria', key: 'criteria', value: index, absence: 'refused' },
    { name: 'Because', key: 'because', value: listIn('Comparison', comparison), absence: 'empty' },
    { name: 'Gaps', key: 'gaps', value: listIn('Gap', gap), absence: 'empty' },
    { name: 'NotAsked', key: 'notAsked', value: listIn('Sign', courseText), absence: 'empty' },
    { name: 'Advice', key: 'advice', value: { kind: 'choice', spellings: asWritten(screeningAdvices) } },
    { name: 'Minor', key: 'isMinor', value: { kind: 'boolean' } },
    { name: 'JudgedIn', key: 'judgedIn', value: listIn('Reference', courseText), absence: 'empty' },
    { name: 'Remark', key: 'remark', value: courseText },
    { name: 'Sensitivity', key: 'sensitivity', value: asComputed },
    { name: 'Specificity', key: 'specificity', value: asComputed },
    { name: 'Published', key: 'published', value: courseText },
    { name: 'Citation', key: 'citation', value: courseText, absence: 'refused' },
  ],
}

/** What a doctor should see without a rule. */
export const courseFindingRecord: RecordValue<CourseEntry<'findings'>> = {
  kind: 'record',
  type: 'CourseFinding',
  fields: [
    { name: 'Finding', key: 'code', value: { kind: 'choice', spellings: asWritten(findingCodes) }, absence: 'refused' },
    { name: 'MeasurementIndex', key: 'measurementIndex', value: index },
    { name: 'AgeYears', key: 'ageYears', value: years, absence: 'refused' },
    { name: 'Value', key: 'value', value: asComputed, absence: 'refused' },
    { name: 'Limit', key: 'limit', value: asComputed, absence: 'refused' },
    { name: 'Sign', key: 'sign', value: foundSign },
    { name: 'Stage', key: 'stage', value: asComputed },
    { name: 'BmiClass', key: 'bmiClass', value: bmiClassRecord },
    ...onsetFields,
    { name: 'Minor', key: 'isMinor', value: { kind: 'boolean' } },
    { name: 'Guideline', key: 'guideline', value: courseText },
    { name: 'Citation', key: 'citation', value: courseText },
  ],
}
