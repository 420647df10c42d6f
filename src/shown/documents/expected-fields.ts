import { choice, flag, list, named, number, orEmpty, record, required, text } from '../../ground/codec/declare.js'
import type { NumberValue, RecordValue } from '../../ground/codec/schema.js'
import { expectedCautionCodes, expectedMeasures, notExpectedCodes } from '../../ground/model/course-names.js'
import { index, sds, years } from './interval-fields.js'
import { reportedScoreRecord, scoreRecord } from './result-values.js'
import type { CourseDocument } from './written-result.js'

type ExpectedDocument = NonNullable<CourseDocument['expected']>[number]

/** cm, kg or kg/m². */
const value: NumberValue = number(1, 2)

const band = record<NonNullable<ExpectedDocument['bands']>[number]>('ExpectedBand', {
  percent: required(index),
  low: value,
  high: value,
})

const from = record<NonNullable<ExpectedDocument['from']>>('ExpectedFrom', {
  measurements: orEmpty(list('MeasurementIndex', index)),
  birth: named('SizeAtBirth', required(flag)),
})

/** What is expected on a day. */
export const expectedRecord: RecordValue<ExpectedDocument> = record('ExpectedGrowth', {
  measure: named('ExpectedMeasure', required(choice(expectedMeasures))),
  at: required(text),
  ageYears: years,
  value,
  sds: scoreRecord,
  spreadSds: sds,
  bands: list('Band', band),
  askedValue: value,
  conditionalSds: reportedScoreRecord,
  from,
  reason: named('NotExpected', choice(notExpectedCodes)),
  cautions: orEmpty(list('Caution', choice(expectedCautionCodes))),
  texts: orEmpty(list('Text', text)),
})
