import type { AdultHeightPrediction } from '../../../clinical/course/adult-height/adult-height-panel.js'
import type { FamilyTarget } from '../../../clinical/course/adult-height/family-target.js'
import { predictionName } from '../../../clinical/course/adult-height/prediction-text.js'
import type { CourseAssessment } from '../../../clinical/course/assess-course.js'
import type { GrowthInterval } from '../../../clinical/course/velocity/growth-interval.js'
import { changeInOneReference } from '../../../clinical/course/velocity/sds-change.js'
import type { GainMeasure } from '../../../ground/model/course-names.js'
import type { GrowthConcept } from '../../../ground/model/fhir-names.js'
import type { PatientResult } from '../../../ground/model/patient-result.js'
import type { BundleWriter } from './bundle-writer.js'
import { scoreComponent } from './write-score.js'
import type { VisitReferences } from './write-visit.js'
import {
  computedQuantity,
  conceptElement,
  observedDay,
  percentileQuantity,
  sdsUnit,
  writtenDay,
} from './written-codes.js'
import type { WrittenConceptElement, WrittenValue } from './written-resources.js'

interface WrittenGain {
  readonly concept: GrowthConcept
  readonly part: keyof VisitReferences
  readonly unit: string
  readonly decimals: number
}

const gains: { readonly [measure in GainMeasure]: WrittenGain } = {
  size: { concept: 'height-velocity', part: 'size', unit: 'cm', decimals: 1 },
  weight: { concept: 'weight-velocity', part: 'weight', unit: 'kg', decimals: 3 },
  head: { concept: 'head-circumference-velocity', part: 'head', unit: 'cm', decimals: 1 },
}

/** Writes growth between visits, the family's target and predictions of adult height. */
export function writeCourse(
  writer: BundleWriter,
  result: PatientResult,
  course: CourseAssessment,
  visits: readonly VisitReferences[],
): void {
  for (const interval of course.intervals) writeInterval(writer, result, interval, visits)
  for (const target of course.targets) writeTarget(writer, target)
  const from = course.predictedFrom
  for (const prediction of course.predictions) {
    writePrediction(writer, prediction, {
      date: from === undefined ? undefined : result.measurements[from]?.date,
      references: from === undefined ? {} : (visits[from] ?? {}),
    })
  }
}

function writeInterval(
  writer: BundleWriter,
  { measurements }: PatientResult,
  interval: GrowthInterval,
  visits: readonly VisitReferences[],
): void {
  const { words } = writer
  const { concept, part, unit, decimals } = gains[interval.measure]
  const start = writtenDay(measurements[interval.fromIndex]?.date)
  const end = writtenDay(measurements[interval.toIndex]?.date)
  const { perYear, reason, seasonal, sds } = interval
  writer.observe(`${concept}/${sds?.reference}/${reason}`, concept, {
    ...(start !== undefined && end !== undefined && { effectivePeriod: { start, end } }),
    isComputed: true,
    ...(perYear === undefined
      ? { dataAbsentReason: absentReason(reason === undefined ? '' : words.course.reasons[reason]) }
      : { valueQuantity: computedQuantity(perYear, `${unit}/a`, { min: 0, max: decimals }) }),
    method: sds?.reference,
    notes: [
      ...(perYear !== undefined && reason !== undefined ? [words.course.reasons[reason]] : []),
      ...(seasonal ? [words.course.seasonal] : []),
    ],
    derivedFrom: [visits[interval.fromIndex]?.[part], visits[interval.toIndex]?.[part]],
    component: intervalComponents(interval, writer, unit, decimals),
  })
}

/** Why an observation has no value. */
export function absentReason(text: string): WrittenConceptElement {
  const system = 'http://terminology.hl7.org/CodeSystem/data-absent-reason'
  return { coding: [{ system, code: 'not-applicable' }], ...(text !== '' && { text }) }
}

/** What is known of an interval beside its velocity. */
function intervalComponents(
  { gain, sds, percentile, sdsChange, conditionalGain }: GrowthInterval,
  { words }: BundleWriter,
  unit: string,
  decimals: number,
): readonly WrittenValue[] {
  const number = (concept: GrowthConcept, value: number | undefined, code: string, max: number): WrittenValue[] =>
    value === undefined
      ? []
      : [{ code: conceptElement(concept, words), valueQuantity: computedQuantity(value, code, { min: 0, max }) }]
  const change = changeInOneReference(sdsChange)?.change
  return [
    ...number('gain', gain, unit, decimals),
    ...(sds === undefined ? [] : [scoreComponent('velocity-sds', sds, words)]),
    ...(percentile === undefined
      ? []
      : [
          {
            code: conceptElement('velocity-percentile', words),
            valueQuantity: percentileQuantity(percentile),
          },
        ]),
    ...number('sds-change', change, sdsUnit, 2),
    ...number('conditional-weight-gain-sds', conditionalGain, sdsUnit, 2),
  ]
}

function writeTarget(writer: BundleWriter, { method, cm, sds, low, high, citation }: FamilyTarget): void {
  const { words } = writer
  writer.observe(`target-height/${method}`, 'target-height', {
    isComputed: true,
    valueQuantity: computedQuantity(cm, 'cm', oneDecimal),
    referenceRange: [{ low: computedQuantity(low, 'cm', oneDecimal), high: computedQuantity(high, 'cm', oneDecimal) }],
    method: words.course.targets[method],
    notes: [words.source(citation)],
    component: sds === undefined ? [] : [scoreComponent('target-height-sds', sds, words)],
  })
}

const oneDecimal = { min: 0, max: 1 }

function writePrediction(
  writer: BundleWriter,
  prediction: AdultHeightPrediction,
  from: { readonly date: string | undefined; readonly references: VisitReferences },
): void {
  const { words } = writer
  const { method, variant, cm, sds, low, high, spread, isDoubtful, citation } = prediction
  const range = {
    ...(low !== undefined && { low: computedQuantity(low, 'cm', oneDecimal) }),
    ...(high !== undefined && { high: computedQuantity(high, 'cm', oneDecimal) }),
    text: words.course.spreads[spread],
  }
  const { size, weight, boneAge } = from.references
  writer.observe(`predicted-adult-height/${method}/${variant}`, 'predicted-adult-height', {
    ...observedDay(from.date),
    isComputed: true,
    valueQuantity: computedQuantity(cm, 'cm', oneDecimal),
    referenceRange: [range],
    method: predictionName(prediction, words),
    notes: [
      words.prediction(words.course.spreads[spread]),
      ...(isDoubtful ? [words.course.doubtful] : []),
      words.source(citation),
    ],
    derivedFrom: [size, weight, boneAge],
    component: sds === undefined ? [] : [scoreComponent('adult-height-sds', sds, words)],
  })
}
