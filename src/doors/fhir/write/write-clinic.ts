import {
  type ClinicClass,
  type ClinicMeasureName,
  clinicMeasureNames,
  hasClinicValues,
} from '../../../ground/model/clinic-values.js'
import type { MeasurementResult } from '../../../ground/model/patient-result.js'
import type { ValidationMessage } from '../../../ground/model/validation-message.js'
import type { BundleWriter, ObservationParts } from './bundle-writer.js'
import { needsDay } from './write-profile.js'
import { writeScore } from './write-score.js'
import { impossibleNote, sourceOf, type VisitReferences, type VisitToWrite, visitParts } from './write-visit.js'
import { clinicConcepts, computedQuantity, conceptElement, quantity } from './written-codes.js'
import type { WrittenValue } from './written-resources.js'

/** What the waist is divided by. */
const ratioParts: { readonly [measure in ClinicMeasureName]?: 'hip' | 'size' } = {
  waistHeightRatio: 'size',
  waistHipRatio: 'hip',
}

const ratioDecimals = { min: 0, max: 3 } as const

const pressureNames = ['systolic', 'diastolic'] as const

/** A visit to write, with what its observations share. */
type ClinicVisit = VisitToWrite & ReturnType<typeof visitParts>

type ClinicReferences = { [measure in ClinicMeasureName]?: string | undefined }

/** Writes what else a clinic measured at a visit, and its scores. */
export function writeClinic(writer: BundleWriter, given: VisitToWrite, ofGrowth: VisitReferences): void {
  const { visit, index, citations, clinicEdition } = given
  if (!hasClinicValues(visit)) return
  const open: ClinicVisit = { ...given, ...visitParts(writer, given) }
  const { shared, statedAge } = open
  const references = writtenMeasures(writer, open)
  for (const { measure, value, score, percentile, class: named } of visit.clinicMeasures ?? []) {
    const { concept, unit, score: scoreConcept, percentile: percentileConcept } = clinicConcepts[measure]
    const parts: ObservationParts = {
      ...shared,
      messages: messagesAbout(visit, measure),
      notes: statedAge,
      derivedFrom: [references[measure]],
    }
    const other = ratioParts[measure]
    if (other !== undefined) {
      references[measure] = writer.observe(measure, concept, {
        ...parts,
        isComputed: true,
        valueQuantity: computedQuantity(value, unit, ratioDecimals),
        derivedFrom: [references.waist, other === 'hip' ? references.hip : ofGrowth.size],
        ...interpretation(named, writer),
      })
    }
    if (score === undefined) continue
    writeScore(writer, {
      kind: `${measure}/${clinicEdition}`,
      score,
      percentile,
      concept: scoreConcept,
      percentileConcept,
      citations: citations('clinicMeasures', index, undefined, measure),
      shared: { ...parts, derivedFrom: [references[measure]] },
    })
  }
}

/** What was measured, or the observations that it was read from. */
function writtenMeasures(writer: BundleWriter, open: ClinicVisit): ClinicReferences {
  const { visit, isMeasuredWritten, shared, statedAge } = open
  const references: ClinicReferences = {}
  for (const measure of clinicMeasureNames) {
    const { field, concept, unit } = clinicConcepts[measure]
    const value = field && visit[field]
    if (field === undefined || !isNumber(value)) continue
    if (!isMeasuredWritten) references[measure] = sourceOf(visit, field)
    else if (measure !== 'systolic' && measure !== 'diastolic') {
      const messages = messagesAbout(visit, measure)
      references[measure] = writer.observe(measure, concept, {
        ...shared,
        valueQuantity: quantity(value, unit),
        messages,
        notes: [...impossibleNote(messages, writer.words), ...statedAge],
        ...interpretation(classOf(visit, measure), writer),
      })
    }
  }
  const pressure = isMeasuredWritten ? writtenPressure(writer, open) : undefined
  return pressure === undefined ? references : { ...references, systolic: pressure, diastolic: pressure }
}

/** Both pressures as components of one panel, as FHIR's vital signs have them: of one alone, the other is absent. */
function writtenPressure(writer: BundleWriter, { visit, shared, isUndated }: ClinicVisit): string | undefined {
  if (!isNumber(visit.systolicMmHg) && !isNumber(visit.diastolicMmHg)) return undefined
  if (isUndated && needsDay('blood-pressure')) return undefined
  const messages = pressureNames.flatMap((measure) => messagesAbout(visit, measure))
  return writer.observe('blood-pressure', 'blood-pressure', {
    ...shared,
    category: 'vital-signs',
    messages,
    notes: impossibleNote(messages, writer.words),
    component: pressureNames.map((measure) => pressureComponent(writer, visit, measure)),
  })
}

const absent = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'unknown' }],
}

function pressureComponent(
  writer: BundleWriter,
  visit: MeasurementResult,
  measure: (typeof pressureNames)[number],
): WrittenValue {
  const { field, concept, unit } = clinicConcepts[measure]
  const value = field && visit[field]
  const code = conceptElement(concept, writer.words)
  return isNumber(value)
    ? { code, valueQuantity: quantity(value, unit), ...interpretation(classOf(visit, measure), writer) }
    : { code, dataAbsentReason: absent }
}

function classOf({ clinicMeasures = [] }: MeasurementResult, measure: ClinicMeasureName): ClinicClass | undefined {
  return clinicMeasures.find((entry) => entry.measure === measure)?.class
}

/** The class in words, with who defines it. */
function interpretation(
  named: ClinicClass | undefined,
  { words }: BundleWriter,
): { readonly interpretation?: readonly { readonly text: string }[] } {
  return named === undefined
    ? {}
    : {
        interpretation: [named, ...(named.adult === undefined ? [] : [named.adult])].map(({ name, source }) => ({
          text: `${words.clinicClasses[name]} (${source})`,
        })),
      }
}

function messagesAbout(visit: MeasurementResult, measure: ClinicMeasureName): readonly ValidationMessage[] {
  return visit.validationMessages.filter(
    ({ target, parameters }) => target === 'clinic' && 'measure' in parameters && parameters.measure === measure,
  )
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
