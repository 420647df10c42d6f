import type { MeasureSet } from './measure-set.js'

/** The ids of the sets of `auxology/references/clinic-measures`, the default first. */
export const measureSetIds = ['clinic-measures', 'clinic-measures-kiggs', 'clinic-measures-who'] as const

/** The id of such a set. */
export type MeasureSetId = (typeof measureSetIds)[number]

/** A set by its id, loaded when it is first asked for: most documents have no such values. */
export async function loadMeasures(id: MeasureSetId = measureSetIds[0]): Promise<MeasureSet> {
  const { measureSets } = await import('./clinic-measures.js')
  return measureSets.find(({ references }) => references.id === id) as MeasureSet
}
