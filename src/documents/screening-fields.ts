import { choice, flag, list, named, orEmpty, record, required, text } from '../codec/declare.js'
import type { ChoiceValue, RecordValue } from '../codec/schema.js'
import {
  findingCodes,
  type ScreeningQuantity,
  screeningAdvices,
  screeningQuantities,
  screeningRuleNames,
} from '../model/course-names.js'
import type { CourseEntry } from './course-document.js'
import { asComputed, index, onsetFields, years } from './course-field-values.js'
import { foundSign } from './finding-fields.js'
import { bmiClassRecord } from './result-values.js'

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
  code: named('GapCode', required(choice(['missing', 'not_comparable', 'references_differ']))),
  quantity: required(quantity),
})

/** What came of a screening rule. */
export const screeningRecord: RecordValue<RuleDocument> = record('ScreeningResult', {
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
export const courseFindingRecord: RecordValue<CourseEntry<'findings'>> = record('CourseFinding', {
  code: named('Finding', required(choice(findingCodes))),
  measurementIndex: index,
  ageYears: required(years),
  value: required(asComputed),
  limit: required(asComputed),
  sign: foundSign,
  stage: asComputed,
  bmiClass: bmiClassRecord,
  ...onsetFields,
  isMinor: named('Minor', flag),
  guideline: text,
  citation: text,
})
