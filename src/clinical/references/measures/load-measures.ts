import { hasClinicValues } from '../../../ground/model/clinic-values.js'
import { isRecord } from '../../../ground/text/invalid-input.js'
import type { MeasureSet } from './measure-set.js'

/** The ids of the sets of `auxology/references/clinic-measures`, the default first. */
export const measureSetIds = ['clinic-measures', 'clinic-measures-kiggs', 'clinic-measures-who'] as const

/** The id of such a set. */
export type MeasureSetId = (typeof measureSetIds)[number]

/** A set by its id, loaded when it is first asked for: most documents have no such values. */
export async function loadMeasures(id: MeasureSetId = measureSetIds[0]): Promise<MeasureSet> {
  const { clinicMeasures, measureSets } = await import('../clinic-measures.js')
  return measureSets.find(({ references }) => references.id === id) ?? clinicMeasures
}

/** What decides which references of clinic measures are loaded, and whether any are. */
export interface MeasuresNeed {
  /** The set that was asked for by name, in place of the given one. */
  readonly id?: MeasureSetId | undefined
  /** Whether they are needed; if it isn't stated, they are by a patient who has such a value. */
  readonly isNeeded?: boolean | undefined
}

/** Options with the references of clinic measures: those given, else loaded where the patient needs them. */
export async function withMeasures<Options extends { readonly measures?: MeasureSet | undefined }>(
  options: Options,
  patient: unknown,
  { id, isNeeded = hasVisitWithClinicValues(patient) }: MeasuresNeed = {},
): Promise<Options> {
  if (!isNeeded || (id === undefined && options.measures !== undefined)) return options
  return { ...options, measures: await loadMeasures(id) }
}

/** Anything may be given: whether it is a patient is checked elsewhere. */
function hasVisitWithClinicValues(patient: unknown): boolean {
  const visits: unknown = isRecord(patient) && 'measurements' in patient ? patient.measurements : undefined
  return Array.isArray(visits) && visits.some((visit) => isRecord(visit) && hasClinicValues(visit))
}
